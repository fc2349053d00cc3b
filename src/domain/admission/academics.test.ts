/** GPA and test score conversion: each conversion is reported, and nothing is corrected silently. */
import { describe, expect, test } from "vitest";
import { type GpaScale } from "#domain/answers/gpaScale.ts";
import { emptyProfile } from "#domain/people/profile.ts";
import { convertAcademics, hasNoAcademics } from "./academics.ts";

describe("grades on the model's scale", () => {
  test.each<{ scale: GpaScale; gpa: number; used: number | null; code: string }>([
    { scale: "weighted", gpa: 4.2, used: 4.2, code: "asGiven" },
    { scale: "weighted", gpa: 4.4, used: 4.4, code: "asGiven" },
    { scale: "weighted", gpa: 4.41, used: 4.4, code: "cappedWeighted" },
    { scale: "weighted", gpa: 5.01, used: null, code: "aboveScale" },
    { scale: "unweighted", gpa: 4, used: 4, code: "asGiven" },
    { scale: "unweighted", gpa: 4.01, used: null, code: "aboveScale" },
    { scale: "percent", gpa: 85, used: 3, code: "percentToFour" },
    { scale: "percent", gpa: 95, used: 4, code: "percentToFour" },
    { scale: "percent", gpa: 99, used: 4, code: "percentToFour" },
    { scale: "percent", gpa: 40, used: 0, code: "percentToFour" },
    { scale: "percent", gpa: 3.5, used: null, code: "otherScale" },
    { scale: "percent", gpa: 5, used: null, code: "otherScale" },
    { scale: "percent", gpa: 5.5, used: 0, code: "percentToFour" },
    { scale: "letter", gpa: 3.7, used: 3.7, code: "letterToFour" },
    { scale: "letter", gpa: 4.33, used: 4, code: "letterToFour" },
  ])("a $scale GPA of $gpa counts as $used ($code)", ({ scale, gpa, used, code }) => {
    const academics = convertAcademics({ ...emptyProfile, gpaScale: scale, gpa });
    expect(academics.gpa).toBe(used);
    expect(academics.gpaConversion?.code).toBe(code);
    expect(academics.gpaConversion?.given).toBe(gpa);
  });

  test("a student with no grades and no tests yet has no academics", () => {
    expect(hasNoAcademics(convertAcademics({ ...emptyProfile, gpaScale: "none", gpa: 3 }))).toBe(true);
    expect(hasNoAcademics(convertAcademics({ ...emptyProfile, actComposite: 20 }))).toBe(false);
  });

  test("each test score is converted to the other test", () => {
    const academics = convertAcademics({ ...emptyProfile, satTotal: 1240, actComposite: 30 });
    expect(academics.actByConcordance).toBe(26);
    expect(academics.satByConcordance).toBe(1370);
  });
});
