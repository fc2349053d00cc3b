/** A missed minimum on a college's row: the label is held, the warning says what would do, and a place already given stands. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { rankCollege } from "./rank.ts";
import { listWarnings } from "./reasons.ts";

const unlv = 182_281;
const oklahomaRegional = 207_263;
const input = { priceOf: () => null, fieldOf: () => null };

function rank(unitId: number, answers: Partial<Profile>, admittedTo: ReadonlySet<number> = new Set()) {
  const profile = { ...emptyProfile, ...answers };
  const row = rankCollege(findShippedCollege(unitId), profile, emptyMoney, { ...input, admittedTo });
  const warning = listWarnings(row, profile).find(({ code }) => code === "belowMinimum") ?? null;
  return { row, warning };
}

const inNevada: Partial<Profile> = { homeState: "NV", gpa: 2.9, coreGpa: 2.6, satTotal: 950 };

describe("a minimum that is missed", () => {
  test("holds the label at target, however high the chance", () => {
    const { row, warning } = rank(unlv, inNevada);
    expect(row.chance).toMatchObject({ kind: "estimate" });
    expect(row.chance.kind === "estimate" && row.chance.share > 0.75).toBe(true);
    expect(row.admissionLabel).toEqual({ code: "target", because: "belowMinimum" });
    expect(warning?.values).toEqual({
      rule: "Nevada university admission",
      year: "2024-25; we have nothing newer",
      requiredCourses: null,
      actComposite: 22,
      satTotal: 1120,
      coreGpa: 3,
      gpa: null,
      classRankTopPercent: null,
    });
  });

  test("is gone with the answer that meets it", () => {
    const { row, warning } = rank(unlv, { ...inNevada, satTotal: 1120 });
    expect(row.admissionLabel.because).not.toBe("belowMinimum");
    expect(warning).toBeNull();
  });

  test("does not lift a reach", () => {
    const { row } = rank(unlv, { ...inNevada, gpa: 1.2, coreGpa: 1.2, satTotal: 620 });
    expect(row.admissionLabel.code).toBe("reach");
  });

  test("says nothing where the college has admitted the student, or admits nearly everyone", () => {
    const admitted = rank(unlv, inNevada, new Set([unlv]));
    expect(admitted.row.admissionLabel).toEqual({ code: "safety", because: "guaranteed" });
    expect(admitted.warning).toBeNull();
    const open = rank(oklahomaRegional, {
      homeState: "OK",
      coreGpa: 2,
      satTotal: 800,
      classRankTopPercent: 80,
    });
    expect(open.row.admissionLabel.code).toBe("open");
    expect(open.warning).toBeNull();
  });
});
