/** Fits, for each kind of college, least-squares lines from the average price or the cost to each bracket's price. */
import type { CollegeSummary, Control } from "#domain/college/college.ts";
import { aidedCostSpreadUsd } from "./aidedCost.ts";
import { type Bracket, brackets, topBracket } from "./brackets.ts";
import { chooseGrowthShare } from "./growth.ts";
import { heldShare } from "./heldShare.ts";
import {
  type EstimateBasis,
  fillFeatures,
  fullFeatureCount,
  type KindLine,
  type KindLines,
  type PriceSpreads,
  simpleFeatureCount,
} from "./kind.ts";
import { calculateLivingCost, findLivingMix, getAwayLivingCost } from "./living.ts";
import { calculateQuantile } from "./quantile.ts";
import { getResidentTuition } from "./residency.ts";
import { findAidedPrice } from "./twoYearPrice.ts";

/** With fewer colleges than this, only the simple line is fitted. */
const fewestForFull = 200;

type Point = { features: Float64Array; count: number; gapUsd: number };

/** Fits the parameters on these colleges. Throws if a control has too few bracket prices. */
export function fitPriceSpreads(colleges: readonly CollegeSummary[]): PriceSpreads {
  const known = colleges.filter(
    (college) => college.level === "fourYear" && college.netPriceByIncomeUsd.some((price) => price !== null),
  );
  const fills = {
    completionRate: round(
      calculateQuantile(
        pickPresent(known, (one) => one.completionRate),
        0.5,
      ),
      4,
    ),
    earningsUsd: Math.round(
      calculateQuantile(
        pickPresent(known, (one) => one.earningsUsd),
        0.5,
      ),
    ),
  };
  return {
    fills,
    estimates: {
      average: mapControls((of) => fitBasis("average", of)),
      cost: mapControls((of) => fitBasis("cost", of)),
    },
    betweenBracketsUsd: mapControls((of) =>
      Math.round(calculateQuantile(fillBetweenBrackets(known, of), 0.5)),
    ),
    twoYear: fitTwoYear(colleges.filter((college) => college.level === "twoYear")),
  };

  function fitBasis(basis: EstimateBasis, control: Control) {
    const kind = known.filter((one) => one.control === control);
    const perBracket = brackets.map((bracket) => listPoints(kind, basis, bracket, fills));
    const canBeFull = perBracket.every((points) => keepWhole(points).length >= fewestForFull);
    return {
      full: canBeFull
        ? fitLines(perBracket.map((points) => fitLine(keepWhole(points), fullFeatureCount)))
        : null,
      simple: fitLines(perBracket.map((points) => fitLine(points, simpleFeatureCount))),
    };
  }
}

/** Where fewer colleges than this show what a bracket gets, it is taken to get what the one below does: never less than real. */
const fewestForBracket = 20;

/** The low end of a price that no bracket's own figure stands behind leaves this share of colleges' averages inside. */
const coveredShare = 0.9;

function fitTwoYear(known: readonly CollegeSummary[]): PriceSpreads["twoYear"] {
  const listByBracket = (
    control: Control,
    share: number,
    measure: (college: CollegeSummary, priceUsd: number) => readonly number[],
  ) => {
    let last = 0;
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = brackets.map((bracket) => {
      const values = listOf(known, control).flatMap((one) => {
        const price = findAidedPrice(one, bracket, chooseGrowthShare(one, null));
        return price === null ? [] : measure(one, price);
      });
      if (values.length >= fewestForBracket) last = Math.round(calculateQuantile(values, share));
      return last;
    });
    return [a, b, c, d, e] as const;
  };
  return {
    betweenBracketsUsd: mapControls((control) => {
      const spreads = listOf(known, control).flatMap((one) => {
        const prices = pickPresent(one.aidedPriceByIncomeUsd.slice(0, topBracket), (price) => price);
        return prices.length < 3 ? [] : [calculateDeviation(prices)];
      });
      return Math.round(calculateQuantile(spreads, 0.5));
    }),
    fromAverageUsd: mapControls((control) =>
      listByBracket(control, 1 - coveredShare, ({ netPriceUsd }, price) =>
        netPriceUsd === null ? [] : [price - netPriceUsd],
      ),
    ),
    grantsUsd: mapControls((control) =>
      listByBracket(control, coveredShare, ({ aidedCostUsd }, price) =>
        aidedCostUsd === null ? [] : [Math.max(0, aidedCostUsd - price)],
      ),
    ),
    costUsd: aidedCostSpreadUsd,
  };
}

function listOf(colleges: readonly CollegeSummary[], control: Control): CollegeSummary[] {
  return colleges.filter((one) => one.control === control);
}

function calculateDeviation(prices: readonly number[]): number {
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  return Math.sqrt(prices.reduce((sum, price) => sum + (price - mean) ** 2, 0) / prices.length);
}

/** The starting point of an estimate, in 2023-24 dollars; null if a figure is missing. */
export function findBase(college: CollegeSummary, basis: EstimateBasis): number | null {
  if (basis === "average") return college.netPriceUsd;
  const tuition = getResidentTuition(college);
  const away = getAwayLivingCost(college);
  const withFamily = calculateLivingCost(college, "withFamily");
  if (tuition === null || away === null || withFamily === null || college.averageGrantUsd === null)
    return null;
  const living = withFamily + findLivingMix(college).awayShare * (away - withFamily);
  return (tuition + living) / (1 + chooseGrowthShare(college, null)) - college.averageGrantUsd;
}

function listPoints(
  kind: readonly CollegeSummary[],
  basis: EstimateBasis,
  bracket: Bracket,
  fills: PriceSpreads["fills"],
): Point[] {
  const points: Point[] = [];
  for (const college of kind) {
    const base = findBase(college, basis);
    const price = college.netPriceByIncomeUsd[bracket];
    if (base === null || price === null) continue;
    const features = new Float64Array(fullFeatureCount);
    const count = fillFeatures(college, base, fills, features);
    points.push({ features, count, gapUsd: price - base });
  }
  return points;
}

function keepWhole(points: readonly Point[]): readonly Point[] {
  return points.filter((point) => point.count === fullFeatureCount);
}

/** The line, and its margins from leave-one-out errors. */
function fitLine(points: readonly Point[], count: number): KindLine {
  if (points.length < 4 * count) throw new Error("Too few bracket prices for a line.");
  const squares = Array.from({ length: count }, () => makeZeros(count));
  const products = makeZeros(count);
  for (const { features, gapUsd } of points) {
    for (let row = 0; row < count; row += 1) {
      products[row] = getValue(products, row) + getValue(features, row) * gapUsd;
      const line = squares[row];
      if (line === undefined) continue;
      for (let column = 0; column < count; column += 1) {
        line[column] = getValue(line, column) + getValue(features, row) * getValue(features, column);
      }
    }
  }
  const inverse = invert(squares);
  const coefficients = inverse.map((line) => round(dot(line, products, count), 1));
  const errors = points.map(({ features, gapUsd }) => {
    const leverage = dot(
      inverse.map((line) => dot(line, features, count)),
      features,
      count,
    );
    return (gapUsd - dot(coefficients, features, count)) / (1 - leverage);
  });
  return {
    coefficients,
    lowUsd: Math.round(calculateQuantile(errors, (1 - heldShare) / 2)),
    highUsd: Math.round(calculateQuantile(errors, (1 + heldShare) / 2)),
  };
}

function fitLines(lines: readonly KindLine[]): KindLines {
  const [a, b, c, d, e] = lines;
  if (!a || !b || !c || !d || !e) throw new Error("Five brackets need five lines.");
  return [a, b, c, d, e];
}

function mapControls<Value>(of: (control: Control) => Value): Record<Control, Value> {
  return { public: of("public"), nonprofit: of("nonprofit"), forProfit: of("forProfit") };
}

function fillBetweenBrackets(known: readonly CollegeSummary[], control: Control): number[] {
  return known
    .filter((one) => one.control === control)
    .flatMap((one) => {
      const prices = pickPresent(one.netPriceByIncomeUsd, (price) => price);
      return prices.length < brackets.length ? [] : [calculateDeviation(prices)];
    });
}

/** Gauss-Jordan elimination with partial pivoting; the matrices are small and well scaled. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((line, row) => [...line, ...line.map((_, column) => (row === column ? 1 : 0))]);
  for (let step = 0; step < size; step += 1) {
    const pivotRow = rows.reduce(
      (best, line, row) =>
        row > best && Math.abs(getValue(line, step)) > Math.abs(getValue(rows[best] ?? [], step))
          ? row
          : best,
      step,
    );
    const pivotLine = rows[pivotRow] ?? [];
    rows[pivotRow] = rows[step] ?? [];
    const pivot = getValue(pivotLine, step);
    if (Math.abs(pivot) < 1e-9) throw new Error("The colleges do not tell the features apart.");
    const scaled = pivotLine.map((value) => value / pivot);
    rows[step] = scaled;
    for (let row = 0; row < size; row += 1) {
      const line = rows[row] ?? [];
      const factor = getValue(line, step);
      if (row !== step) rows[row] = line.map((value, column) => value - factor * getValue(scaled, column));
    }
  }
  return rows.map((line) => line.slice(size));
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += getValue(a, index) * getValue(b, index);
  return sum;
}

function makeZeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

function getValue(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

function pickPresent<Item>(items: readonly Item[], of: (item: Item) => number | null): number[] {
  return items.flatMap((item) => of(item) ?? []);
}

function round(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}
