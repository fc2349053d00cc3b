/** /api/subscription: what an account has of the paid plan, and the ways to buy, change and cancel it. */
import type { FastifyReply } from "fastify";
import type { z } from "zod/mini";
import type { checkoutEndpoint, SubscriptionReply } from "#contract/subscription.ts";
import { isSubscriptionOutdated, summarizeSubscription } from "#domain/subscription/subscription.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { sendProblem } from "#server/http/problems.ts";
import { followSubscription } from "#server/parts/payments/followSubscription.ts";
import type { PaymentsPart } from "#server/parts/payments/port.ts";
import type { ServerParts } from "#server/parts.ts";
import type { Account } from "#server/store/accounts.ts";
import {
  findSubscription,
  keepCustomer,
  type SubscriptionRow,
  subscriptionsAround,
} from "#server/store/subscriptions.ts";
import { usedBy } from "#server/store/used.ts";
import { sendPrivately, withAccount } from "./planAccess.ts";

export const answerSubscription = withAccount(async ({ account, parts, reply }) => {
  const { payments, store, now } = parts;
  const used = await usedBy(store.database, account.id, now());
  const allowances = async () => ({ ...(await parts.allowances.of(account.id)) });
  if (payments === null) {
    const nothing = { plan: "free", status: null, interval: null, renewsAt: null, endsAt: null } as const;
    const open: SubscriptionReply = { hasPayments: false, ...nothing, allowances: await allowances(), used };
    return sendPrivately(reply, open);
  }
  const standing = summarizeSubscription((await currentRow(parts, payments, account.id))?.subscription ?? null, now());
  const around = await subscriptionsAround(store.database, account.id);
  const isFamily = around.some((one) => summarizeSubscription(one, now()).plan === "family");
  const answer: SubscriptionReply = {
    hasPayments: true,
    ...standing,
    plan: isFamily ? "family" : "free",
    allowances: await allowances(),
    used,
  };
  return sendPrivately(reply, answer);
});

export const answerCheckout = withAccount(async (input) => {
  const { account, parts, reply } = input;
  // Checked against this schema by registerEndpoints.
  const { interval } = input.body as z.infer<typeof checkoutEndpoint.body>;
  const { payments, settings } = parts;
  if (payments === null) return sendNothingToBuy(reply);
  const open = (customerId: string) =>
    payments.openCheckout({
      customerId,
      accountId: account.id,
      interval,
      successUrl: `${settings.publicUrl}/subscription-success`,
      cancelUrl: `${settings.publicUrl}/pricing`,
    });
  const payer = await payerOf(parts, payments, account);
  if (!payer.ok) return payer.problem === "paying" ? sendPayingAlready(reply) : sendNotNow(reply);
  const opened = await open(payer.value);
  if (opened.ok) return sendPrivately(reply, { url: opened.value });
  if (opened.problem === "away") return sendNotNow(reply);
  // The operator has deleted the customer there, or the key is another account's.
  const anew = await makeCustomer(parts, payments, account, payer.value);
  const again = anew.ok ? await open(anew.value) : anew;
  return again.ok ? sendPrivately(reply, { url: again.value }) : sendNotNow(reply);
});

export const answerPortal = withAccount(async ({ account, parts, reply }) => {
  const { payments, settings, store } = parts;
  if (payments === null) return sendNothingToBuy(reply);
  const row = await findSubscription(store.database, account.id);
  if (row === null) return sendProblem(reply, 404, "Your account has no subscription to change.");
  const opened = await payments.openPortal(row.customerId, `${settings.publicUrl}/subscription-dashboard`);
  if (opened.ok) return sendPrivately(reply, { url: opened.value });
  if (opened.problem === "away") return sendNotNow(reply);
  return sendProblem(reply, 404, "Your account has no subscription to change.");
});

/** What the provider last said; asked anew where a payment was due since, should its report have been lost. */
async function currentRow(
  { store, now }: ServerParts,
  payments: PaymentsPart,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const row = await findSubscription(store.database, accountId);
  if (row === null || row.subscription === null || row.readAt === null) return row;
  if (!isSubscriptionOutdated(row.subscription, row.readAt, now())) return row;
  // What is kept stands where the provider is away.
  await followSubscription(store.database, payments, row, null, now);
  return findSubscription(store.database, accountId);
}

/** Whom the provider knows the account as. What is paid is asked anew first, so that nobody pays twice. */
async function payerOf(
  parts: ServerParts,
  payments: PaymentsPart,
  account: Account,
): Promise<Result<string, "paying" | "away">> {
  const { store, now } = parts;
  const row = await findSubscription(store.database, account.id);
  if (row === null) return makeCustomer(parts, payments, account, null);
  const read = await followSubscription(store.database, payments, row, null, now);
  if (!read.ok) {
    return read.problem === "away" ? fail("away") : makeCustomer(parts, payments, account, row.customerId);
  }
  const fresh = await findSubscription(store.database, account.id);
  const status = fresh?.subscription?.status ?? null;
  return status === "active" || status === "pastDue" ? fail("paying") : succeed(row.customerId);
}

async function makeCustomer(
  { store, now }: ServerParts,
  payments: PaymentsPart,
  { id, email }: Account,
  replaces: string | null,
): Promise<Result<string, "away">> {
  const made = await payments.createCustomer({ accountId: id, email, replaces });
  if (!made.ok) return fail("away");
  const asked = { accountId: id, customerId: made.value, replaces };
  const kept = await keepCustomer(store.database, asked, now());
  // The account was erased meanwhile: nobody is there to pay.
  return kept === null ? fail("away") : succeed(kept);
}

function sendNothingToBuy(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, "Nothing is sold on this site: everything is open to you.");
}

function sendPayingAlready(reply: FastifyReply): FastifyReply {
  return sendProblem(
    reply,
    409,
    "You have a subscription already. Change it, pay for it or cancel it on the subscription page.",
  );
}

function sendNotNow(reply: FastifyReply): FastifyReply {
  return sendProblem(
    reply.header("retry-after", 60),
    503,
    "The payment service does not answer just now. Nothing was charged. Please try again in a minute.",
  );
}
