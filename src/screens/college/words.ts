/** The text of a college's page; names and definitions of figures come from the data set. */
import type { TestPolicy } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import type { AdmissionFactor, AwardLevel, EarlyRoundPlan, PreferredRound } from "#domain/college/details.ts";
import type { AcademicCalendar, HighestAward, Locale } from "#domain/college/record.ts";
import { formatDate, formatInteger, formatUsd } from "#lib/format.ts";

export const sectionIds = [
  "you",
  "price",
  "costs",
  "admission",
  "deadlines",
  "majors",
  "outcomes",
  "students",
  "aid",
  "more",
  "place",
  "sources",
] as const;
export type SectionId = (typeof sectionIds)[number];

const sections: Record<SectionId, string> = {
  you: "Your chance and price",
  price: "Price by family income",
  costs: "What a year costs",
  admission: "Who gets in",
  deadlines: "Deadlines",
  majors: "Majors",
  outcomes: "What comes of it",
  students: "Who studies here",
  aid: "Grants and aid",
  more: "More to know",
  place: "Where it is",
  sources: "Sources",
};

const testPolicies: Record<TestPolicy, string> = {
  required: "Test scores are required",
  considered: "Test scores are considered if you send them",
  notConsidered: "Test scores are not considered",
};

const policies: Record<TestPolicy, string> = {
  required: "Required",
  considered: "Considered",
  notConsidered: "Not considered",
};

const factors: Record<AdmissionFactor, string> = {
  rigor: "How demanding your courses were",
  classRank: "Class rank",
  gpa: "Grades",
  testScores: "Test scores",
  essay: "Essay",
  recommendations: "Recommendations",
  interview: "Interview",
  activities: "Activities",
  talent: "Talent",
  character: "Character",
  firstGeneration: "First in the family to go to college",
  alumniRelation: "Relatives who studied there",
  geography: "Where you live",
  stateResidency: "State residency",
  religion: "Faith",
  volunteering: "Volunteering",
  workExperience: "Paid work",
  demonstratedInterest: "Interest you have shown",
};

const locales: Record<Locale, string> = {
  largeCity: "Large city",
  midsizeCity: "Midsize city",
  smallCity: "Small city",
  largeSuburb: "Suburb of a large city",
  midsizeSuburb: "Suburb of a midsize city",
  smallSuburb: "Suburb of a small city",
  fringeTown: "Town near a city",
  distantTown: "Town away from cities",
  remoteTown: "Town far from cities",
  fringeRural: "Countryside near a city",
  distantRural: "Countryside away from cities",
  remoteRural: "Countryside far from cities",
};

const calendars: Record<AcademicCalendar, string> = {
  semester: "Semesters",
  quarter: "Quarters",
  trimester: "Trimesters",
  fourOneFour: "Two terms and a short one between",
  other: "Another calendar",
  byProgram: "Differs by program",
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
  sections,
  contents: "On this page",
  yes: "Yes",
  no: "No",
  notPublished: "not published",
  aYear: "a year",
  zeroOrLess: "$0 or less",
  scores: (lower: number, upper: number) => `${lower} to ${upper}`,
  toOne: (count: number) => `${count} to 1`,
  loading: "Getting this college’s figures",
  failedTitle: "This college’s figures could not be loaded",
  failedKept: "Your plan is safe on this device.",
  search: "Search all colleges",
  alsoCalled: (names: readonly string[]) => `Also called ${new Intl.ListFormat("en-US").format(names)}`,
  hbcu: "Historically Black college",
  tribal: "Tribal college",
  women: "Women’s college",
  men: "Men’s college",
  online: "Online only",
  forProfitTitle: "This is a for-profit college",
  forProfit:
    "It is owned by people or a company that may keep the profit. Compare its price, completion and debt with public colleges near you.",
  closingTitle: "This campus is closing",
  closing: (lastFall: number, spring: number) =>
    `It took its last new students in fall ${lastFall} and closes after spring ${spring}. Its figures stand here because the federal data still lists it; matches leave it out.`,
  noDegreeTitle: "Not part of searches and matches unless you ask",
  noDegree: "It grants no two-year or four-year degrees to undergraduates, or reports no undergraduates.",
  heroPrice: "Average price after grants",
  heroAdmits: "Admits",
  heroAdmitsAll: "Everyone",
  heroGraduates: "Graduate",
  heroEarnings: "Earnings ten years on",
  links: "The college’s own pages",
  website: "Website",
  calculator: "Net price calculator",
  apply: "Apply",
  admissionPage: "Admission",
  aidPage: "Financial aid",
  leaves: "(another site)",
  inviteTitle: "What are your chances here, and what would it cost you?",
  invite:
    "Three questions give you a chance as a range and a price as a band, for this college and all others.",
  inviteLink: "Answer three questions",
  chance: "Your chance",
  yourPrice: "Your price",
  explain: "See how this price is made",
  method: "How chances are made",
  sharpen: "Change or add answers",
  priceLead: (isPublic: boolean) =>
    isPublic
      ? "What first-years with federal aid who pay the in-state price paid on average for a year, living costs included, after all grants and scholarships."
      : "What first-years with federal aid paid on average for a year, living costs included, after all grants and scholarships.",
  bracket: (fromUsd: number, toUsd: number | null) => {
    if (toUsd === null) return `Over ${formatUsd(fromUsd - 1)}`;
    return fromUsd === 0 ? `Up to ${formatUsd(toUsd)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`;
  },
  income: "Family income",
  yours: "your bracket",
  all: "All incomes together",
  notByIncome:
    "This college does not publish its price by family income. The average of all incomes is the best there is.",
  noPrice:
    "This college does not publish what students pay after grants. Its own calculator can tell you more.",
  zeroOrLessNote: "$0 or less: grants came to as much as the whole cost, or more, on average.",
  topBracketNote: "The highest bracket has no upper end: families well above it often pay the full price.",
  onCampus: "living on campus",
  offCampus: "living off campus",
  sticker: (plan: string) => `Published price, ${plan}`,
  stickerInState: (plan: string) => `Published in-state price, ${plan}`,
  stickerOutOfState: (plan: string) => `Published out-of-state price, ${plan}`,
  outOfState: (difference: string) =>
    `If you live in another state, add the difference in tuition: ${difference} a year. Some states share a tuition exchange that lowers it.`,
  costsLead: "Tuition and fees, and what the college expects a full-time student to spend on living.",
  costsTable: "Cost of a year by where you live",
  tuition: "Tuition and fees",
  residencies: {
    inDistrict: "In-district",
    inState: "In-state",
    outOfState: "Out-of-state",
    all: "All students",
  },
  livingPlans: {
    onCampus: "In all, on campus",
    offCampus: "In all, off campus",
    withFamily: "In all, with family",
  },
  livingHere: "Of that, living costs",
  splitTitle: "What living costs are made of",
  historyTitle: "Tuition and fees, year by year",
  history: "Tuition and fees by year",
  growth: (share: string) => `That is ${share} a year on average.`,
  historyNote: "Not corrected for inflation.",
  historyDistrict: "These are the in-district prices.",
  applicants: "Admitted, of those who applied",
  admitCounts: (applicants: number, admitted: number) =>
    `${formatInteger(admitted)} of ${formatInteger(applicants)} applicants were admitted`,
  enrolledCounts: (enrolled: number) => `, ${formatInteger(enrolled)} enrolled`,
  openTitle: "Open admission",
  open: "It admits everyone who applies and has finished high school or its equal. Single programs may ask for more.",
  noRate: "This college does not publish how many of its applicants it admits.",
  tests: "Test scores",
  testPolicy: (policy: TestPolicy | null) =>
    policy === null ? "Its policy on test scores is not published" : testPolicies[policy],
  policyAge: `As reported for ${dataYears.admissions}. Two application cycles have passed since, and policies change: check with the college.`,
  middleHalf: "The middle half of enrolled students who sent scores. A quarter had less, a quarter had more.",
  sat: "SAT",
  satReading: "SAT reading and writing",
  satMath: "SAT math",
  act: "ACT",
  range: (name: string, lower: number, upper: number, minimum: number, maximum: number) =>
    `${name}: ${lower} to ${upper}, on a scale from ${minimum} to ${maximum}`,
  sent: "Share of first-years who sent them",
  noScores: "This college does not publish its students’ test scores.",
  asksTitle: "What an application is made of",
  policy: (policy: TestPolicy) => policies[policy],
  factorsTitle: "What counts, as the college reports it",
  factorsNote: `From section C7 of its Common Data Set, ${dataYears.factors}.`,
  importance: (value: number) => importances[value] ?? "",
  factor: (name: AdmissionFactor) => factors[name],
  gpa: "Average grade point average of first-years, as reported",
  gpaNote: "The college does not say on which scale. Do not compare it with your own.",
  waitlisted: "Admitted from the waiting list",
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
    "These are counts, not your odds, and they do not change your chance here. Students who apply early often have stronger records.",
  earlyDecisionCaution:
    "Early decision counts both of its rounds together, along with recruited athletes and children of alumni. It is binding, so you could not compare award letters.",
  earlyHarder: "Here the other rounds together admitted a larger share than the early one.",
  majorRates: {
    title: "Admission by major or school",
    lead: "What is published about single majors and schools here. They can be far from the rate of the university as a whole, in that fall.",
    broad:
      "The University of California publishes broad fields, each of many majors, and asks you to read them as a guide, not as your chance.",
    unit: "Major or school",
    fall: "Fall",
    rate: "Admitted",
    overall: "The university",
    residency: {
      resident: "applicants from this state",
      nonresident: "applicants from other states",
      international: "international applicants",
    },
  },
  deadlinesLead:
    "Dates can move. Confirm each one with the college, check the time zone, and aim for a day earlier.",
  rolling: "No fixed date. Earlier is better: places and aid can run out.",
  preferred: {
    priority: "Not a cutoff: the day the college asks you to apply by.",
    scholarshipPriority: "Apply by this day to be considered for its scholarships.",
    honors: "Apply by this day to be considered for its honors college or top awards.",
    deposit: "The day admitted students confirm their place.",
  } satisfies Record<PreferredRound, string>,
  binding:
    "Binding: if it admits you, you must enroll. Compare prices first, since you cannot compare offers.",
  notBinding: "Not binding",
  restrictive: "Not binding, but limits where else you may apply early. Read the college’s own rules.",
  passed: "passed",
  likelyPassed: "probably passed",
  noDeadline: "We do not know its dates. Check with the college.",
  noDeadlineOpen:
    "It admits everyone who meets its basic requirements, so there may be no last day to apply. Ask when to apply for aid and when classes fill up.",
  toApplication: "Open its application page",
  toAdmission: "Open its admission page",
  toWebsite: "Open its website",
  majorsLead: (count: number, degrees: number) =>
    `${count === 1 ? "1 program" : `${formatInteger(count)} programs`} with ${formatInteger(degrees)} degrees awarded in 2023-24. The largest come first.`,
  majorsNone: "No degree programs are reported for this college.",
  degrees: "Degrees in 2023-24",
  level: (level: AwardLevel) => awardLevelWords[level],
  allMajors: (count: number) => `All ${formatInteger(count)} programs by family`,
  otherFamily: "Other",
  unnamed: (cip: string) => `Program ${cip}`,
  majorsNote: "Degrees awarded are not places offered, and a new program has none yet.",
  outcomesLead:
    "Who finishes, what they earn, and what they owe. Part-time and transfer students are often not counted.",
  earningsTitle: "Earnings ten years after starting",
  earningsNote:
    "Of students with federal aid who work and do not study, whatever they studied and whether they finished or not. In 2022 dollars.",
  earningsRange: (lower: string, middle: string, upper: string) =>
    `A quarter earned less than ${lower}, half less than ${middle}, and a quarter more than ${upper}.`,
  debtTitle: "Debt",
  debtNote: "Federal loans of those who finished and had borrowed; what parents borrowed is not counted.",
  studentsLead: "Undergraduates, as the college reports them.",
  race: "Race and ethnicity",
  raceNote: (year: string) => `In the categories of the federal form, ${year}.`,
  aidLead: "How many first-years get grants, and how much those who get one receive.",
  shareAndAverage: "Share and average",
  policyTitle: (year: string) => `Its published aid policy, ${year}`,
  freeTuition: (under: string) => `Free tuition for families with income under ${under}`,
  noContribution: (under: string) => `Parents pay nothing where family income is under ${under}`,
  meetsFullNeed: "Says it meets the full need of every admitted U.S. student",
  noLoans: "Its own aid packages hold no loans",
  needOnly: "Gives aid by need alone: no merit awards",
  inStateOnly: "For residents of the state.",
  policyConditions: "Conditions apply: assets, kind of enrollment and more. Read the policy itself.",
  policyLink: "Read the policy",
  cdsTitle: (year: string) => `From its Common Data Set, ${year}`,
  cds: {
    needMet: "Share of need met on average",
    meetsFullNeed: "Meets full need",
    needGrant: "Average need-based grant",
    package: "Average aid package",
    needAid: "First-years with need-based aid",
    meritAid: "First-years with merit aid and no need",
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
  offMap: (place: string) => `${place} lies outside this map of the fifty states.`,
  noPosition: "Its position is not published.",
  home: "Your home",
  fromHome: (miles: number) =>
    miles < 1.5
      ? "Within a mile or so of your home."
      : `About ${formatInteger(Math.round(miles))} miles from your home, as the crow flies.`,
  sourcesLead: (asOf: string) =>
    `The figures on this page were put together on ${formatDate(asOf)} from these sources. Each figure stands with its year.`,
  official: "The same college elsewhere",
  scorecard: "College Scorecard",
  navigator: "College Navigator",
};
