/** What a published admission rule calls itself, and how far it goes. */

/** "minimum" and "guideline" are floors: reaching them promises nothing. */
export const admissionRoutes = ["assured", "automatic", "direct", "minimum", "guideline"] as const;
export type AdmissionRoute = (typeof admissionRoutes)[number];

/** Whether meeting the rule means admission: "partial" by some of its lines, "provisional" where it has just begun. */
export const guaranteeExtents = ["yes", "no", "partial", "provisional", "unknown"] as const;
export type GuaranteeExtent = (typeof guaranteeExtents)[number];
