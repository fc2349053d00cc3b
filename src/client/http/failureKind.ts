/** Why a read brought nothing, as far as it changes what a person can do about it. */
import { isChunkError } from "#client/errors/errorKinds.ts";
import { RequestError } from "./requestError.ts";

export type FailureKind =
  /** No answer at all. */
  | "unreachable"
  | "timedOut"
  /** Another network's page came, as in a café before one has signed in. */
  | "otherNetwork"
  | "cutShort"
  | "tooMany"
  | "serverFault"
  | "missing"
  | "refused"
  /** An answer came that this release of the page cannot read, or a part of the page did not come. */
  | "unreadable";

export function toFailureKind(error: unknown): FailureKind {
  if (isChunkError(error)) return "unreadable";
  // What fetch throws: Chromium's, Firefox's and Safari's words. Other type errors are faults of a program.
  if (error instanceof TypeError && /failed to fetch|network|load failed/i.test(error.message))
    return "unreachable";
  if (!(error instanceof RequestError)) return "unreadable";
  const { status, reason } = error;
  if (reason !== "refused" || status === null) return reason;
  if (status >= 500) return "serverFault";
  if (status === 429) return "tooMany";
  return status === 404 || status === 410 ? "missing" : "refused";
}
