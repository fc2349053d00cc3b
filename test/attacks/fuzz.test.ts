/** Every endpoint of the OpenAPI document is sent what it describes and what it does not: no fault of ours, every refusal in our words. */
import * as fc from "fast-check";
import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { problemMediaType, problemSchema } from "#contract/problem.ts";
import { paymentWebhookEndpoint } from "#contract/subscription.ts";
import { createOwnAccount } from "#server/store/accounts.ts";
import { type ListeningServer, openListeningServer } from "../support/listeningServer.ts";
import { postCommand } from "../support/planRequests.ts";
import { makeAnswerTable, openFakeRouting, type FakeRouting } from "../support/fakeRouting.ts";
import { makeArbitrary, type JsonSchema } from "../support/schemaArbitrary.ts";
import { toBearerHeader, createHttpTransport } from "../support/signInClient.ts";
import { openFakeStripe, type FakeStripe } from "../support/fakeStripe.ts";
import { signToken } from "../support/tenant.ts";
import { makeTestSecrets } from "../support/testIdentity.ts";

type Operation = {
  operationId: string;
  parameters: { name: string; in: "path" | "query"; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
type Document = { paths: Record<string, Record<string, Operation>> };

const seed = 20_261_122;
const runsPerEndpoint = 40;
/** All endpoints together take about twenty seconds at most; a busy machine then looks at fewer values, never at none. */
const limitMsPerEndpoint = 700;
const fewestRuns = 5;
/** Stands for the plan of whoever asks. */
const ownPlan = "own plan";

let stripe: FakeStripe;
let routing: FakeRouting;
let site: ListeningServer;
let document: Document;
let accounts = 0;
let addresses = 0;

beforeAll(async () => {
  // Nothing listens to what it reports: the reports here are made below.
  stripe = await openFakeStripe(
    () => new Date(),
    () => Promise.resolve(),
  );
  routing = await openFakeRouting(makeAnswerTable);
  site = await openListeningServer({
    trustsProxy: true,
    payments: stripe.settings,
    routingUrl: routing.address,
  });
  const answer = await fetch(`${site.address}/api/openapi.json`);
  // Made by the server from its contract.
  document = (await answer.json()) as Document;
});
afterAll(async () => {
  await site.close();
  await routing.close();
  await stripe.close();
});

type Person = { token: string; planId: string };

/** A new account, and the plan that it begins. */
async function newPerson(): Promise<Person> {
  accounts += 1;
  const account = { email: `person.${accounts}@example.com`, name: "", passwordHash: "" };
  const subject = await createOwnAccount(site.store.database, account, new Date());
  const [key] = (await makeTestSecrets()).signingKeys;
  if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
  const seconds = Math.floor(Date.now() / 1_000);
  const claims = { iss: "http://localhost:3000/", aud: "http://localhost:3000/api", sub: subject };
  const token = await signToken({ ...claims, iat: seconds, exp: seconds + 600 }, key);
  const person = { token, planId: `plan-${accounts}` };
  await begin(person);
  return person;
}

async function begin({ token, planId }: Person): Promise<void> {
  const draft = { kind: "renameStudent", studentName: "Maya" } as const;
  const answer = await postCommand(site.newBrowser(), token, { planId, id: "c1", after: 0, draft });
  expect(answer.status).toBe(200);
}

test("the document holds every endpoint of the contract, so that none is left out below", () => {
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(described.toSorted()).toEqual(endpoints.map(({ id }): string => id).toSorted());
});

test("this site sells, hears what is paid, and asks for driving times, so that none of it ends at once", async () => {
  const { token } = await newPerson();
  const browser = site.newBrowser();
  const bought = await browser.postJson("/api/subscription/checkout", { interval: "month" }, toBearerHeader(token));
  const managed = await browser.postJson("/api/subscription/portal", {}, toBearerHeader(token));
  const report = JSON.stringify(reportOn(stripe.sessions.at(-1)?.customer ?? ""));
  const heard = await browser.ask({
    method: "POST",
    path: paymentWebhookEndpoint.path,
    headers: { "content-type": "application/json", "stripe-signature": signatureOf(report) },
    body: report,
  });
  const points = [
    { latitude: 41.9, longitude: -87.6 },
    { latitude: 40.1, longitude: -88.2 },
  ];
  const driven = await browser.postJson("/api/routes", { points });
  expect([bought, managed, heard, driven].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

const headersOf = fc.record(
  {
    "if-match": fc.constantFrom('"0"', '"1"', '"9"', "0", "*", 'W/"1"', '"-1"', '"99999999999"'),
    "if-none-match": fc.constantFrom("*", '"x"', "nonsense"),
    "accept-encoding": fc.constantFrom("br", "identity;q=0", "*;q=0", ",,,", "gzip;q=nonsense"),
    accept: fc.constantFrom("text/html", "application/json", "*/*;q=0", "nonsense"),
    range: fc.constantFrom("bytes=0-1", "bytes=9-1", "nonsense"),
    "x-forwarded-proto": fc.constantFrom("https", "javascript"),
  },
  { requiredKeys: [] },
);
const contentTypes = fc.oneof(
  { weight: 9, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("application/json; charset=utf-16", "text/plain", "nonsense", "a/b; c"),
  },
);

const reportOn = (customer: string) => ({
  id: `evt_of_${customer}`,
  type: "customer.subscription.updated",
  data: { object: { object: "subscription", customer } },
});

function signatureOf(payload: string): string {
  const secret = stripe.settings.webhookSecret;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret });
}

/** What the payment provider reports, in its own words; the document does not describe them. */
const reportSchema = (): JsonSchema => ({
  type: "object",
  required: ["id", "type", "data"],
  properties: {
    id: { type: "string" },
    type: {
      enum: [
        "customer.subscription.updated",
        "invoice.paid",
        "customer.deleted",
        "checkout.session.completed",
      ],
    },
    data: {
      type: "object",
      required: ["object"],
      properties: {
        object: {
          type: "object",
          properties: {
            id: { type: "string" },
            object: { enum: ["customer", "invoice", "subscription"] },
            customer: { enum: [...stripe.customers.keys(), "cus_nobody"] },
          },
        },
      },
    },
  },
});

/** JSON of what the schema says, now and then cut short or with a key twice. */
function bodyOf(schema: JsonSchema): fc.Arbitrary<string> {
  const whole = makeArbitrary(schema).map((value) => JSON.stringify(value) ?? "");
  const broken = fc.tuple(whole, fc.nat({ max: 200 })).map(([text, length]) => text.slice(0, length));
  const poisoned = whole.map((text) => text.replace(/^\{/, '{"__proto__":{"isAdministrator":true},'));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: poisoned },
  );
}

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  "%s",
  async (_, { id, method, path }) => {
    const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    if (operation === undefined) throw new Error("It is not in the document.");
    const { parameters, requestBody } = operation;
    const isReport = id === paymentWebhookEndpoint.id;
    const [described] = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
    const bodySchema = isReport ? reportSchema() : described;
    const named = Object.fromEntries(
      parameters.map(({ name, schema }) => {
        const any = makeArbitrary(schema).map(String);
        // Half of the questions are about the person's own plan.
        return [name, name === "planId" ? fc.oneof(fc.constant(ownPlan), any) : any];
      }),
    );
    const requests = fc.record({
      values: fc.record(named, {
        requiredKeys: parameters.filter((one) => one.in === "path").map(({ name }) => name),
      }),
      headers: headersOf,
      contentType: contentTypes,
      body: bodySchema === undefined ? fc.constantFrom(null, "{}", "[") : bodyOf(bodySchema),
      isSignedIn: fc.boolean(),
      isSigned: fc.boolean(),
    });
    const ask = createHttpTransport(site.address);
    let person = await newPerson();
    let runs = 0;
    const startedAt = performance.now();
    await fc.assert(
      fc.asyncProperty(requests, async ({ values, headers, contentType, body, isSignedIn, isSigned }) => {
        if (runs >= fewestRuns && performance.now() - startedAt > limitMsPerEndpoint) return;
        runs += 1;
        addresses += 1;
        const filled = path.replace(/:(\w+)/g, (_all, name: string) =>
          encodeURIComponent(values[name] === ownPlan ? person.planId : wellFormed(values[name])),
        );
        const query = new URLSearchParams(
          parameters
            .filter((one) => one.in === "query" && values[one.name] !== undefined)
            .map(({ name }) => [name, wellFormed(values[name])]),
        ).toString();
        const answer = await ask({
          method,
          path: query === "" ? filled : `${filled}?${query}`,
          headers: {
            ...headers,
            ...(isSignedIn ? toBearerHeader(person.token) : {}),
            ...(isReport && isSigned ? { "stripe-signature": signatureOf(body ?? "") } : {}),
            // The limits by address are tried elsewhere.
            "x-forwarded-for": `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
            ...(method === "GET" || body === null ? {} : { "content-type": contentType }),
          },
          ...(method === "GET" || body === null ? {} : { body }),
        });
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) {
          expect(answer.headers.get("content-type")).toContain(problemMediaType);
          expect(problemSchema.parse(JSON.parse(answer.text)).status).toBe(answer.status);
        }
        // What was erased as it should be is there again for the next one.
        const hasErased = answer.status === 200 && (method === "DELETE" || path.endsWith("/erase"));
        if (hasErased) person = await newPerson();
      }),
      { seed, numRuns: runsPerEndpoint },
    );
    expect(runs).toBeGreaterThanOrEqual(fewestRuns);
  },
);

/** An address cannot hold half a letter. */
function wellFormed(value: string | undefined): string {
  return (value ?? "").toWellFormed();
}
