/** Fits what colleges of a kind show: least squares lines from the average price or the cost to each bracket's price. */
import type { CollegeSummary, Control } from "#domain/college/college.ts";
import { type Bracket, brackets } from "./brackets.ts";
import { chooseGrowthShare } from "./growth.ts";
import {
  type EstimateBasis,
  fillFeatures,
  fullFeatureCount,
  type KindLine,
  type KindLines,
  type PriceSpreads,
  simpleFeatureCount,
} from "./kind.ts";
import { getAwayLivingCost, calculateLivingCost, findLivingMix } from "./living.ts";
import { calculateQuantile } from "./quantile.ts";
import { getResidentTuition } from "./residency.ts";

/** Fewer colleges than this with a bracket's price cannot carry the full line. */
const fewestForFull = 200;

/** The band is said to hold this share of the real prices, evenly cut on both sides. */
export const heldShare = 0.8;

type Point = { features: Float64Array; count: number; gapUsd: number };

/** The fit on these colleges. Throws where a control has too few bracket prices for a line. */
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
    betweenBracketsUsd: mapControls((of) => Math.round(calculateQuantile(fillBetweenBrackets(known, of), 0.5))),
  };

  function fitBasis(basis: EstimateBasis, control: Control) {
    const kind = known.filter((one) => one.control === control);
    const perBracket = brackets.map((bracket) => listPoints(kind, basis, bracket, fills));
    const canBeFull = perBracket.every((points) => keepWhole(points).length >= fewestForFull);
    return {
      full: canBeFull ? fitLines(perBracket.map((points) => fitLine(keepWhole(points), fullFeatureCount))) : null,
      simple: fitLines(perBracket.map((points) => fitLine(points, simpleFeatureCount))),
    };
  }
}

/** What an estimate starts from, in dollars of 2023-24; null where a figure is missing. */
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

/** The line, and its margins from the errors each college has when it is left out of the line. */
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
      if (prices.length < brackets.length) return [];
      const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
      return [Math.sqrt(prices.reduce((sum, price) => sum + (price - mean) ** 2, 0) / prices.length)];
    });
}

/** Gauss-Jordan with the largest pivot; the matrices here are small and well scaled. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((line, row) => [...line, ...line.map((_, column) => (row === column ? 1 : 0))]);
  for (let step = 0; step < size; step += 1) {
    const pivotRow = rows.reduce(
      (best, line, row) =>
        row > best && Math.abs(getValue(line, step)) > Math.abs(getValue(rows[best] ?? [], step)) ? row : best,
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
