/** The columns of the compact index: which field each holds and how it is packed. */
import {
  type CollegeSummary,
  changeStatuses,
  controls,
  levels,
  settings,
  specialFocuses,
  testPolicies,
} from "./college.ts";
import { tooFewCodes, toTooFewCode } from "./rateFields.ts";
import { stateCodes } from "./states.ts";

export type Cell = number | null;
export type NumberColumn<Key extends string = string> = {
  key: Key;
  /** Units per stored integer: 1,000 keeps three decimals. */
  scale: number;
  of: (college: CollegeSummary) => Cell;
  /** Stored as the difference from an earlier column (0 if unknown), because the two are similar. */
  from?: string;
  /** Stored as the difference from the row before. */
  isRunning?: true;
};

function makeMoneyColumn<Key extends string>(
  key: Key,
  of: NumberColumn["of"],
  from?: string,
): NumberColumn<Key> {
  return from === undefined ? { key, scale: 1, of } : { key, scale: 1, of, from };
}

function makeShareColumn<Key extends string>(key: Key, of: NumberColumn["of"]): NumberColumn<Key> {
  return { key, scale: 10_000, of };
}

export const numberColumns = [
  { key: "unitId", scale: 1, of: (c) => c.unitId, isRunning: true },
  { key: "latitude", scale: 1_000, of: (c) => c.latitude, isRunning: true },
  { key: "longitude", scale: 1_000, of: (c) => c.longitude, isRunning: true },
  makeShareColumn("admitRate", (c) => c.admitRate),
  { key: "chanceIntercept", scale: 10_000, of: (c) => c.chanceIntercept },
  { key: "satLower", scale: 1, of: (c) => c.satTotal?.lower ?? null },
  { key: "satUpper", scale: 1, of: (c) => c.satTotal?.upper ?? null, from: "satLower" },
  { key: "actLower", scale: 1, of: (c) => c.actComposite?.lower ?? null },
  { key: "actUpper", scale: 1, of: (c) => c.actComposite?.upper ?? null, from: "actLower" },
  { key: "gpaImportance", scale: 1, of: (c) => c.gpaImportance },
  { key: "testImportance", scale: 1, of: (c) => c.testImportance },
  { key: "interestImportance", scale: 1, of: (c) => c.interestImportance },
  { key: "enrolledGpa", scale: 100, of: (c) => c.enrolledGpa },
  { key: "undergraduates", scale: 1, of: (c) => c.undergraduates },
  makeShareColumn("completionRate", (c) => c.completionRate),
  makeShareColumn("retentionRate", (c) => c.retentionRate),
  makeMoneyColumn("earningsUsd", (c) => c.earningsUsd),
  makeMoneyColumn("tuitionInDistrictUsd", (c) => c.tuitionInDistrictUsd),
  makeMoneyColumn("tuitionInStateUsd", (c) => c.tuitionInStateUsd, "tuitionInDistrictUsd"),
  makeMoneyColumn("tuitionOutOfStateUsd", (c) => c.tuitionOutOfStateUsd, "tuitionInStateUsd"),
  makeMoneyColumn("livingOnCampusUsd", (c) => c.livingOnCampusUsd),
  makeMoneyColumn("livingOffCampusUsd", (c) => c.livingOffCampusUsd, "livingOnCampusUsd"),
  makeMoneyColumn("livingWithFamilyUsd", (c) => c.livingWithFamilyUsd),
  makeMoneyColumn("netPriceUsd", (c) => c.netPriceUsd),
  makeMoneyColumn("netPrice1Usd", (c) => c.netPriceByIncomeUsd[0]),
  makeMoneyColumn("netPrice2Usd", (c) => c.netPriceByIncomeUsd[1]),
  makeMoneyColumn("netPrice3Usd", (c) => c.netPriceByIncomeUsd[2]),
  makeMoneyColumn("netPrice4Usd", (c) => c.netPriceByIncomeUsd[3]),
  makeMoneyColumn("netPrice5Usd", (c) => c.netPriceByIncomeUsd[4]),
  makeMoneyColumn("aidedCostUsd", (c) => c.aidedCostUsd),
  makeMoneyColumn("aidedHomeCostUsd", (c) => c.aidedHomeCostUsd, "aidedCostUsd"),
  makeMoneyColumn("aidedPrice1Usd", (c) => c.aidedPriceByIncomeUsd[0], "netPriceUsd"),
  makeMoneyColumn("aidedPrice2Usd", (c) => c.aidedPriceByIncomeUsd[1], "aidedPrice1Usd"),
  makeMoneyColumn("aidedPrice3Usd", (c) => c.aidedPriceByIncomeUsd[2], "netPriceUsd"),
  makeMoneyColumn("aidedPrice4Usd", (c) => c.aidedPriceByIncomeUsd[3], "aidedPrice3Usd"),
  makeMoneyColumn("aidedPrice5Usd", (c) => c.aidedPriceByIncomeUsd[4], "aidedPrice4Usd"),
  makeMoneyColumn("aidedGap1Usd", (c) => c.aidedPriceGapUsd[0]),
  makeMoneyColumn("aidedGap2Usd", (c) => c.aidedPriceGapUsd[1]),
  makeMoneyColumn("aidedGap3Usd", (c) => c.aidedPriceGapUsd[2]),
  makeMoneyColumn("aidedGap4Usd", (c) => c.aidedPriceGapUsd[3]),
  makeMoneyColumn("aidedGap5Usd", (c) => c.aidedPriceGapUsd[4]),
  makeShareColumn("grantShare", (c) => c.grantShare),
  makeMoneyColumn("averageGrantUsd", (c) => c.averageGrantUsd),
  // In steps of 4% and of $256, as summaries have them; a power of two comes back exactly.
  { key: "stateGrantShare", scale: 25, of: (c) => c.stateGrantShare },
  { key: "averageStateGrantUsd", scale: 1 / 256, of: (c) => c.averageStateGrantUsd },
  makeShareColumn("tuitionGrowthShare", (c) => c.tuitionGrowthShare),
] as const satisfies readonly NumberColumn[];
export type NumberKey = (typeof numberColumns)[number]["key"];

const yesNo = [false, true] as const;
export type ChoiceColumn = {
  key: string;
  options: readonly unknown[];
  of: (college: CollegeSummary) => unknown;
};
export const choiceColumns = [
  { key: "state", options: stateCodes, of: (c) => c.state },
  { key: "control", options: controls, of: (c) => c.control },
  { key: "level", options: levels, of: (c) => c.level },
  { key: "setting", options: settings, of: (c) => c.setting },
  { key: "isDegreeGranting", options: yesNo, of: (c) => c.isDegreeGranting },
  { key: "isBachelorsCollege", options: yesNo, of: (c) => c.isBachelorsCollege },
  { key: "isHbcu", options: yesNo, of: (c) => c.isHbcu },
  { key: "isTribal", options: yesNo, of: (c) => c.isTribal },
  { key: "isWomenOnly", options: yesNo, of: (c) => c.isWomenOnly },
  { key: "isMenOnly", options: yesNo, of: (c) => c.isMenOnly },
  { key: "isReligious", options: yesNo, of: (c) => c.isReligious },
  { key: "isOnlineOnly", options: yesNo, of: (c) => c.isOnlineOnly },
  { key: "isRanked", options: yesNo, of: (c) => c.isRanked },
  { key: "specialFocus", options: specialFocuses, of: (c) => c.specialFocus },
  { key: "hasOpenAdmission", options: yesNo, of: (c) => c.hasOpenAdmission },
  { key: "testPolicy", options: testPolicies, of: (c) => c.testPolicy },
  { key: "tooFewToSay", options: tooFewCodes, of: (c) => toTooFewCode(c.tooFewToSay) },
  { key: "changeStatus", options: changeStatuses, of: (c) => c.changeStatus },
  { key: "takesYellowRibbon", options: [true], of: (c) => c.takesYellowRibbon },
] as const satisfies readonly ChoiceColumn[];
export type ChoiceKey = (typeof choiceColumns)[number]["key"];
