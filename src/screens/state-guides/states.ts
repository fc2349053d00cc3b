/** The states that get a guide, with how many of their colleges the search holds. */
import type { StateCode } from "#domain/college/states.ts";

export type GuideState = {
  code: StateCode;
  /** Degree-granting colleges of the data set, as the search counts them; a test holds both figures to it. */
  colleges: number;
  fourYear: number;
};

export const guideStates: readonly GuideState[] = [
  { code: "TX", colleges: 231, fourYear: 140 },
  { code: "CA", colleges: 393, fourYear: 219 },
  { code: "FL", colleges: 184, fourYear: 124 },
  { code: "NC", colleges: 134, fourYear: 68 },
  { code: "VA", colleges: 101, fourYear: 62 },
  { code: "CO", colleges: 55, fourYear: 37 },
  { code: "OR", colleges: 62, fourYear: 30 },
  { code: "GA", colleges: 107, fourYear: 65 },
  { code: "NY", colleges: 286, fourYear: 203 },
  { code: "IL", colleges: 131, fourYear: 73 },
  { code: "PA", colleges: 204, fourYear: 128 },
  { code: "OH", colleges: 186, fourYear: 122 },
  { code: "MI", colleges: 91, fourYear: 54 },
  { code: "AZ", colleges: 66, fourYear: 41 },
  { code: "MD", colleges: 51, fourYear: 33 },
];
