/** Too much, too deep, too slow, too often: refused in bounded time, and the next visitor is served. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { plansLimits } from "#contract/plans.ts";
import { problemSchema } from "#contract/problem.ts";
import { sendPlanCommandsEndpoint } from "#contract/sentCommands.ts";
import { requestLimits } from "#server/http/rateLimit.ts";
import { type ListeningServer, openListeningServer } from "../support/listeningServer.ts";
import { makeCommandFrom } from "../support/planCommands.ts";
import { planBegun, readCommandIds } from "../support/planRequests.ts";
import { makePostHead, openRawConnection } from "../support/rawHttp.ts";
import { signUp, type TestBrowser, type TestReply, toBearerHeader } from "../support/signInClient.ts";
import { proxyOnThisMachine } from "../support/testSettings.ts";

/** Short enough for a test, in the same order as the real ones. */
const times = { headersMs: 300, wholeRequestMs: 600, lookEveryMs: 100 };

let site: ListeningServer;
let browser: TestBrowser;
let token: string;

beforeAll(async () => {
  site = await openListeningServer();
  browser = site.newBrowser();
  token = (await signUp(browser, site.store.database, "ana@example.com")).access_token;
});
afterAll(() => site.close());
afterEach(async () => {
  expect((await site.newBrowser().get("/api/health")).status).toBe(200);
});

const json = { "content-type": "application/json" };
const send = (method: string, path: string, body: string, headers: Record<string, string> = json) =>
  browser.ask({ method, path, headers, body });
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  send("POST", path, body, headers);
const plan = (body: string) =>
  post("/api/plans/plan-1/commands", body, { ...json, ...toBearerHeader(token), "if-match": '"0"' });

function expectProblem(answer: TestReply, statuses: readonly number[]): void {
  expect(statuses).toContain(answer.status);
  expect(problemSchema.parse(JSON.parse(answer.text)).status).toBe(answer.status);
}

describe("a body of a megabyte", () => {
  const large = JSON.stringify({ message: "x".repeat(1_000_000) });

  // Includes endpoints that take no body: an attacker does not care.
  const taking = endpoints.filter(({ id, method }) => method !== "GET" && id !== sendPlanCommandsEndpoint.id);
  test.each<Endpoint>(taking)("$method $path", async ({ method, path, bodyLimitBytes = 0 }) => {
    // An import of an administrator may be as large; it is not read for anyone else.
    const status = bodyLimitBytes > large.length ? 401 : 413;
    expectProblem(await send(method, path.replace(/:\w+/g, "plan-1"), large), [status]);
  });

  test("of commands is looked at no further than its own limit", async () => {
    expectProblem(
      await plan(JSON.stringify({ createdAt: planBegun, commands: ["x".repeat(1_100_000)] })),
      [413],
    );
  });

  test("at the address where tokens are given", async () => {
    const answer = await browser.postForm("/oauth/token", {
      grant_type: "refresh_token",
      junk: "x".repeat(1_000_000),
    });
    expect([400, 413]).toContain(answer.status);
  });

  test("that says no length beforehand is counted as it comes", async () => {
    const connection = await openRawConnection(site.address);
    connection.send(
      "POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
    );
    for (let part = 0; part < 20; part += 1) connection.send(`2000\r\n${"x".repeat(0x2000)}\r\n`);
    expect(await connection.until("\r\n\r\n")).toMatch(/^HTTP\/1\.1 413 /);
    connection.close();
  });
});

describe("JSON of a hundred thousand levels", () => {
  const levels = 100_000;
  test.each([
    ["lists", `${"[".repeat(levels)}${"]".repeat(levels)}`],
    ["objects", `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`],
    ["lists that are never closed", "[".repeat(levels)],
  ])("of %s, wherever it stands", async (_, deep) => {
    expectProblem(await plan(deep), [400]);
    expectProblem(await plan(`{"createdAt":"${planBegun}","commands":[${deep}]}`), [400]);
    const answers = `{"kind":"setAidAnswers","id":"c1","at":"${planBegun}","planId":"plan-1","answers":{"a":${deep}}}`;
    expectProblem(await plan(`{"createdAt":"${planBegun}","commands":[${answers}]}`), [400]);
    expectProblem(await post("/api/contact", deep), [400, 413]);
    expectProblem(await post("/api/student-aid-index", `{"a":${deep.slice(0, 30_000)}}`), [400]);
  });
});

describe("many commands", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      makeCommandFrom({ kind: "setProfile", fields: { gpa: 3 } }, index % 60, `c${index}`),
    );

  test("ten thousand in one request are refused, and none of them is kept", async () => {
    const body = JSON.stringify({ createdAt: planBegun, commands: many(10_000) });
    expect(body.length).toBeGreaterThan(1_000_000);
    expectProblem(await plan(body), [413]);
    // As short as a command can be, so that the size limit does not apply first.
    const short = JSON.stringify({
      createdAt: planBegun,
      commands: many(plansLimits.commandsPerRequest + 1),
    });
    expectProblem(await plan(short), [400]);
    const empty = `{"createdAt":"${planBegun}","commands":[${"{},".repeat(9_999)}{}]}`;
    const answer = await plan(empty);
    expectProblem(answer, [400]);
    // One sentence for each field of ten thousand commands would make a response of megabytes.
    expect(answer.text.length).toBeLessThan(20_000);
    expect((await browser.get("/api/plans/plan-1/commands", toBearerHeader(token))).status).toBe(404);
  });

  test("ten thousand one request after the other fill the plan, which stays readable", async () => {
    for (let begun = 0; begun < 10_000; begun += plansLimits.commandsPerRequest) {
      const commands = many(10_000).slice(begun, begun + plansLimits.commandsPerRequest);
      const body = JSON.stringify({ createdAt: planBegun, commands });
      const headers = { ...json, ...toBearerHeader(token), "if-match": `"${begun}"` };
      const answer = await post("/api/plans/plan-1/commands", body, headers);
      expect(answer.status).toBe(200);
    }
    expect((await readCommandIds(browser, token, "plan-1")).length).toBeGreaterThan(0);
    const { plans } = JSON.parse((await browser.get("/api/plans", toBearerHeader(token))).text);
    expect(plans[0].revision).toBe(10_000);
  });
});

describe("slowly, to hold a connection for long", () => {
  // Separate, with short timeouts: on a busy machine honest requests may be slow too.
  let hurried: ListeningServer;
  beforeAll(async () => {
    hurried = await openListeningServer({}, () => new Date(), times);
  });
  afterAll(() => hurried.close());

  test("headers that come letter by letter are given up", async () => {
    const connection = await openRawConnection(hurried.address);
    connection.send("GET /api/health HTTP/1.1\r\nhost: localhost\r\n");
    const dripping = setInterval(() => connection.send("x-drip: 1\r\n"), 50);
    const answer = await connection.ended;
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(problemSchema.parse(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).status).toBe(408);
  });

  test("a body that comes letter by letter is given up", async () => {
    const connection = await openRawConnection(hurried.address);
    connection.send(makePostHead("/api/contact", 60_000));
    const dripping = setInterval(() => connection.send(" "), 50);
    const answer = await connection.ended;
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("two hundred that hang at once keep nobody else from being answered", async () => {
    const hanging = await Promise.all(Array.from({ length: 200 }, () => openRawConnection(hurried.address)));
    for (const connection of hanging) connection.send(makePostHead("/api/contact", 60_000));
    expect((await hurried.newBrowser().get("/api/health")).status).toBe(200);
    for (const connection of hanging) expect(await connection.ended).toMatch(/^(HTTP\/1\.1 (408|429) |$)/);
  });
});

describe("headers", () => {
  test.each([
    ["one of a hundred thousand letters", `x-a: ${"a".repeat(100_000)}\r\n`],
    ["five thousand of them", Array.from({ length: 5_000 }, (_, at) => `x-${at}: 1\r\n`).join("")],
    ["a cookie of a hundred thousand letters", `cookie: tassel_session=${"a".repeat(100_000)}\r\n`],
  ])("%s", async (_, lines) => {
    const connection = await openRawConnection(site.address);
    connection.send(`GET /api/health HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n`);
    const answer = await connection.ended;
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(problemSchema.parse(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).status).toBe(431);
  });

  test.each([
    ["two lengths", "content-length: 5\r\ncontent-length: 6\r\n"],
    ["a length and chunks", "content-length: 5\r\ntransfer-encoding: chunked\r\n"],
    ["a length that is none", "content-length: many\r\n"],
    ["a name with a blank", "content length: 5\r\n"],
  ])("with %s, by which a proxy and we would read two requests, are refused", async (_, lines) => {
    const connection = await openRawConnection(site.address);
    connection.send(
      `POST /api/contact HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    );
    const answer = await connection.ended;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });
});

describe("too often", () => {
  test("forms from one address: 429 and when to come again; another address is served", async () => {
    const proxied = await openListeningServer({ trustedProxies: proxyOnThisMachine });
    const from = (address: string) =>
      proxied.newBrowser().postJson("/api/waitlist", {}, { "x-forwarded-for": address });
    const { max } = requestLimits.forms;
    const statuses: number[] = [];
    for (let times = 0; times < max; times += 1) statuses.push((await from("192.0.2.1")).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await from("192.0.2.1");
    expectProblem(refused, [429]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("192.0.2.2")).status).toBe(400);
    // One household's network: its other IPv6 addresses count as the same one.
    for (let times = 0; times < max; times += 1) await from(`2001:db8:0:1::${times.toString(16)}`);
    expect((await from("2001:db8:0:1:ffff::1")).status).toBe(429);
    expect((await from("2001:db8:0:2::1")).status).toBe(400);
    await proxied.close();
  });

  test("an address that a browser only claims counts for nothing without a proxy", async () => {
    const { max } = requestLimits.forms;
    const plain = await openListeningServer();
    const from = (address: string) =>
      plain.newBrowser().postJson("/api/waitlist", {}, { "x-forwarded-for": address });
    for (let times = 0; times < max; times += 1) await from(`192.0.2.${times}`);
    expect((await from("192.0.2.200")).status).toBe(429);
    await plain.close();
  });
});
