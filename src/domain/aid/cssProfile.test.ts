/** Whom the CSS Profile asks, its fees, and reasons for a waiver: every branch. */
import { describe, expect, test } from "vitest";
import { cssProfileTerms } from "#domain/aid/cssProfileTerms.ts";
import {
  type CssHousehold,
  countCssColleges,
  calculateCssFee,
  findCssFeeExemption,
  findCssHousehold,
  calculateOtherCssFee,
  toCssWishKey,
  getCssWish,
  getWaiverOutlook,
  listWaiverPapers,
  waiverReasons,
} from "./cssProfile.ts";
import type { FafsaParent, ParentsTogether } from "./fafsaParent.ts";

const answerPaidMore = (parents: "first" | "second"): FafsaParent => ({
  parents,
  because: "paidMore",
  stepparent: "none",
});
const open: FafsaParent = { parents: "unknown", ask: "paidMore" };

describe("the household that files first", () => {
  test.each<[string, ParentsTogether, "first" | "second" | "equal" | null, FafsaParent, CssHousehold]>([
    ["parents married to each other", "marriedToEachOther", null, open, { files: "together" }],
    ["parents living together", "unmarriedLivingTogether", "first", open, { files: "together" }],
    ["one parent died", "oneDied", null, open, { files: "surviving" }],
    ["both died", "bothDied", null, open, { files: "none" }],
    ["apart, the FAFSA parent not known", "apart", "first", open, { files: "unknown", ask: "fafsaParent" }],
    ["apart, home not said", "apart", null, answerPaidMore("first"), { files: "unknown", ask: "livedWith" }],
    [
      "support and home agree",
      "apart",
      "second",
      answerPaidMore("second"),
      { files: "second", because: "supportAndHome", other: "first" },
    ],
    [
      "equal time: support decides",
      "apart",
      "equal",
      answerPaidMore("first"),
      { files: "first", because: "support", other: "second" },
    ],
    [
      "support and home differ: each college is asked",
      "apart",
      "second",
      answerPaidMore("first"),
      { files: "ask", bySupport: "first", byHome: "second" },
    ],
  ])("%s", (_name, together, livedWith, fafsa, expected) => {
    expect(findCssHousehold({ together, livedWith }, fafsa)).toEqual(expected);
  });
});

describe("fees, 2026-27", () => {
  test.each([
    [-1, 0, 0],
    [0, 0, 0],
    [1, 25, 25],
    [2, 41, 25],
    [8, 137, 25],
  ])("%i colleges cost $%i, and the other parent $%i", (colleges, fee, other) => {
    expect(calculateCssFee(colleges)).toBe(fee);
    expect(calculateOtherCssFee(colleges)).toBe(other);
  });

  const family = { agiUsd: null, hasSatWaiver: false, isOrphanOrWardUnder24: false };
  test.each([
    ["nothing known", {}, null],
    ["an income at the limit", { agiUsd: 100_000 }, "income"],
    ["an income above it", { agiUsd: 100_001 }, null],
    ["a loss", { agiUsd: -5_000 }, "income"],
    ["an SAT waiver", { agiUsd: 150_000, hasSatWaiver: true }, "satWaiver"],
    ["a ward", { isOrphanOrWardUnder24: true }, "orphanOrWard"],
  ])("%s", (_name, change, expected) => {
    expect(findCssFeeExemption({ ...family, ...change })).toBe(expected);
  });

  test("say their year and where they come from", () => {
    expect(cssProfileTerms.awardYear).toBe("2026-27");
    expect(cssProfileTerms.source.url).toMatch(/^https:\/\/cssprofile\.collegeboard\.org/);
  });
});

describe("what the colleges of the plan said", () => {
  const answers = { [toCssWishKey(1)]: "both", [toCssWishKey(2)]: "one", [toCssWishKey(3)]: "none" };
  test("is counted by household, and what is not known stays open", () => {
    expect(countCssColleges(answers, [1, 2, 3, 4])).toEqual({ filing: 2, other: 1, open: 1 });
    expect(countCssColleges(answers, [])).toEqual({ filing: 0, other: 0, open: 0 });
  });
  test("a college off the list does not count, and an answer that is no choice is none", () => {
    expect(countCssColleges(answers, [4])).toEqual({ filing: 0, other: 0, open: 1 });
    expect(getCssWish({ [toCssWishKey(5)]: "maybe" }, 5)).toBeNull();
  });
});

describe("reasons for leaving out the other parent", () => {
  test.each([
    ["abuse", "mayCount"],
    ["noContactOrder", "mayCount"],
    ["neverInvolved", "mayCount"],
    ["cannotBeFound", "ask"],
    ["imprisoned", "ask"],
    ["refuses", "usuallyNot"],
    ["decree", "usuallyNot"],
    ["abroad", "usuallyNot"],
    ["newFamily", "usuallyNot"],
    ["cost", "usuallyNot"],
  ] as const)("%s: %s", (reason, expected) => {
    expect(getWaiverOutlook(reason)).toBe(expected);
  });

  test.each(waiverReasons)("%s names papers from outside the family exactly where it may help", (reason) => {
    const mayHelp = getWaiverOutlook(reason) !== "usuallyNot";
    expect(listWaiverPapers(reason).includes("professionalLetter")).toBe(mayHelp);
  });
});
