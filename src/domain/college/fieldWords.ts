/** The label and explanation of each field of a college record, in plain words. */
import type { CollegeField } from "./record.ts";
import { type FieldWords, summaryFieldWords } from "./summaryFieldWords.ts";

export const fieldWords: Record<CollegeField, FieldWords> = {
  ...summaryFieldWords,
  opeId: {
    label: "Federal aid number",
    meaning: "The eight-digit number the Department of Education uses for the college.",
  },
  address: { label: "Street address", meaning: "The street or building the college reports." },
  zip: {
    label: "ZIP code",
    meaning: "The ZIP code of the main address, with the four extra digits where they are reported.",
  },
  county: { label: "County", meaning: "The county of the main address." },
  countyFips: { label: "County number", meaning: "The five-digit federal number of the county." },
  websiteUrl: { label: "Website", meaning: "The college's own home page." },
  netPriceCalculatorUrl: {
    label: "Net price calculator",
    meaning:
      "The college's own calculator, which colleges with federal aid must offer. If a college reports its home, aid or admission page instead, we label the link that way.",
  },
  admissionsUrl: { label: "Admissions page", meaning: "The college's own page about admission." },
  applicationUrl: { label: "Application page", meaning: "Where the college takes applications." },
  financialAidUrl: { label: "Financial aid page", meaning: "The college's own page about aid." },
  isMainCampus: { label: "Main campus", meaning: "Whether this is a main campus (yes) or a branch (no)." },
  isLandGrant: {
    label: "Land-grant college",
    meaning: "Whether the college was founded or supported under the federal land-grant acts.",
  },
  locale: {
    label: "Setting in detail",
    meaning: "How large the city or suburb is, or how far the town or rural area is from one.",
  },
  highestAward: { label: "Highest award", meaning: "The highest degree the college awards." },
  carnegieBasic: {
    label: "Carnegie classification",
    meaning: "The kind of college, by its degrees and research, in the 2021 Basic Classification.",
  },
  religiousAffiliation: { label: "Faith or church", meaning: "The affiliation the college reports." },
  calendar: {
    label: "School calendar",
    meaning: "Whether the school year uses semesters, quarters or another system.",
  },
  takesAdvancedPlacement: {
    label: "Credit for AP",
    meaning: "Whether the college gives credit for Advanced Placement exams.",
  },
  hasReserveOfficerTraining: {
    label: "ROTC",
    meaning: "Whether the college offers training for future military officers.",
  },
  hasStudyAbroad: { label: "Study abroad", meaning: "Whether the college offers study in other countries." },
  hasAthleticAssociation: {
    label: "Athletic association",
    meaning: "Whether the college is a member of a national athletic association.",
  },
  isInNcaa: {
    label: "NCAA",
    meaning: "Whether the college is a member of the National Collegiate Athletic Association.",
  },
  isInNaia: {
    label: "NAIA",
    meaning: "Whether the college is a member of the National Association of Intercollegiate Athletics.",
  },
  hasLeagueFootball: {
    label: "Football in the NCAA or NAIA",
    meaning: "Whether the college plays football in either association.",
  },
  hasLeagueBasketball: {
    label: "Basketball in the NCAA or NAIA",
    meaning: "Whether the college plays basketball in either association.",
  },
  applicationFeeUsd: {
    label: "Application fee",
    meaning: "What an undergraduate pays to apply. Many colleges waive the fee for low-income families.",
  },
  gpaPolicy: {
    label: "Grades in admission",
    meaning: "Whether the high school grade point average is required, considered or not considered.",
  },
  classRankPolicy: {
    label: "Class rank in admission",
    meaning: "Whether rank in the high school class is required, considered or not considered.",
  },
  recommendationPolicy: {
    label: "Recommendations in admission",
    meaning: "Whether letters of recommendation are required, considered or not considered.",
  },
  workExperiencePolicy: {
    label: "Work experience in admission",
    meaning: "Whether work experience is required, considered or not considered.",
  },
  essayPolicy: {
    label: "Essay in admission",
    meaning: "Whether a personal statement or essay is required, considered or not considered.",
  },
  applicants: { label: "Applicants", meaning: "The number of first-time first-year students who applied." },
  admitted: { label: "Admitted", meaning: "The number of those applicants the college admitted." },
  enrolledFirstYears: {
    label: "Enrolled first-years",
    meaning: "The number of admitted students who enrolled, full-time and part-time.",
  },
  satSubmittedShare: {
    label: "Sent SAT scores",
    meaning: "The share of enrolled first-years who sent SAT scores.",
  },
  actSubmittedShare: {
    label: "Sent ACT scores",
    meaning: "The share of enrolled first-years who sent ACT scores.",
  },
  satReading: {
    label: "SAT reading and writing, middle half",
    meaning: "The section scores at the 25th and 75th percentiles of enrolled first-years who sent them.",
  },
  satReadingMedian: {
    label: "SAT reading and writing, median",
    meaning: "Half of the enrolled first-years who sent scores scored lower.",
  },
  satMath: {
    label: "SAT math, middle half",
    meaning: "The section scores at the 25th and 75th percentiles of enrolled first-years who sent them.",
  },
  satMathMedian: {
    label: "SAT math, median",
    meaning: "Half of the enrolled first-years who sent scores scored lower.",
  },
  satAverage: {
    label: "SAT equivalent average",
    meaning: "The average score, with ACT scores converted to SAT scores.",
  },
  actMedian: {
    label: "ACT median",
    meaning: "Half of the enrolled first-years who sent scores scored lower.",
  },
  whiteShare: { label: "White students", meaning: "The share of undergraduates who are white." },
  blackShare: { label: "Black students", meaning: "The share of undergraduates who are Black." },
  hispanicShare: {
    label: "Hispanic students",
    meaning: "The share of undergraduates who are Hispanic, of any race.",
  },
  asianShare: { label: "Asian students", meaning: "The share of undergraduates who are Asian." },
  nativeAmericanShare: {
    label: "American Indian and Alaska Native students",
    meaning: "The share of undergraduates who are American Indian or Alaska Native.",
  },
  pacificIslanderShare: {
    label: "Native Hawaiian and Pacific Islander students",
    meaning: "The share of undergraduates who are Native Hawaiian or Pacific Islander.",
  },
  twoOrMoreRacesShare: {
    label: "Students of two or more races",
    meaning: "The share of undergraduates of two or more races.",
  },
  nonresidentShare: {
    label: "Students from other countries",
    meaning: "The share of undergraduates who are not U.S. citizens or permanent residents.",
  },
  unknownRaceShare: {
    label: "Race and ethnicity unknown",
    meaning: "The share of undergraduates whose race and ethnicity are not known.",
  },
  firstGenerationShare: {
    label: "First-generation students",
    meaning: "The share of students who filed the FAFSA whose parents had no education beyond high school.",
  },
  studentsPerFaculty: {
    label: "Students per faculty member",
    meaning: "The number of full-time equivalent students for each full-time equivalent instructor.",
  },
  graduationInFourYearsShare: {
    label: "Bachelor's degree in four years",
    meaning:
      "The share of full-time first-time students seeking a bachelor's degree who earned it within four years.",
  },
  transferOutShare: {
    label: "Transferred out",
    meaning: "The share of full-time first-time students known to have transferred to another college.",
  },
  pellGraduationShare: {
    label: "Completion rate of Pell Grant students",
    meaning:
      "The share of full-time first-time students with a Pell Grant who finished here within 150% of the normal time.",
  },
  tuition202122Usd: { label: "Tuition and fees 2021-22", meaning: "The in-district price for that year." },
  tuition202223Usd: { label: "Tuition and fees 2022-23", meaning: "The in-district price for that year." },
  tuition202324Usd: {
    label: "Tuition and fees 2023-24",
    meaning: "The in-district price for that year. Some colleges corrected it later.",
  },
  booksUsd: {
    label: "Books and supplies",
    meaning: "The college’s estimate for a full-time student.",
  },
  roomBoardOnCampusUsd: {
    label: "Housing and food on campus",
    meaning: "The college’s estimate for a full-time student.",
  },
  otherOnCampusUsd: {
    label: "Other costs on campus",
    meaning: "The college’s estimate for travel, laundry and other expenses.",
  },
  roomBoardOffCampusUsd: {
    label: "Housing and food off campus",
    meaning: "The college’s estimate for a student who lives away from family.",
  },
  otherOffCampusUsd: {
    label: "Other costs off campus",
    meaning:
      "The college’s estimate for travel, laundry and other expenses of a student who lives away from family.",
  },
  otherWithFamilyUsd: {
    label: "Other costs with family",
    meaning: "The college’s estimate for travel and other expenses of a student who lives at home.",
  },
  totalInDistrictOnCampusUsd: {
    label: "Total cost, in-district, on campus",
    meaning: "The total of tuition, books, housing, food and other costs.",
  },
  totalInStateOnCampusUsd: {
    label: "Total cost, in-state, on campus",
    meaning: "The total of tuition, books, housing, food and other costs.",
  },
  totalOutOfStateOnCampusUsd: {
    label: "Total cost, out-of-state, on campus",
    meaning: "The total of tuition, books, housing, food and other costs.",
  },
  totalInDistrictOffCampusUsd: {
    label: "Total cost, in-district, off campus",
    meaning: "The total of tuition, books, housing, food and other costs.",
  },
  totalInStateOffCampusUsd: {
    label: "Total cost, in-state, off campus",
    meaning: "The total of tuition, books, housing, food and other costs.",
  },
  totalOutOfStateOffCampusUsd: {
    label: "Total cost, out-of-state, off campus",
    meaning: "The total of tuition, books, housing, food and other costs.",
  },
  totalInDistrictWithFamilyUsd: {
    label: "Total cost, in-district, with family",
    meaning: "The total of tuition, books and other costs.",
  },
  totalInStateWithFamilyUsd: {
    label: "Total cost, in-state, with family",
    meaning: "The total of tuition, books and other costs.",
  },
  totalOutOfStateWithFamilyUsd: {
    label: "Total cost, out-of-state, with family",
    meaning: "The total of tuition, books and other costs.",
  },
  averageCostUsd: {
    label: "Average cost of attendance",
    meaning:
      "The average tuition and living costs for full-time first-years with federal aid, before grants.",
  },
  aidedStudentsByIncome: {
    label: "Students behind each price by income",
    meaning: "The number of first-years with federal aid in each of five brackets of family income.",
  },
  aidedPriceCheck: {
    label: "Do the prices by income fit the average?",
    meaning:
      "Whether the prices by income fit the college's average price or differ from it, or whether there is no average.",
  },
  aidedGrant202223Usd: {
    label: "Average grant of students with federal aid",
    meaning: "The average for all income brackets, weighted by the number of students in each.",
  },
  pellShare: {
    label: "Students with a Pell Grant",
    meaning: "The share of undergraduates with this federal grant for low- and middle-income families.",
  },
  federalLoanShare: {
    label: "Students with federal loans",
    meaning: "The share of undergraduates who borrowed from the federal government.",
  },
  collegeGrantShare: {
    label: "Students with grants from the college",
    meaning: "The share of full-time first-years with a grant or scholarship from the college itself.",
  },
  averageCollegeGrantUsd: {
    label: "Average grant from the college",
    meaning: "The average of those grants, among students who had one.",
  },
  firstYearLoanShare: {
    label: "First-years with loans",
    meaning: "The share of full-time first-years who took a student loan.",
  },
  averageFirstYearLoanUsd: {
    label: "Average first-year loan",
    meaning: "The average of those loans, among students who took one.",
  },
  medianDebtUsd: {
    label: "Debt at graduation",
    meaning: "The median federal loans of borrowers who finished, not counting parents’ loans.",
  },
  earningsAfterSixYearsUsd: {
    label: "Earnings after six years",
    meaning:
      "Median earnings of former students with federal aid six years after they started, if working and not enrolled.",
  },
  earningsLowerQuartileUsd: {
    label: "Earnings, 25th percentile",
    meaning:
      "One in four former students with federal aid earned less than this ten years after they started.",
  },
  earningsUpperQuartileUsd: {
    label: "Earnings, 75th percentile",
    meaning:
      "One in four former students with federal aid earned more than this ten years after they started.",
  },
};
