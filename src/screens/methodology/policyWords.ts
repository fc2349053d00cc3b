/** The text on aid policies, full need and living at home in the price section of /methodology. */

export const policyWords = {
  title: "Aid policies, full need, and living at home",
  ceiling: (near: string) =>
    `A college’s published aid policy is a ceiling. Below a free-tuition line, what remains is living costs. Below a line with no parent contribution, what remains is the student’s part where the college names it; otherwise we use the highest average that families below the line paid there. Within ${near} above a line, the price says so.`,
  holds: (assets: string, years: string) =>
    `It counts where your income is known and below the line, where you live in the state if it is for residents, and where your FAFSA answers count no more than ${assets} of savings. “Typical assets” has no definition: that amount is what Princeton leaves out of account. A policy counts up to ${years} years after its own. Later the high end does not go by it.`,
  index: (people: string, assets: string, span: string, colleges: string) =>
    `Above $110,000 at colleges that say they meet full need, the price follows the Student Aid Index, between the averages published for the two highest brackets and dollar by dollar above them. If we know only your income, the index is that of a married couple with wages, ${people} people unless you say how many, and savings from nothing to ${assets}. The band is ${span} wide for what index and price differed by at ${colleges} such colleges, plus the range of the index.`,
  home: "Living with family takes its savings off the price, never below zero. Where grants go by need it stops at the index: such a grant is at most the cost less the index, so it shrinks with the cost.",
};
