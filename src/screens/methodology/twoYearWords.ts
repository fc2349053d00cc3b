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
      `The federal survey of student aid also has prices by income for two-year colleges. They are averages for first-years who got federal aid there. We use a bracket’s price if the college’s prices fit its own average and at least ${few} students were in the bracket, or ${fewAbove} above ${upperFrom}. The prices are from 2023-24. For incomes over ${topFrom}, the newest are from 2022-23.`,
    low: `Up to ${upperFrom}, that price is the middle of your range. We adjust it to where you would live, using the college’s own figures for a year’s costs, and leave out food and housing at home, as those averages do. The range stops at the published cost less the grants you can count on.`,
    high: `Above ${upperFrom}, few students got federal aid. What they paid is the low end. The middle and the high end are the published cost, which now counts food and housing at home, less the grants you can count on: the Pell Grant for your income and family size, and your state’s own program where its rule alone decides who gets it.`,
    none: `We do the same wherever we have no usable price for a bracket. Up to ${upperFrom}, we leave out food and housing at home, as in the brackets beside it. The low end is then the highest of three figures: what students with a lower income paid there, the college’s average, adjusted for your income the way prices vary at colleges of its kind, and its cost minus a grant amount that nine in ten such colleges stay below.`,
    gap: (usd: string) =>
      `Prices at small colleges can jump. If a bracket’s price moved by more than ${usd} between 2021-22 and 2022-23, the range is that much wider.`,
  },
  test: {
    lead: "We hide each price by income and estimate it as if there were none: the college’s cost without food and housing at home, minus the Pell Grant for a typical family of four with an income in the middle of the bracket. State grants are left out.",
    table: "Two-year colleges: estimated prices against hidden averages",
    below: "Average below it",
    above: "Average above it",
    limits: (middle: string, above: string) =>
      `The middle of the range counts only grants that are certain. From ${middleFrom} to ${upperFrom}, it is typically ${middle} away from what students with aid paid, and nearly always above it. In the lowest bracket, ${above} of the averages are above our high end, especially at for-profit colleges. One reason is that the averages include students who left during the year and got only part of a grant. This doesn’t test what we use for most families: the published price itself.`,
  },
} as const;
