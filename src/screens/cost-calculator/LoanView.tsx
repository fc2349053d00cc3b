/** Loans needed at one college: the payment afterwards, year by year, and what remains uncovered. */

import { SourceNote } from "#components/source/SourceNote.tsx";
import type { LoanTerms } from "#domain/loans/loanTerms.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import type { LoanPlan, ParentLoan } from "#domain/price/loan.ts";
import { formatRate, formatUsd } from "#lib/format.ts";
import type { LoanPicture } from "./pricedCollege.ts";
import { words } from "./resultWords.ts";

export function LoanView(props: {
  study: StudyPrice;
  loans: LoanPicture | null;
  payPerYearUsd: number | null;
  /** Whether the family's aid answers give a Student Aid Index. */
  isIndexKnown: boolean;
  /** Whether the student's citizenship rules federal loans out. */
  hasNoFederalLoans: boolean;
}) {
  const { loans, payPerYearUsd } = props;
  if (props.hasNoFederalLoans) return <p>{words.loanNotOpen}</p>;
  if (loans === null || payPerYearUsd === null) return <p>{words.loanNeedsPay}</p>;
  const pay = formatUsd(payPerYearUsd);
  if (loans.high.borrowedUsd === 0) return <p>{words.loanNone(pay)}</p>;
  return (
    <div>
      {loans.middle.borrowedUsd === 0 ? (
        <p>{words.loanNoneMiddle(pay)}</p>
      ) : (
        <MiddlePlan plan={loans.middle} study={props.study} isIndexKnown={props.isIndexKnown} />
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

function MiddlePlan(props: { plan: LoanPlan; study: StudyPrice; isIndexKnown: boolean }) {
  const { plan, study, isIndexKnown } = props;
  return (
    <>
      <p className="figures font-serif text-3xl leading-tight">
        {words.loanRange(formatUsd(plan.monthly.lowUsd), formatUsd(plan.monthly.highUsd))}{" "}
        <span className="font-sans text-base text-ink-soft">{words.loanHero}</span>
      </p>
      <p className="mt-1">{words.loanLead(plan.terms.repaymentYears, formatUsd(plan.borrowedUsd))}</p>
      <p className="mt-1 text-[0.95rem]">
        {plan.owed.highUsd > plan.borrowedUsd &&
          `${words.loanOwed(formatUsd(plan.owed.lowUsd), formatUsd(plan.owed.highUsd))} `}
        {describeSubsidy(plan, isIndexKnown)}
      </p>
      {plan.tiered.years !== plan.terms.repaymentYears && (
        <p className="mt-1 text-[0.95rem]">
          {words.loanTiered(plan.tiered.years, formatUsd(plan.tiered.lowUsd), formatUsd(plan.tiered.highUsd))}
        </p>
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
                  {describeLimit(year.borrowedUsd, year.limitUsd)}
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
          {plan.parent !== null && <ParentLines parent={plan.parent} terms={plan.terms} />}
        </div>
      )}
    </>
  );
}

function ParentLines({ parent, terms }: { parent: ParentLoan; terms: LoanTerms }) {
  const { monthly } = parent;
  return (
    <>
      <p className="mt-1">
        {words.parentLoan(
          formatUsd(parent.coveredUsd),
          formatUsd(parent.borrowedUsd),
          formatRate(terms.parentRateShare),
        )}{" "}
        {words.parentMonthly(formatUsd(monthly.lowUsd), formatUsd(monthly.highUsd), monthly.years)}
      </p>
      {parent.beyondUsd > 0 && (
        <p className="mt-1">
          {words.parentBeyond(
            formatUsd(parent.beyondUsd),
            formatUsd(terms.parentYearLimitUsd),
            formatUsd(terms.parentTotalLimitUsd),
          )}
        </p>
      )}
    </>
  );
}

function describeSubsidy(plan: LoanPlan, isIndexKnown: boolean): string {
  const { subsidizedLowUsd: low, subsidizedHighUsd: high } = plan;
  if (!isIndexKnown) return words.loanSubsidy.unknown(formatUsd(high));
  if (high === 0) return words.loanSubsidy.none;
  return low === high
    ? words.loanSubsidy.known(formatUsd(high))
    : words.loanSubsidy.range(formatUsd(low), formatUsd(high));
}

function describeLimit(borrowedUsd: number, limitUsd: number): string {
  return borrowedUsd === limitUsd ? words.loanColumns.atLimit : words.loanColumns.limit(formatUsd(limitUsd));
}
