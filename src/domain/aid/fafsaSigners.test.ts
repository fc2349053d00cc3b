/** Who signs the FAFSA: the families in the help article, and the open question at each step. */
import { describe, expect, test } from "vitest";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";
import { createSeededRandom } from "#lib/random.ts";
import { fillQuestion } from "../../../test/support/fafsaFamilies.ts";
import { reasonKeys } from "./dependency.ts";
import { walkFafsa } from "./fafsaFlow.ts";
import { getTaxHousehold, listFilings } from "./fafsaFlowFamily.ts";
import { findFafsaSigners, type SignersFound, spouseFiledJointlyKey, toSignerKey } from "./fafsaSigners.ts";

const noReason = Object.fromEntries(Object.values(reasonKeys).map((key) => [key, false]));
const shown = (
  answers: AidAnswers,
): Pick<SignersFound, "signers" | "note"> & { open: string | undefined } => {
  const { questions, signers, note } = findFafsaSigners({ ...noReason, ...answers });
  return { signers, note, open: signers === null ? questions.at(-1) : undefined };
};

describe("who signs", () => {
  test.each<[string, AidAnswers, readonly string[], string | null]>([
    [
      "parents married, one joint return: one acts for both",
      { "student.parents": "marriedToEachOther", "student.parentsFiledJointly": true },
      ["student", "oneOfBothParents"],
      null,
    ],
    [
      "parents married, two returns",
      { "student.parents": "marriedToEachOther", "student.parentsFiledJointly": false },
      ["student", "firstParent", "secondParent"],
      null,
    ],
    [
      "parents not married, in one home",
      { "student.parents": "unmarriedLivingTogether" },
      ["student", "firstParent", "secondParent"],
      null,
    ],
    [
      "parents apart: the one who paid more, not remarried",
      {
        "student.parents": "apart",
        "student.paidMore": "second",
        "student.secondIsRemarried": false,
      },
      ["student", "secondParent"],
      null,
    ],
    [
      "equal support: the one with more",
      {
        "student.parents": "apart",
        "student.paidMore": "equal",
        "student.hasMore": "first",
        "student.firstIsRemarried": false,
      },
      ["student", "firstParent"],
      null,
    ],
    [
      "remarried, with returns of their own: the stepparent signs too",
      {
        "student.parents": "apart",
        "student.paidMore": "first",
        "student.firstIsRemarried": true,
        "student.firstFiledJointly": false,
      },
      ["student", "firstParent", "stepparent"],
      null,
    ],
    [
      "remarried, one return: the stepparent's figures stand on it",
      {
        "student.parents": "oneDied",
        "student.survivingIsRemarried": true,
        "student.survivingFiledJointly": true,
      },
      ["student", "survivingParent"],
      "stepparentOnReturn",
    ],
    ["both parents have died", { "student.parents": "bothDied" }, ["student"], "independent"],
    ["contact is not safe", { "student.parents": "noSafeContact" }, ["student"], "provisional"],
    ["parents refuse", { "student.parents": "refuse" }, ["student"], "parentsRefuse"],
    ["24 by January 1", { "student.isAge24": true }, ["student"], "independent"],
    [
      "married, with a return each",
      { "student.isMarried": true, [spouseFiledJointlyKey]: false },
      ["student", "spouse"],
      "independent",
    ],
    [
      "married, with one return",
      { "student.isMarried": true, [spouseFiledJointlyKey]: true },
      ["student"],
      "independent",
    ],
  ])("%s", (_name, answers, signers, note) => {
    expect(shown(answers)).toEqual({ signers, note, open: undefined });
  });
});

describe("the next question", () => {
  test("when nothing is answered", () => {
    expect(findFafsaSigners({})).toEqual({ questions: ["reasons"], signers: null, note: null });
  });

  test.each<[string, AidAnswers, string]>([
    ["no reason to be independent", {}, "parents"],
    ["a married student", { "student.isMarried": true }, "spouseFiledJointly"],
    ["married parents", { "student.parents": "marriedToEachOther" }, "filedJointly"],
    ["parents apart", { "student.parents": "apart" }, "paidMore"],
    ["equal support", { "student.parents": "apart", "student.paidMore": "equal" }, "hasMore"],
    ["the one who paid more", { "student.parents": "apart", "student.paidMore": "first" }, "isRemarried"],
    [
      "a remarried parent",
      { "student.parents": "oneDied", "student.survivingIsRemarried": true },
      "filedJointly",
    ],
  ])("%s", (_name, answers, question) => {
    expect(shown(answers).open).toBe(question);
  });

  test("a marriage is stored with the parent it is about", () => {
    const apart = { "student.parents": "apart", "student.paidMore": "second" };
    expect(toSignerKey("isRemarried", apart)).toBe("student.secondIsRemarried");
    expect(toSignerKey("filedJointly", { "student.parents": "marriedToEachOther" })).toBe(
      "student.parentsFiledJointly",
    );
    expect(toSignerKey("reasons", apart)).toBeNull();
  });
});

describe("what the FAFSA calculator was told is not asked again", () => {
  const inOneHome: AidAnswers = { ...noReason, "student.parents": "apart" };

  test.each<[string, AidAnswers, readonly string[] | null, string | null]>([
    ["divorced", { "first.maritalNow": "divorced" }, ["student", "formParent"], null],
    [
      "remarried, on one return",
      { "first.maritalNow": "remarried", "first.filingStatus": "mfj" },
      ["student", "formParent"],
      "stepparentOnReturn",
    ],
    [
      "remarried, on two returns",
      { "first.maritalNow": "remarried", "first.filingStatus": "mfs" },
      ["student", "formParent", "stepparent"],
      null,
    ],
    ["remarried, before the return", { "first.maritalNow": "remarried" }, null, null],
    [
      "divorced, and who paid more was said elsewhere",
      { "first.maritalNow": "divorced", "student.paidMore": "second" },
      ["student", "secondParent"],
      null,
    ],
  ])("parents apart, %s", (_, answers, signers, note) => {
    expect(findFafsaSigners({ ...inOneHome, ...answers })).toMatchObject({ signers, note });
  });

  test.each([
    ["mfj", ["student"]],
    ["mfs", ["student", "spouse"]],
  ])("a married student's own return: %s", (filing, signers) => {
    const answers = { ...noReason, "student.isMarried": true, "student.filingStatus": filing };
    expect(findFafsaSigners(answers).signers).toEqual(signers);
  });

  test("for random families who answered every question: everyone whose return counts signs, and the student", () => {
    const counts = new Set<number>();
    for (const seed of Array.from({ length: 120 }, (_, index) => index + 1)) {
      const chance = createSeededRandom(seed);
      const answers: Record<string, AidAnswer> = {};
      let walk = walkFafsa(answers, "OH");
      for (; walk.next !== null; walk = walkFafsa(answers, "OH"))
        fillQuestion(walk.next, answers, walk.used, chance);
      const { signers } = findFafsaSigners(walk.used);
      const returns = listFilings(walk.used)?.length ?? 0;
      const others = getTaxHousehold(walk.used) === "student" ? returns - 1 : returns;
      expect(signers?.length, `family ${seed}`).toBe(1 + others);
      counts.add(1 + others);
    }
    expect(counts).toEqual(new Set([1, 2, 3]));
  });
});
