/** Why a read failed, in as much detail as changes what a person can do about it. */
import { isChunkError } from "#client/errors/errorKinds.ts";
import { RequestError } from "./requestError.ts";

export type FailureKind =
  /** No response. */
  | "unreachable"
  | "timedOut"
  /** Another network's page came instead, such as a café's sign-in page. */
  | "otherNetwork"
  | "cutShort"
  | "tooMany"
  | "serverFault"
  | "missing"
  /** The server no longer knows who this is. */
  | "signedOut"
  | "refused"
  /** A response this release of the page cannot parse, or part of the page did not load. */
  | "unreadable";

export function toFailureKind(error: unknown): FailureKind {
  if (isChunkError(error)) return "unreadable";
  // What fetch throws in Chromium, Firefox and Safari. Other type errors are bugs.
  if (error instanceof TypeError && /failed to fetch|network|load failed/i.test(error.message))
    return "unreachable";
  if (!(error instanceof RequestError)) return "unreadable";
  const { status, reason } = error;
  if (reason !== "refused" || status === null) return reason;
  if (status >= 500) return "serverFault";
  if (status === 429) return "tooMany";
  // Others on the way refuse too, but not in the server's own words.
  if (status === 401 && error.problem !== null) return "signedOut";
  return status === 404 || status === 410 ? "missing" : "refused";
}
