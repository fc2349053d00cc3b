/**
 * Authorization of every endpoint in the contract: for a visitor, a stranger, the owner and an administrator.
 */
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { problemSchema } from "#contract/problem.ts";
import {
  type AccessRow,
  type Asker,
  accessTable,
  askers,
  beginTablePlan,
  createNamedToken,
  sendRow,
} from "../../test/support/accessTable.ts";
import { empty } from "../../test/support/planCommands.ts";
import { rulesOfKeeping } from "../../test/support/rulesOfKeeping.ts";
import { password } from "../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../test/support/testServer.ts";
import { setRoles } from "./account/store.ts";
import { accountLimit } from "./http/rateLimit.ts";

/** A server with three accounts, one of them an administrator's, and the owner's plan. */
type Place = { site: TestServer; tokens: Readonly<Record<Asker, string | null>> };

async function createPlace(): Promise<Place> {
  const now = new Date();
  const site = await createTestServer({}, () => now);
  const owner = await createNamedToken(site, "owner");
  const tokens = {
    visitor: null,
    forged: `${owner.slice(0, -8)}AAAAAAAA`,
    stranger: await createNamedToken(site, "stranger"),
    owner,
    administrator: await createNamedToken(site, "administrator"),
  };
  await setRoles(site.store.database, "administrator@example.com", ["Administrator"]);
  await beginTablePlan(site, owner);
  return { site, tokens };
}

/** For one test, which may change what is in it. */
async function openPlace(): Promise<Place> {
  const place = await createPlace();
  onTestFinished(() => place.site.close());
  return place;
}

/** For all tests that only read, and for refusals: neither changes what the next one finds. */
let readingPlace: Promise<Place> | null = null;
function openReadingPlace(): Promise<Place> {
  readingPlace ??= createPlace();
  return readingPlace;
}
afterAll(async () => (await readingPlace)?.site.close());

const ask = ({ site, tokens }: Place, who: Asker, endpoint: Endpoint, row: AccessRow) =>
  sendRow(site, tokens[who], endpoint, row);

test("the table lists every endpoint with its access from the contract", () => {
  const inContract = Object.fromEntries(endpoints.map(({ id, access }) => [id, access]));
  const inTable = Object.fromEntries(Object.entries(accessTable).map(([id, { access }]) => [id, access]));
  expect(inTable).toEqual(inContract);
});

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))("%s", (id, endpoint) => {
  test("is answered to each as the table says, and a refusal holds nothing", async () => {
    const row = accessTable[id];
    const place = await (endpoint.method === "GET" ? openReadingPlace() : openPlace());
    const answers = [];
    for (const who of askers) answers.push(await ask(place, who, endpoint, row));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(row.statuses);
    for (const { headers } of answers) expect(rulesOfKeeping(endpoint)).toContain(headers["cache-control"]);
    for (const answer of answers.filter(({ statusCode }) => statusCode >= 400)) {
      expect(problemSchema.safeParse(answer.json()).success).toBe(true);
      expect(answer.body).not.toContain(empty.id);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    if (endpoint.access === "everyone") return;
    const [visitor, forged] = answers;
    expect(visitor?.headers["www-authenticate"]).toBe("Bearer");
    expect(forged?.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
    expect(visitor?.json().detail).toBe(forged?.json().detail);
  });
});

describe("validation errors are not shown to unauthorized users", () => {
  test.each(
    endpoints
      .filter(({ access }) => access !== "everyone")
      .map((endpoint) => [endpoint.id, endpoint] as const),
  )("%s", async (id, endpoint) => {
    const place = await openReadingPlace();
    const nonsense = { ...accessTable[id], body: { nonsense: true }, headers: { "if-match": "nonsense" } };
    expect((await ask(place, "visitor", endpoint, nonsense)).statusCode).toBe(401);
    const strange = { ...nonsense, params: { planId: "%00" } };
    expect((await ask(place, "visitor", endpoint, strange)).statusCode).toBe(401);
  });
});

describe("a token", () => {
  test("a token in a cookie, in the address or in a body is not read", async () => {
    const { site, tokens } = await openReadingPlace();
    const token = tokens.owner ?? "";
    for (const asked of [
      { url: "/api/plans", headers: { cookie: `access_token=${token}; authorization=Bearer ${token}` } },
      { url: `/api/plans?access_token=${token}`, headers: {} },
    ]) {
      expect((await site.server.inject(asked)).statusCode).toBe(401);
    }
  });

  test.each(["bearer", "BEARER"])("%s is the same word (RFC 9110)", async (word) => {
    const { site, tokens } = await openReadingPlace();
    const headers = { authorization: `${word} ${tokens.owner}` };
    expect((await site.server.inject({ url: "/api/plans", headers })).statusCode).toBe(200);
  });

  test("a token that cannot be checked now is told so to who needs one", async () => {
    const away = { verify: () => Promise.resolve({ ok: false as const, problem: "unreachable" as const }) };
    const other = await createTestServer({}, undefined, {
      kind: "hosted",
      ...away,
      mount: () => undefined,
      accountService: null,
      passkeys: null,
    });
    const headers = { authorization: "Bearer a.b.c" };
    const answer = await other.server.inject({ url: "/api/plans", headers });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "30"]);
    expect((await other.server.inject({ url: "/api/health", headers })).statusCode).toBe(200);
    const forms = await other.server.inject({
      method: "POST",
      url: "/api/identity/sign-in",
      headers: { "content-type": "application/json" },
      payload: { email: "ana@example.com", password },
    });
    expect(forms.statusCode).toBe(404);
    await other.close();
  });

  test("one account has a limit of its own, and does not use up another's", async () => {
    const { site, tokens } = await openPlace();
    const url = "/api/plans";
    const as = (who: Asker) =>
      site.server.inject({ url, headers: { authorization: `Bearer ${tokens[who]}` } });
    let last = await as("owner");
    for (let times = 0; times < accountLimit.max; times += 1) last = await as("owner");
    expect([last.statusCode, Number(last.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await as("stranger")).statusCode).toBe(200);
  });
});
