/** One year's cost paid in the order that costs least: gifts, own money, work, the student's federal loan; and what is left. */
import type { LoanTerms } from "#domain/loans/loanTerms.ts";
import type { StudyYearLimit } from "./studentLimits.ts";

export type MoneyKind = "gifts" | "own" | "work" | "subsidized" | "unsubsidized";

export type MoneyInput = {
  /** Whole dollars of one year. */
  costUsd: number;
  giftsUsd: number;
  ownUsd: number;
  workUsd: number;
  /** Whether the offer names a subsidized loan: it needs financial need. */
  hasSubsidized: boolean;
  limit: StudyYearLimit;
};

/** `usedUsd` pays for the year; `borrowedUsd` is what a loan must be to bring that much after its fee. */
export type MoneyStep = { kind: MoneyKind; usedUsd: number; borrowedUsd: number };

export type MoneyOrder = {
  steps: readonly MoneyStep[];
  leftUsd: number;
  /** Gifts beyond the cost: a question for the aid office, never counted as money in hand. */
  giftsOverUsd: number;
};

/** Nothing is used beyond what the year still costs, so a later kind stays at zero where an earlier one is enough. */
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
