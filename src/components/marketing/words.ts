/** Text shared by marketing pages. */
import { formatGradePoints, formatUsd } from "#lib/format.ts";

export const words = {
  promises: [
    { label: "Personalized guidance", to: "/my-plan" },
    { label: "Smart task management", to: "/application-timeline" },
    { label: "Cost planning", to: "/college-cost-calculator" },
  ],
  sampleTag: "Sample",
  /** Who the example is about. */
  sample: (student: { gpa: number; satTotal: number; familyIncomeUsd: number; payPerYearUsd: number }) =>
    `A made-up student at real colleges: GPA ${formatGradePoints(student.gpa)}, SAT ${student.satTotal}, living in Texas, family income ${formatUsd(student.familyIncomeUsd)}, able to pay ${formatUsd(student.payPerYearUsd)} a year. The figures come from the same rules as our tools.`,
  odds: {
    affordable: "get into a four-year college that fits the budget",
    of100: "of 100 plans",
    under1: "Fewer than 1",
    dots: (affordable: number, any: number) =>
      `100 dots: ${affordable} filled for getting into a four-year college that fits the budget, ${any - affordable} more for one that may not fit.`,
    legendFits: "admitted, within budget",
    legendAny: "admitted, may not fit the budget",
  },
} as const;
