/** The heads of all addresses together: listed pages, articles and colleges. Search engines show each beside the others. */
import { beforeAll, expect, test } from "vitest";
import { guideStateSlugs } from "#content/guideStates.ts";
import { formatInteger } from "#lib/format.ts";
import { buildArticleHead } from "#site/articleHead.ts";
import { buildCollegeHead } from "#site/collegeHead.ts";
import { buildHead, type HeadInput, listHeadTags, offlineHead } from "#site/head.ts";
import { pages } from "#site/pages.ts";
import { findHeadFaults } from "../build/siteReport/headChecks.ts";
import { readTestContent } from "./support/readTestContent.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

let writtenHeads: HeadInput[];
let collegeHeads: HeadInput[];
let heads: HeadInput[];

beforeAll(async () => {
  const { summaries } = loadShippedColleges();
  const articles = await readTestContent();
  writtenHeads = [
    ...pages.map(({ path }) => buildHead(path)),
    ...articles.map(({ article }) => buildArticleHead(article)),
  ];
  collegeHeads = summaries.map((summary) => buildCollegeHead(summary));
  heads = [...writtenHeads, ...collegeHeads, buildHead("/no-such-page"), offlineHead];
}, 60_000);

test("every title is an address's own, and so is every description but a college's; none is too short or long", () => {
  expect(collegeHeads.length).toBeGreaterThan(5000);
  const colleges = new Set(collegeHeads);
  const checked = heads.map((head) => ({
    path: head.path ?? head.title,
    kind: colleges.has(head) ? ("college" as const) : ("page" as const),
    title: listHeadTags(head, "")[0]?.text ?? "",
    description: head.description,
  }));
  expect(findHeadFaults(checked)).toEqual([]);
});

test("a college's name is never cut in its title, however long it becomes", () => {
  for (const [row, { name, state }] of loadShippedColleges().summaries.entries()) {
    const title = collegeHeads[row]?.title ?? "";
    expect(title.startsWith(`${name}, `), title).toBe(true);
    expect(title).toContain(state);
  }
});

test.each([
  ["", "Reed College, Portland, OR: price, chances and outcomes"],
  ["a name with its city", "University of Houston, TX: price, chances and outcomes"],
  ["a shared name", "Western Technical College, El Paso, TX (IPEDS 224660)"],
])("a college's title says where it is: %s", (_case, title) => {
  expect(collegeHeads.map((head) => head.title)).toContain(title);
});

test("a count in a description is that of the data set", async () => {
  const describe = (path: string) => buildHead(path).description;
  expect(describe("/colleges")).toContain(`${formatInteger(collegeHeads.length)} U.S. colleges`);
  expect(guideStateSlugs).toHaveLength(52);
  expect(describe("/state-college-planning-guides")).toContain("all fifty states, D.C. and Puerto Rico");
  const help = (await readTestContent()).filter(({ article }) => article.path.startsWith("/help/"));
  expect(help).toHaveLength(16);
  expect(describe("/help")).toContain("Sixteen articles");
});
