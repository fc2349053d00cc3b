/** Exporting and erasing an account: all of its data, and nobody else's. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountExportEndpoint } from "#contract/account.ts";
import { receiptSchema } from "#contract/plans.ts";
import { empty, makeCommandFrom, oberlin } from "../../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

let tested: TestServer;
const now = new Date("2026-11-21T12:00:00Z");
const nowSeconds = now.getTime() / 1_000;
let signedInAt: number;

beforeEach(async () => {
  signedInAt = nowSeconds - 60;
  const identity = createTokenIdentity(["ana", "ben"], () => signedInAt);
  tested = await createTestServer({}, () => now, identity);
});
afterEach(() => tested.close());

async function ask(who: string | null, url: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await tested.server.inject({
    method: body === undefined ? "GET" : "POST",
    url,
    headers: { ...(who === null ? {} : { authorization: `Bearer ${who}` }), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, json: answer.json<unknown>(), text: answer.body };
}

async function fill(who: string): Promise<void> {
  const planId = `plan-of-${who}`;
  const note = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: `A note of ${who}` }, 1);
  const body = { createdAt: empty.createdAt, commands: [{ ...note, planId }] };
  const sent = await ask(who, `/api/plans/${planId}/commands`, body, { "if-match": '"0"' });
  expect(sent.status).toBe(200);
  await ask(null, "/api/contact", {
    id: (who === "ana" ? "a" : "b").repeat(32),
    name: who,
    email: `${who}@Example.com`,
    topic: "question",
    message: `A question of ${who}, long enough to be one.`,
    website: "",
  });
  await ask(null, "/api/waitlist", {
    id: (who === "ana" ? "c" : "d").repeat(32),
    email: `${who}@example.com`,
    role: "parent",
    wishes: ["reminders"],
    isThirteenOrOlder: true,
    website: "",
  });
}

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { database } = tested.store;
  const tables = await database.introspection.getTables();
  const rows = tables.map(({ name }) =>
    database
      .selectFrom(name as "accounts")
      .selectAll()
      .execute(),
  );
  return JSON.stringify(await Promise.all(rows));
}

describe("an account", () => {
  test("is taken along whole, without what signs it in, and without others", async () => {
    await fill("ana");
    await fill("ben");
    const { status, json, text } = await ask("ana", "/api/account/export");
    expect(status).toBe(200);
    expect(accountExportEndpoint.replies[200].safeParse(json).success).toBe(true);
    expect(text).toContain("A note of ana");
    expect(text).toContain("A question of ana");
    expect(text).not.toMatch(/of ben|ben@|password|token/i);
  });

  test("is erased with every row, within the request; others stay", async () => {
    await fill("ana");
    await fill("ben");
    expect(await everything()).toContain("ana@");
    const { status, json } = await ask("ana", "/api/account/erase", { confirm: "erase" });
    expect(status).toBe(200);
    const receipt = receiptSchema.parse((json as { receipt: unknown }).receipt);
    expect(receipt.erasedAt).toBe(now.toISOString());
    expect(receipt.rows).toMatchObject({
      accounts: 1,
      plans: 1,
      plan_commands: 1,
      plan_members: 1,
      contact_messages: 1,
      waitlist_entries: 1,
      outbox: 2,
    });
    const left = await everything();
    expect(left).not.toMatch(/ana@|of ana/i);
    expect(left).toContain("A note of ben");
    expect(left).toContain("ben@example.com");
  });

  test("that was erased does not come back by a device that is still signed in, only by signing in anew", async () => {
    await fill("ana");
    await ask("ana", "/api/account/erase", { confirm: "erase" });
    expect((await ask("ana", "/api/plans")).status).toBe(401);
    expect(await everything()).not.toMatch(/ana@|tenant\|ana/i);
    signedInAt = nowSeconds + 1;
    expect((await ask("ana", "/api/plans")).status).toBe(200);
  });

  test.each([
    ["without the word", {}, 400],
    ["with another word", { confirm: "yes" }, 400],
  ])("is not erased %s", async (_, body, status) => {
    await fill("ana");
    expect((await ask("ana", "/api/account/erase", body)).status).toBe(status);
    expect(await everything()).toContain("A note of ana");
  });

  test.each(["/api/account/export", "/api/account/erase"])("%s is nobody's without a token", async (url) => {
    const body = url.endsWith("erase") ? { confirm: "erase" } : undefined;
    expect((await ask(null, url, body)).status).toBe(401);
    expect((await ask("forged", url, body)).status).toBe(401);
  });
});
