/** Which limit each URL falls under, and that each limit is enforced. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { problemSchema } from "#contract/problem.ts";
import { createInjectTransport } from "../../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { type LimitName, requestLimits } from "./rateLimit.ts";

describe("the contract", () => {
  test("limits everything that writes, and nothing that reads", () => {
    const unlimited = endpoints.filter((endpoint: Endpoint) => endpoint.limit === undefined);
    expect(unlimited.map(({ method }) => method)).toEqual(unlimited.map(() => "GET"));
  });

  test("counts what signed-in people send under their own group", () => {
    const writing = endpoints.filter(
      (endpoint) => endpoint.access !== "everyone" && endpoint.method !== "GET",
    );
    expect(writing.map(({ id, limit }) => `${id}: ${limit}`)).toEqual(
      writing.map(({ id }) => `${id}: signedIn`),
    );
  });
});

describe("an address that sends as often as it may is answered, and told to wait after that", () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await createTestServer();
  });
  afterAll(() => site.close());

  /** Where each limit applies; these requests are rejected cheaply, so thousands can be sent quickly. */
  const places: readonly (readonly [LimitName, readonly string[]])[] = [
    ["forms", ["POST /api/contact", "POST /api/waitlist"]],
    ["pageViews", ["POST /api/page-views"]],
    ["webVitals", ["POST /api/web-vitals"]],
    ["tallies", ["POST /api/calculator-tally"]],
    ["routes", ["POST /api/routes"]],
    ["identity", ["POST /api/identity/sign-in", "POST /api/identity/reset-request"]],
    ["invitations", ["POST /api/invitations/look"]],
    ["signInPages", ["GET /authorize", "POST /oauth/token", "POST /oauth/revoke", "GET /v2/logout"]],
    ["signedIn", ["POST /api/account/erase", "PUT /api/account/reminders"]],
    ["stopReminders", ["POST /api/reminders/stop"]],
    ["payments", ["POST /api/payments/webhook"]],
    ["calculations", ["POST /api/student-aid-index"]],
    ["matches", ["POST /api/college-matches"]],
    ["letters", ["POST /api/aid-offer-readings"]],
    ["passkeys", ["POST /api/identity/passkey-options", "POST /api/identity/passkey"]],
    ["modelTurns", ["POST /api/counselor-turns", "POST /api/essay-readings"]],
  ];

  test("every limit is tried below", () => {
    expect(places.map(([group]) => group).toSorted()).toEqual(Object.keys(requestLimits).toSorted());
  });

  test.each(places)("%s", async (group, sent) => {
    const from = (address: string, index: number) => {
      const [method = "", path = ""] = (sent[index % sent.length] ?? "").split(" ");
      return createInjectTransport(site.server, address)({ method, path });
    };
    const { max } = requestLimits[group];
    const statuses = new Set<number>();
    for (let index = 0; index < max; index += 1) statuses.add((await from("192.0.2.1", index)).status);
    expect(statuses).not.toContain(429);
    // All URLs of one limit share a counter.
    for (const index of sent.keys()) {
      const refused = await from("192.0.2.1", index);
      expect(refused.status).toBe(429);
      expect(problemSchema.parse(JSON.parse(refused.text)).status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await from("192.0.2.2", 0)).status).not.toBe(429);
  });
});
