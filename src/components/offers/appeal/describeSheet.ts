/** What the sheet for an aid office says, once for the page, paper, text and mail: only what the family and its letters state. */
import { type AppealSituation, appealRoutes, type CheaperOffer } from "#domain/offers/appeal.ts";
import type { SummarizedOffer } from "#domain/offers/compareOffers.ts";
import { findKnownNetPrice } from "#domain/offers/knownPrice.ts";
import { countPriceQuestions } from "#domain/offers/openQuestions.ts";
import { getOfferName, itemNames } from "#domain/offers/verdictWords.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import { words } from "../words.ts";
import { appealWords } from "./appealWords.ts";
import type { Appeal } from "./useAppeal.ts";

const text = appealWords.sheet;

export type SheetLine = readonly [name: string, value: string];
/** The same figure of both offers. */
export type SheetPair = { name: string; own: string; other: string };

export type Sheet = {
  to: string;
  situations: readonly string[];
  request: string | null;
  figures: readonly SheetLine[];
  ownName: string;
  otherName: string;
  /** Empty without an offer to compare with. */
  pairs: readonly SheetPair[];
  /** Of the offer alone, beside what the pairs say. */
  offer: readonly SheetLine[];
  bring: readonly string[];
  routes: readonly string[];
};

export type SheetInput = {
  appeal: Appeal;
  situations: readonly AppealSituation[];
  chosen: SummarizedOffer;
  compared: { offer: SummarizedOffer; cheaper: CheaperOffer } | null;
  hasIncome: boolean;
  hasCost: boolean;
  payPerYearUsd: number | null;
};

export function describeSheet(input: SheetInput): Sheet {
  const { appeal, situations, chosen, compared, hasIncome, hasCost, payPerYearUsd } = input;
  const ownName = getOfferName(chosen.offer);
  const otherName = compared === null ? "" : getOfferName(compared.offer.offer);
  return {
    to: text.to(ownName, words.yearOf(chosen.offer.academicYear)),
    situations: situations.map((one) => nameSituation(one, compared?.cheaper ?? null)),
    request:
      compared === null ? null : text.request(formatUsd(compared.cheaper.lowerByUsd), ownName, otherName),
    figures: listFigures(appeal, hasIncome, hasCost),
    ownName,
    otherName,
    pairs: compared === null ? [] : listPairs(chosen, compared.offer),
    offer: listOffer(chosen, compared === null, payPerYearUsd),
    bring: [...new Set(situations.flatMap((one) => appealWords.situation[one].bring))],
    routes: [...new Set(situations.map((one) => appealWords.route[appealRoutes[one]]))],
  };
}

/** "Similar" is claimed only of a college that is. */
export function nameSituation(situation: AppealSituation, cheaper: CheaperOffer | null): string {
  const isOther = situation === "betterOffer" && cheaper !== null && cheaper.isSimilar !== true;
  return isOther ? appealWords.otherCollege : appealWords.situation[situation].name;
}

function listFigures(appeal: Appeal, hasIncome: boolean, hasCost: boolean): SheetLine[] {
  const { appealBefore: before, appealNow: now, appealCost: cost } = appeal.figures;
  const lines: SheetLine[] = [];
  if (hasIncome && before !== null) lines.push([text.before, formatUsd(before)]);
  if (hasIncome && now !== null) lines.push([text.now, formatUsd(now)]);
  if (hasIncome && before !== null && now !== null && before !== now)
    lines.push([now < before ? text.less : text.more, formatUsd(Math.abs(before - now))]);
  if (hasCost && cost !== null) lines.push([text.cost, formatUsd(cost)]);
  if ((hasIncome || hasCost) && appeal.since !== "") lines.push([text.since, appeal.since]);
  return lines;
}

function listPairs(own: SummarizedOffer, other: SummarizedOffer): SheetPair[] {
  const pair = (name: string, one: number | null, two: number | null): SheetPair[] =>
    one === null || two === null ? [] : [{ name, own: formatUsd(one), other: formatUsd(two) }];
  return [
    ...pair(text.costAll, own.figures.costUsd, other.figures.costUsd),
    ...(own.figures.estimatedUsd + other.figures.estimatedUsd > 0
      ? pair(text.estimated, own.figures.estimatedUsd, other.figures.estimatedUsd)
      : []),
    ...pair(text.gift, own.figures.grantUsd, other.figures.grantUsd),
    ...pair(text.net, findKnownNetPrice(own.figures), findKnownNetPrice(other.figures)),
  ];
}

/** Nothing of a letter that still has questions. */
function listOffer(
  { offer, figures }: SummarizedOffer,
  isAlone: boolean,
  payPerYearUsd: number | null,
): SheetLine[] {
  if (countPriceQuestions(offer) > 0) return [];
  const { costUsd, grantUsd, estimatedUsd, missing } = figures;
  const netPriceUsd = findKnownNetPrice(figures);
  const lines: SheetLine[] = [];
  if (isAlone && costUsd !== null) lines.push([text.costAll, formatUsd(costUsd)]);
  if (isAlone && estimatedUsd > 0) lines.push([text.estimated, formatUsd(estimatedUsd)]);
  if (isAlone) lines.push([text.gift, formatUsd(grantUsd)]);
  if (isAlone && netPriceUsd !== null) lines.push([text.net, formatUsd(netPriceUsd)]);
  if (missing.length > 0) lines.push([text.leftOut, formatAnd(missing.map((item) => itemNames[item]))]);
  if (payPerYearUsd !== null) lines.push([text.pay, formatUsd(payPerYearUsd)]);
  if (payPerYearUsd !== null && netPriceUsd !== null && netPriceUsd > payPerYearUsd)
    lines.push([text.gap, formatUsd(netPriceUsd - payPerYearUsd)]);
  return lines;
}

/** As plain text, for the college's portal and for mail. */
export function writeSheet(sheet: Sheet, { withDocuments = true } = {}): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ["", title, ...lines.map((line) => `- ${line}`)];
  const pairs = sheet.pairs.map(({ name, own, other }) => text.bothLine(name, own, sheet.otherName, other));
  const offer = sheet.offer.map(([name, value]) => `${name}: ${value}`);
  return [
    sheet.to,
    ...list(text.asks, sheet.situations),
    ...(sheet.request === null ? [] : ["", sheet.request]),
    ...list(
      text.figures,
      sheet.figures.map(([name, value]) => `${name}: ${value}`),
    ),
    ...list(pairs.length > 0 ? text.both : text.offer, [...pairs, ...offer]),
    ...(withDocuments ? list(text.bring, sheet.bring) : []),
  ].join("\n");
}
