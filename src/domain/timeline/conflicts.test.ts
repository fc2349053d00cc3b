/** Timeline conflicts, each on both sides of its threshold. */
import { describe, expect, test } from "vitest";
import {
  makeDeadline,
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import { buildTimeline } from "./buildTimeline.ts";
import type { ApplicationPlan, TimelineCollege, TimelineConflict, TimelineInput } from "./timeline.ts";

const [a, b, c] = [200_001, 200_002, 200_003];

const rows = [a, b, c].flatMap((unitId) => [
  makeDeadline(unitId, "earlyDecision1", "2026-11-01"),
  makeDeadline(unitId, "restrictiveEarlyAction", "2026-11-01"),
  makeDeadline(unitId, "earlyAction", "2026-11-01"),
  makeDeadline(unitId, "earlyDecision2", "2027-01-04"),
  makeDeadline(unitId, "regularDecision", "2027-01-15"),
]);

function findConflictsWith(fields: Partial<TimelineInput>): readonly TimelineConflict[] {
  return buildTimeline(makeTimelineInput({ deadlines: rows, today: "2026-09-01", ...fields })).conflicts;
}

type Planned = [unitId: number, plan: ApplicationPlan | null, status?: TimelineCollege["status"]];
const planned = (...colleges: Planned[]) =>
  colleges.map(([unitId, plan, status = "applying"]) => makeTimelineCollege({ unitId, plan, status }));

describe("binding plans", () => {
  test.each<{ name: string; colleges: Planned[]; expected: readonly TimelineConflict[] }>([
    {
      name: "two early decisions of one round",
      colleges: [
        [a, "earlyDecision1"],
        [b, "earlyDecision1"],
        [c, null],
      ],
      expected: [{ code: "twoEarlyDecisions", unitIds: [a, b] }],
    },
    {
      name: "one of each round: the second follows a no",
      colleges: [
        [a, "earlyDecision1"],
        [b, "earlyDecision2"],
      ],
      expected: [],
    },
    {
      name: "one of each round, and the first said yes",
      colleges: [
        [a, "earlyDecision1", "admitted"],
        [b, "earlyDecision2"],
      ],
      expected: [{ code: "twoEarlyDecisions", unitIds: [a, b] }],
    },
    {
      name: "the first said no",
      colleges: [
        [a, "earlyDecision1", "denied"],
        [b, "earlyDecision1"],
      ],
      expected: [],
    },
    {
      name: "restrictive early action beside early action and early decision",
      colleges: [
        [a, "restrictiveEarlyAction"],
        [b, "earlyAction"],
        [c, "earlyDecision1"],
      ],
      expected: [{ code: "restrictiveWithEarly", unitId: a, otherUnitIds: [b, c] }],
    },
    {
      name: "restrictive early action beside regular decision",
      colleges: [
        [a, "restrictiveEarlyAction"],
        [b, null],
        [c, "earlyDecision2"],
      ],
      expected: [],
    },
  ])("$name", ({ colleges, expected }) => {
    expect(findConflictsWith({ colleges: planned(...colleges) })).toEqual(expected);
  });
});

describe("Early Decision before the price is known", () => {
  const colleges = planned([a, "earlyDecision1"]);
  /** So late that essays conflict too, which is tested elsewhere. */
  const aidConflicts = (fields: Partial<TimelineInput>) =>
    findConflictsWith({ colleges, ...fields }).filter(({ code }) => code === "bindingBeforeAid");

  test("the FAFSA is filed three weeks after it opens and processed a week later: before November 1", () => {
    // Opened on 23 September 2026: filed and signed by 17 October at the latest, known on the 24th.
    expect(aidConflicts({ aidForms: ["fafsa"] })).toEqual([]);
  });

  test.each([
    // Late: filed the next day, the 25th, and processed on November 1 itself.
    { today: "2026-10-24", expected: [] },
    // Filed on the 27th, processed a week later.
    {
      today: "2026-10-26",
      expected: [{ code: "bindingBeforeAid", unitId: a, deadline: "2026-11-01", aidKnown: "2026-11-03" }],
    },
  ])("not filed on $today", ({ today, expected }) => {
    expect(aidConflicts({ aidForms: ["fafsa"], today })).toEqual(expected);
  });

  test("is no conflict once the forms are filed, or if none is planned", () => {
    const today = "2026-10-26";
    const marks = {
      fafsaFile: makeTaskMark({ doneOn: "2026-10-20" }),
      fafsaConsent: makeTaskMark({ doneOn: "2026-10-20" }),
    };
    expect(aidConflicts({ aidForms: ["fafsa"], today, marks })).toEqual([]);
    expect(aidConflicts({ aidForms: [], today })).toEqual([]);
  });
});

describe("scores", () => {
  const ask = (today: string, tests: TimelineInput["tests"], date: string) =>
    findConflictsWith({
      colleges: [makeTimelineCollege({ unitId: a, testPolicy: "required" })],
      deadlines: [makeDeadline(a, "regularDecision", date)],
      tests,
      today,
    });

  test.each([
    // Scores from December 5 are expected on the 18th.
    { today: "2026-11-21", tests: ["sat"], date: "2026-12-18", expected: [] },
    {
      today: "2026-11-21",
      tests: ["sat"],
      date: "2026-12-17",
      expected: [
        {
          code: "scoresTooLate",
          test: "sat",
          scoresOn: "2026-12-18",
          colleges: [{ unitId: a, deadline: "2026-12-17", isExpected: false }],
        },
      ],
    },
    { today: "2026-11-24", tests: ["sat"], date: "2027-01-15", expected: [] },
    {
      today: "2026-11-25",
      tests: ["sat"],
      date: "2027-01-15",
      expected: [{ code: "noSittingLeft", unitIds: [a], test: "sat" }],
    },
    { today: "2026-11-25", tests: [], date: "2027-01-15", expected: [] },
    // The SAT is in time even though the ACT, with scores on December 22, is not.
    { today: "2026-11-21", tests: ["sat", "act"], date: "2026-12-20", expected: [] },
  ] as const)("on $today, $tests for $date", ({ today, tests, date, expected }) => {
    expect(ask(today, tests, date)).toEqual(expected);
  });

  test("are one conflict for all colleges, and none where a score is there already", () => {
    const unitIds = [a, b];
    const input = {
      colleges: unitIds.map((unitId) => makeTimelineCollege({ unitId, testPolicy: "required" })),
      deadlines: unitIds.map((unitId) => makeDeadline(unitId, "regularDecision", "2027-01-15")),
      tests: ["sat"],
      today: "2026-11-25",
    } as const;
    const ofScores = (fields: Partial<TimelineInput> = {}) =>
      findConflictsWith({ ...input, ...fields }).filter(({ code }) => code === "noSittingLeft");
    expect(ofScores()).toEqual([{ code: "noSittingLeft", unitIds, test: "sat" }]);
    expect(ofScores({ hasScore: true })).toEqual([]);
  });

  test("do not matter if a college is test-blind or has the application", () => {
    const today = "2026-11-25";
    const blind = [makeTimelineCollege({ unitId: a, testPolicy: "notConsidered" })];
    const sent = [makeTimelineCollege({ unitId: a, testPolicy: "required", status: "applied" })];
    expect(findConflictsWith({ colleges: blind, tests: ["sat"], today })).toEqual([]);
    expect(findConflictsWith({ colleges: sent, tests: ["sat"], today })).toEqual([]);
  });
});

describe("essays and weeks", () => {
  /** `count` colleges due on January 15, 2027. */
  const many = (count: number) => Array.from({ length: count }, (_, index) => 300_000 + index);
  const ask = (count: number, fields: Partial<TimelineInput> = {}) =>
    findConflictsWith({
      colleges: many(count).map((unitId) => makeTimelineCollege({ unitId })),
      deadlines: many(count).map((unitId) => makeDeadline(unitId, "regularDecision", "2027-01-15")),
      today: "2026-11-21",
      ...fields,
    });

  test("one per college and one for all: six colleges make seven, in the seven full weeks of 55 days", () => {
    expect(ask(6)).toEqual([]);
    expect(ask(7)).toEqual([{ code: "essaysOverWeeks", essays: 8, weeks: 7, until: "2027-01-15" }]);
  });

  test("what is written or skipped no longer counts", () => {
    expect(ask(7, { marks: { "appSupplement.300000": makeTaskMark({ doneOn: "2026-11-20" }) } })).toEqual([]);
    expect(ask(7, { marks: { "appSupplement.300006": makeTaskMark({ isDropped: true }) } })).toEqual([]);
    expect(ask(7, { marks: { essayFinal: makeTaskMark({ doneOn: "2026-11-20" }) } })).toEqual([]);
  });

  test("four for all UC campuses together, none for Cal State", () => {
    const deadlines = [110_635, 110_662, 110_422].map((unitId) =>
      makeDeadline(unitId, "regularDecision", "2026-11-30"),
    );
    const colleges = deadlines.map(({ unitId }) => makeTimelineCollege({ unitId }));
    expect(findConflictsWith({ colleges, deadlines, today: "2026-11-21" })).toEqual([
      { code: "essaysOverWeeks", essays: 4, weeks: 1, until: "2026-11-30" },
    ]);
    expect(findConflictsWith({ colleges, deadlines, today: "2026-10-30" })).toEqual([]);
  });

  test("one late college does not hide a crowded December; one essay too many at the end is ignored", () => {
    const late = 300_100;
    const withLate = (count: number) =>
      findConflictsWith({
        colleges: [...many(count), late].map((unitId) => makeTimelineCollege({ unitId })),
        deadlines: [
          ...many(count).map((unitId) => makeDeadline(unitId, "regularDecision", "2027-01-15")),
          makeDeadline(late, "regularDecision", "2027-07-30"),
        ],
        today: "2026-11-21",
      });
    expect(withLate(8)).toEqual([{ code: "essaysOverWeeks", essays: 9, weeks: 7, until: "2027-01-15" }]);
    expect(withLate(7)).toEqual([]);
  });

  test("a junior's weeks start on July 1 before senior year", () => {
    // 1 July 2027 to 15 January 2028 is 198 days, 28 whole weeks.
    expect(ask(27, { graduationYear: 2028 })).toEqual([]);
    expect(ask(28, { graduationYear: 2028 })).toEqual([
      { code: "essaysOverWeeks", essays: 29, weeks: 28, until: "2028-01-15" },
    ]);
  });
});

test("a plan the college does not offer is reported once, and nothing else about it", () => {
  expect(findConflictsWith({ colleges: planned([a, "uc"]) })).toEqual([
    { code: "roundNotOffered", unitId: a, plan: "uc" },
  ]);
  // Nothing at all is known about this one, so nothing is reported.
  expect(findConflictsWith({ colleges: planned([299_999, "earlyDecision1"]) })).toEqual([]);
});
