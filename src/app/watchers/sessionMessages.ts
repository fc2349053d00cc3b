/** Picks the message for an ended session or a failed popup sign-in; null if nothing should be shown. */
import type { IdentityErrorCode, IdentityProblem } from "#client/identity/identityErrors.ts";
import { sessionWords } from "./sessionWords.ts";

export type SessionMessage = { title: string; description: string; action: string };

const endings: ReadonlySet<IdentityErrorCode> = new Set([
  "login_required",
  "missing_refresh_token",
  "invalid_grant",
]);

/** The sign-in page shows the problem itself. */
export function getSessionMessage(problem: IdentityProblem | null, path: string): SessionMessage | null {
  if (problem === null || path === "/sign-in") return null;
  if (problem.hasReturned) {
    const { returned } = sessionWords;
    return {
      ...returned,
      description: returned.description(problem.message, returned.reasons[problem.code]),
    };
  }
  if (endings.has(problem.code)) return sessionWords.ended;
  if (problem.code === "mfa_required") return sessionWords.secondStep;
  return { title: problem.message, ...sessionWords.failed };
}
