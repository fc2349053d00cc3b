/** A plan's people over HTTP: invited, admitted, shown only what is shared with them, and removed. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { invitedSchema, type PlanPeople, planPeopleSchema } from "#contract/family.ts";
import { planPageSchema } from "#contract/plans.ts";
import { problemSchema } from "#contract/problem.ts";
import type { Command } from "#domain/plan/commands.ts";
import { listOutbox } from "#server/outbox/store.ts";
import { empty, makeCommandFrom, oberlin } from "../../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";
import { refusesInvitations, toMailbox } from "./invitationMails.ts";

const people = ["ana", "ben", "cora", "dan"] as const;
type Person = (typeof people)[number] | "nobody" | "forged";
type Method = "GET" | "POST" | "PUT" | "DELETE";

const addOberlin = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
const nameMaya = makeCommandFrom({ kind: "renameStudent", studentName: "Maya" }, 2);
const writeNote = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Secret note" }, 3);
const income = makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: 61_237 } }, 4);
const aid = makeCommandFrom({ kind: "setAidAnswers", answers: { "first.agi": 73_331 } }, 5);
const planPath = `/api/plans/${empty.id}`;

let tested: TestServer;
let now = new Date("2026-11-21T12:00:00Z");

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
  await send("ana", [addOberlin, nameMaya, writeNote], 0);
});
afterEach(() => tested.close());

async function ask(who: Person, method: Method, url: string, body?: unknown, headers = {}) {
  const answer = await tested.server.inject({
    method,
    url,
    headers: { ...(who === "nobody" ? {} : { authorization: `Bearer ${who}` }), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const json: unknown = answer.body === "" ? null : answer.json();
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json };
}

function send(who: Person, commands: readonly Command[], after: number, planId = empty.id) {
  const body = { createdAt: empty.createdAt, commands: commands.map((one) => ({ ...one, planId })) };
  return ask(who, "POST", `/api/plans/${planId}/commands`, body, { "if-match": `"${after}"` });
}

const parent = { role: "parent", scopes: ["plan"], email: null };

async function link(body: object = parent): Promise<string> {
  const { json } = await ask("ana", "POST", `${planPath}/invitations`, body);
  const [, token = ""] = invitedSchema.parse(json).url.split("#");
  return token;
}

test("a plan is given to a student by their own address alone, and then the student decides", async () => {
  const asked = { role: "student", scopes: ["plan", "money"], email: null };
  const refused = await ask("ana", "POST", `${planPath}/invitations`, asked);
  expect(refused.status).toBe(400);
  expect(problemSchema.parse(refused.json).errors).toMatchObject([{ field: "email" }]);
  const token = await link({ ...asked, email: "ben@example.com" });
  const [mail] = await listOutbox(tested.store.database, 1);
  expect(mail?.body).toContain("the plan is yours, and you decide what is in it and who sees it");
  expect((await accept("ben", token)).status).toBe(200);
  const invited = await ask("ana", "POST", `${planPath}/invitations`, parent);
  expect(invited.status).toBe(403);
  expect((await ask("ben", "POST", `${planPath}/invitations`, parent)).status).toBe(201);
  const noteIds = [writeNote.id];
  expect(await idsSeenBy("ben")).toEqual(expect.arrayContaining(noteIds));
  expect(await idsSeenBy("ana")).not.toEqual(expect.arrayContaining(noteIds));
});

const accept = (who: Person, token: string) => ask(who, "POST", "/api/invitations/accept", { token });
const look = (token: string) => ask("nobody", "POST", "/api/invitations/look", { token });

async function letIn(who: Person, role: "parent" | "counselor", scopes: readonly string[]): Promise<void> {
  // One after another, which is the order they are listed in.
  now = new Date(now.getTime() + 1_000);
  expect((await accept(who, await link({ role, scopes, email: null }))).status).toBe(200);
}

async function peopleOf(who: Person): Promise<PlanPeople> {
  return planPeopleSchema.parse((await ask(who, "GET", `${planPath}/people`)).json);
}

async function memberIdOf(name: string): Promise<string> {
  const found = (await peopleOf("ana")).people.find((person) => person.name === name);
  if (found === undefined) throw new Error(`${name} is not in the plan.`);
  return found.memberId;
}

async function idsSeenBy(who: Person): Promise<unknown[]> {
  const { json } = await ask(who, "GET", `${planPath}/commands`);
  return planPageSchema.parse(json).commands.map(({ command: one }) => (one as Command).id);
}

describe("an invitation", () => {
  test("is a link with the token after #, which anyone with it can view, and accepted once", async () => {
    const made = await ask("ana", "POST", `${planPath}/invitations`, parent);
    expect([made.status, made.headers["cache-control"]]).toEqual([201, "no-store"]);
    const { url, expiresAt } = invitedSchema.parse(made.json);
    expect(url).toMatch(/^http:\/\/localhost:3000\/invitation#[\w-]{43}$/);
    const [, token = ""] = url.split("#");
    expect((await look(token)).json).toEqual({
      studentName: "Maya",
      invitedBy: "ana",
      role: "parent",
      scopes: ["plan"],
      expiresAt,
    });
    expect((await accept("nobody", token)).status).toBe(401);
    expect((await accept("ben", token)).json).toEqual({ planId: empty.id });
    expect((await accept("ben", token)).status).toBe(200);
    const second = await accept("cora", token);
    const never = await accept("cora", "A".repeat(43));
    expect([second.status, second.json]).toEqual([404, never.json]);
    expect((await look(token)).json).toEqual((await look("A".repeat(43))).json);
    expect((await ask("cora", "GET", `${planPath}/commands`)).status).toBe(404);
  });

  test("is mailed to an address, and contains no user input except the sender’s name", async () => {
    const body = { ...parent, email: "ben@example.com" };
    const { json } = await ask("ana", "POST", `${planPath}/invitations`, body);
    const [mail] = await listOutbox(tested.store.database, 10);
    expect(mail).toMatchObject({ recipient: "ben@example.com", replyTo: null });
    expect(mail?.body).toMatch(/^ana invited you/);
    expect(mail?.body).toContain(invitedSchema.parse(json).url);
    expect(mail?.body).toContain("December 5, 2026");
    expect(`${mail?.subject}${mail?.body}`).not.toMatch(/Maya|Secret|ana@/);
    expect((await peopleOf("ana")).invitations).toMatchObject([{ email: "ben@example.com", role: "parent" }]);
    const [, token = ""] = invitedSchema.parse(json).url.split("#");
    const other = await accept("cora", token);
    expect([other.status, other.text.includes("ben@")]).toEqual([403, false]);
    expect((await accept("ben", token)).status).toBe(200);
  });

  test("is ended for good by the link in its mail, and one press allows it again; a mail program’s form does the same", async () => {
    const body = { ...parent, email: "ben@example.com" };
    expect((await ask("ana", "POST", `${planPath}/invitations`, body)).json).toMatchObject({
      isMailed: true,
    });
    const [mail] = await listOutbox(tested.store.database, 10);
    const token = /\/invitation#([\w-]{22}\.[\w-]{43})\n/.exec(mail?.body ?? "")?.[1] ?? "";
    const isRefused = () => refusesInvitations(tested.store.database, toMailbox("Ben@example.com"));
    const press = (given: object) => ask("nobody", "POST", "/api/invitations/refuse", given);
    expect((await press({ token: `${token.slice(0, -2)}AA` })).status).toBe(404);
    expect(await isRefused()).toBe(false);
    expect((await press({ token })).json).toEqual({ refuses: true });
    expect(await isRefused()).toBe(true);
    now = new Date("2026-12-05T12:00:00Z");
    expect((await ask("ana", "POST", `${planPath}/invitations`, body)).json).toMatchObject({
      isMailed: false,
      url: expect.stringContaining("/invitation#"),
    });
    expect((await press({ token, refuses: false })).json).toEqual({ refuses: false });
    expect(await isRefused()).toBe(false);
    const opened = await ask("nobody", "GET", `/api/invitations/refuse?token=${token}`);
    expect([opened.status, opened.headers["location"]]).toEqual([303, `/invitation#${token}`]);
    expect(await isRefused()).toBe(false);
    const oneClick = await tested.server.inject({
      method: "POST",
      url: `/api/invitations/refuse?token=${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect([oneClick.statusCode, await isRefused()]).toEqual([200, true]);
  });

  test("is not for its own sender, who is told whom to send it to", async () => {
    const { status, json } = await accept("ana", await link());
    expect([status, problemSchema.parse(json).detail]).toEqual([
      409,
      "This plan is your own. Send the link to the person you want to invite.",
    ]);
  });

  test("is over after 14 days, and when it is taken back", async () => {
    const late = await link();
    now = new Date("2026-11-21T12:00:01Z");
    const back = await link();
    const [, second] = (await peopleOf("ana")).invitations;
    const path = `${planPath}/invitations/${second?.invitationId}`;
    expect((await ask("ana", "DELETE", path)).status).toBe(204);
    expect((await ask("ana", "DELETE", path)).status).toBe(404);
    expect((await accept("ben", back)).status).toBe(404);
    now = new Date("2026-12-05T12:00:00Z");
    expect((await accept("ben", late)).status).toBe(404);
    expect((await peopleOf("ana")).invitations).toEqual([]);
  });

  test.each([
    ["to be an owner", { ...parent, role: "owner" }],
    ["without the plan", { ...parent, scopes: ["notes"] }],
    ["to a part that there is not", { ...parent, scopes: ["plan", "everything"] }],
    ["to a part named twice", { ...parent, scopes: ["plan", "plan"] }],
    ["to what is no address", { ...parent, email: "ben" }],
    ["to two addresses", { ...parent, email: "ben@example.com, dan@example.com" }],
    ["with a line of its own in the address", { ...parent, email: "ben@example.com\nBcc: x@example.com" }],
    ["without an address", { role: "parent", scopes: ["plan"] }],
  ])("%s is refused", async (_, body) => {
    const { status, json } = await ask("ana", "POST", `${planPath}/invitations`, body);
    expect([status, problemSchema.safeParse(json).success]).toEqual([400, true]);
    expect((await peopleOf("ana")).invitations).toEqual([]);
  });

  test.each(["", "a b", "<script>", "x".repeat(101), null, 7])(
    "a token such as %j is refused",
    async (token) => {
      expect((await ask("nobody", "POST", "/api/invitations/look", { token })).status).toBe(400);
      expect((await ask("ben", "POST", "/api/invitations/accept", { token })).status).toBe(400);
    },
  );

  test("beyond what the subscription allows is refused, with where to change it", async () => {
    tested.allowances.of = () =>
      Promise.resolve({ plansInSync: null, peopleInvited: 0, remindersPerMonth: null });
    const { status, json } = await ask("ana", "POST", `${planPath}/invitations`, parent);
    expect([status, problemSchema.parse(json).detail]).toEqual([
      403,
      "Your subscription does not cover inviting more people. You can change it at /subscription-dashboard.",
    ]);
  });
});

describe("who sees what", () => {
  test("essays, money and notes are private until they are shared, and again afterwards", async () => {
    await ask("ana", "PUT", `${planPath}/sharing`, { sharesMoney: true });
    await send("ana", [income, aid], 3);
    await letIn("ben", "parent", ["plan"]);
    expect(await idsSeenBy("ben")).toEqual(["c1", "c2"]);
    const path = `${planPath}/people/${await memberIdOf("ben")}`;
    expect((await ask("ana", "PUT", path, { scopes: ["plan", "notes", "money"] })).json).toEqual({
      scopes: ["plan", "notes", "money"],
    });
    expect(await idsSeenBy("ben")).toEqual(["c1", "c2", "c3", "c4", "c5"]);
    await ask("ana", "PUT", path, { scopes: ["plan"] });
    expect(await idsSeenBy("ben")).toEqual(["c1", "c2"]);
    const { text } = await ask("ben", "GET", "/api/account/export");
    expect(text).not.toMatch(/61237|73331|Secret note|ana@/);
  });

  test("a counselor changes nothing; a parent ticks, and changes only what they are shown", async () => {
    const tick = makeCommandFrom(
      { kind: "setTaskMark", taskId: "fafsa", fields: { doneOn: "2026-11-21" } },
      6,
    );
    const note = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Mine" }, 7);
    await letIn("cora", "counselor", ["plan", "notes", "money", "essay"]);
    await letIn("ben", "parent", ["plan"]);
    for (const one of [tick, note]) expect((await send("cora", [one], 3)).status).toBe(403);
    expect((await send("ben", [tick, note], 3)).status).toBe(403);
    expect((await send("ben", [tick], 3)).status).toBe(200);
    expect(await idsSeenBy("ana")).toContain("c6");
    for (const [method, path, body] of [
      ["POST", `${planPath}/restore`, { revision: 3 }],
      ["PUT", `${planPath}/sharing`, { sharesMoney: true }],
    ] as const) {
      expect((await ask("ben", method, path, body)).status).toBe(403);
    }
  });

  test("two households: a parent’s figures stay in the parent’s own plan, whatever the student shares", async () => {
    // Each parent keeps finances in a plan of their own; both see the student's plan.
    for (const [who, planId] of [
      ["ben", "plan-of-ben"],
      ["dan", "plan-of-dan"],
    ] as const) {
      await send(who, [addOberlin], 0, planId);
      await ask(who, "PUT", `/api/plans/${planId}/sharing`, { sharesMoney: true });
      expect((await send(who, [{ ...income, id: `of-${who}` }], 1, planId)).status).toBe(200);
      await letIn(who, "parent", ["plan", "money"]);
    }
    await ask("ana", "PUT", `${planPath}/sharing`, { sharesMoney: true });
    // Neither can write figures into the student's plan, where the other parent would see them.
    for (const one of [income, aid]) expect((await send("ben", [one], 3)).status).toBe(403);
    for (const [who, other] of [
      ["ben", "dan"],
      ["dan", "ben"],
    ] as const) {
      expect((await ask(who, "GET", `/api/plans/plan-of-${other}/commands`)).status).toBe(404);
      expect((await ask(who, "GET", "/api/account/export")).text).not.toContain(`of-${other}`);
    }
    // One home's data in the student's plan is visible to the parent it is shared with, and not to the other.
    await ask("ana", "PUT", `${planPath}/people/${await memberIdOf("dan")}`, { scopes: ["plan"] });
    await send("ana", [aid], 3);
    expect([await idsSeenBy("ben"), await idsSeenBy("dan")]).toEqual([
      ["c1", "c2", "c5"],
      ["c1", "c2"],
    ]);
  });

  test("a member sees the owner and themselves; the owner sees all, and who is invited", async () => {
    await letIn("ben", "parent", ["plan"]);
    await letIn("cora", "counselor", ["plan"]);
    await link();
    const seen = async (who: Person) => {
      const { people: there, invitations } = await peopleOf(who);
      return [there.map(({ name, isYou }) => `${name}${isYou ? "*" : ""}`), invitations.length];
    };
    expect(await seen("ana")).toEqual([["ana*", "ben", "cora"], 1]);
    expect(await seen("ben")).toEqual([["ana", "ben*"], 0]);
    const { database } = tested.store;
    const accounts = await database.selectFrom("accounts").select(["id", "subject"]).execute();
    const { text } = await ask("ana", "GET", `${planPath}/people`);
    for (const { id, subject } of accounts) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(subject);
    }
  });

  test("who is removed, and who leaves, sees nothing more", async () => {
    await letIn("ben", "parent", ["plan"]);
    await letIn("cora", "counselor", ["plan"]);
    expect((await ask("ana", "DELETE", `${planPath}/people/${await memberIdOf("ben")}`)).status).toBe(204);
    expect((await ask("cora", "DELETE", `${planPath}/people/${await memberIdOf("cora")}`)).status).toBe(204);
    for (const who of ["ben", "cora"] as const) {
      for (const path of ["commands", "people", "revisions"]) {
        expect((await ask(who, "GET", `${planPath}/${path}`)).status).toBe(404);
      }
      expect((await ask(who, "GET", "/api/plans")).json).toMatchObject({ plans: [] });
    }
    const own = await ask("ana", "DELETE", `${planPath}/people/${await memberIdOf("ana")}`);
    expect(own.status).toBe(409);
  });
});

/**
 * Every endpoint for a plan's people: the responses to owner, parent and counselor. `{ben}` is Ben's member
 * id.
 */
const cases: readonly [string, Method, string, unknown, readonly [number, number, number]][] = [
  ["planPeople", "GET", "/people", undefined, [200, 200, 200]],
  ["invite", "POST", "/invitations", parent, [201, 403, 403]],
  ["takeBackInvitation", "DELETE", "/invitations/{open}", undefined, [204, 403, 403]],
  ["shareWithPerson", "PUT", "/people/{ben}", { scopes: ["plan", "notes"] }, [200, 403, 403]],
  ["removePerson", "DELETE", "/people/{dan}", undefined, [204, 403, 403]],
];

describe("who is answered", () => {
  test("every endpoint of a plan's people is in the table", () => {
    const ofPeople = endpoints.filter(
      ({ path }) => path.includes(":planId") && /people|invitations/.test(path),
    );
    expect(cases.map(([id]) => id).toSorted()).toEqual(ofPeople.map(({ id }) => id).toSorted());
  });

  test.each(cases)("%s", async (_, method, path, body, [owner, member, reader]) => {
    await letIn("ben", "parent", ["plan", "notes"]);
    await letIn("cora", "counselor", ["plan"]);
    await letIn("dan", "parent", ["plan"]);
    await link();
    const [open] = (await peopleOf("ana")).invitations;
    const url = (planId: string, ids: Record<string, string>) =>
      `/api/plans/${planId}${path.replace(/\{(\w+)\}/, (__, name: string) => ids[name] ?? "none")}`;
    const there = {
      ben: await memberIdOf("ben"),
      dan: await memberIdOf("dan"),
      open: open?.invitationId ?? "",
    };
    const before = await peopleOf("ana");
    for (const [who, status] of [
      ["nobody", 401],
      ["forged", 401],
      ["cora", reader],
      ["ben", member],
    ] as const) {
      const answer = await ask(who, method, url(empty.id, there), body);
      expect([who, answer.status]).toEqual([who, status]);
      // Someone not allowed to know is not told whether another person is in the plan.
      if (answer.status === 403) {
        expect((await ask(who, method, url(empty.id, {}), body)).json).toEqual(answer.json);
      }
    }
    await send("dan", [addOberlin], 0, "plan-of-dan");
    // A stranger to a plan, and a person or invitation that belongs to a different plan.
    expect((await ask("cora", method, url("plan-of-dan", there), body)).status).toBe(404);
    const elsewhere = await ask("dan", method, url("plan-of-dan", there), body);
    if (path.includes("{")) expect(elsewhere.status).toBe(404);
    expect(await peopleOf("ana")).toEqual(before);
    expect((await ask("ana", method, url(empty.id, there), body)).status).toBe(owner);
  });
});
