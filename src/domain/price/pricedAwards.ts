/** The state programs behind one price, as a family is told of them: what is counted, what may be, and what is close. */
import type { Need } from "#domain/aid/stateProgram.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import type { Day } from "#lib/dates.ts";
import type { PriceCalculation } from "./calculation.ts";
import type { CountedAward } from "./countStateAwards.ts";
import type { NearestLine } from "./stateAwards.ts";

export type PricedAward = {
  id: string;
  name: string;
  /** The award year or class its rule was published for. */
  year: string;
  /**
   * "counted": the price has it. "open": something is not known, and the range covers both. "missed": a condition is not met.
   * "unpublished": it may come on top, and nobody publishes how much.
   */
  status: "counted" | "open" | "missed" | "unpublished";
  /** It counts grades or scores another way than the family told them. */
  isByOtherScale: boolean;
  /** What it pays here, or would add, a year in the entry year, to the nearest $100; null if not published. */
  usd: number | null;
  /** It pays what other grants leave of that sum, so that `usd` may be more than it saves. */
  isLastDollar: boolean;
  isByMerit: boolean;
  /** A level of the program above the one that is counted. */
  isHigherLevel: boolean;
  /** For "missed": the one figure that would change it. */
  nearest: NearestLine | null;
  /** For "open": what would settle it. */
  missing: readonly ConditionFact[];
  /** For "open": the last day to apply, which has passed. */
  closedOn: Day | null;
  /** What the student does or is besides. */
  ifs: readonly Need[];
};

/** Less is not worth a sentence. */
const leastUsd = 100;

/** Each program once, the one that is counted first; of those that are missed only what is close, or the easiest of a chain. */
export function listPricedAwards({
  awards,
  stickerUsd,
  middleUsd,
}: PriceCalculation): readonly PricedAward[] {
  const told: PricedAward[] = [];
  for (let at = 0; at < awards.count; at += 1) {
    const one = awards.awards[at];
    if (one === undefined) continue;
    const { award, isCounted, kind, status } = one;
    if (isCounted) add(told, toPriced(one, "counted", one.usd));
    else if (kind === "unpublished") {
      if (
        awards.awards
          .slice(0, awards.count)
          .some((other) => other.isCounted && other.award.chain === award.chain)
      )
        continue;
      // What nobody publishes and few are asked to meet is no news.
      if (status === "sure" || status === "likely") told.push(toPriced(one, "unpublished", null));
      else if (status === "no" && isEasiest(awards.awards, at, awards.count))
        told.push(toPriced(one, "missed", null));
    } else if (kind === "paid") {
      const usd = one.isLastDollar ? limitToPrice(one.usd, stickerUsd, middleUsd) : one.addsUsd;
      if (usd < leastUsd || (award.isNeedUnseen && status !== "no")) continue;
      if (status === "open" && isBetweenOthers(awards.awards, at, awards.count)) continue;
      if (status === "open") add(told, toPriced(one, "open", usd));
      else if (status === "no" && (award.nearest !== null || isEasiest(awards.awards, at, awards.count)))
        told.push(toPriced(one, "missed", usd));
    }
  }
  const order = ["counted", "open", "missed", "unpublished"];
  return told.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
}

/** A last-dollar program saves what the price is above what it leaves to pay. */
function limitToPrice(usd: number, stickerUsd: number | null, middleUsd: number): number {
  return stickerUsd === null ? usd : Math.max(0, Math.min(usd, middleUsd - (stickerUsd - usd)));
}

/** The last one of its chain, where nothing of the chain is met or close. */
function isEasiest(awards: readonly CountedAward[], at: number, count: number): boolean {
  const one = awards[at];
  if (one === undefined || !one.award.isByMerit) return false;
  for (let other = 0; other < count; other += 1) {
    const counted = awards[other];
    if (counted === undefined || other === at || counted.award.chain !== one.award.chain) continue;
    if (counted.status !== "no" || counted.award.nearest !== null || other > at) return false;
  }
  return true;
}

/** What a program adds on top of itself is one sum with it. */
function add(told: PricedAward[], award: PricedAward): void {
  const at = told.findIndex(
    ({ id, status, isHigherLevel }) =>
      id === award.id && status === award.status && isHigherLevel === award.isHigherLevel,
  );
  const same = told[at];
  if (same === undefined || award.isHigherLevel) told.push(award);
  else
    told[at] = {
      ...same,
      usd: (same.usd ?? 0) + (award.usd ?? 0),
      isByOtherScale: same.isByOtherScale || award.isByOtherScale,
    };
}

/** Of a chain that is open, the highest and the easiest are enough to tell, and only the easiest where it pays as much. */
function isBetweenOthers(awards: readonly CountedAward[], at: number, count: number): boolean {
  const one = awards[at];
  const isOther = ({ award, status }: CountedAward) =>
    award.chain === one?.award.chain && status === "open" && !award.isNeedUnseen;
  const below = awards.slice(at + 1, count).filter(isOther);
  if (below.length === 0) return false;
  return below.some(({ usd }) => usd >= (one?.usd ?? 0)) || awards.slice(0, at).some(isOther);
}

function toPriced(
  { award, isLastDollar, status: met }: CountedAward,
  status: PricedAward["status"],
  usd: number | null,
): PricedAward {
  const { rule } = award;
  return {
    id: rule.id,
    name: rule.name,
    year: rule.ruleYear,
    status,
    isByOtherScale: met === "likely",
    usd: usd === null ? null : Math.round(usd / 100) * 100,
    isLastDollar,
    isByMerit: award.isByMerit,
    isHigherLevel: status !== "counted" && award.isHigherLevel,
    nearest: status === "missed" ? award.nearest : null,
    missing: status === "open" ? award.missing : [],
    closedOn: status === "open" ? award.closedOn : null,
    ifs: status === "counted" || status === "open" ? award.ifs : [],
  };
}
