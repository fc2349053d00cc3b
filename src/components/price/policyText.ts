/** A college's aid policy in sentences: what it says, what it leaves to pay, and how far it holds for this family. */

import { stateNames } from "#domain/college/states.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { NoteCode } from "#domain/price/codes.ts";
import type { AppliedPolicy, MissedLine, PolicyLine } from "#domain/price/policyLines.ts";
import { leastCliffUsd } from "#domain/price/policyPrice.ts";
import { formatShownPart, formatShownUsd } from "#domain/price/shownPrice.ts";
import { describeStateAidByStatus, describeTuitionByStatus } from "#domain/price/tuitionByStatusWords.ts";
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
] as const);

/** Empty if no policy covers the family and no line is near. */
export function describePolicy(
  band: Pick<
    PriceBand,
    "policy" | "missedLine" | "highUsd" | "tuitionFree" | "internationalAid" | "statusState"
  > &
    Partial<Pick<PriceBand, "notes">>,
  collegeName: string,
  entryYear: number,
): string[] {
  const { policy, missedLine, internationalAid, statusState } = band;
  const sentences = band.tuitionFree === undefined ? [] : describeFree(band.tuitionFree, collegeName);
  if (internationalAid !== undefined)
    sentences.push(words.abroad.says[internationalAid.kind](collegeName, internationalAid.period));
  if (statusState !== undefined)
    sentences.push(describeTuitionByStatus(statusState), describeStateAidByStatus(statusState));
  for (const note of band.notes ?? []) if (policyNotes.has(note)) sentences.push(words.note[note]);
  if (policy !== null) {
    sentences.push(text.says(collegeName, nameLine(policy), nameAssets(policy), describePolicyYear(policy)));
    if (policy.isForResidentsOnly) sentences.push(text.residents);
    if (policy.states.length > 0)
      sentences.push(text.residentsOf(formatAnd(policy.states.map((state) => stateNames[state]))));
    sentences.push(...describeRest(policy, band.highUsd, entryYear));
  }
  if (missedLine !== null) sentences.push(...describeMissed(missedLine, collegeName, band.highUsd));
  return sentences;
}

/** "free tuition up to $200,000" where the line itself is covered, otherwise "under". */
export function nameLine({ code, underUsd, isInclusive }: PolicyLine): string {
  const amount = formatUsd(underUsd);
  return text.name[code](isInclusive === true ? text.upTo(amount) : text.under(amount));
}

function nameAssets({ assetsUnderUsd }: PolicyLine): string {
  return assetsUnderUsd === null ? text.typicalAssets : text.assetsUnder(formatUsd(assetsUnderUsd));
}

function describeMissed(missed: MissedLine, collegeName: string, highUsd: number): string[] {
  const { aboveUsd, ceilingUsd, isInclusive } = missed;
  const year = describePolicyYear(missed);
  const isLess = ceilingUsd !== null && highUsd - ceilingUsd >= leastCliffUsd;
  const upTo = formatShownPart(ceilingUsd ?? 0);
  if (aboveUsd === 0 && isInclusive === null) {
    const asked = text.onLine(collegeName, nameLine(missed), year);
    return isLess ? [asked, text.onLineLeft(upTo)] : [asked];
  }
  const said = text.missed(collegeName, nameLine(missed), year, describeAbove(aboveUsd));
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

function describeRest(policy: AppliedPolicy, highUsd: number, entryYear: number): string[] {
  if (policy.status === "assets") return [text.assets(formatUsd(policy.assetsFromUsd))];
  const sentences = [describeCeiling(policy)];
  const isLower = policy.ceilingUsd !== null && formatShownUsd(highUsd) !== formatShownUsd(policy.ceilingUsd);
  if (isLower && highUsd < Number(policy.ceilingUsd)) sentences.push(text.lower);
  if (policy.areFeesExtra) sentences.push(text.feesExtra);
  if (policy.highAboveLineUsd !== undefined)
    sentences.push(text.cliff(formatShownPart(highUsd), formatShownUsd(policy.highAboveLineUsd)));
  if (policy.status === "most") sentences.push(text.most);
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

function describeCeiling({ basis, ceilingUsd, ceilingPeriod }: AppliedPolicy): string {
  if (ceilingUsd === null) return text.left.unknown;
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
