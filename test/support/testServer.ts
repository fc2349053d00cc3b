/**
 * The real server on the real data set and its own embedded store, with a site of two pages; called through
 * `inject`.
 */
import type { FastifyInstance } from "fastify";
import { openLibrary } from "#authoring/library.ts";
import type { ContentSearchReply } from "#contract/contentSearch.ts";
import type { Colleges } from "#server/colleges.ts";
import { createServer } from "#server/createServer.ts";
import type { RequestTimes } from "#server/http/clientErrors.ts";
import { compressedFile, revalidated, type ServedFile } from "#server/http/servedFile.ts";
import { chooseModel } from "#server/parts/model/chooseModel.ts";
import { choosePayments } from "#server/parts/payments/choosePayments.ts";
import type { ServerParts } from "#server/parts.ts";
import type { AllowancesPart } from "#server/ports/allowances.ts";
import type { IdentityPart } from "#server/ports/identity.ts";
import type { ModelPart } from "#server/ports/model.ts";
import type { Secrets } from "#server/secrets.ts";
import type { Settings } from "#server/settings.ts";
import { type Renderer, referenceNames, type Site } from "#server/site.ts";
import type { Store } from "#server/store/store.ts";
import { chooseAllowances } from "#server/subscription/allowances.ts";
import { startTelemetry } from "#server/telemetry/startTelemetry.ts";
import { loadShippedColleges } from "./shippedColleges.ts";
import { createTestIdentity, makeTestSecrets } from "./testIdentity.ts";
import { makeTestSettings } from "./testSettings.ts";
import { openTestStore } from "./testStore.ts";

const noHead = { path: null, title: "", description: "", isIndexed: true, structuredData: () => [] };
const readNoLibrary = () => Promise.resolve(openLibrary({ files: [], publishers: [], pages: [], terms: [] }));

const jsonFile = (content: unknown) =>
  compressedFile("application/json; charset=utf-8", revalidated, Buffer.from(JSON.stringify(content)));

const renderer: Renderer = {
  renderPage: (_template, path) => Promise.resolve(`<p>${path}</p>`),
  collegeHead: () => {
    throw new Error("No college page is rendered here.");
  },
  articleHead: ({ path, title }) => ({ ...noHead, path, title }),
  headOf: (path) => ({ ...noHead, path }),
  pages: [
    { path: "/", isIndexed: true },
    { path: "/pricing", isIndexed: true },
  ],
};

export type TestServer = {
  server: FastifyInstance;
  store: Store;
  /** A test may change what they return. */
  allowances: AllowancesPart;
  colleges: Colleges;
  /** For a second server on the same store. */
  parts: ServerParts;
  close: () => Promise<void>;
};

/** Options only some tests need: keys shared by several processes, short waits, a stand-in for the language model. */
export type TestServerParts = {
  secrets?: Secrets;
  times?: RequestTimes;
  model?: ModelPart;
  /** What posts are written with; by default nothing. */
  library?: Site["posts"]["library"];
  /** What the site search goes through; by default nothing that can be read. */
  contentSearch?: ContentSearchReply;
  /** Metrics and traces as the settings ask for them; without it nobody watches. */
  isWatched?: boolean;
};

/**
 * `now` is the server's clock; `identity` replaces the embedded part; `openStore` opens a store other than
 * the test's own.
 */
export async function createTestServer(
  changed: Partial<Settings> = {},
  now: () => Date = () => new Date("2026-11-21T12:00:00Z"),
  identity: IdentityPart | null = null,
  openStore: () => Promise<Store> = openTestStore,
  other: TestServerParts = {},
): Promise<TestServer> {
  const colleges = loadShippedColleges();
  const page = await compressedFile("text/html; charset=utf-8", revalidated, Buffer.from("<p>page</p>"));
  const site: Site = {
    files: new Map([
      ["/", page],
      ["/pricing", page],
    ]),
    notFound: page,
    missing: new Map(),
    articles: [],
    template: "",
    posts: { library: other.library ?? readNoLibrary, articleTemplate: "", blogTemplate: "" },
    reference: new Map<string, ServedFile>([
      ...referenceNames.map((name) => [name, page] as const),
      ...(other.contentSearch === undefined
        ? []
        : [["content-search", await jsonFile(other.contentSearch)] as const]),
    ]),
    pageData: new Map(),
    release: "test",
    dueFacts: [],
  };
  const store = await openStore();
  const settings = makeTestSettings(changed);
  const allowances = { ...chooseAllowances(settings.payments !== null, store.database, now) };
  const secrets = other.secrets ?? (await makeTestSecrets());
  const { telemetry, metrics } = other.isWatched
    ? await startTelemetry(settings.telemetry, site.release, store)
    : { telemetry: null, metrics: null };
  const parts: ServerParts = {
    telemetry,
    metrics,
    settings,
    site,
    renderer,
    colleges,
    store,
    model: other.model ?? chooseModel(settings),
    payments: await choosePayments(settings, () => undefined, now),
    allowances,
    identity: identity ?? (await createTestIdentity(settings, store.database, now, secrets)),
    secrets,
    now,
  };
  const server = createServer(parts, other.times);
  return {
    server,
    parts,
    store,
    allowances,
    colleges,
    async close() {
      await server.close();
      await telemetry?.close();
      await store.close();
    },
  };
}
