/** What goes wrong between this device and a language model, each as a reason to show what rules found. */
import { RequestError } from "#client/http/requestError.ts";
import type { FaultReason } from "#contract/counselorTurns.ts";

/**
 * "off" to "atOnce": the server did not ask the model; "offline": it was not reached; "failed": a fault of ours; the
 * others: the model's.
 */
export type ModelFault =
  | "off"
  | "signIn"
  | "age"
  | "refusedRequest"
  | "usedUp"
  | "atOnce"
  | "offline"
  | "failed"
  | FaultReason;

/** How long a stream may be silent; more than the server allows the provider. */
export const modelSilenceMs = 35_000;

/** Ends a stream that has gone silent. */
export class SilenceWatch {
  hasFired = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly controller: AbortController;
  private readonly ms: number;

  constructor(controller: AbortController, ms: number) {
    this.controller = controller;
    this.ms = ms;
    this.restart();
  }

  restart(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.hasFired = true;
      this.controller.abort();
    }, this.ms);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

const faultByStatus: Readonly<Record<number, ModelFault>> = {
  401: "signIn",
  403: "age",
  404: "off",
  409: "atOnce",
  429: "usedUp",
};

/** What fetching or reading a stream threw. */
export function classifyFailure(error: unknown): ModelFault {
  if (error instanceof RequestError) {
    if (error.status === null) return "offline";
    return faultByStatus[error.status] ?? (error.status >= 500 ? "unavailable" : "refusedRequest");
  }
  // What fetch and a reader throw where the line breaks: browsers' words differ.
  return error instanceof TypeError ? "offline" : "failed";
}
