/** What the plan says of the grades and conditions that a state's guarantees ask for, and what is still to ask. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { type Asked, useAsked } from "#components/answer/useAsked.ts";
import type { GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { GuaranteeFigures } from "#domain/admission/checkGuarantee.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { isAnswerSettled, readConfirmed, toNeedKey } from "#domain/plan/stateAidInput.ts";
import { listRuleFacts } from "./rules.ts";

/** The answers of the catalog that settle a further need. */
export const needAnswers = {
  requiredCourses: "hasRequiredCourses",
  publicSchool: "attendsPublicSchool",
} as const satisfies Partial<Record<FurtherNeed, string>>;

/** In the order asked. */
const questions = [
  "gpa",
  "coreGpa",
  "classRankTopPercent",
  "satTotal",
  "actComposite",
  "coreYears",
  "hasRequiredCourses",
  "attendsPublicSchool",
] as const;
export type GuaranteeQuestion = (typeof questions)[number];

/** One of them is enough for a result. */
const figureQuestions = ["gpa", "coreGpa", "classRankTopPercent", "satTotal", "actComposite"] as const;

export type Figures = {
  /** Until then the fields are rendered but disabled. */
  isAlive: boolean;
  profile: Profile;
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
  const asked = listQuestions(data);
  const context = { today: getToday(), fafsa: null };
  return {
    isAlive,
    profile,
    figures: { gpaScale, gpa, classRankTopPercent },
    isTold: figureQuestions.some((id) => asked.includes(id) && profile[id] !== null),
    asked: useAsked(asked, (id) => !isAnswerSettled(plan, id, context)),
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

/** Only what one of the state's guarantees or rules turns on. */
export function listQuestions({ promises, rules }: GuaranteeFinderData): readonly GuaranteeQuestion[] {
  const ways = promises.flatMap(({ guarantee }) => guarantee.ways);
  const needs = promises.flatMap(({ guarantee }) =>
    guarantee.ways.length > 0 ? guarantee.furtherNeeds : [],
  );
  const facts = new Set<ConditionFact>(rules.flatMap(({ rule }) => listRuleFacts(rule.conditions)));
  if (ways.some(({ minimumGpa }) => minimumGpa !== null)) facts.add("gpa");
  if (ways.some(({ topPercent }) => topPercent !== null)) facts.add("classRankTopPercent");
  if (needs.includes("requiredCourses")) facts.add("hasRequiredCourses");
  if (needs.includes("publicSchool")) facts.add("attendsPublicSchool");
  return questions.filter((one) => facts.has(one));
}

/** Without those that an answer settles, and those that nobody can know in advance. */
const confirmable: readonly FurtherNeed[] = [
  "gpaOnTheirScale",
  "distinguishedLevel",
  "districtSharesData",
  "districtTakesPart",
  "readinessCriteria",
  "testTaken",
  "fourthMath",
  "schoolNamesYou",
  "optedIn",
];

export function isToTick(need: FurtherNeed): boolean {
  return confirmable.includes(need);
}
