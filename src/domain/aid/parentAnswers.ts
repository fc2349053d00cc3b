/**
 * A family's answers about which parent the forms require. Marriages are stored by parent, so that going back and naming
 * the other parent does not apply one parent's marriage to the other.
 */
import type { FafsaParentAnswers, ParentsTogether } from "./fafsaParent.ts";
import { fafsaParentOf } from "./fafsaParent.ts";
import { type AidAnswers, aidKey } from "./households.ts";

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
  /** Shared with the FAFSA calculator, which accepts further answers. */
  together: aidKey("student", "parents"),
  paidMore: aidKey("student", "paidMore"),
  hasMore: aidKey("student", "hasMore"),
  livedWith: aidKey("student", "livedWith"),
  nameOfFirst: aidKey("student", "nameOfFirst"),
  nameOfSecond: aidKey("student", "nameOfSecond"),
} as const;

export function isRemarriedKey(marriageOf: MarriageOf): string {
  return aidKey("student", `${marriageOf}IsRemarried`);
}

export function filedJointlyKey(marriageOf: MarriageOf): string {
  return aidKey("student", `${marriageOf}FiledJointly`);
}

export function nameKey(household: ParentHousehold): string {
  return household === "first" ? parentQuestions.nameOfFirst : parentQuestions.nameOfSecond;
}

export function parentAnswersOf(answers: AidAnswers): ParentAnswers {
  const together = oneOf(togetherChoices, answers[parentQuestions.together]) ?? "apart";
  const before = {
    together,
    paidMore: oneOf(["first", "second", "equal", "neither"] as const, answers[parentQuestions.paidMore]),
    hasMore: oneOf(parentHouseholds, answers[parentQuestions.hasMore]),
    livedWith: oneOf(["first", "second", "equal"] as const, answers[parentQuestions.livedWith]),
  };
  const about = marriageAsked(before);
  return {
    ...before,
    isRemarried: about === null || about === "parents" ? null : yesNo(answers[isRemarriedKey(about)]),
    filedJointly: about === null ? null : yesNo(answers[filedJointlyKey(about)]),
  };
}

/** The parents' living situation; null while that first question is open. */
export function togetherAnswered(answers: AidAnswers): ParentsTogether | null {
  return oneOf(togetherChoices, answers[parentQuestions.together]);
}

/** Whose marriage to ask about after these answers; null until a parent is named, or if none is needed. */
export function marriageAsked(
  answers: Pick<FafsaParentAnswers, "together" | "paidMore" | "hasMore">,
): MarriageOf | null {
  if (answers.together === "marriedToEachOther") return "parents";
  const found = fafsaParentOf({ ...answers, isRemarried: false, filedJointly: null });
  return found.parents === "first" || found.parents === "second" || found.parents === "surviving"
    ? found.parents
    : null;
}

function oneOf<Value extends string>(choices: readonly Value[], answer: unknown): Value | null {
  return choices.find((choice) => choice === answer) ?? null;
}

function yesNo(answer: unknown): boolean | null {
  return typeof answer === "boolean" ? answer : null;
}
