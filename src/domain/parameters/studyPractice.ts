/** How studying for a test is laid out: lengths and gaps with where they come from. */
import type { Source } from "#lib/source.ts";
import { admissionSources } from "./admissionSources.ts";

export const studyPractice = {
  /** Four or five sessions of 30 to 45 minutes a week are usual. */
  sessionMinutes: 40,
  mostSessionsAWeek: 6,
  /** Longer is hard to keep up beside school. */
  longestWeeks: 12,
  /** Weeks between full tests: two or three. */
  weeksBetweenTests: 3,
  /** Days after which a miss is looked at again. */
  lookBackDays: [2, 7, 14],
  /** The days before the test that are light. */
  lightDays: 2,
  /** Of the time left until the test, the gap after which a topic is best repeated. */
  gapShares: { least: 0.1, most: 0.2 },
  /** A full test with its break, and going through the misses. */
  fullTestMinutes: { sat: 144, act: 135 },
  missesMinutes: 40,
} as const;

export const studySources = {
  techniques: admissionSources.studyTechniques,
  spacing: {
    id: "cepeda-2008",
    title: "Spacing effects in learning, Cepeda and others, Psychological Science",
    year: "2006 and 2008",
    url: "https://doi.org/10.1111/j.1467-9280.2008.02209.x",
  },
  practice: {
    id: "study-practice",
    title: "Lengths of sessions and weeks between full tests: usual practice of tutors, not a measurement",
    year: "2026",
    url: null,
  },
} as const satisfies Record<string, Source>;
