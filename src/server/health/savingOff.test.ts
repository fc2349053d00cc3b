/** A store that takes no writes: what is answered, what is still served, readiness, and that it comes back by itself. */
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { readyEndpoint } from "#contract/health.ts";
import { problemSchema, savingOffType } from "#contract/problem.ts";
import { listContactMessages } from "#server/forms/contactStore.ts";
import { sendDueMail } from "#server/outbox/job.ts";
import { addToOutbox, countWaitingMail } from "#server/outbox/store.ts";
import type { MailPart } from "#server/ports/mail.ts";
import type { Store } from "#server/store/store.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { readHeartbeats, removeHeartbeat, writeHeartbeat } from "./heartbeat.ts";

const databases = openTestDatabases();
const noon = new Date("2026-11-21T12:00:00Z");
let clock = noon;
const now = () => clock;
let site: TestServer | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
  clock = noon;
});

const toId = (number: number) => number.toString(16).padStart(32, "0");

const message = (number: number) => ({
  id: toId(number),
  name: "Ana",
  email: "ana@example.com",
  topic: "wish",
  message: "Please keep what I wrote here. ".repeat(50),
  website: "",
});

function post(server: TestServer, number: number) {
  return server.server.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(message(number)),
  });
}

/** A full SQLite file first uses up the room in its last pages. */
async function untilRefused<Answer extends { statusCode: number }>(
  ask: (number: number) => Promise<Answer>,
): Promise<Answer> {
  for (let number = 1; number < 90; number += 1) {
    const answer = await ask(number);
    if (answer.statusCode >= 500) return answer;
  }
  return ask(90);
}

/** Ways in which the engines themselves refuse to write, as on a full or read-only disk. */
const faults: Record<
  (typeof databaseKinds)[number],
  readonly [name: string, off: (store: Store) => Promise<void>, on: (store: Store) => Promise<void>][]
> = {
  sqlite: [
    [
      "read-only",
      async ({ database }) => void (await sql`pragma query_only = on`.execute(database)),
      async ({ database }) => void (await sql`pragma query_only = off`.execute(database)),
    ],
    [
      "full",
      // No page may be added, and none is free.
      async ({ database }) => void (await sql`pragma max_page_count = 1`.execute(database)),
      async ({ database }) => void (await sql`pragma max_page_count = 4294967294`.execute(database)),
    ],
  ],
  postgresql: [
    [
      "read-only",
      async ({ database }) =>
        void (await sql`set session characteristics as transaction read only`.execute(database)),
      async ({ database }) =>
        void (await sql`set session characteristics as transaction read write`.execute(database)),
    ],
  ],
};

describe.each(databaseKinds)("on %s", (kind) => {
  test.for(faults[kind])(
    "%s: writes are refused as saving-off, reading goes on, and it comes back",
    async ([, off, on], context) => {
      const settings = await databases.newSettings(kind, context);
      const opened = await createTestServer({}, now, null, () => openAt(settings, now));
      site = opened;
      expect((await post(opened, 0)).statusCode).toBe(200);
      await off(opened.store);
      const refused = await untilRefused((number) => post(opened, number));
      expect(refused.statusCode).toBe(503);
      expect(refused.headers["content-type"]).toContain("application/problem+json");
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      const problem = problemSchema.parse(refused.json());
      expect(problem.type).toBe(savingOffType);
      expect(problem.detail).toContain("still on your device");
      const form = await untilRefused((number) =>
        opened.server.inject({
          method: "POST",
          url: "/api/identity/sign-in",
          payload: { email: `ana${number}@example.com`, password: "four words of no sense" },
        }),
      );
      const begin = await untilRefused(() =>
        opened.server.inject(
          `/authorize?client_id=tassel-browser&scope=openid&response_type=code&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fsign-in&code_challenge=${"a".repeat(43)}&code_challenge_method=S256`,
        ),
      );
      for (const answer of [form, begin]) {
        expect(answer.statusCode).toBe(503);
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
      // A person goes to this address, so a page answers, and it blames nobody's link.
      expect(begin.headers["content-type"]).toContain("text/html");
      expect(begin.body).toContain("We can’t sign you in just now");
      for (const url of ["/", "/api/health"])
        expect((await opened.server.inject(url)).statusCode, url).toBe(200);
      await on(opened.store);
      expect((await post(opened, 99)).statusCode).toBe(200);
      const stored = await listContactMessages(opened.store.database);
      expect(stored.map(({ id }) => id)).toContain(toId(99));
    },
  );

  test("ready: a heartbeat makes it so, its absence is named, and asking writes nothing", async (context) => {
    const settings = await databases.newSettings(kind, context);
    site = await createTestServer({ dataFolder: databases.folder() }, now, null, () => openAt(settings, now));
    const { database } = site.store;
    const at = noon.toISOString();
    const jobs = { mail: at, reminders: null, deletion: at };
    const ask = async (expected: number) => {
      const answer = await site?.server.inject("/api/ready");
      expect(answer?.statusCode).toBe(expected);
      return readyEndpoint.replies[expected === 200 ? 200 : 503].parse(answer?.json());
    };
    const silent = await ask(503);
    expect(silent.parts.filter(({ isOk }) => !isOk).map(({ part }) => part)).toEqual([
      "saving",
      "processes",
      "jobs",
    ]);
    const beat = { processId: "one", startedAt: at, beatAt: at, release: "test", jobs };
    await writeHeartbeat(database, beat);
    expect((await ask(200)).status).toBe("ready");
    expect(await readHeartbeats(database)).toEqual([beat]);
    // The process's next beat replaces its row; one that is long over is forgotten with another's beat.
    clock = new Date(noon.getTime() + 61 * 60_000);
    await ask(503);
    const later = {
      ...beat,
      processId: "two",
      startedAt: clock.toISOString(),
      beatAt: clock.toISOString(),
      jobs: {},
    };
    await writeHeartbeat(database, later);
    expect(await readHeartbeats(database)).toEqual([later]);
    await removeHeartbeat(database, "two");
    expect(await readHeartbeats(database)).toEqual([]);
  });

  test("ready: a mail server that refuses everything is named, though mail that waits for its next try is not due", async (context) => {
    const settings = await databases.newSettings(kind, context);
    const opened = await createTestServer({ dataFolder: databases.folder() }, now, null, () =>
      openAt(settings, now),
    );
    site = opened;
    const { database } = opened.store;
    let isRefusing = true;
    const mail: MailPart = {
      kind: "smtp",
      deliver: () =>
        Promise.resolve(
          isRefusing ? { outcome: "refused", isFinal: false, reason: "no answer" } : { outcome: "sent" },
        ),
      close: () => Promise.resolve(),
    };
    const write = (recipient: string) =>
      database
        .transaction()
        .execute((transaction) =>
          addToOutbox(transaction, { recipient, replyTo: null, subject: "s", body: "b" }, now()),
        );
    const passMinutes = async (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * 60_000);
      await sendDueMail({ store: opened.store, mail, now });
    };
    const readMail = async () => {
      const answer = await opened.server.inject("/api/ready");
      const { parts } = answer.json<{ parts: { part: string; isOk: boolean; says: string }[] }>();
      return parts.find(({ part }) => part === "mail");
    };
    await write("ana@example.com");
    await passMinutes(0);
    await passMinutes(14);
    expect(await readMail()).toMatchObject({ isOk: true });
    await passMinutes(2);
    expect(await readMail()).toMatchObject({
      isOk: false,
      says: expect.stringContaining("No mail has gone out for 15 minutes"),
    });
    isRefusing = false;
    await write("bo@example.com");
    await passMinutes(1);
    // The first one still waits; that another went out says that the mail server is well.
    expect(await countWaitingMail(database)).toBe(1);
    expect(await readMail()).toMatchObject({ isOk: true });
  });

  test("ready: a store that is gone is named, and health stays", async (context) => {
    const settings = await databases.newSettings(kind, context);
    const opened = await openAt(settings, now);
    site = await createTestServer({}, now, null, () =>
      Promise.resolve({ ...opened, close: () => Promise.resolve() }),
    );
    await opened.close();
    const answer = await site.server.inject("/api/ready");
    expect(answer.statusCode).toBe(503);
    expect(answer.json().detail).toContain("The database does not answer");
    expect((await site.server.inject("/api/health")).statusCode).toBe(200);
  });
});
