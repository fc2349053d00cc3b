/** Passkeys: signing in with one, and the account's list. Changes need a sign-in of the last few minutes. */
import type { EndpointId } from "#contract/endpoints.ts";
import { type ListedPasskey, type passkeyEndpoints, passkeyLimits } from "#contract/passkeys.ts";
import { type WithAccount, withAccount } from "#server/account/withAccount.ts";
import type { Handler, HandlerInput, HandlersFor, ReplyTo } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { finishSignIn } from "#server/identity/finishSignIn.ts";
import { listPasskeys, renamePasskey } from "#server/identity/passkeys.ts";
import { findActsUntil } from "#server/identity/recentSignIn.ts";
import type { Passkey, PasskeyService } from "#server/ports/identity.ts";

const noPasskeys = "This installation has no passkeys. They need https, and accounts that are kept here.";
const wrongPasskey =
  "This passkey was not accepted. It may have been removed from the account. Sign in with your password, or try again.";
const refusedPasskey = "The passkey was not accepted, so it was not added. Please try again.";
const missingPasskey = "This passkey is no longer in your account.";

export const passkeyHandlers: HandlersFor<typeof passkeyEndpoints> = {
  passkeySignInOptions: withPasskeys(async (passkeys, { body }) => ({
    status: 200,
    body: await passkeys.offerSignIn(body.interaction),
  })),

  passkeySignIn: withPasskeys(async (passkeys, input) => {
    const { body } = input;
    const { accountService } = input.parts.identity;
    const signedIn = await passkeys.signIn(body.response, body.interaction);
    if (!signedIn.ok || accountService === null) return refuse(401, wrongPasskey);
    const { subject, passkeyId } = signedIn.value;
    return finishSignIn(accountService, input, body.interaction, subject, { passkeyId });
  }),

  passkeys: withAccount(async ({ account, identity, parts }) => {
    if (parts.identity.passkeys === null) return refuse(404, noPasskeys);
    const kept = await listPasskeys(parts.store.database, account.id);
    return {
      status: 200,
      body: {
        passkeys: kept.map(toListed),
        mayChangeUntil: findActsUntil(identity, parts.now()),
      },
    };
  }),

  passkeyOptions: withOwnPasskeys(async (passkeys, { account }) => {
    const offered = await passkeys.offerAdding(account);
    return offered.ok ? { status: 200, body: offered.value } : refuseAdding(offered.problem);
  }),

  addPasskey: withOwnPasskeys(async (passkeys, { account, body }) => {
    const added = await passkeys.add(account, body);
    return added.ok ? { status: 201, body: toListed(added.value) } : refuseAdding(added.problem);
  }),

  renamePasskey: withOwnPasskeys(async (_passkeys, { account, params, body, parts }) => {
    const isDone = await renamePasskey(parts.store.database, account.id, params.passkeyId, body.name);
    return isDone ? { status: 204, body: null } : refuse(404, missingPasskey);
  }),

  removePasskey: withOwnPasskeys(async (passkeys, { account, identity, params }) => {
    const isDone = await passkeys.remove(account, params.passkeyId, identity?.sessionUid ?? null);
    return isDone ? { status: 204, body: null } : refuse(404, missingPasskey);
  }),
};

function withPasskeys<Id extends EndpointId>(
  answer: (passkeys: PasskeyService, input: HandlerInput<Id>) => Promise<ReplyTo<Id>>,
): Handler<Id> {
  return async (input) => {
    const { passkeys } = input.parts.identity;
    return passkeys === null ? refuse(404, noPasskeys) : answer(passkeys, input);
  };
}

/** A stolen or borrowed device that is still signed in cannot add a passkey of its own. */
function withOwnPasskeys<Id extends EndpointId>(
  answer: (passkeys: PasskeyService, input: HandlerInput<Id> & WithAccount) => Promise<ReplyTo<Id>>,
): Handler<Id> {
  return withAccount(async (input) => {
    const { passkeys } = input.parts.identity;
    if (passkeys === null) return refuse(404, noPasskeys);
    const isRecent = findActsUntil(input.identity, input.parts.now()) !== null;
    return isRecent ? answer(passkeys, input) : refuse(403, signInAgain);
  });
}

const signInAgain = "To change your passkeys, please sign in again first. Nothing was changed.";

function refuseAdding(why: "refused" | "tooMany" | "known" | "missing"): ProblemReply {
  switch (why) {
    case "tooMany":
      return refuse(409, `An account can have ${passkeyLimits.perAccount} passkeys. Remove one first.`);
    case "known":
      return refuse(409, "This passkey is already in an account.");
    case "missing":
    case "refused":
    default:
      return refuse(400, refusedPasskey);
  }
}

function toListed({ id, name, createdAt, lastUsedAt, isMultiDevice, isBackedUp }: Passkey): ListedPasskey {
  return { passkeyId: id, name, createdAt, lastUsedAt, isSynced: isMultiDevice && isBackedUp };
}
