/** /api/admin/seo: counted searches, weeks of page views, releases, and Search Console files, on both databases. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type SearchPlace,
  seoImportSchema,
  seoLimits,
  seoPageSchema,
  seoSchema,
} from "#contract/adminSeo.ts";
import { toCsv } from "#lib/csv.ts";
import { listAuditEntries } from "#server/audit/log.ts";
import { revalidated, servedFile } from "#server/http/servedFile.ts";
import { openStore } from "#server/openStore.ts";
import {
  createSearchCounter,
  deleteEmptySearches,
  listEmptySearches,
  mostOfNetwork,
  mostRows,
  toListedSearch,
} from "#server/pageViews/emptySearches.ts";
import { collectOwnWords } from "#server/pageViews/ownWords.ts";
import { countPageView, sumPageViews } from "#server/pageViews/store.ts";
import type { Store } from "#server/store/store.ts";
import { buildContentSearch } from "../../../build/content/searchIndex.ts";
import { type AdministeredServer, createAdministeredServer } from "../../../test/support/administrators.ts";
import { readTestContent } from "../../../test/support/readTestContent.ts";
import { databaseKinds, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { createTestServer } from "../../../test/support/testServer.ts";
import { proxyOnThisMachine } from "../../../test/support/testSettings.ts";
import { readSearchConsole } from "./readSearchConsole.ts";
import { listWeeks } from "./routes.ts";
import { listFound, listFoundOfPage, listImports, storeImport } from "./searchConsole.ts";
import { keepSiteSummary, listSiteSummaries } from "./siteSummaries.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const heading = "Top pages,Clicks,Impressions,CTR,Position";
const pagesCsv = `${heading}\nhttps://tassel.example/pricing?a=1,3,"1,200",0.25%,12.4\nhttps://tassel.example/pricing,1,800,0.13%,2.4\nhttps://tassel.example/gone,0,5,0%,80\n`;

const databases = openTestDatabases();
describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  beforeEach(async (context) => {
    const opened = await openStore(await databases.newSettings(kind, context), () => noon);
    if (!opened.ok) throw new Error(opened.problem);
    store = opened.value;
  });
  afterEach(() => store.close());

  test("a network counts once a day for the same words, and words are listed from five networks up", async () => {
    const search = await openCounter(store);
    for (const network of [1, 2, 3, 4])
      for (let time = 0; time < 9; time += 1) await search("gap year", network);
    const { database } = store;
    expect(await listEmptySearches(database, "2026-11-01")).toEqual({ searches: [], unlistedSearches: 0 });
    await search(" Gap  YEAR ", 5);
    for (const network of [1, 2, 3, 4, 5]) await search("gap year", network, "colleges");
    await search("gap year", 1, "site", new Date("2026-11-22T12:00:00Z"));
    expect((await listEmptySearches(database, "2026-11-01")).searches).toEqual([
      { text: "gap year", place: "site", times: 6 },
      { text: "gap year", place: "colleges", times: 5 },
    ]);
    expect((await listEmptySearches(database, "2026-11-22")).searches).toEqual([]);
  });

  test("one network cannot fill the list, and many together cannot fill the store", async () => {
    const search = await openCounter(store);
    const words = ["gap", "year", "tuition", "deposit", "essay", "deadline", "housing", "transfer"];
    const pairs = words.flatMap((one) => words.map((other) => `${one} ${other}`));
    for (const pair of pairs) await search(pair, 1);
    const count = async () =>
      (await store.database.selectFrom("empty_searches").selectAll().execute()).length;
    expect(pairs.length).toBeGreaterThan(mostOfNetwork);
    expect(await count()).toBe(mostOfNetwork);
    await search("gap year", 1, "site", new Date("2026-11-22T12:00:00Z"));
    expect(await count()).toBe(mostOfNetwork + 1);
    const rows = Array.from({ length: mostRows }, (_, at) => ({
      day: "2026-11-21",
      place: "site/1",
      text: `w${at}`,
      times: 1,
    }));
    for (let at = 0; at < rows.length; at += 200)
      await store.database
        .insertInto("empty_searches")
        .values(rows.slice(at, at + 200))
        .execute();
    await search("gap year", 2);
    expect(await count()).toBe(mostOfNetwork + 1 + mostRows);
  });

  test("what may be a name is not kept, from however many networks, and is only counted", async () => {
    const search = await openCounter(store);
    for (let network = 0; network < 30; network += 1)
      for (const text of ["maya johnson", "gap year maya", "hope grant", "12 oak street", "maya@example.org"])
        await search(text, network);
    const { searches, unlistedSearches } = await listEmptySearches(store.database, "2026-11-01");
    expect(searches).toEqual([]);
    expect(unlistedSearches).toBeGreaterThan(5);
    const rows = await store.database.selectFrom("empty_searches").selectAll().execute();
    expect(new Set(rows.map(({ text }) => text))).toEqual(new Set([""]));
  });

  test("words that a release before kept are not listed, and are deleted", async () => {
    const old = { day: "2026-11-20", place: "site", text: "maya johnson", times: 90 };
    await store.database.insertInto("empty_searches").values(old).execute();
    const search = await openCounter(store);
    for (const network of [1, 2, 3, 4, 5]) await search("gap year", network);
    const listed = await listEmptySearches(store.database, "2026-11-01");
    expect(listed.searches.map(({ text }) => text)).toEqual(["gap year"]);
    await deleteEmptySearches(store.database, "2026-01-01");
    expect(await listEmptySearches(store.database, "2026-11-01")).toEqual(listed);
    const rows = await store.database.selectFrom("empty_searches").select("text").execute();
    expect(rows.some(({ text }) => text.includes("maya"))).toBe(false);
  });

  test("page views are summed by page and week", async () => {
    const { database } = store;
    for (const day of ["2026-11-08", "2026-11-09", "2026-11-15", "2026-11-21"])
      await countPageView(database, "/pricing", new Date(`${day}T12:00:00Z`));
    const weeks = listWeeks("2026-11-21", 2);
    expect(weeks).toEqual(["2026-11-09", "2026-11-16"]);
    expect(await sumPageViews(database, weeks)).toEqual([{ path: "/pricing", weeks: [2, 1] }]);
  });

  test("an import is kept by day, replaced by one of its kind, and joined to pages by path", async () => {
    const { database } = store;
    const read = readSearchConsole(pagesCsv);
    if (!read.ok) throw new Error(read.problem);
    const keep = (day: string) =>
      database.transaction().execute((into) => storeImport(into, day, read.value));
    await keep("2026-11-20");
    await keep("2026-11-21");
    await keep("2026-11-21");
    expect(await listImports(database)).toEqual([
      { day: "2026-11-21", kind: "pages", rows: 2 },
      { day: "2026-11-20", kind: "pages", rows: 2 },
    ]);
    const pricing = { clicks: 4, impressions: 2_000, position: 8.4 };
    expect((await listFound(database, "path"))[0]).toEqual({ path: "/pricing", ...pricing });
    expect(await listFound(database, "query")).toEqual([]);
    expect(await listFoundOfPage(database, "/pricing")).toEqual([
      { day: "2026-11-21", query: null, ...pricing },
      { day: "2026-11-20", query: null, ...pricing },
    ]);
  });

  test("a release's summary is kept once, and replaced when its report is made anew", async () => {
    const { database } = store;
    const siteOf = (pages: number) => {
      const report = JSON.stringify({ summary: { pages, indexed: 1, rendered: 0, findings: { orphan: 2 } } });
      const file = servedFile("application/json", revalidated, Buffer.from(report), null);
      return { release: "r1", reference: new Map([["site-report", file]]) };
    };
    await keepSiteSummary(database, siteOf(0), noon);
    expect(await listSiteSummaries(database, 9)).toEqual([]);
    await keepSiteSummary(database, siteOf(3), noon);
    await keepSiteSummary(database, siteOf(4), new Date("2026-11-22T12:00:00Z"));
    expect(await listSiteSummaries(database, 9)).toMatchObject([
      { release: "r1", madeAt: noon.toISOString(), summary: { pages: 4, findings: { orphan: 2 } } },
    ]);
  });
});

/** The real pages' words, on a store; each number is a network. */
async function openCounter(into: Store) {
  const { parts, close } = await createTestServer({}, undefined, null, undefined, {
    contentSearch: buildContentSearch(await readTestContent()),
  });
  await close();
  let now = noon;
  // A key that puts the networks 1 to 5 into five groups,.
  const dataKeys = parts.secrets.dataKeys.map((one) => ({
    ...one,
    key: Buffer.alloc(32, 1).toString("base64"),
  }));
  const secrets = { ...parts.secrets, dataKeys };
  const counter = createSearchCounter({ ...parts, secrets, store: into, now: () => now });
  return async (text: string, network: number, place: SearchPlace = "site", at = noon) => {
    now = at;
    await counter.count(place, text, `2001:db8:0:${network.toString(16)}00::1`);
  };
}

describe("the words of this site", () => {
  let own: ReadonlySet<string>;
  beforeAll(async () => {
    own = collectOwnWords(buildContentSearch(await readTestContent()).pages);
  });

  test.each([
    ["Gap  year", "gap year"],
    ["FAFSA for divorced parents", "fafsa for divorced parents"],
    ["work-study", "work-study"],
    ["Hogwarts", null],
    ["Maya Johnson", null],
    ["jose garcia scholarship", null],
    ["will price", null],
    ["hope grant", null],
    ["www example com", null],
    ["example.org", null],
    ["my student lives at home and needs a scholarship", null],
    ["’ & -", null],
    ["a", null],
  ])("%s is kept as %s", (typed, kept) => {
    expect(toListedSearch(typed, own)).toBe(kept);
  });

  test("are many, and no first name that families often give is among them", () => {
    expect(own.size).toBeGreaterThan(2_000);
    const names =
      "olivia emma charlotte amelia sophia mia isabella ava evelyn luna liam noah oliver theodore james henry mateo elijah lucas william maya emily madison ashley jasmine destiny aaliyah fatima aisha mei priya sofia camila valentina jose juan carlos luis diego angel jesus muhammad ethan jayden tyler brandon jordan taylor morgan grace faith hope joy summer may june rose mark will grant chase max art jack";
    expect(names.split(" ").filter((name) => own.has(name))).toEqual([]);
  });
});

describe("a Search Console file", () => {
  test("may name queries, or both, with numbers as they are written there", () => {
    expect(
      readSearchConsole("\ufeffTop queries,Clicks,Impressions,CTR,Position\r\nfafsa help,1,10,10%,3\r\n"),
    ).toEqual({
      ok: true,
      value: {
        kind: "queries",
        rows: [{ path: null, query: "fafsa help", clicks: 1, impressions: 10, position: 3 }],
      },
    });
    const both = readSearchConsole("query,page,clicks,impressions,ctr,position\n=1+1,/pricing/,0,2,0,1.5\n");
    expect(both).toMatchObject({
      ok: true,
      value: { kind: "both", rows: [{ path: "/pricing", query: "=1+1" }] },
    });
  });

  test.each([
    ["", /empty/],
    ["just words", /doesn’t have the columns/],
    ['"open,Clicks\n1', /no CSV/],
    [`${heading}\na,b\n`, /no CSV/],
    ["<html><body>Sign in</body></html>", /no CSV/],
    ["PK\u0003\u0004", /packed/],
    ["Date,Clicks,Impressions,CTR,Position\n2026-11-01,1,2,3%,4\n", /doesn’t have the columns/],
    ["Top pages,Clicks\nhttps://a.example/,1\n", /doesn’t have the columns/],
    [`${heading}\n`, /no rows/],
    [`${heading}\nhttps://a.example/,many,2,3%,4\n`, /Line 2 has something other than a number/],
    [`${heading}\nhttps://a.example/,1,2,3%,4\nfafsa,1,2,3%,4\n`, /Line 3 does not name a page/],
    [`${heading}\n${"https://a.example/,1,2,3%,4\n".repeat(seoLimits.importRows + 1)}`, /more than 10,000/],
    ["x".repeat(seoLimits.importBytes + 1), /larger than 2 MB/],
  ])("%j is refused with a sentence", (csv, sentence) => {
    const read = readSearchConsole(csv);
    expect(read.ok ? "" : read.problem).toMatch(sentence);
  });

  test("of commas, or with rows without end, is refused before it is taken apart", () => {
    expect(readSearchConsole(",".repeat(1_999_999))).toEqual({
      ok: false,
      problem: expect.stringMatching(/a row of more than 10,000 characters/),
    });
    const rows = "/a,1,2,3%,4.5\n".repeat(100_000);
    expect(readSearchConsole(`Top pages,Clicks,Impressions,CTR,Position\n${rows}`)).toEqual({
      ok: false,
      problem: "This file has more than 10,000 rows.",
    });
  });
});

describe("administrators", () => {
  let site: AdministeredServer;
  beforeEach(async () => {
    site = await createAdministeredServer();
  });
  afterEach(() => site.close());
  const readSeo = async () => seoSchema.parse((await site.ask("ana", "GET", "/api/admin/seo")).body);

  test("import a file, see it with its page, and the audit log says who", async () => {
    const kept = await site.ask("ana", "POST", "/api/admin/seo/imports", { csv: pagesCsv });
    expect(seoImportSchema.parse(kept.body)).toEqual({
      day: "2026-11-21",
      kind: "pages",
      rows: 2,
      elsewhere: 1,
    });
    expect((await readSeo()).foundPages.map(({ path }) => path)).toEqual(["/pricing", "/gone"]);
    const page = await site.ask("bo", "GET", "/api/admin/seo/page?path=/pricing");
    expect(seoPageSchema.parse(page.body).rows).toHaveLength(1);
    const [entry] = await listAuditEntries(site.store.database, null, 10);
    expect(entry).toMatchObject({ action: "searchConsoleImported", details: { kind: "pages", rows: 2 } });
  });

  test("a file that is none, or another site's, changes nothing", async () => {
    await site.ask("ana", "POST", "/api/admin/seo/imports", { csv: pagesCsv });
    const before = await readSeo();
    for (const csv of ["no table", `${heading}\nhttps://other.example/recipes,1,2,3%,4\n`]) {
      const refused = await site.ask("ana", "POST", "/api/admin/seo/imports", { csv });
      expect(refused.status).toBe(422);
    }
    const large = await site.ask("ana", "POST", "/api/admin/seo/imports", { csv: "x".repeat(5_000_000) });
    expect(large.status).toBe(413);
    expect(await readSeo()).toEqual(before);
    expect(await listAuditEntries(site.store.database, null, 10)).toHaveLength(1);
  });

  test("see what was searched in vain from five networks, and never a name, an address or a number", async () => {
    await site.close();
    const contentSearch = buildContentSearch(await readTestContent());
    site = await createAdministeredServer({ trustedProxies: proxyOnThisMachine }, undefined, {
      contentSearch,
    });
    const search = (text: string, from: string) =>
      site.ask(
        null,
        "POST",
        "/api/page-views",
        { event: "empty_search", place: "site", text },
        { "x-forwarded-for": from },
      );
    // One family, from its home and from every phone of it.
    for (const from of ["192.0.2.1", "2001:db8:1:100::1", "2001:db8:1:1ff::2", "198.51.100.7"])
      for (let time = 0; time < 20; time += 1)
        for (const text of ["gap year", "maya johnson"]) expect((await search(text, from)).status).toBe(204);
    expect((await readSeo()).searches).toEqual([]);
    for (let home = 0; home < 12; home += 1) {
      await search("gap year", `203.0.113.${home}`);
      await search("maya johnson", `203.0.113.${home}`);
    }
    const { searches, unlistedSearches } = await readSeo();
    expect(searches.map(({ text, place }) => [text, place])).toEqual([["gap year", "site"]]);
    // Networks in one group count as one.
    expect(searches[0]?.times).toBeGreaterThanOrEqual(6);
    expect(searches[0]?.times).toBeLessThanOrEqual(15);
    expect(unlistedSearches).toBeGreaterThanOrEqual(6);
    for (const text of ["12 oak street", "maya@example.org", "a/b", "x".repeat(99)])
      expect((await search(text, "192.0.2.9")).status).toBe(400);
    const rows = await site.store.database.selectFrom("empty_searches").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/maya|johnson|192|203|2001|198/);
  });
});

test("the privacy page says from how many networks on", () => {
  const file = join(import.meta.dirname, "../../screens/privacy/words.ts");
  expect(seoLimits.leastNetworks).toBe(5);
  expect(readFileSync(file, "utf8")).toContain("searched from at least five networks");
});

test("a table with a query that is a formula is text to a spreadsheet", () => {
  const [, row] = parse(toCsv(["query", "clicks"], [["=1+1", "-3"]]));
  expect(row).toEqual(["'=1+1", "'-3"]);
});
