/** A clock set back or far ahead: it is said, nothing is deleted for its age, and an administrator may confirm the date. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adminStateSchema } from "#contract/adminState.ts";
import { createClockWatch, readSeenTimes } from "#server/clock/clockWatch.ts";
import { believedAfterMs, type ClockDoubt } from "#server/clock/judgeClock.ts";
import { listContactMessages, storeContactMessage } from "#server/forms/contactStore.ts";
import { sendDueMail } from "#server/outbox/job.ts";
import { addToOutbox, listOutbox } from "#server/outbox/store.ts";
import { type AdministeredServer, createAdministeredServer } from "../support/administrators.ts";
import { type ServerProcess, startServerProcess } from "../support/startServerProcess.ts";
import { openAt } from "../support/testDatabases.ts";

const dayMs = 24 * 60 * 60_000;

describe("real processes", () => {
  let folder: string;
  let server: ServerProcess | null = null;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "tassel-clocks-"));
  });
  afterEach(async () => {
    server?.process.kill("SIGKILL");
    await server?.ended;
    await rm(folder, { recursive: true, force: true });
  });

  async function run(shiftMs: number, look: (clock: { isOk: boolean; says: string }) => unknown) {
    const environment = { DATA_DIR: folder, LOG_LEVEL: "info", TEST_CLOCK_SHIFT_MS: String(shiftMs) };
    const started = await startServerProcess(environment);
    server = started;
    const readClock = async () => {
      const { parts } = (await (await fetch(`${started.address}/api/ready`)).json()) as {
        parts: { part: string; isOk: boolean; says: string }[];
      };
      return parts.find(({ part }) => part === "clock") ?? { isOk: false, says: "" };
    };
    // The heartbeat has compared the clocks, and the first run of each job is over.
    await vi.waitFor(async () => look(await readClock()), { timeout: 10_000 });
    started.process.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    return started.said();
  }
  const at = (shiftMs: number) => new Date(Date.now() + shiftMs);
  async function withStore<Value>(work: (store: Awaited<ReturnType<typeof openAt>>) => Promise<Value>) {
    const store = await openAt({ databaseUrl: null, dataFolder: folder }, () => new Date());
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  test("years ahead nothing is deleted and readiness is red; the right clock again, all is as it was", async () => {
    await run(0, ({ isOk }) => expect(isOk).toBe(true));
    await withStore(({ database }) => {
      const message = { id: "m", name: "Ana", email: "ana@example.com", topic: "wish", message: "A wish." };
      const note = { recipient: null, replyTo: null, subject: "", body: "" };
      return storeContactMessage(database, message, note, at(0));
    });
    const ahead = await run(3_000 * dayMs, (clock) =>
      expect(clock).toMatchObject({ isOk: false, says: expect.stringContaining("nothing is deleted") }),
    );
    expect(ahead).toContain("the clock may be wrong");
    expect(ahead).not.toContain("deleted what was kept long enough");
    const back = await run(-3_000 * dayMs, (clock) =>
      expect(clock).toMatchObject({ isOk: false, says: expect.stringContaining("it has already been") }),
    );
    expect(back).not.toContain("deleted what was kept long enough");
    expect(await withStore(({ database }) => listContactMessages(database))).toHaveLength(1);
    // What was written while the clock was years behind looks old now, so this is a jump, too.
    await run(0, (clock) => expect(clock).toMatchObject({ isOk: false }));
    expect(await withStore(({ database }) => listContactMessages(database))).toHaveLength(1);
  }, 60_000);
});

describe("one server", () => {
  let clock: Date;
  let site: AdministeredServer;
  const now = () => clock;
  const lines: string[] = [];
  const log = {
    info: (_what: object, line: string) => void lines.push(line),
    error: (_what: object, line: string) => void lines.push(line),
  };
  let uptimeMs: number;
  const newWatch = () => createClockWatch(site.store.database, now, log, () => uptimeMs);
  beforeEach(async () => {
    clock = new Date("2026-11-21T12:00:00Z");
    uptimeMs = 0;
    lines.length = 0;
    site = await createAdministeredServer({}, now);
    await newWatch().beat();
  });
  afterEach(() => site.close());

  const jump = async (days: number) => {
    clock = new Date(clock.getTime() + days * dayMs);
    await site.signInAgain("ana");
  };
  const readDoubt = async (): Promise<ClockDoubt | null> =>
    adminStateSchema.parse((await site.ask("ana", "GET", "/api/admin/state")).body).clock.doubt;
  const confirm = (at: Date) =>
    site.ask("ana", "POST", "/api/admin/clock/confirm", { now: at.toISOString() });

  test("a jump is doubted for 24 hours of running, however long the process ran before", async () => {
    const watch = newWatch();
    uptimeMs = 40 * dayMs;
    await jump(61);
    expect(await watch.check()).toMatchObject({ kind: "ahead" });
    uptimeMs += believedAfterMs - 1;
    await watch.beat();
    expect(await watch.check()).toMatchObject({ kind: "ahead" });
    uptimeMs += 1;
    expect(await watch.check()).toBeNull();
    expect((await readSeenTimes(site.store.database))?.newestAt).toBe(clock.toISOString());
    expect(lines).toEqual(["the clock may be wrong", "the clock is believed after 24 hours"]);
  });

  test("an administrator confirms the date with one press, and the audit log says so", async () => {
    await jump(61);
    expect(await readDoubt()).toEqual({ kind: "ahead", since: "2026-11-21T12:00:00.000Z" });
    // Shown long ago, it may have been another date.
    expect((await confirm(new Date(clock.getTime() - 2 * 3_600_000))).status).toBe(409);
    expect(await readDoubt()).not.toBeNull();
    expect((await confirm(clock)).status).toBe(204);
    expect(await readDoubt()).toBeNull();
    expect(await newWatch().check()).toBeNull();
    const entry = await site.store.database
      .selectFrom("audit_log")
      .select(["action", "details"])
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(entry.action).toBe("dateConfirmed");
    expect(JSON.parse(entry.details)).toEqual({ from: "2026-11-21T12:00:00.000Z", to: clock.toISOString() });
  });

  test("a newest time from a clock that was far ahead can be taken back the same way", async () => {
    await jump(3_000);
    expect((await confirm(clock)).status).toBe(204);
    await jump(-3_000);
    expect(await readDoubt()).toMatchObject({ kind: "behind" });
    expect((await confirm(clock)).status).toBe(204);
    expect(await readDoubt()).toBeNull();
  });

  test("mail with a code is neither emptied nor given up by a clock in doubt", async () => {
    const { database } = site.store;
    const mail = { recipient: "ana@example.com", replyTo: null, subject: "Code", body: "123456" };
    const secretUntil = new Date(clock.getTime() + 15 * 60_000);
    await database.transaction().execute((one) => addToOutbox(one, { ...mail, secretUntil }, clock));
    await jump(61);
    const smtp = {
      kind: "smtp" as const,
      deliver: () => Promise.resolve({ outcome: "sent" as const }),
      close: () => Promise.resolve(),
    };
    const sent = await sendDueMail({ store: site.store, mail: smtp, now, isClockDoubted: true });
    expect(sent).toEqual({ sent: 0, kept: 0, postponed: 1, failed: 0 });
    expect((await listOutbox(database, 1))[0]).toMatchObject({ body: "123456", state: "waiting" });
  });
});
