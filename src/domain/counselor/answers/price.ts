/** What the family would likely pay at the colleges asked about, as the price bands show it. */
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { stateNames } from "#domain/college/states.ts";
import type { MatchQuestion } from "#domain/match/matchColleges.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import { describeAgreedPrice } from "#domain/price/agreementWords.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { classifyCommute } from "#domain/price/commute.ts";
import { toHome } from "#domain/price/commuteFrom.ts";
import { formatShownPart, formatShownRange, formatShownUsd } from "#domain/price/shownPrice.ts";
import { describeAward } from "#domain/price/stateAwardWords.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  listAskedColleges,
  listFieldSources,
  listPlanColleges,
  lowerFirst,
  makeDraft,
  rankForPlan,
  toAnswerSource,
  toMatchQuestion,
} from "../draft.ts";
import { withResidency } from "../residency.ts";
import { links, words } from "../words.ts";
import { listHomes, moveTo, sayCheapest } from "./cheapest.ts";
import { tellPromise } from "./collegeAid.ts";
import { answerSaidOffers } from "./saidOffers.ts";
import { tellTuitionFree } from "./tuitionFree.ts";

const most = 4;

export function answerPrice(reading: CounselorReading, context: AnswerContext): Draft {
  const named = listAskedColleges(reading, context);
  const colleges = named.length > 0 ? named : listPlanColleges(context);
  if (colleges.length === 0) return words.whichCollege();
  if (reading.offers !== undefined) return answerSaidOffers(reading, context, reading.offers);
  const question = toMatchQuestion(context);
  const tell = colleges.length === 1 ? tellPrice : tellPriceBriefly;
  const prices = joinDrafts(
    colleges
      .slice(0, most)
      .map((college) => tell(college, withResidency(question, college, reading.residency), reading)),
  );
  const atHome =
    reading.condition === "livingAtHome"
      ? colleges.slice(0, most).flatMap((college) => {
          const { profile, ...rest } = withResidency(question, college, reading.residency);
          return tellAtHome(college, { ...rest, profile: { ...profile, livingPlan: "withFamily" } }) ?? [];
        })
      : [];
  const isToldBoth = colleges.length === 1 && colleges.every((one) => dependsOnHome(one, question, reading));
  const missing = askForMissing(question, isToldBoth ? [] : colleges, reading.residency);
  const among = { colleges: colleges.slice(0, most), question, residency: reading.residency };
  const cheapest = named.length > 1 ? sayCheapest(among).trim() : "";
  return joinDrafts([
    prices,
    ...(cheapest === "" ? [] : [makeDraft(cheapest)]),
    ...atHome,
    ...(missing === null ? [] : [missing]),
  ]);
}

/** Whether home decides the price, and nobody said where it is. */
function dependsOnHome(
  { control, tuitionInStateUsd, tuitionOutOfStateUsd }: CollegeSummary,
  { profile }: MatchQuestion,
  { residency }: CounselorReading,
): boolean {
  const isSplit = tuitionInStateUsd !== null && tuitionInStateUsd !== tuitionOutOfStateUsd;
  return control === "public" && isSplit && residency === null && profile.homeState === null;
}

/** For residents and for others, where nobody said which the family is; null where one of the two is not known. */
function tellBothPrices(college: CollegeSummary, question: MatchQuestion): Draft | null {
  const tell = (residency: "resident" | "nonresident") => {
    const row = rankForPlan(college, withResidency(question, college, residency));
    const price = toPriceFact(row, question.entryYear);
    return price === null ? null : { row, price };
  };
  const [own, others] = [tell("resident"), tell("nonresident")];
  if (own === null || others === null) return null;
  const { price } = own;
  const other: AnswerFact = { ...others.price, ref: `${college.unitId}.others.price` };
  const facts = [price, other];
  const sticker = describeSticker(own.row, question.entryYear, facts).replace(/\.$/, " for residents.");
  return makeDraft(
    `At ${college.name}, your family would likely pay ${lowerFirst(price.text)} as ${stateNames[college.state]} residents, or ${lowerFirst(other.text)} coming from another state, in ${price.year}${sayAfterGrants(own.row)}.${sticker}`,
    { facts, sources: listPriceSources(own.row), parts: [{ kind: "price", unitId: college.unitId }] },
  );
}

/** "$2,200 to $31,500": the least and the most of the prices by income. */
function sayEnds(prices: NonNullable<PriceBand["pricesByIncome"]>): string {
  const middles = prices.map(({ middleUsd }) => middleUsd);
  return `${formatShownPart(Math.min(...middles))} to ${formatShownPart(Math.max(...middles))}`;
}

function tellPrice(college: CollegeSummary, question: MatchQuestion, reading: CounselorReading): Draft {
  const both = dependsOnHome(college, question, reading) ? tellBothPrices(college, question) : null;
  if (both !== null) return both;
  const { residency } = reading;
  const row = rankForPlan(college, question);
  const price = toPriceFact(row, question.entryYear);
  const { name } = college;
  if (price === null) {
    return makeDraft(
      `${name} publishes too little for a price estimate. Its own net price calculator can give you one.`,
      {
        kind: "dont-know",
      },
    );
  }
  const facts: AnswerFact[] = [price];
  const agreed = describeAgreedPrice(
    row.priceBand?.agreement ?? null,
    college.state,
    question.profile.homeState ?? null,
  );
  const who =
    residency === null || college.control !== "public" || agreed !== null
      ? ""
      : residency === "resident"
        ? `, as ${stateNames[college.state]} residents,`
        : ", coming from another state,";
  const fit = describeFit(row, question, facts);
  const merit = describeMerit(row, facts);
  const sticker = describeSticker(row, question.entryYear, facts);
  const draft = makeDraft(
    `${sayWhether(row, question, reading)}At ${name}, your family${who} would likely pay ${lowerFirst(price.text)} in ${price.year}${sayAfterGrants(row)}.${agreed === null ? "" : ` ${agreed}`}${fit}${merit}${sticker}`,
    { facts, sources: listPriceSources(row), parts: [{ kind: "price", unitId: college.unitId }] },
  );
  return withTuitionFree(withPrograms(withPromise(draft, college, question), row), row);
}

function withPromise(draft: Draft, college: CollegeSummary, { profile, money }: MatchQuestion): Draft {
  const isResident = profile.homeState === null ? null : profile.homeState === college.state;
  const promise = tellPromise(college, { incomeUsd: money.familyIncomeUsd, isResident });
  return promise === null ? draft : joinDrafts([draft, promise]);
}

/** What is left to pay by a student who lives at home; null where nothing is known of it, or home is too far. */
function tellAtHome(college: CollegeSummary, question: MatchQuestion): Draft | null {
  const { profile } = question;
  if (college.livingWithFamilyUsd === null || classifyCommute(college, toHome(profile)) === "beyond")
    return null;
  const price = toPriceFact(rankForPlan(college, question), question.entryYear);
  if (price === null) return null;
  const fact: AnswerFact = { ...price, ref: `${college.unitId}.priceAtHome` };
  return makeDraft(
    `Living at home instead would cost about ${lowerFirst(fact.text).replace(/,$/, "")}, including food and travel.`,
    {
      facts: [fact],
      sources: listFieldSources("livingWithFamilyUsd"),
    },
  );
}

/** "Can we afford it": where the budget settles it. */
function sayWhether(
  { budgetLabel }: RankedCollege<PriceBand>,
  { money }: MatchQuestion,
  { asksWhether }: CounselorReading,
): string {
  if (asksWhether !== "plain" || money.payPerYearUsd === null) return "";
  return budgetLabel === "within" ? "Yes. " : budgetLabel === "over" ? "No. " : "";
}

/** One of several: what is likely left to pay. */
function tellPriceBriefly(
  college: CollegeSummary,
  question: MatchQuestion,
  reading: CounselorReading,
): Draft {
  const asked = { colleges: [college], question, residency: reading.residency };
  const homes = listHomes(asked);
  const moved = (home: CollegeSummary["state"] | "elsewhere") =>
    rankForPlan(college, moveTo(home, college, asked)).priceBand;
  const row = rankForPlan(college, question);
  const price = toPriceFact(row, question.entryYear);
  if (price === null) return tellPrice(college, question, reading);
  const isOpen = homes.length > 1 && row.priceBand?.pricesByIncome === undefined;
  const byHome = isOpen ? tellByHome(row, moved(college.state), moved("elsewhere")) : null;
  const facts = [price, ...(byHome?.facts ?? [])];
  const fit = describeFit(row, question, facts);
  const said = byHome?.isApart === true ? byHome.text.slice(2) : lowerFirst(price.text);
  const more = byHome === null || byHome.isApart ? "" : byHome.text;
  const text = `${college.name}: ${said} in ${price.year}${sayAfterGrants(row)}${more}.${fit}`;
  const parts = [{ kind: "price", unitId: college.unitId }] as const;
  return withTuitionFree(makeDraft(text, { facts, sources: listPriceSources(row), parts }), row, true);
}

/** Of the whole range, what residents of the college's state pay at most, and others at least. */
function tellByHome(
  { college: { unitId, state }, priceBand }: RankedCollege<PriceBand>,
  resident: PriceBand | null,
  other: PriceBand | null,
): { text: string; facts: AnswerFact[]; isApart: boolean } | null {
  if (resident === null || other === null) return null;
  const say = (ref: string, text: string): AnswerFact => ({
    ref: `${unitId}.${ref}`,
    kind: "money",
    subject: unitId,
    text,
    year: "",
  });
  const most = say("residents", formatShownPart(resident.highUsd));
  const least = say("others", formatShownPart(other.lowUsd));
  return {
    text: `: up to ${most.text} for ${stateNames[state]} residents, and ${least.text} or more from other states`,
    facts: [most, least],
    // A promise to residents alone may lie below the whole range.
    isApart: priceBand === null || resident.highUsd < priceBand.lowUsd,
  };
}

/** The most of the state's programs that an answer names; the card beside it has them all. */
const mostPrograms = 2;

/** The state programs that the price counts, or that are close. */
function withPrograms(draft: Draft, { college, priceBand }: RankedCollege<PriceBand>): Draft {
  const awards = (priceBand?.awards ?? []).slice(0, mostPrograms);
  const drafts = awards.map((award) => {
    const text = describeAward(award);
    const ref = `${college.unitId}.${award.id}`;
    const source = allStatePrograms.find(({ id }) => id === award.id)?.source;
    return makeDraft(text, {
      facts: [{ ref, kind: "phrase", subject: college.unitId, text, year: award.year }],
      sources: source === undefined ? [] : [toAnswerSource(source)],
    });
  });
  return joinDrafts([draft, ...drafts]);
}

/** Where nobody pays tuition, that explains the price. */
function withTuitionFree(draft: Draft, { priceBand }: RankedCollege<PriceBand>, isBrief = false): Draft {
  const policy = priceBand?.tuitionFree?.policy;
  return policy === undefined ? draft : joinDrafts([draft, tellTuitionFree(policy, null, isBrief)]);
}

/** Where the college covers everything, or the price is the published one, no grant does. */
function sayAfterGrants({ priceBand }: RankedCollege<PriceBand>): string {
  const isPublished =
    priceBand?.notes.includes("pricedForAbroad") === true ||
    priceBand?.notes.includes("noAidAbroad") === true;
  return priceBand?.basis === "nothing" || isPublished ? "" : ", after grants";
}

function listPriceSources(row: RankedCollege<PriceBand>): Draft["sources"] {
  return row.priceBand?.basis === "nothing" ? [] : listFieldSources(findPriceField(row));
}

/** The field that the price starts from. */
function findPriceField({ college, priceBand }: RankedCollege<PriceBand>) {
  if (college.netPriceUsd === null || priceBand?.basis === "published") return "tuitionInStateUsd";
  const isAided = college.aidedPriceByIncomeUsd.some((price) => price !== null);
  return isAided ? "aidedPriceByIncomeUsd" : "netPriceUsd";
}

/** The first year's price as a figure; null where the college publishes too little. */
export function toPriceFact(
  { college, priceBand }: RankedCollege<PriceBand>,
  entryYear: number,
): AnswerFact | null {
  if (priceBand === null) return null;
  const { pricesByIncome } = priceBand;
  return {
    ref: `${college.unitId}.price`,
    kind: "money",
    subject: college.unitId,
    text:
      pricesByIncome === undefined
        ? `${formatShownRange(priceBand)} a year`
        : `${sayEnds(pricesByIncome)} a year, depending on income,`,
    year: formatSchoolYear(entryYear),
  };
}

const fits = {
  within: (pay: string) => ` That is within the ${pay} you can pay.`,
  maybe: (pay: string) => ` Part of that is within the ${pay} you can pay.`,
  over: (pay: string) => ` That is more than the ${pay} you can pay.`,
};

function describeFit(
  { college, budgetLabel }: RankedCollege<PriceBand>,
  { money }: MatchQuestion,
  facts: AnswerFact[],
): string {
  const { payPerYearUsd } = money;
  if (payPerYearUsd === null || budgetLabel === "unknown" || budgetLabel === "noBudget") return "";
  const pay: AnswerFact = {
    ref: `${college.unitId}.pay`,
    kind: "money",
    subject: null,
    text: `${formatUsd(payPerYearUsd)} a year`,
    year: "",
  };
  facts.push(pay);
  return fits[budgetLabel](pay.text);
}

/** The automatic award of the college's own table; empty where it has none for this student. */
function describeMerit({ college, priceBand }: RankedCollege<PriceBand>, facts: AnswerFact[]): string {
  const merit = priceBand?.merit;
  const earned = merit?.earned[0];
  if (merit === undefined || earned === undefined || merit.earnedUsd <= 0) return "";
  const award: AnswerFact = {
    ref: `${college.unitId}.merit`,
    kind: "money",
    subject: college.unitId,
    text: `${formatUsd(Math.round(merit.earnedUsd))} a year`,
    year: merit.tables[0]?.period ?? "",
  };
  facts.push(award);
  return ` Your grades and scores meet its published table for ${award.text}${award.year === "" ? "" : ` (${award.year})`}, and the price counts that.`;
}

function describeSticker(
  { college, priceBand }: RankedCollege<PriceBand>,
  entryYear: number,
  facts: AnswerFact[],
): string {
  // Nobody is charged it where tuition is free.
  const isFree = priceBand?.tuitionFree?.status === "applied";
  if (priceBand === null || priceBand.stickerUsd === null || isFree) return "";
  const sticker: AnswerFact = {
    ref: `${college.unitId}.sticker`,
    kind: "money",
    subject: college.unitId,
    text: formatShownUsd(priceBand.stickerUsd),
    year: formatSchoolYear(entryYear),
  };
  facts.push(sticker);
  return ` The sticker price, with housing and food, is about ${sticker.text}.`;
}

/** What would narrow the range, and where to enter it. */
function askForMissing(
  { profile, money, aid }: MatchQuestion,
  colleges: readonly CollegeSummary[],
  residency: CounselorReading["residency"],
): Draft | null {
  const asksIncome = money.familyIncomeUsd === null && aid === null;
  const asksHome =
    profile.homeState === null && residency === null && colleges.some(({ control }) => control === "public");
  if (!asksIncome && !asksHome) return null;
  const missing = asksIncome ? (asksHome ? "family income and home state" : "family income") : "home state";
  return makeDraft(
    `That is as close as I can get without your ${missing}: enter ${asksIncome && asksHome ? "them" : "it"} in the cost calculator.`,
    {
      parts: [links.calculator],
    },
  );
}
