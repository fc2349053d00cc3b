/** Class links over HTTP: who makes one, what a student sees before and after saying yes, and when it is worth nothing. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { classLinkLimits } from "#contract/classLinkLimits.ts";
import { classLinksSchema, classOfferSchema, madeClassLinkSchema } from "#contract/classLinks.ts";
import { invitedSchema, planPeopleSchema } from "#contract/family.ts";
import { planRevisionsSchema } from "#contract/plans.ts";
import { countInvited } from "#server/family/invitations.ts";
import { empty, makeCommandFrom } from "../../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

const people = ["ana", "ben", "cora"] as const;
type Person = (typeof people)[number] | "nobody";

let tested: TestServer;
let now = new Date("2026-11-21T12:00:00Z");

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
  const name = makeCommandFrom({ kind: "renameStudent", studentName: "Maya" }, 1);
  const sent = await ask("ana", "POST", `/api/plans/${empty.id}/commands`, {
    createdAt: empty.createdAt,
    commands: [name],
  });
  expect(sent.status).toBe(200);
});
afterEach(() => tested.close());

async function ask(who: Person, method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) {
  const answer = await tested.server.inject({
    method,
    url,
    headers: { ...(who === "nobody" ? {} : { authorization: `Bearer ${who}` }), "if-match": '"0"' },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, json: answer.body === "" ? null : answer.json<unknown>() };
}

async function make(): Promise<{ id: string; token: string }> {
  const made = madeClassLinkSchema.parse((await ask("cora", "POST", "/api/class-links")).json);
  return { id: made.classLinkId, token: made.url.split("#")[1] ?? "" };
}

const look = (token: string) => ask("nobody", "POST", "/api/class-links/look", { token });
const join = (who: Person, token: string, scopes: readonly string[] = ["plan"]) =>
  ask(who, "POST", "/api/class-links/join", { token, planId: empty.id, scopes });
const peopleOfPlan = async () =>
  planPeopleSchema.parse((await ask("ana", "GET", `/api/plans/${empty.id}/people`)).json).people;

test("a student sees who asks, and only their yes puts their plan in front of the counselor; twice is once", async () => {
  const { token } = await make();
  expect(classOfferSchema.parse((await look(token)).json)).toMatchObject({ name: "cora" });
  // Nothing about whoever looked is stored.
  expect(await peopleOfPlan()).toHaveLength(1);
  expect((await join("ana", token)).status).toBe(200);
  expect((await join("ana", token, ["plan", "money"])).status).toBe(200);
  const cora = (await peopleOfPlan()).find(({ role }) => role === "counselor");
  expect(cora).toMatchObject({ name: "cora", scopes: ["plan"] });
  const { classLinks } = classLinksSchema.parse((await ask("cora", "GET", "/api/class-links")).json);
  expect(classLinks).toMatchObject([{ joined: 1 }]);
});

test("an expired, an ended and an invented link are answered alike, and so is joining by one", async () => {
  const [first, second] = [await make(), await make()];
  expect((await ask("ben", "DELETE", `/api/class-links/${first.id}`)).status).toBe(404);
  expect((await ask("cora", "DELETE", `/api/class-links/${first.id}`)).status).toBe(204);
  now = new Date(now.getTime() + (classLinkLimits.days * 24 * 60 + 1) * 60_000);
  const answers = [];
  for (const token of [first.token, second.token, `class-${"n".repeat(43)}`]) {
    answers.push(await look(token), await join("ana", token));
  }
  expect(new Set(answers.map(({ status, json }) => `${status} ${JSON.stringify(json)}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
  expect(classLinksSchema.parse((await ask("cora", "GET", "/api/class-links")).json).classLinks).toEqual([]);
});

test("nobody shares a plan that is not theirs, nor one's own with oneself; and what is shared begins with the plan", async () => {
  const { token } = await make();
  expect((await join("ben", token)).status).toBe(404);
  expect((await join("cora", token)).status).toBe(409);
  expect((await join("ana", token, ["money"])).status).toBe(400);
  expect((await join("nobody", token)).status).toBe(401);
  expect(await peopleOfPlan()).toHaveLength(1);
});

test("ten links are open at a time, and an erased counselor's links open nothing", async () => {
  const { token } = await make();
  for (let count = 1; count < classLinkLimits.open; count += 1) await make();
  expect((await ask("cora", "POST", "/api/class-links")).status).toBe(409);
  expect((await ask("cora", "POST", "/api/account/erase", { confirm: "erase" })).status).toBe(200);
  expect((await look(token)).status).toBe(404);
  expect(await tested.store.database.selectFrom("class_links").selectAll().execute()).toEqual([]);
});

test("a counselor who joins through a class link is not counted among the people that a family may invite", async () => {
  const { database } = tested.store;
  const { account_id: ana } = await database
    .selectFrom("plan_members")
    .select("account_id")
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();
  const counted = () => countInvited(database, ana, now);
  const { token } = await make();
  expect((await join("ana", token)).status).toBe(200);
  expect(await counted()).toBe(0);

  // Removed and then invited by name, the same person counts: as an open invitation, and once they are in.
  const cora = (await peopleOfPlan()).find(({ role }) => role === "counselor");
  const removed = await ask("ana", "DELETE", `/api/plans/${empty.id}/people/${cora?.memberId}`);
  expect(removed.status).toBe(204);
  now = new Date(now.getTime() + 60_000);
  const asked = { role: "counselor", scopes: ["plan"], email: null };
  const { json } = await ask("ana", "POST", `/api/plans/${empty.id}/invitations`, asked);
  expect(await counted()).toBe(1);
  const [, invitation] = invitedSchema.parse(json).url.split("#");
  expect((await ask("cora", "POST", "/api/invitations/accept", { token: invitation })).status).toBe(200);
  expect(await counted()).toBe(1);
  // To the family both are joining.
  const revisions = await ask("ana", "GET", `/api/plans/${empty.id}/revisions`);
  const { people: events = [] } = planRevisionsSchema.parse(revisions.json);
  expect(events.filter(({ kind }) => kind === "joined")).toHaveLength(2);
});
