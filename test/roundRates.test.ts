/** Early and regular rates of real colleges as a family reads them, and that no round moves a chance, a label, the odds or the order. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { describeRates, RoundRates } from "#components/chance/RoundRates.tsx";
import type { RankedColleges } from "#components/matches/useRanked.ts";
import { buildListView } from "#components/plan-list/useListView.ts";
import { findRoundRates, readTotals } from "#domain/college/earlyRounds.ts";
import { answerPlanOdds } from "#domain/counselor/answers/planOdds.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import { rankForPlan, toMatchQuestion } from "#domain/counselor/draft.ts";
import { matchColleges } from "#domain/match/matchColleges.ts";
import type { Profile } from "#domain/people/profile.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { type ApplicationPlan, applicationPlans } from "#domain/timeline/timeline.ts";
import { createSeededRandom } from "#lib/random.ts";
import { findCollege } from "#server/colleges/routes.ts";
import { PrerenderedPath } from "#ui/router.tsx";
import { findShippedCollege, loadShippedColleges } from "./support/shippedColleges.ts";

const colleges = loadShippedColleges();

function findRates(unitId: number) {
  const { earlyRounds, commonDataSet, deadlines } = colleges.detailsOf(unitId);
  return findRoundRates(earlyRounds, commonDataSet, readTotals(findRecord(unitId)), deadlines);
}

function findRecord(unitId: number) {
  const record = colleges.recordOf(unitId);
  if (record === null) throw new RangeError(`no college ${unitId} in the data set`);
  return record;
}

/** Of the colleges with dates of an early round: the details of all would be read from disk for a second. */
const withRates = colleges.summaries.filter(
  ({ unitId }) =>
    colleges.deadlinesOf(unitId).some(({ round }) => /early/i.test(round)) && findRates(unitId) !== null,
);

function describeCollege(unitId: number): readonly string[] {
  const rates = findRates(unitId);
  return rates === null ? [] : describeRates(rates);
}

describe("a college's own rates", () => {
  test.each([
    ["Middlebury", 230_959, "Early Decision (I and II together) 30%, regular 8%, all applicants, fall 2024."],
    ["Haverford", 212_911, "Early Decision (I and II together) 29%, regular 10%, all applicants, fall 2024."],
    ["Tulane", 160_755, "59%, all other rounds 11%, all applicants, fall 2024."],
    [
      "Pennsylvania, with one binding round",
      215_062,
      "Early Decision 14%, regular 4%, all applicants, fall 2024.",
    ],
    ["Harvard", 166_027, "Restrictive Early Action 9%, regular 3%, all applicants, fall 2024."],
    ["Virginia: two plans of one fall", 234_076, "Early Decision 28%, Early Action 17%, regular 13%,"],
    [
      "Davidson: the fall of its totals, not the newest",
      198_385,
      "32%, regular 10%, all applicants, fall 2024.",
    ],
  ])("%s", (_, unitId, expected) => {
    expect(describeCollege(unitId)[0]).toContain(expected);
  });

  test.each([
    [
      "Middlebury: deferred applicants are in the regular rate",
      230_959,
      /calculated the regular rate.*deferred/,
    ],
    [
      "Tulane: its early action is in the rest",
      160_755,
      /combines the regular round with Early Action, and it still counts/,
    ],
    [
      "Tulane: binding",
      160_755,
      /Early Decision is binding. If you get in, you commit before you can compare award letters/,
    ],
    ["Tulane: who applies early", 160_755, /athletes, children of alumni and students with stronger records/],
    ["American: rounds not known", 131_159, /don’t have the rate for its other rounds/],
    [
      "Georgetown: early was the lower rate",
      131_496,
      /not always easier. Here, Restrictive Early Action had the lower/,
    ],
    ["Massachusetts: one of two plans was", 166_629, /Here, Early Decision had the lower rate/],
  ])("%s", (_, unitId, expected) => {
    expect(describeCollege(unitId).join(" ")).toMatch(expected);
  });

  test("a figure too weak is left out, and one that disagrees gives way to the college's Common Data Set", () => {
    expect(describeCollege(123_961)).toEqual([]);
    expect(describeCollege(191_241)[0]).toBe(
      "Early Decision (I and II together) 67%, all applicants, fall 2022.",
    );
  });

  test.each([
    [
      "Tulane: the college's own document",
      160_755,
      "Fall 2024, Common Data Set 2024-25 and totals from IPEDS",
    ],
    ["Georgetown: who reported it", 131_496, "Fall 2024, as reported by thehoya.com and totals from IPEDS"],
    ["American: no totals of that fall", 131_159, "Fall 2025, Common Data Set 2025-26<"],
  ])("the source with its year: %s", (_, unitId, expected) => {
    const reply = findCollege(colleges, unitId, colleges.asOf);
    if (reply === null) throw new RangeError(`no college ${unitId} in the data set`);
    const rates = createElement(RoundRates, { reply });
    const page = createElement(PrerenderedPath, { value: `/colleges/${reply.college.slug}` }, rates);
    expect(renderToStaticMarkup(page)).toContain(expected);
  });

  test("nothing binding is said where no early round binds, nor anything where none is published", () => {
    expect(describeCollege(166_027).join(" ")).not.toContain("binding");
    expect(describeCollege(181_464)).toEqual([]);
  });

  test("every rate is one, and no plan is both counted early and held by the rest", () => {
    const all = withRates.flatMap(({ unitId }) => findRates(unitId) ?? []);
    expect(all.length).toBeGreaterThanOrEqual(75);
    for (const { early, rest, fall } of all) {
      for (const share of [...early.map(({ rate }) => rate), rest?.rate ?? 0]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(early.every((round) => round.fall === fall)).toBe(true);
      expect(early.filter(({ plan }) => rest?.otherPlans?.includes(plan))).toEqual([]);
    }
  });
});

describe("whatever early round a plan's college has", () => {
  const today = "2026-11-27";
  const byUnitId = new Map(colleges.summaries.map((college) => [college.unitId, college]));

  function makeContext(plan: Plan): AnswerContext {
    return { colleges: withRates, byUnitId, deadlines: null, majors: null, plan, today };
  }

  /** All that a family reads of chances: each college's chance and label, the odds, the order, the first list. */
  function readChances(plan: Plan) {
    const question = toMatchQuestion(makeContext(plan));
    const rows = new Map(
      plan.colleges.map(({ unitId }) => [unitId, rankForPlan(findShippedCollege(unitId), question)]),
    );
    const ranked: RankedColleges = { of: (unitId) => rows.get(unitId) };
    const { list, odds, balance } = buildListView(plan, { byUnitId }, ranked);
    const { rows: ordered, first } = matchColleges(withRates, question);
    return {
      list: list.map(({ row }) => [row?.college.unitId, row?.chance, row?.admissionLabel]),
      odds,
      balance,
      told: answerPlanOdds(makeContext(plan)).text,
      order: ordered.map(({ college, chance }) => [college.unitId, chance]),
      first: first.rows.map(({ college }) => college.unitId),
    };
  }

  const students: [string, Partial<Profile>][] = [
    ["an A student with a score", { gpa: 3.95, satTotal: 1520, homeState: "VA" }],
    ["a B student without one", { gpa: 3.2, homeState: "NY" }],
    ["a C student", { gpa: 2.3, actComposite: 19, homeState: "GA" }],
  ];

  test.each(students)("chance, label, odds and order are the same: %s", (_, told) => {
    const random = createSeededRandom(37);
    const empty = makeEmptyPlan("rounds", `${today}T00:00:00.000Z`);
    const apply = (choose: (unitId: number) => ApplicationPlan | null): Plan => ({
      ...empty,
      profile: { ...empty.profile, gradeYear: 12, ...told },
      money: { ...empty.money, familyIncomeUsd: 70_000, payPerYearUsd: 20_000 },
      colleges: withRates.slice(0, 20).map(({ unitId }) => ({
        unitId,
        addedAt: empty.createdAt,
        status: "considering",
        applicationPlan: choose(unitId),
        note: "",
      })),
    });
    const without = readChances(apply(() => null));
    expect(without.odds?.atLeastOne).toBeGreaterThan(0);
    for (const plan of applicationPlans) expect(readChances(apply(() => plan))).toEqual(without);
    const mixed = apply(() => applicationPlans[Math.floor(random() * applicationPlans.length)] ?? null);
    expect(readChances(mixed)).toEqual(without);
  });
});
