/** How a college's record stands in `data/colleges.csv`: its fields in order, and what each is. */

import type { CollegeSummary } from "./college.ts";
import { type CollegeRecord, collegeRecordSchema, collegeSummarySchema, summaryShape } from "./record.ts";
import { type Column, decodeRow, decodeRowStart, encodeRow, headingLine, type Kind } from "./tableText.ts";

const kinds: Record<keyof CollegeRecord, Kind> = {
  unitId: "number",
  name: "text",
  slug: "text",
  aliases: "list",
  city: "text",
  state: "text",
  latitude: "number",
  longitude: "number",
  control: "text",
  level: "text",
  setting: "text",
  isDegreeGranting: "flag",
  isBachelorsCollege: "flag",
  isHbcu: "flag",
  isTribal: "flag",
  isWomenOnly: "flag",
  isMenOnly: "flag",
  isReligious: "flag",
  isOnlineOnly: "flag",
  hasOpenAdmission: "flag",
  testPolicy: "text",
  admitRate: "number",
  chanceIntercept: "number",
  satTotal: "quartiles",
  actComposite: "quartiles",
  gpaImportance: "number",
  testImportance: "number",
  undergraduates: "number",
  completionRate: "number",
  retentionRate: "number",
  earningsUsd: "number",
  tuitionInDistrictUsd: "number",
  tuitionInStateUsd: "number",
  tuitionOutOfStateUsd: "number",
  livingOnCampusUsd: "number",
  livingOffCampusUsd: "number",
  livingWithFamilyUsd: "number",
  netPriceUsd: "number",
  netPriceByIncomeUsd: "brackets",
  grantShare: "number",
  averageGrantUsd: "number",
  tuitionGrowthShare: "number",
  opeId: "text",
  address: "text",
  zip: "text",
  county: "text",
  countyFips: "text",
  websiteUrl: "text",
  netPriceCalculatorUrl: "text",
  admissionsUrl: "text",
  applicationUrl: "text",
  financialAidUrl: "text",
  isMainCampus: "flag",
  isLandGrant: "flag",
  locale: "text",
  highestAward: "text",
  carnegieBasic: "number",
  religiousAffiliation: "text",
  calendar: "text",
  takesAdvancedPlacement: "flag",
  hasReserveOfficerTraining: "flag",
  hasStudyAbroad: "flag",
  hasAthleticAssociation: "flag",
  isInNcaa: "flag",
  isInNaia: "flag",
  hasLeagueFootball: "flag",
  hasLeagueBasketball: "flag",
  applicationFeeUsd: "number",
  gpaPolicy: "text",
  classRankPolicy: "text",
  recommendationPolicy: "text",
  workExperiencePolicy: "text",
  essayPolicy: "text",
  applicants: "number",
  admitted: "number",
  enrolledFirstYears: "number",
  satSubmittedShare: "number",
  actSubmittedShare: "number",
  satReading: "quartiles",
  satReadingMedian: "number",
  satMath: "quartiles",
  satMathMedian: "number",
  satAverage: "number",
  actMedian: "number",
  whiteShare: "number",
  blackShare: "number",
  hispanicShare: "number",
  asianShare: "number",
  nativeAmericanShare: "number",
  pacificIslanderShare: "number",
  twoOrMoreRacesShare: "number",
  nonresidentShare: "number",
  unknownRaceShare: "number",
  firstGenerationShare: "number",
  studentsPerFaculty: "number",
  graduationInFourYearsShare: "number",
  transferOutShare: "number",
  pellGraduationShare: "number",
  tuition202122Usd: "number",
  tuition202223Usd: "number",
  tuition202324Usd: "number",
  booksUsd: "number",
  roomBoardOnCampusUsd: "number",
  otherOnCampusUsd: "number",
  roomBoardOffCampusUsd: "number",
  otherOffCampusUsd: "number",
  otherWithFamilyUsd: "number",
  totalInDistrictOnCampusUsd: "number",
  totalInStateOnCampusUsd: "number",
  totalOutOfStateOnCampusUsd: "number",
  totalInDistrictOffCampusUsd: "number",
  totalInStateOffCampusUsd: "number",
  totalOutOfStateOffCampusUsd: "number",
  totalInDistrictWithFamilyUsd: "number",
  totalInStateWithFamilyUsd: "number",
  totalOutOfStateWithFamilyUsd: "number",
  averageCostUsd: "number",
  pellShare: "number",
  federalLoanShare: "number",
  collegeGrantShare: "number",
  averageCollegeGrantUsd: "number",
  stateGrantShare: "number",
  averageStateGrantUsd: "number",
  firstYearLoanShare: "number",
  averageFirstYearLoanUsd: "number",
  medianDebtUsd: "number",
  earningsAfterSixYearsUsd: "number",
  earningsLowerQuartileUsd: "number",
  earningsUpperQuartileUsd: "number",
};

export const recordColumns: readonly Column[] = Object.entries(kinds).map(([field, kind]) => ({
  field,
  kind,
}));

/** The summary's fields stand first. */
export const summaryColumns = recordColumns.slice(0, Object.keys(summaryShape).length);

export const recordHeading = headingLine(recordColumns);

export function encodeRecord(record: CollegeRecord): string {
  return encodeRow(recordColumns, record);
}

/** One line of the file; null where it is not a whole and valid record. */
export function decodeRecord(line: string): CollegeRecord | null {
  const result = collegeRecordSchema.safeParse(decodeRow(recordColumns, line));
  return result.success ? result.data : null;
}

/** The summary's part of one line; null where it is not valid. */
export function decodeSummary(line: string): CollegeSummary | null {
  const result = collegeSummarySchema.safeParse(decodeRowStart(summaryColumns, line));
  return result.success ? result.data : null;
}

/** The summary's part of a record. */
export function summaryOf(record: CollegeRecord): CollegeSummary {
  return collegeSummarySchema.parse(record);
}
