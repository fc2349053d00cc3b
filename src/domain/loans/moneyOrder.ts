/** Pays for one year in the order that costs least: gifts, savings, work, federal student loan; and shows what is left. */
import type { LoanTerms } from "#domain/loans/loanTerms.ts";
import type { StudyYearLimit } from "./studentLimits.ts";

export type MoneyKind = "gifts" | "own" | "work" | "subsidized" | "unsubsidized";

export type MoneyInput = {
  /** Whole dollars for one year. */
  costUsd: number;
  giftsUsd: number;
  ownUsd: number;
  workUsd: number;
  /** Whether the offer includes a subsidized loan, which requires financial need. */
  hasSubsidized: boolean;
  limit: StudyYearLimit;
};

/** `usedUsd` pays for the year; `borrowedUsd` is the loan needed to net that amount after the fee. */
export type MoneyStep = { kind: MoneyKind; usedUsd: number; borrowedUsd: number };

export type MoneyOrder = {
  steps: readonly MoneyStep[];
  leftUsd: number;
  /** Gift aid beyond the cost: a question for the aid office, never counted as cash. */
  giftsOverUsd: number;
};

/** Uses only what the year still costs, so later sources stay at zero once earlier ones are enough. */
export function payInOrder(input: MoneyInput, terms: LoanTerms): MoneyOrder {
  let leftUsd = input.costUsd;
  const take = (kind: MoneyKind, availableUsd: number): MoneyStep => {
    const usedUsd = Math.min(availableUsd, leftUsd);
    leftUsd -= usedUsd;
    return { kind, usedUsd, borrowedUsd: 0 };
  };
  const borrow = (kind: MoneyKind, mostUsd: number): MoneyStep => {
    const receivedMostUsd = mostUsd - Math.round(mostUsd * terms.studentFeeShare);
    const { usedUsd } = take(kind, receivedMostUsd);
    const neededUsd = Math.ceil(usedUsd / (1 - terms.studentFeeShare));
    return { kind, usedUsd, borrowedUsd: Math.min(mostUsd, neededUsd) };
  };
  const first = [take("gifts", input.giftsUsd), take("own", input.ownUsd), take("work", input.workUsd)];
  const subsidized = borrow("subsidized", input.hasSubsidized ? input.limit.subsidizedMostUsd : 0);
  const unsubsidized = borrow("unsubsidized", input.limit.mostUsd - subsidized.borrowedUsd);
  return {
    steps: [...first, subsidized, unsubsidized],
    leftUsd,
    giftsOverUsd: Math.max(0, input.giftsUsd - input.costUsd),
  };
}
