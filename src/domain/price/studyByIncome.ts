/** The price of the whole degree as it is shown: without an income, each range that is too wide has the price at the five. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceInput } from "./band.ts";
import { brackets, getBracketIncome } from "./brackets.ts";
import { createIncomePricer } from "./byIncome.ts";
import { estimateStudyPrice, type StudyPrice } from "./fourYears.ts";
import type { PriceEnds } from "./shareUnder.ts";

export function estimateShownStudyPrice(
  college: CollegeSummary,
  family: PriceInput,
  options: Parameters<typeof estimateStudyPrice>[2],
): StudyPrice | null {
  const study = estimateStudyPrice(college, family, options);
  if (study === null || family.familyIncomeUsd !== null) return study;
  const firstYear = createIncomePricer(family, options)(college, study.firstYear) ?? study.firstYear;
  if (firstYear.pricesByIncome === undefined) return study;
  const studies = brackets.flatMap((bracket) => {
    const told = { ...family, familyIncomeUsd: getBracketIncome(bracket) };
    return estimateStudyPrice(college, told, options) ?? [];
  });
  const five = (of: (study: StudyPrice) => PriceEnds | undefined) =>
    studies.flatMap((one) => {
      const { lowUsd, middleUsd, highUsd } = of(one) ?? one.total;
      return [{ lowUsd, middleUsd, highUsd }];
    });
  return {
    ...study,
    firstYear,
    years: study.years.map((year, index) => ({ ...year, pricesByIncome: five((one) => one.years[index]) })),
    total: { ...study.total, pricesByIncome: five(({ total }) => total) },
  };
}
