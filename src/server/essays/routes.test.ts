/** Essays over HTTP: the student, a parent and a counselor who read them, one who left, and everyone else. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { essayCommentsSchema, essayVersionsSchema, sharedEssaysSchema } from "#contract/essays.ts";
import { planPageSchema, planRevisionsSchema } from "#contract/plans.ts";
import { problemSchema } from "#contract/problem.ts";
import { essayLimits } from "#domain/essays/essay.ts";
import type { Command, CommandDraft } from "#domain/plan/commands.ts";
import { empty, makeCommandFrom, oberlin } from "../../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

const people = ["maya", "mom", "teacher", "friend", "stranger"] as const;
type Person = (typeof people)[number] | "nobody";

const planPath = `/api/plans/${empty.id}`;
const essaysPath = `${planPath}/essays`;
const essayPath = `${essaysPath}/e1`;
const secret = "A private note about Grandma";
const sentence = "It rained on the bridge.";

let tested: TestServer;
let now = new Date("2026-11-21T12:00:00Z");
let revision = 0;
let seconds = 0;

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  revision = 0;
  seconds = 0;
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
  await give(
    { kind: "addCollege", unitId: oberlin },
    { kind: "addEssay", essayId: "e1", promptId: "essay", ownPrompt: null },
    { kind: "setEssay", essayId: "e1", fields: { title: "The bridge", outline: secret } },
    { kind: "setEssayNotes", essayId: "e1", notes: { person: secret } },
    { kind: "saveEssay", essayId: "e1", writer: "w", turn: 1, seen: {}, text: "An early, private text." },
    { kind: "saveEssay", essayId: "e1", writer: "w", turn: 2, seen: { w: 1 }, text: sentence },
  );
  await letIn("mom", "parent", ["plan", "essay"]);
  await letIn("teacher", "counselor", ["essay"]);
  await letIn("friend", "parent", ["plan", "notes"]);
});
afterEach(() => tested.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function ask(
  who: Person,
  url: string,
  {
    method = "GET",
    body,
    headers = {},
  }: { method?: Method; body?: unknown; headers?: Record<string, string> } = {},
) {
  const answer = await tested.server.inject({
    method,
    url,
    headers: { ...(who === "nobody" ? {} : { authorization: `Bearer ${who}` }), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const json: unknown = answer.body === "" ? null : answer.json();
  return { status: answer.statusCode, json };
}

function sendAs(who: Person, commands: readonly Command[]) {
  return ask(who, `${planPath}/commands`, {
    method: "POST",
    body: { createdAt: empty.createdAt, commands },
    headers: { "if-match": `"${revision}"` },
  });
}

async function give(...drafts: readonly CommandDraft[]) {
  const commands = drafts.map((draft) => makeCommandFrom(draft, (seconds += 1)));
  const answer = await sendAs("maya", commands);
  if (answer.status === 200) revision += commands.length;
  return answer;
}

async function letIn(who: (typeof people)[number], role: string, scopes: readonly string[]): Promise<void> {
  const { database } = tested.store;
  await database
    .insertInto("plan_members")
    .values({
      plan_id: empty.id,
      account_id: await accountOf(who),
      role,
      scopes: JSON.stringify(scopes),
      joined_at: now.toISOString(),
    })
    .execute();
}

async function accountOf(who: (typeof people)[number]): Promise<string> {
  await ask(who, "/api/plans");
  const { id } = await tested.store.database
    .selectFrom("accounts")
    .select("id")
    .where("subject", "=", `tenant|${who}`)
    .executeTakeFirstOrThrow();
  return id;
}

const setStatus = (status: "drafting" | "ready") =>
  give({ kind: "setEssay", essayId: "e1", fields: { status } });

function comment(who: Person, commentId: string, text: string) {
  const body = { commentId, quote: sentence, occurrence: 0, text };
  return ask(who, `${essayPath}/comments`, { method: "POST", body });
}

async function commentsSeenBy(who: Person) {
  return essayCommentsSchema.parse((await ask(who, `${essayPath}/comments`)).json).comments;
}

describe("reading", () => {
  test("a reader gets an essay once it is ready: its text, and nothing else of it or of the plan", async () => {
    for (const who of ["mom", "teacher"] as const) {
      expect((await ask(who, essaysPath)).json).toEqual({ essays: [] });
    }
    await setStatus("ready");
    for (const who of ["mom", "teacher"] as const) {
      const { json } = await ask(who, essaysPath);
      expect(sharedEssaysSchema.parse(json).essays).toEqual([
        {
          essayId: "e1",
          promptId: "essay",
          ownPrompt: null,
          title: "The bridge",
          status: "ready",
          text: sentence,
          savedAt: "2026-11-21T09:00:06.000Z",
        },
      ]);
      const page = planPageSchema.parse((await ask(who, `${planPath}/commands`)).json);
      expect(page.commands).toHaveLength(who === "mom" ? 1 : 0);
      const revisions = planRevisionsSchema.parse((await ask(who, `${planPath}/revisions`)).json).revisions;
      expect(revisions.flatMap(({ kinds }) => kinds).filter((kind) => kind !== "addCollege")).toEqual([]);
      const all = JSON.stringify([json, page, revisions, (await ask(who, "/api/account/export")).json]);
      expect(all).not.toMatch(/private/);
      expect((await ask(who, `${essayPath}/versions`)).status).toBe(403);
      expect((await ask(who, `${essayPath}/versions/w.1`)).status).toBe(403);
    }
    expect(JSON.stringify((await ask("teacher", "/api/plans")).json)).not.toContain("Oberlin");
    await setStatus("drafting");
    expect((await ask("teacher", essaysPath)).json).toEqual({ essays: [] });
    expect((await ask("teacher", `${essayPath}/comments`)).status).toBe(404);
  });

  test.each([
    ["friend", 403],
    ["stranger", 404],
    ["nobody", 401],
  ] as const)("%s, who does not read essays, gets %i everywhere", async (who, status) => {
    await setStatus("ready");
    expect((await ask(who, essaysPath)).status).toBe(status);
    expect((await ask(who, `${essayPath}/comments`)).status).toBe(status);
    expect((await comment(who, "c1", "Nice.")).status).toBe(status);
  });

  test("someone taken out of the plan sees nothing from the next request on", async () => {
    await setStatus("ready");
    await comment("teacher", "c1", "Which bridge?");
    await tested.store.database
      .deleteFrom("plan_members")
      .where("account_id", "=", await accountOf("teacher"))
      .execute();
    for (const path of [essaysPath, `${essayPath}/comments`, `${planPath}/commands`]) {
      expect((await ask("teacher", path)).status).toBe(404);
    }
    expect((await comment("teacher", "c2", "Still there?")).status).toBe(404);
    // What was said stays with the student.
    expect(await commentsSeenBy("maya")).toMatchObject([{ text: "Which bridge?", author: { role: null } }]);
  });

  test("nobody but the student writes: a reader's command is refused and changes nothing", async () => {
    await setStatus("ready");
    const written = makeCommandFrom(
      { kind: "saveEssay", essayId: "e1", writer: "x", turn: 1, seen: { w: 2 }, text: "Mine now." },
      30,
    );
    for (const who of ["mom", "teacher", "friend"] as const) {
      expect((await sendAs(who, [written])).status).toBe(403);
    }
    expect((await ask("teacher", essaysPath)).json).toMatchObject({ essays: [{ text: sentence }] });
  });

  test("an invitation may be to the essays alone, or begin with the plan", async () => {
    const invite = async (scopes: readonly string[]) => {
      const body = { role: "counselor", scopes, email: null };
      return (await ask("maya", `${planPath}/invitations`, { method: "POST", body })).status;
    };
    expect(await invite(["essay"])).toBe(201);
    expect(await invite(["plan", "essay"])).toBe(201);
    for (const scopes of [["notes", "essay"], ["money"], []]) expect(await invite(scopes)).toBe(400);
  });
});

describe("comments", () => {
  beforeEach(async () => {
    await setStatus("ready");
  });

  test("are said about a sentence, answered and resolved, and stay readable once the sentence is gone", async () => {
    expect((await comment("teacher", "c1", "Which bridge? Show me.")).status).toBe(201);
    // Sent again because the reply was lost.
    expect((await comment("teacher", "c1", "Which bridge? Show me.")).status).toBe(201);
    await give({ kind: "saveEssay", essayId: "e1", writer: "w", turn: 3, seen: { w: 2 }, text: "All new." });
    const answer = { method: "POST", body: { answerId: "a1", text: "The one on Third Street." } } as const;
    expect((await ask("maya", `${essayPath}/comments/c1/answers`, answer)).status).toBe(201);
    now = new Date("2026-11-21T13:00:00Z");
    const resolve = { method: "PUT", body: { isResolved: true } } as const;
    expect((await ask("teacher", `${essayPath}/comments/c1`, resolve)).status).toBe(403);
    expect((await ask("maya", `${essayPath}/comments/c1`, resolve)).json).toEqual({
      resolvedAt: "2026-11-21T13:00:00.000Z",
    });
    for (const who of ["maya", "teacher"] as const) {
      expect(await commentsSeenBy(who)).toMatchObject([
        {
          commentId: "c1",
          quote: sentence,
          occurrence: 0,
          text: "Which bridge? Show me.",
          resolvedAt: "2026-11-21T13:00:00.000Z",
          author: { role: "counselor", isYou: who === "teacher" },
          answers: [{ text: "The one on Third Street.", author: { role: "owner", isYou: who === "maya" } }],
        },
      ]);
    }
    const reopen = { method: "PUT", body: { isResolved: false } } as const;
    expect((await ask("maya", `${essayPath}/comments/c1`, reopen)).json).toEqual({ resolvedAt: null });
  });

  test("one reader neither sees, answers nor removes another's", async () => {
    await comment("teacher", "c1", "Which bridge?");
    expect(await commentsSeenBy("mom")).toEqual([]);
    const answer = { method: "POST", body: { answerId: "a1", text: "I know!" } } as const;
    expect((await ask("mom", `${essayPath}/comments/c1/answers`, answer)).status).toBe(404);
    expect((await ask("mom", `${essayPath}/comments/c1`, { method: "DELETE" })).status).toBe(404);
    expect(await commentsSeenBy("maya")).toHaveLength(1);
    expect((await ask("teacher", `${essayPath}/comments/c1`, { method: "DELETE" })).status).toBe(204);
    expect(await commentsSeenBy("maya")).toEqual([]);
  });

  test.each([
    ["nothing", { text: "  " }],
    ["no sentence", { quote: "" }],
    ["too much", { text: "x".repeat(2_001) }],
    ["a NUL", { text: "before\u0000after" }],
    ["an impossible place", { occurrence: -1 }],
  ])("%s is refused with the field's name", async (_, wrong) => {
    const body = { commentId: "c1", quote: sentence, occurrence: 0, text: "Why?", ...wrong };
    const { status, json } = await ask("teacher", `${essayPath}/comments`, { method: "POST", body });
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors?.map(({ field }) => field)).toEqual(Object.keys(wrong));
  });

  test("any writing of the world is kept as it is", async () => {
    const text = "Bien fait 👩‍👩‍👧, e\u0301, שלום";
    await comment("mom", "c1", text);
    expect(await commentsSeenBy("mom")).toMatchObject([{ text }]);
  });

  test("are encrypted, exported, and erased with the plan", async () => {
    await comment("teacher", "c1", "Which bridge?");
    const answer = { method: "POST", body: { answerId: "a1", text: "On Third Street." } } as const;
    await ask("maya", `${essayPath}/comments/c1/answers`, answer);
    const tables = ["essay_versions", "essay_comments", "essay_comment_answers"] as const;
    for (const table of [...tables, "plan_commands"] as const) {
      const rows = JSON.stringify(await tested.store.database.selectFrom(table).selectAll().execute());
      expect(rows).not.toMatch(/bridge|Third Street|private|rained/);
    }
    const exported = JSON.stringify((await ask("maya", "/api/account/export")).json);
    expect(exported).toMatch(/Which bridge\?.*On Third Street/);
    expect(exported).toContain("An early, private text.");
    expect(JSON.stringify((await ask("teacher", "/api/account/export")).json)).toContain("Which bridge?");
    const { json } = await ask("maya", planPath, { method: "DELETE" });
    expect(json).toMatchObject({
      receipt: { rows: { essay_versions: 1, essay_comments: 1, essay_comment_answers: 1 } },
    });
    for (const table of tables) {
      expect(await tested.store.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe("earlier versions", () => {
  test("leave what devices read, and are there for the student one by one", async () => {
    const { commands } = planPageSchema.parse((await ask("maya", `${planPath}/commands`)).json);
    const texts = commands
      .map(({ command }) => command as Command)
      .filter(({ kind }) => kind === "saveEssay");
    expect(texts).toMatchObject([{ text: sentence }]);
    const { versions } = essayVersionsSchema.parse((await ask("maya", `${essayPath}/versions`)).json);
    expect(versions).toEqual([{ versionId: "w.1", savedAt: "2026-11-21T09:00:05.000Z" }]);
    expect((await ask("maya", `${essayPath}/versions/w.1`)).json).toEqual({
      text: "An early, private text.",
    });
    expect((await ask("maya", `${essayPath}/versions/w.9`)).status).toBe(404);
  });

  test("two devices that do not know of each other both stay current", async () => {
    await give(
      { kind: "saveEssay", essayId: "e1", writer: "w", turn: 3, seen: { w: 2 }, text: "Laptop." },
      { kind: "saveEssay", essayId: "e1", writer: "p", turn: 1, seen: { w: 2 }, text: "Phone." },
    );
    const { commands } = planPageSchema.parse((await ask("maya", `${planPath}/commands`)).json);
    expect(JSON.stringify(commands)).toMatch(/Laptop.*Phone/);
  });
});

describe("the size of a text", () => {
  const save = (text: string) =>
    give({ kind: "saveEssay", essayId: "e1", writer: "w", turn: 3, seen: { w: 2 }, text });

  test("of 64 kB passes", async () => {
    expect((await save("x".repeat(essayLimits.textBytes))).status).toBe(200);
  });

  test.each([
    ["65 kB of letters", "x".repeat(65_000)],
    ["65 kB of emoji", "👩".repeat(65_000 / 4)],
  ])("%s is refused, with the reason and the field", async (_, text) => {
    const { status, json } = await save(text);
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors).toEqual([
      {
        field: "commands.0.text",
        message: "One essay can hold 64 kB of text, about 10,000 words.",
      },
    ]);
  });
});
