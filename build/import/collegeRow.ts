/** Makes one college's record from one row of the institution file. */
import { solveIntercept } from "#domain/admission/curve.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { isStateCode } from "#domain/college/states.ts";
import { splitAliases } from "./aliases.ts";
import {
  coded,
  decimal,
  flag,
  integer,
  neededCode,
  neededText,
  percent,
  share,
  text,
  unitIdOf,
  usd,
} from "./cells.ts";
import * as codes from "./codes.ts";
import * as derived from "./derived.ts";
import { ImportProblem } from "./importProblem.ts";
import { normalizedUrl } from "./links.ts";
import type { Row } from "./readTable.ts";
import { specialFocusOf } from "./specialFocus.ts";

/** What the row does not hold: C7 of the Common Data Set. The slug needs all names and is given later. */
export type Importance = { gpa: number | null; testScores: number | null };

/** Counts what was set aside, to be printed. */
export type Tally = (what: string) => void;

const sat = { from: 200, to: 800 };
const act = { from: 1, to: 36 };
const count = { from: 0, to: 1_000_000 };
const netPrice = { from: -30_000, to: 300_000 };

export function collegeOfRow(
  row: Row,
  columns: ReadonlySet<string>,
  importance: Importance,
  tally: Tally,
): CollegeRecord {
  const name = neededText(row, "INSTNM");
  const state = neededText(row, "STABBR");
  if (!isStateCode(state)) throw new ImportProblem(row.place("STABBR"), `"${state}" is not a state`);
  const control = neededCode(row, "CONTROL", codes.controlCodes);
  const level = neededCode(row, "ICLEVEL", codes.levelCodes);
  const undergraduates = integer(row, "UGDS", count);
  const locale = coded(row, "LOCALE", codes.localeCodes);
  const affiliation = coded(row, "RELAFFIL", codes.affiliationCodes);
  const admitRate = share(row, "ADM_RATE");
  const carnegieBasic = coded(row, "CCBASIC", codes.carnegieCodes);
  const intercept = admitRate === null ? null : solveIntercept(admitRate);
  const link = (column: string) => {
    const url = normalizedUrl(row.text(column));
    if (url === null && row.text(column) !== null) tally("addresses that lead nowhere");
    return url;
  };
  return {
    unitId: unitIdOf(row),
    name,
    slug: "",
    aliases: splitAliases(row.text("IALIAS") ?? row.text("ALIAS"), name),
    city: neededText(row, "CITY"),
    state,
    latitude: degrees(row, "LATITUDE", 90),
    longitude: degrees(row, "LONGITUDE", 180),
    control,
    level,
    setting: locale === null ? null : codes.settingOfLocale[locale],
    isDegreeGranting: level !== "lessThanTwoYear" && (undergraduates ?? 0) > 0,
    isBachelorsCollege: row.text("PREDDEG") === "3",
    isHbcu: flag(row, "HBCU") ?? false,
    isTribal: flag(row, "TRIBAL") ?? false,
    isWomenOnly: flag(row, "WOMENONLY") ?? false,
    isMenOnly: flag(row, "MENONLY") ?? false,
    isReligious: affiliation !== null,
    isOnlineOnly: flag(row, "DISTANCEONLY") ?? false,
    specialFocus: specialFocusOf({
      name,
      carnegieBasic,
      carnegieInstitution: coded(row, "CARNEGIEIC_2025", codes.carnegieCodes),
    }),
    hasOpenAdmission: coded(row, "OPENADMP", codes.openAdmissionCodes),
    testPolicy: coded(row, "ADMCON7", codes.policyCodes),
    admitRate,
    chanceIntercept: intercept === null ? null : Math.round(intercept * 10_000) / 10_000,
    gpaImportance: importance.gpa,
    testImportance: importance.testScores,
    undergraduates,
    completionRate: share(row, "C150_4") ?? share(row, "C150_L4"),
    retentionRate: share(row, "RET_FT4") ?? share(row, "RET_FTL4"),
    earningsUsd: usd(row, "MD_EARN_WNE_P10"),
    ...prices(row, columns, tally, control === "public"),
    netPriceUsd: integer(row, control === "public" ? "NPT4_PUB" : "NPT4_PRIV", netPrice),
    netPriceByIncomeUsd: netPrices(row, control === "public" ? "PUB" : "PRIV"),
    grantShare: percent(row, "AGRNT_P"),
    averageGrantUsd: usd(row, "AGRNT_A"),
    ...scores(row),
    opeId: code(row, "OPEID", 8),
    address: text(row, "ADDR"),
    zip: zipOf(row),
    county: text(row, "COUNTYNM"),
    countyFips: code(row, "COUNTYCD", 5),
    websiteUrl: link("INSTURL"),
    netPriceCalculatorUrl: link("NPCURL"),
    admissionsUrl: link("ADMINURL"),
    applicationUrl: link("APPLURL"),
    financialAidUrl: link("FAIDURL"),
    isMainCampus: flag(row, "MAIN"),
    isLandGrant: flag(row, "LANDGRNT"),
    locale,
    highestAward: coded(row, "HIGHDEG", codes.highestAwardCodes),
    carnegieBasic,
    religiousAffiliation: affiliation,
    calendar: coded(row, "CALSYS", codes.calendarCodes),
    takesAdvancedPlacement: flag(row, "CREDITS3"),
    hasReserveOfficerTraining: flag(row, "SLO5"),
    hasStudyAbroad: flag(row, "SLO6"),
    hasAthleticAssociation: coded(row, "ATHASSOC", codes.yesNoCodes),
    isInNcaa: flag(row, "ASSOC1"),
    isInNaia: flag(row, "ASSOC2"),
    hasLeagueFootball: coded(row, "SPORT1", codes.yesNoCodes),
    hasLeagueBasketball: coded(row, "SPORT2", codes.yesNoCodes),
    applicationFeeUsd: usd(row, "APPLFEEU_2023"),
    gpaPolicy: coded(row, "ADMCON1", codes.policyCodes),
    classRankPolicy: coded(row, "ADMCON2", codes.policyCodes),
    recommendationPolicy: coded(row, "ADMCON5", codes.policyCodes),
    workExperiencePolicy: coded(row, "ADMCON10", codes.policyCodes),
    essayPolicy: coded(row, "ADMCON11", codes.policyCodes),
    ...applications(row),
    whiteShare: share(row, "UGDS_WHITE"),
    blackShare: share(row, "UGDS_BLACK"),
    hispanicShare: share(row, "UGDS_HISP"),
    asianShare: share(row, "UGDS_ASIAN"),
    nativeAmericanShare: share(row, "UGDS_AIAN"),
    pacificIslanderShare: share(row, "UGDS_NHPI"),
    twoOrMoreRacesShare: share(row, "UGDS_2MOR"),
    nonresidentShare: share(row, "UGDS_NRA"),
    unknownRaceShare: share(row, "UGDS_UNKN"),
    firstGenerationShare: share(row, "PAR_ED_PCT_1STGEN"),
    studentsPerFaculty: integer(row, "STUFACR", { from: 0, to: 500 }),
    graduationInFourYearsShare: percent(row, "GBA4RTT"),
    transferOutShare: percent(row, "TRRTTOT"),
    pellGraduationShare: percent(row, "PGGRRTT"),
    averageCostUsd: usd(row, "COSTT4_A"),
    pellShare: share(row, "PCTPELL"),
    federalLoanShare: share(row, "PCTFLOAN"),
    collegeGrantShare: percent(row, "IGRNT_P"),
    averageCollegeGrantUsd: usd(row, "IGRNT_A"),
    stateGrantShare: percent(row, "SGRNT_P"),
    averageStateGrantUsd: usd(row, "SGRNT_A"),
    firstYearLoanShare: percent(row, "LOAN_P"),
    averageFirstYearLoanUsd: usd(row, "LOAN_A"),
    medianDebtUsd: debt(row),
    earningsAfterSixYearsUsd: usd(row, "MD_EARN_WNE_P6"),
    earningsLowerQuartileUsd: usd(row, "PCT25_EARN_WNE_P10"),
    earningsUpperQuartileUsd: usd(row, "PCT75_EARN_WNE_P10"),
  };
}

/** Tuition by residence, living cost by plan, cost totals, the split of last year, and growth. */
function prices(row: Row, columns: ReadonlySet<string>, tally: Tally, isPublic: boolean) {
  const inDistrict = usd(row, "TUITIONFEE_IN");
  const [on, off, family] = (["ON", "OFF", "FAM"] as const).map((plan) => ({
    inDistrict: total(row, `CIND${plan}`, tally),
    inState: total(row, `CINS${plan}`, tally),
    outOfState: total(row, `COTS${plan}`, tally),
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
    booksUsd: usd(row, `BOOKSUPPLY${split}`),
    roomBoardOnCampusUsd: usd(row, `ROOMBOARD_ON${split}`),
    otherOnCampusUsd: usd(row, `OTHEREXPENSE_ON${split}`),
    roomBoardOffCampusUsd: usd(row, `ROOMBOARD_OFF${split}`),
    otherOffCampusUsd: usd(row, `OTHEREXPENSE_OFF${split}`),
    otherWithFamilyUsd: usd(row, `OTHEREXPENSE_FAM${split}`),
  };
  const { booksUsd } = parts;
  // Parts of another year than the tuition are never added up in the place of missing totals.
  const hasParts = !hasTotals && split === "";
  const living = (plan: { inDistrict: number | null }, ofParts: readonly (number | null)[]) => {
    if (hasParts) return derived.livingCostOfParts([booksUsd, ...ofParts]);
    const cost = derived.livingCost(plan.inDistrict, inDistrict);
    if (cost === null && plan.inDistrict !== null) tally("cost totals that leave nothing to live on");
    return cost;
  };
  const growth = derived.tuitionGrowth(usd(row, "TUFEYR0"), inDistrict);
  if (growth === null && inDistrict !== null && row.text("TUFEYR0") !== null) {
    tally("tuition that changed by more than a quarter a year");
  }
  return {
    tuitionInDistrictUsd: inDistrict,
    tuitionInStateUsd: derived.inStateTuition({
      isPublic,
      inDistrict,
      difference: difference ?? null,
      lastYear: {
        inDistrict: usd(row, "TUITIONFEE_INDISTRICT_2324"),
        inState: usd(row, "TUITIONFEE_IN_2324"),
      },
      hasNoColumns: !hasTotals && !columns.has("TUITIONFEE_IN_2324"),
      isBachelorsCollege: row.text("PREDDEG") === "3",
    }),
    tuitionOutOfStateUsd: usd(row, "TUITIONFEE_OUT"),
    livingOnCampusUsd: living(on, [parts.roomBoardOnCampusUsd, parts.otherOnCampusUsd]),
    livingOffCampusUsd: living(off, [parts.roomBoardOffCampusUsd, parts.otherOffCampusUsd]),
    livingWithFamilyUsd: living(family, [parts.otherWithFamilyUsd]),
    tuitionGrowthShare: growth,
    tuition202122Usd: usd(row, "TUFEYR0"),
    tuition202223Usd: usd(row, "TUFEYR1"),
    tuition202324Usd: usd(row, "TUFEYR2"),
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

/** A cost total of 0 is a report left empty: nobody studies and lives for nothing. */
function total(row: Row, column: string, tally: Tally): number | null {
  const value = usd(row, column);
  if (value !== 0) return value;
  tally("cost totals of zero, set aside");
  return null;
}

function netPrices(row: Row, kind: "PUB" | "PRIV"): CollegeRecord["netPriceByIncomeUsd"] {
  const price = (bracket: number) => integer(row, `NPT4${bracket}_${kind}`, netPrice);
  return [price(1), price(2), price(3), price(4), price(5)];
}

function scores(row: Row) {
  const readingLower = integer(row, "SATVR25", sat);
  const readingUpper = integer(row, "SATVR75", sat);
  const mathLower = integer(row, "SATMT25", sat);
  const mathUpper = integer(row, "SATMT75", sat);
  return {
    satTotal: derived.quartiles(derived.sum(readingLower, mathLower), derived.sum(readingUpper, mathUpper)),
    satReading: derived.quartiles(readingLower, readingUpper),
    satReadingMedian: integer(row, "SATVR50", sat),
    satMath: derived.quartiles(mathLower, mathUpper),
    satMathMedian: integer(row, "SATMT50", sat),
    satAverage: integer(row, "SAT_AVG", { from: 400, to: 1600 }),
    actComposite: derived.quartiles(integer(row, "ACTCM25", act), integer(row, "ACTCM75", act)),
    actMedian: integer(row, "ACTCM50", act),
    satSubmittedShare: percent(row, "SATPCT"),
    actSubmittedShare: percent(row, "ACTPCT"),
  };
}

function applications(row: Row) {
  const applicants = integer(row, "APPLCN", count);
  const admitted = integer(row, "ADMSSN", count);
  const enrolledFirstYears = integer(row, "ENRLT", count);
  if (applicants !== null && admitted !== null && admitted > applicants) {
    throw new ImportProblem(row.place("ADMSSN"), `${admitted} admitted of ${applicants} applicants`);
  }
  return { applicants, admitted, enrolledFirstYears };
}

function degrees(row: Row, column: string, limit: number): number | null {
  const value = decimal(row, column, { from: -limit, to: limit });
  return value === null ? null : Math.round(value * 10_000) / 10_000;
}

/** Median debt comes with cents in some releases. */
function debt(row: Row): number | null {
  const value = decimal(row, "GRAD_DEBT_MDN", { from: 0, to: 300_000 });
  return value === null ? null : Math.round(value);
}

/** A number that stands for a thing: leading zeros belong to it, a negative one says there is none. */
function code(row: Row, column: string, digits: number): string | null {
  const value = integer(row, column, { from: -3, to: 10 ** digits - 1 });
  return value === null || value < 0 ? null : String(value).padStart(digits, "0");
}

function zipOf(row: Row): string | null {
  const zip = row.text("ZIP");
  if (zip === null) return null;
  const fits = /^(\d{1,5})(-?(\d{4}))?$/.exec(zip);
  if (fits?.[1] === undefined) throw new ImportProblem(row.place("ZIP"), `"${zip}" is not a ZIP code`);
  const five = fits[1].padStart(5, "0");
  return fits[3] === undefined ? five : `${five}-${fits[3]}`;
}
