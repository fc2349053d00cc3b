/** How many colleges have application dates in the data set, by the best that is known of each; a test compares them. */
export const deadlineCounts = { colleges: 1_013, published: 762, lastCycle: 220, check: 31 } as const;
