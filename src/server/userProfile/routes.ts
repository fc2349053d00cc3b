/** GET and HEAD /api/user/profile: who is signed in; 204 for everyone whose token does not say so. */
import type { UserProfile } from "#contract/userProfile.ts";
import { accountOf, emailKey } from "#server/account/store.ts";
import { sendRefusal } from "#server/http/access.ts";
import type { HandlerInput } from "#server/parts.ts";

export async function answerUserProfile({ identity, isUnchecked, reply, parts }: HandlerInput) {
  // "Nobody is signed in" would be wrong: it is not known.
  if (isUnchecked) return sendRefusal(reply, 503, { who: "unchecked" });
  reply.header("cache-control", "no-store");
  const account = identity === null ? null : await accountOf(parts.store.database, identity, parts.now());
  if (identity === null || account === null) return reply.code(204).send();
  const { name, email, emailVerified, picture, roles } = identity;
  const primaryAdminEmail = parts.settings.primaryAdminEmail;
  const profile: UserProfile = {
    name,
    email,
    picture,
    roles: [...roles],
    // An address that nobody has confirmed may be anyone's.
    primaryAdmin: emailVerified && primaryAdminEmail !== null && emailKey(email) === primaryAdminEmail,
    accountId: account.id,
  };
  return reply.send(profile);
}
