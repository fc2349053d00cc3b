/** The timeline input built from a plan. */
import { describe, expect, test } from "vitest";
import { readAnswer } from "#domain/answers/readAnswer.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { setNotSure } from "./answerDrafts.ts";
import { applyCommand } from "./apply.ts";
import { makeCommand } from "./commands.ts";
import { buildEssayListInput } from "./essayListInput.ts";
import { makeEmptyPlan, type Plan } from "./plan.ts";
import { readPlan } from "./planSchema.ts";
import { buildTimelineInput, findGraduationYear } from "./timelineInput.ts";

const today = "2026-11-21";
const empty = makeEmptyPlan("p1", "2026-11-01T00:00:00.000Z");
const listed: Plan["colleges"][number] = {
  unitId: 1,
  addedAt: "2026-11-01T00:00:00.000Z",
  status: "applying",
  applicationPlan: "earlyDecision2",
  note: "private",
};
const findDue = (unitId: number): Deadline => ({
  unitId,
  round: "regularDecision",
  date: "2027-01-04",
  isRolling: false,
  isBinding: false,
  asOf: "2026-11-01",
});

describe("the class", () => {
  test.each<[string, number | null, number | null, string, number | null]>([
    ["neither year nor grade", null, null, today, null],
    ["a senior in November", null, 12, today, 2027],
    ["a junior in November", null, 11, today, 2028],
    ["a junior in May, before the summer", null, 11, "2027-05-20", 2028],
    ["who has finished school", null, 13, today, 2026],
    ["the year that was said goes before the grade", 2029, 12, today, 2029],
  ])("%s", (_, graduationYear, gradeYear, day, expected) => {
    const plan = {
      ...empty,
      timeline: { ...empty.timeline, graduationYear },
      profile: { ...empty.profile, gradeYear },
    };
    expect(findGraduationYear(plan, day)).toBe(expected);
  });
});

describe("a grade and a class year that disagree", () => {
  const november = "2026-11-01T10:00:00.000Z a";
  const later = "2026-11-20T10:00:00.000Z b";
  test.each<[string, number, number, [string?, string?], number, number, number | undefined]>([
    ["the year was said last", 2028, 12, [later, november], 2028, 11, undefined],
    ["another grade was picked since, in another tool", 2028, 10, [november, later], 2029, 10, 2028],
    ["finished long ago: 13 says the same", 2024, 13, [november, later], 2024, 13, undefined],
    ["finished, but the class was to be next year's", 2027, 13, [november, later], 2026, 13, 2027],
    ["no day is known, as in a plan from a file", 2028, 13, [], 2028, 11, undefined],
    [
      "eighth grade has a class and no grade; then a grade is said",
      2031,
      9,
      [november, later],
      2030,
      9,
      2031,
    ],
  ])("%s", (_, graduationYear, gradeYear, [yearStamp, gradeStamp], expected, grade, instead) => {
    const plan: Plan = {
      ...empty,
      timeline: { ...empty.timeline, graduationYear },
      profile: { ...empty.profile, gradeYear },
      stamps: {
        ...(yearStamp !== undefined && { "timeline.graduationYear": yearStamp }),
        ...(gradeStamp !== undefined && { "profile.gradeYear": gradeStamp }),
      },
    };
    const known = readAnswer(plan, "graduationYear", { today });
    expect([known.value, known.instead]).toEqual([expected, instead]);
    expect(readAnswer(plan, "gradeYear", { today }).value).toBe(grade);
  });

  test.each([
    ["2026-11-21", 2028, 11],
    ["2027-09-01", 2028, 12],
    ["2029-09-01", 2028, 13],
  ])("a junior of November 2026 on %s: class of %s, grade %s", (day, graduationYear, grade) => {
    const plan = {
      ...empty,
      profile: { ...empty.profile, gradeYear: 11 },
      stamps: { "profile.gradeYear": november },
    };
    expect(findGraduationYear(plan, day)).toBe(graduationYear);
    expect(readAnswer(plan, "gradeYear", { today: day }).value).toBe(grade);
  });
});

describe("the input", () => {
  const senior: Plan = {
    ...empty,
    profile: { ...empty.profile, gradeYear: 12, homeState: "TX" },
    colleges: [listed, { ...listed, unitId: 404 }],
  };
  const collegeOf = (unitId: number) =>
    unitId === 1 ? makeCollege({ unitId: 1, name: "Rice", state: "TX", testPolicy: "considered" }) : null;

  test("the colleges in the data set, their deadlines, and the default aid form", () => {
    expect(buildTimelineInput(senior, collegeOf, [findDue(1), findDue(2)], today)).toEqual({
      graduationYear: 2027,
      colleges: [
        {
          unitId: 1,
          name: "Rice",
          state: "TX",
          status: "applying",
          plan: "earlyDecision2",
          testPolicy: "considered",
          hasOpenAdmission: makeCollege().hasOpenAdmission,
        },
      ],
      deadlines: [findDue(1)],
      tests: [],
      hasScore: false,
      aidForms: ["fafsa"],
      situations: [],
      homeState: "TX",
      marks: {},
      ownTasks: [],
      today,
      path: null,
      startTerm: null,
      canFileFafsa: null,
      transfer: null,
      isVeteran: null,
      isVeteranDependent: null,
    });
  });

  test("the family's answers override the defaults, even when empty", () => {
    const said: Plan = { ...senior, timeline: { ...senior.timeline, tests: ["sat"], aidForms: [] } };
    const input = buildTimelineInput(said, collegeOf, [], today);
    expect([input?.tests, input?.aidForms]).toEqual([["sat"], []]);
  });

  test.each([
    ["citizen", true],
    ["eligibleNoncitizen", true],
    ["neither", false],
  ])("a student who is %s can file the FAFSA: %s", (citizenship, canFile) => {
    const said: Plan = { ...senior, aid: { "student.citizenship": citizenship } };
    expect(buildTimelineInput(said, collegeOf, [], today)?.canFileFafsa).toBe(canFile);
  });

  test("without a class there is no input", () => {
    expect(buildTimelineInput({ ...senior, profile: empty.profile }, collegeOf, [], today)).toBeNull();
  });

  test("a transfer student's college by its name and state; one that is gone leaves credits and degree", () => {
    const said = (unitId: number): Plan => ({
      ...senior,
      profile: { ...senior.profile, transfer: { unitId, credits: 45, degree: "associate" } },
    });
    expect(buildTimelineInput(said(1), collegeOf, [], today)).toMatchObject({
      path: "transfer",
      transfer: { college: { name: "Rice", state: "TX" }, credits: 45, hasDegree: true },
    });
    expect(buildTimelineInput(said(404), collegeOf, [], today)?.transfer).toEqual({
      college: null,
      credits: 45,
      hasDegree: true,
    });
  });

  test("a plan of an earlier release, with an answer that exists no longer, makes the same timeline", () => {
    const { transfer, isVeteran, isVeteranDependent, notSure, ...profile } = senior.profile;
    const stored = { ...senior, profile: { ...profile, dreamCollege: "Rice" } };
    const read = readPlan(JSON.parse(JSON.stringify(stored)));
    if (!read.ok) throw new Error(read.problem.kind);
    expect([transfer, isVeteran, isVeteranDependent, notSure]).toEqual([null, null, null, []]);
    expect(buildTimelineInput(read.value, collegeOf, [findDue(1)], today)).toEqual(
      buildTimelineInput(senior, collegeOf, [findDue(1)], today),
    );
  });

  test("tests left open are asked again another day, and count as none until then", () => {
    const said: Plan = { ...senior, timeline: { ...senior.timeline, tests: ["sat"] } };
    const left = setNotSure(said, ["tests"], today).reduce(
      (plan, draft, index) =>
        applyCommand(
          plan,
          makeCommand(draft, { id: `c${index}`, at: `${today}T10:00:0${index}.000Z`, planId: "p1" }),
        ),
      said,
    );
    expect(readAnswer(left, "tests", { today })).toEqual({ value: null, origin: "notSure", at: today });
    expect(buildTimelineInput(left, collegeOf, [], today)?.tests).toEqual([]);
  });
});

test("the list of essays is for the same applicant as the timeline, whatever the answer follows from", () => {
  const plan: Plan = {
    ...empty,
    profile: {
      ...empty.profile,
      gradeYear: 13,
      transfer: { unitId: null, credits: 45, degree: "none" },
    },
  };
  const timeline = buildTimelineInput(plan, () => null, [], today);
  const essays = buildEssayListInput(plan, () => null, [], today);
  expect(essays.path).toBe("transfer");
  expect([essays.path, essays.startTerm, essays.graduationYear]).toEqual([
    timeline?.path,
    timeline?.startTerm,
    timeline?.graduationYear,
  ]);
});
