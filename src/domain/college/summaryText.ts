/** Parses a summary from a CSV line in a third of the time and memory a schema takes, to speed up server startup. */
import { type CollegeSummary, controls, levels, settings, specialFocuses, testPolicies } from "./college.ts";
import { summaryRateFields } from "./rateFields.ts";
import { stateCodes } from "./states.ts";
import { splitLine } from "./tableText.ts";

const summaryCells = 67;

/**
 * The summary at the start of a line of colleges.csv; null if a cell has the wrong type. Ranges were validated when the
 * file was written, and are validated again whenever a full record is read (recordTable.ts).
 */
export function readSummary(line: string): CollegeSummary | null {
  const cells = splitLine(line, summaryCells);
  if (cells.length < summaryCells) return null;
  // Fields are read in file order.
  let at = 0;
  let isBroken = false;
  const next = (): string => cells[at++] ?? "";
  const broken = <Value>(instead: Value): Value => {
    isBroken = true;
    return instead;
  };
  const text = (): string => next() || broken("");
  const number = (): number | null => {
    const cell = next();
    if (cell === "") return null;
    const value = Number(cell);
    return Number.isFinite(value) ? value : broken(null);
  };
  const flag = (): boolean | null => {
    const cell = next();
    if (cell === "") return null;
    return cell === "yes" || (cell === "no" ? false : broken(null));
  };
  const isSo = (): boolean => flag() ?? broken(false);
  const choice = <Option extends string>(options: readonly Option[]): Option | null => {
    const cell = next();
    return cell === "" ? null : (options.find((option) => option === cell) ?? broken(null));
  };
  const quartiles = () => {
    const lower = number();
    const upper = number();
    if (lower === null && upper === null) return null;
    return lower === null || upper === null ? broken(null) : { lower, upper };
  };
  const list = (): string[] => {
    const cell = next();
    return cell === "" ? [] : cell.split("|");
  };
  /** Of those in the cell, the rates that a summary has. */
  const listRates = () => {
    const cell = next();
    return cell === "" ? [] : summaryRateFields.filter((field) => cell.split("|").includes(field));
  };
  const summary: CollegeSummary = {
    unitId: number() ?? broken(0),
    name: text(),
    slug: text(),
    aliases: list(),
    city: text(),
    state: choice(stateCodes) ?? broken("AL"),
    latitude: number(),
    longitude: number(),
    control: choice(controls) ?? broken("public"),
    level: choice(levels) ?? broken("fourYear"),
    setting: choice(settings),
    isDegreeGranting: isSo(),
    isBachelorsCollege: isSo(),
    isHbcu: isSo(),
    isTribal: isSo(),
    isWomenOnly: isSo(),
    isMenOnly: isSo(),
    isReligious: isSo(),
    isOnlineOnly: isSo(),
    isRanked: isSo(),
    specialFocus: choice(specialFocuses),
    hasOpenAdmission: flag(),
    testPolicy: choice(testPolicies),
    admitRate: number(),
    chanceIntercept: number(),
    satTotal: quartiles(),
    actComposite: quartiles(),
    gpaImportance: number(),
    testImportance: number(),
    interestImportance: number(),
    enrolledGpa: number(),
    undergraduates: number(),
    completionRate: number(),
    retentionRate: number(),
    earningsUsd: number(),
    tuitionInDistrictUsd: number(),
    tuitionInStateUsd: number(),
    tuitionOutOfStateUsd: number(),
    livingOnCampusUsd: number(),
    livingOffCampusUsd: number(),
    livingWithFamilyUsd: number(),
    netPriceUsd: number(),
    netPriceByIncomeUsd: [number(), number(), number(), number(), number()],
    aidedPriceByIncomeUsd: [number(), number(), number(), number(), number()],
    aidedPriceGapUsd: [number(), number(), number(), number(), number()],
    aidedCostUsd: number(),
    aidedHomeCostUsd: number(),
    grantShare: number(),
    averageGrantUsd: number(),
    stateGrantShare: number(),
    averageStateGrantUsd: number(),
    tuitionGrowthShare: number(),
    tooFewToSay: listRates(),
  };
  return isBroken ? null : withCountedStateGrants(summary);
}

/** Less than this for the average student is no state money that a price could feel. */
const leastStateGrantUsd = 100;

/**
 * Of a state's grants only what prices count: at public and nonprofit colleges with degrees, the share in steps of 4%, the
 * average in steps of $256, and none where they come to next to nothing over all students.
 */
function withCountedStateGrants(summary: CollegeSummary): CollegeSummary {
  const { control, level, averageStateGrantUsd: average, stateGrantShare: share } = summary;
  if (control === "forProfit" || level === "lessThanTwoYear")
    return { ...summary, stateGrantShare: null, averageStateGrantUsd: null };
  if (share === null || average === null) return summary;
  if (share * average < leastStateGrantUsd)
    return { ...summary, stateGrantShare: 0, averageStateGrantUsd: null };
  return {
    ...summary,
    stateGrantShare: Math.round(share * 25) / 25,
    averageStateGrantUsd: Math.round(average / 256) * 256,
  };
}
