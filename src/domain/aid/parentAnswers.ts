/**
 * What a family answered about which parent the forms ask, kept among the student's own answers: marriages are kept by
 * parent, so that going back and naming the other parent does not apply one's marriage to the other.
 */
import type { FafsaParentAnswers, ParentsTogether } from "./fafsaParent.ts";
import { findFafsaParent } from "./fafsaParent.ts";
import { type AidAnswers, toAidKey } from "./households.ts";

export const parentHouseholds = ["first", "second"] as const;
export type ParentHousehold = (typeof parentHouseholds)[number];

/** Whose marriage a question is about. */
export type MarriageOf = ParentHousehold | "surviving" | "parents";

export type ParentAnswers = FafsaParentAnswers & {
  /** Whom the student lived with more in the last twelve months; for colleges that go by it. */
  livedWith: ParentHousehold | "equal" | null;
};

const togetherChoices: readonly ParentsTogether[] = [
  "marriedToEachOther",
  "unmarriedLivingTogether",
  "apart",
  "oneDied",
  "bothDied",
];

export const parentQuestions = {
  /** Shared with the FAFSA calculator, which knows further answers to it. */
  together: toAidKey("student", "parents"),
  paidMore: toAidKey("student", "paidMore"),
  hasMore: toAidKey("student", "hasMore"),
  livedWith: toAidKey("student", "livedWith"),
  nameOfFirst: toAidKey("student", "nameOfFirst"),
  nameOfSecond: toAidKey("student", "nameOfSecond"),
} as const;

export function toRemarriedKey(marriageOf: MarriageOf): string {
  return toAidKey("student", `${marriageOf}IsRemarried`);
}

export function toFiledJointlyKey(marriageOf: MarriageOf): string {
  return toAidKey("student", `${marriageOf}FiledJointly`);
}

export function toNameKey(household: ParentHousehold): string {
  return household === "first" ? parentQuestions.nameOfFirst : parentQuestions.nameOfSecond;
}

export function readParentAnswers(answers: AidAnswers): ParentAnswers {
  const together = toChoice(togetherChoices, answers[parentQuestions.together]) ?? "apart";
  const before = {
    together,
    paidMore: toChoice(["first", "second", "equal", "neither"] as const, answers[parentQuestions.paidMore]),
    hasMore: toChoice(parentHouseholds, answers[parentQuestions.hasMore]),
    livedWith: toChoice(["first", "second", "equal"] as const, answers[parentQuestions.livedWith]),
  };
  const about = findMarriageToAsk(before);
  return {
    ...before,
    isRemarried: about === null || about === "parents" ? null : toYesNoAnswer(answers[toRemarriedKey(about)]),
    filedJointly: about === null ? null : toYesNoAnswer(answers[toFiledJointlyKey(about)]),
  };
}

/** How the parents live, as answered; null where that first question is still open. */
export function readParentsTogether(answers: AidAnswers): ParentsTogether | null {
  return toChoice(togetherChoices, answers[parentQuestions.together]);
}

/** Whose marriage counts after these answers; null while no parent is named yet, or none is asked. */
export function findMarriageToAsk(
  answers: Pick<FafsaParentAnswers, "together" | "paidMore" | "hasMore">,
): MarriageOf | null {
  if (answers.together === "marriedToEachOther") return "parents";
  const found = findFafsaParent({ ...answers, isRemarried: false, filedJointly: null });
  return found.parents === "first" || found.parents === "second" || found.parents === "surviving"
    ? found.parents
    : null;
}

function toChoice<Value extends string>(choices: readonly Value[], answer: unknown): Value | null {
  return choices.find((choice) => choice === answer) ?? null;
}

function toYesNoAnswer(answer: unknown): boolean | null {
  return typeof answer === "boolean" ? answer : null;
}
