/** Why a change failed, in a sentence: the server's own if it gave one. */
import { getRefusal } from "#client/family/familyApi.ts";
import { toFailureKind } from "#client/http/failureKind.ts";
import { RequestError } from "#client/http/requestError.ts";
import { words } from "./words.ts";

export function describeFailure(error: unknown): string {
  if (error instanceof RequestError && error.isSavingOff) return words.savingOff;
  const refusal = getRefusal(error);
  if (refusal !== null) return refusal;
  const kind = toFailureKind(error);
  return kind === "unreachable" || kind === "timedOut" ? words.network : words.failed;
}
