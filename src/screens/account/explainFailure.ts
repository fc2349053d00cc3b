/** Explains why a change failed: the server's own message if it is meant for people. */
import { toFailureKind } from "#client/http/failureKind.ts";
import { RequestError } from "#client/http/requestError.ts";
import { words } from "./words.ts";

export function explainFailure(error: unknown): string {
  if (error instanceof RequestError && error.problem !== null) return error.problem.detail;
  return words.because[toFailureKind(error)];
}
