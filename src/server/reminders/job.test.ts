/**
 * Reminder mails on SQLite and PostgreSQL: the right people, the right tasks, once each, never after
 * unsubscribing or erasing.
 */
import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findAccountByEmail } from "#server/account/store.ts";
import { sendDueMail } from "#server/outbox/job.ts";
import { claimMail, listOutbox } from "#server/outbox/store.ts";
import { eraseAccount } from "#server/personalData/eraseAccount.ts";
import type { MailPart } from "#server/ports/mail.ts";
import type { Store, StoreSettings } from "#server/store/store.ts";
import { findProcessFile } from "../../../test/support/processFile.ts";
import {
  addMember,
  addPerson,
  chosenAt,
  makeOwnTask,
  reminderParts,
  sundaysAtFive,
  writeCommands,
  youngClass,
} from "../../../test/support/reminderWorld.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { type Reminding, remindPeople } from "./job.ts";
import { deleteOldReminders } from "./rows.ts";
import { saveReminders, stopReminders } from "./store.ts";
import { neverDue } from "./tables.ts";

const run = promisify(execFile);
const reminderProcess = await findProcessFile("reminderProcess");
const dayMs = 86_400_000;
/** Sunday, 5 p.m. in New York. */
const sunday = new Date("2026-11-22T22:00:00Z");
const soon = "2026-11-24";

const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let settings: StoreSettings;
  let store: Store;

  beforeEach(async (context) => {
    settings = await databases.newSettings(kind, context);
    store = await openAt(settings, () => chosenAt);
  });
  afterEach(() => store.close());

  function remind(at: Date, changed: Partial<Reminding> = {}) {
    const onError = (error: unknown) => {
      throw error;
    };
    return remindPeople({ ...reminderParts, store, now: () => at, onError, ...changed });
  }
  const mails = () => listOutbox(store.database, 1_000);

  /** Ana owns a plan with one task per person; Bea is on it as a parent who gets reminders, all of whose days are settled. */
  async function anasPlan({ hasParent = true } = {}): Promise<string> {
    const ana = await addPerson(store.database, "ana");
    const bea = await addPerson(store.database, "bea");
    const people = ["student", "parent", "counselor"] as const;
    await writeCommands(store.database, ana, "plan-a", [
      youngClass,
      { kind: "renameStudent", studentName: "Ana\r\nBcc: x@example.com" },
      { kind: "setSituations", situations: ["fosterOrHomeless"] },
      ...people.map((who) => makeOwnTask(who, soon, who)),
    ]);
    if (hasParent) await addRemindedParent(bea);
    return ana;
  }

  async function addRemindedParent(accountId: string): Promise<void> {
    await addMember(store.database, "plan-a", accountId, "parent");
    await store.database
      .updateTable("reminder_settings")
      .set({ settled_day: "9999-12-31", next_due_at: neverDue })
      .where("account_id", "=", accountId)
      .execute();
  }

  test("the student is mailed the student’s open tasks, with each date’s standing, and how to stop", async () => {
    await anasPlan();
    expect(await remind(sunday)).toEqual({ mailed: 1, nothing: 0, overLimit: 0, failed: 0 });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: "ana@example.com",
      replyTo: null,
      subject: "Your next two weeks in Tassel",
      state: "waiting",
    });
    expect(mail?.body).toContain(
      "- Task student of the student\n  Tuesday, November 24 (in 2 days). This date was set in the plan.",
    );
    expect(mail?.body).toContain("Ana Bcc: x@example.com’s plan");
    expect(mail?.body).not.toMatch(/of the (parent|counselor)|foster|\$/i);
    const claimed = await claimMail(store.database, mail?.id ?? "", sunday);
    const token = /stop-reminders#([\w.-]+)$/m.exec(mail?.body ?? "")?.[1];
    expect(claimed?.stopUrl).toBe(`https://plan.example/api/reminders/stop?token=${token}`);
  });

  test("whoever owns a plan is told a parent’s tasks too while no parent on it is, and who they are for", async () => {
    const ana = await anasPlan({ hasParent: false });
    const shared = await addPerson(store.database, "cleo");
    await addMember(store.database, "plan-a", shared, "parent", ["essay"]);
    await addMember(store.database, "plan-a", await addPerson(store.database, "eve", null), "parent");
    const unconfirmed = await addPerson(store.database, "fay");
    await addMember(store.database, "plan-a", unconfirmed, "parent");
    await store.database
      .updateTable("accounts")
      .set({ email_verified: 0 })
      .where("id", "=", unconfirmed)
      .execute();
    await remind(sunday);
    const [mail] = await mails();
    expect(mail?.recipient).toBe("ana@example.com");
    expect(mail?.body).toContain("- For a parent: Task parent of the parent\n");
    expect(mail?.body).toContain("- Task student of the student\n");
    expect(mail?.body).not.toContain("of the counselor");
    expect(await store.database.selectFrom("reminder_sends").select("account_id").execute()).toEqual([
      { account_id: ana },
    ]);
  });

  test("an owner who asks for a parent’s tasks gets them beside a parent on the plan, who gets them as before", async () => {
    const ana = await anasPlan();
    await saveReminders(store.database, ana, { ...sundaysAtFive, includesParentTasks: true }, chosenAt);
    const dan = await addPerson(store.database, "dan");
    await addMember(store.database, "plan-a", dan, "parent");
    await remind(sunday);
    const bodies = new Map((await mails()).map(({ recipient, body }) => [recipient, body]));
    expect(bodies.get("ana@example.com")).toContain("- For a parent: Task parent of the parent\n");
    expect(bodies.get("ana@example.com")).toContain("- Task student of the student\n");
    expect(bodies.get("dan@example.com")).toContain("- Task parent of the parent\n");
    expect([...bodies.values()].join("\n")).not.toContain("of the counselor");
  });

  test.each([
    ["a parent the parent’s", "parent", ["plan"], "of the parent"],
    ["a parent who is not shown the tasks nothing", "parent", ["notes"], null],
    ["a counselor nothing", "counselor", ["plan"], null],
  ] as const)("whoever was let in is mailed: %s", async (_, role, scopes, expected) => {
    await anasPlan();
    const other = await addPerson(store.database, "other");
    await addMember(store.database, "plan-a", other, role, scopes);
    await addPerson(store.database, "stranger");
    await remind(sunday);
    const written = (await mails()).filter(({ recipient }) => recipient !== "ana@example.com");
    expect(written.map(({ recipient }) => recipient)).toEqual(expected === null ? [] : ["other@example.com"]);
    if (expected === null) return;
    expect(written[0]?.body).toContain(expected);
    expect(written[0]?.body).not.toMatch(/of the (student|counselor)/);
    expect(written[0]?.body).toContain("’s plan: your tasks as a parent");
    expect(written[0]?.body).toContain("https://plan.example/family");
    expect(written[0]?.body).toContain("https://plan.example/account#reminders");
  });

  test("a digest comes once a Sunday, and on the next one again", async () => {
    await anasPlan();
    for (const hours of [-1, 0, 0.2, 3, 6.9, 7.1, 24])
      await remind(new Date(sunday.getTime() + hours * 3_600_000));
    expect(await mails()).toHaveLength(1);
    await remind(new Date(sunday.getTime() + 7 * dayMs));
    const [latest] = await mails();
    expect(await mails()).toHaveLength(2);
    expect(latest?.body).toContain("Overdue, and still worth doing");
  });

  test("a task is announced once before its day, and again if it moves", async () => {
    const ana = await addPerson(store.database, "ana", {
      digest: { isOn: false, weekday: 0, hour: 8 },
      beforeDue: { isOn: true, days: 3 },
      includesParentTasks: false,
      timeZone: "Pacific/Honolulu",
    });
    await writeCommands(store.database, ana, "plan-a", [youngClass, makeOwnTask("x", "2026-11-25")]);
    const morning = (day: string) => new Date(`${day}T18:30:00Z`);
    const outcomes = [];
    for (const day of ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"])
      outcomes.push((await remind(morning(day))).mailed);
    expect(outcomes).toEqual([0, 1, 0, 0]);
    expect(await mails()).toMatchObject([{ subject: "You have 1 task due soon" }]);
    await writeCommands(store.database, ana, "plan-a", [makeOwnTask("x", "2026-11-28")]);
    expect((await remind(morning("2026-11-25"))).mailed).toBe(1);
    await deleteOldReminders(store.database, "2027-03-01T00:00:00.000Z");
    expect(await store.database.selectFrom("reminded_tasks").selectAll().execute()).toEqual([]);
  });

  test("where there is nothing to say nothing is sent, and the day is settled", async () => {
    const ana = await addPerson(store.database, "ana");
    await writeCommands(store.database, ana, "plan-a", [youngClass, makeOwnTask("p", soon, "parent")]);
    await addRemindedParent(await addPerson(store.database, "bea"));
    expect(await remind(sunday)).toMatchObject({ mailed: 0, nothing: 1 });
    expect(await remind(sunday)).toMatchObject({ mailed: 0, nothing: 0 });
    expect(await mails()).toEqual([]);
  });

  test("nobody is mailed who has no confirmed address, has chosen nothing, or is erased", async () => {
    await anasPlan();
    await store.database.updateTable("accounts").set({ email_verified: 0 }).execute();
    expect((await remind(sunday)).mailed).toBe(0);
    await store.database.updateTable("accounts").set({ email_verified: 1 }).execute();
    const ben = await addPerson(store.database, "ben", null);
    await writeCommands(store.database, ben, "plan-b", [youngClass, makeOwnTask("b", soon)]);
    expect((await remind(sunday)).mailed).toBe(1);
    const ana = await findAccountByEmail(store.database, "ana@example.com");
    if (ana === null) throw new Error("Ana has no account.");
    const rows = await eraseAccount(store.database, ana, null, sunday);
    expect(rows).toMatchObject({ reminder_settings: 1, reminder_sends: 1, outbox: 1 });
    expect(await mails()).toEqual([]);
    expect((await remind(new Date(sunday.getTime() + 7 * dayMs))).mailed).toBe(0);
    // A request that was in progress while the account was erased.
    expect(await saveReminders(store.database, ana.id, sundaysAtFive, sunday)).toBe(false);
    const left = store.database.selectFrom("reminder_settings").select("account_id");
    expect(await left.where("account_id", "=", ana.id).execute()).toEqual([]);
  });

  test("who stops gets none, not even one that waits in the outbox", async () => {
    const ana = await anasPlan();
    await remind(sunday);
    expect(await stopReminders(store.database, ana, sunday)).toEqual({ digest: true, beforeDue: false });
    expect(await stopReminders(store.database, ana, sunday)).toEqual({ digest: false, beforeDue: false });
    expect(await mails()).toEqual([]);
    expect((await remind(new Date(sunday.getTime() + 7 * dayMs))).mailed).toBe(0);
  });

  test("who stops gets none later on either, where the mail server has refused it for now", async () => {
    const ana = await anasPlan();
    await remind(sunday);
    const mail: MailPart = {
      kind: "smtp",
      close: () => Promise.resolve(),
      async deliver() {
        await stopReminders(store.database, ana, sunday);
        return { outcome: "refused", reason: "Busy.", isFinal: false };
      },
    };
    await sendDueMail({ store, mail, now: () => sunday });
    expect(await mails()).toEqual([]);
  });

  test("what was changed while a mail was being written is heard first", async () => {
    const ana = await anasPlan();
    const allowances = {
      async of() {
        await saveReminders(store.database, ana, { ...sundaysAtFive, timeZone: "UTC" }, chosenAt);
        await saveReminders(store.database, ana, sundaysAtFive, new Date(chosenAt.getTime() + 1));
        return reminderParts.allowances.of(ana);
      },
    };
    expect((await remind(sunday, { allowances })).mailed).toBe(0);
    expect((await remind(sunday)).mailed).toBe(1);
  });

  test("a plan’s monthly number of mails is kept to, and its last mail says so", async () => {
    await anasPlan();
    const allowances = {
      of: () => Promise.resolve({ plansInSync: 1, peopleInvited: 1, remindersPerMonth: 2 }),
    };
    const outcomes = [];
    for (const week of [-2, -1, 0, 1, 2]) {
      const { mailed, overLimit } = await remind(new Date(sunday.getTime() + week * 7 * dayMs), {
        allowances,
      });
      outcomes.push(`${mailed} ${overLimit}`);
    }
    // November 8 is too early for the task; the 15th and 22nd are mailed, the 29th is not; December starts
    // over.
    expect(outcomes).toEqual(["0 0", "1 0", "1 0", "0 1", "1 0"]);
    const bodies = (await mails()).map(({ body }) => body.includes("the last of the 2 reminders"));
    expect(bodies).toEqual([false, true, false]);
  });

  test("one account’s fault keeps nobody else from theirs, and is tried again", async () => {
    const ana = await anasPlan();
    const ben = await addPerson(store.database, "ben");
    await writeCommands(store.database, ben, "plan-b", [youngClass, makeOwnTask("b", soon)]);
    const errors: unknown[] = [];
    const allowances = {
      of: (accountId: string) =>
        accountId === ana ? Promise.reject(new Error("away")) : reminderParts.allowances.of(accountId),
    };
    const onError = (error: unknown) => errors.push(error);
    expect(await remind(sunday, { allowances, onError })).toMatchObject({ mailed: 1, failed: 1 });
    expect(errors).toMatchObject([{ message: "away" }]);
    expect((await remind(sunday)).mailed).toBe(1);
  });

  async function manyPeople(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const weekday = number % 7;
      const digest = { isOn: true, weekday, hour: 17 };
      const person = await addPerson(store.database, `p${number}`, { ...sundaysAtFive, digest });
      const tasks = ["2026-11-24", "2026-12-10", "2026-12-30"].map((due, index) =>
        makeOwnTask(`t${index}`, due),
      );
      await writeCommands(store.database, person, `plan-${number}`, [youngClass, ...tasks]);
    }
  }

  /** Every "mailed" claim has its mail, every mail its claim, and nobody gets two for one day. */
  async function checkBooks(): Promise<number> {
    const sends = await store.database.selectFrom("reminder_sends").selectAll().execute();
    const mailed = sends.filter(({ outcome }) => outcome === "mailed");
    const ids = new Set((await mails()).map(({ id }) => id));
    expect(ids).toEqual(new Set(mailed.map(({ outbox_id }) => outbox_id)));
    expect(ids.size).toBe(mailed.length);
    const days = mailed.map(({ account_id, period }) => `${account_id} ${period}`);
    expect(new Set(days).size).toBe(days.length);
    return mailed.length;
  }

  const processAt = (at: Date) => [
    reminderProcess,
    "remind",
    settings.dataFolder,
    settings.databaseUrl ?? "",
    at.toISOString(),
  ];

  test("of several processes at once each mail is written by one", async () => {
    await manyPeople(21);
    const asked = await Promise.all(
      [1, 2, 3].map(() => run(process.execPath, processAt(sunday), { encoding: "utf8" })),
    );
    const written = asked.map(({ stdout }) => Number(stdout));
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await checkBooks()).toBe(3);
  });

  test("a process that is killed in the middle leaves no mail without its claim, and none twice", async () => {
    await manyPeople(28);
    const from = new Date("2026-11-15T22:00:00Z");
    for (const days of [2, 5, 9, 14]) {
      await killedAfter(days, [
        reminderProcess,
        "remindWithoutEnd",
        settings.dataFolder,
        settings.databaseUrl ?? "",
        from.toISOString(),
      ]);
      await checkBooks();
    }
    // The days the killed processes left are caught up on, as far as they had come.
    const before = await checkBooks();
    expect(before).toBeGreaterThan(20);
    for (let day = 0; day < 14; day += 1) await remind(new Date(from.getTime() + day * dayMs));
    expect(await checkBooks()).toBeGreaterThanOrEqual(before);
  });
});

/** Killed once it has reported this many days, in the middle of the next. */
function killedAfter(days: number, command: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const writer = spawn(process.execPath, [...command]);
    let said = "";
    let problem = "";
    writer.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split("\n").length > days) writer.kill("SIGKILL");
    });
    writer.stderr.on("data", (chunk: Buffer) => {
      problem += chunk.toString();
    });
    writer.on("exit", (_code, signal) =>
      signal === "SIGKILL" ? done() : failed(new Error(`It ended by itself: ${problem}`)),
    );
  });
}
