/** The words of the parts of a college's page that come alive when they are near. */

import { words as distanceWords } from "#components/distance/words.ts";
import { incomeBrackets, type TestPolicy } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import type { AdmissionFactor, AwardLevel, EarlyRoundPlan } from "#domain/college/details.ts";
import type { AcademicCalendar, HighestAward, Locale } from "#domain/college/record.ts";
import { type TravelDistance, toShownMiles } from "#domain/geography/travelDistance.ts";
import { formatDate, formatInteger, formatUsd } from "#lib/format.ts";

/** The end of the brackets in which most families get federal aid. */
const upperFrom = formatUsd(incomeBrackets[2].toUsd);

const policies: Record<TestPolicy, string> = {
  required: "Required",
  considered: "Considered",
  notConsidered: "Not considered",
};

const factors: Record<AdmissionFactor, string> = {
  rigor: "Rigor of your courses",
  classRank: "Class rank",
  gpa: "Grades",
  testScores: "Test scores",
  essay: "Essay",
  recommendations: "Recommendations",
  interview: "Interview",
  activities: "Activities",
  talent: "Talent or ability",
  character: "Character",
  firstGeneration: "First in the family to go to college",
  alumniRelation: "Relatives who are alumni",
  geography: "Where you live",
  stateResidency: "State residency",
  religion: "Religious affiliation",
  volunteering: "Volunteering",
  workExperience: "Work experience",
  demonstratedInterest: "Demonstrated interest",
};

const locales: Record<Locale, string> = {
  largeCity: "Large city",
  midsizeCity: "Midsize city",
  smallCity: "Small city",
  largeSuburb: "Suburb of a large city",
  midsizeSuburb: "Suburb of a midsize city",
  smallSuburb: "Suburb of a small city",
  fringeTown: "Town near a city",
  distantTown: "Town away from a city",
  remoteTown: "Town far from a city",
  fringeRural: "Rural area near a city",
  distantRural: "Rural area away from a city",
  remoteRural: "Rural area far from a city",
};

const calendars: Record<AcademicCalendar, string> = {
  semester: "Semesters",
  quarter: "Quarters",
  trimester: "Trimesters",
  fourOneFour: "Two terms with a short one in between",
  other: "Other calendar",
  byProgram: "Varies by program",
  continuous: "Start at any time",
};

const highestAwards: Record<HighestAward, string> = {
  none: "No degree",
  certificate: "Certificate",
  associate: "Associate degree",
  bachelors: "Bachelor’s degree",
  graduate: "Graduate degree",
};

const awardLevelWords: Record<AwardLevel, string> = { associate: "associate", bachelors: "bachelor’s" };

const importances = ["Not considered", "Considered", "Important", "Very important"] as const;

const getStatement = (value: boolean | null, yes: string, no: string) =>
  value === null ? null : value ? yes : no;

export const words = {
  averagePrice: "Average price after grants",
  chance: "Your chance",
  yourPrice: "Your price",
  explain: "How we get this price",
  method: "How we estimate",
  sharpen: "Change your answers",
  priceLead: (isPublic: boolean, year: string | null) =>
    `What ${isPublic ? "in-state " : ""}first-years with federal aid paid${year === null ? "" : ` in ${year}`} on average, after grants and scholarships. Living costs are included.`,
  income: "Family income",
  yours: "your bracket",
  all: "All incomes",
  /** Why there is no price by income, and so the average for all incomes. */
  notByIncome: {
    few: "In every income bracket here, too few students had federal aid to show what families like yours paid. This is the average for all incomes instead.",
    differs:
      "The federal prices by family income don’t fit this college’s own average, so we leave them out. This is the average for all incomes.",
    noAverage:
      "There is no average to check this college’s federal prices by family income against, so we leave them out.",
    notPublished:
      "This is the average for all incomes. The federal figures we use have no prices by family income for this college.",
    otherLevel: "This is the average for all incomes. We have no prices by family income for this college.",
  },
  noPrice: "We have no figure for what students pay here after grants. Ask its financial aid office.",
  bracketYear: (year: string) => `(${year})`,
  fewStudents: "too few students",
  students: (count: string) => `${count} students`,
  aidedNote: (few: string, fewAbove: string) =>
    `These are averages for students who got federal aid here. We leave out a bracket with fewer than ${few} of them, or fewer than ${fewAbove} above ${upperFrom}. The number of students is from ${dataYears.tuition2}.`,
  aidedHomeNote:
    "Most colleges didn’t count food and housing at home when these averages were calculated. They do now, so a price for living at home based on today’s published cost is higher.",
  aidedUpperNote: `Above ${upperFrom}, few families get federal aid. Expect to pay at least as much as those who did.`,
  zeroOrLessNote: "$0 or less: on average, grants covered the whole cost or more.",
  averagesAboveBill:
    "The averages above are what the college reported. They include tuition that the college doesn’t charge, so we don’t base our price on them.",
  topBracketNote: "The top bracket has no upper limit. Families well above it often pay the full price.",
  onCampus: "living on campus",
  offCampus: "living off campus",
  sticker: (plan: string) => `Sticker price, ${plan}`,
  stickerInState: (plan: string) => `In-state sticker price, ${plan}`,
  stickerOutOfState: (plan: string) => `Out-of-state sticker price, ${plan}`,
  outOfState: (difference: string) =>
    `Out-of-state tuition adds ${difference} a year, unless a tuition exchange lowers it.`,
  costsLead: "Tuition and fees, and what the college expects a full-time student to spend on living.",
  costsTable: "Cost of a year by where you live",
  tuition: "Tuition and fees",
  tuitionMiddle: (colleges: string, inState: string, outOfState: string) =>
    `National median tuition and fees at ${colleges}, ${dataYears.cost}: ${inState} in-state, ${outOfState} out-of-state. Source: College Scorecard.`,
  residencies: {
    inDistrict: "In-district",
    inState: "In-state",
    outOfState: "Out-of-state",
    all: "All students",
  },
  livingPlans: {
    onCampus: "Total, on campus",
    offCampus: "Total, off campus",
    withFamily: "Total, with family",
  },
  livingHere: "Living costs, included above",
  splitTitle: "What living costs include",
  historyTitle: "Tuition and fees, year by year",
  history: "Tuition and fees by year",
  growth: (share: string) => `That is a change of ${share} a year on average.`,
  historyNote: "These prices are not adjusted for inflation.",
  historyDistrict: "These are the in-district prices.",
  admitCounts: (year: string, applicants: number, admitted: number, enrolled: number | null) =>
    `In ${year}, ${formatInteger(admitted)} of ${formatInteger(applicants)} applicants were admitted${
      enrolled === null ? "" : `, and ${formatInteger(enrolled)} of them enrolled`
    }.`,
  openTitle: "Open admission",
  open: "It admits everyone with a high school diploma or the equivalent. Some programs may ask for more.",
  noRate: "This college doesn’t publish its admission rate.",
  noApplying:
    "We found nothing published about this college’s application. Check the college’s application page.",
  asksTitle: "What the application asks for",
  policy: (policy: TestPolicy) => policies[policy],
  labels: {
    fee: "Application fee",
    essay: "Common App personal essay",
    ownEssays: "Its own essay questions",
    tests: "SAT or ACT",
    teacherLetters: "Teacher letters",
    otherLetters: "Other letters",
    counselorLetter: "Counselor letter",
    midYear: "Mid-year report",
    grades: "Self-reported courses and grades",
    portfolio: "Where portfolios go",
  },
  asked: {
    required: "Required",
    free: "Free",
    waivers: {
      accepted: "fee waivers accepted",
      usOnly: "fee waivers for U.S. students",
      notAccepted: "no Common App fee waiver",
    },
    essaysNote: (cycle: string) => `${cycle}, according to its published questions`,
    essays: {
      required: "Required",
      optional: "Optional",
      byProgram: "For some programs",
      none: "None",
    },
    tests: {
      always: "Always required",
      sometimes: "Required of some",
      flexible: "Flexible; ask what counts",
      never: "Never required",
      ignored: "Not considered",
    },
    portfolios: { slideRoom: "SlideRoom", own: "Its own site" },
  },
  askedNote: (cycle: string, asOf: string) =>
    `This comes from the college’s entry for ${cycle} in the Common App’s list of ${formatDate(asOf)}. We don’t show the items it left blank. A blank doesn’t mean no.`,
  askedList: "See the newest list.",
  waiting: {
    title: (fall: string) => `Waitlist, fall ${fall}`,
    offered: "Offered a place on it",
    accepted: "Chose to wait",
    admitted: "Admitted from it",
    note: (year: string) =>
      `This is from its Common Data Set, ${year}. Waitlists change every year, so commit to another college first.`,
  },
  yellowRibbon: "Yellow Ribbon, for veterans and families",
  yellowRibbonNote: (fall: number) => `fall ${fall}; ask which programs it covers`,
  commonDataSet: (year: string) => `Common Data Set ${year} (a copy)`,
  factorsTitle: "What counts, according to the college",
  factorsNote: `This is from section C7 of its Common Data Set, ${dataYears.factors}.`,
  importance: (value: number) => importances[value] ?? "",
  factor: (name: AdmissionFactor) => factors[name],
  gpa: "Average high school GPA of first-years, as reported",
  gpaNote: "The college doesn’t name the scale, so don’t compare it with your own.",
  waitlisted: "Admitted from the waitlist",
  early: "Early rounds",
  earlyOf: (admitted: number, applicants: number) =>
    `${formatInteger(admitted)} of ${formatInteger(applicants)} admitted`,
  earlyPlans: {
    earlyDecision: "Early decision",
    earlyAction: "Early action",
    restrictiveEarlyAction: "Restrictive early action",
  } satisfies Record<EarlyRoundPlan, string>,
  earlySource: (fall: number, dataSetYear: string | null, url: string | null) =>
    dataSetYear === null
      ? `Fall ${fall}, as reported${url === null ? "" : ` by ${new URL(url).hostname.replace(/^www\./, "")}`}`
      : `Fall ${fall}, from its Common Data Set`,
  earlyCaution:
    "These counts are not your odds, and they don’t change your chance here. Students who apply early often have stronger records.",
  earlyDecisionCaution:
    "The early decision figures combine both rounds and include recruited athletes and children of alumni. Early decision is binding, so you couldn’t compare award letters.",
  earlyHarder: "Here, the other rounds together admitted a larger share than the early round.",
  majorRates: {
    title: "Admission by major or school",
    lead: "The university publishes these rates for its majors and schools. They can be very different from its overall rate for the same fall.",
    broad:
      "The University of California publishes rates for broad fields, each with many majors. It asks you to read them as a guide, not as your chance.",
    unit: "Major or school",
    fall: "Fall",
    rate: "Admitted",
    overall: "Whole university",
    residency: {
      resident: "in-state applicants",
      nonresident: "out-of-state applicants",
      international: "international applicants",
    },
  },
  deadlinesLead: "Plan to finish a day early, and confirm each date with the college before you rely on it.",
  noDueDate:
    "We have no date for this college yet. Ask its admission office, and add the date to your timeline.",
  dueIsOver: "The dates we know for this college have passed.",
  /** Applied, or answered. */
  noDateLeft: "Nothing is due here now.",
  sayYear: "Enter your graduation year to see what’s due for you",
  allDates: "Check off what is done",
  toTimeline: "See your timeline",
  noDeadline: "We don’t have its dates. Check with the college.",
  noDeadlineOpen:
    "Ask when to apply for aid and when classes fill up. The college admits everyone who meets its basic requirements, so it may have no deadline.",
  toCalendar: "Put these dates in your calendar",
  datesSource: "Where these dates come from",
  allRounds: "All the dates it publishes",
  toApplication: "Open its application page",
  toAdmission: "Open its admission page",
  toWebsite: "Open its website",
  majorsLead: (count: number, degrees: number) =>
    `${count === 1 ? "1 program" : `${formatInteger(count)} programs`} with ${formatInteger(degrees)} degrees awarded in 2023-24. The largest programs come first.`,
  majorsNone: "No degree programs are reported for this college.",
  degrees: "Degrees in 2023-24",
  level: (level: AwardLevel) => awardLevelWords[level],
  allMajors: (count: number) => `All ${formatInteger(count)} programs by field`,
  otherFamily: "Other",
  unnamed: (cip: string) => `Program ${cip}`,
  majorsNote:
    "This counts degrees awarded, not openings for new students. A new program may not have awarded any yet.",
  outcomesLead:
    "See how many students finish, what they earn and what they owe. Part-time and transfer students are often not counted.",
  earningsTitle: "Earnings ten years after starting",
  earningsNote:
    "These figures are for students in any major who had federal aid, now work and are not in school, whether or not they graduated. In 2022 dollars.",
  earningsRange: (lower: string, middle: string, upper: string) =>
    `A quarter earned less than ${lower}, half less than ${middle}, and a quarter more than ${upper}.`,
  programsTitle: "Earnings by program",
  programsLead:
    "Median earnings five years after the degree, in 2022 dollars, for students with federal aid. Bachelor’s programs with 20 or more degrees a year, largest first. The line marks the national median for the program. Campuses of one college may share a figure.",
  programsAll: (count: number) => `Show all ${formatInteger(count)} programs`,
  programsRest: {
    loading: "Loading the other programs",
    failed: "We couldn’t load the other programs. Reload the page to try again.",
  },
  programsNoMiddle: "Too few colleges for a national median",
  debtTitle: "Debt",
  debtNote: "Federal student loans of graduates who borrowed. Parent loans are not counted.",
  studentsLead: "Undergraduates, as reported by the college.",
  race: "Race and ethnicity",
  raceNote: (year: string) => `The categories are those on the federal form, ${year}.`,
  aidLead: "See how many first-years get grants, and how much they get.",
  shareAndAverage: "Share and average",
  policyTitle: (period: string) => `Its published aid policy, ${period}`,
  upTo: (amount: string) => `up to ${amount}`,
  under: (amount: string) => `under ${amount}`,
  freeTuition: (income: string) => `Free tuition for families with income ${income}`,
  halfTuition: (income: string) => `Half tuition for families above that line with income ${income}`,
  freeTuitionAndLiving: (income: string) =>
    `Free tuition, housing and food for families with income ${income}`,
  noContribution: (income: string) => `Parents pay nothing if family income is ${income}`,
  meetsFullNeed: "Says it meets the full financial need of every admitted U.S. student",
  noLoans: "No loans in its aid packages",
  needOnly: "Need-based aid only, no merit awards",
  inStateOnly: "For state residents.",
  residentsOf: (states: string) => `For residents of ${states}.`,
  forMost: "The college says this covers most families, but not all.",
  policyConditions: "Conditions apply, such as limits on assets. Read the full policy.",
  policyLink: "Read the policy",
  cdsTitle: (year: string) => `From its Common Data Set, ${year}`,
  cds: {
    needMet: "Average share of need met",
    meetsFullNeed: "Meets full need",
    needGrant: "Average need-based grant",
    package: "Average aid package",
    needAid: "First-years with need-based aid",
    meritAid: "First-years without need who got merit aid",
    merit: "Average merit award",
  },
  yesNo: (value: boolean | null) => getStatement(value, "Yes", "No"),
  sports: "Sports",
  locale: (locale: Locale) => locales[locale],
  calendar: (calendar: AcademicCalendar) => calendars[calendar],
  highestAward: (award: HighestAward) => highestAwards[award],
  settingName: "Setting",
  noFaith: "None reported",
  branch: "Branch campus",
  mainCampus: "Main campus",
  campus: "Campus",
  map: (name: string, place: string) => `Map of the United States with ${name} in ${place}`,
  offMap: (place: string) => `${place} is outside this map of the fifty states.`,
  noPosition: "Its location isn’t published.",
  home: "Your home",
  fromHome: (travel: TravelDistance) => {
    const miles = toShownMiles(travel) ?? 0;
    const { nearestPlace, distanceKind } = travel;
    const start = nearestPlace === null ? "About" : `Its ${distanceWords.campus(nearestPlace.name)} is about`;
    if (miles < 1.5) return `${start} a mile or less from your home.`;
    const about = `${start} ${formatInteger(Math.round(miles))} miles from your home`;
    if (distanceKind === "water") return `${about} by air or ferry: no road leads there.`;
    if (distanceKind === "drive")
      return `${about} by land. The straight-line distance is much shorter, but no road goes that way.`;
    return `${about} in a straight line.`;
  },
  campuses: (names: string) => `Other campuses: ${names}.`,
  courseSites: (names: string) => `It also teaches courses in ${names}.`,
  askCampus: "Not every campus teaches every degree. Ask which ones you can finish at the campus near you.",
  sourcesLead: (asOf: string) =>
    `We put this page together on ${formatDate(asOf)} from these sources. Each figure shows its year.`,
  official: "This college on other sites",
  scorecard: "College Scorecard",
  navigator: "College Navigator",
};
