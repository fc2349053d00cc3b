/** The text of /methodology about prices of two-year colleges, and about the test of them. */
import { incomeBrackets, topBracketAboveUsd } from "#domain/college/college.ts";
import { formatUsd } from "#lib/format.ts";

const middleFrom = formatUsd(incomeBrackets[1].toUsd);
const upperFrom = formatUsd(incomeBrackets[2].toUsd);
const topFrom = formatUsd(topBracketAboveUsd);

export const twoYearWords = {
  title: "Two-year colleges",
  price: {
    aided: (few: string, fewAbove: string) =>
      `The federal survey of student aid has prices by income for two-year colleges, too: the averages of first-years who got federal aid there. We use a bracket’s price if the college’s prices fit its own average and at least ${few} students were in the bracket, or ${fewAbove} above ${upperFrom}. The prices are from 2023-24. For incomes over ${topFrom} the newest are from 2022-23.`,
    low: `Up to ${upperFrom}, that price is the middle of your range. We bring it to where you would live by what the college itself says a year costs, and leave out food and housing at home, as those averages do. The range stops at the published cost less the grants you can count on.`,
    high: `Above ${upperFrom}, students with federal aid are the few who got it. What they paid is the low end. The middle and the high end are the published cost, which now counts food and housing at home, less the grants you can count on: the Pell Grant for your income and family size, and your state’s own program where its rule alone decides.`,
    none: `We do the same wherever a bracket has no price that we use, up to ${upperFrom} without food and housing at home, as in the brackets beside it. The low end is then the highest of three figures: what students with a lower income paid there, the college’s average with what its kind shows for your income, and its cost less the grants that nine in ten such colleges stay below.`,
    gap: (usd: string) =>
      `Small colleges’ prices jump. If a bracket’s price moved by more than ${usd} between 2021-22 and 2022-23, the range is that much wider.`,
  },
  test: {
    lead: "We hide each price by income and price the college as if it had none: its cost without food and housing at home, less the Pell Grant of a typical family of four with an income in the middle of the bracket. State grants are left out.",
    table: "Two-year colleges: estimated prices against hidden averages",
    below: "Average below it",
    above: "Average above it",
    limits: (middle: string, above: string) =>
      `The middle counts only certain grants. From ${middleFrom} to ${upperFrom} it is typically ${middle} away from what students with aid paid, and nearly always above it. In the lowest bracket ${above} of the averages are above our high end, most of all at for-profit colleges. One reason is that they include students who left during the year, and so got less than a whole grant. What we use for most families is not tested here: the price itself.`,
  },
} as const;
