/** The comparison itself, downloaded once a college is chosen: until then there is nothing to draw. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import type { ChosenColleges } from "#components/college-picker/useChosenColleges.ts";
import { useHasAnswers } from "#components/matches/hasAnswers.ts";
import { FieldSources, Publication } from "#components/source/FieldSources.tsx";
import type { CollegeField } from "#domain/college/record.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
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
  "aidedPriceByIncomeUsd",
  "netPriceUsd",
  "tuitionInStateUsd",
  "tuitionOutOfStateUsd",
];

export default function SideBySide({ chosen }: { chosen: ChosenColleges }) {
  const compared = useCompared(chosen.colleges);
  const { money, profile } = usePlan().plan;
  const { payPerYearUsd } = money;
  const hasAnswers = useHasAnswers();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  if (compared === null) return <Skeleton label={words.loading} lines={5} />;
  const rows = compareRows(compared, profile.majorFamilies);
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
      {rows.some(({ program }) => program !== undefined) && (
        <ul className="no-print text-[0.92rem] text-ink-soft">
          <Publication source="programEarnings" />
        </ul>
      )}
      <p className="no-print text-[0.92rem] text-ink-soft">{words.share}</p>
    </>
  );
}
