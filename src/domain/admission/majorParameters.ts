/** How much wider a chance's range gets where the major matters; apart from the rates, so that a light page can read it. */

/** Added to half the range, in log-odds. */
export const majorWidening = {
  /** Computer science at eight UC campuses, falls 2023-25: 14 of 16 yearly changes were within 0.71, a doubling at most. */
  majorRate: 0.7,
  /** Assumed, like other things that are not known. */
  majorPolicy: 0.3,
} as const;

export type MajorWideningReason = keyof typeof majorWidening;
