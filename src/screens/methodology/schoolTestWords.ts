/** The text of the back-test on one school's decisions. */
import { labelParameters } from "#domain/admission/chanceParameters.ts";
import { formatInteger, formatOneDecimal, formatParameter, formatShare } from "#lib/format.ts";

const { reachBelowShare, likelyFromShare, safetyFromShare } = labelParameters;
const toBand = (from: number, to: number) => `Chance ${formatShare(from)} to ${formatShare(to)}`;

export const schoolTestWords = {
  title: "Real decisions at one high school",
  lead: (decisions: number, colleges: number, groups: number) =>
    `This test uses a public export from one New York City high school, about 2021 to 2023: ${formatInteger(decisions)} decisions by ${formatInteger(colleges)} colleges. They fall into ${formatInteger(groups)} groups, each of ten or more applicants to one college whose averages are in the same band. We predict each group from the middle of its band and its median SAT, then compare.`,
  level: (shift: number) =>
    `This is one strong school that admits by examination and leans toward engineering, not a sample of all students. Its students get in more often than their grades and scores suggest. That reflects the school and not our rule, so we first remove the effect, with one shift of +${formatParameter(shift)} in log-odds for every group. What is left shows whether our chances put colleges and grades in the right order.`,
  table: "Predicted and actual admissions of one high school’s applicants, by group",
  group: "Kind of group",
  cells: "Groups",
  predicted: "Predicted, with the shift",
  admitted: "Admitted",
  error: "Mean error",
  percent: (percent: number) => `${percent}%`,
  points: (points: number) => `${formatOneDecimal(points)} points`,
  rows: {
    all: "All",
    underTenth: `Chance under ${formatShare(0.1)}`,
    reach: toBand(0.1, reachBelowShare),
    target: toBand(reachBelowShare, likelyFromShare),
    likely: toBand(likelyFromShare, safetyFromShare),
    safety: `Chance ${formatShare(safetyFromShare)} or more`,
    newYorkPublic: "New York’s public colleges",
    otherPublic: "Public colleges elsewhere",
    private: "Private colleges",
    onePart: "With only the grades or only the score",
  },
  limits: (covered: number, groups: number, slopePercent: number) =>
    `Without the shift, ${formatInteger(covered)} of the ${formatInteger(groups)} groups are inside the range we show. At New York’s public colleges, our chances rise with grades only ${slopePercent}% as steeply as actual admissions did, because averages from one school are easier to compare than averages from many. This test has limits. Early and regular rounds are counted together, and students left on a waitlist are not included. Half of the export’s groups were set aside and are not in this table. One figure in our method was fitted to these decisions: the test weight at public colleges that don’t publish their own.`,
} as const;
