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
  zip: { label: "ZIP code", meaning: "For the main address, with the four extra digits where reported." },
  county: { label: "County", meaning: "The county of the main address." },
  countyFips: { label: "County number", meaning: "The five-digit federal number of the county." },
  websiteUrl: { label: "Website", meaning: "The college's own home page." },
  netPriceCalculatorUrl: {
    label: "Net price calculator",
    meaning:
      "The college's own calculator, which every college with federal aid must offer. Some colleges report their home, aid or admission page instead, and then we call it that.",
  },
  admissionsUrl: { label: "Admissions page", meaning: "The college's own page about admission." },
  applicationUrl: { label: "Application page", meaning: "Where the college takes applications." },
  financialAidUrl: { label: "Financial aid page", meaning: "The college's own page about aid." },
  isMainCampus: { label: "Main campus", meaning: "Yes for a main campus, no for a branch." },
  isLandGrant: {
    label: "Land-grant college",
    meaning: "Founded or supported under the federal land-grant acts.",
  },
  locale: {
    label: "Setting in detail",
    meaning: "Size of the city or suburb, or distance of the town or rural area from one.",
  },
  highestAward: { label: "Highest award", meaning: "The highest degree the college awards." },
  carnegieBasic: {
    label: "Carnegie classification",
    meaning: "The kind of college, by its degrees and research, in the 2021 Basic Classification.",
  },
  religiousAffiliation: { label: "Faith or church", meaning: "The affiliation the college reports." },
  calendar: { label: "School calendar", meaning: "Semesters, quarters or another way of dividing the year." },
  takesAdvancedPlacement: { label: "Credit for AP", meaning: "Gives credit for Advanced Placement exams." },
  hasReserveOfficerTraining: {
    label: "ROTC",
    meaning: "Offers training for future military officers.",
  },
  hasStudyAbroad: { label: "Study abroad", meaning: "Offers study in other countries." },
  hasAthleticAssociation: {
    label: "Athletic association",
    meaning: "A member of a national athletic association.",
  },
  isInNcaa: { label: "NCAA", meaning: "A member of the National Collegiate Athletic Association." },
  isInNaia: { label: "NAIA", meaning: "A member of the National Association of Intercollegiate Athletics." },
  hasLeagueFootball: {
    label: "Football in the NCAA or NAIA",
    meaning: "Plays football in one of the two associations.",
  },
  hasLeagueBasketball: {
    label: "Basketball in the NCAA or NAIA",
    meaning: "Plays basketball in one of the two associations.",
  },
  applicationFeeUsd: {
    label: "Application fee",
    meaning: "What an undergraduate pays to apply. Many colleges waive it for low-income families.",
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
  applicants: { label: "Applicants", meaning: "First-time first-year students who applied." },
  admitted: { label: "Admitted", meaning: "Of those applicants, how many the college admitted." },
  enrolledFirstYears: {
    label: "Enrolled first-years",
    meaning: "Of those admitted, how many enrolled, full-time and part-time.",
  },
  satSubmittedShare: {
    label: "Sent SAT scores",
    meaning: "Of enrolled first-years, the share who sent SAT scores.",
  },
  actSubmittedShare: {
    label: "Sent ACT scores",
    meaning: "Of enrolled first-years, the share who sent ACT scores.",
  },
  satReading: {
    label: "SAT reading and writing, middle half",
    meaning: "Section scores at the 25th and 75th percentiles of enrolled first-years who sent them.",
  },
  satReadingMedian: {
    label: "SAT reading and writing, median",
    meaning: "Half of the enrolled first-years who sent scores scored lower.",
  },
  satMath: {
    label: "SAT math, middle half",
    meaning: "Section scores at the 25th and 75th percentiles of enrolled first-years who sent them.",
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
  whiteShare: { label: "White students", meaning: "Share of undergraduates." },
  blackShare: { label: "Black students", meaning: "Share of undergraduates." },
  hispanicShare: { label: "Hispanic students", meaning: "Share of undergraduates, of any race." },
  asianShare: { label: "Asian students", meaning: "Share of undergraduates." },
  nativeAmericanShare: {
    label: "American Indian and Alaska Native students",
    meaning: "Share of undergraduates.",
  },
  pacificIslanderShare: {
    label: "Native Hawaiian and Pacific Islander students",
    meaning: "Share of undergraduates.",
  },
  twoOrMoreRacesShare: { label: "Students of two or more races", meaning: "Share of undergraduates." },
  nonresidentShare: {
    label: "Students from other countries",
    meaning: "Share of undergraduates who are not U.S. citizens or permanent residents.",
  },
  unknownRaceShare: { label: "Race and ethnicity unknown", meaning: "Share of undergraduates." },
  firstGenerationShare: {
    label: "First-generation students",
    meaning: "Of students who filed the FAFSA, the share whose parents had no education beyond high school.",
  },
  studentsPerFaculty: {
    label: "Students per faculty member",
    meaning: "Full-time equivalent students for each full-time equivalent instructor.",
  },
  graduationInFourYearsShare: {
    label: "Bachelor's degree in four years",
    meaning:
      "Of full-time first-time students seeking a bachelor's degree, the share who earned it within four years.",
  },
  transferOutShare: {
    label: "Transferred out",
    meaning: "Of full-time first-time students, the share known to have transferred to another college.",
  },
  pellGraduationShare: {
    label: "Completion rate of Pell Grant students",
    meaning:
      "Of full-time first-time students with a Pell Grant, the share who finished here within 150% of the normal time.",
  },
  tuition202122Usd: { label: "Tuition and fees 2021-22", meaning: "In-district price for that year." },
  tuition202223Usd: { label: "Tuition and fees 2022-23", meaning: "In-district price for that year." },
  tuition202324Usd: {
    label: "Tuition and fees 2023-24",
    meaning: "In-district price for that year. Some colleges corrected it later.",
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
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalInStateOnCampusUsd: {
    label: "Total cost, in-state, on campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalOutOfStateOnCampusUsd: {
    label: "Total cost, out-of-state, on campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalInDistrictOffCampusUsd: {
    label: "Total cost, in-district, off campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalInStateOffCampusUsd: {
    label: "Total cost, in-state, off campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalOutOfStateOffCampusUsd: {
    label: "Total cost, out-of-state, off campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalInDistrictWithFamilyUsd: {
    label: "Total cost, in-district, with family",
    meaning: "Tuition, books and other costs together.",
  },
  totalInStateWithFamilyUsd: {
    label: "Total cost, in-state, with family",
    meaning: "Tuition, books and other costs together.",
  },
  totalOutOfStateWithFamilyUsd: {
    label: "Total cost, out-of-state, with family",
    meaning: "Tuition, books and other costs together.",
  },
  averageCostUsd: {
    label: "Average cost of attendance",
    meaning: "Tuition and living costs for full-time first-years with federal aid, before grants.",
  },
  aidedStudentsByIncome: {
    label: "Students behind each price by income",
    meaning: "First-years with federal aid in each of five brackets of family income.",
  },
  aidedPriceCheck: {
    label: "Do the prices by income fit the average?",
    meaning:
      "Whether they agree with the college's average price: they fit, they differ, or there is no average.",
  },
  aidedGrant202223Usd: {
    label: "Average grant of students with federal aid",
    meaning: "All income brackets together, by the number of students in each.",
  },
  pellShare: {
    label: "Students with a Pell Grant",
    meaning: "Of undergraduates, the share with this federal grant for low- and middle-income families.",
  },
  federalLoanShare: {
    label: "Students with federal loans",
    meaning: "Of undergraduates, the share who borrowed from the federal government.",
  },
  collegeGrantShare: {
    label: "Students with grants from the college",
    meaning: "Of full-time first-years, the share with a grant or scholarship from the college itself.",
  },
  averageCollegeGrantUsd: {
    label: "Average grant from the college",
    meaning: "The average of those grants, among students who had one.",
  },
  firstYearLoanShare: {
    label: "First-years with loans",
    meaning: "Of full-time first-years, the share who took a student loan.",
  },
  averageFirstYearLoanUsd: {
    label: "Average first-year loan",
    meaning: "The average of those loans, among students who took one.",
  },
  medianDebtUsd: {
    label: "Debt at graduation",
    meaning: "Median federal loans of borrowers who finished, not counting parents’ loans.",
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
