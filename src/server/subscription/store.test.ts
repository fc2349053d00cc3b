/** Subscriptions in the store: the same cases on SQLite and on PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultReminders } from "#domain/reminders/settings.ts";
import type { Subscription } from "#domain/subscription/subscription.ts";
import { createOwnAccount, findAccount } from "#server/account/store.ts";
import { eraseAccount } from "#server/personalData/eraseAccount.ts";
import { saveReminders } from "#server/reminders/store.ts";
import type { Store } from "#server/store/store.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { countUsed } from "./routes.ts";
import {
  deletePaymentEvents,
  exportSubscription,
  findSubscription,
  findSubscriptionOfCustomer,
  isEventKnown,
  saveCustomer,
  saveSubscription,
  subscriptionsAround,
  takeTurn,
} from "./store.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const active: Subscription = {
  status: "active",
  interval: "year",
  renewsAt: "2027-11-21T12:00:00.000Z",
  endsAt: null,
  pastDueSince: null,
};
const dueSince = (pastDueSince: string): Subscription => ({
  ...active,
  status: "pastDue",
  renewsAt: null,
  pastDueSince,
});

const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let ana = "";
  let subject = "";

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    const account = { email: "ana@example.com", name: "Ana", passwordHash: "" };
    subject = (await createOwnAccount(store.database, account, noon)) ?? "";
    ana = (await findAccount(store.database, subject))?.id ?? "";
  });
  afterEach(() => store?.close());

  const pay = (customerId: string, replaces: string | null = null) =>
    saveCustomer(store.database, { accountId: ana, customerId, replaces }, noon);
  async function hear(state: Subscription | null, eventId: string | null = null): Promise<void> {
    const turn = (await takeTurn(store.database, ana)) ?? 0;
    await saveSubscription(
      store.database,
      { accountId: ana, customerId: "cus_1" },
      { turn, state, eventId },
      noon,
    );
  }
  const kept = async () => (await findSubscription(store.database, ana))?.subscription ?? null;

  test("an account that goes to pay twice at once is one customer", async () => {
    const both = await Promise.all([pay("cus_1"), pay("cus_2")]);
    expect(new Set(both).size).toBe(1);
    expect(await pay("cus_3")).toBe(both[0]);
    expect(await pay("cus_3", both[0])).toBe("cus_3");
    expect(await findSubscriptionOfCustomer(store.database, both[0] ?? "")).toBeNull();
    expect(await findSubscriptionOfCustomer(store.database, "cus_3")).toMatchObject({ accountId: ana });
  });

  test("an account that is gone does not go to pay", async () => {
    const gone = { accountId: "nobody", customerId: "cus_1", replaces: null };
    expect(await saveCustomer(store.database, gone, noon)).toBeNull();
    expect(await takeTurn(store.database, "nobody")).toBeNull();
  });

  test("what was asked for later stands, whichever answer comes last", async () => {
    await pay("cus_1");
    const [first, second] = [await takeTurn(store.database, ana), await takeTurn(store.database, ana)];
    const row = { accountId: ana, customerId: "cus_1" };
    const answer = (turn: number | null, state: Subscription | null) =>
      saveSubscription(store.database, row, { turn: turn ?? 0, state, eventId: null }, noon);
    await answer(second, active);
    await answer(first, null);
    expect(await kept()).toEqual(active);
    await saveSubscription(
      store.database,
      { ...row, customerId: "cus_0" },
      { turn: 9, state: null, eventId: null },
      noon,
    );
    expect(await kept()).toEqual(active);
  });

  test("a payment that goes on failing is due since the first time, and anew after it was made good", async () => {
    await pay("cus_1");
    await hear(dueSince("2026-11-01T00:00:00.000Z"));
    await hear(dueSince("2026-12-01T00:00:00.000Z"));
    expect(await kept()).toEqual(dueSince("2026-11-01T00:00:00.000Z"));
    await hear(active);
    await hear(dueSince("2027-01-01T00:00:00.000Z"));
    expect(await kept()).toEqual(dueSince("2027-01-01T00:00:00.000Z"));
  });

  test("a report is known once it was worked on, until its days are over", async () => {
    await pay("cus_1");
    expect(await isEventKnown(store.database, "evt_1")).toBe(false);
    await Promise.all([hear(active, "evt_1"), hear(active, "evt_1")]);
    expect(await isEventKnown(store.database, "evt_1")).toBe(true);
    expect(await deletePaymentEvents(store.database, noon.toISOString())).toBe(0);
    expect(await deletePaymentEvents(store.database, "2026-11-21T12:00:00.001Z")).toBe(1);
  });

  test("a family is who has a plan together; a counselor is none of it", async () => {
    await store.database
      .insertInto("plans")
      .values({
        id: "plan-1",
        created_at: noon.toISOString(),
        revision: 0,
        commands: 0,
        letters: 0,
        history_after: 0,
        money_shared_since: null,
      })
      .execute();
    for (const [account_id, role] of [
      ["student", "owner"],
      [ana, "parent"],
      ["helper", "counselor"],
    ] as const) {
      const member = { plan_id: "plan-1", account_id, role, scopes: "[]", joined_at: noon.toISOString() };
      await store.database.insertInto("plan_members").values(member).execute();
    }
    await pay("cus_1");
    await hear(active);
    expect(await subscriptionsAround(store.database, "student")).toEqual([active]);
    expect(await subscriptionsAround(store.database, ana)).toEqual([active]);
    expect(await subscriptionsAround(store.database, "helper")).toEqual([]);
    const now = new Date();
    expect(await countUsed(store.database, "student", now)).toMatchObject({
      plansInSync: 1,
      peopleInvited: 2,
    });
    expect(await countUsed(store.database, ana, now)).toMatchObject({ plansInSync: 0, peopleInvited: 0 });
  });

  test("reminders are counted by the month of the person’s time zone", async () => {
    await saveReminders(store.database, ana, { ...defaultReminders, timeZone: "America/Los_Angeles" }, noon);
    const kind = "digest";
    const sent = { account_id: ana, kind, outcome: "mailed", sent_at: noon.toISOString(), outbox_id: null };
    await store.database
      .insertInto("reminder_sends")
      .values({ ...sent, period: "2026-11-30" })
      .execute();
    // In California it is still the evening of November 30.
    const inNovember = await countUsed(store.database, ana, new Date("2026-12-01T05:00:00Z"));
    const inDecember = await countUsed(store.database, ana, new Date("2026-12-01T09:00:00Z"));
    expect([inNovember.remindersPerMonth, inDecember.remindersPerMonth]).toEqual([1, 0]);
  });

  test("is taken along, and erased only with the customer that the payment provider has forgotten", async () => {
    await pay("cus_1");
    await hear(active, "evt_1");
    const exported = await exportSubscription(store.database, ana);
    expect(exported).toMatchObject({ subscription: { status: "active" }, paymentEvents: [{ id: "evt_1" }] });
    const account = await findAccount(store.database, subject);
    if (account === null) throw new Error("There is no account.");
    expect(await eraseAccount(store.database, account, null, noon)).toBeNull();
    expect(await eraseAccount(store.database, account, "cus_0", noon)).toBeNull();
    expect(await kept()).toEqual(active);
    expect(await eraseAccount(store.database, account, "cus_1", noon)).toMatchObject({
      subscriptions: 1,
      payment_events: 1,
      accounts: 1,
    });
    expect(await exportSubscription(store.database, ana)).toEqual({ subscription: null, paymentEvents: [] });
    // A webhook whose refresh finishes only now.
    const late = { turn: 9, state: active, eventId: "evt_2" };
    await saveSubscription(store.database, { accountId: ana, customerId: "cus_1" }, late, noon);
    expect(await exportSubscription(store.database, ana)).toEqual({ subscription: null, paymentEvents: [] });
  });
});
