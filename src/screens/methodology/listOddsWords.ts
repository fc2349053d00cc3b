/** The text on the odds of a list: what outcomes and prices share, what counts as a price that fits, and how low odds are mended. */
import { formatParameter, formatShare } from "#lib/format.ts";

export const listOddsWords = {
  lead: "You can’t simply multiply the chances at several colleges. Colleges weigh similar things, so the outcomes tend to move together. If one college says yes, the others are more likely to.",
  rule: (sd: number) =>
    `We model what the colleges share as a normal curve with a spread of ${formatParameter(sd)} in log-odds. For each point on it, we calculate the chance that every college says no, then average the results. The spread is our assumption, and here is what other values would give.`,
  example: "A sample list of five chances:",
  sd: (sd: number) => `Shared part ${formatParameter(sd)}`,
  used: "used by Tassel",
  instead: "for comparison",
  getShort: "in 100 get into at least one college",
  get: (count: string) => `${count} of 100 dots filled`,
  affordable: (shared: number) =>
    `“A four-year college you can pay for” means one that admits you and whose price fits. We measure how well a price fits by the share of its range at or under your budget. Half of the range lies below its middle, so a budget at the middle counts as one half. A family that pays more than most families with its income tends to pay more everywhere, so we assume that ${formatShare(shared)} of what moves a price within its range is the same at every college. A two-year college counts as a college, but never as a four-year one. If you give no income, we show the odds at each of five incomes.`,
  moreTitle: "Certain admissions, low odds, and answers you have",
  certain:
    "Open admission and guaranteed admission count as certain. If we can’t estimate your chance at a college, we leave it out and name it.",
  mending:
    "If your odds of a four-year college you can pay for are under 50 in 100, we look through every four-year college that fits your other answers, up to 600 miles from home, and public colleges in your own state at any distance. We try each alone, then the best 24 in pairs, and name the pair that raises the odds most, with a little weight on distance and fit. We don’t name a college that adds less than 5 in 100.",
  answered:
    "When you hear back, the college’s answer replaces the estimate. An admission counts as certain. If a college denies you or puts you on its waitlist, we leave it out.",
};
