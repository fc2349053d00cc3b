/** Plans over HTTP: every endpoint for the owner, members, strangers and visitors, and every refusal. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import {
  acceptedSchema,
  planPageSchema,
  planRevisionsSchema,
  plansSchema,
  receiptSchema,
} from "#contract/plans.ts";
import { problemSchema } from "#contract/problem.ts";
import type { Command } from "#domain/plan/commands.ts";
import { empty, makeCommandFrom, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

const people = ["ana", "ben", "cora", "dan"] as const;
type Person = (typeof people)[number] | "nobody" | "forged";

const addOberlin = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
const addOhio = makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 2);
const writeNote = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Visit in April" }, 3);
const income = makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: 61_237 } }, 4);
const planPath = `/api/plans/${empty.id}`;

let tested: TestServer;
let now = new Date("2026-11-21T12:00:00Z");

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
});
afterEach(() => tested.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Asked = { method?: Method; body?: unknown; headers?: Record<string, string> };

async function ask(who: Person, url: string, { method = "GET", body, headers = {} }: Asked = {}) {
  const answer = await tested.server.inject({
    method,
    url,
    headers: { ...(who === "nobody" ? {} : { authorization: `Bearer ${who}` }), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const json: unknown = answer.body === "" ? null : answer.json();
  return { status: answer.statusCode, headers: answer.headers, json };
}

function send(who: Person, commands: readonly unknown[], after: number, path = planPath) {
  return ask(who, `${path}/commands`, {
    method: "POST",
    body: { createdAt: empty.createdAt, commands },
    headers: { "if-match": `"${after}"` },
  });
}

async function idsSeenBy(who: Person): Promise<unknown[]> {
  const { json } = await ask(who, `${planPath}/commands`);
  return planPageSchema.parse(json).commands.map(({ command: one }) => (one as Command).id);
}

/**
 * Ana's plan, with Ben as a parent who sees the plan and notes, and Cora as a counselor who sees the plan.
 */
async function family(): Promise<void> {
  await send("ana", [addOberlin, writeNote], 0);
  await letIn("ben", "parent", ["plan", "notes"]);
  await letIn("cora", "counselor", ["plan"]);
}

async function letIn(who: string, role: string, scopes: readonly string[]): Promise<void> {
  await ask(who as Person, "/api/plans");
  const { database } = tested.store;
  const { id } = await database
    .selectFrom("accounts")
    .select("id")
    .where("subject", "=", `tenant|${who}`)
    .executeTakeFirstOrThrow();
  await database
    .insertInto("plan_members")
    .values({
      plan_id: empty.id,
      account_id: id,
      role,
      scopes: JSON.stringify(scopes),
      joined_at: now.toISOString(),
    })
    .execute();
}

describe("a plan on the server", () => {
  test("is sent from one device and read on another", async () => {
    const sent = await send("ana", [addOberlin, writeNote], 0);
    expect(sent.status).toBe(200);
    expect(acceptedSchema.parse(sent.json)).toEqual({ revision: 2, accepted: ["c1", "c3"] });
    const page = await ask("ana", `${planPath}/commands`);
    expect(planPageSchema.parse(page.json)).toEqual({
      revision: 2,
      scopes: ["plan", "money", "notes", "essay"],
      moneySharedSince: null,
      commands: [
        { revision: 1, command: addOberlin },
        { revision: 2, command: writeNote },
      ],
      isComplete: true,
    });
    expect(page.headers["cache-control"]).toBe("no-store");
    const { json } = await ask("ana", "/api/plans");
    expect(json).toMatchObject({ plans: [{ planId: empty.id, revision: 2, role: "owner" }] });
    expect(plansSchema.safeParse(json).success).toBe(true);
    expect((await ask("ana", `${planPath}/commands?after=2`)).json).toMatchObject({ commands: [] });
  });

  test("that has moved on says to where", async () => {
    await send("ana", [addOberlin], 0);
    const { status, json } = await send("ana", [addOhio], 0);
    expect(status).toBe(412);
    expect(problemSchema.safeParse(json).success).toBe(true);
    expect(json).toMatchObject({ status: 412, revision: 1 });
  });

  test("a long one comes in pages of 500", async () => {
    for (let from = 0; from < 600; from += 200) {
      const commands = Array.from({ length: 200 }, (_, index) => ({
        ...makeCommandFrom({ kind: "setProfile", fields: { satTotal: 400 } }, 5),
        id: `n${from + index}`,
      }));
      expect((await send("ana", commands, from)).status).toBe(200);
    }
    const first = planPageSchema.parse((await ask("ana", `${planPath}/commands`)).json);
    expect([first.commands.length, first.isComplete, first.revision]).toEqual([500, false, 600]);
    const rest = planPageSchema.parse((await ask("ana", `${planPath}/commands?after=500`)).json);
    expect([rest.commands.length, rest.isComplete]).toEqual([100, true]);
  });
});

describe("requests that are refused store nothing", () => {
  test.each([
    ["without If-Match", {}, { commands: [addOberlin] }, 428],
    ["with a weak If-Match", { "if-match": 'W/"0"' }, { commands: [addOberlin] }, 428],
    ["with any revision", { "if-match": "*" }, { commands: [addOberlin] }, 428],
    ["without commands", { "if-match": '"0"' }, { commands: [] }, 400],
    ["of another plan", { "if-match": '"0"' }, { commands: [{ ...addOberlin, planId: "plan-2" }] }, 400],
    [
      "with a scope that is not its own",
      { "if-match": '"0"' },
      { commands: [{ ...income, scope: "plan" }] },
      400,
    ],
    [
      "of a kind that is not known",
      { "if-match": '"0"' },
      { commands: [{ ...addOberlin, kind: "dance" }] },
      400,
    ],
    ["that is no command", { "if-match": '"0"' }, { commands: ["x"] }, 400],
    [
      "of 201 commands",
      { "if-match": '"0"' },
      { commands: Array.from({ length: 201 }, () => addOberlin) },
      400,
    ],
    [
      "of 10,000 commands",
      { "if-match": '"0"' },
      { commands: Array.from({ length: 10_000 }, () => addOberlin) },
      413,
    ],
    ["of more than a megabyte", { "if-match": '"0"' }, { commands: [], filler: "x".repeat(1_000_001) }, 413],
    ["of a plan that was never begun", { "if-match": '"3"' }, { commands: [addOberlin] }, 404],
    ["with money", { "if-match": '"0"' }, { commands: [addOberlin, income] }, 403],
  ] as const)("commands %s", async (_, headers, body, status) => {
    const answer = await ask("ana", `${planPath}/commands`, {
      method: "POST",
      headers,
      body: { createdAt: empty.createdAt, ...body },
    });
    expect(answer.status).toBe(status);
    expect(problemSchema.safeParse(answer.json).success).toBe(true);
    expect(JSON.stringify(answer.json)).not.toContain("61237");
    expect(await tested.store.database.selectFrom("plan_commands").selectAll().execute()).toEqual([]);
    expect((await ask("ana", "/api/plans")).json).toMatchObject({ plans: [] });
  });

  test("JSON nested ten thousand deep", async () => {
    const payload = `{"createdAt":"x","commands":[${"[".repeat(10_000)}${"]".repeat(10_000)}]}`;
    const answer = await tested.server.inject({
      method: "POST",
      url: `${planPath}/commands`,
      headers: { authorization: "Bearer ana", "content-type": "application/json", "if-match": '"0"' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  test.each(["..", "a".repeat(65), "a b", "%00"])("a plan of the id %j", async (id) => {
    const { status } = await ask("ana", `/api/plans/${encodeURIComponent(id)}/commands`);
    expect([400, 404]).toContain(status);
  });
});

/** Every plan endpoint: the request, and the responses to owner, parent and counselor. */
const cases: readonly [string, Method, string, unknown, Record<string, string>, readonly number[]][] = [
  ["planCommands", "GET", `${planPath}/commands`, undefined, {}, [200, 200, 200]],
  [
    "sendPlanCommands",
    "POST",
    `${planPath}/commands`,
    { createdAt: empty.createdAt, commands: [addOhio] },
    { "if-match": '"2"' },
    [200, 200, 403],
  ],
  ["planRevisions", "GET", `${planPath}/revisions`, undefined, {}, [200, 200, 200]],
  ["restorePlan", "POST", `${planPath}/restore`, { revision: 2 }, {}, [200, 403, 403]],
  ["planSharing", "PUT", `${planPath}/sharing`, { sharesMoney: true }, {}, [200, 403, 403]],
  ["planCalendar", "GET", `${planPath}/calendar`, undefined, {}, [200, 200, 200]],
  ["makePlanCalendar", "POST", `${planPath}/calendar`, {}, {}, [201, 201, 403]],
  ["endPlanCalendar", "DELETE", `${planPath}/calendar`, undefined, {}, [204, 204, 204]],
  ["erasePlan", "DELETE", planPath, undefined, {}, [200, 200, 200]],
];

describe("who is answered", () => {
  test("every endpoint of one plan is in the table", () => {
    // The endpoints for a plan's people are in family/routes.test.ts.
    const ofPlans = endpoints.filter(
      ({ path }) => path.includes(":planId") && !/people|invitations|essays/.test(path),
    );
    expect(cases.map(([id]) => id).toSorted()).toEqual(ofPlans.map(({ id }) => id).toSorted());
  });

  test.each(cases)("%s", async (_, method, url, body, headers, allowed) => {
    await family();
    const before = await tested.store.database.selectFrom("plan_commands").selectAll().execute();
    for (const [who, status] of [
      ["nobody", 401],
      ["forged", 401],
      ["dan", 404],
    ] as const) {
      const answer = await ask(who, url, { method, body, headers });
      expect([who, answer.status]).toEqual([who, status]);
      expect(problemSchema.safeParse(answer.json).success).toBe(true);
    }
    expect(await tested.store.database.selectFrom("plan_commands").selectAll().execute()).toEqual(before);
    // Another person's plan gets exactly the response of a plan that does not exist.
    const elsewhere = JSON.stringify(body ?? null).replaceAll(empty.id, "plan-of-nobody");
    const stranger = await ask("dan", url.replace(empty.id, "plan-of-nobody"), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.parse(elsewhere) as unknown }),
    });
    expect((await ask("dan", url, { method, body, headers })).json).toEqual(stranger.json);
    for (const [index, who] of (["cora", "ben", "ana"] as const).entries()) {
      const status = allowed[2 - index];
      // One after another on the same plan: the parent's request has moved it on.
      const isLater = method === "POST" && url.endsWith("commands") && who === "ana";
      const matched = isLater ? { "if-match": '"3"' } : headers;
      expect([who, (await ask(who, url, { method, body, headers: matched })).status]).toEqual([who, status]);
    }
  });

  test("members see their scopes alone, in commands and in the history", async () => {
    await family();
    expect(await idsSeenBy("ben")).toEqual(["c1", "c3"]);
    expect(await idsSeenBy("cora")).toEqual(["c1"]);
    const { json } = await ask("cora", `${planPath}/revisions`);
    expect(planRevisionsSchema.parse(json).revisions).toEqual([
      { revision: 2, from: 1, at: now.toISOString(), byYou: false, by: "ana", kinds: ["addCollege"] },
    ]);
    expect((await ask("cora", "/api/plans")).json).toMatchObject({
      plans: [{ role: "counselor", scopes: ["plan"] }],
    });
  });
});

describe("money", () => {
  test("is taken while it is shared, and gone from here when it no longer is", async () => {
    await send("ana", [addOberlin], 0);
    const on = await ask("ana", `${planPath}/sharing`, { method: "PUT", body: { sharesMoney: true } });
    expect(on).toMatchObject({ status: 200, json: { moneySharedSince: now.toISOString() } });
    expect((await send("ana", [income], 1)).status).toBe(200);
    expect(await idsSeenBy("ana")).toEqual(["c1", "c4"]);
    const rows = await tested.store.database.selectFrom("plan_commands").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("61237");
    const off = await ask("ana", `${planPath}/sharing`, { method: "PUT", body: { sharesMoney: false } });
    expect(off.json).toEqual({ moneySharedSince: null });
    expect(await idsSeenBy("ana")).toEqual(["c1"]);
    expect((await send("ana", [income], 2)).status).toBe(403);
  });
});

describe("money sealed with a key that this process does not have yet", () => {
  test("is not left out: who may see it is told to try again, and everyone else reads on", async () => {
    await family();
    await ask("ana", `${planPath}/sharing`, { method: "PUT", body: { sharesMoney: true } });
    await send("ana", [income], 2);
    await tested.store.database
      .updateTable("plan_commands")
      .set({ key_id: "newer" })
      .where("scope", "=", "money")
      .execute();
    const refused = await ask("ana", `${planPath}/commands`);
    expect(refused.status).toBe(503);
    expect(problemSchema.parse(refused.json).detail).toMatch(/try again in a few minutes/);
    const restored = await ask("ana", `${planPath}/restore`, { method: "POST", body: { revision: 2 } });
    expect(restored.status).toBe(503);
    expect(await idsSeenBy("cora")).toEqual(["c1"]);
  });
});

describe("history", () => {
  test("an earlier state is looked at and brought back", async () => {
    await send("ana", [addOberlin], 0);
    now = new Date("2026-11-21T12:05:00Z");
    await send("ana", [makeCommandFrom({ kind: "removeCollege", unitId: oberlin }, 9)], 1);
    const { json } = await ask("ana", `${planPath}/revisions`);
    expect(planRevisionsSchema.parse(json).revisions).toEqual([
      {
        revision: 2,
        from: 2,
        at: "2026-11-21T12:05:00.000Z",
        byYou: true,
        by: "ana",
        kinds: ["removeCollege"],
      },
      { revision: 1, from: 1, at: "2026-11-21T12:00:00.000Z", byYou: true, by: "ana", kinds: ["addCollege"] },
    ]);
    const back = await ask("ana", `${planPath}/restore`, { method: "POST", body: { revision: 1 } });
    expect(back.json).toEqual({ revision: 3 });
    const [restored] = planPageSchema.parse((await ask("ana", `${planPath}/commands?after=2`)).json).commands;
    expect(restored?.command).toMatchObject({ kind: "addCollege", unitId: oberlin });
    expect((await ask("ana", `${planPath}/restore`, { method: "POST", body: { revision: 77 } })).status).toBe(
      400,
    );
  });
});

describe("erasing a plan", () => {
  test("its owner erases it for everyone, with a receipt; a member leaves it", async () => {
    await family();
    const left = await ask("ben", planPath, { method: "DELETE" });
    expect(left.json).toEqual({
      receipt: {
        erasedAt: now.toISOString(),
        rows: { plan_calendars: 0, plan_members: 1, reminded_tasks: 0 },
      },
    });
    expect(await idsSeenBy("ana")).toHaveLength(2);
    const { json } = await ask("ana", planPath, { method: "DELETE" });
    expect(receiptSchema.parse((json as { receipt: unknown }).receipt).rows).toEqual({
      essay_comment_answers: 0,
      authorship_entries: 0,
      essay_comments: 0,
      essay_versions: 0,
      invitations: 0,
      plan_calendars: 0,
      plan_commands: 2,
      plan_members: 2,
      plan_people_events: 0,
      reminded_tasks: 0,
      plans: 1,
    });
    expect((await ask("cora", `${planPath}/commands`)).status).toBe(404);
  });
});
