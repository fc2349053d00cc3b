/** Finds whose request it is: what the handlers for signed-in people begin with. */
import type { EndpointId } from "#contract/endpoints.ts";
import { refuseSignedOut } from "#server/http/access.ts";
import type { Handler, HandlerInput, ReplyTo } from "#server/http/handler.ts";
import { type Account, findOrCreateAccount } from "./store.ts";

export type WithAccount = { account: Account };

/** Refuses whoever has no account any more: a token outlives an erased account by some minutes. */
export function withAccount<Id extends EndpointId>(
  answer: (input: HandlerInput<Id> & WithAccount) => Promise<ReplyTo<Id>>,
): Handler<Id> {
  return async (input) => {
    const { identity, parts } = input;
    const account =
      identity === null ? null : await findOrCreateAccount(parts.store.database, identity, parts.now());
    return account === null ? refuseSignedOut() : answer({ ...input, account });
  };
}
