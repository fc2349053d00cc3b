/** Questions raised by a college's own figures; both sides of each threshold. */
import { describe, expect, test } from "vitest";
import { calculateKindMedians } from "#domain/college/kindMedians.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { listVisitQuestions, personByQuestion, type VisitFacts, visitPeople } from "./visitQuestions.ts";

const all = loadShippedColleges();
const ohioState = all.recordOf(204796);
if (ohioState === null) throw new Error("Ohio State is not in the data.");

/** A record that raises no questions. */
const quiet: CollegeRecord = {
  ...ohioState,
  completionRate: 0.9,
  retentionRate: 0.95,
  pellGraduationShare: 0.9,
  undergraduates: 8_000,
  religiousAffiliation: null,
  studentsPerFaculty: 12,
  tuitionGrowthShare: 0.02,
  setting: "city",
};
const medians = calculateKindMedians(all.summaries, ohioState);
const usual = medians.measures.completionRate.median ?? 0;

function listCodes(changes: Partial<CollegeRecord>, facts: Partial<VisitFacts> = {}): string[] {
  return listVisitQuestions({
    record: { ...quiet, ...changes },
    medians,
    commonDataSet: null,
    factors: null,
    profile: { homeState: "OH", majorFamilies: [] },
    miles: null,
    degreesIn: null,
    ...facts,
  }).map(({ code }) => code);
}

describe("a question is only asked if a figure calls for it", () => {
  test("nothing unusual", () => {
    expect(listCodes({})).toEqual([]);
  });

  test.each<[string, Partial<CollegeRecord>, string[]]>([
    ["five points fewer finish than usual", { completionRate: usual - 0.0501 }, ["fewFinish"]],
    ["four points fewer do not count", { completionRate: usual - 0.04, pellGraduationShare: null }, []],
    ["what is not published is not asked about", { completionRate: null, retentionRate: null }, []],
    ["students with Pell grants finish less often", { pellGraduationShare: 0.84 }, ["pellGap"]],
    ["eighteen students for each teacher", { studentsPerFaculty: 18 }, ["manyPerTeacher"]],
    ["seventeen", { studentsPerFaculty: 17 }, []],
    ["tuition rises a point faster than usual", { tuitionGrowthShare: 0.0375 }, ["priceRises"]],
    ["a college of 15,000 is not yet large", { undergraduates: 15_000 }, []],
    ["a college of 15,001 is", { undergraduates: 15_001 }, ["largeCollege"]],
    ["in the country", { setting: "rural" }, ["smallPlace"]],
    ["with a faith", { religiousAffiliation: "Roman Catholic" }, ["faith"]],
  ])("%s", (_name, changes, expected) => {
    // A gap between groups is a separate question with its own test.
    const own = "pellGraduationShare" in changes ? {} : { pellGraduationShare: null };
    expect(listCodes({ ...own, ...changes })).toEqual(expected);
  });

  test.each<[string, Partial<VisitFacts>, string[]]>([
    [
      "a public college of another state",
      { profile: { homeState: "PA", majorFamilies: [] } },
      ["otherState"],
    ],
    ["150 miles from home", { miles: 150 }, ["farFromHome"]],
    ["149 miles", { miles: 149 }, []],
    [
      "a field that the college has, and one that it has not",
      {
        profile: { homeState: "OH", majorFamilies: ["11", "49"] },
        degreesIn: (family) => (family === "11" ? 120 : 0),
      },
      ["ownMajor", "majorNotSeen"],
    ],
    [
      "fields while the college's programs are not known",
      { profile: { homeState: "OH", majorFamilies: ["11"] } },
      [],
    ],
  ])("%s", (_name, facts, expected) => {
    expect(listCodes({}, facts)).toEqual(expected);
  });
});

test("questions are in the order of the people to ask", () => {
  const places = listVisitQuestions({
    record: { ...quiet, setting: "town", tuitionGrowthShare: 0.08, completionRate: 0.3, retentionRate: 0.5 },
    medians,
    commonDataSet: null,
    factors: null,
    profile: { homeState: "PA", majorFamilies: [] },
    miles: 400,
    degreesIn: null,
  }).map(({ code }) => visitPeople.indexOf(personByQuestion[code]));
  expect(places.length).toBeGreaterThan(4);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
