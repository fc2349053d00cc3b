/** Who may use this installation's language model: decided before anything is sent to the provider. */
import { fail, type Result, succeed } from "#lib/result.ts";
import { findOrCreateAccount } from "#server/account/store.ts";
import { refuseSignedOut } from "#server/http/access.ts";
import type { RequestContext } from "#server/http/handler.ts";
import { type ProblemReply, refuse, refuseTooMany } from "#server/http/problems.ts";
import type { ModelPart } from "#server/ports/model.ts";
import type { Budget, Refused } from "./budget.ts";

/** The age from which people may have an account. */
const accountAge = 13;

/** `accountId` null: a visitor, where they may ask. */
export type Admitted = { model: ModelPart; budget: Budget; accountId: string | null };

/** `standIn` says, in a sentence, what works without a model. */
export async function admitAsker(
  { identity, isUnchecked, request, parts }: RequestContext,
  confirmedAge: number | null,
  standIn: string,
): Promise<Result<Admitted, ProblemReply>> {
  const { model, settings, store, allowances, now } = parts;
  if (model === null || settings.model === null)
    return fail(refuse(404, `This installation has no language model. ${standIn}`));
  const { allowsVisitors, minimumAge } = settings.model;
  if (identity === null && request.headers.authorization !== undefined && !isUnchecked) {
    return fail(refuseSignedOut('Bearer error="invalid_token"'));
  }
  if (identity === null && !allowsVisitors) return fail(refuseSignedOut());
  const account = identity === null ? null : await findOrCreateAccount(store.database, identity, now());
  if (identity !== null && account === null) return fail(refuseSignedOut());
  const knownAge = Math.max(account === null ? 0 : accountAge, confirmedAge ?? 0);
  if (knownAge < minimumAge) {
    return fail(
      refuse(
        403,
        `The language model is for people of ${minimumAge} or older. Please confirm your age first.`,
      ),
    );
  }
  const { dailyTokens, dailyTokensAccount, dailyTokensFamily, dailyTokensNetwork } = settings.model;
  // What differs by plan is looked up only where it does.
  const hasPlans = dailyTokensFamily !== dailyTokensAccount && account !== null;
  const isFamily = hasPlans && (await allowances.planOf(account.id)) === "family";
  const budget = {
    dailyTokens,
    dailyTokensNetwork,
    dailyTokensAccount: isFamily ? dailyTokensFamily : dailyTokensAccount,
  };
  return succeed({ model, budget, accountId: account?.id ?? null });
}

export function refuseBudget(refused: Refused, now: Date, standIn: string): ProblemReply {
  switch (refused) {
    case "gone":
      return refuseSignedOut();
    case "atOnce":
      return refuse(409, "Two of your questions are being answered already. Wait for one of them.");
    case "accountUsedUp":
      return refuseTooMany(
        countSecondsLeft(now),
        `You have reached your account’s daily limit for the language model. ${standIn}`,
      );
    case "networkUsedUp":
      return refuseTooMany(
        countSecondsLeft(now),
        `Your network has reached its daily limit for the language model without an account. ${standIn}`,
      );
    case "usedUp":
    default:
      return refuseTooMany(
        countSecondsLeft(now),
        `The language model has reached its limit for today. ${standIn}`,
      );
  }
}

/** Until the next UTC day. */
function countSecondsLeft(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1_000);
}
