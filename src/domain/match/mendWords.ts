/** The sentences for what would mend a list with low odds, the same on the screen, from the counselor and over HTTP. */
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { describeAward } from "#domain/price/stateAwardWords.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import type { MatchPriceBand } from "./curves.ts";
import type { ListMend, MendingCollege } from "./mendList.ts";
import { mendRule } from "./mendRule.ts";
import { oddsWords } from "./oddsWords.ts";
import { showOdds } from "./shownOdds.ts";

type Mend = ListMend<MatchPriceBand>;

/** About what a student may borrow and earn in the first year; more than that is no advice. */
const earnableUsd = 9_000;

const sayShown = (share: number) => oddsWords.sayOf100(showOdds(share));

function describeMissing({ lacks }: Mend, payPerYearUsd: number): string {
  return lacks === "price"
    ? `Price is the problem. A four-year college on this list is likely to admit you, but few of the prices fit the ${formatUsd(payPerYearUsd)} a year you can pay.`
    : "Admission is the problem. Price aside, no four-year college on this list is likely enough to admit you.";
}

function describeColleges(mend: Mend): string {
  const { colleges, oddsWithAll, compared } = mend;
  if (colleges.length === 0) {
    return `We looked at ${formatInteger(compared)} four-year colleges that fit your other answers. None would raise your odds by ${Math.round(100 * mendRule.leastGain)} in 100 or more.`;
  }
  const still = oddsWithAll < mendRule.evenOdds ? ", which is still under half" : "";
  const odds = `${sayShown(oddsWithAll)}${still}`;
  const most = isHomeBest(mend) ? "would be the best to add" : "would help most";
  return colleges.length === 1
    ? `Of ${formatInteger(compared)} four-year colleges that fit your other answers, this one ${most}. With it on your list, your odds would be ${odds}. A second college would not add much.`
    : `Of ${formatInteger(compared)} four-year colleges that fit your other answers, these two ${most}. With both on your list, your odds would be ${odds}.`;
}

/** Living at home leads where it helps more than any colleges that could be added. */
function isHomeBest({ oddsAtHome, oddsWithAll }: Pick<Mend, "oddsAtHome" | "oddsWithAll">): boolean {
  return oddsAtHome !== null && oddsAtHome > oddsWithAll;
}

function describeHome({ oddsNow, oddsAtHome }: Mend): string {
  return `If you live at home, where a college on your list is close enough, your odds go from ${sayShown(oddsNow)} to ${sayShown(oddsAtHome ?? oddsNow)}.`;
}

/** What helps most, before the colleges; null where these do. */
function describeLead(mend: Mend): string | null {
  return isHomeBest(mend) ? describeHome(mend) : null;
}

/** What else would help, the largest effect first. */
function listWays(mend: Mend, payPerYearUsd: number): string[] {
  const { oddsAtHome, budgetUsd, twoYear, program } = mend;
  return [
    ...(oddsAtHome === null || isHomeBest(mend) ? [] : [describeHome(mend)]),
    ...(budgetUsd === null
      ? []
      : [
          `With a budget of ${formatUsd(budgetUsd)} a year instead of ${formatUsd(payPerYearUsd)}, this same list reaches even odds.${budgetUsd - payPerYearUsd <= earnableUsd ? " A scholarship from elsewhere, work or a loan may cover part of the difference." : ""}`,
        ]),
    ...(program === null ? [] : [describeAward(program)]),
    ...(twoYear === null ? [] : [describeTwoYear(twoYear)]),
    ...(twoYear === null && program === null && budgetUsd === null
      ? ["Ask your counselor about community college transfer and your state’s grants before you apply."]
      : []),
  ];
}

function describeTwoYear({ row, fits }: NonNullable<Mend["twoYear"]>): string {
  const { college, priceBand } = row;
  const price = priceBand === null ? "" : ` (${lowerFirst(formatShownRange(priceBand))} a year)`;
  const start = `Starting at ${college.name}${price}, then transferring:`;
  return fits
    ? `${start} it is sure to admit you and fits your budget. Ask the four-year college first which credits it accepts.`
    : `${start} it is sure to admit you and is the least expensive start near home, though it may still cost more than your budget.`;
}

/** "Alone, it makes your odds 39 in 100. 37% of its students finish." Of a single one the sentence above says the odds. */
function describeEffect(
  { row, oddsAfter }: MendingCollege<MatchPriceBand>,
  { colleges }: Pick<Mend, "colleges">,
): string {
  const { completionRate } = row.college;
  return [
    ...(colleges.length === 1 ? [] : [`With this college alone, your odds would be ${sayShown(oddsAfter)}.`]),
    ...(completionRate === null ? [] : [`${formatShare(completionRate)} of its students finish.`]),
  ].join(" ");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export const mendWords = {
  title: "What would help most",
  missing: describeMissing,
  lead: describeLead,
  colleges: describeColleges,
  effect: describeEffect,
  ways: listWays,
  /** All of it in one text. */
  sentence(mend: Mend, payPerYearUsd: number): string {
    return [
      describeMissing(mend, payPerYearUsd),
      ...(isHomeBest(mend) ? [describeHome(mend)] : []),
      describeColleges(mend),
      ...mend.colleges.map((one) => `${one.row.college.name}: ${describeEffect(one, mend)}`),
      ...listWays(mend, payPerYearUsd),
    ].join(" ");
  },
};
