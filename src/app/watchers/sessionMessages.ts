/** What is said when a session ends or a sign-in in a window fails: a rule over the problem, null where nothing is said. */
import type { IdentityErrorCode, IdentityProblem } from "#client/identity/identityErrors.ts";
import { sessionWords } from "./sessionWords.ts";

export type SessionMessage = { title: string; description: string; action: string };

const endings: ReadonlySet<IdentityErrorCode> = new Set([
  "login_required",
  "missing_refresh_token",
  "invalid_grant",
]);

/** On the page for signing in the page itself says it. */
export function getSessionMessage(problem: IdentityProblem | null, path: string): SessionMessage | null {
  if (problem === null || path === "/sign-in") return null;
  if (endings.has(problem.code)) return sessionWords.ended;
  if (problem.code === "mfa_required") return sessionWords.secondStep;
  return { title: problem.message, ...sessionWords.failed };
}
