/** The text of the finder of guaranteed admission. */
import type { AnswerWords } from "#components/answer/answerWords.ts";
import type { FinderCollege } from "#content/parts/guaranteeFinder.ts";
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { AdmissionPathKind } from "#domain/admission/admissionPaths.ts";
import type { YesFact } from "#domain/admission/describeRule.ts";
import type { AnswerId } from "#domain/answers/readAnswer.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import { toDay } from "#lib/dates.ts";
import { formatGradePoints, formatInteger, formatMonthDay } from "#lib/format.ts";
import type { ShownOutcome } from "./promises.ts";

export const words = {
  title: (state: StateCode) => `Where are you guaranteed admission in ${nameInText(state)}?`,
  titleNone: (state: StateCode) => `No confirmed admission guarantee by grades in ${nameInText(state)}`,
  lead: "Some colleges guarantee admission by law or policy. Enter your grades to see where you qualify.",
  leadWithoutScripts:
    "Some colleges guarantee admission by law or policy. Compare your grades with these requirements.",
  leadOwnLines: "We found no single GPA cutoff. Here are the participating colleges and what else you need.",
  leadNone: (state: StateCode) =>
    `We could not confirm any law or policy in ${nameInText(state)} that guarantees first-year admission based on grades or class rank. These are the alternatives.`,
  forWhom: (state: StateCode) =>
    `These guarantees are for students who graduate from high school in ${nameInText(state)}.`,
  staysHere: "What you enter is kept in your plan on this device.",
  otherHome: (home: StateCode, state: StateCode) =>
    `Your plan says you live in ${nameInText(home)}. These guarantees are for students in ${nameInText(state)}.`,
  noTests:
    "None of these guarantees depends on an SAT or ACT score, though some colleges require one from every applicant.",
  asked: {
    gpa: {},
    classRankTopPercent: { hint: "Enter 10 for the top 10%." },
    hasRequiredCourses: {
      hint: "This usually means four years of English, three or four of math, three of science, three of social studies and two of one world language.",
    },
    attendsPublicSchool: { hint: "Some of these guarantees are only for public school students." },
  } as Partial<Record<AnswerId, Partial<AnswerWords>>>,
  leaveRest: "Not sure about the rest",
  showLeft: (count: number) =>
    count === 1
      ? "Answer the question you skipped"
      : `Answer the ${formatInteger(count)} questions you skipped`,
  status: {
    empty: "Enter your grades to see which guarantees apply.",
    sure: (count: number) =>
      count === 1
        ? "1 college guarantees you admission."
        : `${formatInteger(count)} colleges guarantee you admission.`,
    one: "You are guaranteed a place at one of the universities.",
    check: (count: number) =>
      count === 1
        ? "You meet the grade requirement of 1 guarantee. A few things are left to check."
        : `You meet the grade requirements of ${formatInteger(count)} guarantees. A few things are left to check.`,
    none: "You don’t qualify for any of these guarantees. You can still apply to all of these colleges.",
    open: "Some figures are missing or can’t be compared.",
  },
  outcomes: {
    sure: "You’re guaranteed admission",
    claim: "Guaranteed once you accept",
    sureOfOne: "Guaranteed at one of these",
    check: "Grades fit; check the rest",
    missing: "More needed",
    notMet: "Not with these grades",
    ownLines: "Each college sets its own",
    denied: "Not with these answers",
    byLetter: "By letter",
  } satisfies Record<ShownOutcome, string>,
  because: {
    sure: "You meet every requirement. Apply by the deadline, and tell the college you qualify.",
    claim: "You meet every requirement. You still have to respond to the offer.",
    sureOfOne: "You meet every requirement. You don’t get to choose which college it is.",
    check: "Your grades qualify. You must also meet the conditions below.",
    missing: "A figure is missing, or it is on a scale we can’t compare with this requirement.",
    notMet: "Your grades don’t meet this requirement. You can still apply.",
    ownLines: "Offers depend on GPA, and each college sets its own requirement.",
    denied: "You said you won’t meet one of the conditions. You can still apply.",
    byLetter: "Watch for the letter in the fall of senior year, and ask your high school if it doesn’t come.",
  } satisfies Record<ShownOutcome, string>,
  ruleReachedSoFar: "What you told us fits this rule.",
  ruleReached: "Your answers meet this rule.",
  notMetFloor:
    "Your answers don’t meet this rule, and these colleges require it of everyone. Their admission offices can tell you about other ways in.",
  eitherOf: "One of these is enough",
  oneFromEach: "You need one from each group",
  group: (number: number) => `Group ${number}: one of these`,
  whole: (number: number) => `Group ${number}`,
  /** Scores that no field asks for. */
  unasked: (scores: string) => `We don’t ask for ${scores}, so check that part of the rule yourself.`,
  /** A day of the fall that seniors have behind them. */
  passed: (text: string) => `${text} (this day has passed for this year’s seniors)`,
  line: "The requirement",
  ways: {
    gpa: (points: number) => `GPA of ${formatGradePoints(points)} or higher`,
    weighted: (points: number) => `Weighted GPA of ${formatGradePoints(points)} or higher`,
    rank: (percent: number) => `In the top ${formatInteger(percent)}% of your class`,
    both: (percent: number, points: number) =>
      `In the top ${formatInteger(percent)}% of your class, with a GPA of ${formatGradePoints(points)} or higher`,
    own: "Not published, because each college sets its own",
  },
  alsoNeeded: "Also needed",
  needed: "What you need",
  heard: { yes: "met", no: "not met", open: "not answered" },
  needs: {
    gpaOnTheirScale: "Your unweighted GPA, with an A worth 4.0 in every class, also meets the requirement",
    requiredCourses: "You have taken, or are taking, the required courses",
    distinguishedLevel:
      "You earn the Distinguished Level of Achievement, or the SAT or ACT scores that can replace it",
    publicSchool: "You attend a public high school",
    districtSharesData: "Your district shares its data through CaliforniaColleges.edu",
    districtTakesPart: "Your school district participates",
    readinessCriteria: "You meet its academic readiness criteria (ask what they are)",
    testTaken: "You have taken the SAT, ACT or CLT",
    fourthMath: "You are taking a fourth math course",
    schoolNamesYou: "Your high school names you as one of its top students",
    collegeTakesPart: "Your offer lists the college",
    thisCampus: "The guarantee is for this campus, not only for a regional one",
    optedIn: "You opted in as a junior, with a parent’s consent",
    spaceRemains: "There is still space when you are considered",
    claimTheOffer: "You respond to the offer and complete the short application",
  } satisfies Record<FurtherNeed, string>,
  ruleNeeds: {
    isResident: "You live in the state",
    finishesSchoolHere: "You graduate from a high school in the state",
    hasRequiredCourses: "You have taken, or are taking, the required courses",
    attendsPublicSchool: "You attend a public high school",
    attendsPartnerSchool: "Your high school takes part (ask your counselor)",
    getsLetter: "You get the letter with the offer",
    earnsDiploma: "You finish high school",
    earnsAdvancedDiploma: "You earn the state’s advanced diploma",
    hasTestScore: "You have an SAT or ACT score",
  } satisfies Partial<Record<YesFact, string>> as Partial<Record<YesFact, string>>,
  applyBy: ({ month, day }: { month: number; day: number }) =>
    `You apply by ${formatMonthDay(toDay(2000, month, day))} of senior year`,
  extents: {
    partial: "Only part of the rule is automatic, so ask the college whether it covers you",
    provisional: "By law, the offer is not an acceptance, and the college still decides",
    unknown: "The page doesn’t say whether this is enough, so ask the college",
  },
  whereLetter: "The letter names the colleges",
  where: {
    each: "A place at each of these",
    oneOf: "A place at one of these",
    byLetter: "A place at the ones your letter names",
  },
  named: (count: number) => `${formatInteger(count)} of the colleges by name`,
  all: (count: number) => `All ${formatInteger(count)} colleges`,
  unnamed: {
    northCarolinaConnect:
      "In all, 11 universities of the UNC System, 29 independent colleges and every community college take part. Chapel Hill, NC State and NC A&T did not take part for the class of 2026.",
  } as Readonly<Record<string, string>>,
  dateNotes: {
    northCarolinaConnect:
      "Offers to the class of 2026 closed in early January. Look up the date for your class now.",
  } as Readonly<Record<string, string>>,
  notTheMajor:
    "The guarantee is for the college, not for a major. A popular major may still turn students away.",
  policy: (name: string) => `See the source: ${name}`,
  ruleOf: (year: string) => `Rule: ${year}`,
  ruleMoves: (year: string) => `Rule: ${year}. It may change; confirm with the agency`,
  rulePast: (year: string) => `Rule for ${year.replace(/^class/, "the class")}. Ask whether it still applies`,
  ruleOneSource: (year: string) => `Rule: ${year}. From one source; confirm with the college`,
  transferOneSource: (source: string) => `${source}. From one source; confirm with the college`,
  besides: "Other ways in",
  kinds: {
    invitation: "An invitation, not admission",
    open: "Open by law",
    transfer: "After a community college",
    partner: "Individual colleges",
    later: "Not available yet",
  } satisfies Record<AdmissionPathKind, string>,
  transferTo: "To",
  openTitle: "Public colleges with open admission",
  openLead:
    "These colleges admit everyone who applies with a high school diploma. Some programs fill early or have their own requirements.",
  openBachelors: "Mostly bachelor’s degrees",
  openAssociate: "Mostly associate degrees and certificates",
  openNone: "No public college here reports open admission in the federal data.",
  openMore: (count: number) =>
    count === 1
      ? "You can find one more college in the college search."
      : `You can find ${formatInteger(count)} more colleges in the college search.`,
  openCount: (colleges: readonly FinderCollege[]) => formatInteger(colleges.length),
} as const;
