/** What other sites may frame, what it weighs and says, and that everything else stays out of frames. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { embedKinds } from "./embedPages.ts";

let tested: TestServer;
beforeAll(async () => {
  tested = await createTestServer({}, () => new Date("2026-11-21T12:00:00Z"));
});
afterAll(() => tested.close());

const get = (url: string) => tested.server.inject({ url });

describe.each(embedKinds)("/embed/%s", (kind) => {
  test("may be framed by any site, with no cookie and no script, in less than 20 kB", async () => {
    const { statusCode, headers, body } = await get(`/embed/${kind}?college=kenyon-college`);
    expect(statusCode).toBe(200);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *");
    expect(policy).not.toContain("script-src");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(Buffer.byteLength(body)).toBeLessThan(20_000);
    expect(body).not.toMatch(/<script|javascript:| on\w+=| style=/i);
    expect(body).toContain("Kenyon College");
    expect(body).toMatch(/20\d\d-\d\d/);
  });

  test.each([
    ["a script", "?college=%3Cscript%3Ealert(1)%3C/script%3E"],
    ["a script beside a college's name", "?college=kenyon-college%22%3E%3Cscript%3E"],
    ["two colleges", "?college=a&college=b"],
    ["none", ""],
    ["an unknown one", "?college=hogwarts"],
  ])("%s in its query stays out of the page", async (_, query) => {
    const { statusCode, headers, body } = await get(`/embed/${kind}${query}`);
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/<script|alert|hogwarts/);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("a script in another parameter changes nothing", async () => {
    const plain = await get(`/embed/${kind}?college=oberlin-college`);
    const more = await get(`/embed/${kind}?college=oberlin-college&theme=%3Cscript%3E#x`);
    expect(more.body).toBe(plain.body);
  });
});

test("dates say how sure they are, and prices their year and source", async () => {
  const dates = (await get("/embed/dates?college=kenyon-college")).body;
  expect(dates).toContain("November 15, 2026 (passed)");
  expect(dates).toContain("January 15, 2027");
  expect(dates).toContain("Published for 2026-27.");
  const price = (await get("/embed/price?college=kenyon-college")).body;
  expect(price).toMatch(/Up to \$30,000<\/dt><dd>\$[\d,]+/);
  expect(price).toContain("College Scorecard, institution-level data");
});

test("a public college’s prices are those of residents, and a college that closed says so", async () => {
  const price = (await get("/embed/price?college=university-of-iowa")).body;
  expect(price).toContain("for students with federal aid who paid the in-state price");
  expect((await get("/embed/price?college=kenyon-college")).body).not.toContain("in-state");
  for (const kind of embedKinds) {
    const { body } = await get(`/embed/${kind}?college=northland-college`);
    expect(body).toContain("Northland College takes no new first-years.");
  }
  expect((await get("/embed/dates?college=northland-college")).body).not.toMatch(
    /We have no application dates|<dl>/,
  );
});

test("what is not known is said, and a name with signs is text", async () => {
  const { summaries, deadlinesOf } = tested.colleges;
  const bare = summaries.find(
    ({ unitId, netPriceUsd, netPriceByIncomeUsd }) =>
      netPriceUsd === null &&
      netPriceByIncomeUsd.every((one) => one === null) &&
      deadlinesOf(unitId).length === 0,
  );
  expect((await get(`/embed/price?college=${bare?.slug}`)).body).toContain("not published for this college");
  expect((await get(`/embed/dates?college=${bare?.slug}`)).body).toContain("We have no application dates");
  const signed = summaries.find(({ name }) => name.includes("&"));
  expect((await get(`/embed/college?college=${signed?.slug}`)).body).toContain("&amp;");
});

test.each([
  "/",
  "/pricing",
  "/embed",
  "/embed/plan?college=kenyon-college",
  "/api/health",
  "/calendar/kenyon-college.ics",
  "/sitemap.xml",
])("%s stays out of frames", async (url) => {
  const { headers } = await get(url);
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});
