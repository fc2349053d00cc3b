/** The comparison itself, downloaded once a college is chosen: until then there is nothing to draw. */
import { useState } from "react";
import { useCollege } from "#client/colleges/useCollege.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { LoadState } from "#client/query/loadState.ts";
import type { ChosenColleges } from "#components/college-picker/useChosenColleges.ts";
import { useHasAnswers } from "#components/matches/hasAnswers.ts";
import { useRanked } from "#components/matches/useRanked.ts";
import { usePlanPrices } from "#components/price/usePlanPrices.ts";
import { FieldSources, Publication } from "#components/source/FieldSources.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CollegeField } from "#domain/college/record.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { CompareTable } from "./CompareTable.tsx";
import { type Compared, compareRows, isDifferent } from "./compareRows.ts";
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

/** One per college, in order: at most four. Null until the first figures load; a college just chosen appears with its own. */
function useCompared(colleges: readonly CollegeSummary[]): Compared[] | null {
  const { plan } = usePlan();
  const unitIds = colleges.map(({ unitId }) => unitId);
  const ranked = useRanked(unitIds);
  const prices = usePlanPrices(plan, unitIds);
  // At most four are compared, and hooks must be called the same number of times on each render.
  const replies = [
    useCollege(colleges[0]?.unitId ?? null),
    useCollege(colleges[1]?.unitId ?? null),
    useCollege(colleges[2]?.unitId ?? null),
    useCollege(colleges[3]?.unitId ?? null),
  ];
  if (colleges.length === 0) return [];
  if (ranked.status !== "ready" || prices === null) return null;
  return colleges.flatMap((college, index) => {
    const row = ranked.value.of(college.unitId);
    const price = prices.of(college.unitId);
    if (row === undefined || price === undefined) return [];
    return [{ college, ranked: row, study: price.study, reply: getReply(replies[index]) }];
  });
}

function getReply(state: LoadState<CollegeReply> | undefined): Compared["reply"] {
  if (state === undefined || state.status === "loading") return "loading";
  return state.status === "failed" ? "failed" : state.value;
}
