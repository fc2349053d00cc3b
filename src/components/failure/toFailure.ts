/** Which failure an error is, told truthfully apart: no network, no answer, or a sign-in that has ended. */
import { toFailureKind } from "#client/http/failureKind.ts";
import { RequestError } from "#client/http/requestError.ts";
import type { Failure } from "./words.ts";

export function toFailure(error: unknown, isOnline = navigator.onLine): Failure {
  if (error instanceof RequestError && error.isSavingOff) return "savingOff";
  const kind = toFailureKind(error);
  return kind === "unreachable" && !isOnline ? "offline" : kind;
}
