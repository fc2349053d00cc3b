/** /compare: up to four colleges side by side, with differences easy to spot. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { ChoiceProblems } from "#components/college-picker/ChoiceProblems.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { type ChosenColleges, useChosenColleges } from "#components/college-picker/useChosenColleges.ts";
import { useHasAnswers } from "#components/matches/hasAnswers.ts";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { FieldSources } from "#components/source/FieldSources.tsx";
import type { CollegeField } from "#domain/college/record.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { CompareTable } from "./CompareTable.tsx";
import { compareRows, isDifferent } from "./compareRows.ts";
import { useCompared } from "./useCompared.ts";
import { words } from "./words.ts";

const comparedFields: readonly CollegeField[] = [
  "completionRate",
  "retentionRate",
  "earningsUsd",
  "medianDebtUsd",
  "admitRate",
  "undergraduates",
  "setting",
  "testPolicy",
  "netPriceByIncomeUsd",
  "netPriceUsd",
  "tuitionInStateUsd",
  "tuitionOutOfStateUsd",
];

export default function CompareScreen() {
  const chosen = useChosenColleges();
  return (
    <div className="page py-8 sm:py-12 print:max-w-none print:py-0 print:[zoom:0.58]">
      <h1 className="text-4xl sm:text-5xl print:text-2xl">{words.title}</h1>
      <p className="no-print mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      <div className="mt-6 max-w-xl">
        <CollegePicker
          unitIds={chosen.unitIds}
          maximum={planLimits.compared}
          onChange={chosen.choose}
          isChipless={chosen.colleges.length > 0}
        />
      </div>
      <div className="mt-6 space-y-6 print:mt-2">
        <ChoiceProblems problems={chosen.problems} />
        <Comparison chosen={chosen} />
      </div>
    </div>
  );
}

function Comparison({ chosen }: { chosen: ChosenColleges }) {
  if (chosen.failed !== null)
    return <RequiredLoadFailed title={words.failed} load={chosen.failed} kept={words.failedKept} />;
  if (chosen.status === "loading") return <Skeleton label={words.loading} lines={5} />;
  return chosen.colleges.length === 0 ? <NothingYet /> : <SideBySide chosen={chosen} />;
}

function NothingYet() {
  return (
    <EmptyState
      title={words.emptyTitle}
      picture={<EmptyPicture />}
      actions={
        <>
          <ButtonLink to="/colleges">{words.emptyFind}</ButtonLink>
          <ButtonLink variant="outline" to="/college-match-quiz">
            {words.emptyQuiz}
          </ButtonLink>
        </>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
}

function SideBySide({ chosen }: { chosen: ChosenColleges }) {
  const compared = useCompared(chosen.colleges);
  const { payPerYearUsd } = usePlan().plan.money;
  const hasAnswers = useHasAnswers();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  if (compared === null) return <Skeleton label={words.loading} lines={5} />;
  const rows = compareRows(compared);
  const isSeveral = compared.length > 1;
  const hidden = onlyDifferences && isSeveral ? rows.filter((row) => !isDifferent(row)).length : 0;
  return (
    <>
      {!hasAnswers && (
        <div className="no-print">
          <Notice
            title={words.answersTitle}
            actions={<ButtonLink to="/college-match-quiz">{words.answersStart}</ButtonLink>}
          >
            {words.answersText}
          </Notice>
        </div>
      )}
      {isSeveral ? (
        <div className="no-print flex flex-wrap items-center gap-3">
          <Button
            variant={onlyDifferences ? "secondary" : "light"}
            aria-pressed={onlyDifferences}
            onClick={() => setOnlyDifferences(!onlyDifferences)}
          >
            {words.onlyDifferences}
          </Button>
          <Button variant="light" onClick={() => window.print()}>
            {words.print}
          </Button>
          <ButtonLink variant="ghost" to="/college-cost-calculator">
            {words.cost}
          </ButtonLink>
          <p role="status" className="text-[0.95rem] text-ink-soft">
            {hidden === 0 ? "" : words.sameHidden(hidden)}
          </p>
        </div>
      ) : (
        <p>{words.oneMore}</p>
      )}
      <CompareTable
        compared={compared}
        rows={rows}
        onlyDifferences={onlyDifferences && isSeveral}
        payPerYearUsd={payPerYearUsd}
        onRemove={(unitId) => chosen.choose(chosen.unitIds.filter((one) => one !== unitId))}
      />
      <FieldSources fields={comparedFields} className="no-print" />
      <p className="no-print text-[0.92rem] text-ink-soft">{words.share}</p>
    </>
  );
}

/** Two blank sheets, waiting for colleges. */
function EmptyPicture() {
  return (
    <svg viewBox="0 0 176 96" aria-hidden="true" className="h-auto w-full">
      <rect
        x="10"
        y="6"
        width="70"
        height="84"
        rx="10"
        className="fill-card stroke-line-strong"
        strokeWidth="1.5"
      />
      <rect
        x="96"
        y="6"
        width="70"
        height="84"
        rx="10"
        className="fill-card stroke-line-strong"
        strokeWidth="1.5"
      />
      <path d="M22 24h34M108 24h26" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M22 44h46M108 44h30" className="stroke-accent" strokeWidth="6" strokeLinecap="round" />
      <path d="M22 60h28M108 60h46" className="stroke-accent" strokeWidth="6" strokeLinecap="round" />
      <path d="M22 76h38M108 76h38" className="stroke-line-strong" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
