/** The published figures that the guide shows in each section, each with its year and source. */

import { pellTermsOf } from "#domain/aid/pellTerms.ts";
import { incomeRatePercent, saiTablesOf } from "#domain/aid/saiTables.ts";
import { loanTerms2026 as loan } from "#domain/loans/loanTerms.ts";
import { calculateCountedSavings } from "#domain/saving/countedInIndex.ts";
import { savings529Terms } from "#domain/saving/savings529Terms.ts";
import { workStudySource } from "#domain/saving/studentWork.ts";
import { taxCreditTerms as credit } from "#domain/saving/taxCreditTerms.ts";
import { formatRate, formatUsd } from "#lib/format.ts";
import type { SourcedFigure } from "./GuideParts.tsx";
import { opportunityMostUsd, words } from "./words.ts";

/** The award year of the FAFSA that is open now: students starting in fall 2027. */
export const indexYear = "2027-28";

const tables = saiTablesOf(indexYear);
const pell = pellTermsOf(loan.awardYear);
const nextPell = pellTermsOf(indexYear);

const shareFigures: readonly SourcedFigure[] =
  tables === null
    ? []
    : [
        {
          value: formatRate(calculateCountedSavings(0, "parent529", tables).mostShare),
          label: words.plan529.share,
          source: tables.source,
        },
      ];

export const figures = {
  order:
    pell === null
      ? []
      : [
          {
            value: formatUsd(pell.maximumUsd),
            label: `${words.order.pell} ${nextPell?.isAssumed === true ? words.order.pellMissing(indexYear) : ""}`,
            source: pell.source,
          },
        ],
  plan529: [
    ...shareFigures,
    {
      value: formatUsd(savings529Terms.schoolYearLimitUsd),
      label: words.plan529.school,
      source: savings529Terms.source,
    },
    {
      value: formatUsd(savings529Terms.rothTotalLimitUsd),
      label: words.plan529.roth,
      source: savings529Terms.source,
    },
  ],
  work:
    tables === null
      ? []
      : [
          {
            value: formatUsd(tables.incomeProtection.studentUsd),
            label: words.work.allowance(tables.taxYear),
            source: tables.source,
          },
          { value: `${incomeRatePercent}%`, label: words.work.half, source: tables.source },
          {
            value: words.work.monthly,
            label: words.work.workStudy,
            source: workStudySource,
            isToCheck: true,
          },
        ],
  taxCredits: [
    { value: formatUsd(opportunityMostUsd), label: words.taxCredits.opportunity, source: credit.source },
    {
      value: formatUsd((credit.lifetime.costsUsd * credit.lifetime.percent) / 100),
      label: words.taxCredits.lifetime,
      source: credit.source,
    },
    {
      value: words.taxCredits.range(credit.phaseOut.single.fromUsd, credit.phaseOut.single.toUsd),
      label: words.taxCredits.phaseOut,
      source: credit.source,
    },
  ],
  studentLoans: [
    { value: formatRate(loan.studentRateShare), label: words.studentLoans.rate, source: loan.source },
    {
      value: formatRate(loan.studentFeeShare),
      label: words.studentLoans.fee,
      source: loan.source,
      isToCheck: true,
    },
    { value: formatUsd(loan.dependentTotalLimitUsd), label: words.studentLoans.total, source: loan.source },
  ],
  parentLoans: [
    { value: formatRate(loan.parentRateShare), label: words.parentLoans.rate, source: loan.source },
    { value: formatUsd(loan.parentYearLimitUsd), label: words.parentLoans.year, source: loan.source },
    { value: formatUsd(loan.parentTotalLimitUsd), label: words.parentLoans.total, source: loan.source },
  ],
} satisfies Record<string, readonly SourcedFigure[]>;
