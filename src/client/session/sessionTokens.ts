/** The signed-in person's access tokens; the identity code comes with the first of them. */
import type { AccessTokens } from "#client/http/accessTokens.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { hasSessionHint } from "./hint.ts";

export const sessionTokens: AccessTokens = {
  isSignedIn: hasSessionHint,
  async token(wish) {
    const { sessionSteps } = await loadIdentity();
    return sessionSteps.getAccessToken(wish);
  },
};
