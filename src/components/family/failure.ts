/** Why a change failed, in a sentence: the server's own where it says more than that. */
import { getRefusal } from "#client/family/familyApi.ts";
import { toFailure } from "#components/failure/toFailure.ts";
import { failureWords } from "#components/failure/words.ts";

export function describeFailure(error: unknown): string {
  const failure = toFailure(error);
  const refusal = failure === "signedOut" || failure === "savingOff" ? null : getRefusal(error);
  return refusal ?? failureWords.describe(failure);
}
