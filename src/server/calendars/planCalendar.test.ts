/** A plan's calendar at its secret address: who may make one, what it says, and when it says no more. */
import ICAL from "ical.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { madePlanCalendarSchema, planCalendarSchema } from "#contract/planCalendar.ts";
import type { PlanRole } from "#domain/plan/membership.ts";
import { buildPlanCalendar } from "#domain/timeline/planCalendar.ts";
import { toMemberId } from "#server/family/store.ts";
import { readPlan, timelineOn } from "#server/reminders/plans.ts";
import { empty, makeCommandFrom, oberlin } from "../../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

const people = ["ana", "ben", "cora"] as const;
type Person = (typeof people)[number] | "nobody";

let tested: TestServer;
let now = new Date("2026-11-21T12:00:00Z");
let revision = 0;

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  revision = 0;
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
  await send(
    { kind: "renameStudent", studentName: "Maya" },
    { kind: "setTimeline", fields: { graduationYear: 2027, tests: [], aidForms: [] } },
    { kind: "addCollege", unitId: oberlin },
  );
});
afterEach(() => tested.close());

async function send(...drafts: Parameters<typeof makeCommandFrom>[0][]): Promise<void> {
  const commands = drafts.map((draft, index) => makeCommandFrom(draft, revision + index + 1));
  const payload = { createdAt: empty.createdAt, commands };
  const sent = await tested.server.inject({
    method: "POST",
    url: `/api/plans/${empty.id}/commands`,
    headers: { authorization: "Bearer ana", "if-match": `"${revision}"` },
    payload,
  });
  expect(sent.statusCode, sent.body).toBe(200);
  revision += drafts.length;
}

async function ask(who: Person, method: "GET" | "POST" | "DELETE", url = `/api/plans/${empty.id}/calendar`) {
  const headers = who === "nobody" ? {} : { authorization: `Bearer ${who}` };
  const answer = await tested.server.inject({ method, url, headers });
  return { status: answer.statusCode, json: answer.body === "" ? null : answer.json<unknown>() };
}

/** The path of a new address. */
async function make(who: Person = "ana"): Promise<string> {
  const { url } = madePlanCalendarSchema.parse((await ask(who, "POST")).json);
  return new URL(url).pathname;
}

const read = (url: string, headers: Record<string, string> = {}) => tested.server.inject({ url, headers });

async function addMember(name: Person, role: PlanRole): Promise<string> {
  // Whoever signs in has an account from then on.
  await ask(name, "GET", "/api/user/profile");
  const { database } = tested.store;
  const account = await database
    .selectFrom("accounts")
    .where("name", "=", name)
    .select("id")
    .executeTakeFirstOrThrow();
  const joined_at = now.toISOString();
  await database
    .insertInto("plan_members")
    .values({ plan_id: empty.id, account_id: account.id, role, scopes: '["plan"]', joined_at })
    .execute();
  return account.id;
}

function listEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("it holds what the downloaded file does, under the same ids, and is the same until something changes", async () => {
  const address = await make();
  expect(address).toMatch(/^\/calendar\/plan\/[\w-]{43}\.ics$/);
  const answer = await read(address);
  expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-cache",
  ]);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  expect(answer.headers["x-robots-tag"]).toBe("noindex");
  const events = listEvents(answer.body);
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
  expect(events.some(({ summary }) => summary.includes("Oberlin College"))).toBe(true);

  const plan = await readPlan(
    tested.store.database,
    { ...empty, revision, moneySharedSince: null, role: "owner", scopes: ["plan", "notes"] },
    tested.parts.secrets.dataKeys,
  );
  const timeline = timelineOn({ content: plan, role: "owner" }, tested.colleges, "2026-11-21");
  if (timeline === null) throw new Error("The class is known.");
  const getCollege = tested.colleges.byUnitId;
  const file = buildPlanCalendar(
    { plan: { ...plan, createdAt: "2026-12-20T00:00:00.000Z" }, timeline, today: "2026-11-21", getCollege },
    now.toISOString(),
  );
  const idsAndDays = (text: string) =>
    listEvents(text).map(({ uid, startDate }) => `${uid} ${startDate.toString()}`);
  expect(idsAndDays(answer.body)).toEqual(idsAndDays(file.text));

  const again = await read(address, { "if-none-match": String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test("a changed date moves the same entry, under a higher sequence", async () => {
  await send({
    kind: "setOwnTask",
    taskId: "visit",
    task: { id: "visit", title: "Visit Oberlin", due: "2026-12-01", who: "student", unitId: null },
  });
  const address = await make();
  const find = async () => {
    const { body } = await read(address);
    const event = listEvents(body).find(({ summary }) => summary.includes("Visit Oberlin"));
    return { uid: event?.uid, day: event?.startDate.toString(), sequence: event?.sequence ?? 0 };
  };
  const before = await find();
  await send({
    kind: "setOwnTask",
    taskId: "visit",
    task: { id: "visit", title: "Visit Oberlin", due: "2026-12-05", who: "student", unitId: null },
  });
  const after = await find();
  expect([before.day, after.day, after.uid]).toEqual(["2026-12-01", "2026-12-05", before.uid]);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  now = new Date("2026-11-22T12:00:00Z");
  expect((await find()).sequence).toBeGreaterThan(after.sequence);
});

test("it is off until asked for, shown once, replaced by a new one, and 410 once it is turned off", async () => {
  const since = async () => planCalendarSchema.parse((await ask("ana", "GET")).json).since;
  expect(await since()).toBeNull();
  const first = await make();
  expect(await since()).toBe(now.toISOString());
  const second = await make();
  const answers = [await read(first)];
  expect((await read(second)).statusCode).toBe(200);
  expect((await ask("ana", "DELETE")).status).toBe(204);
  expect((await ask("ana", "DELETE")).status).toBe(204);
  answers.push(await read(second), await read(`/calendar/plan/${"n".repeat(43)}.ics`));
  answers.push(await read("/calendar/plan/x"), await read(`/calendar/plan/${"n".repeat(290)}.ics`));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(410);
  expect(answers[0]?.body).toMatch(/^This calendar address no longer works because it was turned off/);
  expect(await since()).toBeNull();
  expect(await tested.store.database.selectFrom("plan_calendars").selectAll().execute()).toEqual([]);
});

test("only a hash is stored, and nothing of money or of a family's situation leaves", async () => {
  await send(
    { kind: "setSituations", situations: ["fosterOrHomeless"] },
    {
      kind: "setOwnTask",
      taskId: "plain",
      task: { id: "plain", title: "Call the office", due: "2026-12-02", who: "student", unitId: null },
    },
  );
  const address = await make();
  const rows = await tested.store.database.selectFrom("plan_calendars").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(address.slice("/calendar/plan/".length, -".ics".length));
  const { body } = await read(address);
  expect(body).toContain("Call the office");
  expect(body.replaceAll("\r\n ", "")).not.toMatch(/foster|homeless|situation/i);
});

test("a parent who sees the plan may have one of their own; a counselor and a stranger may not", async () => {
  await addMember("ben", "parent");
  const address = await make("ben");
  const own = await make();
  expect((await read(address)).statusCode).toBe(200);
  expect((await ask("cora", "POST")).status).toBe(404);
  await addMember("cora", "counselor");
  expect((await ask("cora", "POST")).status).toBe(403);
  expect((await ask("nobody", "POST")).status).toBe(401);
  // Turning off one's own leaves the other's.
  expect((await ask("ben", "DELETE")).status).toBe(204);
  expect([(await read(address)).statusCode, (await read(own)).statusCode]).toEqual([410, 200]);
});

test("who is no longer on the plan reads nothing, nor when they are on it again", async () => {
  const benId = await addMember("ben", "parent");
  const address = await make("ben");
  const removed = await ask("ana", "DELETE", `/api/plans/${empty.id}/people/${toMemberId(empty.id, benId)}`);
  expect([removed.status, (await read(address)).statusCode]).toEqual([204, 410]);
  await addMember("ben", "parent");
  expect((await read(address)).statusCode).toBe(410);
});

test("an erased plan and an erased account leave no address", async () => {
  const address = await make();
  await addMember("ben", "parent");
  await make("ben");
  const left = await tested.server.inject({
    method: "POST",
    url: "/api/account/erase",
    headers: { authorization: "Bearer ben" },
    payload: { confirm: "erase" },
  });
  expect(left.statusCode).toBe(200);
  expect(await tested.store.database.selectFrom("plan_calendars").selectAll().execute()).toHaveLength(1);
  await ask("ana", "DELETE", `/api/plans/${empty.id}`);
  expect((await read(address)).statusCode).toBe(410);
  expect(await tested.store.database.selectFrom("plan_calendars").selectAll().execute()).toEqual([]);
});

test("asked for again and again, it says when to come back", async () => {
  const address = await make();
  for (let count = 0; count < 60; count += 1) await read(address);
  const refused = await read(`${address}?x=1`);
  expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
});
