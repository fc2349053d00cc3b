/** The text on aid policies, full need and living at home in the price section of /methodology. */
import { incomeBrackets } from "#domain/college/college.ts";
import { formatUsd } from "#lib/format.ts";

/** The end of the last bracket that has one. */
const topBracketFrom = incomeBrackets[3].toUsd;

export const policyWords = {
  title: "Aid policies, full need, and living at home",
  ceiling: (near: string) =>
    `A college’s published aid policy sets a ceiling on the price. Below an income limit for free tuition, you pay only living costs. Below a limit where parents pay nothing, you pay the student’s share if the college states one; otherwise, we use the highest average that families below the limit paid there. The low end is then at most what families below the limit paid on average, so the range always has a width. A family exactly at the limit is covered if the college says “or less” or “up to,” but not if it says “under.” If we have found neither wording, the range covers both cases. If your income is within ${near} above a limit, or just below one, we say so.`,
  terms: (reach: string) =>
    `Some promises depend on more than income. We check what you told us about class rank, GPA, test scores, where you would live and a Pell Grant. If a promise depends on something we don’t ask, such as your county, it lowers only the low end, and we say what the price depends on. If we can’t count a promise, because no page gives its limit or two pages disagree, we name it and say why. If two promises cover you, we count the one that leaves less to pay. Princeton publishes examples of what families pay. We interpolate between them, and the range goes from the result at ${reach} below your income to the result at ${reach} above it.`,
  holds: (assets: string, years: string) =>
    `A policy counts if we know your income and it is below the limit, if you live in the state (for a policy limited to residents), and if your FAFSA answers include no more than ${assets} of savings. Colleges don’t define “typical assets,” so we use the amount that Princeton disregards. A policy counts for up to ${years} years after the year it was published for. After that, it no longer limits the high end.`,
  index: (people: string, assets: string, span: string, colleges: string) =>
    `Above an income of ${formatUsd(topBracketFrom)}, at colleges that say they meet full need, the price follows the Student Aid Index. We interpolate between the averages of the two highest brackets. Above those, the price rises dollar for dollar with the index. If we know only your income, we assume that it comes from wages, that the parents are married, that savings are between zero and ${assets}, and, unless you tell us otherwise, that the family has ${people} people. The range is ${span} wide, because at ${colleges} such colleges, the difference between price and index mostly stayed within a band that wide. We add the range of the index itself.`,
  home: "Living at home lowers the price by what you save, but never below zero. Where grants are based on need, the price doesn’t fall below the Student Aid Index, because a need-based grant is at most the cost minus the index and shrinks as the cost does.",
};
