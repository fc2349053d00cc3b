/** How studying for a test is laid out: lengths and gaps with where they come from. */
import { latestValue } from "#facts/fact.ts";
import { dunlosky2013Source } from "#facts/sources/admission.ts";
import { cepeda2008Source, studyPracticeSource } from "#facts/sources/study.ts";
import { studyGapShares, studyUsualPractice } from "#facts/tests/study.ts";
import type { Source } from "#lib/source.ts";

export const studyPractice = {
  ...latestValue(studyUsualPractice),
  /** Of the time left until the test, the gap after which a topic is best repeated. */
  gapShares: latestValue(studyGapShares),
} as const;

export const studySources = {
  techniques: dunlosky2013Source,
  spacing: cepeda2008Source,
  practice: studyPracticeSource,
} as const satisfies Record<string, Source>;
