/** A figure's origin, and a line of working: every number the product shows can be followed to one of these. */

/** Where a figure comes from: `id` is a key of data/sources.json or a parameter's own name. */
export type Source = { id: string; title: string; year: string; url: string | null };

/** One step of a calculation as a person reads it: what, how much, why and from where. */
export type WorkingLine = {
  label: string;
  /** Whole dollars, or null where the figure is not known. */
  amountUsd: number | null;
  because: string;
  source: Source | null;
};
