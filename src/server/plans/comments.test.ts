/** Comments over HTTP: who may write, see, answer and delete one, in whose name, and how many. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { invitedSchema, planPeopleSchema } from "#contract/family.ts";
import { planPageSchema, planRevisionsSchema } from "#contract/plans.ts";
import { type Command, type CommandDraft, makeCommand, makeCommentDraft } from "#domain/plan/commands.ts";
import { commentLimits, type PlanComment } from "#domain/plan/comments.ts";
import { empty, makeComment } from "../../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

const people = ["ana", "ben", "cora", "dan"] as const;
type Person = (typeof people)[number];
const planPath = `/api/plans/${empty.id}`;

let tested: TestServer;
let now = new Date("2026-11-21T12:00:00Z");
let sent = 0;

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  sent = 0;
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
  expect(await send("ana", { kind: "renameStudent", studentName: "Maya" }, 0)).toBe(200);
});
afterEach(() => tested.close());

async function ask(who: Person, method: "GET" | "POST" | "DELETE", url: string, body?: object, headers = {}) {
  const answer = await tested.server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${who}`, ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, json: answer.body === "" ? null : answer.json<unknown>() };
}

async function send(who: Person, draft: CommandDraft, after?: number): Promise<number> {
  const stamp = { id: `s${(sent += 1)}`, at: new Date(now.getTime() + sent).toISOString(), planId: empty.id };
  const known =
    after ?? planPageSchema.parse((await ask("ana", "GET", `${planPath}/commands`)).json).revision;
  const body = { createdAt: empty.createdAt, commands: [makeCommand(draft, stamp)] };
  return (await ask(who, "POST", `${planPath}/commands`, body, { "if-match": `"${known}"` })).status;
}

async function letIn(who: Person, role: "parent" | "counselor", scopes: readonly string[] = ["plan"]) {
  const made = await ask("ana", "POST", `${planPath}/invitations`, { role, scopes, email: null });
  const [, token = ""] = invitedSchema.parse(made.json).url.split("#");
  expect((await ask(who, "POST", "/api/invitations/accept", { token })).status).toBe(200);
}

/** The texts somebody reads in the plan's commands; "deleted" for those taken back. */
async function readBy(who: Person): Promise<string[]> {
  const { json } = await ask(who, "GET", `${planPath}/commands`);
  return planPageSchema.parse(json).commands.flatMap(({ command }) => {
    const { kind, comment } = command as Command & { comment: PlanComment | null };
    return kind === "setComment" || kind === "setPrivateComment" ? [comment?.text ?? "deleted"] : [];
  });
}

const say = (id: string, byName: string, fields: Partial<PlanComment> = {}) =>
  makeCommentDraft(makeComment(id, { text: `${byName} ${id}`, byName, ...fields }));
const owners = (id: string, thread: string | null) =>
  makeCommentDraft(makeComment(id, { text: `answer ${id}`, byName: "", byRole: "owner", thread }));
const byCounselor = { byRole: "counselor" } as const;
const atPrivateTask = { place: { kind: "task", taskId: "situationFosterLetter" } } as const;

test("a thread is between the student and one person: two households do not read each other", async () => {
  await letIn("ben", "parent");
  await letIn("dan", "parent");
  await letIn("cora", "counselor");
  expect(await send("ben", say("b1", "ben"))).toBe(200);
  expect(await send("dan", say("d1", "dan"))).toBe(200);
  expect(await send("cora", say("c1", "cora", byCounselor))).toBe(200);
  expect(await send("ana", owners("a1", "b1"))).toBe(200);
  expect(await send("ana", owners("a2", "c1"))).toBe(200);
  expect(await send("ben", say("b2", "ben", { thread: "b1" }))).toBe(200);
  expect(await readBy("ana")).toEqual(["ben b1", "dan d1", "cora c1", "answer a1", "answer a2", "ben b2"]);
  expect(await readBy("ben")).toEqual(["ben b1", "answer a1", "ben b2"]);
  expect(await readBy("dan")).toEqual(["dan d1"]);
  expect(await readBy("cora")).toEqual(["cora c1", "answer a2"]);
  const { json } = await ask("dan", "GET", `${planPath}/revisions`);
  // Their own comment, and what the student did before.
  expect(planRevisionsSchema.parse(json).revisions).toHaveLength(2);
});

test("nobody speaks in another's name, role or thread, changes another's words, or begins one as the student", async () => {
  await letIn("ben", "parent");
  await letIn("dan", "parent");
  await letIn("cora", "counselor", ["essay"]);
  expect(await send("ben", say("b1", "ben"))).toBe(200);
  for (const [who, draft] of [
    ["ben", say("x1", "ana")],
    ["ben", say("x1", "ben", byCounselor)],
    ["ben", say("x1", "")],
    ["ben", { ...say("x1", "ben"), commentId: "x2" }],
    ["dan", say("x1", "dan", { thread: "b1" })],
    ["dan", say("b1", "dan")],
    ["dan", makeCommentDraft(makeComment("b1"), true)],
    ["ben", say("b1", "ben", { thread: "x9" })],
    ["ana", owners("x1", null)],
    ["ana", say("x1", "ana", { thread: "b1", byRole: "owner" })],
    ["ana", say("b1", "ben")],
    ["cora", say("x1", "cora", byCounselor)],
  ] as const) {
    expect([who, await send(who, draft as CommandDraft)]).toEqual([who, 403]);
  }
  expect(await readBy("ana")).toEqual(["ben b1"]);
});

test("a deleted comment is gone from every row, whether its writer or the student deletes it", async () => {
  await letIn("ben", "parent");
  for (const [id, who] of [
    ["b1", "ben"],
    ["b2", "ana"],
  ] as const) {
    expect(await send("ben", say(id, "ben"))).toBe(200);
    expect(await send(who, makeCommentDraft(makeComment(id), true))).toBe(200);
  }
  expect(await readBy("ben")).toEqual(["deleted", "deleted", "deleted", "deleted"]);
  const rows = await tested.store.database.selectFrom("plan_commands").select("body").execute();
  expect(JSON.stringify(rows)).not.toContain("ben b");
});

test("at a task that reveals a circumstance, only who sees circumstances reads or writes", async () => {
  await letIn("ben", "parent");
  await letIn("dan", "parent", ["plan", "notes"]);
  expect(await send("ben", say("b1", "ben", atPrivateTask))).toBe(403);
  expect(await send("dan", say("d1", "dan", atPrivateTask))).toBe(200);
  expect(await readBy("dan")).toEqual(["dan d1"]);
  const { json } = await ask("ana", "GET", `${planPath}/people`);
  const dan = planPeopleSchema.parse(json).people.find(({ name }) => name === "dan");
  const url = `${planPath}/people/${dan?.memberId}`;
  const shared = await tested.server.inject({
    method: "PUT",
    url,
    headers: { authorization: "Bearer ana" },
    payload: { scopes: ["plan"] },
  });
  expect(shared.statusCode).toBe(200);
  expect(await readBy("dan")).toEqual([]);
});

test("thirty a day by one person and twenty in a thread; more is refused without loss, and the student is never held up", async () => {
  await letIn("ben", "parent");
  expect(await send("ben", say("b0", "ben"))).toBe(200);
  for (let count = 1; count < commentLimits.inThread; count += 1)
    expect(await send("ben", say(`b${count}`, "ben", { thread: "b0" }))).toBe(200);
  expect(await send("ben", say("more", "ben", { thread: "b0" }))).toBe(409);
  expect(await send("ana", owners("a1", "b0"))).toBe(200);
  for (let count = commentLimits.inThread; count < commentLimits.perDay; count += 1)
    expect(await send("ben", say(`b${count}`, "ben"))).toBe(200);
  expect(await send("ben", say("over", "ben"))).toBe(409);
  // Deleting always works.
  expect(await send("ben", makeCommentDraft(makeComment("b3"), true))).toBe(200);
  now = new Date(now.getTime() + 25 * 60 * 60_000);
  expect(await send("ben", say("over", "ben"))).toBe(200);
});

test("ten thousand characters are refused, and HTML is kept as the letters it is", async () => {
  await letIn("ben", "parent");
  const text = "<img src=x onerror=alert(1)>";
  expect(await send("ben", say("b1", "ben", { text: "x".repeat(10_000) }))).toBe(400);
  expect(await send("ben", say("b2", "ben", { text }))).toBe(200);
  expect(await readBy("ana")).toEqual([text]);
});
