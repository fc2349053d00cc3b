/** What stands beside prices about the family's FAFSA answers. */
import { formatUsd } from "#lib/format.ts";

export const words = {
  invite:
    "With your tax return handy, use the FAFSA calculator to find the income that counts and your Pell Grant. Your prices will then use both.",
  open: "Open the FAFSA calculator",
  income: (amount: string) => `Prices use the income from your FAFSA answers, ${amount} a year.`,
  pell: (low: number, high: number, awardYear: string) => {
    if (high === 0) return `With these answers, you don’t qualify for a Pell Grant for ${awardYear}.`;
    if (low === high) return `They include a Pell Grant of ${formatUsd(low)} for ${awardYear}.`;
    return low === 0
      ? `They don’t include a Pell Grant yet. More answers will show whether you get one for ${awardYear}.`
      : `They include a Pell Grant of at least ${formatUsd(low)} for ${awardYear}.`;
  },
  assumed: (awardYear: string) =>
    `The amounts for ${awardYear} are not published yet, so we used the previous year’s.`,
  typed: (amount: string) => `We kept the ${amount} you entered, but we’re not using it.`,
  change: "See or change these answers",
};
