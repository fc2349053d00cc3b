/** The text of a college's rounds and dates. */

import type { PreferredRound } from "#domain/college/rounds.ts";
import { rollingMeaning } from "#domain/timeline/deadlineWords.ts";

export const words = {
  rolling: rollingMeaning,
  preferred: {
    priority: "The college asks you to apply by this day, but it is not a cutoff.",
    scholarshipPriority: "Apply by this day to be considered for its scholarships.",
    honors: "Apply by this day to be considered for its honors college or top awards.",
    deposit: "This is the day by which admitted students must confirm their place.",
  } satisfies Record<PreferredRound, string>,
  binding:
    "This round is binding. If you are admitted, you must enroll. Check the price first, because you will not be able to compare offers.",
  alsoBinding: "Binding, too",
  notBinding: "Not binding",
  restrictive:
    "This round is not binding, but it limits where else you can apply early. Read the college’s own rules.",
  passed: "passed",
  likelyPassed: "probably passed",
  leaves: "(another site)",
};
