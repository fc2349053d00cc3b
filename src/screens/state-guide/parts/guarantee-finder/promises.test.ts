/** The finder's summary of all of a state's guarantees. */
import { describe, expect, test } from "vitest";
import type { GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import { admissionGuarantees, type FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { GuaranteeFigures } from "#domain/admission/checkGuarantee.ts";
import type { StateCode } from "#domain/college/states.ts";
import { getPromiseStatus, listShownNeeds, listShownPromises } from "./promises.ts";

function readStateData(state: StateCode): GuaranteeFinderData {
  return {
    promises: admissionGuarantees
      .filter((guarantee) => guarantee.state === state)
      .map(({ ways, unitIds, furtherNeeds, ...rest }) => ({
        guarantee: { ...rest, ways: [...ways], unitIds: [...unitIds], furtherNeeds: [...furtherNeeds] },
        colleges: unitIds.map((unitId) => ({ name: `College ${unitId}`, slug: `college-${unitId}` })),
      })),
    paths: [],
    open: { bachelors: [], associate: [] },
  };
}

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
    const shown = listShownPromises(readStateData(state), told, confirmed, denied);
    expect(getPromiseStatus(shown, isTold)).toEqual(status);
  });

  test("a weighted average brings the question for the plain one, and keeps it once answered", () => {
    const figures: GuaranteeFigures = { gpa: 3.4, gpaScale: "weighted", classRankTopPercent: null };
    const need = "gpaOnTheirScale" as const;
    for (const confirmed of [[], [need]]) {
      const [pact] = listShownPromises(readStateData("MI"), figures, confirmed);
      expect(pact && listShownNeeds(pact, "weighted", confirmed)).toEqual([need]);
    }
    const [plain] = listShownPromises(readStateData("MI"), { ...figures, gpaScale: "unweighted" }, []);
    expect(plain && listShownNeeds(plain, "unweighted", [])).toEqual([]);
  });
});
