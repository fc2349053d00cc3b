/** The background jobs: mail goes out once, old rows are deleted, and an error stops neither. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepErasedSubject } from "#server/account/erasedSubjects.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import { listContactMessages, storeContactMessage } from "#server/forms/contactStore.ts";
import { joinWaitlist, listWaitlist } from "#server/forms/waitlistStore.ts";
import { takeAttempt } from "#server/identity/attempts.ts";
import { saveMailCode } from "#server/identity/codes.ts";
import { keepKnownDevice } from "#server/identity/knownDevices.ts";
import { findIdentityRecord, saveIdentityRecord } from "#server/identity/store.ts";
import { claimMail, listOutbox } from "#server/outbox/store.ts";
import { countPageView, listPageViews, toDay } from "#server/pageViews/store.ts";
import { openAllowances } from "#server/ports/allowances.ts";
import type { Delivery, MailPart, OutgoingMail } from "#server/ports/mail.ts";
import { listImports, storeImport } from "#server/seo/searchConsole.ts";
import type { Store } from "#server/store/store.ts";
import { openTestStore } from "../../test/support/testStore.ts";
import { sendDueMail } from "./outbox/job.ts";
import { claimLimitMs } from "./outbox/rules.ts";
import { startRepeating } from "./repeat.ts";
import { prune, pruneBefore } from "./retention/job.ts";
import { startJobsOf } from "./startJobs.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const keptDays = { contact: 365, waitlist: 730, pageViews: 400, outbox: 90 };
const dayMs = 24 * 3_600_000;

let store: Store;
let clock: Date;
let delivered: OutgoingMail[];
/** What the mail part answers next; "sent" once the list is empty. */
let answers: Delivery[];

const now = () => clock;
const mail: MailPart = {
  kind: "smtp",
  deliver(one) {
    delivered.push(one);
    return Promise.resolve(answers.shift() ?? { outcome: "sent" });
  },
  close: () => Promise.resolve(),
};

beforeEach(async () => {
  store = await openTestStore();
  clock = noon;
  delivered = [];
  answers = [];
});
afterEach(() => store.close());

function storeMessage(id: string, at = noon): Promise<boolean> {
  const message = { id, name: "Ana", email: "ana@example.com", topic: "wish", message: "A longer wish." };
  const note = {
    recipient: "team@example.com",
    replyTo: "ana@example.com",
    subject: `Note ${id}`,
    body: "x",
  };
  return storeContactMessage(store.database, message, note, at);
}

describe("sending mail", () => {
  test("each mail goes out once, oldest first", async () => {
    await storeMessage("one", new Date(noon.getTime() - 2));
    await storeMessage("two", new Date(noon.getTime() - 1));
    expect(await sendDueMail({ store, mail, now })).toEqual({ sent: 2, kept: 0, postponed: 0, failed: 0 });
    expect(await sendDueMail({ store, mail, now })).toEqual({ sent: 0, kept: 0, postponed: 0, failed: 0 });
    expect(delivered.map(({ subject, recipient, replyTo }) => [subject, recipient, replyTo])).toEqual([
      ["Note one", "team@example.com", "ana@example.com"],
      ["Note two", "team@example.com", "ana@example.com"],
    ]);
  });

  test("two senders at once send each mail once", async () => {
    for (let number = 0; number < 10; number += 1) await storeMessage(String(number));
    await Promise.all([sendDueMail({ store, mail, now }), sendDueMail({ store, mail, now })]);
    expect(delivered).toHaveLength(10);
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(10);
  });

  test("a refusal puts it off by the rules, until it goes", async () => {
    await storeMessage("one");
    answers = [{ outcome: "refused", isFinal: false, reason: "greylisted" }];
    expect(await sendDueMail({ store, mail, now })).toMatchObject({ postponed: 1 });
    expect(await sendDueMail({ store, mail, now })).toMatchObject({ sent: 0 });
    expect(await listOutbox(store.database, 1)).toMatchObject([{ state: "waiting", reason: "greylisted" }]);
    clock = new Date(noon.getTime() + 60_000);
    expect(await sendDueMail({ store, mail, now })).toMatchObject({ sent: 1 });
    expect(await listOutbox(store.database, 1)).toMatchObject([{ state: "sent", attempts: 2, reason: null }]);
  });

  test("a mail that is refused again and again is given up, with the last reason kept", async () => {
    await storeMessage("one");
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      answers = [{ outcome: "refused", isFinal: false, reason: `try ${attempt}` }];
      await sendDueMail({ store, mail, now });
      clock = new Date(clock.getTime() + dayMs);
    }
    await sendDueMail({ store, mail, now });
    expect(delivered).toHaveLength(8);
    expect(await listOutbox(store.database, 1)).toMatchObject([{ state: "failed", reason: "try 8" }]);
  });

  test("a final refusal is not tried again, and mail without a server is kept", async () => {
    await storeMessage("one", new Date(noon.getTime() - 1));
    await storeMessage("two");
    answers = [
      { outcome: "refused", isFinal: true, reason: "no such mailbox" },
      { outcome: "kept", reason: "no server" },
    ];
    expect(await sendDueMail({ store, mail, now })).toEqual({ sent: 0, kept: 1, postponed: 0, failed: 1 });
    expect((await listOutbox(store.database, 2)).map(({ state }) => state)).toEqual(["kept", "failed"]);
  });

  test("what a stopped process left in the middle goes out after a while, under the same number", async () => {
    await storeMessage("one");
    const [waiting] = await listOutbox(store.database, 1);
    await claimMail(store.database, waiting?.id ?? "", noon);
    clock = new Date(noon.getTime() + claimLimitMs);
    expect(await sendDueMail({ store, mail, now })).toMatchObject({ sent: 0 });
    clock = new Date(noon.getTime() + claimLimitMs + 1);
    expect(await sendDueMail({ store, mail, now })).toMatchObject({ sent: 1 });
    expect(delivered.map(({ id }) => id)).toEqual([waiting?.id]);
  });

  test("a server that stops does not begin another mail", async () => {
    await storeMessage("one");
    await storeMessage("two");
    await sendDueMail({ store, mail, now, isStopping: () => delivered.length === 1 });
    expect(delivered).toHaveLength(1);
    expect((await listOutbox(store.database, 2)).map(({ state }) => state).toSorted()).toEqual([
      "sent",
      "waiting",
    ]);
  });
});

describe("deleting what was kept long enough", () => {
  test("each kind has its own days", () => {
    expect(pruneBefore(noon, keptDays)).toEqual({
      now: "2026-11-21T12:00:00.000Z",
      paymentEvents: "2026-10-22T12:00:00.000Z",
      erasedSubjects: "2026-10-21T12:00:00.000Z",
      codes: "2026-11-20T12:00:00.000Z",
      invitations: "2026-11-19T12:00:00.000Z",
      invitationMails: "2026-11-14T12:00:00.000Z",
      modelUseDay: "2026-11-14",
      attempts: "2026-11-19T12:00:00.000Z",
      reminders: "2026-08-13T12:00:00.000Z",
      contact: "2025-11-21T12:00:00.000Z",
      waitlist: "2024-11-21T12:00:00.000Z",
      outbox: "2026-08-23T12:00:00.000Z",
      pageViewsDay: "2025-10-17",
    });
  });

  test.each([
    ["on its last day everything is there", 0, [1, 1, 1, 1, 1]],
    ["a moment later its row is gone", 1, [0, 0, 1, 1, 1]],
    ["a day later its page views are gone, and what is kept with them", dayMs, [0, 0, 0, 0, 0]],
  ])("%s", async (_, afterMs, left) => {
    const old = new Date(noon.getTime() - 30 * dayMs - afterMs);
    await storeMessage("old", old);
    const note = { recipient: null, replyTo: null, subject: "x", body: "x" };
    const form = { id: "w", email: "a@example.com", role: "parent", wishes: [] };
    await joinWaitlist(store.database, form, note, old);
    await countPageView(store.database, "/", old);
    const search = { day: toDay(old), place: "site/1", text: "gap year", times: 1 };
    await store.database.insertInto("empty_searches").values(search).execute();
    const row = { path: "/", query: null, clicks: 1, impressions: 2, position: 3 };
    await store.database
      .transaction()
      .execute((into) => storeImport(into, toDay(old), { kind: "pages", rows: [row] }));
    await storeMessage("new");
    await prune(store, { contact: 30, waitlist: 30, pageViews: 30, outbox: 30 }, noon);
    const messages = await listContactMessages(store.database);
    expect([
      messages.length - 1,
      (await listWaitlist(store.database)).length,
      (await listPageViews(store.database, "2020-01-01")).length,
      (await store.database.selectFrom("empty_searches").selectAll().execute()).length,
      (await listImports(store.database)).length,
    ]).toEqual(left);
    expect(messages.at(-1)?.id).toBe("new");
  });

  test("sessions, codes and wrong tries go when they are over, and others stay", async () => {
    const expiring = (at: Date) => ({
      payload: {},
      grantId: null,
      uid: null,
      subject: "tassel|1",
      expiresAt: at.toISOString(),
    });
    const tried = () => ({ failures: 1, lastAt: noon, lockedUntil: null });
    const after = (days: number) => new Date(noon.getTime() + days * dayMs);
    await saveIdentityRecord(store.database, "Session", "old", expiring(noon));
    await saveIdentityRecord(store.database, "Session", "new", expiring(after(30)));
    const code = { purpose: "reset", email: "ana@example.com", codeHash: null, pending: null } as const;
    await saveMailCode(store.database, "binding", code, { network: "", standing: "unknown" }, noon, noon);
    await takeAttempt(store.database, { email: "ana@example.com", key: "at home" }, tried, noon);
    await keepKnownDevice(store.database, "tassel|1", { id: "device", label: "" }, noon, after(180));
    const erase = store.database.transaction();
    await erase.execute((transaction) => keepErasedSubject(transaction, "auth0|1", noon));
    expect(await prune(store, keptDays, noon)).toMatchObject({ identity: 0 });
    expect(await prune(store, keptDays, after(1))).toMatchObject({ identity: 1 });
    expect(await prune(store, keptDays, after(3))).toMatchObject({ identity: 3 });
    expect(await findIdentityRecord(store.database, "Session", "new", after(3))).not.toBeNull();
    expect(await prune(store, keptDays, after(32))).toMatchObject({ identity: 2 });
    expect(await prune(store, keptDays, after(181))).toMatchObject({ identity: 1 });
  });

  test("a note that is old goes once it is settled", async () => {
    await storeMessage("old", new Date(noon.getTime() - 91 * dayMs));
    expect(await prune(store, keptDays, noon)).toMatchObject({ outbox: 0 });
    await sendDueMail({ store, mail, now });
    expect(await prune(store, keptDays, noon)).toMatchObject({ outbox: 1 });
  });
});

describe("work that is repeated", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("begins at once, and again after each pause, also after a fault", async () => {
    const errors: unknown[] = [];
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 2) throw new Error("the database is away");
    };
    const repeating = startRepeating(work, 1_000, (error) => errors.push(error));
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(runs).toBe(3);
    expect(errors).toMatchObject([{ message: "the database is away" }]);
    await repeating.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toBe(3);
  });

  test("a run that takes longer than the pause is not begun twice; to stop is to wait for it", async () => {
    let runs = 0;
    let finish: () => void = () => undefined;
    const work = () => {
      runs += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    const repeating = startRepeating(work, 1_000, () => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs).toBe(1);
    let isStopped = false;
    const stopping = repeating.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    expect(runs).toBe(1);
  });
});

describe("the server's jobs", () => {
  function surroundings(lines: string[]) {
    const log = {
      info: (_what: object, message: string) => lines.push(message),
      error: (_what: object, message: string) => lines.push(`error: ${message}`),
    };
    const reminders = {
      colleges: {
        byUnitId: () => null,
        requirementsOf: () => null,
        deadlinesOf: () => {
          throw new Error("Nobody wants a reminder.");
        },
      },
      allowances: openAllowances,
      dataKeys: [],
      publicUrl: "http://localhost:3000",
      release: "release-1",
    };
    return { store, mail, keptDays, reminders, payments: null, secretsFile: null, now, log };
  }

  test.each(["beside", "only"] as const)(
    "%s: they send and delete from the start, and end when they are stopped",
    async (jobs) => {
      await storeMessage("old", new Date(noon.getTime() - 366 * dayMs));
      const lines: string[] = [];
      const running = startJobsOf({ jobs }, surroundings(lines));
      await vi.waitFor(() => expect(lines).toHaveLength(2));
      await running.stop();
      expect(lines.toSorted()).toEqual(["deleted what was kept long enough", "mail"]);
      expect(delivered).toHaveLength(1);
      expect(await listContactMessages(store.database)).toEqual([]);
    },
  );

  test("the head of the audit log is logged at the start and daily, by every process", async () => {
    const { database } = store;
    const entry = { actor: { kind: "server" }, action: "roleGranted", subject: "1" } as const;
    await database.transaction().execute((transaction) => addAuditEntry(transaction, entry, noon));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const lines: string[] = [];
    const running = startJobsOf({ jobs: "elsewhere" }, surroundings(lines));
    const heads = () => lines.filter((line) => line === "head of the audit log").length;
    await vi.waitFor(() => expect(heads()).toBe(1));
    await vi.advanceTimersByTimeAsync(dayMs);
    await vi.waitFor(() => expect(heads()).toBe(2));
    vi.useRealTimers();
    await running.stop();
  });

  test("left to another process, they do nothing here", async () => {
    await storeMessage("old", new Date(noon.getTime() - 366 * dayMs));
    const lines: string[] = [];
    const [elsewhere, here] = [[], lines];
    const idle = startJobsOf({ jobs: "elsewhere" }, surroundings(elsewhere));
    const keepSummary = vi.fn(() => Promise.resolve());
    const running = startJobsOf({ jobs: "only" }, { ...surroundings(here), keepSummary });
    await vi.waitFor(() => expect(here).toHaveLength(2));
    await vi.waitFor(() => expect(keepSummary).toHaveBeenCalledOnce());
    await Promise.all([idle.stop(), running.stop()]);
    expect(elsewhere).toEqual([]);
    expect(delivered).toHaveLength(1);
  });
});
