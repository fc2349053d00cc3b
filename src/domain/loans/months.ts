/** Paying a loan back month by month, in cents: what each month holds, and what all of them come to. */

export type RepaidMonth = {
  /** From 1. */
  month: number;
  paidCents: number;
  /** Interest of the month before any of it is waived. */
  interestCents: number;
  /** Interest that the payment did not cover and that is not charged. */
  waivedCents: number;
  /** Taken off the debt by the government. */
  helpedCents: number;
  balanceCents: number;
};

export type Repayment = {
  months: readonly RepaidMonth[];
  firstPaymentCents: number;
  mostPaymentCents: number;
  paidCents: number;
  waivedCents: number;
  helpedCents: number;
  forgivenCents: number;
};

/** A twelfth of the year's interest, to the nearest cent. Servicers count days; over a year the two agree. */
export function calculateMonthlyInterest(balanceCents: number, rateShare: number): number {
  return Math.round((balanceCents * rateShare) / 12);
}

export function summarizeRepayment(months: readonly RepaidMonth[], forgivenCents: number): Repayment {
  const total = (amount: (month: RepaidMonth) => number) =>
    months.reduce((sum, month) => sum + amount(month), 0);
  return {
    months,
    firstPaymentCents: months[0]?.paidCents ?? 0,
    mostPaymentCents: Math.max(0, ...months.map(({ paidCents }) => paidCents)),
    paidCents: total(({ paidCents }) => paidCents),
    waivedCents: total(({ waivedCents }) => waivedCents),
    helpedCents: total(({ helpedCents }) => helpedCents),
    forgivenCents,
  };
}

/** Dollars owed at the end of each year of payments, the start first: what a line of the debt is drawn through. */
export function listBalancesByYear(debtUsd: number, repayment: Repayment): number[] {
  const ends = repayment.months.filter(({ month }) => month % 12 === 0 || month === repayment.months.length);
  return [debtUsd, ...ends.map(({ balanceCents }) => balanceCents / 100)];
}
