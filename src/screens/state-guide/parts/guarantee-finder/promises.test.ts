/** The finder's summary of all of a state's guarantees. */
import { describe, expect, test } from "vitest";
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { GuaranteeFigures } from "#domain/admission/checkGuarantee.ts";
import type { StateCode } from "#domain/college/states.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { readFinderData } from "../../../../../test/support/finderData.ts";
import { listShownNeeds, listShownPromises } from "./promises.ts";
import { getPromiseStatus } from "./rows.ts";
import { listShownRules } from "./rules.ts";
import { listQuestions } from "./useFigures.ts";

const cases: {
  name: string;
  state: StateCode;
  figures: Partial<GuaranteeFigures>;
  confirmed?: FurtherNeed[];
  denied?: FurtherNeed[];
  status: ReturnType<typeof getPromiseStatus>;
}[] = [
  { name: "nothing entered", state: "MI", figures: {}, status: { kind: "empty" } },
  { name: "Michigan, 3.1", state: "MI", figures: { gpa: 3.1 }, status: { kind: "sure", count: 11 } },
  {
    name: "Illinois, where no line is published",
    state: "IL",
    figures: { gpa: 2 },
    status: { kind: "open" },
  },
  { name: "Michigan, 2.9", state: "MI", figures: { gpa: 2.9 }, status: { kind: "none" } },
  {
    name: "Texas, top 7, level not confirmed",
    state: "TX",
    figures: { classRankTopPercent: 7 },
    status: { kind: "check", count: 1 },
  },
  {
    name: "Texas, top 4, level confirmed: Austin and the others",
    state: "TX",
    figures: { classRankTopPercent: 4 },
    confirmed: ["distinguishedLevel"],
    status: { kind: "sure", count: 34 },
  },
  {
    name: "Florida, top 15, all confirmed",
    state: "FL",
    figures: { classRankTopPercent: 15 },
    confirmed: ["publicSchool", "requiredCourses", "testTaken"],
    status: { kind: "one" },
  },
  {
    name: "Florida, top 15, at a private school",
    state: "FL",
    figures: { classRankTopPercent: 15 },
    confirmed: ["requiredCourses", "testTaken"],
    denied: ["publicSchool"],
    status: { kind: "none" },
  },
  {
    name: "Michigan, 90 of 100",
    state: "MI",
    figures: { gpa: 90, gpaScale: "percent" },
    status: { kind: "open" },
  },
  {
    name: "North Carolina, no names but a place to claim",
    state: "NC",
    figures: { gpa: 3 },
    confirmed: ["publicSchool", "fourthMath", "requiredCourses"],
    status: { kind: "check", count: 1 },
  },
];

describe("all promises of a state", () => {
  test.each(cases)("$name", ({ state, figures, confirmed = [], denied = [], status }) => {
    const told: GuaranteeFigures = {
      gpa: null,
      gpaScale: "unweighted",
      classRankTopPercent: null,
      ...figures,
    };
    const isTold = told.gpa !== null || told.classRankTopPercent !== null;
    const shown = listShownPromises(readFinderData(state), told, confirmed, denied);
    expect(getPromiseStatus(shown, isTold)).toEqual(status);
  });

  test("a weighted average brings the question for the plain one, and keeps it once answered", () => {
    const figures: GuaranteeFigures = { gpa: 3.4, gpaScale: "weighted", classRankTopPercent: null };
    const need = "gpaOnTheirScale" as const;
    for (const confirmed of [[], [need]]) {
      const [pact] = listShownPromises(readFinderData("MI"), figures, confirmed);
      expect(pact && listShownNeeds(pact, "weighted", confirmed)).toEqual([need]);
    }
    const [plain] = listShownPromises(readFinderData("MI"), { ...figures, gpaScale: "unweighted" }, []);
    expect(plain && listShownNeeds(plain, "unweighted", [])).toEqual([]);
  });
});

describe("published rules with conditions", () => {
  const rate = (state: StateCode, id: string, told: Partial<Profile>) =>
    listShownRules(readFinderData(state), { ...emptyProfile, ...told }).find(({ rule }) => rule.id === id);
  const fit = { hasRequiredCourses: true };

  test.each<[string, StateCode, string, Partial<Profile>, string]>([
    ["Connecticut, plain 2.75", "CT", "connecticutAutomatic", { gpa: 2.75 }, "sure"],
    [
      "Connecticut, plain 2.7, which may be a weighted 3.0",
      "CT",
      "connecticutAutomatic",
      { gpa: 2.7 },
      "missing",
    ],
    ["Connecticut, weighted 2.7", "CT", "connecticutAutomatic", { gpa: 2.7, gpaScale: "weighted" }, "notMet"],
    ["Kansas, an ACT of 21, by one source", "KS", "kansasQualified", { actComposite: 21 }, "check"],
    ["Kansas, an ACT of 20 and no average", "KS", "kansasQualified", { actComposite: 20 }, "missing"],
    [
      "Mississippi, below the core lines",
      "MS",
      "mississippiFullAdmission",
      { ...fit, coreGpa: 1.9, classRankTopPercent: 60, actComposite: 15, satTotal: 800 },
      "notMet",
    ],
    [
      "Iowa, the index exactly",
      "IA",
      "iowaRegentIndex",
      { ...fit, gpa: 3, actComposite: 25, coreYears: 16 },
      "sure",
    ],
    ["Iowa, without the courses", "IA", "iowaRegentIndex", { hasRequiredCourses: false, gpa: 4 }, "denied"],
    ["Hawaii, at a private school", "HI", "hawaiiDirect", { gpa: 3, attendsPublicSchool: false }, "denied"],
    ["Minnesota, whatever the grades", "MN", "minnesotaDirect", { gpa: 2 }, "byLetter"],
    [
      "Washington, a high school that may take part",
      "WA",
      "washingtonGuaranteed",
      { ...fit, gpa: 3 },
      "check",
    ],
  ])("%s", (_, state, id, told, outcome) => {
    expect(rate(state, id, told)?.outcome).toBe(outcome);
    // The page is about its own state; where the plan's student lives elsewhere, it says so beside the result.
    expect(rate(state, id, { ...told, homeState: "TX" })?.outcome).toBe(outcome);
  });

  test.each<[StateCode, string[]]>([
    ["CT", ["gpa"]],
    ["IA", ["gpa", "satTotal", "actComposite", "coreYears", "hasRequiredCourses"]],
    ["MN", []],
    ["MS", ["coreGpa", "classRankTopPercent", "satTotal", "actComposite", "hasRequiredCourses"]],
    ["HI", ["gpa", "attendsPublicSchool"]],
  ])("%s asks only what one of its rules turns on", (state, asked) => {
    expect(listQuestions(readFinderData(state))).toEqual(asked);
  });
});
