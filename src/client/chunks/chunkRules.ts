/** How often a failed chunk is tried again, and how long before each try: the specification's section 4. */
import { chunkRetries, chunkRetryBaseMs, chunkRetryStepMs } from "#client/limits.ts";

export type ChunkStep =
  /** `number` is shown, as in "Try Again (1/3)"; `waitMs` passes between the press and the new load. */
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
