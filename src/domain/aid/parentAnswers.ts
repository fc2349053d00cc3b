/**
 * A family's answers about which parent the forms require. Marriages are stored by parent, so that going back and naming
 * the other parent does not apply one parent's marriage to the other.
 */

import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import type { FafsaParentAnswers, ParentsTogether } from "./fafsaParent.ts";
import { findFafsaParent } from "./fafsaParent.ts";

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
    isRemarried: about === null || about === "parents" ? null : readAlike(answers, "isRemarried", about),
    filedJointly: about === null ? null : readAlike(answers, "filedJointly", about),
  };
}

/** What this tool and the FAFSA calculator ask alike, of the parent on the form: the FAFSA's answer and which of its options is a "yes" here. */
const alike = {
  isRemarried: { fafsaKey: "first.maritalNow", yes: "remarried", toKey: toRemarriedKey },
  filedJointly: { fafsaKey: "first.filingStatus", yes: "mfj", toKey: toFiledJointlyKey },
} as const;

/** As answered here, or else in the FAFSA calculator. */
function readAlike(answers: AidAnswers, question: keyof typeof alike, about: MarriageOf): boolean | null {
  const { fafsaKey, yes, toKey } = alike[question];
  const own = toYesNoAnswer(answers[toKey(about)]);
  const inFafsa = answers[fafsaKey];
  return own ?? (inFafsa === undefined ? null : inFafsa === yes);
}

/** What the FAFSA calculator need not ask, because it was said here. */
export function listSharedAnswers(answers: AidAnswers): AidAnswers {
  const { together, isRemarried, filedJointly } = readParentAnswers(answers);
  const isCouple = together === "marriedToEachOther" || isRemarried === true;
  return {
    ...(isRemarried === true ? { [alike.isRemarried.fafsaKey]: alike.isRemarried.yes } : {}),
    ...(isRemarried === false && together === "oneDied" ? { [alike.isRemarried.fafsaKey]: "widowed" } : {}),
    ...(isCouple && filedJointly === true ? { [alike.filedJointly.fafsaKey]: alike.filedJointly.yes } : {}),
  };
}

/** The typed name of the one parent on the form; null where both are on it, or where there is no name. */
export function readFafsaParentName(answers: AidAnswers): string | null {
  const about = findMarriageToAsk(readParentAnswers(answers));
  const isOne = readParentsTogether(answers) === "apart" && (about === "first" || about === "second");
  const name = isOne ? answers[toNameKey(about)] : undefined;
  return typeof name === "string" && name !== "" ? name : null;
}

/** What a newer answer in one tool takes back in the other, as `null`: what says otherwise. */
export function takeBackContradicted(
  answers: AidAnswers,
  changes: Readonly<Record<string, AidAnswers[string] | null>>,
): Record<string, null> {
  const all: AidAnswers = Object.fromEntries(
    Object.entries<AidAnswers[string] | null>({ ...answers, ...changes }).flatMap(([key, value]) =>
      value === null ? [] : [[key, value]],
    ),
  );
  const about = findMarriageToAsk(readParentAnswers(all));
  const back: Record<string, null> = {};
  if (about === null) return back;
  for (const { fafsaKey, yes, toKey } of Object.values(alike)) {
    const here = all[toKey(about)];
    const inFafsa = all[fafsaKey];
    const isOther = here !== undefined && inFafsa !== undefined && here !== (inFafsa === yes);
    if (isOther) back[fafsaKey in changes ? toKey(about) : fafsaKey] = null;
  }
  return back;
}

/** The parents' living situation; null while that first question is open. */
export function readParentsTogether(answers: AidAnswers): ParentsTogether | null {
  return toChoice(togetherChoices, answers[parentQuestions.together]);
}

/** Whose marriage to ask about after these answers; null until a parent is named, or if none is needed. */
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
