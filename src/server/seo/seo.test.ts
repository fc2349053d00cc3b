/** /api/admin/seo: counted searches, weeks of page views, releases, and Search Console files, on both databases. */
import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { seoImportSchema, seoLimits, seoPageSchema, seoSchema } from "#contract/adminSeo.ts";
import { toCsv } from "#lib/csv.ts";
import { listAuditEntries } from "#server/audit/log.ts";
import { revalidated, servedFile } from "#server/http/servedFile.ts";
import { countPageView, sumPageViews } from "#server/pageViews/store.ts";
import { openStore, type Store } from "#server/store/openStore.ts";
import { type AdministeredServer, createAdministeredServer } from "../../../test/support/administrators.ts";
import { databaseKinds, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { countEmptySearch, listEmptySearches, mostNewWords, toCountedSearch } from "./emptySearches.ts";
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

  test("searches are counted by day and words, listed from five up, and new words have a bound", async () => {
    const { database } = store;
    for (let time = 0; time < 5; time += 1) await countEmptySearch(database, "site", "Hog warts ", noon);
    for (let time = 0; time < 4; time += 1) await countEmptySearch(database, "colleges", "hog warts", noon);
    expect(await listEmptySearches(database, "2026-11-01", seoLimits.leastSearches)).toEqual([
      { text: "hog warts", place: "site", times: 5 },
    ]);
    expect(await listEmptySearches(database, "2026-11-22", seoLimits.leastSearches)).toEqual([]);
    const rows = Array.from({ length: mostNewWords }, (_, at) => ({
      day: "2026-11-21",
      place: "site",
      text: `w${at}`,
      times: 1,
    }));
    for (let at = 0; at < rows.length; at += 200)
      await database
        .insertInto("empty_searches")
        .values(rows.slice(at, at + 200))
        .execute();
    await countEmptySearch(database, "site", "one too many", noon);
    await countEmptySearch(database, "site", "hog warts", noon);
    const all = await listEmptySearches(database, "2026-11-01", 1);
    expect(all.some(({ text }) => text === "one too many")).toBe(false);
    expect(all[0]).toMatchObject({ text: "hog warts", times: 6 });
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

test.each([
  ["Hogwarts", "hogwarts"],
  ["  St. John’s  College ", "st. john’s college"],
  ["www example com", null],
  ["example.org", null],
  ["my name is maya and i live at home", null],
])("words %s are counted as %s", (typed, counted) => {
  expect(toCountedSearch(typed)).toBe(counted);
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
    ["just words", /other columns/],
    ['"open,Clicks\n1', /no CSV/],
    [`${heading}\na,b\n`, /no CSV/],
    ["<html><body>Sign in</body></html>", /no CSV/],
    ["PK\u0003\u0004", /packed/],
    ["Date,Clicks,Impressions,CTR,Position\n2026-11-01,1,2,3%,4\n", /other columns/],
    ["Top pages,Clicks\nhttps://a.example/,1\n", /other columns/],
    [`${heading}\n`, /no rows/],
    [`${heading}\nhttps://a.example/,many,2,3%,4\n`, /Line 2 has something else than a number/],
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

  test("see what visitors searched in vain from five times on, and never an address or a number", async () => {
    const search = (text: string) =>
      site.ask(null, "POST", "/api/page-views", { event: "empty_search", place: "site", text });
    for (let time = 0; time < 4; time += 1) expect((await search("hogwarts")).status).toBe(204);
    expect((await readSeo()).searches).toEqual([]);
    await search("hogwarts");
    expect((await readSeo()).searches).toEqual([{ text: "hogwarts", place: "site", times: 5 }]);
    for (const text of ["12 oak street", "maya@example.org", "a/b", "x".repeat(99)])
      expect((await search(text)).status).toBe(400);
    const rows = await site.store.database.selectFrom("empty_searches").selectAll().execute();
    expect(rows).toEqual([{ day: "2026-11-21", place: "site", text: "hogwarts", times: 5 }]);
  });
});

test("a table with a query that is a formula is text to a spreadsheet", () => {
  const [, row] = parse(toCsv(["query", "clicks"], [["=1+1", "-3"]]));
  expect(row).toEqual(["'=1+1", "'-3"]);
});
