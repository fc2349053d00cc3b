/** The composite families: each is complete, opens in the quiz with the same list, and matches what the articles say about it. */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { toOdds } from "#components/chance/chanceOdds.ts";
import { listBlockTexts } from "#content/blockWords.ts";
import type { CaseRow, CaseStudy } from "#content/parts/caseStudy.ts";
import { toPlainText } from "#content/plainText.ts";
import { stateCodes } from "#domain/college/states.ts";
import {
  decodeZipTable,
  encodeZipTable,
  findZip,
  type ZipPlace,
  zipCodeColumns,
} from "#domain/geography/zip.ts";
import { emptyProfile } from "#domain/people/profile.ts";
import { decodeAnswers } from "#domain/plan/readFragment.ts";
import { estimatePrice } from "#domain/price/band.ts";
import { chooseBudgetLabel, isFinancialSafety } from "#domain/price/budgetLabel.ts";
import { formatInteger, formatOneDecimal, formatShare, formatUsd } from "#lib/format.ts";
import { readDataRows } from "#server/dataFiles.ts";
import { readTestContent } from "../../../test/support/readTestContent.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { buildMethodologyData } from "../../methodologyData.ts";
import { buildCaseFirstList, loadCaseStudy } from "./caseStudy.ts";

const rootFolder = resolve(import.meta.dirname, "..", "..", "..");
const dataFolder = join(rootFolder, "data");
const colleges = loadShippedColleges();
const names = readdirSync(join(rootFolder, "content", "blog", "cases")).map((file) =>
  file.replace(".yaml", ""),
);
const studies = new Map(names.map((name) => [name, loadCaseStudy(name, { colleges, rootFolder })]));
const articles = await readTestContent();

function loadStudy(name: string): CaseStudy {
  const found = studies.get(name);
  if (found === undefined) throw new Error(`No case "${name}".`);
  return found;
}

const isSafe = ({ label, price }: CaseRow, payPerYearUsd: number) =>
  isFinancialSafety(label, chooseBudgetLabel(price, payPerYearUsd));

describe("every composite family", () => {
  test("appears in an article", () => {
    const named = articles.flatMap(({ article }) =>
      article.blocks.flatMap((block) => (block.kind === "case" ? [block.name] : [])),
    );
    expect(named.toSorted()).toEqual(names.toSorted());
  });

  test.each(names)("%s: the link into the quiz leads to the same list once the money is typed in", (name) => {
    const { answers, money, list, on, ranked } = loadStudy(name);
    const read = decodeAnswers(`#${answers}`);
    if (!read.ok) throw new Error("The answers could not be read.");
    expect(read.value.broken).toEqual([]);
    const { profile } = read.value;
    const place = findBrowserPlace(profile.homeZip ?? "");
    const home = {
      homeState: place?.state ?? null,
      homeLatitude: place?.latitude ?? null,
      homeLongitude: place?.longitude ?? null,
    };
    const again = buildCaseFirstList(colleges, { ...profile, ...home }, money, on);
    // The article's block has no wording for a list that includes colleges beyond the limit.
    expect(again.gaps.map(({ constraint }) => constraint)).not.toContain("distance");
    expect(again.list.map(({ college }) => college.slug)).toEqual(list.map(({ slug }) => slug));
    expect(again.ranking.length).toBe(ranked);
  });

  test.each(names)("%s: the link contains no dollar amount", (name) => {
    const { answers, money } = loadStudy(name);
    const told = atob(answers.replace("a=", "").replaceAll("-", "+").replaceAll("_", "/"));
    for (const usd of [money.payPerYearUsd, money.familyIncomeUsd].filter((amount) => amount > 0)) {
      expect(told).not.toContain(String(usd));
    }
  });

  test.each(names)(
    "%s: eight colleges, safe ones in admission and price among them: one in McAllen, else two or three",
    (name) => {
      const { list, money, odds } = loadStudy(name);
      expect(list).toHaveLength(8);
      const safe = list.filter((row) => isSafe(row, money.payPerYearUsd));
      const count = { "rio-grande-nursing": 1, "los-angeles-after-foster-care": 3 }[name] ?? 2;
      expect(safe).toHaveLength(count);
      for (const { price } of safe)
        expect(price?.highUsd ?? Infinity).toBeLessThanOrEqual(money.payPerYearUsd);
      expect(odds.atLeastOne).toBeGreaterThanOrEqual(odds.atLeastOneAffordable);
    },
  );
});

/** Index and grant for 2027-28; grants use the 2026-27 amounts, the newest published. */
const aidCases: [string, number, number, string][] = [
  ["rio-grande-nursing", -1500, 7395, "income below 175% of the guideline for five"],
  ["dayton-engineering", 5057, 2340, "7,395 less 5,057, to the next 5"],
  ["naperville-computing", 42064, 0, "an index above the last that pays"],
  ["queens-business", -92, 7395, "head of household below 225% of the guideline for three"],
  ["los-angeles-after-foster-care", -1500, 7395, "no return had to be filed"],
];

test.each(aidCases)("%s has a Student Aid Index of %d and a Pell Grant of %d: %s", (name, index, pellUsd) => {
  const { aid } = loadStudy(name);
  expect(aid).toMatchObject({
    awardYear: "2027-28",
    studentAidIndex: index,
    pellUsd,
    pellYear: "2026-27",
    isIndependent: name === "los-angeles-after-foster-care",
  });
});

describe("what the case studies say about a family is true", () => {
  test("McAllen: the public university next door is safe, and the open college a mile away comes first for who asks for two years", () => {
    const { list, money, student } = loadStudy("rio-grande-nursing");
    const { fields: _, ...told } = student;
    const both = { ...emptyProfile, ...told, levels: ["twoYear" as const, "fourYear" as const] };
    const place = findBrowserPlace("78501");
    const asked = buildCaseFirstList(
      colleges,
      {
        ...both,
        homeState: place?.state ?? null,
        homeLatitude: place?.latitude ?? null,
        homeLongitude: place?.longitude ?? null,
      },
      money,
      "2026-11-21",
    );
    expect(asked.list[0]).toMatchObject({ college: { slug: "south-texas-college" }, budgetLabel: "within" });
    expect(list[0]).toMatchObject({
      slug: "the-university-of-texas-rio-grande-valley",
      label: "safety",
      miles: 7,
    });
    expect(list.map(({ city }) => city)).toContain("San Antonio");
    const college = colleges.bySlug("south-texas-college");
    if (college === null) throw new Error("The college is gone.");
    const atHome = estimatePrice(
      college,
      {
        ...money,
        homeState: "TX",
        homePosition: { latitude: 26.21, longitude: -98.24 },
        livingPlan: "onCampus",
      },
      { entryYear: 2027 },
    );
    expect(atHome?.highUsd).toBeLessThanOrEqual(money.payPerYearUsd);
  });

  test("Dayton: above the line of Ohio's grant, two public names sure and within budget, one reach of about two in ten", () => {
    const { aid, list, money } = loadStudy("dayton-engineering");
    expect(aid.studentAidIndex).toBeGreaterThan(3_750);
    const floor = list.filter((row) => isSafe(row, money.payPerYearUsd));
    expect(floor.map(({ slug }) => slug)).toEqual([
      "sinclair-community-college",
      "youngstown-state-university",
    ]);
    const last = list.at(-1);
    expect(last?.label).toBe("reach");
    expect(last?.chance.kind === "estimate" ? toOdds(last.chance) : null).toEqual({
      code: "about",
      count: 2,
      of: 10,
    });
    expect(list.slice(-3, -1).map(({ label }) => label)).toEqual(["target", "target"]);
    const slugs = list.map(({ slug }) => slug);
    expect(slugs).toContain("ohio-state-university-main-campus");
    expect(slugs).toContain("wright-state-university-main-campus");
  });

  test("Naperville: above the line of Illinois's grant, bands up to the published price, two public safeties near", () => {
    const { aid, list, money } = loadStudy("naperville-computing");
    expect(aid.studentAidIndex).toBeGreaterThan(9_000);
    expect(list.some(({ price }) => price !== null && price.highUsd === price.stickerUsd)).toBe(true);
    const near = list.filter(
      (row) => isSafe(row, money.payPerYearUsd) && row.control === "public" && (row.miles ?? 999) < 50,
    );
    expect(near).toHaveLength(2);
  });

  test("Queens: two community colleges are safe, and four-year campuses of the city are in the list", () => {
    const { list, money } = loadStudy("queens-business");
    const safe = list.filter((row) => isSafe(row, money.payPerYearUsd));
    expect(safe.map(({ level }) => level)).toEqual(["twoYear", "twoYear"]);
    const inTown = list.filter(({ level, miles }) => level === "fourYear" && (miles ?? 999) < 20);
    expect(inTown.length).toBeGreaterThanOrEqual(3);
  });

  test("Los Angeles: Cal State and UC are in the list", () => {
    const { list } = loadStudy("los-angeles-after-foster-care");
    const all = list.map(({ name }) => name).join("; ");
    expect(all).toMatch(/California State University/);
    expect(all).toMatch(/University of California/);
  });
});

test("the article on our numbers states the back-tests as they come out", () => {
  const article = articles.find((one) => one.article.path === "/blog/behind-the-platform")?.article;
  if (article === undefined) throw new Error("The article is gone.");
  const text = [toPlainText(article.answer), ...article.blocks.flatMap(listBlockTexts)].join("\n");
  const { counts, chance, priceGrades } = buildMethodologyData(colleges);
  const { method, admitRateAlone } = chance;
  const wanted = [
    ...[
      counts.colleges,
      counts.averagePrice,
      counts.admitRate,
      counts.priceByIncome,
      counts.testQuartiles,
    ].map(formatInteger),
    `${formatOneDecimal(method.meanErrorPoints)} points`,
    `${formatOneDecimal(admitRateAlone.meanErrorPoints)} points`,
    `${method.labelsRight} of ${method.cells}`,
    `${admitRateAlone.labelsRight} of ${admitRateAlone.cells}`,
    `${String(method.covered)} of ${method.cells}`,
    ...priceGrades
      .filter(({ control, bracket }) => control === null && bracket === null)
      .flatMap((grade) => [
        formatInteger(grade.prices),
        formatUsd(grade.medianErrorUsd),
        formatShare(grade.heldShare),
      ]),
  ];
  expect(wanted.filter((figure) => !text.includes(figure))).toEqual([]);
  expect([method.tooOptimistic, admitRateAlone.tooOptimistic]).toEqual([0, 8]);
});

const whole = `title: A family
who: Two people.
on: 2026-11-21
profile: { gradeYear: 12, gpa: 3.2, homeZip: "45420" }
payPerYearUsd: 9000
aid:
  student.start: fall2027
  student.citizenship: citizen
  student.isOrphanOrFoster: true
  student.filingStatus: notRequired
`;

const refusals: [string, string, RegExp][] = [
  [
    "a question without an answer",
    whole.replace("  student.filingStatus: notRequired\n", ""),
    /student\.filingStatus/,
  ],
  ["an answer nobody asks for", `${whole}  first.agi: 30000\n`, /Nobody asks for first\.agi/],
  ["a ZIP code that is none", whole.replace("45420", "00000"), /ZIP code/],
  ["an average that is none", whole.replace("3.2", "101"), /profile\.gpa/],
  ["a word that is none", `${whole}income: 3\n`, /income/],
];

describe("a family's invalid file is rejected by name", () => {
  test.each(refusals)("%s", (_what, text, problem) => {
    expect(() => parseCase(text)).toThrow(problem);
    expect(() => parseCase(text)).toThrow(/cases\/family\.yaml/);
  });

  test("and accepted when complete, with every open yes/no question answered no", () => {
    expect(parseCase(whole).aid).toMatchObject({ studentAidIndex: -1500, isIndependent: true });
  });
});

function parseCase(text: string): CaseStudy {
  const folder = mkdtempSync(join(tmpdir(), "cases-"));
  mkdirSync(join(folder, "content", "blog", "cases"), { recursive: true });
  writeFileSync(join(folder, "content", "blog", "cases", "family.yaml"), text);
  return loadCaseStudy("family", { colleges, rootFolder: folder });
}

/** Uses the same table that the browser is sent. */
function findBrowserPlace(zip: string): ZipPlace | null {
  const schema = z.object({
    zip: z.string(),
    state: z.enum(stateCodes),
    latitude: z.number(),
    longitude: z.number(),
    place: z.string(),
  });
  const rows = readDataRows(dataFolder, "zipCodes.csv", zipCodeColumns, schema);
  const table = decodeZipTable(
    encodeZipTable(
      rows.filter((row) => row.zip === zip),
      colleges.asOf,
    ),
  );
  return table.ok ? findZip(table.value, zip) : null;
}
