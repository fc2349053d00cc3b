/** Where a number comes from, and one line of a calculation, so that every number on screen can be traced. */

/** `id` is a key in data/sources.json or a parameter's name; user-facing text is looked up by it. */
export type Source = {
  id: string;
  title: string;
  year: string;
  url: string | null;
  /** The period of the value shown, where it was over on the day of the data and nothing newer is recorded. */
  pastPeriod?: string | undefined;
};

/**
 * One step of a calculation: a code that words.ts turns into text, the amount, the figures behind it, and the source.
 * The rules contain no user-facing text.
 */
export type WorkingLine<Line extends string = string> = {
  line: Line;
  /** Whole dollars; null if unknown. */
  amountUsd: number | null;
  values: Readonly<Record<string, number | string | null>>;
  source: Source | null;
};
