/** How far families of one income lie apart at one college: an assumption, for the data hold only bracket averages. */
import type { Source } from "#lib/source.ts";

export const familySpread = {
  /**
   * Share of the variation in grants that a net price calculator's inputs explain (the federal template). What it leaves
   * is taken as the spread inside a bracket: variance inside = variance between brackets × (1 - share) / share.
   */
  explainedShare: 0.7,
  /** Standard deviations on each side that hold eight of ten of a normal spread. */
  standardDeviations: 1.2816,
  source: {
    id: "research-net-price-calculators",
    title: "Anthony and Page, study of the federal net price calculator template",
    year: "2021",
    url: null,
  } satisfies Source,
} as const;
