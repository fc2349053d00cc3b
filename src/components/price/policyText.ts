/** A college's aid policy in sentences: what it says, what it leaves to pay, and how far it holds for this family. */

import { stateNames } from "#domain/college/states.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { NoteCode } from "#domain/price/codes.ts";
import type { InternationalAid } from "#domain/price/internationalAid.ts";
import type { AppliedPolicy, MissedLine, NamedPromise, TableReading } from "#domain/price/policyLines.ts";
import { leastCliffUsd } from "#domain/price/policyPrice.ts";
import type { PolicyLine, PricePoint } from "#domain/price/policyRecords.ts";
import { namePromise } from "#domain/price/promiseWords.ts";
import { formatShownPart, formatShownUsd } from "#domain/price/shownPrice.ts";
import { describeStatusRule } from "#domain/price/tuitionByStatusWords.ts";
import type { TuitionFreePrice } from "#domain/price/tuitionFree.ts";
import { describeTuitionFree, listTuitionFreeTerms } from "#domain/price/tuitionFreeWords.ts";
import { dataDay } from "#facts/dataDay.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { isPeriodOver } from "#facts/period.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import { words } from "./words.ts";

const text = words.policy;
const free = words.tuitionFree;

/** Notes that the policy's own sentences say. */
export const policyNotes: ReadonlySet<NoteCode> = new Set([
  "pricedForAbroad",
  "noAidAbroad",
  "needMetAbroad",
  "needByStatusUnknown",
  "needMetByStatus",
  "aidIfDaca",
] as const);

/** Empty if no policy covers the family and no line is near. */
export function describePolicy(
  band: Pick<
    PriceBand,
    "policy" | "missedLine" | "promises" | "highUsd" | "tuitionFree" | "internationalAid" | "statusState"
  > &
    Partial<Pick<PriceBand, "notes">>,
  collegeName: string,
  entryYear: number,
): string[] {
  const { policy, missedLine, promises = [], internationalAid, statusState } = band;
  const sentences = band.tuitionFree === undefined ? [] : describeFree(band.tuitionFree, collegeName);
  if (internationalAid !== undefined)
    sentences.push(describeAidAbroad(internationalAid, collegeName, band.notes ?? []));
  if (statusState !== undefined) sentences.push(describeStatusRule(statusState));
  for (const note of band.notes ?? []) if (policyNotes.has(note)) sentences.push(words.note[note]);
  if (policy !== null) {
    sentences.push(
      policy.table === undefined
        ? sayPromise(policy, collegeName)
        : describeTable(policy.table, policy, collegeName),
    );
    if (policy.terms?.hasNoAssetTest === true) sentences.push(text.noAssetTest);
    if (policy.isForResidentsOnly) sentences.push(text.residents);
    if (policy.states.length > 0)
      sentences.push(text.residentsOf(formatAnd(policy.states.map((state) => stateNames[state]))));
    sentences.push(...describeRest(policy, band.highUsd, entryYear));
  }
  for (const promise of promises) sentences.push(...describePromise(promise, collegeName, band.highUsd));
  // To a family that one line covers, another far below it is no help.
  const isNear = missedLine !== null && (policy === null || missedLine.aboveUsd <= missedNearUsd);
  if (missedLine !== null && isNear) sentences.push(...describeMissed(missedLine, collegeName, band.highUsd));
  return sentences;
}

const missedNearUsd = 5_000;

function sayPromise(line: PolicyLine, collegeName: string): string {
  return text.says(collegeName, namePromise(line), nameAssets(line), describePolicyYear(line));
}

/** Null where the promise is for students with a Pell Grant or an index, which count assets, or where none count. */
function nameAssets({ assetsUnderUsd, underUsd, terms }: PolicyLine): string | null {
  if (terms?.hasNoAssetTest === true) return null;
  if (assetsUnderUsd !== null) return text.assetsUnder(formatUsd(assetsUnderUsd));
  return underUsd === null ? null : text.typicalAssets;
}

function describeTable({ below, above }: TableReading, line: PolicyLine, collegeName: string): string {
  const examples = [below, above].flatMap((point) => (point === null ? [] : [describePoint(point)]));
  const assets = nameAssets(line) ?? text.typicalAssets;
  return text.table(collegeName, formatAnd(examples), assets, describePolicyYear(line));
}

function describePoint({ incomeUsd, usd }: PricePoint): string {
  const income = formatUsd(incomeUsd);
  return usd === 0 ? text.tableNothing(income) : text.tablePoint(formatUsd(usd), income);
}

/** A promise that does not hold the price: whether it is the family's, what it would leave to pay, or why nothing counts it. */
function describePromise(promise: NamedPromise, collegeName: string, highUsd: number): string[] {
  const { how, terms, ceilingUsd, isOnLine } = promise;
  if (how === "also") return [text.also(collegeName, namePromise(promise))];
  if (how === "reason" && terms !== null && terms.reason !== null)
    return [text.reason[terms.reason](collegeName, namePromise(promise), describePolicyYear(promise))];
  const sentences = [sayPromise(promise, collegeName), ...describeOpen(promise)];
  if (isOnLine) sentences.push(text.openOnLine);
  if (ceilingUsd !== null) {
    const left = ceilingUsd < highUsd ? text.openLeft : text.openLeftMore;
    sentences.push(left(formatShownUsd(ceilingUsd)));
  }
  if (terms !== null && terms.more !== null) sentences.push(terms.more);
  return sentences;
}

/** Why we cannot say whether it covers the family: what they can tell us first, then what nobody asks. */
function describeOpen({ missing, isPlanOpen, terms }: NamedPromise): string[] {
  const answers = [...new Set(missing.map(nameAnswer))];
  const told = answers.length === 0 ? [] : [text.open.answers(formatAnd(answers))];
  if (terms === null) return told;
  if (terms.doubt !== null) return [...told, terms.doubt];
  if (terms.livesIn !== null) return [...told, text.open.place];
  if (terms.unasked !== null) return [...told, text.open.unasked];
  if (answers.length > 0) return told;
  return [isPlanOpen ? text.open.livingPlan : text.open.grades];
}

function nameAnswer(fact: ConditionFact): string {
  switch (fact) {
    case "classRankTopPercent":
      return text.answers.rank;
    case "gpa":
      return text.answers.gpa;
    case "satTotal":
    case "actComposite":
      return text.answers.score;
    default:
      return text.answers.aid;
  }
}

function describeMissed(missed: MissedLine, collegeName: string, highUsd: number): string[] {
  const { aboveUsd, ceilingUsd, isInclusive } = missed;
  const year = describePolicyYear(missed);
  const isLess = ceilingUsd !== null && highUsd - ceilingUsd >= leastCliffUsd;
  const upTo = formatShownPart(ceilingUsd ?? 0);
  if (aboveUsd === 0 && isInclusive === null) {
    const asked = text.onLine(collegeName, namePromise(missed), year);
    return isLess ? [asked, text.onLineLeft(upTo)] : [asked];
  }
  const said = text.missed(collegeName, namePromise(missed), year, describeAbove(aboveUsd));
  return isLess ? [said, text.missedLeft(upTo, formatShownUsd(highUsd))] : [said];
}

/** Nobody pays tuition, or only a part of it: what is left, what is asked in return, and what the range counts. */
function describeFree(
  { policy, status, basis, ceilingUsd }: TuitionFreePrice,
  collegeName: string,
): string[] {
  const sentences = [describeTuitionFree(policy, collegeName), ...listTuitionFreeTerms(policy)];
  if (ceilingUsd === null) return [...sentences, free.unknown];
  const upTo = formatShownUsd(ceilingUsd);
  const counted = status === "ifFromThere" ? free.ifFromThere(upTo) : free.left[basis](upTo);
  if (counted !== null) sentences.push(counted);
  if (basis === "published" && policy.feesUsd === null) sentences.push(free.feesUnknown);
  return sentences;
}

function describeAidAbroad(
  { kind, period, undocumented, isUndated }: InternationalAid,
  collegeName: string,
  notes: readonly NoteCode[],
): string {
  const year = isUndated ? words.abroad.undated : period;
  const isWithoutStatus = notes.includes("needMetByStatus") || notes.includes("aidIfDaca");
  const say = isWithoutStatus && undocumented !== null ? words.abroad[undocumented] : words.abroad.says[kind];
  return say(collegeName, year);
}

function describeRest(policy: AppliedPolicy, highUsd: number, entryYear: number): string[] {
  if (policy.status === "assets") return [text.assets(formatUsd(policy.assetsFromUsd))];
  const sentences = [policy.table === undefined ? describeCeiling(policy) : describeTableEnds(policy.table)];
  const isLower = policy.ceilingUsd !== null && formatShownUsd(highUsd) !== formatShownUsd(policy.ceilingUsd);
  if (isLower && highUsd < Number(policy.ceilingUsd)) sentences.push(text.lower);
  if (policy.areFeesExtra)
    sentences.push(policy.code === "freeTuition" ? text.feesExtra : text.feesExtraBesideLiving);
  if (policy.highAboveLineUsd !== undefined)
    sentences.push(text.cliff(formatShownPart(highUsd), formatShownUsd(policy.highAboveLineUsd)));
  if (policy.status === "most") sentences.push(text.most);
  if (policy.terms !== null && policy.terms.more !== null) sentences.push(policy.terms.more);
  const fall = policy.awardYear.slice(0, 4);
  sentences.push(
    policy.status === "laterYear"
      ? text.laterYear(policy.awardYear, String(entryYear))
      : Number(fall) < entryYear
        ? text.likelyAgain(fall, String(entryYear))
        : text.ask,
  );
  return sentences;
}

function describeTableEnds({ highUsd }: TableReading): string {
  return highUsd === null ? text.tableEndsOpen : text.tableEnds;
}

function describeCeiling({ basis, ceilingUsd, ceilingPeriod }: AppliedPolicy): string {
  if (ceilingUsd === null || basis === "priceTable") return text.left.unknown;
  if (basis === "studentPart" && ceilingUsd === 0) return text.left.studentPartNone;
  const upTo = formatShownUsd(ceilingUsd);
  return ceilingPeriod !== undefined && isPeriodOver(ceilingPeriod, dataDay)
    ? text.left.pastStudentPart(upTo, describePeriod(ceilingPeriod))
    : text.left[basis](upTo);
}

function describePolicyYear({ awardYear }: PolicyLine): string {
  return isPeriodOver(awardYear, dataDay)
    ? describePeriod(awardYear, { what: "policy" })
    : text.year(awardYear);
}

function describeAbove(aboveUsd: number): string {
  return aboveUsd === 0 ? text.at : text.above(formatUsd(aboveUsd));
}
