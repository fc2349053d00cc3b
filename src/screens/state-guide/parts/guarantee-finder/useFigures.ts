/** What the plan says of the grades and conditions that a state's guarantees ask for, and what is still to ask. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { type Asked, useAsked } from "#components/answer/useAsked.ts";
import type { GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { GuaranteeFigures } from "#domain/admission/checkGuarantee.ts";
import type { StateCode } from "#domain/college/states.ts";
import { emptyProfile } from "#domain/people/profile.ts";
import { isAnswerSettled, readConfirmed, toNeedKey } from "#domain/plan/stateAidInput.ts";

/** The answers of the catalog that settle a further need. */
export const needAnswers = {
  requiredCourses: "hasRequiredCourses",
  publicSchool: "attendsPublicSchool",
} as const satisfies Partial<Record<FurtherNeed, string>>;

export type GuaranteeQuestion =
  | "gpa"
  | "classRankTopPercent"
  | (typeof needAnswers)[keyof typeof needAnswers];

export type Figures = {
  /** Until then the fields are rendered but disabled. */
  isAlive: boolean;
  figures: GuaranteeFigures;
  isTold: boolean;
  asked: Asked<GuaranteeQuestion>;
  homeState: StateCode | null;
  confirmed: readonly FurtherNeed[];
  /** Conditions that the student says they will not meet. */
  denied: readonly FurtherNeed[];
  confirm: (need: FurtherNeed, isTrue: boolean) => void;
};

export function useFigures(state: StateCode, data: GuaranteeFinderData): Figures {
  const isAlive = useIsMounted();
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const profile = isLoaded ? plan.profile : emptyProfile;
  const { gpa, gpaScale, classRankTopPercent, satTotal, actComposite, homeState } = profile;
  const answersOf = (value: boolean) =>
    (["requiredCourses", "publicSchool"] as const).filter((need) => profile[needAnswers[need]] === value);
  const hasScore = satTotal !== null || actComposite !== null;
  const context = { today: getToday(), fafsa: null };
  return {
    isAlive,
    figures: { gpaScale, gpa, classRankTopPercent },
    isTold: gpa !== null || classRankTopPercent !== null,
    asked: useAsked(listQuestions(data), (id) => !isAnswerSettled(plan, id, context)),
    homeState,
    confirmed: [
      ...readConfirmed<FurtherNeed>(isLoaded ? plan.aid : {}, state, confirmable),
      ...answersOf(true),
      ...(hasScore ? (["testTaken"] as const) : []),
    ],
    denied: answersOf(false),
    confirm: (need, isTrue) =>
      void store.give({
        kind: "setAidAnswers",
        answers: { [toNeedKey(state, need)]: isTrue ? true : null },
      }),
  };
}

/** Only what one of the state's guarantees turns on. */
export function listQuestions({ promises }: GuaranteeFinderData): readonly GuaranteeQuestion[] {
  const ways = promises.flatMap(({ guarantee }) => guarantee.ways);
  const needs = promises.flatMap(({ guarantee }) =>
    guarantee.ways.length > 0 ? guarantee.furtherNeeds : [],
  );
  const questions: GuaranteeQuestion[] = [];
  if (ways.some(({ minimumGpa }) => minimumGpa !== null)) questions.push("gpa");
  if (ways.some(({ topPercent }) => topPercent !== null)) questions.push("classRankTopPercent");
  if (needs.includes("requiredCourses")) questions.push("hasRequiredCourses");
  if (needs.includes("publicSchool")) questions.push("attendsPublicSchool");
  return questions;
}

/** Without those that an answer settles, and those that nobody can know in advance. */
const confirmable: readonly FurtherNeed[] = [
  "gpaOnTheirScale",
  "distinguishedLevel",
  "districtSharesData",
  "districtTakesPart",
  "testTaken",
  "fourthMath",
  "schoolNamesYou",
  "optedIn",
];

export function isToTick(need: FurtherNeed): boolean {
  return confirmable.includes(need);
}
