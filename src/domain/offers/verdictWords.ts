/** The sentences about which offer is cheapest and what is still open: the page about offers, articles and the counselor say the same. */
import { formatAnd, formatUsd } from "#lib/format.ts";
import type { CompareCaveat, SummarizedOffer } from "./compareOffers.ts";
import { needsAnswer } from "./leftOut.ts";
import type { Offer } from "./offer.ts";
import { countPriceQuestions, isGuess, listOpenQuestions, type OpenQuestion } from "./openQuestions.ts";
import { findPriceRange } from "./priceRange.ts";
import type { CostItem } from "./summarizeOffer.ts";
import type { SurelyCheapest } from "./surelyCheapest.ts";
import type { Verdict } from "./verdict.ts";

export const itemNames: Readonly<Record<CostItem, string>> = {
  tuitionFees: "tuition and fees",
  housingFood: "housing and food",
  books: "books and supplies",
  travel: "travel",
  personal: "personal costs",
};

const count = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"] as const;
export const formatCount = (value: number) => count[value] ?? String(value);

const text = {
  nameless: "Unnamed college",
  cheapest: "The cheapest offer we can be sure of",
  price: (price: string) => `${price} in the first year`,
  ahead: (amount: string, next: string) => `${amount} less than ${next}`,
  aheadAtLeast: (amount: string, next: string) => `at least ${amount} less than ${next}`,
  moreAidThanCost: "Its letter lists more gift aid than cost, so check its lines first.",
  same: (names: readonly string[]) => `${formatAnd(names)} cost about the same`,
  samePrice: (price: string) => `from ${price} in the first year`,
  whatever: (things: readonly string[], lacking: readonly string[]) => {
    const clauses = [
      ...(things.length === 0
        ? []
        : [`no matter what ${formatAnd(things)} ${things.length === 1 ? "is" : "are"}`]),
      ...(lacking.length === 0 ? [] : [`no matter what the costs left out by ${formatAnd(lacking)} come to`]),
    ];
    return `That holds ${clauses.join(", and ")}.`;
  },
  openLines: (lines: number, college: string) => `the ${lines} open lines of ${college}`,
  openLine: (label: string, college: string) => `“${label}” in the letter from ${college}`,
  openCosts: (items: string, college: string) => `the cost of ${items} at ${college}`,
  unless: (name: string, items: string, usd: string) =>
    `${name} is the cheapest unless you’d pay more than ${usd} a year there for ${items}.`,
  /** `among`: said first, where an offer is still open that may turn out cheaper. */
  among: (offers: number) => `Of the ${formatCount(offers)} complete offers, `,
  lowest: (among: string, name: string, price: string, ahead: string, next: string) =>
    `${among}${name} costs the least in the first year: ${price}, ${ahead} less than ${next}.`,
  lowestSame: (among: string, names: string, price: string) =>
    `${among}${names} cost about the same in the first year, from ${price}.`,
  differentYears: "These offers are for different years, so we can’t say which costs less.",
  unnamed: "Tell us which colleges sent these letters, and we’ll say which one costs the least.",
  withheld: "The offers aren’t complete yet, so we can’t say which one costs the least.",
  otherOverStudy: (name: string, years: number) =>
    `Over ${formatCount(years)} years, ${name} would cost less if grants that don’t mention renewal are not renewed.`,
  caveat: {
    incomplete: "An offer that isn’t complete may turn out to cost less.",
    differentYears: "The offers are for different years.",
    yearUnsaid: "One offer doesn’t say which year it is for.",
    paidOnce: "Some grants are paid only once, so later years cost more.",
    renewalUnsaid: "Some grants don’t say whether they renew.",
    estimates: "Some costs are estimates from published figures.",
    otherOverFourYears: "Another offer costs less over the whole degree.",
  } satisfies Record<CompareCaveat, string>,
  gap: {
    nameless: () => "no college named",
    unsorted: (lines: number) => (lines === 1 ? "one line not sorted" : `${lines} lines not sorted`),
    guessed: (lines: number) => (lines === 1 ? "one line not confirmed" : `${lines} lines not confirmed`),
    amountMissing: (lines: number) => (lines === 1 ? "one amount missing" : `${lines} amounts missing`),
    leftOut: (amounts: number) => (amounts === 1 ? "one amount left out" : `${amounts} amounts left out`),
  } satisfies Record<OpenQuestion, (count: number) => string>,
  missing: (items: readonly CostItem[]) => `no figure for ${formatAnd(items.map((item) => itemNames[item]))}`,
  noCost: "no costs at all",
  between: (low: string, high: string) => `between ${low} and ${high}`,
} as const;

/** The name shown for an offer whose college is not set. */
export function getOfferName({ collegeName }: Pick<Offer, "collegeName">): string {
  return collegeName.trim() === "" ? text.nameless : collegeName;
}

export type VerdictText = {
  /** Above the headline; null where nothing is sure. */
  eyebrow: string | null;
  headline: string;
  /** The same in one sentence, where nothing stands above it. */
  sentence: string;
  detail: string | null;
  /** What is open and can't change it. */
  whatever: string | null;
  /** What to know before relying on it. */
  notes: readonly string[];
};

export function describeVerdict(verdict: Verdict, all: readonly SummarizedOffer[]): VerdictText {
  const name = (ids: readonly string[]) =>
    formatAnd(all.filter(({ offer }) => ids.includes(offer.id)).map(({ offer }) => getOfferName(offer)));
  const notes = describeNotes(verdict, all, name);
  const say = (headline: string): VerdictText => ({
    eyebrow: null,
    headline,
    sentence: headline,
    detail: null,
    whatever: null,
    notes,
  });
  switch (verdict.kind) {
    case "sure":
      return { ...describeSure(verdict.sure, all, name), notes };
    case "complete": {
      const { offerIds, netPriceUsd, next } = verdict.complete;
      const open = verdict.openIds.length;
      const among = open === 0 ? "" : text.among(all.length - open);
      return say(
        next === null
          ? text.lowestSame(among, name(offerIds), formatUsd(netPriceUsd))
          : text.lowest(
              among,
              name(offerIds),
              formatUsd(netPriceUsd),
              formatUsd(next.aheadUsd),
              name([next.offerId]),
            ),
      );
    }
    case "unless": {
      const { offerId, missing, roomUsd } = verdict.unless;
      const items = formatAnd(missing.map((item) => itemNames[item]));
      return say(text.unless(name([offerId]), items, formatUsd(roomUsd)));
    }
    case "differentYears":
      return say(text.differentYears);
    case "nameless":
      return say(text.unnamed);
    case "withheld":
    default:
      return say(text.withheld);
  }
}

type NameOffers = (ids: readonly string[]) => string;

function describeNotes({ comparison }: Verdict, all: readonly SummarizedOffer[], name: NameOffers): string[] {
  if (comparison.kind === "tooFew") return [];
  const overStudyId = comparison.kind === "lowest" ? comparison.overStudyId : null;
  const years = all[0]?.figures.years.length ?? 0;
  return [
    ...(overStudyId === null ? [] : [text.otherOverStudy(name([overStudyId]), years)]),
    ...comparison.caveats
      // Said with the name above, and by the headline itself.
      .filter((caveat) => caveat !== "otherOverFourYears" && caveat !== "differentYears")
      .map((caveat) => text.caveat[caveat]),
  ];
}

function describeSure(
  { offerIds, netPriceUsd, next, openIds }: SurelyCheapest,
  all: readonly SummarizedOffer[],
  name: NameOffers,
): Omit<VerdictText, "notes"> {
  const whatever = describeOpen(all.filter(({ offer }) => openIds.includes(offer.id)));
  const price = formatUsd(Math.max(0, netPriceUsd));
  if (offerIds.length > 1) {
    const names = all
      .filter(({ offer }) => offerIds.includes(offer.id))
      .map(({ offer }) => getOfferName(offer));
    const headline = text.same(names);
    const detail = text.samePrice(price);
    return { eyebrow: text.cheapest, headline, detail, whatever, sentence: `${headline}, ${detail}.` };
  }
  if (netPriceUsd < 0) {
    const [headline, detail] = [name(offerIds), text.moreAidThanCost];
    return {
      eyebrow: text.cheapest,
      headline,
      detail,
      whatever,
      sentence: `${text.cheapest} is ${headline}. ${detail}`,
    };
  }
  // While its own letter is open, only the distance is sure.
  const isOpen = openIds.some((id) => offerIds.includes(id));
  const ahead =
    next === null
      ? null
      : (next.isAtLeast ? text.aheadAtLeast : text.ahead)(formatUsd(next.aheadUsd), name([next.offerId]));
  const said = [...(isOpen ? [] : [text.price(price)]), ...(ahead === null ? [] : [ahead])];
  const headline = name(offerIds);
  return {
    eyebrow: text.cheapest,
    headline,
    detail: said.length === 0 ? null : `${upperFirst(said.join(": "))}.`,
    whatever,
    sentence: `${text.cheapest} is ${headline}${said.length === 0 ? "" : `: ${said.join(", ")}`}.`,
  };
}

const mostNamed = 2;

/** What cannot change the order: lines in the words of their letter, and costs that letters leave out; null if nothing is open. */
function describeOpen(open: readonly SummarizedOffer[]): string | null {
  const lacking = open.filter(({ figures }) => figures.missing.length > 0);
  const [only] = lacking;
  const lines = open.flatMap(listOpenLines);
  if (only === undefined) return lines.length === 0 ? null : text.whatever(lines, []);
  if (lacking.length > 1)
    return text.whatever(
      lines,
      lacking.map(({ offer }) => getOfferName(offer)),
    );
  const items = formatAnd(only.figures.missing.map((item) => itemNames[item]));
  return text.whatever([...lines, text.openCosts(items, getOfferName(only.offer))], []);
}

function listOpenLines({ offer }: SummarizedOffer): string[] {
  const name = getOfferName(offer);
  // The letter's own net price is never counted, so that it changes nothing either way.
  const open = offer.lines.filter(
    (line) => line.kind !== "statedNetPrice" && (line.kind === "other" || isGuess(line)),
  );
  const labels = [...open, ...(offer.leftOut ?? []).filter(needsAnswer)].map(({ label }) => label);
  return labels.some((label) => label === "") || labels.length > mostNamed
    ? [text.openLines(labels.length, name)]
    : labels.map((label) => text.openLine(label, name));
}

/** What one offer still lacks before it can be judged: "one line not sorted", "no figure for travel". */
export function listGaps({ offer, figures }: SummarizedOffer): string[] {
  const gaps: string[] = listOpenQuestions(offer).map(({ code, lines }) => text.gap[code](lines));
  if (figures.costUsd === null) gaps.push(text.noCost);
  else if (figures.missing.length > 0) gaps.push(text.missing(figures.missing));
  return gaps;
}

/** "between $10,000 and $12,000" while questions are open; null where the price is said, or has no bounds. */
export function describePriceRange({ offer, figures }: SummarizedOffer): string | null {
  if (countPriceQuestions(offer) === 0) return null;
  const { lowUsd, highUsd } = findPriceRange(offer, figures);
  return lowUsd === null || highUsd === null || lowUsd === highUsd
    ? null
    : text.between(formatUsd(Math.max(0, lowUsd)), formatUsd(highUsd));
}

function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
