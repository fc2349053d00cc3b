/** How figures are written: milliseconds, kilobytes, scores and rates, at the precision that means something. */

import type { Measure } from "#domain/performance/measurements.ts";
import { measures, type Spread, type Unit } from "#domain/performance/measurements.ts";
import { formatInteger, formatOneDecimal } from "#lib/format.ts";

export function formatFigure(unit: Unit, value: number): string {
  switch (unit) {
    case "ms":
      return value >= 10_000 ? `${formatOneDecimal(value / 1_000)} s` : `${toText(value)} ms`;
    case "kB":
      return `${toText(value)} kB`;
    case "score":
      return value.toFixed(3);
    case "perSecond":
      return toText(value);
    default:
      return formatInteger(value);
  }
}

export function formatMedian(measure: Measure, { median }: Spread): string {
  return formatFigure(measures[measure].unit, median);
}

/** "12–15 ms"; one value where there is no spread. */
export function formatSpread(measure: Measure, { low, high, samples }: Spread): string {
  const { unit } = measures[measure];
  if (samples === 1) return "1 value";
  const [from, to] = [formatFigure(unit, low), formatFigure(unit, high)];
  return from === to ? `${from}, ${samples} values` : `${from} to ${to}, ${samples} values`;
}

function toText(value: number): string {
  // Writes and keystrokes are often shorter than a tenth of a millisecond.
  if (value > 0 && value < 1) return value.toFixed(2);
  return value < 100 ? formatOneDecimal(value) : formatInteger(Math.round(value));
}
