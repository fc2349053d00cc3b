/** What loans would have to carry at one college: the payment after, year by year, and what stays uncovered. */

import { SourceNote } from "#components/source/SourceNote.tsx";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import type { LoanPlan } from "#domain/price/loan.ts";
import { formatRate, formatUsd } from "#lib/format.ts";
import type { LoanPicture } from "./pricedCollege.ts";
import { words } from "./words.ts";

export function LoanView(props: {
  study: StudyPrice;
  loans: LoanPicture | null;
  payPerYearUsd: number | null;
}) {
  const { loans, payPerYearUsd } = props;
  if (loans === null || payPerYearUsd === null) return <p>{words.loanNeedsPay}</p>;
  const pay = formatUsd(payPerYearUsd);
  if (loans.high.borrowedUsd === 0) return <p>{words.loanNone(pay)}</p>;
  return (
    <div>
      {loans.middle.borrowedUsd === 0 ? (
        <p>{words.loanNoneMiddle(pay)}</p>
      ) : (
        <MiddlePlan plan={loans.middle} study={props.study} />
      )}
      <p className="mt-3 text-[0.95rem]">
        {words.loanEnds(
          loans.low.borrowedUsd === 0 ? words.nothing : formatUsd(loans.low.borrowedUsd),
          formatUsd(loans.high.borrowedUsd),
          loans.high.uncoveredUsd === 0 ? words.nothing : formatUsd(loans.high.uncoveredUsd),
        )}
      </p>
      <p className="mt-2 text-[0.88rem] text-ink-soft">
        {words.loanTerms(
          formatRate(loans.middle.terms.studentRateShare),
          formatRate(loans.middle.terms.studentFeeShare),
          loans.middle.terms.awardYear,
        )}
      </p>
      <SourceNote source={loans.middle.terms.source} />
    </div>
  );
}

function MiddlePlan({ plan, study }: { plan: LoanPlan; study: StudyPrice }) {
  return (
    <>
      <p className="figures font-serif text-3xl leading-tight">
        {words.loanRange(formatUsd(plan.monthlyLowUsd), formatUsd(plan.monthlyHighUsd))}{" "}
        <span className="font-sans text-base text-ink-soft">{words.loanHero}</span>
      </p>
      <p className="mt-1">{words.loanLead(plan.terms.repaymentYears, formatUsd(plan.borrowedUsd))}</p>
      {plan.monthlyLowUsd !== plan.monthlyHighUsd && (
        <p className="mt-1 text-[0.88rem] text-ink-soft">{words.loanWhyRange}</p>
      )}
      <table className="figures mt-4 w-full border-collapse text-right text-[0.95rem]">
        <caption className="pb-1 text-left text-[0.88rem] text-ink-soft">{words.loanTable}</caption>
        <thead className="text-[0.88rem] text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 text-left font-normal">
              {words.loanColumns.year}
            </th>
            <th scope="col" className="py-1.5 font-normal">
              {words.loanColumns.price}
            </th>
            <th scope="col" className="py-1.5 font-normal">
              {words.loanColumns.loan}
            </th>
            <th scope="col" className="py-1.5 font-normal">
              {words.loanColumns.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.years.map((year, index) => (
            <tr key={year.studyYear} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {year.studyYear}
              </th>
              <td className="py-1.5">{formatUsd(study.years[index]?.middleUsd ?? 0)}</td>
              <td className="py-1.5">
                {formatUsd(year.borrowedUsd)}
                <span className="block text-[0.82rem] text-ink-soft">
                  {describeLimit(year.borrowedUsd, getLimit(plan, index))}
                </span>
              </td>
              <td className="py-1.5">{formatUsd(year.uncoveredUsd)}</td>
            </tr>
          ))}
          <tr className="border-t border-ink font-semibold">
            <th scope="row" className="py-1.5 text-left">
              {words.loanTotal}
            </th>
            <td className="py-1.5">{formatUsd(study.total.middleUsd)}</td>
            <td className="py-1.5">{formatUsd(plan.borrowedUsd)}</td>
            <td className="py-1.5">{formatUsd(plan.uncoveredUsd)}</td>
          </tr>
        </tbody>
      </table>
      {plan.uncoveredUsd > 0 && (
        <div className="mt-3 rounded-xl border border-support bg-support-soft px-4 py-3 text-[0.95rem]">
          <p className="font-semibold">{words.uncoveredTitle(formatUsd(plan.uncoveredUsd))}</p>
          <p className="mt-1">{words.uncoveredText}</p>
          {plan.parentLoanRoomUsd > 0 && (
            <p className="mt-1">
              {words.parentLoan(formatUsd(plan.parentLoanRoomUsd), formatRate(plan.terms.parentRateShare))}
            </p>
          )}
        </div>
      )}
    </>
  );
}

function getLimit(plan: LoanPlan, index: number): number {
  return plan.terms.dependentYearLimitsUsd[Math.min(index, 3)] ?? 0;
}

function describeLimit(borrowedUsd: number, limitUsd: number): string {
  return borrowedUsd === limitUsd ? words.loanColumns.atLimit : words.loanColumns.limit(formatUsd(limitUsd));
}
