/**
 * Authorization of every endpoint in the contract: for a visitor, a stranger, the owner and an administrator.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Access, Endpoint } from "#contract/endpoint.ts";
import { type EndpointId, endpoints } from "#contract/endpoints.ts";
import { invitedSchema, planPeopleSchema } from "#contract/family.ts";
import { problemSchema } from "#contract/problem.ts";
import { createdPasskey, stopToken, usedPasskey } from "../../test/support/accessBodies.ts";
import { listAdminRows } from "../../test/support/adminRows.ts";
import { signOwnToken } from "../../test/support/ownToken.ts";
import { empty, makeCommandFrom, oberlin } from "../../test/support/planCommands.ts";
import { rulesOfKeeping } from "../../test/support/rulesOfKeeping.ts";
import { password } from "../../test/support/signInClient.ts";
import { makeTestSecrets } from "../../test/support/testIdentity.ts";
import { createTestServer, type TestServer } from "../../test/support/testServer.ts";
import { createOwnAccount, setRoles } from "./account/store.ts";
import { accountLimit } from "./http/rateLimit.ts";

const askers = ["visitor", "forged", "stranger", "owner", "administrator"] as const;
type Asker = (typeof askers)[number];

type Row = {
  access: Access;
  /** The request to send, including its path parameters. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The expected status for each of `askers`, in order. */
  statuses: readonly [number, number, number, number, number];
};

const everyone = (status: number, asked: Pick<Row, "params" | "query" | "body"> = {}): Row => ({
  access: "everyone",
  ...asked,
  statuses: [status, status, status, status, status],
});

/** For everyone who is signed in, about what is their own. */
const signedIn = (status: number, asked: Pick<Row, "params" | "body"> = {}): Row => ({
  access: "signedIn",
  ...asked,
  statuses: [401, 401, status, status, status],
});

/** For administrators alone: an owner's rights count for nothing here. */
const administrators = (status: number, asked: Partial<Row> = {}): Row => ({
  access: "administrator",
  ...asked,
  statuses: [401, 401, 403, 403, status],
});

/** For the owner's plan: to everyone else it looks as if it did not exist. */
const planRow = (
  status: number,
  { params, ...asked }: Pick<Row, "params" | "body" | "headers"> = {},
): Row => ({
  access: "signedIn",
  params: { planId: empty.id, ...params },
  ...asked,
  statuses: [401, 401, 404, status, 404],
});

const form = { id: "0".repeat(32), email: "ana@example.com", website: "" };
const oneMessage = { messageId: form.id };
const emailed = { email: "nobody@example.com", interaction: null };
const firstCommand = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
const nextCommand = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Visit in April" }, 2);
const sent = (one: unknown) => ({ createdAt: empty.createdAt, commands: [one] });

/** A new endpoint must be added to this table. */
const table: Readonly<Record<EndpointId, Row>> = {
  health: everyone(200),
  // No jobs run in this test, so nobody writes a heartbeat.
  ready: everyone(503),
  collegeIndex: everyone(200),
  majors: everyone(200),
  zipCodes: everyone(200),
  contentSearch: everyone(200),
  colleges: everyone(200),
  college: everyone(200, { params: { unitId: "228778" } }),
  pageData: everyone(404, { params: { page: "none" } }),
  pricing: everyone(200),
  applicationTimeline: everyone(200),
  contact: everyone(200, { body: { ...form, name: "Ana", topic: "wish", message: "A longer wish." } }),
  waitlist: everyone(200, {
    body: { ...form, role: "parent", wishes: ["reminders"], isThirteenOrOlder: true },
  }),
  pageView: everyone(204, { body: { event: "page_view", page_path: "/" } }),
  studentAidIndex: everyone(400, { body: {} }),
  collegeMatches: everyone(200, { body: {} }),
  aidOfferReading: everyone(200, { body: { text: "Pell Grant $4,000" } }),
  // Without a model; who may use one is tested beside its routes.
  counselorTurn: everyone(404, { body: { question: "hi", consent: { model: true, money: false } } }),
  essayReading: everyone(404, {
    body: { prompt: "", limit: null, draft: "I was nine.", consent: { draft: true } },
  }),
  counselorAnswer: everyone(200, { body: { question: "when is the ohio state deadline" } }),
  routes: everyone(404, {
    body: {
      points: [
        { latitude: 41, longitude: -82 },
        { latitude: 40, longitude: -83 },
      ],
    },
  }),
  identitySignUp: everyone(202, { body: { ...emailed, password, name: "", isThirteenOrOlder: true } }),
  identityVerify: everyone(400, { body: { ...emailed, code: "123456" } }),
  identitySignIn: everyone(401, { body: { ...emailed, password: "wrong" } }),
  identitySignInCode: everyone(400, { body: { ...emailed, code: "123456" } }),
  identityResetRequest: everyone(202, { body: { email: emailed.email } }),
  identityReset: everyone(400, { body: { ...emailed, code: "123456", password } }),
  passkeySignInOptions: everyone(200, { body: { interaction: null } }),
  passkeySignIn: everyone(401, { body: { response: usedPasskey, interaction: null } }),
  // One's own passkeys, and others' that look as if they did not exist: passkeys/routes.test.ts.
  passkeys: signedIn(200),
  passkeyOptions: signedIn(200),
  addPasskey: signedIn(400, { body: { name: "My phone", response: createdPasskey } }),
  renamePasskey: signedIn(404, { params: { passkeyId: "none" }, body: { name: "My phone" } }),
  removePasskey: signedIn(404, { params: { passkeyId: "none" } }),
  webVitals: everyone(204, { body: { kind: "college", LCP: 1_840, CLS: 0 } }),
  userProfile: { access: "everyone", statuses: [204, 204, 200, 200, 200] },
  knowledgeGraph: administrators(200),
  adminOverview: administrators(200),
  adminState: administrators(200),
  // What they do is tested beside their routes.
  adminInbox: administrators(200),
  adminMessage: administrators(404, { params: oneMessage }),
  adminAssignMessage: administrators(404, { params: oneMessage, body: { version: 0, accountId: null } }),
  adminAnswerMessage: administrators(404, {
    params: oneMessage,
    body: { version: 0, answerId: form.id, text: "Thank you.", isClosed: true },
  }),
  adminCloseMessage: administrators(404, { params: oneMessage, body: { version: 0, isClosed: true } }),
  adminWaitlist: administrators(200),
  adminExportForms: administrators(200, { params: { form: "contact" } }),
  ...listAdminRows(administrators, form.id),
  plans: signedIn(200),
  planCommands: planRow(200),
  sendPlanCommands: planRow(200, { body: sent(nextCommand), headers: { "if-match": '"1"' } }),
  planRevisions: planRow(200),
  restorePlan: planRow(200, { body: { revision: 1 } }),
  planSharing: planRow(200, { body: { sharesMoney: true } }),
  erasePlan: planRow(200),
  planPeople: planRow(200),
  caseload: signedIn(200),
  invite: planRow(201, { body: { role: "parent", scopes: ["plan"], email: null } }),
  takeBackInvitation: planRow(404, { params: { invitationId: "none" } }),
  lookAtInvitation: everyone(404, { body: { token: "none" } }),
  lookAtHandover: signedIn(404, { body: { token: "none" } }),
  acceptInvitation: signedIn(404, { body: { token: "none" } }),
  refuseInvitations: everyone(404, { body: { token: stopToken } }),
  openRefuseInvitations: everyone(303, { query: `?token=${stopToken}` }),
  shareWithPerson: planRow(404, { params: { memberId: "none" }, body: { scopes: ["plan"] } }),
  removePerson: planRow(404, { params: { memberId: "none" } }),
  // Readers of essays: essays/routes.test.ts.
  sharedEssays: planRow(200),
  essayVersions: planRow(200, { params: { essayId: "e1" } }),
  essayVersion: planRow(404, { params: { essayId: "e1", versionId: "w.1" } }),
  essayComments: planRow(404, { params: { essayId: "e1" } }),
  addEssayComment: planRow(404, {
    params: { essayId: "e1" },
    body: { commentId: "c1", quote: "It rained.", occurrence: 0, text: "Show it." },
  }),
  answerEssayComment: planRow(404, {
    params: { essayId: "e1", commentId: "none" },
    body: { answerId: "a1", text: "I will." },
  }),
  resolveEssayComment: planRow(404, {
    params: { essayId: "e1", commentId: "none" },
    body: { isResolved: true },
  }),
  removeEssayComment: planRow(404, { params: { essayId: "e1", commentId: "none" } }),
  authorshipKeys: everyone(200),
  authorshipRecord: planRow(200, { params: { essayId: "e1" } }),
  countersign: planRow(400, { params: { essayId: "e1" }, body: { batch: "a.b.c", after: 0 } }),
  eraseAuthorship: planRow(204, { params: { essayId: "e1" } }),
  accountDevices: signedIn(200),
  signOutEverywhere: signedIn(204),
  accountErasure: signedIn(200),
  keepAccount: signedIn(204),
  accountExport: signedIn(200),
  // Nothing is for sale without a payment provider; subscription/routes.test.ts covers installations with
  // one.
  subscription: signedIn(200),
  subscriptionCheckout: signedIn(404, { body: { interval: "year" } }),
  subscriptionPortal: signedIn(404),
  paymentWebhook: everyone(404, { body: { id: "evt_1" } }),
  accountErase: signedIn(200, { body: { confirm: "erase" } }),
  reminders: signedIn(200),
  saveReminders: signedIn(200, {
    body: {
      digest: { isOn: true, weekday: 0, hour: 17 },
      beforeDue: { isOn: false, days: 3 },
      includesParentTasks: false,
      timeZone: "America/New_York",
    },
  }),
  stopReminders: everyone(404, { body: { token: stopToken } }),
  openStopReminders: everyone(303, { query: `?token=${stopToken}` }),
};

let site: TestServer;
let tokens: Readonly<Record<Asker, string | null>>;

beforeEach(async () => {
  const now = new Date();
  site = await createTestServer({}, () => now);
  const tokenOf = async (name: string) => {
    const account = { email: `${name}@example.com`, name, passwordHash: "" };
    const subject = await createOwnAccount(site.store.database, account, now);
    const [key] = (await makeTestSecrets()).signingKeys;
    if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
    return signOwnToken(site.store.database, subject, key, { now });
  };
  const owner = await tokenOf("owner");
  tokens = {
    visitor: null,
    forged: `${owner.slice(0, -8)}AAAAAAAA`,
    stranger: await tokenOf("stranger"),
    owner,
    administrator: await tokenOf("administrator"),
  };
  await setRoles(site.store.database, "administrator@example.com", ["Administrator"]);
  const begun = await ask("owner", endpointOf("sendPlanCommands"), {
    ...table.sendPlanCommands,
    body: sent(firstCommand),
    headers: { "if-match": '"0"' },
  });
  expect(begun.statusCode).toBe(200);
});
afterEach(() => site.close());

function endpointOf(id: EndpointId): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.id === id);
  if (found === undefined) throw new Error(`There is no endpoint ${id}.`);
  return found;
}

function ask(who: Asker, endpoint: Endpoint, { params = {}, query = "", body, headers = {} }: Row) {
  const token = tokens[who];
  return site.server.inject({
    method: endpoint.method,
    url: `${endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "")}${query}`,
    headers: {
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

test("the table lists every endpoint with its access from the contract", () => {
  const inContract = Object.fromEntries(endpoints.map(({ id, access }) => [id, access]));
  const inTable = Object.fromEntries(Object.entries(table).map(([id, { access }]) => [id, access]));
  expect(inTable).toEqual(inContract);
});

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))("%s", (id, endpoint) => {
  test("is answered to each as the table says, and a refusal holds nothing", async () => {
    const row = table[id];
    const answers = [];
    for (const who of askers) answers.push(await ask(who, endpoint, row));
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

describe("people whose right to a plan has ended", () => {
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
    const signIn = async (name: string) => {
      const account = { email: `${name}@example.com`, name, passwordHash: "" };
      const now = new Date();
      const subject = await createOwnAccount(site.store.database, account, now);
      const [key] = (await makeTestSecrets()).signingKeys;
      if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
      return signOwnToken(site.store.database, subject, key, { now });
    };
    pastTokens = {
      "reader after removal": await signIn("removed"),
      "member of the former owner": await signIn("member"),
      "link from before": await signIn("holder"),
      giver: tokens.owner ?? "",
    };
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
    const student = await signIn("student");
    expect((await post(student, "/api/invitations/accept", { token: toStudent })).statusCode).toBe(200);
  });

  const ofPlans = endpoints.filter(({ path }) => path.includes(":planId"));

  test.each(past)("%s: every request about the plan is answered as if it did not exist", async (who) => {
    if (who === "link from before") {
      const taken = await post(pastTokens[who], "/api/invitations/accept", { token: linkFromBefore });
      expect(taken.statusCode).toBe(404);
    }
    tokens = { ...tokens, stranger: pastTokens[who] };
    for (const endpoint of ofPlans) {
      const answer = await ask("stranger", endpoint, table[endpoint.id]);
      expect([endpoint.id, answer.statusCode]).toEqual([endpoint.id, 404]);
      expect(answer.body).not.toContain(empty.id);
    }
  });

  test("whoever gave the plan reads what they kept, and decides nothing any more", async () => {
    const allowed: Partial<Record<EndpointId, number>> = {
      planCommands: 200,
      planPeople: 200,
      planRevisions: 200,
      // A note is not a part they kept, and neither are essays.
      sendPlanCommands: 403,
      erasePlan: 200,
    };
    const statuses = new Map<EndpointId, number>();
    // Leaving comes last.
    const inOrder = ofPlans.toSorted((a, b) => Number(a.id === "erasePlan") - Number(b.id === "erasePlan"));
    for (const endpoint of inOrder) {
      statuses.set(endpoint.id, (await ask("owner", endpoint, table[endpoint.id])).statusCode);
    }
    for (const [id, status] of statuses) {
      const expected = allowed[id] === undefined ? [403, 404] : [allowed[id]];
      expect([id, expected]).toEqual([id, expect.arrayContaining([status])]);
    }
  });
});

describe("validation errors are not shown to unauthorized users", () => {
  test.each(
    endpoints
      .filter(({ access }) => access !== "everyone")
      .map((endpoint) => [endpoint.id, endpoint] as const),
  )("%s", async (id, endpoint) => {
    const nonsense = { ...table[id], body: { nonsense: true }, headers: { "if-match": "nonsense" } };
    expect((await ask("visitor", endpoint, nonsense)).statusCode).toBe(401);
    const strange = { ...nonsense, params: { planId: "%00" } };
    expect((await ask("visitor", endpoint, strange)).statusCode).toBe(401);
  });
});

describe("a token", () => {
  test("a token in a cookie, in the address or in a body is not read", async () => {
    const token = tokens.owner ?? "";
    for (const asked of [
      { url: "/api/plans", headers: { cookie: `access_token=${token}; authorization=Bearer ${token}` } },
      { url: `/api/plans?access_token=${token}`, headers: {} },
    ]) {
      expect((await site.server.inject(asked)).statusCode).toBe(401);
    }
  });

  test.each(["bearer", "BEARER"])("%s is the same word (RFC 9110)", async (word) => {
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
    const url = "/api/plans";
    const as = (who: Asker) =>
      site.server.inject({ url, headers: { authorization: `Bearer ${tokens[who]}` } });
    let last = await as("owner");
    for (let times = 0; times < accountLimit.max; times += 1) last = await as("owner");
    expect([last.statusCode, Number(last.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await as("stranger")).statusCode).toBe(200);
  });
});
