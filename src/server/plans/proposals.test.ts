/** Proposals over HTTP: who may make, see, answer and withdraw one, in whose name, and how many. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { invitedSchema, planPeopleSchema } from "#contract/family.ts";
import { planPageSchema, planRevisionsSchema } from "#contract/plans.ts";
import type { Command, CommandDraft } from "#domain/plan/commands.ts";
import { makeCommand } from "#domain/plan/commands.ts";
import { proposalLimits } from "#domain/plan/proposals.ts";
import { empty, makeProposal, oberlin, ohioState } from "../../../test/support/planCommands.ts";
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

/** The status of sending one command that follows what the sender sees, or `after`. */
async function send(
  who: Person,
  draft: CommandDraft,
  after?: number,
  id = `s${(sent += 1)}`,
): Promise<number> {
  const command = makeCommand(draft, { id, at: now.toISOString(), planId: empty.id });
  const known =
    after ?? planPageSchema.parse((await ask("ana", "GET", `${planPath}/commands`)).json).revision;
  const body = { createdAt: empty.createdAt, commands: [command] };
  return (await ask(who, "POST", `${planPath}/commands`, body, { "if-match": `"${known}"` })).status;
}

async function letIn(who: Person, role: "parent" | "counselor", scopes: readonly string[] = ["plan"]) {
  const made = await ask("ana", "POST", `${planPath}/invitations`, { role, scopes, email: null });
  const [, token = ""] = invitedSchema.parse(made.json).url.split("#");
  expect((await ask(who, "POST", "/api/invitations/accept", { token })).status).toBe(200);
}

async function removeMember(name: string): Promise<void> {
  const { json } = await ask("ana", "GET", `${planPath}/people`);
  const person = planPeopleSchema.parse(json).people.find((one) => one.name === name);
  expect((await ask("ana", "DELETE", `${planPath}/people/${person?.memberId}`)).status).toBe(204);
}

async function seenBy(who: Person): Promise<string[]> {
  const { json } = await ask(who, "GET", `${planPath}/commands`);
  return planPageSchema.parse(json).commands.map(({ command: one }) => (one as Command).kind);
}

const propose = (id: string, byName: string, unitId = oberlin): CommandDraft => ({
  kind: "setProposal",
  proposalId: id,
  proposal: makeProposal(id, unitId, byName),
});
const decline = (proposalId: string): CommandDraft => ({
  kind: "answerProposal",
  proposalId,
  answer: { answer: "declined", word: "Too far", at: "2026-11-21T12:00:00.000Z" },
});

describe("a proposal", () => {
  test("is made by a parent or a counselor in their own name and role, and by nobody else", async () => {
    await letIn("ben", "parent");
    await letIn("cora", "counselor");
    await letIn("dan", "parent", ["essay"]);
    expect(await send("ben", propose("p1", "ben"))).toBe(200);
    const counselors = { ...makeProposal("p2", ohioState, "cora"), byRole: "counselor" as const };
    expect(await send("cora", { kind: "setProposal", proposalId: "p2", proposal: counselors })).toBe(200);
    // Another's name, another's role, an id that differs, the student, and a reader of essays alone.
    expect(await send("ben", propose("p3", "ana"))).toBe(403);
    expect(await send("cora", propose("p4", "cora"))).toBe(403);
    const other = makeProposal("p9", oberlin);
    expect(await send("ben", { kind: "setProposal", proposalId: "p5", proposal: other })).toBe(403);
    expect(await send("ana", propose("p6", "ana"))).toBe(403);
    expect(await send("dan", propose("p7", "dan"))).toBe(403);
  });

  test("is one of fifty by one person, withdrawn ones too, and another person's fifty are their own", async () => {
    await letIn("ben", "parent");
    await letIn("cora", "parent");
    for (let count = 0; count < proposalLimits.byOnePerson; count += 1) {
      if (count % 5 === 0) now = new Date(now.getTime() + 24 * 60 * 60_000);
      expect(await send("ben", propose(`b${count}`, "ben"))).toBe(200);
      const withdraw = { kind: "setProposal", proposalId: `b${count}`, proposal: null } as const;
      expect(await send("ben", withdraw)).toBe(200);
    }
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await send("ben", propose("over", "ben"))).toBe(409);
    expect(await send("cora", propose("c1", "cora"))).toBe(200);
  });

  test("is refused from a stranger and from someone the student removed, and stays with the student", async () => {
    await letIn("ben", "parent");
    expect(await send("dan", propose("p1", "dan"))).toBe(404);
    expect(await send("ben", propose("p1", "ben"))).toBe(200);
    await removeMember("ben");
    expect(await send("ben", propose("p2", "ben"))).toBe(404);
    expect((await ask("ben", "GET", `${planPath}/commands`)).status).toBe(404);
    expect(await seenBy("ana")).toContain("setProposal");
  });

  test("and its answer are between the student and one person, in the commands and in the history", async () => {
    await letIn("ben", "parent");
    await letIn("cora", "parent");
    await send("ben", propose("p1", "ben"));
    await send("ana", decline("p1"));
    expect(await seenBy("ana")).toEqual(["renameStudent", "setProposal", "answerProposal"]);
    expect(await seenBy("ben")).toEqual(["renameStudent", "setProposal", "answerProposal"]);
    expect(await seenBy("cora")).toEqual(["renameStudent"]);
    const { json } = await ask("cora", "GET", `${planPath}/revisions`);
    expect(planRevisionsSchema.parse(json).revisions).toHaveLength(1);
  });

  test("is answered by the student alone, and changed or withdrawn by whoever made it", async () => {
    await letIn("ben", "parent");
    await letIn("cora", "counselor");
    await send("ben", propose("p1", "ben"));
    expect(await send("ben", decline("p1"))).toBe(403);
    expect(await send("cora", { kind: "setProposal", proposalId: "p1", proposal: null })).toBe(403);
    const takenOver = { ...makeProposal("p1", ohioState, "cora"), byRole: "counselor" as const };
    expect(await send("cora", { kind: "setProposal", proposalId: "p1", proposal: takenOver })).toBe(403);
    expect(await send("ben", { kind: "setProposal", proposalId: "p1", proposal: null })).toBe(200);
    expect(await send("ana", decline("p1"))).toBe(200);
  });

  test("is one of a few open at a time and of a few a day; a repeated request counts once", async () => {
    await letIn("ben", "parent");
    for (let made = 1; made <= proposalLimits.open; made += 1)
      expect(await send("ben", propose(`p${made}`, "ben"))).toBe(200);
    expect(await send("ben", propose("one", "ben"))).toBe(409);
    expect(await send("ben", propose("p1", "ben"), undefined, "s2")).toBe(200);
    await send("ana", decline("p1"));
    expect(await send("ben", propose("one", "ben"))).toBe(200);
    const left = proposalLimits.perDay - proposalLimits.open - 1;
    for (let changed = 0; changed < left; changed += 1)
      expect(await send("ben", propose("p2", "ben"))).toBe(200);
    expect(await send("ben", propose("p2", "ben"))).toBe(409);
    expect(await send("ben", { kind: "setProposal", proposalId: "p2", proposal: null })).toBe(200);
    now = new Date(now.getTime() + 25 * 60 * 60_000);
    expect(await send("ben", propose("p2", "ben"))).toBe(200);
  });
});
