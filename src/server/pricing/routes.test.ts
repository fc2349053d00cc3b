/** Endpoints beside the data set: pricing, deadlines for the timeline, and who is signed in. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { timelineTemplatesSchema } from "#contract/applicationTimeline.ts";
import { pricingReplySchema } from "#contract/pricing.ts";
import { decodeDeadlines } from "#domain/college/deadlineTable.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({
    payments: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null },
    primaryAdminEmail: "head@example.com",
  });
});
afterAll(() => site.close());

test("pricing answers as its contract says: both plans where payments are set up", async () => {
  const answer = await site.server.inject("/api/pricing");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(pricingReplySchema.parse(answer.json()));
  expect(answer.json().canBuy).toBe(true);
});

describe("the application timeline", () => {
  test("holds every deadline of the data set with its source", async () => {
    const answer = await site.server.inject("/api/application-timeline");
    const { deadlineTable, asOf } = timelineTemplatesSchema.parse(answer.json());
    expect(decodeDeadlines(deadlineTable).length).toBeGreaterThan(1_890);
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("is sent packed, and not again where the browser has it", async () => {
    const headers = { "accept-encoding": "br" };
    const first = await site.server.inject({ url: "/api/application-timeline", headers });
    expect(first.headers["content-encoding"]).toBe("br");
    const again = await site.server.inject({
      url: "/api/application-timeline",
      headers: { ...headers, "if-none-match": String(first.headers["etag"]) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

test.each(["GET", "HEAD"] as const)(
  "a visitor has no profile: %s answers 204 without a word",
  async (method) => {
    const answer = await site.server.inject({ method, url: "/api/user/profile" });
    expect([answer.statusCode, answer.body, answer.headers["cache-control"]]).toEqual([204, "", "no-store"]);
  },
);

test("the OpenAPI document says what a form sends, and where nothing comes back", async () => {
  const { paths } = (await site.server.inject("/api/openapi.json")).json();
  const body = paths["/api/contact"].post.requestBody.content["application/json"].schema;
  expect(body.required).toEqual(expect.arrayContaining(["id", "name", "email", "topic", "message"]));
  expect(Object.keys(paths["/api/page-views"].post.responses)).toEqual(["204", "default"]);
});
