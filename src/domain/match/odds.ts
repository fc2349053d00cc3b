/**
 * The odds of a whole list: at least one admission, at least one whose price fits, and at least one of these at a four-year
 * college; and what one more college would add.
 */

import type { Chance } from "#domain/admission/chance.ts";
import { luckParameters } from "#domain/admission/chanceParameters.ts";
import { toLogOdds, toShare } from "#domain/admission/curve.ts";
import type { ProgramChoice } from "#domain/admission/programChoice.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { brackets } from "#domain/price/brackets.ts";
import { findShareUnder, type PriceEnds } from "#domain/price/shareUnder.ts";
import { toNormalShare, toNormalValue } from "#lib/normal.ts";
import type { MatchPriceBand } from "./curves.ts";

/**
 * How far prices move together, 0-1: a family that pays more than most with its income pays more at every college, and the
 * rest is each college's own. An assumption; /methodology shows what other values give.
 */
export const priceParameters = { sharedVariance: 0.5, alternatives: [0, 1] } as const;

/** A college on a list. */
/** The chances are first-years', and this student applies as a transfer; or nearly all of the student's grades are still to come. */
export type WhyNoOdds = "transfer" | "ninthGrade";

/** Whoever tells the timeline alone that they transfer has the chances of first-years. */
export function findWhyNoOdds({ profile, timeline }: Pick<Plan, "profile" | "timeline">): WhyNoOdds | null {
  const { gradeYear, transfer } = profile;
  if (gradeYear === 9) return "ninthGrade";
  const isPastSchool = gradeYear === null || gradeYear > 12;
  return isPastSchool && transfer === null && timeline.path === "transfer" ? "transfer" : null;
}

export type OddsEntry = {
  unitId: number;
  chance: Chance;
  /** A two-year college is a way to begin; it never stands for a four-year one. */
  isFourYear: boolean;
  /** In dollars a year; null if there is no estimate. */
  price: PriceEnds | null;
  /** Where the family's income is unknown and decides the price: the price at each of the five incomes. */
  pricesByIncome?: readonly PriceEnds[] | undefined;
  /** No field that the student chose is offered there: it is no college for this student, and in no figure. */
  lacksField?: boolean;
  /** The program that selects again among those admitted, where all of the student's fields do so. */
  choosing?: string;
};

export function toOddsEntry({ college, chance, priceBand, field, programChoice }: OddsRow): OddsEntry {
  return {
    ...(field?.isOffered === false ? { lacksField: true } : {}),
    ...(programChoice?.isDeciding === true ? { choosing: programChoice.code } : {}),
    unitId: college.unitId,
    chance,
    isFourYear: college.level === "fourYear",
    price: priceBand,
    pricesByIncome: priceBand?.pricesByIncome,
  };
}
type OddsRow = {
  college: Pick<CollegeSummary, "unitId" | "level">;
  chance: Chance;
  priceBand: MatchPriceBand | null;
  field?: Pick<FieldOfStudy, "isOffered"> | null;
  programChoice?: ProgramChoice | null;
};

export type ListOdds = {
  /** Shares 0-1, at any price: of any college, and of a four-year one. */
  atLeastOne: number;
  fourYear: number;
  /** Where the price fits, too: at any college, and at a four-year one. Null without a budget, and while `byIncome` stands for them. */
  payable: number | null;
  fourYearPayable: number | null;
  /** `fourYearPayable` and `payable` at each of the five incomes; null where no price waits for the income, or there is no budget. */
  byIncome: readonly { payable: number; fourYearPayable: number }[] | null;
  /** Colleges without an estimate of the chance; they are in no figure. */
  leftOutUnitIds: readonly number[];
  /** Colleges with a chance but no price; they count in the first figure only. */
  unpricedUnitIds: readonly number[];
  /** Colleges that offer no field the student chose; they are in no figure. */
  withoutFieldUnitIds: readonly number[];
  /** The program that selects its own students at one of the colleges counted; null if none does. */
  choosing: string | null;
};

/** What a candidate would add, 0-1; null where it has no chance, or no price, or there is no budget. */
export type OddsGain = {
  unitId: number;
  atLeastOneGain: number | null;
  fourYearGain: number | null;
};

export type OddsSpreads = { luckSd?: number; sharedVariance?: number };

/**
 * Colleges weigh similar things, and a family's price comes in high or low in most places at once: outcomes share a normal
 * term in log-odds (`luckSd`), prices another one (`sharedVariance`), both integrated by nine-node Gauss-Hermite. Open
 * admission and guarantees are certain; a price fits by the share of its range under the budget.
 */
export function calculateListOdds(
  entries: readonly OddsEntry[],
  payPerYearUsd: number | null,
  spreads: OddsSpreads = {},
): ListOdds {
  const list = entries.filter(hasField);
  const fourYear = list.filter(({ isFourYear }) => isFourYear);
  const find = (some: readonly OddsEntry[], priceOf: PriceOf, budgetUsd: number) =>
    toOdds(calculateNone(some, (entry) => findFit(priceOf(entry), budgetUsd), spreads));
  const waits = list.some((entry) => entry.pricesByIncome !== undefined && entry.chance.kind !== "unknown");
  return {
    atLeastOne: toOdds(calculateNone(list, () => 1, spreads)),
    fourYear: toOdds(calculateNone(fourYear, () => 1, spreads)),
    payable: payPerYearUsd === null || waits ? null : find(list, getPrice, payPerYearUsd),
    fourYearPayable: payPerYearUsd === null || waits ? null : find(fourYear, getPrice, payPerYearUsd),
    byIncome:
      payPerYearUsd === null || !waits
        ? null
        : brackets.map((bracket) => {
            const priceOf: PriceOf = ({ price, pricesByIncome }) => pricesByIncome?.[bracket] ?? price;
            return {
              payable: find(list, priceOf, payPerYearUsd),
              fourYearPayable: find(fourYear, priceOf, payPerYearUsd),
            };
          }),
    leftOutUnitIds: list.filter(({ chance }) => chance.kind === "unknown").map(({ unitId }) => unitId),
    unpricedUnitIds: list
      .filter(({ chance, price }) => chance.kind !== "unknown" && price === null)
      .map(({ unitId }) => unitId),
    withoutFieldUnitIds: entries.filter((entry) => !hasField(entry)).map(({ unitId }) => unitId),
    choosing: list.find(({ chance, choosing }) => chance.kind !== "unknown" && choosing)?.choosing ?? null,
  };
}

function hasField({ lacksField }: OddsEntry): boolean {
  return lacksField !== true;
}

/** How much each candidate would add to the odds of an admission, and of a four-year college whose price fits. */
export function calculateMarginalOdds(
  list: readonly OddsEntry[],
  candidates: readonly OddsEntry[],
  payPerYearUsd: number | null,
  spreads: OddsSpreads = {},
): OddsGain[] {
  const weigh = (fits: (entry: OddsEntry) => number, some: readonly OddsEntry[]) => {
    const none = calculateNone(some, fits, spreads);
    const before = averageNone(none);
    return (candidate: OddsEntry) => {
      const refusal = calculateNone([candidate], fits, spreads);
      return before - averageNone(none.map((share, node) => share * (refusal[node] ?? 1)));
    };
  };
  const any = weigh(() => 1, list);
  const fits = (entry: OddsEntry) => findFit(getPrice(entry), payPerYearUsd ?? 0);
  const fourYear = weigh(
    fits,
    list.filter(({ isFourYear }) => isFourYear),
  );
  return candidates.map((candidate) => {
    const { unitId, chance, price, isFourYear } = candidate;
    if (chance.kind === "unknown") return { unitId, atLeastOneGain: null, fourYearGain: null };
    const isOpen = payPerYearUsd === null || price === null;
    return {
      unitId,
      atLeastOneGain: any(candidate),
      fourYearGain: isOpen ? null : isFourYear ? fourYear(candidate) : 0,
    };
  });
}

/** One college's part in the odds of a four-year college whose price fits. */
export type OddsStep = {
  unitId: number;
  /** The chance of admission, 0-1: 1 where it is certain. */
  chance: number;
  /** The share of the price range under the budget, 0-1. */
  fit: number;
  /** The odds with the colleges above it, and with it too, 0-1. */
  before: number;
  after: number;
};

/**
 * How the odds come about: the colleges one after the other, the one that alone gives the best odds first, each with what
 * it adds to those above it. `isCounted` says which kinds count: four-year colleges, unless two-year ones alone were asked for.
 */
export function listOddsSteps(
  list: readonly OddsEntry[],
  payPerYearUsd: number,
  isCounted: (entry: OddsEntry) => boolean = ({ isFourYear }) => isFourYear,
): OddsStep[] {
  const counted = list.filter(
    (entry) => isCounted(entry) && hasField(entry) && entry.chance.kind !== "unknown" && entry.price !== null,
  );
  const fits = (entry: OddsEntry) => findFit(getPrice(entry), payPerYearUsd);
  const find = (some: readonly OddsEntry[]) => toOdds(calculateNone(some, fits, {}));
  const ordered = counted
    .map((entry) => ({ entry, alone: find([entry]) }))
    .toSorted((a, b) => b.alone - a.alone)
    .map(({ entry }) => entry);
  let before = 0;
  return ordered.map((entry, place) => {
    const after = find(ordered.slice(0, place + 1));
    const { unitId, chance } = entry;
    const step = {
      unitId,
      chance: chance.kind === "estimate" ? chance.share : 1,
      fit: fits(entry),
      before,
      after,
    };
    before = after;
    return step;
  });
}

type PriceOf = (entry: OddsEntry) => PriceEnds | null;

const getPrice: PriceOf = ({ price }) => price;

function findFit(price: PriceEnds | null, payPerYearUsd: number): number {
  return price === null ? 0 : findShareUnder(price, payPerYearUsd);
}

/**
 * At each pair of nodes, the share 0-1 of students for whom no college works: none admits them at a price that fits.
 * `fits` is the share of families like theirs whose price fits there.
 */
function calculateNone(
  list: readonly OddsEntry[],
  fits: (entry: OddsEntry) => number,
  { luckSd = luckParameters.sd, sharedVariance = priceParameters.sharedVariance }: OddsSpreads,
): number[] {
  const scale = Math.sqrt(1 + luckParameters.scalePerVariance * luckSd * luckSd);
  const none = Array.from({ length: hermiteNodes.length ** 2 }, () => 1);
  for (const entry of list) {
    if (entry.chance.kind === "unknown" || !hasField(entry)) continue;
    const fit = fits(entry);
    if (fit <= 0) continue;
    const value = toNormalValue(fit);
    const byPrice = hermiteNodes.map(({ x }) => moveFit(value, Math.SQRT2 * x, sharedVariance));
    hermiteNodes.forEach(({ x }, row) => {
      const admits = moveChance(entry.chance, scale, Math.SQRT2 * luckSd * x);
      byPrice.forEach((share, column) => {
        const node = row * hermiteNodes.length + column;
        none[node] = (none[node] ?? 1) * (1 - admits * share);
      });
    });
  }
  return none;
}

function moveChance(chance: Chance, scale: number, luck: number): number {
  if (chance.kind !== "estimate") return 1;
  return toShare(scale * toLogOdds(chance.share) + luck);
}

/**
 * The share of families whose price fits, among those whose prices are `tendency` standard deviations lower than most;
 * `value` is the standard normal value of the share of all.
 */
function moveFit(value: number, tendency: number, sharedVariance: number): number {
  if (value === Number.POSITIVE_INFINITY) return 1;
  const moved = value + Math.sqrt(sharedVariance) * tendency;
  const own = Math.sqrt(1 - sharedVariance);
  return own === 0 ? Number(moved >= 0) : toNormalShare(moved / own);
}

/** The weights add up to 1 but for rounding, and no odds are below none. */
function toOdds(none: readonly number[]): number {
  return Math.max(0, 1 - averageNone(none));
}

function averageNone(none: readonly number[]): number {
  let sum = 0;
  hermiteNodes.forEach((luck, row) => {
    hermiteNodes.forEach((price, column) => {
      sum += luck.weight * price.weight * (none[row * hermiteNodes.length + column] ?? 0);
    });
  });
  return sum;
}

/** Nine-node Gauss-Hermite: Abramowitz and Stegun, table 25.10, weights divided by the square root of pi. */
const hermiteNodes = makeHermiteNodes();

function makeHermiteNodes(): readonly { x: number; weight: number }[] {
  const half = [
    { x: 0.7235510187528376, weight: 0.4326515590025558 },
    { x: 1.468553289216668, weight: 0.0884745273943766 },
    { x: 2.266580584531843, weight: 0.004943624275536947 },
    { x: 3.190993201781528, weight: 0.00003960697726326438 },
  ];
  const nodes = [{ x: 0, weight: 0.720235215606051 }];
  for (const { x, weight } of half) nodes.push({ x, weight }, { x: -x, weight });
  return nodes.map((node) => ({ x: node.x, weight: node.weight / Math.sqrt(Math.PI) }));
}
