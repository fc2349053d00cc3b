/** Why a change failed, in a sentence: the server's own if it gave one. */
import { getRefusal } from "#client/family/familyApi.ts";
import { toFailureKind } from "#client/http/failureKind.ts";
import { words } from "./words.ts";

export function describeFailure(error: unknown): string {
  const refusal = getRefusal(error);
  if (refusal !== null) return refusal;
  const kind = toFailureKind(error);
  return kind === "unreachable" || kind === "timedOut" ? words.network : words.failed;
}
