/** The label and explanation of each field of a college record, in plain words. */
import type { CollegeField } from "./record.ts";
import { type FieldWords, summaryFieldWords } from "./summaryFieldWords.ts";

export const fieldWords: Record<CollegeField, FieldWords> = {
  ...summaryFieldWords,
  opeId: {
    label: "Federal aid number",
    meaning: "The eight digits under which the Department of Education knows the college.",
  },
  address: { label: "Street address", meaning: "The street or building the college reports." },
  zip: { label: "ZIP code", meaning: "Of the main address, with four more digits where reported." },
  county: { label: "County", meaning: "The county of the main address." },
  countyFips: { label: "County number", meaning: "The five-digit federal number of the county." },
  websiteUrl: { label: "Website", meaning: "The college's own home page." },
  netPriceCalculatorUrl: {
    label: "Net price calculator",
    meaning: "The college's own calculator, which every college with federal aid must offer.",
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
  highestAward: { label: "Highest award", meaning: "The highest degree the college gives." },
  carnegieBasic: {
    label: "Carnegie classification",
    meaning: "The kind of college by its degrees and research, in the 2021 basic classification.",
  },
  religiousAffiliation: { label: "Faith or church", meaning: "The affiliation the college reports." },
  calendar: { label: "School calendar", meaning: "Semesters, quarters or another way of dividing the year." },
  takesAdvancedPlacement: { label: "Credit for AP", meaning: "Gives credit for Advanced Placement exams." },
  hasReserveOfficerTraining: {
    label: "ROTC",
    meaning: "Offers training for future officers of the armed forces.",
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
    meaning: "What an undergraduate pays to apply. Many colleges waive it for families with low income.",
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
    meaning: "Section scores at the lower and upper quarter of enrolled first-years who sent them.",
  },
  satReadingMedian: {
    label: "SAT reading and writing, middle score",
    meaning: "Half of enrolled first-years who sent scores had less.",
  },
  satMath: {
    label: "SAT math, middle half",
    meaning: "Section scores at the lower and upper quarter of enrolled first-years who sent them.",
  },
  satMathMedian: {
    label: "SAT math, middle score",
    meaning: "Half of enrolled first-years who sent scores had less.",
  },
  satAverage: {
    label: "SAT equivalent average",
    meaning: "The average score with ACT scores turned into SAT scores.",
  },
  actMedian: { label: "ACT middle score", meaning: "Half of enrolled first-years who sent scores had less." },
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
  unknownRaceShare: { label: "Race and ethnicity not known", meaning: "Share of undergraduates." },
  firstGenerationShare: {
    label: "First in the family to go to college",
    meaning: "Of students who filed the FAFSA, the share whose parents had no education beyond high school.",
  },
  studentsPerFaculty: {
    label: "Students for each faculty member",
    meaning: "Full-time equivalent students for each full-time equivalent instructor.",
  },
  graduationInFourYearsShare: {
    label: "Bachelor's degree in four years",
    meaning:
      "Of full-time first-time students who sought a bachelor's degree, the share who had it after four years.",
  },
  transferOutShare: {
    label: "Transfer out",
    meaning: "Of full-time first-time students, the share known to have moved to another college.",
  },
  pellGraduationShare: {
    label: "Completion of Pell Grant students",
    meaning:
      "Of full-time first-time students with a Pell Grant, the share who finished here in one and a half times the usual length.",
  },
  tuition202122Usd: { label: "Tuition and fees 2021-22", meaning: "In-district price of that year." },
  tuition202223Usd: { label: "Tuition and fees 2022-23", meaning: "In-district price of that year." },
  tuition202324Usd: {
    label: "Tuition and fees 2023-24",
    meaning: "In-district price of that year. Some colleges corrected it later.",
  },
  booksUsd: {
    label: "Books and supplies",
    meaning: "What the college expects a full-time student to spend.",
  },
  roomBoardOnCampusUsd: {
    label: "Housing and food on campus",
    meaning: "What the college expects for a full-time student.",
  },
  otherOnCampusUsd: {
    label: "Other costs on campus",
    meaning: "Travel, laundry and the like, as the college expects.",
  },
  roomBoardOffCampusUsd: {
    label: "Housing and food off campus",
    meaning: "What the college expects for a student away from family.",
  },
  otherOffCampusUsd: {
    label: "Other costs off campus",
    meaning: "Travel, laundry and the like, for a student away from family.",
  },
  otherWithFamilyUsd: {
    label: "Other costs with family",
    meaning: "Travel and the like, for a student who lives at home.",
  },
  totalInDistrictOnCampusUsd: {
    label: "Cost total in-district, on campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalInStateOnCampusUsd: {
    label: "Cost total in-state, on campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalOutOfStateOnCampusUsd: {
    label: "Cost total out-of-state, on campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalInDistrictOffCampusUsd: {
    label: "Cost total in-district, off campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalInStateOffCampusUsd: {
    label: "Cost total in-state, off campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalOutOfStateOffCampusUsd: {
    label: "Cost total out-of-state, off campus",
    meaning: "Tuition, books, housing, food and other costs together.",
  },
  totalInDistrictWithFamilyUsd: {
    label: "Cost total in-district, with family",
    meaning: "Tuition, books and other costs together.",
  },
  totalInStateWithFamilyUsd: {
    label: "Cost total in-state, with family",
    meaning: "Tuition, books and other costs together.",
  },
  totalOutOfStateWithFamilyUsd: {
    label: "Cost total out-of-state, with family",
    meaning: "Tuition, books and other costs together.",
  },
  averageCostUsd: {
    label: "Average cost of attendance",
    meaning: "Tuition and living cost of full-time first-years with federal aid, before grants.",
  },
  pellShare: {
    label: "Students with a Pell Grant",
    meaning: "Of undergraduates, the share with this federal grant for families with low and middle income.",
  },
  federalLoanShare: {
    label: "Students with federal loans",
    meaning: "Of undergraduates, the share who borrowed from the federal government.",
  },
  collegeGrantShare: {
    label: "Students with grants of the college",
    meaning: "Of full-time first-years, the share with a grant or scholarship from the college itself.",
  },
  averageCollegeGrantUsd: {
    label: "Average grant of the college",
    meaning: "The average of those grants, among students who had one.",
  },
  stateGrantShare: {
    label: "Students with state or local grants",
    meaning: "Of full-time first-years, the share with a grant from state or local government.",
  },
  averageStateGrantUsd: {
    label: "Average state or local grant",
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
    meaning: "Federal loans of the middle borrower who finished, without loans that parents took.",
  },
  earningsAfterSixYearsUsd: {
    label: "Earnings after six years",
    meaning:
      "What the middle former student with federal aid earned six years after starting, if working and not enrolled.",
  },
  earningsLowerQuartileUsd: {
    label: "Lower quarter of earnings",
    meaning: "One in four former students with federal aid earned less ten years after starting.",
  },
  earningsUpperQuartileUsd: {
    label: "Upper quarter of earnings",
    meaning: "One in four former students with federal aid earned more ten years after starting.",
  },
};
