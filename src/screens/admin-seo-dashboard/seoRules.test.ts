/** Filters, orders and the saved table of the search dashboard's rows. */
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { Seo } from "#contract/adminSeo.ts";
import { siteFindingKinds } from "#contract/siteReport.ts";
import { makeReport, makeSeo } from "./sampleReport.ts";
import { countFindings, findRows, joinRows, noFilter, rowsToCsv, type SeoFilter } from "./seoRules.ts";
import { findingWords } from "./words.ts";

const report = makeReport([
  { path: "/a", title: "=Apples", kind: "help", inlinks: 3, depth: 1 },
  { path: "/b", title: "Bread", kind: "blog", findings: [{ kind: "orphan", detail: "" }], depth: null },
  { path: "/c", title: "Cheese", kind: "college", whole: null, depth: 2 },
]);
const views = (path: string, before: number, after: number) => ({
  path,
  weeks: [0, 0, 0, 0, before, 0, 0, 0, after, 0, 0, 0, 99],
});
const seo = makeSeo({
  views: [views("/a", 10, 4), views("/b", 1, 8)],
  foundPages: [{ path: "/c", clicks: 1, impressions: 50, position: 9.5 }],
});
const rows = joinRows(report, seo);
const pathsOf = (filter: Partial<SeoFilter>) =>
  findRows(rows, { ...noFilter, ...filter }).map(({ path }) => path);

test("views count whole weeks alone, and as many before them", () => {
  expect(rows.map(({ views: now, viewsBefore }) => [now, viewsBefore])).toEqual([
    [4, 10],
    [8, 1],
    [0, 0],
  ]);
});

test("views at another address of a page are the page's", () => {
  const [tools] = joinRows(
    makeReport([{ path: "/tools", kind: "page" }]),
    makeSeo({ views: [views("/tools", 1, 2), views("/resources", 10, 20)] }),
  );
  expect([tools?.views, tools?.viewsBefore]).toEqual([22, 11]);
});

describe("rows", () => {
  test.each<[Partial<SeoFilter>, string[]]>([
    [{}, ["/b", "/a", "/c"]],
    [{ sort: "viewsFewest" }, ["/c", "/a", "/b"]],
    [{ sort: "fallen" }, ["/a", "/c", "/b"]],
    [{ sort: "risen" }, ["/b", "/c", "/a"]],
    [{ sort: "findings" }, ["/b", "/a", "/c"]],
    [{ sort: "inlinks" }, ["/b", "/c", "/a"]],
    [{ sort: "depth" }, ["/b", "/c", "/a"]],
    [{ sort: "kb" }, ["/a", "/b", "/c"]],
    [{ sort: "impressions" }, ["/c", "/a", "/b"]],
    [{ sort: "path" }, ["/a", "/b", "/c"]],
    [{ text: "  chees " }, ["/c"]],
    [{ text: "bread apples" }, []],
    [{ kind: "help" }, ["/a"]],
    [{ finding: "orphan" }, ["/b"]],
    [{ finding: "any" }, ["/b"]],
    [{ finding: "nothing" }, ["/a", "/c"]],
    [{ finding: "heavy" }, []],
    [{ visits: "none" }, ["/c"]],
    [{ visits: "some" }, ["/b", "/a"]],
    [{ visits: "fewer" }, ["/a"]],
  ])("%j leaves %j", (filter, expected) => {
    expect(pathsOf(filter)).toEqual(expected);
  });
});

test("the saved table has every row, and no cell that a spreadsheet takes for a formula", () => {
  const table = parse<Record<string, string>>(rowsToCsv(rows), { columns: true });
  expect(table.map(({ path, title, findings }) => [path, title, findings])).toEqual([
    ["/a", "'=Apples", ""],
    ["/b", "Bread", "orphan"],
    ["/c", "Cheese", ""],
  ]);
  for (const cell of table.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@]/);
});

test("findings are compared with the newest other release", () => {
  const release = (name: string, orphan: number): Seo["releases"][number] => ({
    release: name,
    madeAt: "2026-11-20T12:00:00.000Z",
    summary: { ...report.summary, findings: { orphan } },
  });
  const counted = countFindings(report, [
    release(report.release, 1),
    release("older", 5),
    release("oldest", 9),
  ]);
  expect(counted.find(({ kind }) => kind === "orphan")).toEqual({ kind: "orphan", count: 1, before: 5 });
  expect(countFindings(report, [])[0]?.before).toBeNull();
});

test("each finding is said in words", () => {
  expect(Object.keys(findingWords)).toEqual([...siteFindingKinds]);
});
