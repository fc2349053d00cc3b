/** What a college says of need-based aid for international students; beside the rules, because the schema of the records reads it too. */

/**
 * "needBlind" and "needAware": it meets the full need of those it admits; at a need-aware college, asking for aid counts in
 * admission. "none": it gives no need-based aid.
 */
export const internationalAidKinds = ["needBlind", "needAware", "none"] as const;
export type InternationalAidKind = (typeof internationalAidKinds)[number];
