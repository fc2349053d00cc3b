/** Single guarantees, on both sides of the threshold and on each GPA scale. */
import { describe, expect, test } from "vitest";
import { admissionGuarantees, type FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import { checkGuarantee, type GuaranteeFigures } from "./checkGuarantee.ts";

const told: GuaranteeFigures = { gpa: null, gpaScale: "unweighted", classRankTopPercent: null };

const cases: {
  name: string;
  id: string;
  figures: Partial<GuaranteeFigures>;
  confirmed?: FurtherNeed[];
  outcome: string;
}[] = [
  { name: "Michigan, 3.0", id: "michiganAssured", figures: { gpa: 3 }, outcome: "sure" },
  { name: "Michigan, 2.99", id: "michiganAssured", figures: { gpa: 2.99 }, outcome: "notMet" },
  { name: "Michigan, nothing told", id: "michiganAssured", figures: {}, outcome: "missing" },
  {
    name: "Michigan, weighted 3.2",
    id: "michiganAssured",
    figures: { gpa: 3.2, gpaScale: "weighted" },
    outcome: "check",
  },
  {
    name: "Michigan, weighted 3.2, plain average confirmed",
    id: "michiganAssured",
    figures: { gpa: 3.2, gpaScale: "weighted" },
    confirmed: ["gpaOnTheirScale"],
    outcome: "sure",
  },
  {
    name: "Michigan, weighted 2.9 is less than 3.0 plain",
    id: "michiganAssured",
    figures: { gpa: 2.9, gpaScale: "weighted" },
    outcome: "notMet",
  },
  {
    name: "Michigan, 88 of 100 cannot be compared",
    id: "michiganAssured",
    figures: { gpa: 88, gpaScale: "percent" },
    outcome: "missing",
  },
  {
    name: "North Carolina, weighted 2.8, all confirmed",
    id: "northCarolinaConnect",
    figures: { gpa: 2.8, gpaScale: "weighted" },
    confirmed: ["publicSchool", "fourthMath", "requiredCourses"],
    // The offers we know of went to the class of 2026.
    outcome: "check",
  },
  {
    name: "North Carolina, weighted 2.79",
    id: "northCarolinaConnect",
    figures: { gpa: 2.79, gpaScale: "weighted" },
    outcome: "notMet",
  },
  {
    name: "North Carolina, plain 2.8 is at least that weighted",
    id: "northCarolinaConnect",
    figures: { gpa: 2.8 },
    outcome: "check",
  },
  {
    name: "North Carolina, plain 2.6 may be 2.8 weighted",
    id: "northCarolinaConnect",
    figures: { gpa: 2.6 },
    outcome: "missing",
  },
  {
    name: "Illinois, lines of their own",
    id: "illinoisOneClick",
    figures: { gpa: 4, classRankTopPercent: 1 },
    outcome: "ownLines",
  },
  {
    name: "California, CSU 2.5, all confirmed but the claim",
    id: "californiaCsuDirect",
    figures: { gpa: 2.5 },
    confirmed: ["publicSchool", "requiredCourses", "districtSharesData"],
    outcome: "claim",
  },
  { name: "California, CSU 2.49", id: "californiaCsuDirect", figures: { gpa: 2.49 }, outcome: "notMet" },
  {
    name: "California, UC top 9, courses confirmed, space never sure",
    id: "californiaUcNinePercent",
    figures: { gpa: 3, classRankTopPercent: 9 },
    confirmed: ["requiredCourses"],
    outcome: "sureOfOne",
  },
  {
    name: "California, UC top 10",
    id: "californiaUcNinePercent",
    figures: { gpa: 4, classRankTopPercent: 10 },
    outcome: "notMet",
  },
  {
    name: "California, UC top 9, average not told",
    id: "californiaUcNinePercent",
    figures: { classRankTopPercent: 9 },
    outcome: "missing",
  },
  { name: "Virginia, one source only", id: "virginiaVcu", figures: { gpa: 3.5 }, outcome: "check" },
];

describe("one guarantee", () => {
  test.each(cases)("$name: $outcome", ({ id, figures, confirmed, outcome }) => {
    const guarantee = admissionGuarantees.find((one) => one.id === id);
    if (guarantee === undefined) throw new Error(`No guarantee ${id}.`);
    expect(checkGuarantee(guarantee, { ...told, ...figures }, confirmed ?? []).outcome).toBe(outcome);
  });

  test("missing answers never lead to a yes or a no", () => {
    for (const guarantee of admissionGuarantees) {
      expect(["missing", "ownLines"]).toContain(checkGuarantee(guarantee, told, []).outcome);
    }
  });
});
