/** What federal loans for college come to when payments begin, and the level payment from then on. */

/** One year of study's loans in whole dollars, by whether interest runs while the student is in college. */
export type BorrowedYear = { studyYear: number; subsidizedUsd: number; unsubsidizedUsd: number };

/** Level monthly payment in dollars, not rounded, for a debt at `rateShare` a year over `years`. */
export function calculateMonthlyPayment(principalUsd: number, rateShare: number, years: number): number {
  const months = years * 12;
  const monthly = rateShare / 12;
  if (monthly === 0) return principalUsd / months;
  return (principalUsd * monthly) / (1 - (1 + monthly) ** -months);
}

/** A loan is paid out in two halves: the fall's as the year begins, the spring's five months later. */
const springMonth = 5;
/** College ends nine months after its last year began, and the first payment is due six months after that. */
const lastYearAndGraceMonths = 9 + 6;

/** Months from the average dollar of a study year's loan to the first payment: 12.5 in the last year, 48.5 in the first of four. */
export function countMonthsWaiting(studyYear: number, studyYears: number): number {
  return (studyYears - studyYear) * 12 + lastYearAndGraceMonths - springMonth / 2;
}

/** Dollars owed at the first payment: everything borrowed, and simple interest so far on the unsubsidized part. */
export function calculateOwed(
  borrowed: readonly BorrowedYear[],
  studyYears: number,
  rateShare: number,
): number {
  return borrowed.reduce((sum, { studyYear, subsidizedUsd, unsubsidizedUsd }) => {
    const interestShare = (rateShare * countMonthsWaiting(studyYear, studyYears)) / 12;
    return sum + subsidizedUsd + unsubsidizedUsd * (1 + interestShare);
  }, 0);
}
