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
import { isSureAdmission } from "#domain/admission/label.ts";
import { stateCodes } from "#domain/college/states.ts";
import {
  decodeZipTable,
  encodeZipTable,
  findZip,
  type ZipPlace,
  zipCodeColumns,
} from "#domain/geography/zip.ts";
import { decodeAnswers } from "#domain/plan/readFragment.ts";
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

  const lists: [string, number, string[]][] = [
    ["rio-grande-nursing", 6, ["south-texas-college", "texas-state-technical-college"]],
    [
      "dayton-engineering",
      10,
      ["wright-state-university-lake-campus", "sinclair-community-college", "youngstown-state-university"],
    ],
    ["naperville-computing", 8, ["northern-illinois-university", "waubonsee-community-college"]],
    ["queens-business", 9, ["cuny-laguardia-community-college", "cuny-queensborough-community-college"]],
    [
      "los-angeles-after-foster-care",
      8,
      ["california-state-university-los-angeles", "california-state-university-northridge"],
    ],
  ];

  test.each(lists)(
    "%s: %d colleges, first two of those that are safe in admission and price",
    (name, count, safe) => {
      const { list, money, odds } = loadStudy(name);
      expect(list).toHaveLength(count);
      const rows = list.filter((row) => isSafe(row, money.payPerYearUsd));
      expect(rows.map(({ slug }) => slug)).toEqual(safe);
      expect(list.slice(0, 2)).toEqual(rows.slice(0, 2));
      expect(odds.atLeastOne).toBeGreaterThanOrEqual(odds.fourYearPayable);
    },
  );

  test("all have their list held to a count and safe colleges", () => {
    expect(lists.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  });

  test.each(names)("%s: a public campus within 15 miles, or 35 in Naperville, takes the student", (name) => {
    const miles = name === "naperville-computing" ? 35 : 15;
    const near = loadStudy(name).list.filter(
      (row) => row.control === "public" && (row.miles ?? 999) <= miles,
    );
    expect(near.some(({ label }) => isSureAdmission(label))).toBe(true);
  });
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
  test("McAllen: the university next door is almost certain and payable, but nursing selects its own students at every university", () => {
    const { list, money, student, gaps } = loadStudy("rio-grande-nursing");
    expect(student.fields).toEqual(["Nursing"]);
    const [college, technical] = list;
    expect(college).toMatchObject({ slug: "south-texas-college", label: "open", miles: 1 });
    expect(technical?.distance).toMatch(/^Harlingen campus/);
    const university = list.find(({ slug }) => slug === "the-university-of-texas-rio-grande-valley");
    expect(university).toMatchObject({ label: "target", miles: 7 });
    expect(university?.choice).toMatch(
      /is for the university; its nursing program selects its students separately\.$/,
    );
    expect(university?.chance.kind === "estimate" ? university.chance.low : 0).toBeGreaterThanOrEqual(0.98);
    expect(university?.price?.highUsd).toBeLessThanOrEqual(money.payPerYearUsd);
    const universities = list.filter(({ level }) => level === "fourYear");
    expect(universities).toHaveLength(4);
    expect(universities.map(({ label, choice }) => label === "target" && choice !== null)).not.toContain(
      false,
    );
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toMatch(/^There is no reach on the list/);
  });

  test("Dayton: above the line of Ohio's grant, the university next door sure but not yet payable, two reaches of two in ten at best", () => {
    const { aid, list, money } = loadStudy("dayton-engineering");
    expect(aid.studentAidIndex).toBeGreaterThan(3_750);
    const find = (slug: string) => list.find((row) => row.slug === slug);
    const main = find("wright-state-university-main-campus");
    expect(main).toMatchObject({ label: "safety", miles: 5 });
    expect(chooseBudgetLabel(main?.price ?? null, money.payPerYearUsd)).toBe("maybe");
    for (const slug of ["university-of-cincinnati-main-campus", "miami-university-oxford"]) {
      expect(find(slug)?.price?.lowUsd ?? 0, slug).toBeGreaterThan(money.payPerYearUsd);
    }
    const reaches = list.slice(-2);
    expect(reaches.map(({ label }) => label)).toEqual(["reach", "reach"]);
    expect(reaches.map(({ slug }) => slug)).toContain("ohio-state-university-main-campus");
    for (const { chance } of reaches) {
      const odds = chance.kind === "estimate" ? toOdds(chance) : null;
      expect(odds?.code === "about" ? odds.count / odds.of : 1).toBeLessThanOrEqual(0.2);
    }
  });

  test("Naperville: above the line of Illinois's grant, bands up to the published price, a public university and a community college safe and near", () => {
    const { aid, list, money } = loadStudy("naperville-computing");
    expect(aid.studentAidIndex).toBeGreaterThan(9_000);
    expect(list.some(({ price }) => price !== null && price.highUsd === price.stickerUsd)).toBe(true);
    const near = list.filter(
      (row) => isSafe(row, money.payPerYearUsd) && row.control === "public" && (row.miles ?? 999) <= 40,
    );
    expect(near.map(({ level }) => level)).toEqual(["fourYear", "twoYear"]);
  });

  test("Queens: two community colleges are safe, and four-year campuses of the city are in the list", () => {
    const { list, money } = loadStudy("queens-business");
    const safe = list.filter((row) => isSafe(row, money.payPerYearUsd));
    expect(safe.map(({ level }) => level)).toEqual(["twoYear", "twoYear"]);
    const near = list.filter(({ level, miles }) => level === "fourYear" && (miles ?? 999) < 25);
    expect(near.map(({ city }) => city).toSorted()).toEqual([
      "Bronx",
      "Brooklyn",
      "Farmingdale",
      "New York",
      "New York",
      "Old Westbury",
      "Queens",
    ]);
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
