/** What the application timeline asks besides profile and list, stored in `plan.timeline`, and the circumstances of `plan.situations`. */
import {
  aidForms,
  graduationYearLimits,
  situations,
  studyPaths,
  testPlans,
} from "#domain/timeline/timeline.ts";
import { choice, choices, code, wholeNumber } from "../kinds.ts";

export const timelineAnswers = {
  /** The high school graduation year. */
  graduationYear: { kind: wholeNumber(graduationYearLimits.earliest, graduationYearLimits.latest) },
  tests: { kind: choices(testPlans) },
  aidForms: { kind: choices(aidForms) },
  /** Asked only after high school. */
  path: { kind: choice(studyPaths) },
  /** "fall2027" or "spring2027". */
  startTerm: { kind: code(/^(?:fall|spring)\d{4}$/) },
} as const;

export const situationAnswers = { situations: { kind: choices(situations) } } as const;
