/** The token that a call to the server carries, and which calls carry one. */

import type { Bearers } from "#client/http/bearers.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { hasSessionHint } from "./hint.ts";

/** What the server answers alike to everybody: no call waits for a token there, and none says who asks. */
const alike =
  /^\/api\/(health|college-cost-calculator|majors|zip-codes|content-search|colleges|page-data|pricing|application-timeline|contact|waitlist|page-views|student-aid-index|routes|identity|reminders)(?![a-z-])/;

/** The signed-in person's tokens; the identity code comes with the first of them. */
export const sessionAccessTokens: Bearers = {
  isFor: (path) => !alike.test(path) && hasSessionHint(),
  async token(wish) {
    const { sessionSteps } = await loadIdentity();
    return sessionSteps.getAccessToken(wish);
  },
};
