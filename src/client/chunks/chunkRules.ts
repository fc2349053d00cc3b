/** How often and after what wait a failed chunk is retried. Section 4 of the specification. */
import { chunkRetries, chunkRetryBaseMs, chunkRetryStepMs } from "#client/limits.ts";

export type ChunkStep =
  /** `number` is shown, as in "Try Again (1/3)"; `waitMs` is the delay between the press and the retry. */
  { kind: "retry"; number: number; of: number; waitMs: number } | { kind: "reload" };

export function getChunkStep(retriesUsed: number): ChunkStep {
  if (retriesUsed >= chunkRetries) return { kind: "reload" };
  return {
    kind: "retry",
    number: retriesUsed + 1,
    of: chunkRetries,
    waitMs: chunkRetryBaseMs + chunkRetryStepMs * retriesUsed,
  };
}
