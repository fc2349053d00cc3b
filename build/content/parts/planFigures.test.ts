/** Figures typed in the chapters match the data and rules: when a release changes a figure, the text must change too. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { oddsOf } from "#components/chance/chanceOdds.ts";
import type { StoryChapter } from "#content/storyChapters.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { matchOne } from "#domain/match/rank.ts";
import { priceInputOf, pricingFor } from "#domain/price/band.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { type Colleges, loadColleges } from "#server/colleges.ts";
import { storyPlanData } from "./plan.ts";
import { type StoryMonth, storyMonthOf } from "./planMonth.ts";

const rootFolder = resolve(import.meta.dirname, "../../..");
let colleges: Colleges;
let november: StoryMonth;

beforeAll(() => {
  colleges = loadColleges(join(rootFolder, "data"));
  november = storyMonthOf("november", { colleges, rootFolder });
});

const tech = "michigan-technological-university";
const state = "michigan-state-university";
const annArbor = "university-of-michigan-ann-arbor";

function record(slug: string): CollegeRecord {
  const college = colleges.bySlug(slug);
  const found = college === null ? null : colleges.recordOf(college.unitId);
  if (found === null) throw new Error(`No college ${slug}.`);
  return found;
}

const of100 = (share: number | null) => String(Math.round((share ?? Number.NaN) * 100));
/** What families in Maya's income bracket paid. */
const paid = (slug: string) => formatUsd(record(slug).netPriceByIncomeUsd[2] ?? Number.NaN);
const shownPrice = (chapter: StoryChapter, slug: string) =>
  storyPlanData(chapter, { colleges, rootFolder }).colleges.find((one) => one.slug === slug);
const degrees = (slug: string, title: RegExp) =>
  colleges
    .detailsOf(record(slug).unitId)
    .programs.filter((program) => title.test(program.title) && program.level === "bachelors")
    .reduce((sum, { awards }) => sum + awards, 0);

type Claim = [StoryChapter, string, () => string];

const claims: Claim[] = [
  [
    "august",
    "about 16 of 100 applicants",
    () => `about ${of100(record(annArbor).admitRate)} of 100 applicants`,
  ],
  [
    "august",
    "the full $39,671",
    () => `the full ${formatUsd(shownPrice("august", tech)?.price?.stickerUsd ?? 0)}`,
  ],
  [
    "august",
    "about $37,700",
    () =>
      `about ${formatUsd(Math.round((shownPrice("august", "university-of-vermont")?.price?.lowUsd ?? 0) / 100) * 100)}`,
  ],
  [
    "september-october",
    "between 1130 and 1350",
    () => `between ${record(tech).satTotal?.lower} and ${record(tech).satTotal?.upper}`,
  ],
  [
    "september-october",
    "1360 to 1530",
    () => `${record(annArbor).satTotal?.lower} to ${record(annArbor).satTotal?.upper}`,
  ],
  ["september-october", "$13,601", () => paid("central-michigan-university")],
  ["september-october", "$6,187", () => paid(tech)],
  ["september-october", "$4,895", () => paid(annArbor)],
  ["september-october", "329 miles away", () => `${shownPrice("september-october", tech)?.miles} miles away`],
  [
    "september-october",
    "39 miles away",
    () => `${shownPrice("september-october", "alma-college")?.miles} miles away`,
  ],
  [
    "september-october",
    "Index of 922",
    () =>
      `Index of ${formatInteger(storyPlanData("november", { colleges, rootFolder }).answers.aid?.sai ?? 0)}`,
  ],
  [
    "september-october",
    "about $6,475",
    () => `about ${formatUsd(storyPlanData("november", { colleges, rootFolder }).answers.aid?.pellUsd ?? 0)}`,
  ],
  [
    "september-october",
    "16 degrees in fisheries",
    () => `${degrees("lake-superior-state-university", /^Fishing/)} degrees in fisheries`,
  ],
  [
    "november",
    "about 59 of 100",
    () => `about ${of100(record("central-michigan-university").completionRate)} of 100`,
  ],
  ["november", "68 of 100 do", () => `${of100(record(tech).completionRate)} of 100 do`],
  ["november", "About 27 of 100", () => `About ${of100(record("delta-college").completionRate)} of 100`],
  [
    "november",
    "about 22 more move",
    () => `about ${of100(record("delta-college").transferOutShare)} more move`,
  ],
  [
    "november",
    "It is four miles away",
    () => (shownPrice("november", "delta-college")?.miles === 4 ? "It is four miles away" : ""),
  ],
  ["april", "leaves $6,187", () => `leaves ${paid(tech)}`],
  ["april", "Oakland $6,711", () => `Oakland ${paid("oakland-university")}`],
  ["april", "leaves $10,422", () => `leaves ${paid("lake-superior-state-university")}`],
  ["april", "leaves $16,521", () => `leaves ${paid(state)}`],
  ["april", "Alma $18,076", () => `Alma ${paid("alma-college")}`],
  ["april", "only 37 of 100", () => `only ${of100(record(tech).graduationInFourYearsShare)} of 100`],
  ["april", "About 81 of 100", () => `About ${of100(record(state).completionRate)} of 100`],
  ["april", "63 in four", () => `${of100(record(state).graduationInFourYearsShare)} in four`],
  ["april", "About 58 of 100", () => `About ${of100(record("oakland-university").completionRate)} of 100`],
  [
    "april",
    "About 51 of 100",
    () => `About ${of100(record("lake-superior-state-university").completionRate)} of 100`,
  ],
  ["april", "gave 59 degrees", () => `gave ${degrees(state, /^Wildlife, Fish/)} degrees`],
  ["april", "Michigan Tech gave 12", () => `Michigan Tech gave ${degrees(tech, /^Wildlife, Fish/)}`],
  ["lessons-learned", "$15,337", () => paid("kalamazoo-college")],
  [
    "lessons-learned",
    "The college 41 miles away",
    () => `The college ${shownPrice("august", "central-michigan-university")?.miles} miles away`,
  ],
];

describe("figures typed in the chapters", () => {
  test.each(claims)("%s: %s", (chapter, words, valueOf) => {
    expect(readFileSync(join(rootFolder, "content", "stories", `${chapter}.md`), "utf8")).toContain(words);
    expect(valueOf()).toBe(words);
  });
});

describe("what the chapters say of the rules", () => {
  const rowOf = (slug: string) => november.rows.find(({ college }) => college.slug === slug);
  const labelsWith = (satTotal: number) => {
    const { profile, money } = november.plan;
    const priceOf = pricingFor(priceInputOf(profile, money, november.aid), { entryYear: 2027 });
    return november.rows.map(
      ({ college }) =>
        matchOne(college, { ...profile, satTotal }, money, { priceOf, majorsOffered: () => null }).label.code,
    );
  };

  test("a lower or higher score changes no college's label", () => {
    expect(labelsWith(1120)).toEqual(labelsWith(1180));
    expect(labelsWith(1210)).toEqual(labelsWith(1180));
  });

  test.each([
    [annArbor, { code: "fewerThan", count: 1, of: 20 }],
    [tech, { code: "moreThan", count: 19, of: 20 }],
    ["alma-college", { code: "about", count: 7, of: 10 }],
    ["kalamazoo-college", { code: "about", count: 8, of: 10 }],
  ])("the chance at %s as a number of students", (slug, odds) => {
    const chance = rowOf(slug)?.chance;
    expect(chance?.kind === "estimate" ? oddsOf(chance.share) : null).toEqual(odds);
  });

  test("three colleges likely to admit her that she cannot count on affording", () => {
    const codes = november.rows.map(({ label }) => label.code);
    expect(codes.filter((code) => code === "likelyPriceNotSafe")).toHaveLength(3);
    expect(codes.filter((code) => code === "likely")).toHaveLength(1);
    expect(codes.filter((code) => code === "target")).toHaveLength(1);
  });

  test("Kalamazoo's sticker price is more than twice Michigan Tech's", () => {
    const priceOf = (slug: string) => rowOf(slug)?.priceBand?.stickerUsd ?? 0;
    expect(priceOf("kalamazoo-college")).toBeGreaterThan(2 * priceOf(tech));
  });
});
