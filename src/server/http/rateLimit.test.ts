/** Which limit each address falls under, and that each limit is held where people meet it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EndpointId, endpoints } from "#contract/endpoints.ts";
import { problemSchema } from "#contract/problem.ts";
import { createInjectTransport } from "../../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { type LimitGroup, limitGroupOf, requestLimits } from "./rateLimit.ts";

/** Reading is free; so an endpoint that reads is not here. */
const groups: Partial<Readonly<Record<EndpointId, LimitGroup>>> = {
  identitySignUp: "identity",
  identityVerify: "identity",
  identitySignIn: "identity",
  identityResetRequest: "identity",
  identityReset: "identity",
  contact: "forms",
  waitlist: "forms",
  pageView: "pageViews",
  studentAidIndex: "calculations",
  routes: "routes",
  sendPlanCommands: "signedIn",
  restorePlan: "signedIn",
  planSharing: "signedIn",
  erasePlan: "signedIn",
  invite: "signedIn",
  takeBackInvitation: "signedIn",
  lookAtInvitation: "invitations",
  acceptInvitation: "signedIn",
  shareWithPerson: "signedIn",
  removePerson: "signedIn",
  accountErase: "signedIn",
  saveReminders: "signedIn",
  stopReminders: "stopReminders",
  subscriptionCheckout: "signedIn",
  subscriptionPortal: "signedIn",
  paymentWebhook: "payments",
};

describe("the limit that an endpoint counts under", () => {
  test.each(endpoints)("$id", (endpoint) => {
    expect(limitGroupOf(endpoint)).toBe(groups[endpoint.id] ?? null);
  });
});

describe("an address that sends as often as it may is answered, and told to wait after that", () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await createTestServer();
  });
  afterAll(() => site.close());

  /** Where each limit is met; what is sent there is refused at a glance, so that thousands are soon sent. */
  const places: readonly (readonly [LimitGroup, readonly string[]])[] = [
    ["forms", ["POST /api/contact", "POST /api/waitlist"]],
    ["pageViews", ["POST /api/page-views"]],
    ["routes", ["POST /api/routes"]],
    ["identity", ["POST /api/identity/sign-in", "POST /api/identity/reset-request"]],
    ["invitations", ["POST /api/invitations/look"]],
    ["signInPages", ["GET /authorize", "POST /oauth/token", "POST /oauth/revoke", "GET /v2/logout"]],
    ["signedIn", ["POST /api/account/erase", "PUT /api/account/reminders"]],
    ["stopReminders", ["POST /api/reminders/stop"]],
    ["payments", ["POST /api/payments/webhook"]],
    ["calculations", ["POST /api/student-aid-index"]],
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
    // All places of one limit are counted together.
    for (const index of sent.keys()) {
      const refused = await from("192.0.2.1", index);
      expect(refused.status).toBe(429);
      expect(problemSchema.parse(JSON.parse(refused.text)).status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await from("192.0.2.2", 0)).status).not.toBe(429);
  });
});
