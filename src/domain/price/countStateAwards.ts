/**
 * What the home state's programs do to a price at one college.
 *
 * A published average contains the state's grants: of its students a published share got a published average. So a program
 * moves a price only by how the student differs from that average. Whoever gets it pays the average less (the award − what the
 * average contains of it); whoever surely does not get it pays the average plus that part. Over all students, in the
 * published shares, both come back to the published average.
 */
import type { AidCollegeKind } from "#domain/aid/stateProgram.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type AwardBasis, findAwardAmount, makeEmptyAmount, toAidKind } from "./awardAmount.ts";
import type { AwardStatus, StateAward, StateAwards } from "./stateAwards.ts";

/** One award at one college; the objects are reused from college to college. */
export type CountedAward = {
  award: StateAward;
  status: AwardStatus;
  /** "paid": counted; "byNeed": part of the average as far as families get it; "unpublished": no amount is published. */
  kind: "paid" | "byNeed" | "unpublished";
  /** A year, in dollars of the entry year; for a last-dollar program what it covers, before other grants. */
  usd: number;
  isLastDollar: boolean;
  /** The student gets this one: no other of its chain is better. */
  isCounted: boolean;
  /** Beside what is counted of its chain, what it would save; for last dollar set by the price. */
  addsUsd: number;
};

/** Dollars of the entry year, added to the average price; the ceilings hold whoever gets a last-dollar program. */
export type AwardMoves = {
  bestUsd: number;
  middleUsd: number;
  worstUsd: number;
  /** What last-dollar programs cover of the published price: at best, likely, and surely. */
  coveredBestUsd: number;
  coveredMiddleUsd: number;
  coveredWorstUsd: number;
  /** What the student surely gets before last-dollar programs, and on top of them with a Pell Grant. */
  sureUsd: number;
  extraUsd: number;
  /** What the average contains of the programs that moved the price. */
  containedUsd: number;
  awards: CountedAward[];
  /** How many of `awards` are of this college. */
  count: number;
};

export function makeEmptyMoves(): AwardMoves {
  return {
    bestUsd: 0,
    middleUsd: 0,
    worstUsd: 0,
    coveredBestUsd: 0,
    coveredMiddleUsd: 0,
    coveredWorstUsd: 0,
    sureUsd: 0,
    extraUsd: 0,
    containedUsd: 0,
    awards: [],
    count: 0,
  };
}

/** In dollars of the entry year, null if not published. */
export type StateMoney = AwardBasis & {
  /** The year of college that is priced, from 1. */
  studyYear: number;
  /** Over all first-years, those without a grant too. */
  meanUsd: number | null;
  share: number;
  /** How much more the next higher bracket paid on average; null where none is published, or it paid less. */
  toNextUsd: number | null;
};

const amount = makeEmptyAmount();

/** Writes what the programs do at this college into `out`. */
export function countStateAwards(
  out: AwardMoves,
  awards: StateAwards | null,
  college: CollegeSummary,
  money: StateMoney,
): void {
  clearMoves(out);
  if (awards === null || awards.home !== college.state) return;
  const kind = toAidKind(college);
  if (kind === null) return;
  let meritLeftUsd = (1 - awards.needShare) * (money.meanUsd ?? 0);
  for (const chain of awards.chains)
    meritLeftUsd -= countChain(out, chain, college, kind, money, meritLeftUsd);
}

/** As where no program changes the price. */
export function clearMoves(out: AwardMoves): void {
  out.bestUsd = 0;
  out.middleUsd = 0;
  out.worstUsd = 0;
  out.coveredBestUsd = 0;
  out.coveredMiddleUsd = 0;
  out.coveredWorstUsd = 0;
  out.sureUsd = 0;
  out.extraUsd = 0;
  out.containedUsd = 0;
  out.count = 0;
}

/** Returns what it took of the merit money in the average. */
function countChain(
  out: AwardMoves,
  chain: readonly StateAward[],
  college: CollegeSummary,
  kind: AidCollegeKind,
  money: StateMoney,
  meritLeftUsd: number,
): number {
  const first = out.count;
  let top: StateAward | null = null;
  let topUsd = 0;
  let isLastDollar = false;
  let bestUsd = 0;
  let likelyUsd = 0;
  let sureUsd = 0;
  let extraUsd = 0;
  let isOpen = false;
  let isNew = true;
  let isUnseen = false;
  for (const award of chain) {
    findAwardAmount(amount, award, college, kind, money, money.studyYear);
    if (amount.kind === "none") continue;
    const { status } = award;
    note(out, award, status);
    // No record draws the line of its means, so the bracket's average is the best there is for whoever may get it.
    if (award.isNeedUnseen && status !== "no") {
      isUnseen = true;
      continue;
    }
    if (!award.isNew) isNew = false;
    // An award without a published amount, or one that falls with income, leaves the price where the average has it.
    if (status === "open" || (status !== "no" && amount.kind !== "paid")) isOpen = true;
    if (status === "sure") {
      extraUsd = Math.max(extraUsd, amount.extraUsd);
      sureUsd = Math.max(sureUsd, amount.lowUsd);
    }
    // What the average contains is that of the programs whose means are known, if there is one.
    const isFirst = top === null || (top.isNeedUnseen && !award.isNeedUnseen);
    const levelUsd = Math.max(amount.usd, award.highestStepUsd);
    if (isFirst || (levelUsd > topUsd && top?.isNeedUnseen === award.isNeedUnseen)) {
      top = award;
      topUsd = levelUsd;
      isLastDollar = amount.isLastDollar;
    }
    if (amount.kind !== "paid") continue;
    // Few are at the top of their class, so a rank that nobody told lowers no end.
    if (status !== "no" && !award.missing.includes("classRankTopPercent"))
      bestUsd = Math.max(bestUsd, amount.highUsd);
    if (status === "sure" || status === "likely") likelyUsd = Math.max(likelyUsd, amount.usd);
  }
  if (top === null) return 0;
  markCounted(out, first, likelyUsd);
  out.extraUsd += extraUsd;
  if (!isLastDollar) out.sureUsd += sureUsd;
  const isMet = likelyUsd > 0;
  if (isUnseen && !isMet && !isOpen) return 0;
  const contained = isNew ? 0 : findContained(top, topUsd, money, meritLeftUsd);
  const risesUsd = contained === null ? 0 : Math.min(contained, money.meanUsd ?? 0, findMostRise(top, money));
  const left = contained ?? 0;
  // Where the college does not publish the average's part, only the ends move.
  const fall = (usd: number) => (contained === null ? 0 : left - usd);
  if (isLastDollar) {
    out.coveredBestUsd += bestUsd;
    out.coveredMiddleUsd += likelyUsd;
    out.coveredWorstUsd += sureUsd;
    const isOut = !isMet && !isOpen;
    move(out, isOut ? risesUsd : 0, isOut ? risesUsd : 0, sureUsd > 0 ? 0 : risesUsd);
  } else {
    const middle = isMet ? fall(likelyUsd) : isOpen ? Math.max(0, bestUsd > 0 ? fall(bestUsd) : 0) : risesUsd;
    move(
      out,
      bestUsd > 0 ? left - bestUsd : isOpen ? 0 : risesUsd,
      middle,
      sureUsd > 0 ? fall(sureUsd) : isMet || isOpen ? Math.max(risesUsd, middle) : risesUsd,
    );
  }
  out.containedUsd += left;
  return top.isByMerit && !top.isByNeed ? left : 0;
}

/**
 * What the average of this bracket contains of a program: null if the college does not publish its state grants. By merit it is
 * the share of students with state money times what they got, no more than the state's money that goes by merit; by need or for
 * everyone, the part of the bracket's families that meet it.
 */
function findContained(
  { isByMerit, isByNeed, bracketShare }: StateAward,
  topUsd: number,
  { averageUsd, meanUsd, share }: StateMoney,
  meritLeftUsd: number,
): number | null {
  if (!isByMerit) return bracketShare * topUsd;
  if (averageUsd === null || meanUsd === null) return null;
  if (isByNeed) return Math.min(bracketShare * topUsd, meanUsd);
  // Without a published amount the average grant stands for it.
  return Math.max(
    0,
    Math.min(meritLeftUsd, share * (topUsd > 0 ? Math.min(averageUsd, topUsd) : averageUsd)),
  );
}

/** Whoever misses a program by need pays no more than families with a higher income, who miss it too. */
function findMostRise({ isByMerit }: StateAward, { toNextUsd }: StateMoney): number {
  return isByMerit ? Number.POSITIVE_INFINITY : (toNextUsd ?? Number.POSITIVE_INFINITY);
}

function move(out: AwardMoves, bestUsd: number, middleUsd: number, worstUsd: number): void {
  out.bestUsd += bestUsd;
  out.middleUsd += middleUsd;
  out.worstUsd += worstUsd;
}

function note(out: AwardMoves, award: StateAward, status: AwardStatus): void {
  const kind = amount.kind === "none" ? "unpublished" : amount.kind;
  const known = out.awards[out.count];
  if (known === undefined) {
    out.awards.push({
      award,
      status,
      kind,
      usd: amount.usd,
      isLastDollar: amount.isLastDollar,
      isCounted: false,
      addsUsd: 0,
    });
  } else {
    known.award = award;
    known.status = status;
    known.kind = kind;
    known.usd = amount.usd;
    known.isLastDollar = amount.isLastDollar;
    known.isCounted = false;
    known.addsUsd = 0;
  }
  out.count += 1;
}

/** The best award of the chain that the student gets, and what the others would add. */
function markCounted(out: AwardMoves, first: number, likelyUsd: number): void {
  let best: CountedAward | null = null;
  for (let at = first; at < out.count; at += 1) {
    const one = out.awards[at];
    if (one?.kind !== "paid") continue;
    one.addsUsd = Math.max(0, one.usd - likelyUsd);
    if (one.status !== "sure" && one.status !== "likely") continue;
    if (best === null || one.usd > best.usd) best = one;
  }
  if (best !== null) best.isCounted = true;
}
