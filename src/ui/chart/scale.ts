/** From values to places in a chart: places are percentages, so a chart has the same numbers at any width. */

/** Where a value stands on its axis, 0 at the near end and 100 at the far one. Values outside stand at the edge. */
export type Scale = (value: number) => number;

/** Linear from `from` (place 0) to `to` (place 100); `from` above `to` turns the scale around, as heights need. */
export function createScale(from: number, to: number): Scale {
  const span = to - from;
  return (value) => (span === 0 ? 0 : roundPlace(Math.min(1, Math.max(0, (value - from) / span)) * 100));
}

/** In hundredths: finer than a pixel of the widest chart, and short in the page. */
export function roundPlace(place: number): number {
  return Math.round(place * 100) / 100;
}

/** A place or a length as an attribute. */
export function toPercent(place: number): string {
  return `${roundPlace(place)}%`;
}

/** Steps a reader counts in; 2,500 and its like only from there on, where dollars have no cents. */
const stepFactors = [1, 2, 2.5, 5, 10] as const;

/**
 * Even steps from zero to the first at or above the highest value: the given step, or the smallest round one that needs
 * at most `most` of them and is not below `least`.
 */
export function listTicks(
  highest: number,
  options: { step: number } | { most: number; least?: number },
): readonly number[] {
  const step =
    "step" in options ? options.step : Math.max(options.least ?? 0, findStep(highest, options.most));
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

function findStep(highest: number, most: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest / most));
  const factors = power >= 10_000 || power < 1 ? stepFactors : stepFactors.filter((factor) => factor !== 2.5);
  return power * (factors.find((factor) => Math.ceil(highest / (factor * power)) <= most) ?? 10);
}
