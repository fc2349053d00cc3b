/** Converts one row of the institution file to a college record. */
import { solveIntercept } from "#domain/admission/curve.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { isStateCode } from "#domain/college/states.ts";
import { splitAliases } from "./aliases.ts";
import {
  readCodeCell,
  readDecimalCell,
  readFlagCell,
  readIntegerCell,
  readPercentCell,
  readRequiredCodeCell,
  readRequiredTextCell,
  readShareCell,
  readTextCell,
  readUnitIdCell,
  readUsdCell,
} from "./cells.ts";
import * as codes from "./codes.ts";
import * as derived from "./derived.ts";
import { ImportProblem } from "./importProblem.ts";
import { normalizeUrl } from "./links.ts";
import type { AwardSummary } from "./majors.ts";
import { type AidedFields, deriveAidedFields, type NetPriceRow } from "./netPrices.ts";
import { readRates } from "./rates.ts";
import type { Row } from "./readTable.ts";
import { findSpecialFocus } from "./specialFocus.ts";
import type { AidedFirstYears } from "./tinyCohorts.ts";

/**
 * Data that is not in the row: C7 and C12 of the Common Data Set, and whether the completions file has a degree.
 * The slug depends on all names and is assigned later.
 */
export type FromOtherFiles = Pick<
  CollegeRecord,
  "gpaImportance" | "testImportance" | "interestImportance" | "enrolledGpa"
> & {
  /** Null if the completions file was not given. */
  awarded: AwardSummary | null;
  /** The row of the file of net prices, or, where that was not given, what the data set has from it. */
  netPrices: { row: NetPriceRow | undefined } | { kept: AidedFields };
  /** Null where no count is reported, or the file was not given. */
  aided: AidedFirstYears | null;
};

/** Counts what was discarded, for the printed summary. */
export type Tally = (what: string) => void;

const sat = { from: 200, to: 800 };
const act = { from: 1, to: 36 };
const count = { from: 0, to: 1_000_000 };
const netPrice = { from: -30_000, to: 300_000 };

export function toCollege(
  row: Row,
  columns: ReadonlySet<string>,
  { awarded, aided, netPrices, ...fromCommonDataSet }: FromOtherFiles,
  tally: Tally,
): CollegeRecord {
  const name = readRequiredTextCell(row, "INSTNM");
  const state = readRequiredTextCell(row, "STABBR");
  if (!isStateCode(state)) throw new ImportProblem(row.place("STABBR"), `"${state}" is not a state`);
  const control = readRequiredCodeCell(row, "CONTROL", codes.controlCodes);
  const undergraduates = readIntegerCell(row, "UGDS", count);
  const locale = readCodeCell(row, "LOCALE", codes.localeCodes);
  const affiliation = readCodeCell(row, "RELAFFIL", codes.affiliationCodes);
  const admitRate = readShareCell(row, "ADM_RATE");
  const carnegieBasic = readCodeCell(row, "CCBASIC", codes.carnegieCodes);
  const isBachelorsCollege = row.text("PREDDEG") === "3";
  const hasOpenAdmission = readCodeCell(row, "OPENADMP", codes.openAdmissionCodes);
  const level = derived.deriveLevel({
    reported: readRequiredCodeCell(row, "ICLEVEL", codes.levelCodes),
    carnegieBasic,
    isBachelorsCollege,
    hasOpenAdmission,
  });
  const isDegreeGranting = level !== "lessThanTwoYear" && (undergraduates ?? 0) > 0;
  const applications = readApplications(row);
  const { tooFewToSay, ...rates } = readRates(row, {
    ...applications,
    level,
    admitRate,
    aided,
    bachelorsAwarded: awarded?.bachelors ?? null,
  });
  const intercept = rates.admitRate === null ? null : solveIntercept(rates.admitRate);
  const prices = readPrices(row, columns, tally, { isPublic: control === "public", isBachelorsCollege });
  const arrangementsUsd = listArrangements(prices);
  const netPriceByIncomeUsd = readNetPrices(row, control === "public" ? "PUB" : "PRIV");
  const averageCostUsd = readUsdCell(row, "COSTT4_A");
  const link = (column: string) => {
    const url = normalizeUrl(row.text(column));
    if (url === null && row.text(column) !== null) tally("addresses that lead nowhere");
    return url;
  };
  return {
    unitId: readUnitIdCell(row),
    name,
    slug: "",
    aliases: splitAliases(row.text("IALIAS") ?? row.text("ALIAS"), name),
    city: readRequiredTextCell(row, "CITY"),
    state,
    latitude: readDegrees(row, "LATITUDE", 90),
    longitude: readDegrees(row, "LONGITUDE", 180),
    control,
    level,
    setting: locale === null ? null : codes.settingOfLocale[locale],
    isDegreeGranting,
    isBachelorsCollege,
    isHbcu: readFlagCell(row, "HBCU") ?? false,
    isTribal: readFlagCell(row, "TRIBAL") ?? false,
    isWomenOnly: readFlagCell(row, "WOMENONLY") ?? false,
    isMenOnly: readFlagCell(row, "MENONLY") ?? false,
    isReligious: affiliation !== null,
    isOnlineOnly: readFlagCell(row, "DISTANCEONLY") ?? false,
    isRanked: derived.deriveIsRanked({
      isDegreeGranting,
      awardedFamilies: awarded?.families ?? null,
      hasOpenAdmission,
      admitRate,
      enrolledFirstYears: applications.enrolledFirstYears,
      undergraduates,
      carnegieBasic,
      control,
    }),
    specialFocus: findSpecialFocus({
      name,
      carnegieBasic,
      carnegieInstitution: readCodeCell(row, "CARNEGIEIC_2025", codes.carnegieCodes),
      artShare: awarded?.artShare ?? null,
    }),
    hasOpenAdmission,
    testPolicy: readCodeCell(row, "ADMCON7", codes.policyCodes),
    admitRate: rates.admitRate,
    chanceIntercept: intercept === null ? null : Math.round(intercept * 10_000) / 10_000,
    ...fromCommonDataSet,
    undergraduates,
    completionRate: rates.completionRate,
    retentionRate: rates.retentionRate,
    earningsUsd: readUsdCell(row, "MD_EARN_WNE_P10"),
    ...prices,
    netPriceUsd: readIntegerCell(row, control === "public" ? "NPT4_PUB" : "NPT4_PRIV", netPrice),
    netPriceByIncomeUsd,
    ...("kept" in netPrices
      ? netPrices.kept
      : deriveAidedFields(netPrices.row, {
          level,
          netPriceByIncomeUsd,
          averageCostUsd,
          arrangementsUsd,
          homeCostUsd: arrangementsUsd[0] ?? null,
        })),
    grantShare: readPercentCell(row, "AGRNT_P"),
    averageGrantUsd: readUsdCell(row, "AGRNT_A"),
    ...readScores(row),
    tooFewToSay,
    opeId: readDigits(row, "OPEID", 8),
    address: readTextCell(row, "ADDR"),
    zip: readZip(row),
    county: readTextCell(row, "COUNTYNM"),
    countyFips: readDigits(row, "COUNTYCD", 5),
    websiteUrl: link("INSTURL"),
    netPriceCalculatorUrl: link("NPCURL"),
    admissionsUrl: link("ADMINURL"),
    applicationUrl: link("APPLURL"),
    financialAidUrl: link("FAIDURL"),
    isMainCampus: readFlagCell(row, "MAIN"),
    isLandGrant: readFlagCell(row, "LANDGRNT"),
    locale,
    highestAward: readCodeCell(row, "HIGHDEG", codes.highestAwardCodes),
    carnegieBasic,
    religiousAffiliation: affiliation,
    calendar: readCodeCell(row, "CALSYS", codes.calendarCodes),
    takesAdvancedPlacement: readFlagCell(row, "CREDITS3"),
    hasReserveOfficerTraining: readFlagCell(row, "SLO5"),
    hasStudyAbroad: readFlagCell(row, "SLO6"),
    hasAthleticAssociation: readCodeCell(row, "ATHASSOC", codes.yesNoCodes),
    isInNcaa: readFlagCell(row, "ASSOC1"),
    isInNaia: readFlagCell(row, "ASSOC2"),
    hasLeagueFootball: readCodeCell(row, "SPORT1", codes.yesNoCodes),
    hasLeagueBasketball: readCodeCell(row, "SPORT2", codes.yesNoCodes),
    applicationFeeUsd: readUsdCell(row, "APPLFEEU_2023"),
    gpaPolicy: readCodeCell(row, "ADMCON1", codes.policyCodes),
    classRankPolicy: readCodeCell(row, "ADMCON2", codes.policyCodes),
    recommendationPolicy: readCodeCell(row, "ADMCON5", codes.policyCodes),
    workExperiencePolicy: readCodeCell(row, "ADMCON10", codes.policyCodes),
    essayPolicy: readCodeCell(row, "ADMCON11", codes.policyCodes),
    ...applications,
    whiteShare: readShareCell(row, "UGDS_WHITE"),
    blackShare: readShareCell(row, "UGDS_BLACK"),
    hispanicShare: readShareCell(row, "UGDS_HISP"),
    asianShare: readShareCell(row, "UGDS_ASIAN"),
    nativeAmericanShare: readShareCell(row, "UGDS_AIAN"),
    pacificIslanderShare: readShareCell(row, "UGDS_NHPI"),
    twoOrMoreRacesShare: readShareCell(row, "UGDS_2MOR"),
    nonresidentShare: readShareCell(row, "UGDS_NRA"),
    unknownRaceShare: readShareCell(row, "UGDS_UNKN"),
    firstGenerationShare: readShareCell(row, "PAR_ED_PCT_1STGEN"),
    studentsPerFaculty: readIntegerCell(row, "STUFACR", { from: 0, to: 500 }),
    graduationInFourYearsShare: rates.graduationInFourYearsShare,
    transferOutShare: rates.transferOutShare,
    pellGraduationShare: rates.pellGraduationShare,
    averageCostUsd,
    pellShare: readShareCell(row, "PCTPELL"),
    federalLoanShare: readShareCell(row, "PCTFLOAN"),
    collegeGrantShare: readPercentCell(row, "IGRNT_P"),
    averageCollegeGrantUsd: readUsdCell(row, "IGRNT_A"),
    stateGrantShare: readPercentCell(row, "SGRNT_P"),
    averageStateGrantUsd: readUsdCell(row, "SGRNT_A"),
    firstYearLoanShare: readPercentCell(row, "LOAN_P"),
    averageFirstYearLoanUsd: readUsdCell(row, "LOAN_A"),
    medianDebtUsd: readDebt(row),
    earningsAfterSixYearsUsd: readUsdCell(row, "MD_EARN_WNE_P6"),
    earningsLowerQuartileUsd: readUsdCell(row, "PCT25_EARN_WNE_P10"),
    earningsUpperQuartileUsd: readUsdCell(row, "PCT75_EARN_WNE_P10"),
  };
}

/** Tuition by residency, living cost by plan, cost totals, last year's breakdown, and growth. */
function readPrices(
  row: Row,
  columns: ReadonlySet<string>,
  tally: Tally,
  { isPublic, isBachelorsCollege }: { isPublic: boolean; isBachelorsCollege: boolean },
) {
  const inDistrict = readUsdCell(row, "TUITIONFEE_IN");
  const [on, off, family] = (["ON", "OFF", "FAM"] as const).map((plan) => ({
    inDistrict: readTotal(row, `CIND${plan}`, tally),
    inState: readTotal(row, `CINS${plan}`, tally),
    outOfState: readTotal(row, `COTS${plan}`, tally),
  }));
  if (on === undefined || off === undefined || family === undefined)
    throw new Error("Three plans make three.");
  const difference = [off, on, family]
    .map((plan) =>
      plan.inState === null || plan.inDistrict === null ? null : plan.inState - plan.inDistrict,
    )
    .find((one) => one !== null);
  if (difference !== undefined && difference < 0) tally("in-state totals below in-district ones, set aside");
  const hasTotals = columns.has("CINDOFF");
  const split = columns.has("BOOKSUPPLY_2324") ? "_2324" : "";
  const parts = {
    booksUsd: readUsdCell(row, `BOOKSUPPLY${split}`),
    roomBoardOnCampusUsd: readUsdCell(row, `ROOMBOARD_ON${split}`),
    otherOnCampusUsd: readUsdCell(row, `OTHEREXPENSE_ON${split}`),
    roomBoardOffCampusUsd: readUsdCell(row, `ROOMBOARD_OFF${split}`),
    otherOffCampusUsd: readUsdCell(row, `OTHEREXPENSE_OFF${split}`),
    otherWithFamilyUsd: readUsdCell(row, `OTHEREXPENSE_FAM${split}`),
  };
  const { booksUsd } = parts;
  // Parts from a different year than the tuition are never added up to replace missing totals.
  const hasParts = !hasTotals && split === "";
  const living = (plan: { inDistrict: number | null }, ofParts: readonly (number | null)[]) => {
    if (hasParts) return derived.deriveLivingCostFromParts([booksUsd, ...ofParts]);
    const cost = derived.deriveLivingCost(plan.inDistrict, inDistrict);
    if (cost === null && plan.inDistrict !== null) tally("cost totals that leave nothing to live on");
    return cost;
  };
  const growth = derived.deriveTuitionGrowth(readUsdCell(row, "TUFEYR0"), inDistrict);
  if (growth === null && inDistrict !== null && row.text("TUFEYR0") !== null) {
    tally("tuition that changed by more than a quarter a year");
  }
  return {
    tuitionInDistrictUsd: inDistrict,
    tuitionInStateUsd: derived.deriveInStateTuition({
      isPublic,
      inDistrict,
      difference: difference ?? null,
      lastYear: {
        inDistrict: readUsdCell(row, "TUITIONFEE_INDISTRICT_2324"),
        inState: readUsdCell(row, "TUITIONFEE_IN_2324"),
      },
      hasNoColumns: !hasTotals && !columns.has("TUITIONFEE_IN_2324"),
      isBachelorsCollege,
    }),
    tuitionOutOfStateUsd: readUsdCell(row, "TUITIONFEE_OUT"),
    livingOnCampusUsd: living(on, [parts.roomBoardOnCampusUsd, parts.otherOnCampusUsd]),
    livingOffCampusUsd: living(off, [parts.roomBoardOffCampusUsd, parts.otherOffCampusUsd]),
    livingWithFamilyUsd: living(family, [parts.otherWithFamilyUsd]),
    tuitionGrowthShare: growth,
    tuition202122Usd: readUsdCell(row, "TUFEYR0"),
    tuition202223Usd: readUsdCell(row, "TUFEYR1"),
    tuition202324Usd: readUsdCell(row, "TUFEYR2"),
    ...parts,
    totalInDistrictOnCampusUsd: on.inDistrict,
    totalInStateOnCampusUsd: on.inState,
    totalOutOfStateOnCampusUsd: on.outOfState,
    totalInDistrictOffCampusUsd: off.inDistrict,
    totalInStateOffCampusUsd: off.inState,
    totalOutOfStateOffCampusUsd: off.outOfState,
    totalInDistrictWithFamilyUsd: family.inDistrict,
    totalInStateWithFamilyUsd: family.inState,
    totalOutOfStateWithFamilyUsd: family.outOfState,
  };
}

/** The cost of a year in 2023-24 with family, off campus and on campus. */
function listArrangements(prices: ReturnType<typeof readPrices>): (number | null)[] {
  const { tuition202324Usd: tuition, booksUsd: books } = prices;
  const total = (...parts: (number | null)[]) =>
    derived.addValues(derived.addValues(tuition, books), derived.deriveLivingCostFromParts(parts));
  return [
    total(prices.otherWithFamilyUsd),
    total(prices.roomBoardOffCampusUsd, prices.otherOffCampusUsd),
    total(prices.roomBoardOnCampusUsd, prices.otherOnCampusUsd),
  ];
}

/** A cost total of 0 is a missing report: nobody studies and lives for free. */
function readTotal(row: Row, column: string, tally: Tally): number | null {
  const value = readUsdCell(row, column);
  if (value !== 0) return value;
  tally("cost totals of zero, set aside");
  return null;
}

function readNetPrices(row: Row, kind: "PUB" | "PRIV"): CollegeRecord["netPriceByIncomeUsd"] {
  const price = (bracket: number) => readIntegerCell(row, `NPT4${bracket}_${kind}`, netPrice);
  return [price(1), price(2), price(3), price(4), price(5)];
}

function readScores(row: Row) {
  const readingLower = readIntegerCell(row, "SATVR25", sat);
  const readingUpper = readIntegerCell(row, "SATVR75", sat);
  const mathLower = readIntegerCell(row, "SATMT25", sat);
  const mathUpper = readIntegerCell(row, "SATMT75", sat);
  return {
    satTotal: derived.makeQuartiles(
      derived.addValues(readingLower, mathLower),
      derived.addValues(readingUpper, mathUpper),
    ),
    satReading: derived.makeQuartiles(readingLower, readingUpper),
    satReadingMedian: readIntegerCell(row, "SATVR50", sat),
    satMath: derived.makeQuartiles(mathLower, mathUpper),
    satMathMedian: readIntegerCell(row, "SATMT50", sat),
    satAverage: readIntegerCell(row, "SAT_AVG", { from: 400, to: 1600 }),
    actComposite: derived.makeQuartiles(
      readIntegerCell(row, "ACTCM25", act),
      readIntegerCell(row, "ACTCM75", act),
    ),
    actMedian: readIntegerCell(row, "ACTCM50", act),
    satSubmittedShare: readPercentCell(row, "SATPCT"),
    actSubmittedShare: readPercentCell(row, "ACTPCT"),
  };
}

function readApplications(row: Row) {
  const applicants = readIntegerCell(row, "APPLCN", count);
  const admitted = readIntegerCell(row, "ADMSSN", count);
  const enrolledFirstYears = readIntegerCell(row, "ENRLT", count);
  if (applicants !== null && admitted !== null && admitted > applicants) {
    throw new ImportProblem(row.place("ADMSSN"), `${admitted} admitted of ${applicants} applicants`);
  }
  return { applicants, admitted, enrolledFirstYears };
}

function readDegrees(row: Row, column: string, limit: number): number | null {
  const value = readDecimalCell(row, column, { from: -limit, to: limit });
  return value === null ? null : Math.round(value * 10_000) / 10_000;
}

/** Median debt includes cents in some releases. */
function readDebt(row: Row): number | null {
  const value = readDecimalCell(row, "GRAD_DEBT_MDN", { from: 0, to: 300_000 });
  return value === null ? null : Math.round(value);
}

/** An identifier: leading zeros are significant, and a negative value means there is none. */
function readDigits(row: Row, column: string, digits: number): string | null {
  const value = readIntegerCell(row, column, { from: -3, to: 10 ** digits - 1 });
  return value === null || value < 0 ? null : String(value).padStart(digits, "0");
}

function readZip(row: Row): string | null {
  const zip = row.text("ZIP");
  if (zip === null) return null;
  const fits = /^(\d{1,5})(-?(\d{4}))?$/.exec(zip);
  if (fits?.[1] === undefined) throw new ImportProblem(row.place("ZIP"), `"${zip}" is not a ZIP code`);
  const five = fits[1].padStart(5, "0");
  return fits[3] === undefined ? five : `${five}-${fits[3]}`;
}
