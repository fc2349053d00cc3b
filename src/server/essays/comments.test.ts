/** What may be said about an essay over HTTP: whose an id is, how much is one reader's share, and what a reader exports. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { essayCommentLimits, essayCommentsSchema } from "#contract/essays.ts";
import { problemSchema } from "#contract/problem.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { empty, makeCommandFrom } from "../../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

const people = ["maya", "mom", "teacher"] as const;
type Person = (typeof people)[number];

const planPath = `/api/plans/${empty.id}`;
const essayPath = `${planPath}/essays/e1`;
const sentence = "It rained on the bridge.";
const now = new Date("2026-11-21T12:00:00Z");

let tested: TestServer;

beforeEach(async () => {
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
  const drafts = [
    { kind: "addEssay", essayId: "e1", promptId: "essay", ownPrompt: null },
    { kind: "saveEssay", essayId: "e1", writer: "w", turn: 1, seen: {}, text: sentence },
    { kind: "setEssay", essayId: "e1", fields: { status: "ready" } },
  ] as const satisfies readonly CommandDraft[];
  const commands = drafts.map((draft, index) => makeCommandFrom(draft, index + 1));
  const body = { createdAt: empty.createdAt, commands };
  expect((await ask("maya", `${planPath}/commands`, { method: "POST", body })).status).toBe(200);
  for (const [who, role] of [
    ["mom", "parent"],
    ["teacher", "counselor"],
  ] as const) {
    const member = { plan_id: empty.id, account_id: await accountOf(who), role };
    await tested.store.database
      .insertInto("plan_members")
      .values({ ...member, scopes: '["plan","essay"]', joined_at: now.toISOString() })
      .execute();
  }
});
afterEach(() => tested.close());

async function ask(
  who: Person,
  url: string,
  { method = "GET", body }: { method?: "GET" | "POST" | "DELETE"; body?: object } = {},
) {
  const answer = await tested.server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${who}`, "if-match": '"0"' },
    ...(body === undefined ? {} : { payload: body }),
  });
  const json: unknown = answer.body === "" ? null : answer.json();
  return { status: answer.statusCode, json };
}

async function accountOf(who: Person): Promise<string> {
  await ask(who, "/api/plans");
  const { id } = await tested.store.database
    .selectFrom("accounts")
    .select("id")
    .where("subject", "=", `tenant|${who}`)
    .executeTakeFirstOrThrow();
  return id;
}

function comment(who: Person, commentId: string, text: string) {
  const body = { commentId, quote: sentence, occurrence: 0, text };
  return ask(who, `${essayPath}/comments`, { method: "POST", body });
}

async function commentsSeenBy(who: Person) {
  return essayCommentsSchema.parse((await ask(who, `${essayPath}/comments`)).json).comments;
}

test("an id that is another comment's is refused, and nothing is said to be stored that is not", async () => {
  expect((await comment("teacher", "c1", "Which bridge?")).status).toBe(201);
  const others = [await comment("mom", "c1", "Lovely."), await comment("teacher", "c1", "Something else.")];
  expect(others.map(({ status }) => status)).toEqual([409, 409]);
  const answer = (who: Person, text: string) =>
    ask(who, `${essayPath}/comments/c1/answers`, { method: "POST", body: { answerId: "a1", text } });
  expect((await answer("teacher", "On Third Street?")).status).toBe(201);
  expect((await answer("teacher", "On Third Street?")).status).toBe(201);
  expect((await answer("maya", "Yes.")).status).toBe(409);
  expect(await commentsSeenBy("maya")).toMatchObject([
    { text: "Which bridge?", answers: [{ text: "On Third Street?" }] },
  ]);
});

test("one reader's share is theirs alone: others and the student can still write, and deleting makes room", async () => {
  const { byOneReader, answersByOneReader } = essayCommentLimits;
  for (let count = 0; count < byOneReader; count += 1) {
    expect((await comment("teacher", `t${count}`, "More.")).status).toBe(201);
  }
  const refused = await comment("teacher", "over", "One more.");
  expect(problemSchema.parse(refused.json)).toMatchObject({
    status: 409,
    detail: expect.stringContaining(`You have ${byOneReader} comments`) as string,
  });
  expect((await comment("mom", "m1", "Mine.")).status).toBe(201);
  expect((await comment("maya", "own", "A note to myself.")).status).toBe(201);
  expect((await ask("teacher", `${essayPath}/comments/t0`, { method: "DELETE" })).status).toBe(204);
  expect((await comment("teacher", "over", "One more.")).status).toBe(201);
  const answer = (who: Person, answerId: string) =>
    ask(who, `${essayPath}/comments/t1/answers`, { method: "POST", body: { answerId, text: "And?" } });
  for (let count = 0; count < answersByOneReader; count += 1) {
    expect((await answer("teacher", `a${count}`)).status).toBe(201);
  }
  expect((await answer("teacher", "over")).status).toBe(409);
  expect((await answer("maya", "mine")).status).toBe(201);
});

test("a reader who was taken out, or sees no essays any more, still exports what they said, and no more than that", async () => {
  await comment("teacher", "c1", "Which bridge?");
  await comment("mom", "m1", "Lovely.");
  const reply = (who: Person, answerId: string, text: string) =>
    ask(who, `${essayPath}/comments/c1/answers`, { method: "POST", body: { answerId, text } });
  await reply("teacher", "a1", "The old one?");
  await reply("maya", "a2", "That is between us.");
  const exportOf = async (who: Person) => JSON.stringify((await ask(who, "/api/account/export")).json);
  expect(await exportOf("teacher")).toContain("That is between us.");
  const { database } = tested.store;
  const members = database.deleteFrom("plan_members").where("account_id", "=", await accountOf("teacher"));
  await members.execute();
  await database
    .updateTable("plan_members")
    .set({ scopes: JSON.stringify(["plan"]) })
    .where("account_id", "=", await accountOf("mom"))
    .execute();
  const [teachers, moms] = [await exportOf("teacher"), await exportOf("mom")];
  expect(teachers).toContain("Which bridge?");
  expect(teachers).toContain("The old one?");
  expect(moms).toContain("Lovely.");
  // The sentence is the student's, and so is the answer: what ended with the right to read them.
  for (const text of [teachers, moms]) {
    expect(text).not.toContain(sentence);
    expect(text).not.toContain("between us");
  }
  expect(teachers).not.toContain("Lovely.");
});
