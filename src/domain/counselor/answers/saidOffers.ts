/**
 * What is left to pay at colleges by what the family says each one gave: the published price less the gift, or the net cost
 * that the letter or the college's calculator states. Nothing is kept, and the answer says whose figures they are.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import { stateNames } from "#domain/college/states.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatShownPart } from "#domain/price/shownPrice.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading, SaidOffer } from "../counselor.ts";
import {
  type Draft,
  joinWords,
  listAskedColleges,
  listFieldSources,
  lowerFirst,
  makeDraft,
  rankForPlan,
  toMatchQuestion,
} from "../draft.ts";
import { links } from "../words.ts";
import { findLeft, listHomes, moveTo, sayCheapest } from "./cheapest.ts";

export function answerSaidOffers(
  reading: CounselorReading,
  context: AnswerContext,
  offers: readonly SaidOffer[],
): Draft {
  const colleges = listAskedColleges(reading, context);
  const question = toMatchQuestion(context);
  const { residency } = reading;
  const year = formatSchoolYear(question.entryYear);
  const facts: AnswerFact[] = [];
  const isPublished = { any: false };
  const homes = listHomes({ colleges, question, residency });
  const lines = colleges.map((college) => {
    const offer = offers.find(({ unitId }) => unitId === college.unitId);
    const own = homes.filter((home) => home === "known" || home === "elsewhere" || home === college.state);
    const isSame = college.control !== "public" || (offer !== undefined && offer.leftUsd !== null);
    const shown = isSame ? own.slice(-1) : own;
    const told = shown.map((home) => {
      const row = rankForPlan(college, moveTo(home, college, { question, residency }));
      const who =
        shown.length === 1
          ? ""
          : home === college.state
            ? ` for ${stateNames[college.state]} residents`
            : " for others";
      return `${tellOne(row, offer, { year, facts, isPublished })}${who}`;
    });
    return `${college.name}: ${joinWords(told)}.`;
  });
  const isGift = offers.some(({ gift }) => gift !== null && gift !== 0);
  const verdict = sayOrder(reading, { colleges, offers, context });
  const base = isPublished.any ? ` The published prices are for ${year}, with housing and food.` : "";
  const asks =
    homes.length > 1 && lines.some((line) => line.includes(" for others"))
      ? " Tell me your home state, and I can give one figure for each."
      : "";
  return makeDraft(
    `Based on what you told me, a year would cost: ${lines.join(" ")}${verdict}${base}${asks}${isGift ? " Take off other grants in the letters, too; loans don’t lower a price. Check that the money comes every year." : ""}`,
    {
      facts,
      sources: isPublished.any ? listFieldSources("tuitionInStateUsd", "livingOnCampusUsd") : [],
      parts: [
        ...(colleges.length > 1
          ? [{ kind: "compare", unitIds: colleges.map(({ unitId }) => unitId) } as const]
          : []),
        links.offers,
      ],
    },
  );
}

type Telling = { year: string; facts: AnswerFact[]; isPublished: { any: boolean } };

function tellOne(row: RankedCollege<PriceBand>, offer: SaidOffer | undefined, telling: Telling): string {
  const { college, priceBand } = row;
  const say = (ref: string, text: string): string => {
    telling.facts.push({
      ref: `${college.unitId}.${ref}`,
      kind: "money",
      subject: college.unitId,
      text,
      year: telling.year,
    });
    return text;
  };
  if (offer === undefined || (offer.gift === null && offer.leftUsd === null)) {
    if (priceBand === null) return "too little is published for an estimate";
    const { lowUsd, highUsd } = priceBand;
    return `you didn’t mention an offer; our estimate is ${say("price", `${formatShownPart(lowUsd)} to ${formatShownPart(highUsd)}`)} after grants`;
  }
  if (offer.leftUsd !== null) return `${say("left", formatUsd(offer.leftUsd))}, the net cost you gave`;
  const left = findLeft(offer, row);
  const cost = offer.costUsd ?? priceBand?.stickerUsd ?? null;
  if (left === null || cost === null) return "the price is not published, so ask for the full cost of a year";
  if (offer.costUsd === null) telling.isPublished.any = true;
  const price =
    offer.costUsd === null
      ? `published price of about ${say("sticker", formatShownPart(cost))}`
      : `${formatUsd(cost)} that you told me`;
  if (offer.gift === 0) return `about ${say("left", formatShownPart(left))}, the full ${lowerFirst(price)}`;
  const gift = offer.gift === "tuition" ? "tuition" : formatUsd(offer.gift ?? 0);
  return `about ${say("left", formatShownPart(left))} (${price} less ${gift})`;
}

/** Which is lowest, and by how much where each figure is one sum. */
function sayOrder(
  { residency }: CounselorReading,
  {
    colleges,
    offers,
    context,
  }: { colleges: readonly CollegeSummary[]; offers: readonly SaidOffer[]; context: AnswerContext },
): string {
  if (colleges.length < 2) return "";
  const question = toMatchQuestion(context);
  const homes = listHomes({ colleges, question, residency });
  const byHome = homes.map((home) => {
    const left = colleges.map((college) => {
      const offer = offers.find(({ unitId }) => unitId === college.unitId);
      const row = rankForPlan(college, moveTo(home, college, { question, residency }));
      return { college, usd: offer === undefined ? null : findLeft(offer, row) };
    });
    return left.toSorted((a, b) => (a.usd ?? 0) - (b.usd ?? 0));
  });
  if (byHome.some((row) => row.some(({ usd }) => usd === null)))
    return sayCheapest({ colleges, question, residency, offers });
  const winners = new Set(byHome.map(([first]) => first?.college));
  const [row] = byHome;
  const [first, next] = row ?? [];
  if (first === undefined || next === undefined || first.usd === null || next.usd === null) return "";
  const least = colleges.length === 2 ? "less" : "the least";
  if (winners.size > 1) return sayCheapest({ colleges, question, residency, offers });
  if (homes.length > 1) return ` ${first.college.name} costs ${least}, wherever you live.`;
  const ahead = formatShownPart(next.usd - first.usd);
  return ahead === "$0"
    ? ` ${first.college.name} and ${next.college.name} come out about the same.`
    : ` ${first.college.name} costs ${least}, by about ${ahead} a year${colleges.length > 2 ? `; ${next.college.name} is next` : ""}.`;
}
