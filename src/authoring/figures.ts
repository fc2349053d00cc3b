/**
 * The figures articles may name: from the rules' parameters and the data set, each with its year and source.
 */

import { cssProfileTerms } from "#domain/aid/cssProfileTerms.ts";
import { findPellTerms } from "#domain/aid/pellTerms.ts";
import { saiLimits } from "#domain/aid/saiTables.ts";
import type { Aggregates } from "#domain/college/aggregates.ts";
import { fields } from "#domain/college/fields.ts";
import type { CollegeField, CollegeRecord } from "#domain/college/record.ts";
import { isStateCode, type StateCode } from "#domain/college/states.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { listStudentLimits, type StudyYearLimit } from "#domain/loans/studentLimits.ts";
import { payBackLimits } from "#domain/price/loan.ts";
import { taxCreditTerms } from "#domain/saving/taxCreditTerms.ts";
import { findPeriodEnd } from "#facts/period.ts";
import { formatInteger, formatRate, formatShare, formatUsd } from "#lib/format.ts";
import type { Source } from "#lib/source.ts";
import type { CollegeData } from "./collegeData.ts";
import { findCollegeFigure } from "./collegeFigures.ts";
import { makeCountFigure, makeDataFigure } from "./dataFigure.ts";
import type { Figure } from "./figure.ts";
import { listStateColleges, type StateCollege } from "./stateColleges.ts";

/** By name; undefined if there is no such figure, or it is not published. */
export type Figures = { get: (name: string) => Figure | undefined };

type Area = Aggregates["nation"];

/** `state`: the one that names beginning with "state." and "system." refer to. */
export function createFigures(colleges: CollegeData, state: StateCode | null): Figures {
  const { aggregates } = colleges;
  const figures = new Map<string, Figure>(listParameterFigures());
  addArea(figures, "nation", aggregates.nation);
  const own = state === null ? undefined : aggregates.states[state];
  if (own !== undefined) addArea(figures, "state", own);
  let members: readonly StateCollege[] | null = null;
  const stateColleges = () => {
    members ??= state === null ? [] : listStateColleges({ state, colleges });
    return members;
  };
  // A guide names dozens of medians of the same colleges.
  const records = new Map<number, CollegeRecord | null>();
  const recordOf = (unitId: number) => {
    const record = records.get(unitId) ?? colleges.recordOf(unitId);
    records.set(unitId, record);
    return record;
  };
  // "TX.bachelors.netPriceUsd": a state's own, on any page.
  const added = new Set<string>();
  const ofState = (name: string) => {
    const code = name.slice(0, name.indexOf("."));
    if (!isStateCode(code)) return undefined;
    const area = aggregates.states[code];
    if (!added.has(code) && area !== undefined) addArea(figures, code, area);
    added.add(code);
    return figures.get(name);
  };
  return {
    get: (name) =>
      figures.get(name) ??
      findCollegeFigure(name, { bySlug: colleges.bySlug, recordOf }, stateColleges) ??
      ofState(name),
  };
}

/** The award year whose terms pages speak of. */
const pellYear = "2026-27";

function listParameterFigures(): [string, Figure][] {
  const pell = findPellTerms(pellYear);
  if (pell === null) throw new Error(`The Pell amounts of ${pellYear} are gone from the parameters.`);
  const loans = loanTerms2026;
  const css = cssProfileTerms;
  const { opportunity, phaseOut, source: credits } = taxCreditTerms;
  /** `record`: the one the figure is; a figure worked out from several has none. */
  const at = (text: string, source: Source, validThrough: string | null, record?: string): Figure => ({
    text,
    year: source.year,
    ...(record === undefined ? {} : { fact: `${record}@${source.year}` }),
    sourceKey: source.id,
    source: { title: source.title, url: source.url, year: source.year, standing: "official" },
    validThrough,
  });
  const yearEnd = findPeriodEnd(pellYear);
  const ofPell = (amountUsd: number, record: string) =>
    at(formatUsd(amountUsd), pell.source, yearEnd, record);
  const ofLoans = (text: string, record?: string) => at(text, loans.source, yearEnd, record);
  const ofCss = (amountUsd: number, record: string): Figure => {
    const figure = at(formatUsd(amountUsd), css.source, yearEnd, record);
    return {
      ...figure,
      source: { ...figure.source, standing: css.confidence === "H" ? "official" : "reported" },
    };
  };
  const opportunityUsd =
    opportunity.wholeUsd + Math.round((opportunity.partUsd * opportunity.partPercent) / 100);
  const [first, second, third] = loans.dependentYearLimitsUsd;
  const fourYears = listStudentLimits(loans, "dependent", 4);
  const sum = (of: (limit: StudyYearLimit) => number) => fourYears.reduce((all, limit) => all + of(limit), 0);
  const fullDebt = payBackLimits(fourYears, loans);
  return [
    ["pell.maximum", ofPell(pell.maximumUsd, "pellMaximum")],
    ["pell.minimum", ofPell(pell.minimumUsd, "pellMinimum")],
    ["sai.least", ofPell(saiLimits.leastUsd, "saiLeast")],
    ["loan.rate", ofLoans(formatRate(loans.studentRateShare), "loanStudentRate")],
    ["loan.fee", ofLoans(formatRate(loans.studentFeeShare), "loanStudentFee")],
    ["loan.firstYear", ofLoans(formatUsd(first), "loanDependentYearLimits")],
    ["loan.secondYear", ofLoans(formatUsd(second), "loanDependentYearLimits")],
    ["loan.laterYear", ofLoans(formatUsd(third), "loanDependentYearLimits")],
    ["loan.total", ofLoans(formatUsd(loans.dependentTotalLimitUsd), "loanDependentTotalLimit")],
    ["loan.fourYears", ofLoans(formatUsd(sum(({ mostUsd }) => mostUsd)))],
    ["loan.fourYearsSubsidized", ofLoans(formatUsd(sum(({ subsidizedMostUsd }) => subsidizedMostUsd)))],
    ["loan.fourYearsOwedLow", ofLoans(formatUsd(fullDebt.owed.lowUsd))],
    ["loan.fourYearsOwedHigh", ofLoans(formatUsd(fullDebt.owed.highUsd))],
    ["loan.fourYearsMonthlyLow", ofLoans(formatUsd(fullDebt.monthly.lowUsd))],
    ["loan.fourYearsMonthlyHigh", ofLoans(formatUsd(fullDebt.monthly.highUsd))],
    ["loan.fourYearsTieredLow", ofLoans(formatUsd(fullDebt.tiered.lowUsd))],
    ["loan.fourYearsTieredHigh", ofLoans(formatUsd(fullDebt.tiered.highUsd))],
    ["loan.parentRate", ofLoans(formatRate(loans.parentRateShare), "loanParentRate")],
    ["loan.parentYear", ofLoans(formatUsd(loans.parentYearLimitUsd), "loanParentYearLimit")],
    ["loan.parentTotal", ofLoans(formatUsd(loans.parentTotalLimitUsd), "loanParentTotalLimit")],
    ["css.firstCollege", ofCss(css.firstCollegeUsd, "cssFirstCollege")],
    ["css.eachMore", ofCss(css.eachMoreCollegeUsd, "cssEachMoreCollege")],
    ["css.freeUpTo", ofCss(css.freeUpToAgiUsd, "cssFreeUpToAgi")],
    ["credit.opportunity", at(formatUsd(opportunityUsd), credits, null)],
    ["credit.singleGoneAt", at(formatUsd(phaseOut.single.toUsd), credits, null)],
    ["credit.jointGoneAt", at(formatUsd(phaseOut.joint.toUsd), credits, null)],
  ];
}

/** "nation.bachelors.netPriceUsd", "state.public-fourYear.completionRate", "state.counts.public-twoYear", "state.degreeGranting". */
function addArea(figures: Map<string, Figure>, name: string, area: Area): void {
  figures.set(`${name}.degreeGranting`, makeCountFigure(area.degreeGranting));
  figures.set(
    `${name}.undergraduates`,
    makeDataFigure(formatInteger(area.undergraduates), "undergraduates", area.undergraduates),
  );
  for (const [kind, number] of Object.entries(area.counts)) {
    figures.set(`${name}.counts.${kind}`, makeCountFigure(number));
  }
  for (const [group, medians] of Object.entries(area.medians)) {
    for (const [measure, value] of Object.entries(medians)) {
      if (value.median === null) continue;
      const isShare = /Share$|Rate$/.test(measure);
      const text = isShare ? formatShare(value.median) : formatUsd(value.median);
      figures.set(`${name}.${group}.${measure}`, makeDataFigure(text, toField(measure), value.median));
    }
  }
}

/** Each net price bracket is a field of the record under a different name. */
function toField(measure: string): CollegeField {
  if (measure.startsWith("netPriceBracket")) return "netPriceUsd";
  if (measure in fields) return measure as CollegeField; // Checked on the line itself.
  throw new Error(`The aggregates hold ${measure}, which no field explains.`);
}
