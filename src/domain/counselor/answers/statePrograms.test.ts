/** Answers on state aid where a state has no guide: what is on record, that it is not all, and what has closed. */
import { describe, expect, test } from "vitest";
import type { StateCode } from "#domain/college/states.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import { answerReading } from "../answerReading.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading } from "../counselor.ts";
import { findProgram } from "../programNames.ts";

const november = "2026-11-26";
const all = loadShippedColleges();
const empty = makeEmptyPlan("plan", `${november}T00:00:00.000Z`);
const shared = {
  colleges: all.summaries,
  byUnitId: new Map(all.summaries.map((college) => [college.unitId, college])),
  deadlines: [],
  majors: all.majors(),
  today: november,
};

const seniorIn = (homeState: StateCode): AnswerContext => ({
  ...shared,
  plan: { ...empty, profile: { ...empty.profile, gpa: 3.6, gradeYear: 12, homeState } },
});

const makeReading = (
  tool: CounselorReading["tool"],
  rest: Partial<CounselorReading> = {},
): CounselorReading => ({
  tool,
  entities: [],
  measure: null,
  round: null,
  residency: null,
  change: null,
  ...rest,
});

const ask = (reading: CounselorReading, context: AnswerContext) =>
  answerReading({ reading, others: [], namesLeftOut: 0, boundary: null, language: "en" }, "", context);

const askProgram = (id: string, homeState: StateCode) =>
  ask(makeReading("statePrograms", { entities: [{ kind: "program", id }] }), seniorIn(homeState)).text;

test("one program is told with its steps, several without", () => {
  const [maine, tuition] = ["maineFreeCollege", "rhodeIslandPromise"].map(
    (id) => ({ kind: "program", id }) as const,
  );
  if (maine === undefined || tuition === undefined) throw new Error("no programs");
  const tell = (entities: CounselorReading["entities"]) =>
    ask(makeReading("statePrograms", { entities }), seniorIn("RI")).text;
  const { how } = findProgram(tuition.id) ?? {};
  expect(how).toBeTruthy();
  expect(tell([tuition])).toContain(`\n${how}`);
  expect(tell([maine, tuition])).not.toContain(how);
});

describe("states whose guide is one page, and territories without one", () => {
  test("the programs we list are never taken for all of them, and the agency is named", () => {
    const { text } = ask(makeReading("statePrograms"), seniorIn("ID"));
    expect(text).toContain("I list 2 aid programs in Idaho that I could confirm.");
    expect(text).toContain("Ask the Idaho State Board of Education about others");
    expect(text).not.toContain("guide");
  });

  test("none is said, with whom to ask", () => {
    const answer = ask(makeReading("statePrograms"), seniorIn("GU"));
    expect(answer.kind).toBe("dont-know");
    expect(answer.text).toContain(
      "I have no list of Guam’s aid programs yet. Ask its higher education agency",
    );
  });

  test("the dates of its programs come with the date of its form", () => {
    const { text } = ask(makeReading("deadlines", { measure: "aidDate" }), seniorIn("ID"));
    expect(text).toContain("Idaho LAUNCH (to apply in the first round) expected by November 30, 2026");
    expect(
      ask(makeReading("deadlines", { measure: "aidDate" }), { ...seniorIn("ID"), today: "2026-12-01" }).text,
    ).not.toContain("first round");
  });

  test("a program that has closed is said to have closed, whoever qualifies", () => {
    const text = askProgram("tennesseePromise", "TN");
    expect(text).toContain("The day to apply was November 2, 2026, so it has passed for your class.");
    expect(text).toContain("If you applied in time: the deadline to file the FAFSA is April 1, 2027.");
    expect(text).not.toContain("qualify");
    expect(ask(makeReading("statePrograms"), seniorIn("TN")).text).not.toContain(
      "you qualify for Tennessee Promise",
    );
  });

  test.each([
    ["oklahomaPromise", "OK", "The deadline to apply is December 31, 2026."],
    ["dcTuitionAssistanceGrant", "DC", "at most $15,000 a year at a public college in any state"],
    ["maineFreeCollege", "ME", "Based on your answers, you do not meet its rules."],
    ["wyomingHathaway", "WY", "up to $2,360 a semester"],
    ["arkansasAcademicChallenge", "AR", "$2,000 a year in the first year"],
    ["washingtonCollegeGrant", "WA", "up to $6,454 a year at a private nonprofit college"],
  ] as const)("%s in %s: %s", (id, homeState, said) => {
    expect(askProgram(id, homeState)).toContain(said);
  });
});
