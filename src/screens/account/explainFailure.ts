/** Explains why a change failed: the server's own message if it is meant for people. */
import { RequestError } from "#client/http/requestError.ts";
import { toFailure } from "#components/failure/toFailure.ts";
import { failureWords } from "#components/failure/words.ts";

export function explainFailure(error: unknown): string {
  const failure = toFailure(error);
  const isOwn = failure !== "signedOut" && failure !== "savingOff";
  if (isOwn && error instanceof RequestError && error.problem !== null) return error.problem.detail;
  return failureWords.describe(failure);
}
