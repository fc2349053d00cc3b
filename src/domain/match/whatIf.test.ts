/** What would change a college: only steps that exist and make a visible difference. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import type { MatchPriceBand } from "./curves.ts";
import type { RankInput } from "./rank.ts";
import { listWhatIfs } from "./whatIf.ts";

/** A price that falls by $8,000 for a student who lives with family. */
function makeInput(profile: Profile): RankInput<MatchPriceBand> {
  const off = profile.livingPlan === "withFamily" ? 8_000 : 0;
  const band = { lowUsd: 12_000 - off, middleUsd: 16_000 - off, highUsd: 20_100 - off };
  return { priceOf: () => band, fieldOf: () => null };
}

const selective = makeCollege({
  admitRate: 0.35,
  satTotal: { lower: 1200, upper: 1400 },
  actComposite: { lower: 25, upper: 31 },
});

function listChanges(profile: Partial<Profile>, money: Partial<Money> = {}, college = selective) {
  const found = listWhatIfs(college, { ...emptyProfile, ...profile }, { ...emptyMoney, ...money }, makeInput);
  return found.map(({ change }) => change);
}

describe("what would change it", () => {
  test("a better GPA and a better score, each by one step", () => {
    expect(listChanges({ gpa: 3.6, satTotal: 1250, livingPlan: "withFamily" })).toEqual([
      { code: "gpa", from: 3.6, to: 3.8, scale: "unweighted" },
      { code: "sat", from: 1250, to: 1350 },
    ]);
  });

  test.each<[string, Partial<Profile>, unknown]>([
    ["the scale ends at 4.0", { gpa: 3.9 }, { code: "gpa", from: 3.9, to: 4, scale: "unweighted" }],
    [
      "100 points go up by three",
      { gpa: 88, gpaScale: "percent" },
      { code: "gpa", from: 88, to: 91, scale: "percent" },
    ],
    ["a B becomes a B+", { gpa: 3, gpaScale: "letter" }, { code: "gpa", from: 3, to: 3.3, scale: "letter" }],
    ["an ACT of 24 becomes 27", { actComposite: 24 }, { code: "act", from: 24, to: 27 }],
  ])("%s", (_name, profile, expected) => {
    expect(listChanges({ livingPlan: "withFamily", ...profile })).toEqual([expected]);
  });

  test("an SAT of 1550 can only reach 1600", () => {
    const dense = makeCollege({ admitRate: 0.25, satTotal: { lower: 1480, upper: 1580 } });
    expect(listChanges({ satTotal: 1550, livingPlan: "withFamily" }, {}, dense)).toEqual([
      { code: "sat", from: 1550, to: 1600 },
    ]);
  });

  test("a student at the top of a scale is not offered a step beyond it", () => {
    expect(listChanges({ gpa: 4, satTotal: 1600, actComposite: 36, livingPlan: "withFamily" })).toEqual([]);
  });

  test("living with family lowers the price", () => {
    expect(listChanges({})).toEqual([{ code: "livingWithFamily" }]);
  });

  test.each([
    ["near home", { homeLatitude: 39.9, homeLongitude: -89.6, homeState: "IL" }, true],
    ["far from home", { homeLatitude: 36.8, homeLongitude: -119.9, homeState: "CA" }, false],
    ["in another state than home", { homeState: "CA" }, false],
    ["in the home state", { homeState: "IL" }, true],
  ] as const)(
    "a college %s: living with family is weighed only where it can be",
    (_name, home, isWeighed) => {
      expect(listChanges(home)).toEqual(isWeighed ? [{ code: "livingWithFamily" }] : []);
    },
  );

  test("a sure college with an uncertain price becomes a financial safety if the family can pay its high end", () => {
    const open = makeCollege({ hasOpenAdmission: true });
    const found = listWhatIfs(
      open,
      { ...emptyProfile, livingPlan: "withFamily" },
      { ...emptyMoney, payPerYearUsd: 10_000 },
      makeInput,
    );
    expect(found.map(({ change }) => change)).toEqual([
      { code: "payPerYear", fromUsd: 10_000, toUsd: 12_500 },
    ]);
    expect(found.map(({ before, after }) => [before.admissionLabel.code, after.admissionLabel.code])).toEqual(
      [["open", "open"]],
    );
    expect(found[0]?.before.budgetLabel).not.toBe("within");
    expect(found[0]?.after.budgetLabel).toBe("within");
  });

  test("a senior's grades are in, so only a score can still change", () => {
    const told = { gpa: 3.6, satTotal: 1250, livingPlan: "withFamily" } as const;
    const codesOf = (gradeYear: 11 | 12 | 13) => listChanges({ ...told, gradeYear }).map(({ code }) => code);
    expect(codesOf(11)).toEqual(["gpa", "sat"]);
    expect(codesOf(12)).toEqual(["sat"]);
    expect(codesOf(13)).toEqual(["sat"]);
  });

  test.each([
    ["the whole range, for a quarter more", 16_400, 20_500],
    ["the low end, for $5,000 more, where the high end is out of reach", 7_000, 12_000],
    ["nothing, where even the low end is more than $5,000 away", 6_999, null],
    ["nothing, where the low end is paid for and the high end is out of reach", 12_500, null],
    ["nothing, where the whole range is paid for", 20_100, null],
  ])("a family that stretches covers %s", (_name, payPerYearUsd, toUsd) => {
    const open = makeCollege({ hasOpenAdmission: true });
    const found = listChanges({ homeState: "CA" }, { payPerYearUsd }, open);
    expect(found).toEqual(toUsd === null ? [] : [{ code: "payPerYear", fromUsd: payPerYearUsd, toUsd }]);
  });

  test("a step that changes nothing visible is not listed", () => {
    const open = makeCollege({ hasOpenAdmission: true });
    expect(listChanges({ gpa: 3, satTotal: 1100, livingPlan: "withFamily" }, {}, open)).toEqual([]);
  });
});
