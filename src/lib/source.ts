/** A figure's origin, and a line of working: every number the product shows can be followed to one of these. */

/** Where a figure comes from. `id` is a key of data/sources.json or a parameter's name; words for people are found by it. */
export type Source = { id: string; title: string; year: string; url: string | null };

/**
 * One step of a calculation: what it is (a code that words.ts turns into language), how much, the figures that
 * explain it, and where it comes from. Rules hold no sentences.
 */
export type WorkingLine<Line extends string = string> = {
  line: Line;
  /** Whole dollars, or null where the figure is not known. */
  amountUsd: number | null;
  values: Readonly<Record<string, number | string | null>>;
  source: Source | null;
};
