/** Everything the data set knows about one college: the summary fields plus what only its own page shows. */
import { z } from "zod/mini";
import { type CollegeSummary, controls, levels, settings, specialFocuses, testPolicies } from "./college.ts";
import { rateFields } from "./rateFields.ts";
import { stateCodes } from "./states.ts";

/** Degree of urbanization from the federal locale code. */
export const locales = [
  "largeCity",
  "midsizeCity",
  "smallCity",
  "largeSuburb",
  "midsizeSuburb",
  "smallSuburb",
  "fringeTown",
  "distantTown",
  "remoteTown",
  "fringeRural",
  "distantRural",
  "remoteRural",
] as const;
export type Locale = (typeof locales)[number];

export const highestAwards = ["none", "certificate", "associate", "bachelors", "graduate"] as const;
export type HighestAward = (typeof highestAwards)[number];

export const calendars = [
  "semester",
  "quarter",
  "trimester",
  "fourOneFour",
  "other",
  "byProgram",
  "continuous",
] as const;
export type AcademicCalendar = (typeof calendars)[number];

const count = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const share = z.number().check(z.minimum(0), z.maximum(1));
const usd = z.number().check(z.int(), z.minimum(0), z.maximum(300_000));
/** Net price can be negative when grants exceed cost. */
const netUsd = z.number().check(z.int(), z.minimum(-30_000), z.maximum(300_000));
const text = z.string().check(z.minLength(1), z.maxLength(2_000));
const url = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));
const sat = z.number().check(z.int(), z.minimum(200), z.maximum(800));
const act = z.number().check(z.int(), z.minimum(1), z.maximum(36));
const importance = z.number().check(z.int(), z.minimum(0), z.maximum(3));
const enrolledGpa = z.number().check(z.minimum(0), z.maximum(6));
const checkOrder = (one: { lower: number; upper: number }) => one.lower <= one.upper;
const makeQuartilesSchema = (minimum: number, maximum: number) => {
  const score = z.number().check(z.int(), z.minimum(minimum), z.maximum(maximum));
  return z
    .object({ lower: score, upper: score })
    .check(z.refine(checkOrder, "the lower end is above the upper"));
};
const netPrice = z.nullable(netUsd);
const students = z.nullable(count);

/** How the prices by income agree with the college's own average: it fits, it does not, or there is none to compare. */
export const aidedPriceChecks = ["fits", "differs", "noAverage"] as const;
export type AidedPriceCheck = (typeof aidedPriceChecks)[number];

/** The CollegeSummary shape (college.ts), validated. */
export const summaryShape = {
  unitId: z.number().check(z.int(), z.minimum(100_000), z.maximum(999_999)),
  name: text,
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  aliases: z.array(text),
  city: text,
  state: z.enum(stateCodes),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  control: z.enum(controls),
  level: z.enum(levels),
  setting: z.nullable(z.enum(settings)),
  isDegreeGranting: z.boolean(),
  isBachelorsCollege: z.boolean(),
  isHbcu: z.boolean(),
  isTribal: z.boolean(),
  isWomenOnly: z.boolean(),
  isMenOnly: z.boolean(),
  isReligious: z.boolean(),
  isOnlineOnly: z.boolean(),
  isRanked: z.boolean(),
  specialFocus: z.nullable(z.enum(specialFocuses)),
  hasOpenAdmission: z.nullable(z.boolean()),
  testPolicy: z.nullable(z.enum(testPolicies)),
  admitRate: z.nullable(share),
  chanceIntercept: z.nullable(z.number().check(z.minimum(-40), z.maximum(40))),
  satTotal: z.nullable(makeQuartilesSchema(400, 1600)),
  actComposite: z.nullable(makeQuartilesSchema(1, 36)),
  gpaImportance: z.nullable(importance),
  testImportance: z.nullable(importance),
  interestImportance: z.nullable(importance),
  enrolledGpa: z.nullable(enrolledGpa),
  undergraduates: z.nullable(count),
  completionRate: z.nullable(share),
  retentionRate: z.nullable(share),
  earningsUsd: z.nullable(usd),
  tuitionInDistrictUsd: z.nullable(usd),
  tuitionInStateUsd: z.nullable(usd),
  tuitionOutOfStateUsd: z.nullable(usd),
  livingOnCampusUsd: z.nullable(usd),
  livingOffCampusUsd: z.nullable(usd),
  livingWithFamilyUsd: z.nullable(usd),
  netPriceUsd: netPrice,
  netPriceByIncomeUsd: z.tuple([netPrice, netPrice, netPrice, netPrice, netPrice]),
  aidedPriceByIncomeUsd: z.tuple([netPrice, netPrice, netPrice, netPrice, netPrice]),
  aidedPriceGapUsd: z.tuple([netPrice, netPrice, netPrice, netPrice, netPrice]),
  aidedCostUsd: z.nullable(usd),
  aidedHomeCostUsd: z.nullable(usd),
  grantShare: z.nullable(share),
  averageGrantUsd: z.nullable(usd),
  stateGrantShare: z.nullable(share),
  averageStateGrantUsd: z.nullable(usd),
  tuitionGrowthShare: z.nullable(z.number().check(z.minimum(-0.25), z.maximum(0.25))),
  /** Rates that are null because they are of fewer than 30 students (tooFewToSay.ts); other nulls were not reported. */
  tooFewToSay: z._default(z.readonly(z.array(z.enum(rateFields))), []),
} as const;

export const collegeSummarySchema = z.object(summaryShape);

/** Whole dollars a year, shares 0-1, null if unknown. For meaning, year and source column see fields.ts. */
export const collegeRecordSchema = z.object({
  ...summaryShape,
  /** Eight digits: the Department of Education's OPE ID. */
  opeId: z.nullable(z.string().check(z.regex(/^\d{8}$/))),
  address: z.nullable(text),
  zip: z.nullable(z.string().check(z.regex(/^\d{5}(-\d{4})?$/))),
  county: z.nullable(text),
  /** Five digits: state and county (FIPS). */
  countyFips: z.nullable(z.string().check(z.regex(/^\d{5}$/))),
  websiteUrl: z.nullable(url),
  netPriceCalculatorUrl: z.nullable(url),
  admissionsUrl: z.nullable(url),
  applicationUrl: z.nullable(url),
  financialAidUrl: z.nullable(url),
  isMainCampus: z.nullable(z.boolean()),
  isLandGrant: z.nullable(z.boolean()),
  locale: z.nullable(z.enum(locales)),
  highestAward: z.nullable(z.enum(highestAwards)),
  /** 2021 Basic classification; names in `carnegie.ts`. */
  carnegieBasic: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(33))),
  religiousAffiliation: z.nullable(text),
  calendar: z.nullable(z.enum(calendars)),
  takesAdvancedPlacement: z.nullable(z.boolean()),
  hasReserveOfficerTraining: z.nullable(z.boolean()),
  hasStudyAbroad: z.nullable(z.boolean()),
  hasAthleticAssociation: z.nullable(z.boolean()),
  isInNcaa: z.nullable(z.boolean()),
  isInNaia: z.nullable(z.boolean()),
  hasLeagueFootball: z.nullable(z.boolean()),
  hasLeagueBasketball: z.nullable(z.boolean()),
  applicationFeeUsd: z.nullable(usd),
  gpaPolicy: z.nullable(z.enum(testPolicies)),
  classRankPolicy: z.nullable(z.enum(testPolicies)),
  recommendationPolicy: z.nullable(z.enum(testPolicies)),
  workExperiencePolicy: z.nullable(z.enum(testPolicies)),
  essayPolicy: z.nullable(z.enum(testPolicies)),
  applicants: z.nullable(count),
  admitted: z.nullable(count),
  enrolledFirstYears: z.nullable(count),
  satSubmittedShare: z.nullable(share),
  actSubmittedShare: z.nullable(share),
  satReading: z.nullable(makeQuartilesSchema(200, 800)),
  satReadingMedian: z.nullable(sat),
  satMath: z.nullable(makeQuartilesSchema(200, 800)),
  satMathMedian: z.nullable(sat),
  satAverage: z.nullable(z.number().check(z.int(), z.minimum(400), z.maximum(1600))),
  actMedian: z.nullable(act),
  whiteShare: z.nullable(share),
  blackShare: z.nullable(share),
  hispanicShare: z.nullable(share),
  asianShare: z.nullable(share),
  nativeAmericanShare: z.nullable(share),
  pacificIslanderShare: z.nullable(share),
  twoOrMoreRacesShare: z.nullable(share),
  nonresidentShare: z.nullable(share),
  unknownRaceShare: z.nullable(share),
  firstGenerationShare: z.nullable(share),
  studentsPerFaculty: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(500))),
  graduationInFourYearsShare: z.nullable(share),
  transferOutShare: z.nullable(share),
  pellGraduationShare: z.nullable(share),
  tuition202122Usd: z.nullable(usd),
  tuition202223Usd: z.nullable(usd),
  tuition202324Usd: z.nullable(usd),
  booksUsd: z.nullable(usd),
  roomBoardOnCampusUsd: z.nullable(usd),
  otherOnCampusUsd: z.nullable(usd),
  roomBoardOffCampusUsd: z.nullable(usd),
  otherOffCampusUsd: z.nullable(usd),
  otherWithFamilyUsd: z.nullable(usd),
  totalInDistrictOnCampusUsd: z.nullable(usd),
  totalInStateOnCampusUsd: z.nullable(usd),
  totalOutOfStateOnCampusUsd: z.nullable(usd),
  totalInDistrictOffCampusUsd: z.nullable(usd),
  totalInStateOffCampusUsd: z.nullable(usd),
  totalOutOfStateOffCampusUsd: z.nullable(usd),
  totalInDistrictWithFamilyUsd: z.nullable(usd),
  totalInStateWithFamilyUsd: z.nullable(usd),
  totalOutOfStateWithFamilyUsd: z.nullable(usd),
  averageCostUsd: z.nullable(usd),
  /** First-years with federal aid behind each price by income, 2022-23; null where the federal file has none of the college. */
  aidedStudentsByIncome: z.tuple([students, students, students, students, students]),
  aidedPriceCheck: z.nullable(z.enum(aidedPriceChecks)),
  aidedGrant202223Usd: z.nullable(usd),
  pellShare: z.nullable(share),
  federalLoanShare: z.nullable(share),
  collegeGrantShare: z.nullable(share),
  averageCollegeGrantUsd: z.nullable(usd),
  firstYearLoanShare: z.nullable(share),
  averageFirstYearLoanUsd: z.nullable(usd),
  medianDebtUsd: z.nullable(usd),
  earningsAfterSixYearsUsd: z.nullable(usd),
  earningsLowerQuartileUsd: z.nullable(usd),
  earningsUpperQuartileUsd: z.nullable(usd),
});

export type CollegeRecord = z.infer<typeof collegeRecordSchema> &
  Pick<CollegeSummary, "changeStatus" | "places">;
/** A field of the data file. */
export type CollegeField = keyof z.infer<typeof collegeRecordSchema>;
