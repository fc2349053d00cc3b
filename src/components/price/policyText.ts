/** A college's aid policy in sentences: what it says, what it leaves to pay, and how far it holds for this family. */
import type { PriceBand } from "#domain/price/band.ts";
import type { AppliedPolicy, PolicyLine } from "#domain/price/policyLines.ts";
import { formatShownUsd } from "#domain/price/shownPrice.ts";
import type { TuitionFreePrice } from "#domain/price/tuitionFree.ts";
import { describeTuitionFree, listTuitionFreeTerms } from "#domain/price/tuitionFreeWords.ts";
import { dataDay } from "#facts/dataDay.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { isPeriodOver } from "#facts/period.ts";
import { formatUsd } from "#lib/format.ts";
import { words } from "./words.ts";

const text = words.policy;
const free = words.tuitionFree;

/** Empty if no policy covers the family and no line is near. */
export function describePolicy(
  band: Pick<PriceBand, "policy" | "missedLine" | "highUsd" | "tuitionFree">,
  collegeName: string,
  entryYear: number,
): string[] {
  const { policy, missedLine } = band;
  const sentences = band.tuitionFree === undefined ? [] : describeFree(band.tuitionFree, collegeName);
  if (policy !== null) {
    sentences.push(
      text.says(collegeName, text.name[policy.code](formatUsd(policy.underUsd)), describePolicyYear(policy)),
    );
    if (policy.isForResidentsOnly) sentences.push(text.residents);
    sentences.push(...describeRest(policy, band.highUsd, entryYear));
  }
  if (missedLine !== null) {
    const line = text.name[missedLine.code](formatUsd(missedLine.underUsd));
    sentences.push(
      text.missed(collegeName, line, describePolicyYear(missedLine), describeAbove(missedLine.aboveUsd)),
    );
  }
  return sentences;
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
  sentences.push(
    policy.status === "laterYear" ? text.laterYear(policy.awardYear, String(entryYear)) : text.ask,
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
  return describePeriod(awardYear, { what: "policy" });
}

function describeAbove(aboveUsd: number): string {
  return aboveUsd === 0 ? text.at : text.above(formatUsd(aboveUsd));
}
