/** Figures typed in the chapters match the data and rules: when a release changes a figure, the text must change too. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { toOdds } from "#components/chance/chanceOdds.ts";
import type { StoryChapter } from "#content/storyChapters.ts";
import { isSureAdmission } from "#domain/admission/label.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { rankCollege } from "#domain/match/rank.ts";
import { createPriceEstimator } from "#domain/price/band.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import type { Colleges } from "#server/colleges.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { loadStoryPlan } from "./plan.ts";
import { buildStoryMonth, type StoryMonth } from "./planMonth.ts";

const rootFolder = resolve(import.meta.dirname, "../../..");
let colleges: Colleges;
let november: StoryMonth;

beforeAll(() => {
  colleges = loadShippedColleges();
  november = buildStoryMonth("november", { colleges, rootFolder });
});

const tech = "michigan-technological-university";
const state = "michigan-state-university";
const annArbor = "university-of-michigan-ann-arbor";

function findRecord(slug: string): CollegeRecord {
  const college = colleges.bySlug(slug);
  const found = college === null ? null : colleges.recordOf(college.unitId);
  if (found === null) throw new Error(`No college ${slug}.`);
  return found;
}

const toOutOf100 = (share: number | null) => String(Math.round((share ?? Number.NaN) * 100));
/** What families in Maya's income bracket paid. */
const listPaid = (slug: string) => formatUsd(findRecord(slug).netPriceByIncomeUsd[2] ?? Number.NaN);
const formatShownPrice = (chapter: StoryChapter, slug: string) =>
  loadStoryPlan(chapter, { colleges, rootFolder }).colleges.find((one) => one.slug === slug);
const countDegrees = (slug: string, title: RegExp) =>
  colleges
    .detailsOf(findRecord(slug).unitId)
    .programs.filter((program) => title.test(program.title) && program.level === "bachelors")
    .reduce((sum, { awards }) => sum + awards, 0);

type Claim = [StoryChapter, string, () => string];

const claims: Claim[] = [
  [
    "august",
    "about 16 of 100 applicants",
    () => `about ${toOutOf100(findRecord(annArbor).admitRate)} of 100 applicants`,
  ],
  [
    "august",
    "the full $39,671",
    () => `the full ${formatUsd(formatShownPrice("august", tech)?.price?.stickerUsd ?? 0)}`,
  ],
  [
    "august",
    "about $37,700",
    () =>
      `about ${formatUsd(Math.round((formatShownPrice("august", "university-of-vermont")?.price?.lowUsd ?? 0) / 100) * 100)}`,
  ],
  [
    "september-october",
    "between 1130 and 1350",
    () => `between ${findRecord(tech).satTotal?.lower} and ${findRecord(tech).satTotal?.upper}`,
  ],
  [
    "september-october",
    "1360 to 1530",
    () => `${findRecord(annArbor).satTotal?.lower} to ${findRecord(annArbor).satTotal?.upper}`,
  ],
  ["september-october", "$13,601", () => listPaid("central-michigan-university")],
  ["september-october", "$6,187", () => listPaid(tech)],
  ["september-october", "$4,895", () => listPaid(annArbor)],
  [
    "september-october",
    "329 miles away",
    () => `${formatShownPrice("september-october", tech)?.miles} miles away`,
  ],
  [
    "september-october",
    "39 miles away",
    () => `${formatShownPrice("september-october", "alma-college")?.miles} miles away`,
  ],
  [
    "september-october",
    "Index of 922",
    () =>
      `Index of ${formatInteger(loadStoryPlan("november", { colleges, rootFolder }).answers.aid?.sai ?? 0)}`,
  ],
  [
    "september-october",
    "about $6,475",
    () => `about ${formatUsd(loadStoryPlan("november", { colleges, rootFolder }).answers.aid?.pellUsd ?? 0)}`,
  ],
  [
    "september-october",
    "16 degrees in fisheries",
    () => `${countDegrees("lake-superior-state-university", /^Fishing/)} degrees in fisheries`,
  ],
  [
    "november",
    "about 59 of 100",
    () => `about ${toOutOf100(findRecord("central-michigan-university").completionRate)} of 100`,
  ],
  ["november", "68 of 100 at", () => `${toOutOf100(findRecord(tech).completionRate)} of 100 at`],
  [
    "november",
    "About 27 of every 100",
    () => `About ${toOutOf100(findRecord("delta-college").completionRate)} of every 100`,
  ],
  [
    "november",
    "about 22 more transfer",
    () => `about ${toOutOf100(findRecord("delta-college").transferOutShare)} more transfer`,
  ],
  [
    "november",
    "It is four miles away",
    () => (formatShownPrice("november", "delta-college")?.miles === 4 ? "It is four miles away" : ""),
  ],
  ["april", "leaves $6,187", () => `leaves ${listPaid(tech)}`],
  ["april", "Oakland $6,711", () => `Oakland ${listPaid("oakland-university")}`],
  ["april", "leaves $10,422", () => `leaves ${listPaid("lake-superior-state-university")}`],
  ["april", "leaves $16,521", () => `leaves ${listPaid(state)}`],
  ["april", "Alma $18,076", () => `Alma ${listPaid("alma-college")}`],
  ["april", "only 37 of 100", () => `only ${toOutOf100(findRecord(tech).graduationInFourYearsShare)} of 100`],
  ["april", "About 81 of 100", () => `About ${toOutOf100(findRecord(state).completionRate)} of 100`],
  ["april", "63 in four", () => `${toOutOf100(findRecord(state).graduationInFourYearsShare)} in four`],
  [
    "april",
    "About 58 of 100",
    () => `About ${toOutOf100(findRecord("oakland-university").completionRate)} of 100`,
  ],
  [
    "april",
    "About 51 of 100",
    () => `About ${toOutOf100(findRecord("lake-superior-state-university").completionRate)} of 100`,
  ],
  ["april", "awarded 59 degrees", () => `awarded ${countDegrees(state, /^Wildlife, Fish/)} degrees`],
  [
    "april",
    "Michigan Tech awarded 12",
    () => `Michigan Tech awarded ${countDegrees(tech, /^Wildlife, Fish/)}`,
  ],
  ["lessons-learned", "$15,337", () => listPaid("kalamazoo-college")],
  [
    "lessons-learned",
    "Central Michigan, 41 miles away",
    () => `Central Michigan, ${formatShownPrice("august", "central-michigan-university")?.miles} miles away`,
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
    const priceOf = createPriceEstimator(toPriceInput(profile, money, november.aid), { entryYear: 2027 });
    return november.rows.map(
      ({ college }) =>
        rankCollege(college, { ...profile, satTotal }, money, { priceOf, fieldOf: () => null }).admissionLabel
          .code,
    );
  };

  test("a lower score changes no college's label, and thirty more points Kalamazoo's alone", () => {
    expect(labelsWith(1120)).toEqual(labelsWith(1180));
    const slugs = november.rows.map(({ college }) => college.slug);
    const before = labelsWith(1180);
    const changed = labelsWith(1210).flatMap((label, place) =>
      label === before[place] ? [] : [[slugs[place], before[place], label]],
    );
    expect(changed).toEqual([["kalamazoo-college", "target", "likely"]]);
    expect(colleges.bySlug("kalamazoo-college")?.testPolicy).not.toBe("required");
  });

  test.each([
    [annArbor, { code: "about", count: 1, of: 20 }],
    [tech, { code: "moreThan", count: 19, of: 20 }],
    ["alma-college", { code: "about", count: 8, of: 10 }],
    ["kalamazoo-college", { code: "about", count: 8, of: 10 }],
  ])("the chance at %s as a number of students", (slug, odds) => {
    const chance = rowOf(slug)?.chance;
    expect(chance?.kind === "estimate" ? toOdds(chance) : null).toEqual(odds);
  });

  test("one college sure to admit her that she cannot count on affording, and three safe in both ways", () => {
    const sure = november.rows.filter(({ admissionLabel }) => isSureAdmission(admissionLabel.code));
    expect(sure.filter(({ budgetLabel }) => budgetLabel !== "within")).toHaveLength(1);
    expect(sure.filter(({ budgetLabel }) => budgetLabel === "within")).toHaveLength(3);
    const codes = november.rows.map(({ admissionLabel }) => admissionLabel.code);
    expect(codes.filter((code) => code === "likely")).toHaveLength(1);
    expect(codes.filter((code) => code === "target")).toHaveLength(2);
  });

  test("Kalamazoo's sticker price is more than twice Michigan Tech's", () => {
    const priceOf = (slug: string) => rowOf(slug)?.priceBand?.stickerUsd ?? 0;
    expect(priceOf("kalamazoo-college")).toBeGreaterThan(2 * priceOf(tech));
  });
});
