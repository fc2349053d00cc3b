/**
 * /api/subscription: an account's paid plan; buying, changing and canceling it; and the provider's webhooks.
 */
import type { subscriptionEndpoints } from "#contract/subscription.ts";
import type { LimitedThing } from "#domain/subscription/plans.ts";
import { isSubscriptionOutdated, summarizeSubscription } from "#domain/subscription/subscription.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import type { Account } from "#server/account/store.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { countInvited } from "#server/family/invitations.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import type { ServerParts } from "#server/parts.ts";
import type { PaymentsPart, PaymentsProblem } from "#server/ports/payments.ts";
import { countMailed, readReminders } from "#server/reminders/store.ts";
import type { Database } from "#server/store/tables.ts";
import {
  findSubscription,
  findSubscriptionOfCustomer,
  isEventKnown,
  type SubscriptionRow,
  saveCustomer,
  saveSubscription,
  subscriptionsAround,
  takeTurn,
} from "./store.ts";

export const subscriptionHandlers: HandlersFor<typeof subscriptionEndpoints> = {
  subscription: withAccount(async ({ account, parts }) => {
    const { payments, store, now } = parts;
    const used = await countUsed(store.database, account.id, now());
    const allowances = async () => ({ ...(await parts.allowances.of(account.id)) });
    if (payments === null) {
      const nothing = { plan: "free", status: null, interval: null, renewsAt: null, endsAt: null } as const;
      return { status: 200, body: { hasPayments: false, ...nothing, allowances: await allowances(), used } };
    }
    const row = await readCurrentRow(parts, payments, account.id);
    const standing = summarizeSubscription(row?.subscription ?? null, now());
    const around = await subscriptionsAround(store.database, account.id);
    const isFamily = around.some((one) => summarizeSubscription(one, now()).plan === "family");
    return {
      status: 200,
      body: {
        hasPayments: true,
        ...standing,
        plan: isFamily ? "family" : "free",
        allowances: await allowances(),
        used,
      },
    };
  }),

  subscriptionCheckout: withAccount(async ({ account, body, parts }) => {
    const { payments, settings } = parts;
    if (payments === null) return refuseNothingToBuy();
    const open = (customerId: string) =>
      payments.openCheckout({
        customerId,
        accountId: account.id,
        interval: body.interval,
        successUrl: `${settings.publicUrl}/subscription-success`,
        cancelUrl: `${settings.publicUrl}/pricing`,
      });
    const payer = await findPayer(parts, payments, account);
    if (!payer.ok) return payer.problem === "paying" ? refusePayingAlready() : refuseNotNow();
    const opened = await open(payer.value);
    if (opened.ok) return { status: 200, body: { url: opened.value } };
    if (opened.problem === "away") return refuseNotNow();
    // The operator has deleted the customer there, or the key belongs to another Stripe account.
    const anew = await makeCustomer(parts, payments, account, payer.value);
    const again = anew.ok ? await open(anew.value) : anew;
    return again.ok ? { status: 200, body: { url: again.value } } : refuseNotNow();
  }),

  subscriptionPortal: withAccount(async ({ account, parts }) => {
    const { payments, settings, store } = parts;
    if (payments === null) return refuseNothingToBuy();
    const row = await findSubscription(store.database, account.id);
    if (row === null) return refuse(404, "Your account has no subscription to change.");
    const opened = await payments.openPortal(row.customerId, `${settings.publicUrl}/subscription-dashboard`);
    if (opened.ok) return { status: 200, body: { url: opened.value } };
    if (opened.problem === "away") return refuseNotNow();
    return refuse(404, "Your account has no subscription to change.");
  }),

  /**
   * Webhooks may arrive out of order, twice or late, so we store what the provider reports when asked. Those
   * about unknown customers are accepted and change nothing, so that the provider does not resend them.
   */
  async paymentWebhook({ body, request, parts }) {
    const { payments, store, now } = parts;
    if (payments === null) return refuse(404, "Nothing is sold on this site.");
    const { "stripe-signature": signature } = request.headers;
    const report =
      body !== null && typeof signature === "string" ? payments.readReport(body, signature, now()) : null;
    if (report === null) return refuse(400, "This is not signed by the payment provider.");
    const received = { status: 200, body: { isReceived: true } } as const;
    const { database } = store;
    const row =
      report.customerId === null ? null : await findSubscriptionOfCustomer(database, report.customerId);
    if (row === null || (await isEventKnown(database, report.id))) return received;
    const followed = await refreshSubscription(database, payments, row, report.id, now);
    if (followed.ok || followed.problem === "noCustomer") return received;
    // The provider resends it later.
    return refuse(503, "The payment service is not answering right now. Please send this again later.", {
      headers: { "retry-after": 60 },
    });
  },
};

/**
 * Refreshes an account's subscription from the provider and stores it. `eventId` is the webhook that triggered this; it counts as processed once the result is
 * stored.
 */
async function refreshSubscription(
  database: Database,
  payments: PaymentsPart,
  row: Pick<SubscriptionRow, "accountId" | "customerId">,
  eventId: string | null,
  now: () => Date,
): Promise<Result<null, PaymentsProblem>> {
  const turn = await takeTurn(database, row.accountId);
  // Erased in the meantime.
  if (turn === null) return succeed(null);
  const read = await payments.readSubscription(row.customerId);
  if (!read.ok && read.problem === "away") return read;
  const state = read.ok ? read.value : null;
  await saveSubscription(database, row, { turn, state, eventId }, now());
  return read.ok ? succeed(null) : fail("noCustomer");
}

/**
 * The provider's last known state; refreshed if a payment has come due since, in case its webhook was lost.
 */
async function readCurrentRow(
  { store, now }: ServerParts,
  payments: PaymentsPart,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const row = await findSubscription(store.database, accountId);
  if (row === null || row.subscription === null || row.readAt === null) return row;
  if (!isSubscriptionOutdated(row.subscription, row.readAt, now())) return row;
  // If the provider is unreachable, the stored state applies.
  await refreshSubscription(store.database, payments, row, null, now);
  return findSubscription(store.database, accountId);
}

/**
 * The provider's customer for the account. The subscription is refreshed first, so that nobody pays twice.
 */
async function findPayer(
  parts: ServerParts,
  payments: PaymentsPart,
  account: Account,
): Promise<Result<string, "paying" | "away">> {
  const { store, now } = parts;
  const row = await findSubscription(store.database, account.id);
  if (row === null) return makeCustomer(parts, payments, account, null);
  const read = await refreshSubscription(store.database, payments, row, null, now);
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
  const kept = await saveCustomer(store.database, asked, now());
  // The account was erased meanwhile: nobody is left to pay.
  return kept === null ? fail("away") : succeed(kept);
}

function refuseNothingToBuy(): ProblemReply {
  return refuse(404, "Nothing is sold on this site, and everything is open to you.");
}

function refusePayingAlready(): ProblemReply {
  return refuse(
    409,
    "You already have a subscription. Change it, pay for it or cancel it on the subscription page.",
  );
}

function refuseNotNow(): ProblemReply {
  return refuse(
    503,
    "The payment service is not answering right now. Nothing was charged. Please try again in a minute.",
    { headers: { "retry-after": 60 } },
  );
}

/**
 * Counted as each limit defines it: plans owned, people admitted or invited, reminders mailed in the person's
 * month.
 */
export async function countUsed(
  database: Database,
  accountId: string,
  now: Date,
): Promise<Record<LimitedThing, number>> {
  const plans = await database
    .selectFrom("plan_members")
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .select("plan_id")
    .execute();
  return {
    plansInSync: plans.length,
    peopleInvited: await countInvited(database, accountId, now),
    remindersPerMonth: await mailedInMonth(database, accountId, now),
  };
}

/** The month in the person's time zone, as for their reminders. */
async function mailedInMonth(database: Database, accountId: string, now: Date): Promise<number> {
  const timeZone = (await readReminders(database, accountId))?.settings.timeZone ?? "UTC";
  return countMailed(database, accountId, toWallTime(timeZone, now).day);
}
