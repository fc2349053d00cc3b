/**
 * The compact index as columns that can be handed from a worker to a page without a copy: rows are read when they are
 * needed, so that a page holds only the colleges it shows.
 */
import {
  type ChangeStatus,
  type CollegeSummary,
  type Control,
  changeStatuses,
  controls,
  type Level,
  levels,
  type Setting,
  type SpecialFocus,
  settings,
  specialFocuses,
  type TestPolicy,
  testPolicies,
} from "./college.ts";
import type { Cell, ChoiceKey, NumberKey } from "./indexColumns.ts";
import { readPlaces } from "./placeText.ts";
import { readTooFewChoice } from "./rateFields.ts";
import { type StateCode, stateCodes } from "./states.ts";

/** Whole numbers, `scale` times the figures they stand for. */
export type NumberCells = { scale: number; cells: Int32Array<ArrayBuffer> };

/** Texts have a line for each college, in order; a choice is its place among the field's values, -1 for none. */
export type CollegeColumns = {
  count: number;
  names: string;
  cities: string;
  /** Further campuses (placeText.ts). */
  places: string;
  /** Of one college separated by "|". */
  aliases: string;
  choices: Partial<Record<ChoiceKey, Int8Array<ArrayBuffer>>>;
  numbers: Partial<Record<NumberKey, NumberCells>>;
};

/** Stands for a missing number; no figure of a college is that low. */
export const unknownCell = -2_147_483_648;

export type CollegeTable = CollegeColumns & {
  /** Names the index, such as "2026-06-10". */
  release: string;
  /** The day the data set was made, YYYY-MM-DD. */
  asOf: string;
  slugs: string;
};

/** Colleges that grant degrees, by state and in all. */
export type DegreeCounts = { all: number; byState: ReadonlyMap<StateCode, number> };

export function countDegreeGranting({ count, choices }: CollegeColumns): DegreeCounts {
  const byState = new Map<StateCode, number>(stateCodes.map((code) => [code, 0]));
  let all = 0;
  for (let row = 0; row < count; row += 1) {
    if (choices.isDegreeGranting?.[row] !== 1) continue;
    const state = toState(choices.state?.[row]);
    byState.set(state, (byState.get(state) ?? 0) + 1);
    all += 1;
  }
  return { all, byState };
}

/** What may change hands instead of being copied. */
export function listBuffers({ choices, numbers }: CollegeColumns): ArrayBuffer[] {
  const cells = Object.values(numbers).map((column) => column.cells.buffer);
  return [...Object.values(choices).map(({ buffer }) => buffer), ...cells];
}

/** Reads any row; without slugs they are empty. Takes the columns apart once. */
export function createCollegeReader(
  columns: CollegeColumns & { slugs?: string },
): (row: number) => CollegeSummary {
  const names = columns.names.split("\n");
  const cities = columns.cities.split("\n");
  const places = columns.places.split("\n");
  const aliases = columns.aliases.split("\n");
  const slugs = columns.slugs?.split("\n");
  const number = (key: NumberKey): ((row: number) => Cell) => {
    const { scale, cells } = columns.numbers[key] ?? noCells;
    return (row) => {
      const cell = cells[row] ?? unknownCell;
      return cell === unknownCell ? null : cell / scale;
    };
  };
  const choice = (key: ChoiceKey): ArrayLike<number> => columns.choices[key] ?? [];
  const netPrice1Usd = number("netPrice1Usd");
  const netPrice2Usd = number("netPrice2Usd");
  const netPrice3Usd = number("netPrice3Usd");
  const netPrice4Usd = number("netPrice4Usd");
  const netPrice5Usd = number("netPrice5Usd");
  const aidedPrice1Usd = number("aidedPrice1Usd");
  const aidedPrice2Usd = number("aidedPrice2Usd");
  const aidedPrice3Usd = number("aidedPrice3Usd");
  const aidedPrice4Usd = number("aidedPrice4Usd");
  const aidedPrice5Usd = number("aidedPrice5Usd");
  const aidedGap1Usd = number("aidedGap1Usd");
  const aidedGap2Usd = number("aidedGap2Usd");
  const aidedGap3Usd = number("aidedGap3Usd");
  const aidedGap4Usd = number("aidedGap4Usd");
  const aidedGap5Usd = number("aidedGap5Usd");
  const aidedCostUsd = number("aidedCostUsd");
  const aidedHomeCostUsd = number("aidedHomeCostUsd");
  const unitId = number("unitId");
  const latitude = number("latitude");
  const longitude = number("longitude");
  const admitRate = number("admitRate");
  const chanceIntercept = number("chanceIntercept");
  const satLower = number("satLower");
  const satUpper = number("satUpper");
  const actLower = number("actLower");
  const actUpper = number("actUpper");
  const gpaImportance = number("gpaImportance");
  const testImportance = number("testImportance");
  const interestImportance = number("interestImportance");
  const enrolledGpa = number("enrolledGpa");
  const undergraduates = number("undergraduates");
  const completionRate = number("completionRate");
  const retentionRate = number("retentionRate");
  const earningsUsd = number("earningsUsd");
  const tuitionInDistrictUsd = number("tuitionInDistrictUsd");
  const tuitionInStateUsd = number("tuitionInStateUsd");
  const tuitionOutOfStateUsd = number("tuitionOutOfStateUsd");
  const livingOnCampusUsd = number("livingOnCampusUsd");
  const livingOffCampusUsd = number("livingOffCampusUsd");
  const livingWithFamilyUsd = number("livingWithFamilyUsd");
  const netPriceUsd = number("netPriceUsd");
  const grantShare = number("grantShare");
  const averageGrantUsd = number("averageGrantUsd");
  const stateGrantShare = number("stateGrantShare");
  const averageStateGrantUsd = number("averageStateGrantUsd");
  const tuitionGrowthShare = number("tuitionGrowthShare");
  const hasOpenAdmission = choice("hasOpenAdmission");
  const state = choice("state");
  const control = choice("control");
  const level = choice("level");
  const setting = choice("setting");
  const isDegreeGranting = choice("isDegreeGranting");
  const isBachelorsCollege = choice("isBachelorsCollege");
  const isHbcu = choice("isHbcu");
  const isTribal = choice("isTribal");
  const isWomenOnly = choice("isWomenOnly");
  const isMenOnly = choice("isMenOnly");
  const isReligious = choice("isReligious");
  const isOnlineOnly = choice("isOnlineOnly");
  const isRanked = choice("isRanked");
  const specialFocus = choice("specialFocus");
  const testPolicy = choice("testPolicy");
  const tooFewToSay = choice("tooFewToSay");
  const changeStatus = choice("changeStatus");
  const takesYellowRibbon = choice("takesYellowRibbon");
  return (row) => ({
    unitId: unitId(row) ?? 0,
    name: names[row] ?? "",
    slug: slugs?.[row] ?? "",
    aliases: splitAliases(aliases[row]),
    city: cities[row] ?? "",
    state: toState(state[row]),
    latitude: latitude(row),
    longitude: longitude(row),
    control: toControl(control[row]),
    level: toLevel(level[row]),
    setting: toSetting(setting[row]),
    isDegreeGranting: isDegreeGranting[row] === 1,
    isBachelorsCollege: isBachelorsCollege[row] === 1,
    isHbcu: isHbcu[row] === 1,
    isTribal: isTribal[row] === 1,
    isWomenOnly: isWomenOnly[row] === 1,
    isMenOnly: isMenOnly[row] === 1,
    isReligious: isReligious[row] === 1,
    isOnlineOnly: isOnlineOnly[row] === 1,
    isRanked: isRanked[row] === 1,
    specialFocus: toFocus(specialFocus[row]),
    hasOpenAdmission: toBoolean(hasOpenAdmission[row]),
    testPolicy: toTestPolicy(testPolicy[row]),
    admitRate: admitRate(row),
    chanceIntercept: chanceIntercept(row),
    satTotal: makeQuartiles(satLower(row), satUpper(row)),
    actComposite: makeQuartiles(actLower(row), actUpper(row)),
    gpaImportance: gpaImportance(row),
    testImportance: testImportance(row),
    interestImportance: interestImportance(row),
    enrolledGpa: enrolledGpa(row),
    undergraduates: undergraduates(row),
    completionRate: completionRate(row),
    retentionRate: retentionRate(row),
    earningsUsd: earningsUsd(row),
    tuitionInDistrictUsd: tuitionInDistrictUsd(row),
    tuitionInStateUsd: tuitionInStateUsd(row),
    tuitionOutOfStateUsd: tuitionOutOfStateUsd(row),
    livingOnCampusUsd: livingOnCampusUsd(row),
    livingOffCampusUsd: livingOffCampusUsd(row),
    livingWithFamilyUsd: livingWithFamilyUsd(row),
    netPriceUsd: netPriceUsd(row),
    netPriceByIncomeUsd: [
      netPrice1Usd(row),
      netPrice2Usd(row),
      netPrice3Usd(row),
      netPrice4Usd(row),
      netPrice5Usd(row),
    ],
    aidedPriceByIncomeUsd: [
      aidedPrice1Usd(row),
      aidedPrice2Usd(row),
      aidedPrice3Usd(row),
      aidedPrice4Usd(row),
      aidedPrice5Usd(row),
    ],
    aidedPriceGapUsd: [
      aidedGap1Usd(row),
      aidedGap2Usd(row),
      aidedGap3Usd(row),
      aidedGap4Usd(row),
      aidedGap5Usd(row),
    ],
    aidedCostUsd: aidedCostUsd(row),
    aidedHomeCostUsd: aidedHomeCostUsd(row),
    grantShare: grantShare(row),
    averageGrantUsd: averageGrantUsd(row),
    stateGrantShare: stateGrantShare(row),
    averageStateGrantUsd: averageStateGrantUsd(row),
    tuitionGrowthShare: tuitionGrowthShare(row),
    tooFewToSay: readTooFewChoice(tooFewToSay[row]),
    changeStatus: toChangeStatus(changeStatus[row]),
    takesYellowRibbon: takesYellowRibbon[row] === 0 ? true : undefined,
    places: readPlaces(places[row]),
  });
}

const noCells: NumberCells = { scale: 1, cells: new Int32Array() };

const toState = (choice = -1): StateCode => stateCodes[choice] ?? "AL";
const toControl = (choice = -1): Control => controls[choice] ?? "public";
const toLevel = (choice = -1): Level => levels[choice] ?? "fourYear";
const toSetting = (choice = -1): Setting | null => settings[choice] ?? null;
const toFocus = (choice = -1): SpecialFocus | null => specialFocuses[choice] ?? null;
const toTestPolicy = (choice = -1): TestPolicy | null => testPolicies[choice] ?? null;

const toChangeStatus = (choice = -1): ChangeStatus | undefined => changeStatuses[choice];

const toBoolean = (choice = -1): boolean | null => (choice < 0 ? null : choice === 1);

function splitAliases(joined = ""): string[] {
  return joined === "" ? [] : joined.split("|");
}

function makeQuartiles(lower: Cell, upper: Cell): { lower: number; upper: number } | null {
  return lower === null || upper === null ? null : { lower, upper };
}
