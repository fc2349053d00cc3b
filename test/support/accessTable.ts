/** For every endpoint of the contract: a request, and which status each kind of asker gets. */
import type { Access, Endpoint } from "#contract/endpoint.ts";
import { type EndpointId, endpoints } from "#contract/endpoints.ts";
import { createOwnAccount } from "#server/account/store.ts";
import { createdPasskey, stopToken, usedPasskey } from "./accessBodies.ts";
import { listAdminRows } from "./adminRows.ts";
import { signOwnToken } from "./ownToken.ts";
import { empty, makeCommandFrom, oberlin } from "./planCommands.ts";
import { password } from "./signInClient.ts";
import { makeTestSecrets } from "./testIdentity.ts";
import type { TestServer } from "./testServer.ts";

export const askers = ["visitor", "forged", "stranger", "owner", "administrator"] as const;
export type Asker = (typeof askers)[number];

export type AccessRow = {
  access: Access;
  /** The request to send, including its path parameters. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The expected status for each of `askers`, in order. */
  statuses: readonly [number, number, number, number, number];
};

const everyone = (status: number, asked: Pick<AccessRow, "params" | "query" | "body"> = {}): AccessRow => ({
  access: "everyone",
  ...asked,
  statuses: [status, status, status, status, status],
});

/** For everyone who is signed in, about what is their own. */
const signedIn = (status: number, asked: Pick<AccessRow, "params" | "body"> = {}): AccessRow => ({
  access: "signedIn",
  ...asked,
  statuses: [401, 401, status, status, status],
});

/** For administrators alone: an owner's rights count for nothing here. */
const administrators = (status: number, asked: Partial<AccessRow> = {}): AccessRow => ({
  access: "administrator",
  ...asked,
  statuses: [401, 401, 403, 403, status],
});

/** For the owner's plan: to everyone else it looks as if it did not exist. */
const planRow = (
  status: number,
  { params, ...asked }: Pick<AccessRow, "params" | "body" | "headers"> = {},
): AccessRow => ({
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
const makeSent = (one: unknown) => ({ createdAt: empty.createdAt, commands: [one] });

/** A new endpoint must be added to this table. */
export const accessTable: Readonly<Record<EndpointId, AccessRow>> = {
  health: everyone(200),
  // No jobs run in this test, so nobody writes a heartbeat.
  ready: everyone(503),
  collegeIndex: everyone(200),
  majors: everyone(200),
  zipCodes: everyone(200),
  contentSearch: everyone(200),
  answerCards: everyone(200),
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
  countCalculator: everyone(204, { body: { kind: "nonprofit", isInside: true } }),
  readTally: everyone(200),
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
  sendPlanCommands: planRow(200, { body: makeSent(nextCommand), headers: { "if-match": '"1"' } }),
  planRevisions: planRow(200),
  restorePlan: planRow(200, { body: { revision: 1 } }),
  planSharing: planRow(200, { body: { sharesMoney: true } }),
  erasePlan: planRow(200),
  planPeople: planRow(200),
  caseload: signedIn(200),
  planCalendar: planRow(200),
  makePlanCalendar: planRow(201),
  endPlanCalendar: planRow(204),
  classLinks: signedIn(200),
  makeClassLink: signedIn(201),
  endClassLink: signedIn(404, { params: { classLinkId: "none" } }),
  lookAtClassLink: everyone(404, { body: { token: "none" } }),
  joinClass: signedIn(404, { body: { token: "none", planId: empty.id, scopes: ["plan"] } }),
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

/** The access token of a new account with this name. */
export async function createNamedToken(site: TestServer, name: string): Promise<string> {
  const now = new Date();
  const account = { email: `${name}@example.com`, name, passwordHash: "" };
  const subject = await createOwnAccount(site.store.database, account, now);
  const [key] = (await makeTestSecrets()).signingKeys;
  if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
  return signOwnToken(site.store.database, subject, key, { now });
}

/** Sends the request of a row of the table. */
export function sendRow(
  site: TestServer,
  token: string | null,
  endpoint: Endpoint,
  { params = {}, query = "", body, headers = {} }: AccessRow,
) {
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

/** The owner's plan with its first command, to which the rows of the table refer. */
export async function beginTablePlan(site: TestServer, ownerToken: string): Promise<void> {
  const row = {
    ...accessTable.sendPlanCommands,
    body: makeSent(firstCommand),
    headers: { "if-match": '"0"' },
  };
  const begun = await sendRow(site, ownerToken, endpointOf("sendPlanCommands"), row);
  if (begun.statusCode !== 200) throw new Error(`${begun.statusCode}: ${begun.body}`);
}

function endpointOf(id: EndpointId): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.id === id);
  if (found === undefined) throw new Error(`There is no endpoint ${id}.`);
  return found;
}
