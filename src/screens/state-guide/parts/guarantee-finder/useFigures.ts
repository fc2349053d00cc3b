/** The finder's figures: the plan's first, with what is typed over them kept on this page only. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { GuaranteeFigures } from "#domain/admission/checkGuarantee.ts";
import type { GpaScale } from "#domain/answers/gpaScale.ts";
import { type AnswerProblem, readClassRank, readGpa } from "#domain/answers/readTyped.ts";
import type { StateCode } from "#domain/college/states.ts";

type Typed = { scale?: GpaScale; gpa?: string; rank?: string };

export type Figures = {
  /** Until then the fields are rendered but disabled. */
  isAlive: boolean;
  figures: GuaranteeFigures;
  isTold: boolean;
  scale: GpaScale;
  gpaText: string;
  rankText: string;
  rankProblem: AnswerProblem | null;
  /** Which of the three came from the plan. */
  fromPlan: { scale: boolean; gpa: boolean; rank: boolean };
  homeState: StateCode | null;
  confirmed: readonly FurtherNeed[];
  set: (change: Typed) => void;
  confirm: (need: FurtherNeed, isTrue: boolean) => void;
};

export function useFigures(): Figures {
  const isAlive = useIsMounted();
  const { plan, isLoaded } = usePlan();
  const [typed, setTyped] = useState<Typed>({});
  const [ticked, setTicked] = useState<Partial<Record<FurtherNeed, boolean>>>({});
  const { gpa, gpaScale, classRankTopPercent, satTotal, actComposite, homeState } = plan.profile;
  const scale = typed.scale ?? gpaScale;
  const readSaved = (value: number | null) => (isLoaded && value !== null ? String(value) : "");
  const gpaText = typed.gpa ?? readSaved(gpa);
  const rankText = typed.rank ?? readSaved(classRankTopPercent);
  const readAverage = readGpa(gpaText, scale);
  const readRank = readClassRank(rankText);
  const figures: GuaranteeFigures = {
    gpaScale: scale,
    gpa: readAverage.ok ? readAverage.value : null,
    classRankTopPercent: readRank.ok ? readRank.value : null,
  };
  const hasScore = isLoaded && (satTotal !== null || actComposite !== null);
  const isConfirmed = (need: FurtherNeed) => ticked[need] ?? (need === "testTaken" && hasScore);
  return {
    isAlive,
    figures,
    isTold: figures.gpa !== null || figures.classRankTopPercent !== null,
    scale,
    gpaText,
    rankText,
    rankProblem: readRank.ok ? null : readRank.problem,
    fromPlan: {
      scale: isLoaded && typed.scale === undefined && gpa !== null,
      gpa: isLoaded && typed.gpa === undefined && gpa !== null,
      rank: isLoaded && typed.rank === undefined && classRankTopPercent !== null,
    },
    homeState: isLoaded ? homeState : null,
    confirmed: confirmable.filter(isConfirmed),
    set: (change) => setTyped((before) => ({ ...before, ...change })),
    confirm: (need, isTrue) => setTicked((before) => ({ ...before, [need]: isTrue })),
  };
}

const confirmable: readonly FurtherNeed[] = [
  "gpaOnTheirScale",
  "requiredCourses",
  "distinguishedLevel",
  "publicSchool",
  "districtSharesData",
  "districtTakesPart",
  "testTaken",
  "fourthMath",
  "optedIn",
];
