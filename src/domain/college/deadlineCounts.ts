/** How many colleges have application dates today, by the best that is known of each; a test compares them. */
export const deadlineCounts = { colleges: 1_008, published: 761, lastCycle: 217, check: 30 } as const;
