/**
 * What a family does, each with the tasks that lead through it: filing the FAFSA is one action with six steps, sending
 * transcripts one with a tick for each college. Every task template belongs to exactly one action.
 */
import type { ActionKind } from "./actionKind.ts";
import { situationActions } from "./situationActions.ts";

/** The tasks made from the records of state programs, which have ids of their own, are steps of this one. */
export const stateMoney = "stateMoney";

export const actionKinds: readonly ActionKind[] = [
  // High school, 9th to 12th grade
  {
    id: "courses",
    title: "Choose courses that keep doors open",
    steps: [
      "coursePlan9",
      "courses10",
      "transcriptCheck10",
      "courses11",
      "courses12",
      "seniorCourses",
      "gradClasses",
    ],
  },
  { id: "counselorMeeting", title: "Meet your school counselor", steps: ["counselorMeeting11"] },
  {
    id: "activities",
    title: "Build and record your activities",
    steps: [
      "activityLog",
      "studyPlan9",
      "recordsFile9",
      "commitment10",
      "interests10",
      "summer9",
      "summer10",
      "activityText",
      "gradSince",
    ],
  },
  { id: "careers", title: "Look at jobs and fields", steps: ["careerTalk9"], isExtra: true },
  {
    id: "moneyTalk",
    title: "Agree on money as a family",
    steps: ["costTalk9", "savingsCheck9", "netPrice10", "baseYearStart", "costTalk11", "baseYearEnd"],
  },
  {
    id: "practiceTests",
    title: "Take the PSAT for practice",
    steps: ["psat89", "psatPractice", "psat10", "psat"],
  },
  {
    id: "testing",
    title: "Take the SAT or ACT",
    steps: [
      "chooseTest",
      "testFeeWaiver",
      "testSchoolDay",
      "testPlan",
      "registerSat",
      "registerAct",
      "testRehearsal",
      "testDay",
      "testScores",
      "gradScores",
      "appNoScore",
    ],
    manyTitles: { appNoScore: "Where a score is required, get a test date or ask" },
  },
  {
    id: "apAndIb",
    title: "AP and IB exams",
    steps: [
      "apOrder10",
      "apReview10",
      "apExams10",
      "apOrder11",
      "apReview11",
      "apExams11",
      "apOrder12",
      "apReview12",
      "apExams12",
      "apScoreSend",
      "ibReview",
      "ibExams",
      "ibTranscript",
    ],
  },
  { id: "grades", title: "Keep your grades and courses as reported", steps: ["keepGrades"] },

  // The list
  {
    id: "list",
    title: "Settle your list",
    steps: [
      "firstVisits10",
      "firstList11",
      "netPrice11",
      "visits11",
      "secondList11",
      "finalList",
      "openPlaces",
    ],
  },
  {
    id: "directAdmission",
    title: "Claim direct admission offers",
    steps: ["directAdmission"],
    isExtra: true,
  },
  { id: "flyIns", title: "Look for trips that colleges pay for", steps: ["flyIns"], isExtra: true },
  {
    id: "rounds",
    title: "Decide on each college, and its round",
    steps: ["appDecide", "appRestriction", "appBindingPrice", "appAgreement"],
    manyTitles: {
      appDecide: "Decide on each college: would you go, and in which round?",
      appRestriction: "Check which other early plans these colleges allow",
      appBindingPrice: "Check the price before anyone signs",
      appAgreement: "Sign the early decision agreement",
    },
  },
  { id: "askDates", title: "Ask for dates we do not have", steps: ["askDates", "springAsk"] },
  {
    id: "collegeAsks",
    title: "Check what each college asks for",
    steps: ["appAsks"],
    manyTitles: { appAsks: "Check what each of these colleges asks for" },
  },
  {
    id: "interest",
    title: "Attend one session of each college",
    steps: ["appInterest"],
    manyTitles: { appInterest: "Attend one free session of each, online or in person" },
    isExtra: true,
  },

  // Letters, essays, papers
  {
    id: "letters",
    title: "Get your letters",
    steps: [
      "askTeachers",
      "gradLetters",
      "transferLetters",
      "factSheet",
      "ferpaChoice",
      "counselorPacket",
      "appLetters",
      "appInvites",
      "appNomination",
      "thankWriters",
    ],
    manyTitles: {
      transferLetters: "Ask a professor for a letter where one is wanted",
      appLetters: "Look up which letters each college asks for, and ask the writers",
      appInvites: "Send the letter invitations",
      appNomination: "Get a nomination for each academy",
    },
  },
  {
    id: "mainEssay",
    title: "Write your main essay",
    steps: ["essayMoments", "essayDraft", "gradEssayDraft", "transferEssay", "essayFinal"],
    manyTitles: { transferEssay: "Tell each college why you are transferring" },
  },
  { id: "ucEssays", title: "Answer the UC questions", steps: ["ucQuestions", "transferUcQuestions"] },
  {
    id: "supplements",
    title: "Write the colleges’ own essays",
    steps: ["appSupplement"],
    manyTitles: { appSupplement: "Draft each college’s short answers" },
  },
  {
    id: "transcripts",
    title: "Send transcripts and reports",
    steps: [
      "gradRecords",
      "gradTranscript",
      "transferTranscripts",
      "transferReports",
      "appTranscript",
      "appSelfReport",
      "appMidYear",
    ],
    manyTitles: {
      transferTranscripts: "Send transcripts to each college",
      transferReports: "Find out which colleges want a midterm or college report",
      appTranscript: "Have your transcript sent",
      appSelfReport: "Report your own grades where it is asked",
      appMidYear: "Make sure the mid-year report arrives",
    },
  },
  {
    id: "scores",
    title: "Send your scores",
    steps: ["appScores"],
    manyTitles: { appScores: "Send your scores where they help" },
  },

  // Applying
  {
    id: "accounts",
    title: "Open your application accounts",
    steps: [
      "commonAppAccount",
      "ucAccount",
      "csuAccount",
      "csuCampuses",
      "applicationFeeWaivers",
      "ucFeeWaiver",
    ],
  },
  {
    id: "collegeDates",
    title: "Look up scholarship, honors and aid dates",
    steps: ["meritDates", "appAidDate", "appRolling"],
    manyTitles: {
      appAidDate: "Find each college’s priority date for aid",
      appRolling: "Find the dates for scholarships and housing",
    },
  },
  {
    id: "scholarshipDeadlines",
    title: "Apply by scholarship and honors dates",
    steps: ["appScholarshipDate", "appHonorsDate"],
    manyTitles: {
      appScholarshipDate: "Apply by each college’s scholarship date",
      appHonorsDate: "Apply by each college’s honors date",
    },
  },
  {
    id: "submit",
    title: "Submit your applications",
    steps: ["ucSubmit", "ucAddCampus", "csuSubmit", "appSubmit"],
    manyTitles: { appSubmit: "Submit your applications" },
  },
  {
    id: "portals",
    title: "Check your portals",
    steps: ["appPortal", "ucPortals", "csuPortals", "ucChanges", "transferUcUpdate"],
    manyTitles: { appPortal: "Open each portal and read its checklist" },
  },
  {
    id: "answers",
    title: "Read each answer and act on it",
    steps: ["appEarlyAnswer", "appSecondEarlyAnswer", "appAnswer", "transferAnswer"],
    manyTitles: {
      appEarlyAnswer: "Check each early result and act on it",
      appSecondEarlyAnswer: "Check each second early result and act on it",
      appAnswer: "Save each decision and award letter",
      transferAnswer: "Save each decision, award letter and credit count",
    },
  },

  // Money
  {
    id: "fafsa",
    title: "File the FAFSA",
    steps: [
      "aidWho",
      "gradAidWho",
      "aidAccounts",
      "aidPapers",
      "fafsaFile",
      "transferFafsa",
      "springFafsa",
      "springNextFafsa",
      "fafsaConsent",
      "stateAidFafsa",
      "stateAidForms",
      "fafsaSummary",
      "fafsaAgain",
    ],
  },
  {
    id: "cssProfile",
    title: "File the CSS Profile",
    steps: ["cssOtherParent", "cssFile", "cssDocuments"],
  },
  {
    id: stateMoney,
    title: "Apply for your state’s own aid",
    steps: ["stateFormFile", "calGrantGrades", "stateGrantEarly", "stateAidAgency"],
  },
  {
    id: "aidOffice",
    title: "Answer the aid offices",
    steps: ["unusualCase", "verificationWatch", "springMoveAid"],
  },
  {
    id: "scholarships",
    title: "Apply for outside scholarships",
    steps: [
      "scholarshipProfile",
      "scholarshipCalendar",
      "localScholarships",
      "transferAwards",
      "awardDisplacement",
    ],
  },
  {
    id: "namedScholarships",
    title: "National scholarships worth a look",
    steps: [
      "questBridgePrep",
      "questBridgeMatch",
      "questBridgeRanking",
      "questBridgePapers",
      "gatesScholarship",
      "cocaColaScholarship",
      "cookeScholarship",
      "elksScholarship",
      "scienceTalentSearch",
      "bigFutureList",
      "burgerKingScholars",
      "dellScholars",
      "hsfScholar",
    ],
    isExtra: true,
  },

  // Deciding
  {
    id: "choose",
    title: "Compare your offers and choose",
    steps: [
      "compareOffers",
      "askAidOffice",
      "appealOffer",
      "admittedVisits",
      "gradOldOffer",
      "chooseCollege",
      "askHeldPlaces",
      "deposit",
      "declineOthers",
    ],
  },
  {
    id: "waitlist",
    title: "Waitlists, and a late list",
    steps: ["waitlist", "waitlistEnd", "lateList"],
    isExtra: true,
  },
  {
    id: "otherPaths",
    title: "Other paths: a gap year, an academy",
    steps: ["serviceAcademies", "gapYear", "gradDeferral"],
    isExtra: true,
  },

  // Before the first class
  {
    id: "enroll",
    title: "Get ready for the first class",
    steps: [
      "openPlacement",
      "openOrientation",
      "openRegister",
      "springPlacement",
      "springRegister",
      "meltPortal",
      "meltHousing",
      "meltOrientation",
      "meltPlacement",
      "meltShots",
      "meltInsurance",
      "meltTranscript",
      "meltCredit",
      "meltCourses",
      "meltAdvisor",
      "meltMoveIn",
      "adultDocuments",
    ],
  },
  {
    id: "firstBill",
    title: "Settle aid and the first bill",
    steps: ["meltVerification", "meltAwards", "meltLoans", "meltWorkStudy", "meltBill", "meltRefundDates"],
  },

  ...situationActions,
];
