/** What our ranges claim: the share of families, and in the back-test of hidden prices, that they should include, with equal tails. */
export const heldShare = 0.8;
