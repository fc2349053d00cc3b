/** GET and HEAD /api/user/profile: who is signed in; 204 for anyone without a valid token. */
import type { userProfileEndpoints } from "#contract/userProfile.ts";
import { emailKey, findOrCreateAccount } from "#server/account/store.ts";
import { refuseAsker } from "#server/http/access.ts";
import type { HandlersFor } from "#server/http/handler.ts";

export const userProfileHandlers: HandlersFor<typeof userProfileEndpoints> = {
  async userProfile({ identity, isUnchecked, parts }) {
    // "Nobody is signed in" would be wrong: we do not know.
    if (isUnchecked) return refuseAsker(503, { who: "unchecked" });
    const account =
      identity === null ? null : await findOrCreateAccount(parts.store.database, identity, parts.now());
    if (identity === null || account === null) return { status: 204, body: null };
    const { name, email, emailVerified, picture, roles, subject, claims = {} } = identity;
    const primaryAdminEmail = parts.settings.primaryAdminEmail;
    // An unconfirmed address may belong to anyone.
    const primaryAdmin = emailVerified && primaryAdminEmail !== null && emailKey(email) === primaryAdminEmail;
    return {
      status: 200,
      body: { name, email, picture, roles: [...roles], primaryAdmin, accountId: account.id, subject, claims },
    };
  },
};
