/** Why a change did not go through, in a sentence: the server's own where it gave one. */
import { getRefusal } from "#client/family/familyApi.ts";
import { failureKindOf } from "#client/http/failureKind.ts";
import { words } from "./words.ts";

export function describeFailure(error: unknown): string {
  const refusal = getRefusal(error);
  if (refusal !== null) return refusal;
  const kind = failureKindOf(error);
  return kind === "unreachable" || kind === "timedOut" ? words.network : words.failed;
}
