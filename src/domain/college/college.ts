/** The college type used across the product: its vocabulary, and the index row that the rules read. */
import { netPriceIncomeBrackets } from "#facts/prices/incomeBrackets.ts";
import type { RateField } from "./rateFields.ts";
import type { StateCode } from "./states.ts";

export const controls = ["public", "nonprofit", "forProfit"] as const;
export type Control = (typeof controls)[number];

export const levels = ["fourYear", "twoYear", "lessThanTwoYear"] as const;
export type Level = (typeof levels)[number];

export const settings = ["city", "suburb", "town", "rural"] as const;
export type Setting = (typeof settings)[number];

export const testPolicies = ["required", "considered", "notConsidered"] as const;
export type TestPolicy = (typeof testPolicies)[number];

/** The one field a specialized college teaches. A college with many fields has none. */
export const specialFocuses = ["faith", "health", "art", "technology", "business", "law"] as const;
export type SpecialFocus = (typeof specialFocuses)[number];

/** What happened to a college, for a student who starts next fall: it takes no first-years, or there is news to know. */
export const changeStatuses = ["takesNoFirstYears", "news"] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** Income brackets of the federal net price data, in family income per year (upper ends inclusive). */
export const incomeBrackets = netPriceIncomeBrackets.values["2023-24"];

/** Families with more income than this are all in the highest bracket. */
export const topBracketAboveUsd = incomeBrackets[3].toUsd;

export type NetPriceByIncome = readonly [
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
];

/** The 25th and 75th percentile of a test score among enrolled students who submitted one. */
export type Quartiles = { lower: number; upper: number };

/** Whole degrees can be finished there, or only courses taken. */
export const placeOffers = ["degrees", "courses"] as const;
export type PlaceOffers = (typeof placeOffers)[number];

/** A further campus or center of a college that has one number for all of them. */
export type CollegePlace = {
  /** The campus or town alone, as in "Gary". */
  name: string;
  latitude: number;
  longitude: number;
  offers: PlaceOffers;
};

/**
 * One college as the browser's index has it: the input for search, chance, price and match.
 * Money is whole dollars a year; shares are 0-1; unknown is null, never 0.
 * For each field's meaning, year and source column see fields.ts.
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
  /** Four-year or two-year, with undergraduates: the default set for search and match. */
  isDegreeGranting: boolean;
  /** Mainly awards bachelor's degrees. */
  isBachelorsCollege: boolean;
  isHbcu: boolean;
  isTribal: boolean;
  isWomenOnly: boolean;
  isMenOnly: boolean;
  isReligious: boolean;
  isOnlineOnly: boolean;
  /** A college that a student can begin: rankings leave out the others, search does not. */
  isRanked: boolean;
  /** The one field it specializes in; null if there are many or it is unknown. */
  specialFocus: SpecialFocus | null;
  /** Open admission; null if not reported. */
  hasOpenAdmission: boolean | null;
  testPolicy: TestPolicy | null;
  admitRate: number | null;
  /** The chance curve's intercept for GPA alone, solved at import; null if there is no curve. */
  chanceIntercept: number | null;
  satTotal: Quartiles | null;
  actComposite: Quartiles | null;
  /** Common Data Set C7: 3 very important, 2 important, 1 considered, 0 not considered. */
  gpaImportance: number | null;
  testImportance: number | null;
  interestImportance: number | null;
  /** Common Data Set C12: the average high school GPA of enrolled first-years; above 4 where the college weights it. */
  enrolledGpa: number | null;
  undergraduates: number | null;
  completionRate: number | null;
  retentionRate: number | null;
  /** Median earnings ten years after entry. */
  earningsUsd: number | null;
  tuitionInDistrictUsd: number | null;
  tuitionInStateUsd: number | null;
  tuitionOutOfStateUsd: number | null;
  /** Books, housing, food and other costs, by living arrangement. */
  livingOnCampusUsd: number | null;
  livingOffCampusUsd: number | null;
  livingWithFamilyUsd: number | null;
  /** Average net price for aided first-year students paying in-state tuition. */
  netPriceUsd: number | null;
  netPriceByIncomeUsd: NetPriceByIncome;
  /**
   * At two-year colleges: the same prices from the federal student aid survey, where enough students stand behind one. The
   * fifth is of the year before, 2022-23.
   */
  aidedPriceByIncomeUsd: NetPriceByIncome;
  /** How far 2021-22 and 2022-23 lie apart, where that is so far that the price cannot be trusted to the dollar. */
  aidedPriceGapUsd: NetPriceByIncome;
  /** The cost before grants that those prices were counted from, 2023-24: over all students with aid, and living at home. */
  aidedCostUsd: number | null;
  aidedHomeCostUsd: number | null;
  /** Share of first-years with any grant, and their average grant. */
  grantShare: number | null;
  averageGrantUsd: number | null;
  /** Share of first-years with a grant from a state or local government, and their average grant. */
  stateGrantShare: number | null;
  averageStateGrantUsd: number | null;
  /** Annual growth of published tuition over the last three years, 2021-22 to 2024-25. */
  tuitionGrowthShare: number | null;
  /** Rates that are null because they are of fewer than 30 students, and not because nobody published them. */
  tooFewToSay: readonly RateField[];
  /** Not in the data file: set from the records of what happened to colleges (changes.ts) where there is one. */
  changeStatus?: ChangeStatus | undefined;
  /** Nor is this: campuses beside the main one, from their records (places.ts); omitted where none is recorded. */
  places?: readonly CollegePlace[] | undefined;
  /** From a data file of its own: takes part in Yellow Ribbon, which adds to the GI Bill; omitted where it does not. */
  takesYellowRibbon?: true | undefined;
};

/** A field of the data file. */
export type SummaryField = Exclude<keyof CollegeSummary, "changeStatus" | "places" | "takesYellowRibbon">;
