/** How much of the amount a family wants to borrow the parent loan limits allow, and the payment for it. */

import { wholeNumber } from "#domain/answers/kinds.ts";
import { loanTerms2026 as terms } from "#domain/loans/loanTerms.ts";
import { planParentLoans } from "#domain/loans/parentLimits.ts";
import { tieredStandardTerms } from "#domain/loans/repaymentTerms.ts";
import { repayTieredStandard } from "#domain/loans/tieredStandard.ts";
import { payBackParentLoans } from "#domain/price/loan.ts";
import { formatUsd } from "#lib/format.ts";
import { Amount, Answer, LivePart, Sum } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { amount, useTyped } from "./useTyped.ts";

const words = liveWords.parent;
const yearsKind = wholeNumber(1, 8);

export function ParentPart() {
  const wanted = useTyped("24,000", amount);
  const years = useTyped("4", yearsKind);
  const isReady = wanted.value !== null && years.value !== null;
  const plan = planParentLoans(wanted.value ?? 0, years.value ?? 1, terms);
  const monthly = payBackParentLoans(plan.borrowedByYearUsd, terms);
  const repaid = repayTieredStandard(plan.borrowedUsd, terms.parentRateShare, tieredStandardTerms);
  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={terms.source}
      note={words.note(terms.parentFeeShare)}
      fields={
        <>
          <Amount typed={wanted} label={words.wanted} before="$" />
          <Amount typed={years} label={words.years} />
        </>
      }
      result={
        isReady ? (
          <>
            <Answer
              label={words.result}
              value={formatUsd(plan.borrowedUsd)}
              {...(plan.borrowedUsd > 0 && {
                note: words.monthly(monthly.years, monthly.lowUsd, monthly.highUsd),
              })}
            />
            <Sum
              lines={[
                ...plan.borrowedByYearUsd.map((usd, index) => ({
                  label: words.yearLine(index + 1),
                  amount: formatUsd(usd),
                })),
                {
                  label: words.interest,
                  amount: formatUsd(repaid.paidCents / 100 - plan.borrowedUsd),
                },
                { label: words.beyond, amount: formatUsd(plan.beyondUsd), isTotal: true },
              ]}
            />
            {plan.beyondUsd > 0 && <p>{words.beyondNote}</p>}
          </>
        ) : null
      }
    />
  );
}
