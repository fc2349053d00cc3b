/** A college's plan as dates, for rows of the data set and rules worked out by hand. */
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { Deadline } from "#domain/college/deadline.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { makeDeadline, makeTimelineCollege } from "../../../test/fixtures/timelineFixture.ts";
import { findEvent } from "./admissionDates.ts";
import { type Application, buildApplications } from "./applications.ts";
import type { TimelineCollege } from "./timeline.ts";

type Asked = { graduationYear?: number; today?: string; homeState?: "OH" | "TX" | null };

function buildApplicationFor(
  college: Partial<TimelineCollege>,
  deadlines: readonly Deadline[],
  { graduationYear = 2027, today = "2026-11-21", homeState = null }: Asked = {},
): Application | undefined {
  const colleges = [makeTimelineCollege({ unitId: 200_000, ...college })];
  const lookup = (id: string) => findEvent(id, graduationYear, homeState);
  return buildApplications(colleges, deadlines, { graduationYear, today, homeState, eventFor: lookup })[0];
}

const rows = [
  makeDeadline(200_000, "earlyDecision1", "2026-11-01"),
  makeDeadline(200_000, "earlyDecision2", "2027-01-04"),
  makeDeadline(200_000, "regularDecision", "2027-01-15"),
];

describe("the deadline of a plan", () => {
  test.each([
    { plan: null, asked: {}, expected: ["regularDecision", "2027-01-15", "published", false] },
    { plan: "regularDecision", asked: {}, expected: ["regularDecision", "2027-01-15", "published", false] },
    { plan: "earlyDecision2", asked: {}, expected: ["earlyDecision2", "2027-01-04", "published", false] },
    { plan: "earlyDecision1", asked: {}, expected: ["earlyDecision1", "2026-11-01", "published", true] },
    {
      plan: "earlyDecision1",
      asked: { graduationYear: 2028 },
      expected: ["earlyDecision1", "2027-11-01", "expected", false],
    },
    {
      plan: null,
      asked: { graduationYear: 2045 },
      expected: ["regularDecision", "2045-01-15", "expected", false],
    },
    { plan: "earlyAction", asked: {}, expected: ["earlyAction", null, "ask", false] },
    { plan: "rolling", asked: {}, expected: ["rolling", null, "ask", false] },
    { plan: "uc", asked: {}, expected: ["uc", null, "ask", false] },
  ] as const)("$plan $asked", ({ plan, asked, expected }) => {
    const application = buildApplicationFor({ plan }, rows, asked);
    expect([
      application?.plan,
      application?.deadline,
      application?.basis.standing,
      application?.isOver,
    ]).toEqual(expected);
    expect(application?.isOffered).toBe(expected[1] !== null);
  });

  test("without a plan, early action is aimed for while it is open; not beside restrictive early action elsewhere", () => {
    const early = [makeDeadline(200_000, "earlyAction", "2026-12-01"), ...rows];
    const aims = ["2026-11-21", "2026-12-02"].map((today) => {
      const made = buildApplicationFor({ plan: null }, early, { today });
      return [made?.plan, made?.aim];
    });
    expect(aims).toEqual([
      ["earlyAction", "2026-12-01"],
      ["regularDecision", "2027-01-15"],
    ]);
    const colleges = [
      makeTimelineCollege({ unitId: 200_000, plan: null }),
      makeTimelineCollege({ unitId: 200_001, plan: "restrictiveEarlyAction" }),
    ];
    const context = {
      graduationYear: 2027,
      today: "2026-11-21",
      homeState: null,
      eventFor: (id: string) => findEvent(id, 2027, null),
    };
    expect(buildApplications(colleges, early, context)[0]?.plan).toBe("regularDecision");
  });

  test("a published date has a source, the day it was read and its year; so has an expected one", () => {
    expect(buildApplicationFor({}, rows)?.basis).toMatchObject({
      code: "deadline",
      round: "regularDecision",
      cycle: "2026-27",
      source: { id: "deadlines", year: "2026-27" },
    });
    expect(buildApplicationFor({}, rows, { graduationYear: 2029 })?.basis).toMatchObject({
      date: "2029-01-15",
      standing: "expected",
      cycle: "2028-29",
      source: { year: "2026-27" },
    });
  });

  test("a closed round lists those that are still open", () => {
    expect(buildApplicationFor({ plan: "earlyDecision1" }, rows)?.openRounds).toEqual([
      "earlyDecision2",
      "regularDecision",
    ]);
  });

  test("a submitted application is never over", () => {
    expect(buildApplicationFor({ plan: "earlyDecision1", status: "applied" }, rows)).toMatchObject({
      isToSend: false,
      isOver: false,
    });
  });
});

describe("when no plan was chosen", () => {
  const rolling = [makeDeadline(200_000, "regularDecision", null)];

  test("uses rolling admission if that is the college's only way", () => {
    expect(buildApplicationFor({}, rolling)).toMatchObject({
      plan: "rolling",
      isRolling: true,
      deadline: null,
    });
    expect(buildApplicationFor({ plan: "regularDecision" }, rolling)).toMatchObject({ plan: "rolling" });
  });

  test("asks the college if nothing is known, without calling the round missing, and aims for the usual day", () => {
    expect(buildApplicationFor({}, [])).toMatchObject({
      plan: "regularDecision",
      isOffered: true,
      isUndated: true,
      deadline: null,
      aim: "2027-01-01",
    });
    // November 1 is over: four weeks from today, at the month's end.
    expect(buildApplicationFor({ plan: "earlyDecision1" }, [])).toMatchObject({
      isOffered: true,
      deadline: null,
      aim: "2026-12-31",
    });
    expect(buildApplicationFor({}, [])?.basis).toMatchObject({ standing: "ask", date: null, source: null });
  });

  test.each([
    { today: "2026-08-15", aim: "2026-10-31" },
    { today: "2026-10-31", aim: "2026-10-31" },
    // Four weeks for letters and transcript: to November 29 and December 19.
    { today: "2026-11-01", aim: "2026-11-30" },
    { today: "2026-11-21", aim: "2026-12-31" },
    { today: "2027-08-01", aim: null },
  ])("rolling admission on $today aims at $aim", ({ today, aim }) => {
    expect(buildApplicationFor({}, rolling, { today })?.aim).toBe(aim);
  });

  test.each([
    { today: "2026-11-21", aim: "2027-03-31" },
    { today: "2027-03-31", aim: "2027-03-31" },
    { today: "2027-04-01", aim: "2027-04-30" },
  ])("open admission on $today: by $aim", ({ today, aim }) => {
    expect(buildApplicationFor({ hasOpenAdmission: true }, [], { today })).toMatchObject({
      plan: "rolling",
      aim,
    });
  });
});

describe("several dates for one plan", () => {
  const states = [
    makeDeadline(200_000, "earlyActionInState", "2026-10-15"),
    makeDeadline(200_000, "earlyActionOutOfState", "2026-10-01"),
  ];
  test.each([
    { homeState: "OH", expected: "2026-10-15" },
    { homeState: "TX", expected: "2026-10-01" },
    { homeState: null, expected: "2026-10-01" },
  ] as const)("by home state $homeState: $expected", ({ homeState, expected }) => {
    const plan = "earlyAction";
    expect(buildApplicationFor({ plan }, states, { homeState, today: "2026-09-01" })?.deadline).toBe(
      expected,
    );
  });

  const two = [
    makeDeadline(200_000, "regularDecision", "2026-12-01"),
    makeDeadline(200_000, "regularDecisionFinal", "2027-03-01"),
  ];
  test.each([
    { today: "2026-12-01", expected: "2026-12-01", isOver: false },
    { today: "2026-12-02", expected: "2027-03-01", isOver: false },
    { today: "2027-03-02", expected: "2027-03-01", isOver: true },
  ])("the next open one on $today is $expected", ({ today, expected, isOver }) => {
    expect(buildApplicationFor({}, two, { today })).toMatchObject({ deadline: expected, isOver });
  });
});

describe("the University of California and Cal State", () => {
  const berkeley = { unitId: 110_635, state: "CA" } as const;
  const row = [makeDeadline(110_635, "regularDecision", "2026-11-30")];

  test.each([
    { graduationYear: 2027, deadlines: row, expected: ["2026-11-30", "published"] },
    { graduationYear: 2028, deadlines: row, expected: ["2027-11-30", "expected"] },
    // November 30, 2030 is a Saturday: both systems move to Monday, December 2.
    { graduationYear: 2031, deadlines: row, expected: ["2030-12-02", "expected"] },
    { graduationYear: 2027, deadlines: [], expected: ["2026-11-30", "published"] },
  ])("Berkeley, class of $graduationYear", ({ graduationYear, deadlines, expected }) => {
    const application = buildApplicationFor(berkeley, deadlines, { graduationYear });
    expect([application?.deadline, application?.basis.standing]).toEqual(expected);
    expect([application?.plan, application?.isOffered]).toEqual(["uc", true]);
  });

  test("a Cal State campus with its own later date keeps it", () => {
    const sanBernardino = { unitId: 110_510, state: "CA" } as const;
    const later = [makeDeadline(110_510, "regularDecision", "2027-01-31")];
    expect(buildApplicationFor(sanBernardino, later)).toMatchObject({ plan: "csu", deadline: "2027-01-31" });
    expect(buildApplicationFor(sanBernardino, later, { graduationYear: 2028 })?.deadline).toBe("2028-01-31");
  });

  test("every campus in the data set is known, and nothing else", () => {
    const colleges: Record<string, string>[] = parse(readFileSync("data/colleges.csv"), { columns: true });
    const byName = (pattern: RegExp, except: RegExp) =>
      colleges
        .filter(({ name = "" }) => pattern.test(name) && !except.test(name))
        .map(({ unitId }) => Number(unitId))
        .toSorted((a, b) => a - b);
    const bySystem = (system: "uc" | "csu") =>
      colleges
        .map(({ unitId }) => Number(unitId))
        .filter((unitId) => findPublicSystem(unitId) === system)
        .toSorted((a, b) => a - b);
    expect(bySystem("uc")).toEqual(byName(/^University of California-/, /Francisco$/));
    expect(bySystem("csu")).toEqual(
      byName(
        /^(California State (Polytechnic )?University|California Polytechnic|Cal Poly Maritime|(San Diego|San Francisco|San Jose|Sonoma) State)/,
        /^$/,
      ),
    );
    expect([bySystem("uc").length, bySystem("csu").length]).toEqual([9, 23]);
  });
});

test("a college that denied the student has no application, and a duplicate college has one", () => {
  const context = { graduationYear: 2027, today: "2026-11-21", homeState: null, eventFor: () => null };
  const twice = [
    makeTimelineCollege({ unitId: 200_000 }),
    makeTimelineCollege({ unitId: 200_000, plan: "earlyDecision2" }),
  ];
  expect(buildApplications(twice, rows, context)).toHaveLength(1);
  expect(
    buildApplications([makeTimelineCollege({ unitId: 200_000, status: "denied" })], rows, context),
  ).toEqual([]);
});

describe("dates that are not this cycle's own", () => {
  const lastCycle = { cycle: "2025-26", confidence: "lastCycle", asOf: "2026-04-29" } as const;

  test("last cycle's date comes a year later, with its origin, and is never published", () => {
    const row = { ...makeDeadline(200_000, "regularDecision", "2026-01-15"), ...lastCycle };
    const application = buildApplicationFor({}, [row]);
    expect(application?.deadline).toBe("2027-01-15");
    expect(application?.isExpected).toBe(true);
    expect(application?.basis).toMatchObject({ standing: "expected", doubt: "otherCycle", cycle: "2026-27" });
    expect(application?.basis.source?.year).toBe("2025-26");
  });

  test("a date to be checked is of this cycle, and not published either", () => {
    const row = { ...makeDeadline(200_000, "regularDecision", "2027-02-01"), confidence: "check" } as const;
    expect(buildApplicationFor({}, [row])?.basis).toMatchObject({
      date: "2027-02-01",
      standing: "expected",
      doubt: "check",
    });
  });

  test("rolling last cycle is rolling for the class of that cycle's successors", () => {
    const row = { ...makeDeadline(200_000, "regularDecision", null), ...lastCycle };
    expect(buildApplicationFor({}, [row])).toMatchObject({
      isRolling: true,
      plan: "rolling",
      deadline: null,
    });
  });
});

describe("a priority date is a target, not a deadline", () => {
  const priority = makeDeadline(200_000, "priority", "2026-12-01");
  const regular = makeDeadline(200_000, "regularDecision", "2027-02-01");
  test.each([
    ["before the regular date", "2026-11-21", [priority, regular], "2026-12-01", "2027-02-01"],
    ["over: the regular date again", "2026-12-02", [priority, regular], "2027-02-01", "2027-02-01"],
    [
      "with rolling admission",
      "2026-11-21",
      [priority, makeDeadline(200_000, "regularDecision", null)],
      "2026-12-01",
      null,
    ],
    ["alone", "2026-11-21", [priority], "2026-12-01", null],
  ] as const)("%s", (_name, today, deadlines, aim, deadline) => {
    const application = buildApplicationFor({}, deadlines, { today });
    expect([application?.aim, application?.deadline]).toEqual([aim, deadline]);
    expect([application?.isOver, application?.isOffered]).toEqual([false, true]);
  });

  test("early action keeps its own date", () => {
    const early = makeDeadline(200_000, "earlyAction", "2026-12-15");
    expect(buildApplicationFor({ plan: "earlyAction" }, [priority, early])?.aim).toBe("2026-12-15");
  });
});

describe("a regular date after May 1 is the end of rolling admission", () => {
  const late = makeDeadline(200_000, "regularDecision", "2027-07-28");
  test.each([
    ["in fall: four weeks ahead, at the month's end", "2026-11-21", "2026-12-31", false],
    ["in July: never past its last day", "2027-07-10", "2027-07-28", false],
    ["past it: over", "2027-07-29", "2027-07-28", true],
  ])("%s", (_name, today, aim, isOver) => {
    const application = buildApplicationFor({}, [late], { today });
    expect(application).toMatchObject({
      plan: "rolling",
      isRolling: true,
      deadline: "2027-07-28",
      aim,
      isOver,
    });
  });
});

test("rows that name early rounds only leave the regular round unknown, not missing", () => {
  const early = makeDeadline(200_000, "earlyAction", "2026-11-15");
  expect(buildApplicationFor({}, [early])).toMatchObject({
    plan: "regularDecision",
    isOffered: true,
    deadline: null,
    isUndated: true,
    aim: "2027-01-01",
    basis: { standing: "ask" },
  });
  expect(buildApplicationFor({ plan: "earlyDecision1" }, [early])?.isOffered).toBe(false);
});

test("dates for scholarships and honors stand beside the deadline", () => {
  const dates = [
    makeDeadline(200_000, "scholarshipPriority", "2026-12-01"),
    makeDeadline(200_000, "honors", "2026-11-15"),
    makeDeadline(200_000, "regularDecision", "2027-02-01"),
  ];
  expect(buildApplicationFor({}, dates)?.otherDates.map(({ round, date }) => [round, date])).toEqual([
    ["scholarshipPriority", "2026-12-01"],
    ["honors", "2026-11-15"],
  ]);
});
