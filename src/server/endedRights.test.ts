/**
 * Every endpoint of a plan, asked by people whose right to it has ended: taken off it, let in by an owner who has given it
 * away, or with a link from before.
 */
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EndpointId, endpoints } from "#contract/endpoints.ts";
import { invitedSchema, planPeopleSchema } from "#contract/family.ts";
import { accessTable, beginTablePlan, createNamedToken, sendRow } from "../../test/support/accessTable.ts";
import { empty } from "../../test/support/planCommands.ts";
import { createTestServer, type TestServer } from "../../test/support/testServer.ts";

let site: TestServer;
const past = ["reader after removal", "member of the former owner", "link from before"] as const;
type Past = (typeof past)[number];
let pastTokens: Readonly<Record<Past | "giver", string>>;
let linkFromBefore = "";

const post = (token: string, url: string, payload: object, method: "POST" | "DELETE" = "POST") =>
  site.server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });

/** The owner lets two in, takes one off the plan again, makes a link, and gives the plan to a student. */
beforeEach(async () => {
  site = await createTestServer();
  pastTokens = {
    "reader after removal": await createNamedToken(site, "removed"),
    "member of the former owner": await createNamedToken(site, "member"),
    "link from before": await createNamedToken(site, "holder"),
    giver: await createNamedToken(site, "owner"),
  };
  await beginTablePlan(site, pastTokens.giver);
  const plan = `/api/plans/${empty.id}`;
  const link = async (wish: object) => {
    const made = await post(pastTokens.giver, `${plan}/invitations`, wish);
    return invitedSchema.parse(made.json()).url.split("#")[1] ?? "";
  };
  const all = { role: "parent", scopes: ["plan", "money", "notes", "essay"], email: null };
  for (const who of ["reader after removal", "member of the former owner"] as const) {
    const accepted = await post(pastTokens[who], "/api/invitations/accept", { token: await link(all) });
    expect(accepted.statusCode).toBe(200);
  }
  linkFromBefore = await link(all);
  const people = await site.server.inject({
    url: `${plan}/people`,
    headers: { authorization: `Bearer ${pastTokens.giver}` },
  });
  const removed = planPeopleSchema
    .parse(people.json())
    .people.find(({ email }) => email === "removed@example.com");
  await post(pastTokens.giver, `${plan}/people/${removed?.memberId}`, {}, "DELETE");
  const toStudent = await link({ role: "student", scopes: ["plan"], email: "student@example.com" });
  const student = await createNamedToken(site, "student");
  expect((await post(student, "/api/invitations/accept", { token: toStudent })).statusCode).toBe(200);
});

afterEach(() => site.close());

const ofPlans = endpoints.filter(({ path }) => path.includes(":planId"));

test.each(past)("%s: every request about the plan is answered as if it did not exist", async (who) => {
  if (who === "link from before") {
    const taken = await post(pastTokens[who], "/api/invitations/accept", { token: linkFromBefore });
    expect(taken.statusCode).toBe(404);
  }
  for (const endpoint of ofPlans) {
    const answer = await sendRow(site, pastTokens[who], endpoint, accessTable[endpoint.id]);
    expect([endpoint.id, answer.statusCode]).toEqual([endpoint.id, 404]);
    expect(answer.body).not.toContain(empty.id);
  }
});

test("whoever gave the plan reads what they kept, and decides nothing any more", async () => {
  const allowed: Partial<Record<EndpointId, number>> = {
    planCommands: 200,
    planPeople: 200,
    planRevisions: 200,
    // What they still read, they may read in a calendar of their own.
    planCalendar: 200,
    makePlanCalendar: 201,
    endPlanCalendar: 204,
    // A note is not a part they kept, and neither are essays.
    sendPlanCommands: 403,
    erasePlan: 200,
  };
  const statuses = new Map<EndpointId, number>();
  // Leaving comes last.
  const inOrder = ofPlans.toSorted((a, b) => Number(a.id === "erasePlan") - Number(b.id === "erasePlan"));
  for (const endpoint of inOrder) {
    statuses.set(
      endpoint.id,
      (await sendRow(site, pastTokens.giver, endpoint, accessTable[endpoint.id])).statusCode,
    );
  }
  for (const [id, status] of statuses) {
    const expected = allowed[id] === undefined ? [403, 404] : [allowed[id]];
    expect([id, expected]).toEqual([id, expect.arrayContaining([status])]);
  }
});
