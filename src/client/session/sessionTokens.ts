/** The signed-in person's access tokens; the identity code is loaded with the first one. */
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
