/** A college as the whole product speaks of it: the words for its kind, and the row of the index that rules read. */
import type { StateCode } from "./states.ts";

export const controls = ["public", "nonprofit", "forProfit"] as const;
export type Control = (typeof controls)[number];

export const levels = ["fourYear", "twoYear", "lessThanTwoYear"] as const;
export type Level = (typeof levels)[number];

export const settings = ["city", "suburb", "town", "rural"] as const;
export type Setting = (typeof settings)[number];

export const testPolicies = ["required", "considered", "notConsidered"] as const;
export type TestPolicy = (typeof testPolicies)[number];

/** What a college that teaches little else is for. A college of many fields has none. */
export const specialFocuses = ["faith", "health", "art", "technology", "business", "law"] as const;
export type SpecialFocus = (typeof specialFocuses)[number];

/** Income brackets of the federal net price figures, in dollars of family income a year (upper ends inclusive). */
export const incomeBrackets = [
  { fromUsd: 0, toUsd: 30_000 },
  { fromUsd: 30_001, toUsd: 48_000 },
  { fromUsd: 48_001, toUsd: 75_000 },
  { fromUsd: 75_001, toUsd: 110_000 },
  { fromUsd: 110_001, toUsd: null },
] as const;

export type NetPriceByIncome = readonly [
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
];

/** The lower and upper quartile of a test score among enrolled students who submitted one. */
export type Quartiles = { lower: number; upper: number };

/**
 * One college as the browser's index holds it: what search, chance, price and match read.
 * Money is whole dollars a year; shares are 0-1; what is not known is null, never 0.
 * Meaning, year and source column of each field: `fields.ts`.
 */
export type CollegeSummary = {
  unitId: number;
  name: string;
  slug: string;
  aliases: readonly string[];
  city: string;
  state: StateCode;
  latitude: number | null;
  longitude: number | null;
  control: Control;
  level: Level;
  setting: Setting | null;
  /** Four-year or two-year, with undergraduates: where searches and matches start. */
  isDegreeGranting: boolean;
  /** Mainly awards bachelor's degrees. */
  isBachelorsCollege: boolean;
  isHbcu: boolean;
  isTribal: boolean;
  isWomenOnly: boolean;
  isMenOnly: boolean;
  isReligious: boolean;
  isOnlineOnly: boolean;
  /** The one field it is for; null where there are many, and where it is not known. */
  specialFocus: SpecialFocus | null;
  /** Admits all who apply; null where not reported. */
  hasOpenAdmission: boolean | null;
  testPolicy: TestPolicy | null;
  admitRate: number | null;
  /** a_c of the chance curve for GPA weight alone, solved at import; null where there is no curve. */
  chanceIntercept: number | null;
  satTotal: Quartiles | null;
  actComposite: Quartiles | null;
  /** Common Data Set C7: 3 very important, 2 important, 1 considered, 0 not considered. */
  gpaImportance: number | null;
  testImportance: number | null;
  undergraduates: number | null;
  completionRate: number | null;
  retentionRate: number | null;
  /** Median earnings ten years after entry. */
  earningsUsd: number | null;
  tuitionInDistrictUsd: number | null;
  tuitionInStateUsd: number | null;
  tuitionOutOfStateUsd: number | null;
  /** Books, housing, food and other costs by living plan. */
  livingOnCampusUsd: number | null;
  livingOffCampusUsd: number | null;
  livingWithFamilyUsd: number | null;
  /** Average net price of aided first-year students who pay the in-state price. */
  netPriceUsd: number | null;
  netPriceByIncomeUsd: NetPriceByIncome;
  /** Share of first-years with any grant, and the average of those grants. */
  grantShare: number | null;
  averageGrantUsd: number | null;
  /** Published tuition growth a year over the last three steps, 2021-22 to 2024-25. */
  tuitionGrowthShare: number | null;
};
