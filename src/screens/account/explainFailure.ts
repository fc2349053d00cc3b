/** Why a change did not go through, in a sentence: the server's own, where it gave one for people. */
import { failureKindOf } from "#client/http/failureKind.ts";
import { RequestError } from "#client/http/requestError.ts";
import { words } from "./words.ts";

export function explainFailure(error: unknown): string {
  if (error instanceof RequestError && error.problem !== null) return error.problem.detail;
  return words.because[failureKindOf(error)];
}
