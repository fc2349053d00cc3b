/** What a published admission rule calls itself, and how far it goes. */

/** "minimum" and "guideline" are floors: reaching them promises nothing. */
export const admissionRoutes = ["assured", "automatic", "direct", "minimum", "guideline"] as const;
export type AdmissionRoute = (typeof admissionRoutes)[number];

/** Whether meeting the rule means admission: "partial" by some of its lines, "provisional" where it has just begun. */
export const guaranteeExtents = ["yes", "no", "partial", "provisional", "unknown"] as const;
export type GuaranteeExtent = (typeof guaranteeExtents)[number];

/** Minimums and guidelines are floors for being read at all; some programs promise nothing in so many words. */
export function isPromise({
  route,
  guarantees,
}: {
  route: AdmissionRoute;
  guarantees: GuaranteeExtent;
}): boolean {
  return route !== "minimum" && route !== "guideline" && guarantees !== "no";
}

/** What a transfer agreement gives: a place at each college in it, at one of them, or only credits that count. */
export const transferPromises = ["each", "oneOf", "credits"] as const;
export type TransferPromise = (typeof transferPromises)[number];

/** What an agreement asks beside the college, the degree, the credits and the average. */
export const transferNeeds = [
  "gradesOfC",
  "coreCourses",
  "listedProgram",
  "majorGrades",
  "joinEarly",
  "letterOfIntent",
  "transferForm",
  "applyByMarch1",
  "highSchoolCourses",
  "campusRequirements",
  "spaceRemains",
] as const;
export type TransferNeed = (typeof transferNeeds)[number];
