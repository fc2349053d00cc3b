/** Why a college is ranked where it is: the label, the chance, and the match part by part. */

import { useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { Ranked } from "#client/engine/engine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { RuleNotes } from "#components/chance/RuleNotes.tsx";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import type { MatchPart } from "#domain/match/match.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { words } from "./detailWords.ts";
import { words as listWords } from "./words.ts";

/** From here on a college's few students no longer show in the rounded match. */
const fullTrust = 0.95;

const question = createQuestion(askEngine("explanation"));

export default function WhyThisOne(props: { row: Ranked }) {
  const { unitId } = props.row.college;
  const { student } = useStudentQuestion();
  const { plan } = usePlan();
  const request = useMemo(() => (student === null ? null : { student, unitId }), [student, unitId]);
  const match = useLatest(question, request)?.value ?? null;
  if (match === null) return <p className="text-ink-soft">{listWords.loadingDetail}</p>;
  const scored = match.parts.filter((part) => part.kind === "scored");
  const assumed = match.parts.filter((part) => part.kind === "assumed");
  const leftOut = match.parts.filter((part) => part.kind === "leftOut");
  return (
    <div className="space-y-3">
      {/* A transfer student reads them first: they stand above, where a first-year has a chance. */}
      {!isTransfer(plan.profile) && <RuleNotes college={props.row.college} />}
      <p className="figures font-semibold">
        {match.percent === null ? words.why.noPercent : words.why.percent(match.percent)}
      </p>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {scored.map((part) => (
          <ScoredPart key={part.part} part={part} />
        ))}
      </ul>
      {match.ceiling !== null && <p>{words.why.ceiling(match.ceiling)}</p>}
      {match.trust < fullTrust && (
        <p className="text-[0.92rem] text-ink-soft">{words.why.fewStudents(match.trust)}</p>
      )}
      <ul className="space-y-0.5 text-[0.92rem] text-ink-soft">
        {assumed.map((part) => (
          <li key={part.part}>
            {words.why.part(part.part)}: {words.why.assumed(part.score)}
          </li>
        ))}
        {leftOut.map((part) => (
          <li key={part.part}>
            {words.why.part(part.part)}: {words.why.leftOut(part.because)}
          </li>
        ))}
      </ul>
      <p className="text-[0.92rem] text-ink-soft">
        {listWords.matchIsNotChance} {words.why.sources}
      </p>
    </div>
  );
}

function ScoredPart({ part }: { part: Extract<MatchPart, { kind: "scored" }> }) {
  return (
    <li>
      <p className="flex justify-between gap-3">
        <span className="font-medium">{words.why.part(part.part)}</span>
        <span className="figures text-ink-soft">{words.why.score(part.score)}</span>
      </p>
      <Bar share={part.score / 100} />
      <p className="mt-1 text-[0.95rem]">{words.why.reason(part)}</p>
    </li>
  );
}
