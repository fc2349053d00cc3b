/** The token that a call to the server carries, and which calls carry one. */
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { hasSessionHint } from "./hint.ts";

/** What the server answers alike to everybody: no call waits for a token there, and none says who asks. */
const alike =
  /^\/api\/(health|college-cost-calculator|majors|zip-codes|content-search|colleges|page-data|pricing|application-timeline|contact|waitlist|page-views|student-aid-index|routes|identity)(?![a-z-])/;

/** Whether the call at this path is to say who asks, on a device where somebody signed in. */
export function carriesBearer(path: string): boolean {
  return !alike.test(path) && hasSessionHint();
}

/**
 * Null where the session turned out to be over: the server then treats the call as a visitor's. Rejects where the
 * identity host could not be asked.
 */
export async function bearerToken(wish: "kept" | "renewed"): Promise<string | null> {
  const { sessionSteps } = await loadIdentity();
  return sessionSteps.bearer(wish);
}
