/** Choosing and stopping reminders over HTTP: by the person, by a link in a mail, and by nobody else. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountExportEndpoint } from "#contract/account.ts";
import { type RemindersBody, remindersSchema, stopRemindersEndpoint } from "#contract/reminders.ts";
import { makeTestSecrets } from "../../../test/support/testIdentity.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";
import { stopTokenOf } from "./stopToken.ts";
import { readReminders } from "./store.ts";

const now = new Date("2026-11-21T12:00:00Z");
const path = "/api/account/reminders";
const stopPath = "/api/reminders/stop";
const chosen: RemindersBody = {
  digest: { isOn: true, weekday: 6, hour: 8 },
  beforeDue: { isOn: true, days: 7 },
  includesParentTasks: false,
  timeZone: "America/Phoenix",
};

let tested: TestServer;

beforeEach(async () => {
  tested = await createTestServer({}, () => now, createTokenIdentity(["ana", "ben"]));
});
afterEach(() => tested.close());

async function ask(method: "GET" | "PUT", who: string | null, body?: unknown) {
  const answer = await tested.server.inject({
    method,
    url: path,
    headers: {
      ...(who === null ? {} : { authorization: `Bearer ${who}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, json: answer.json<unknown>(), headers: answer.headers };
}

function stop(asked: { token?: string; query?: string; form?: string; type?: string }) {
  const { token, query = "", form, type = "application/json" } = asked;
  return tested.server.inject({
    method: "POST",
    url: `${stopPath}${query}`,
    headers: { "content-type": type },
    payload: form ?? JSON.stringify(token === undefined ? {} : { token }),
  });
}

/** The token that a mail to this person would carry now. */
async function tokenOf(name: string): Promise<string> {
  const { database } = tested.store;
  const account = await database
    .selectFrom("accounts")
    .select("id")
    .where("subject", "=", `tenant|${name}`)
    .executeTakeFirstOrThrow();
  const kept = await readReminders(database, account.id);
  if (kept === null) throw new Error(`${name} has chosen nothing.`);
  return stopTokenOf(
    { stopId: kept.stopId, email: `${name}@example.com` },
    (await makeTestSecrets()).dataKeys,
  );
}

const isOn = async (who: string) => {
  const { digest, beforeDue } = remindersSchema.parse((await ask("GET", who)).json);
  return [digest.isOn, beforeDue.isOn];
};

describe("choosing", () => {
  test("reminders are off by default; settings are stored for this person only", async () => {
    const first = await ask("GET", "ana");
    expect([first.status, first.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(remindersSchema.parse(first.json)).toEqual({
      digest: { isOn: false, weekday: 0, hour: 17 },
      beforeDue: { isOn: false, days: 3 },
      includesParentTasks: false,
      timeZone: null,
      email: "ana@example.com",
      perMonth: null,
      sentThisMonth: 0,
    });
    const kept = { ...chosen, email: "ana@example.com", perMonth: null, sentThisMonth: 0 };
    expect((await ask("PUT", "ana", chosen)).json).toEqual(kept);
    expect((await ask("GET", "ana")).json).toEqual(kept);
    expect(await isOn("ben")).toEqual([false, false]);
  });

  test("a parent’s tasks are included where that is asked for, and not by a page that cannot ask", async () => {
    const { includesParentTasks: _, ...fromOlderPage } = chosen;
    for (const [body, expected] of [
      [{ ...chosen, includesParentTasks: true }, true],
      [fromOlderPage, false],
    ] as const) {
      const saved = await ask("PUT", "ana", body);
      expect([saved.status, remindersSchema.parse(saved.json).includesParentTasks]).toEqual([200, expected]);
    }
  });

  test.each([
    ["an hour that no clock has", { ...chosen, digest: { ...chosen.digest, hour: 24 } }, "digest.hour"],
    ["half an hour", { ...chosen, digest: { ...chosen.digest, hour: 8.5 } }, "digest.hour"],
    ["an eighth day", { ...chosen, digest: { ...chosen.digest, weekday: 7 } }, "digest.weekday"],
    ["no days before", { ...chosen, beforeDue: { isOn: true, days: 0 } }, "beforeDue.days"],
    ["fifteen days before", { ...chosen, beforeDue: { isOn: true, days: 15 } }, "beforeDue.days"],
    ["a place that is none", { ...chosen, timeZone: "America/Nowhere" }, "timeZone"],
    ["a difference to London", { ...chosen, timeZone: "+05:00" }, "timeZone"],
    ["words as a switch", { ...chosen, digest: { ...chosen.digest, isOn: "yes" } }, "digest.isOn"],
  ])("%s is refused in a sentence, and changes nothing", async (_, body, field) => {
    const { status, json } = await ask("PUT", "ana", body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ field, message: expect.stringMatching(/^[A-Z].*\.$/) }] });
    expect(await isOn("ana")).toEqual([false, false]);
  });

  test("is nobody’s without a token", async () => {
    expect((await ask("GET", null)).status).toBe(401);
    expect((await ask("PUT", "forged", chosen)).status).toBe(401);
  });

  test("goes with the account: taken along without what stops it, and erased", async () => {
    await ask("PUT", "ana", chosen);
    const token = await tokenOf("ana");
    const headers = { authorization: "Bearer ana" };
    const taken = await tested.server.inject({ url: "/api/account/export", headers });
    expect(accountExportEndpoint.replies[200].safeParse(taken.json()).success).toBe(true);
    expect(taken.json<{ reminders: unknown }>().reminders).toMatchObject({
      settings: [{ digest_on: 1, hour: 8, time_zone: "America/Phoenix" }],
      sends: [],
      toldTasks: [],
    });
    expect(taken.body).not.toContain(token.slice(0, 22));
    const erased = await tested.server.inject({
      method: "POST",
      url: "/api/account/erase",
      headers,
      payload: { confirm: "erase" },
    });
    expect(erased.json()).toMatchObject({ receipt: { rows: { reminder_settings: 1 } } });
    expect((await stop({ token })).statusCode).toBe(404);
  });
});

describe("stopping from a mail", () => {
  const oneClick = { form: "List-Unsubscribe=One-Click", type: "application/x-www-form-urlencoded" };
  const boundary =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

  test.each([
    ["by the page", (token: string) => ({ token })],
    ["by a mail program’s form", (token: string) => ({ query: `?token=${token}`, ...oneClick })],
    [
      "by a mail program’s form in parts",
      (token: string) => ({
        query: `?token=${token}`,
        form: boundary,
        type: "multipart/form-data; boundary=x",
      }),
    ],
    [
      "by a form with the token in it",
      (token: string) => ({ form: `token=${token}`, type: "application/x-www-form-urlencoded" }),
    ],
  ])("%s, signed out, and a second time with the same answer", async (_, asked) => {
    await ask("PUT", "ana", chosen);
    await ask("PUT", "ben", chosen);
    const token = await tokenOf("ana");
    const first = await stop(asked(token));
    expect(first.statusCode).toBe(200);
    expect(stopRemindersEndpoint.replies[200].parse(first.json())).toEqual({
      stopped: { digest: true, beforeDue: true },
    });
    expect((await stop(asked(token))).json()).toEqual({ stopped: { digest: false, beforeDue: false } });
    expect(await isOn("ana")).toEqual([false, false]);
    expect(await isOn("ben")).toEqual([true, true]);
    // After they are turned on again, the link in an earlier mail still stops them.
    await ask("PUT", "ana", chosen);
    expect((await stop(asked(token))).json()).toEqual({ stopped: { digest: true, beforeDue: true } });
  });

  test("a link that is forged, another’s, or of an earlier address stops nothing; all are told the same", async () => {
    await ask("PUT", "ana", chosen);
    await ask("PUT", "ben", chosen);
    const [ana, ben] = [await tokenOf("ana"), await tokenOf("ben")];
    const told = [];
    const mixed = `${ana.slice(0, 22)}${ben.slice(22)}`;
    const unsigned = `${ana.slice(0, 23)}${"A".repeat(43)}`;
    for (const token of [mixed, unsigned, `${"A".repeat(22)}.${"A".repeat(43)}`]) {
      const answer = await stop({ token });
      expect(answer.statusCode).toBe(404);
      told.push(answer.body);
    }
    await tested.store.database
      .updateTable("accounts")
      .set({ email: "new@example.com" })
      .where("subject", "=", "tenant|ana")
      .execute();
    told.push((await stop({ token: ana })).body);
    expect(new Set(told).size).toBe(1);
    expect(await isOn("ben")).toEqual([true, true]);
  });

  test.each([
    ["no token", {}, 400],
    ["a token that is cut off", { token: "abc" }, 400],
    ["a form without one", oneClick, 400],
    ["plain text", { form: "token", type: "text/plain" }, 415],
  ])("%s is refused", async (_, asked, status) => {
    expect((await stop(asked)).statusCode).toBe(status);
  });

  test("looking at the address stops nothing, and leads to the page with the token in the fragment", async () => {
    await ask("PUT", "ana", chosen);
    const token = await tokenOf("ana");
    const answer = await tested.server.inject({ url: `${stopPath}?token=${token}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/stop-reminders#${token}`]);
    expect(await isOn("ana")).toEqual([true, true]);
    const strange = await tested.server.inject({ url: `${stopPath}?token=//elsewhere.example` });
    expect([strange.statusCode, strange.headers.location]).toEqual([400, undefined]);
  });

  test("a form opens no other address", async () => {
    const answer = await tested.server.inject({
      method: "PUT",
      url: path,
      headers: { authorization: "Bearer ana", "content-type": "application/x-www-form-urlencoded" },
      payload: "timeZone=UTC",
    });
    expect(answer.statusCode).toBe(415);
  });
});
