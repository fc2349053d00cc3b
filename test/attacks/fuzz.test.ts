/**
 * Sends every endpoint of the OpenAPI document valid and invalid input: never a 5xx, and every refusal in our
 * format.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openLibrary, toLibraryJson } from "#authoring/library.ts";
import type { Access } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { problemMediaType, problemSchema } from "#contract/problem.ts";
import { paymentWebhookEndpoint } from "#contract/subscription.ts";
import { createOwnAccount, findAccount, setRoles } from "#server/account/store.ts";
import { type FakeRouting, makeAnswerTable, openFakeRouting } from "../support/fakeRouting.ts";
import { type FakeStripe, openFakeStripe } from "../support/fakeStripe.ts";
import { type ListeningServer, openListeningServer } from "../support/listeningServer.ts";
import { chooseLength } from "../support/longTests.ts";
import { signOwnToken } from "../support/ownToken.ts";
import { postCommand } from "../support/planRequests.ts";
import { readTestFacts } from "../support/readTestContent.ts";
import { type JsonSchema, makeArbitrary } from "../support/schemaArbitrary.ts";
import { createHttpTransport, toBearerHeader } from "../support/signInClient.ts";
import { databaseKinds, newPostgresDatabase, openAt, openTestDatabases } from "../support/testDatabases.ts";
import { makeTestSecrets } from "../support/testIdentity.ts";
import { proxyOnThisMachine } from "../support/testSettings.ts";

type Operation = {
  operationId: string;
  parameters: { name: string; in: "path" | "query"; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
type Document = { paths: Record<string, Record<string, Operation>> };

const seed = 20_261_122;
/** On each database. */
const runsPerEndpoint = chooseLength({ short: 5, long: Math.ceil(50_000 / endpoints.length) });
/** Placeholder for the id of something that is there: the requesting user's plan, a message, a post. */
const known = "one that is there";

const databases = openTestDatabases();
let stripe: FakeStripe;
let routing: FakeRouting;
let site: ListeningServer;
let document: Document;
let accounts = 0;
let addresses = 0;

type Person = { token: string; planId: string; email: string; accountId: string };

/** A new account, and a plan it begins. */
async function newPerson(): Promise<Person> {
  accounts += 1;
  const email = `person.${accounts}@example.com`;
  const account = { email, name: "", passwordHash: "" };
  const subject = await createOwnAccount(site.store.database, account, new Date());
  const [key] = (await makeTestSecrets()).signingKeys;
  if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
  const token = await signOwnToken(site.store.database, subject, key);
  const accountId = (await findAccount(site.store.database, subject))?.id ?? "";
  const person = { token, planId: `plan-${accounts}`, email, accountId };
  await begin(person);
  return person;
}

async function newAdministrator(): Promise<Person> {
  const person = await newPerson();
  await setRoles(site.store.database, person.email, ["Administrator"]);
  return person;
}

/** A message to answer, a mail to send again, a post to approve: what administrators' addresses name. */
async function makeKnown({ token }: Person): Promise<Readonly<Record<string, string>>> {
  accounts += 1;
  const id = accounts.toString(16).padStart(32, "0");
  const browser = site.newBrowser();
  const message = {
    id,
    name: "Ana",
    email: "ana@example.com",
    topic: "question",
    message: "When do you open?",
  };
  const sent = await browser.postJson("/api/contact", message);
  const drafted = await browser.ask({
    method: "GET",
    path: "/api/admin/post-drafts?kind=explainer&about=net+price",
    headers: toBearerHeader(token),
  });
  const { fields } = JSON.parse(drafted.text);
  const saved = await browser.ask({
    method: "PUT",
    path: `/api/admin/posts/${id}`,
    headers: { ...toBearerHeader(token), "content-type": "application/json" },
    body: JSON.stringify({ base: 0, slug: `post-${accounts}`, fields }),
  });
  expect([sent.status, drafted.status, saved.status]).toEqual([200, 200, 200]);
  const mail = await site.store.database.selectFrom("outbox").select("id").executeTakeFirst();
  return { messageId: id, postId: id, version: "1", mailId: mail?.id ?? "" };
}

async function begin({ token, planId }: Person): Promise<void> {
  const draft = { kind: "renameStudent", studentName: "Maya" } as const;
  const answer = await postCommand(site.newBrowser(), token, { planId, id: "c1", after: 0, draft });
  expect(answer.status).toBe(200);
}

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
type Asker = "nobody" | "person" | "administrator";

/** Who may not ask is refused before anything is read, so an administrator asks most of what is theirs alone. */
function askersOf(access: Access): fc.Arbitrary<Asker> {
  if (access !== "administrator") return fc.constantFrom<Asker>("nobody", "person");
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant<Asker>("administrator") },
    { weight: 1, arbitrary: fc.constantFrom<Asker>("nobody", "person") },
  );
}

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

/** The payment provider's webhooks in its own format, which the document does not describe. */
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

/** What was read must be named to be changed, and chance seldom names it. */
function withRealVersions(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [
    name,
    name === "version" || name === "base" ? { enum: [0, 1] } : one,
  ]);
  return schema.properties === undefined ? schema : { ...schema, properties: Object.fromEntries(properties) };
}

/** JSON matching the schema, sometimes cut short or with a duplicate key. */
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

/** A URL cannot contain a lone surrogate. */
function wellFormed(value: string | undefined): string {
  return (value ?? "").toWellFormed();
}

// What SQLite keeps, PostgreSQL may refuse: a U+0000, a number that is too large.
describe.each(databaseKinds.filter((kind) => kind === "sqlite" || inject("postgres") !== null))(
  "on %s",
  (kind) => {
    beforeAll(async () => {
      // Nothing listens to its webhooks: this test makes its own below.
      stripe = await openFakeStripe(
        () => new Date(),
        () => Promise.resolve(),
      );
      routing = await openFakeRouting(makeAnswerTable);
      // Drafts are made of the records, which a server without pages does not have.
      const glossary = readFileSync(join(import.meta.dirname, "../../docs/glossary.md"), "utf8");
      const library = openLibrary(toLibraryJson(await readTestFacts(), [], glossary));
      const settings = {
        trustedProxies: proxyOnThisMachine,
        payments: stripe.settings,
        routingUrl: routing.address,
      };
      const other = { library: () => Promise.resolve(library) };
      const databaseUrl = kind === "sqlite" ? null : await newPostgresDatabase(null, "withTables");
      const stored = { dataFolder: join(databases.folder(), kind), databaseUrl };
      site = await openListeningServer(settings, undefined, undefined, other, () =>
        openAt(stored, () => new Date()),
      );
      const answer = await fetch(`${site.address}/api/openapi.json`);
      // Generated by the server from its contract.
      document = (await answer.json()) as Document;
    });
    afterAll(async () => {
      await site.close();
      await routing.close();
      await stripe.close();
    });

    test("the document holds every endpoint of the contract, so that none is left out below", () => {
      const described = Object.values(document.paths).flatMap((path) =>
        Object.values(path).map(({ operationId }) => operationId),
      );
      expect(described.toSorted()).toEqual(endpoints.map(({ id }): string => id).toSorted());
    });

    test("this site sells, hears what is paid, and asks for driving times, so that none of it ends at once", async () => {
      const { token } = await newPerson();
      const browser = site.newBrowser();
      const bought = await browser.postJson(
        "/api/subscription/checkout",
        { interval: "month" },
        toBearerHeader(token),
      );
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

    test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
      "%s",
      async (_, { id, method, path, access }) => {
        const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
        if (operation === undefined) throw new Error("It is not in the document.");
        const { parameters, requestBody } = operation;
        const isReport = id === paymentWebhookEndpoint.id;
        const [described] = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
        const bodySchema = isReport ? reportSchema() : described && withRealVersions(described);
        const named = Object.fromEntries(
          parameters.map(({ name, schema }) => {
            const any = makeArbitrary(schema).map(String);
            // Half of the requests are about something that is there.
            return [name, path.includes(`:${name}`) ? fc.oneof(fc.constant(known), any) : any];
          }),
        );
        const requests = fc.record({
          values: fc.record(named, {
            requiredKeys: parameters.filter((one) => one.in === "path").map(({ name }) => name),
          }),
          headers: headersOf,
          contentType: contentTypes,
          body: bodySchema === undefined ? fc.constantFrom(null, "{}", "[") : bodyOf(bodySchema),
          asker: askersOf(access),
          isSigned: fc.boolean(),
        });
        const ask = createHttpTransport(site.address);
        const isForAdministrators = access === "administrator";
        let person = await newPerson();
        let administrator = isForAdministrators ? await newAdministrator() : null;
        const stored = administrator === null || !path.includes(":") ? {} : await makeKnown(administrator);
        let runs = 0;
        const answered = new Set<number>();
        await fc.assert(
          fc.asyncProperty(requests, async ({ values, headers, contentType, body, asker, isSigned }) => {
            runs += 1;
            addresses += 1;
            const there: Readonly<Record<string, string>> = { ...stored, ...person };
            const filled = path.replace(/:(\w+)/g, (_all, name: string) =>
              encodeURIComponent(values[name] === known ? (there[name] ?? known) : wellFormed(values[name])),
            );
            const token = { nobody: null, person: person.token, administrator: administrator?.token ?? null }[
              asker
            ];
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
                ...(token === null ? {} : toBearerHeader(token)),
                ...(isReport && isSigned ? { "stripe-signature": signatureOf(body ?? "") } : {}),
                // Rate limits are tested elsewhere.
                "x-forwarded-for": `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
                ...(method === "GET" || body === null ? {} : { "content-type": contentType }),
              },
              ...(method === "GET" || body === null ? {} : { body }),
            });
            // No process beats here, and saying so is what /api/ready is for.
            expect(answer.status).toBeLessThan(path === "/api/ready" ? 504 : 500);
            if (answer.status >= 400) {
              expect(answer.headers.get("content-type")).toContain(problemMediaType);
              expect(problemSchema.parse(JSON.parse(answer.text)).status).toBe(answer.status);
            }
            // What was rightfully erased is recreated for the next request.
            const hasErased = answer.status === 200 && (method === "DELETE" || path.endsWith("/erase"));
            const hasChangedSomeone = answer.status === 200 && path.includes("/people/:accountId/");
            if (hasErased || hasChangedSomeone) person = await newPerson();
            if (administrator !== null) {
              answered.add(answer.status);
              if (asker === "administrator" && [401, 403].includes(answer.status))
                administrator = await newAdministrator();
            }
          }),
          { seed, numRuns: runsPerEndpoint },
        );
        expect(runs).toBeGreaterThanOrEqual(runsPerEndpoint);
        // None of it would be tested if nobody had been let in.
        if (isForAdministrators)
          expect([...answered].some((status) => ![401, 403].includes(status))).toBe(true);
      },
      chooseLength({ short: 20_000, long: 1_800_000 }),
    );

    /** Chance seldom leaves everything else out, and what one value needs beside it a schema does not say by itself. */
    test.each(
      endpoints.flatMap(({ id, path, method, access }) =>
        method === "GET" && !path.includes(":") ? [[id, path, access] as const] : [],
      ),
    )("%s with each choice of its query alone", async (_, path, access) => {
      const choices = (document.paths[path]?.["get"]?.parameters ?? []).flatMap(({ name, schema }) =>
        (schema.enum ?? schema.anyOf?.flatMap((one) => one.enum ?? []) ?? []).map((value) => ({
          name,
          value,
        })),
      );
      const { token } = access === "administrator" ? await newAdministrator() : await newPerson();
      const ask = createHttpTransport(site.address);
      for (const { name, value } of choices) {
        const query = new URLSearchParams({ [name]: String(value) }).toString();
        const answer = await ask({ method: "GET", path: `${path}?${query}`, headers: toBearerHeader(token) });
        expect([query, answer.status < 500]).toEqual([query, true]);
      }
    });
  },
);
