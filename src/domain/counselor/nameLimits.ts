/** How many names of a question are read. Apart from counselor.ts, because pages do without. */

/**
 * `names`: the different names that a question is read with; a follow-up sends as many back. `repeats`: how often one
 * of them may be said again. Cue words are looked for between any two, so their number bounds the work.
 */
export const nameLimits = { names: 20, repeats: 12 } as const;
