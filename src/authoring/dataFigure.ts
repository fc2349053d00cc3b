/** A figure of the data set, with the year of its field and the publisher. */
import { fields } from "#domain/college/fields.ts";
import type { CollegeField } from "#domain/college/record.ts";
import { formatInteger } from "#lib/format.ts";
import type { Figure } from "./figure.ts";

/** How many colleges there are: its year is told by the source alone, since "28 (2024-25) colleges" reads badly. */
export function makeCountFigure(amount: number): Figure {
  return { ...makeDataFigure(formatInteger(amount), "control", amount), year: "" };
}

export function makeDataFigure(text: string, field: CollegeField, amount?: number): Figure {
  const { year } = fields[field];
  const isOfOwnYear = year !== null && /(19|20)\d\d/.test(year);
  return {
    text,
    ...(amount === undefined ? {} : { amount }),
    year: isOfOwnYear ? year : "June 2026 release",
    sourceKey: `scorecard-${isOfOwnYear ? year : "release"}`,
    source: {
      title: "College Scorecard, U.S. Department of Education; medians by Tassel",
      url: "https://collegescorecard.ed.gov/data/",
      year: isOfOwnYear ? year : "June 2026 release",
      standing: "official",
    },
    validThrough: null,
  };
}
