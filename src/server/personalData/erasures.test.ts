/** Planned erasures on both databases: carried out once, also after a restart and a process that died in the middle. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fail } from "#lib/result.ts";
import { createOwnAccount, findAccount } from "#server/account/store.ts";
import { sendDueMail } from "#server/outbox/job.ts";
import type { MailPart } from "#server/ports/mail.ts";
import type { PaymentsPart } from "#server/ports/payments.ts";
import type { Store, StoreSettings } from "#server/store/store.ts";
import { saveCustomer } from "#server/subscription/store.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { runErasures } from "./erasureJob.ts";
import { callOffErasure, claimDueErasures, findErasureOf, planErasure } from "./erasures.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const weekLater = new Date("2026-11-28T12:00:00Z");
const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let settings: StoreSettings;
  let store: Store;
  let clock: Date;
  let accountId: string;
  let subject: string;

  beforeEach(async (context) => {
    clock = noon;
    settings = await databases.newSettings(kind, context);
    store = await openAt(settings, () => clock);
    const { database } = store;
    const account = { email: "maya@example.com", name: "Maya", passwordHash: "" };
    subject = (await createOwnAccount(database, account, noon)) ?? "";
    accountId = (await findAccount(database, subject))?.id ?? "";
    const mail = { recipient: account.email, replyTo: null, subject: "Notice", body: "" };
    const asked = { accountId, askedBy: "ana", mail };
    const plan = () => database.transaction().execute((transaction) => planErasure(transaction, asked, noon));
    expect(
      (await Promise.all([plan(), plan()])).toSorted((one, other) => Number(one) - Number(other)),
    ).toEqual([false, true]);
    const sending: MailPart = {
      kind: "smtp",
      deliver: () => Promise.resolve({ outcome: "sent" }),
      close: () => Promise.resolve(),
    };
    await sendDueMail({ store, mail: sending, now: () => noon });
  });
  afterEach(() => store?.close());

  const run = (payments: PaymentsPart | null = null) => runErasures({ store, payments, now: () => clock });
  const restart = async () => {
    await store.close();
    store = await openAt(settings, () => clock);
  };
  const callOff = () =>
    store.database.transaction().execute((transaction) => callOffErasure(transaction, accountId));

  test("the day is kept across restarts, and one that came late is carried out at once", async () => {
    await restart();
    expect(await run()).toMatchObject({ begun: 1, erased: 0 });
    await restart();
    clock = weekLater;
    expect(await run()).toMatchObject({ begun: 0, erased: 1 });
    expect([
      await findAccount(store.database, subject),
      await findErasureOf(store.database, accountId),
    ]).toEqual([null, null]);
    expect(await callOff()).toBe("none");
  });

  test("one that a dead process began is nobody's for ten minutes, cannot be called off, and is finished", async () => {
    await run();
    clock = weekLater;
    expect(await claimDueErasures(store.database, clock)).toHaveLength(1);
    await restart();
    expect([await run(), await callOff()]).toMatchObject([{ erased: 0 }, "started"]);
    clock = new Date(weekLater.getTime() + 11 * 60_000);
    expect(await run()).toMatchObject({ erased: 1 });
  });

  test("while the payment provider is away nothing is erased, and it is tried again", async () => {
    await saveCustomer(store.database, { accountId, customerId: "cus_1", replaces: null }, noon);
    const away = { forgetCustomer: () => Promise.resolve(fail("away")) } as unknown as PaymentsPart;
    await run();
    clock = weekLater;
    expect(await run(away)).toMatchObject({ erased: 0, postponed: 1 });
    expect(await findAccount(store.database, subject)).not.toBeNull();
    clock = new Date(weekLater.getTime() + 11 * 60_000);
    expect(await run()).toMatchObject({ erased: 1 });
  });

  test("in others' plans the erased account's words stay, without its name and id", async () => {
    const { database } = store;
    const planId = "plan-1";
    const plan = { id: planId, created_at: "", revision: 1, commands: 1, letters: 1, history_after: 0 };
    await database
      .insertInto("plans")
      .values({ ...plan, money_shared_since: null })
      .execute();
    const proposal = { id: "p1", unitId: 1, note: "Near home", byName: "Maya", byRole: "parent", at: "" };
    const at = "2026-11-29T12:00:00.000Z";
    const head = { kind: "setProposal", id: "c1", at, planId, scope: "plan", proposalId: "p1" };
    const row = { plan_id: planId, revision: 1, point: 1, command_id: "c1", kind: head.kind, scope: "plan" };
    await database
      .insertInto("plan_commands")
      .values({
        ...row,
        at,
        received_at: at,
        account_id: accountId,
        addressee: accountId,
        body: JSON.stringify({ ...head, proposal }),
        key_id: null,
      })
      .execute();
    const said = { id: "s1", plan_id: planId, essay_id: "e1", account_id: accountId, created_at: at };
    await database
      .insertInto("essay_comments")
      .values({ ...said, resolved_at: null, body: "", key_id: "" })
      .execute();
    await run();
    clock = weekLater;
    expect(await run()).toMatchObject({ erased: 1 });
    const commands = await database.selectFrom("plan_commands").selectAll().orderBy("revision").execute();
    const comments = await database.selectFrom("essay_comments").selectAll().execute();
    expect(JSON.stringify([commands, comments])).not.toMatch(new RegExp(`Maya|${accountId}`));
    // Signed anew later than the command of a device whose clock was ahead.
    expect(commands.map((one) => [one.revision, one.point, one.at > at])).toEqual([
      [1, 1, false],
      [2, 0, true],
    ]);
    const [first] = commands;
    expect(commands.every((one) => one.addressee === first?.account_id)).toBe(true);
    expect(comments[0]?.account_id).toBe(first?.account_id);
    const counted = await database.selectFrom("plans").select(["revision", "commands"]).execute();
    expect(counted).toEqual([{ revision: 2, commands: 2 }]);
  });
});
