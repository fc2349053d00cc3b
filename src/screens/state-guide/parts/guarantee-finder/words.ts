/** The text of the finder of guaranteed admission. */
import type { FinderCollege } from "#content/parts/guaranteeFinder.ts";
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { AdmissionPathKind } from "#domain/admission/admissionPaths.ts";
import type { GuaranteeOutcome } from "#domain/admission/checkGuarantee.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { formatGradePoints, formatInteger } from "#lib/format.ts";

export const words = {
  title: (state: StateCode) => `Which yeses are certain in ${stateNames[state]}?`,
  titleNone: (state: StateCode) => `No certain yes by grades in ${stateNames[state]}`,
  lead: "Some places are promised by law or policy. Enter your figures and see which of them you have.",
  leadWithoutScripts: "Some places are promised by law or policy. Hold your own figures against these lines.",
  leadOwnLines: "Here no grade line is published. Each college sets its own, so there is nothing to enter.",
  leadNone: (state: StateCode) =>
    `We found no law or policy that promises first-year students a place in ${stateNames[state]} for grades or class rank. This is what there is instead.`,
  forWhom: (state: StateCode) => `For students who finish high school in ${stateNames[state]}.`,
  staysHere: "What you enter stays on this page of your device.",
  otherHome: (home: StateCode, state: StateCode) =>
    `Your plan says that you live in ${stateNames[home]}. These promises are for students in ${stateNames[state]}.`,
  noTests: "No SAT or ACT score is needed for any of these.",
  fromPlan: "From your plan",
  rank: "Class rank (top %)",
  rankHint: "10 means top 10%.",
  rankProblem: "Use a figure from 1 to 100, such as 8. The top of the class is 1.",
  status: {
    empty: "Enter your figures to see which promises hold.",
    sure: (count: number) =>
      count === 1
        ? "1 college has to say yes to you."
        : `${formatInteger(count)} colleges have to say yes to you.`,
    one: "A place at one of the universities is promised to you.",
    check: (count: number) =>
      count === 1
        ? "Your figures fit 1 promise. A few things are left to check."
        : `Your figures fit ${formatInteger(count)} promises. A few things are left to check.`,
    none: "None of these promises is met by your figures. You can still apply to every one of these colleges.",
    open: "Some figures are missing, or cannot be compared.",
  },
  outcomes: {
    sure: "A certain yes",
    claim: "Yours once you claim it",
    sureOfOne: "A place at one of them",
    check: "Fits; check the rest",
    missing: "Open",
    notMet: "Not by these figures",
    ownLines: "Each college has its own line",
  } satisfies Record<GuaranteeOutcome, string>,
  because: {
    sure: "Everything the promise asks is met. Apply in time, and name it to the college.",
    claim: "Everything the promise asks is met. You have to answer the offer.",
    sureOfOne: "Everything the promise asks of you is met. Which college it is, is not yours to choose.",
    check: "Your figures reach the line. What is listed below must hold as well.",
    missing: "A figure is missing, or is on a scale that cannot be held against this line.",
    notMet: "Your figures do not reach this line. The college still reads your application.",
    ownLines: "Offers go by grade average, and each college sets its own line.",
  } satisfies Record<GuaranteeOutcome, string>,
  eitherOf: "One of these is enough",
  line: "The line",
  ways: {
    gpa: (points: number) => `Grade average of ${formatGradePoints(points)} or more`,
    weighted: (points: number) => `Weighted grade average of ${formatGradePoints(points)} or more`,
    rank: (percent: number) => `In the top ${formatInteger(percent)}% of your class`,
    both: (percent: number, points: number) =>
      `In the top ${formatInteger(percent)}% of your class, with a grade average of ${formatGradePoints(points)} or more`,
    own: "Not published: each college has its own grade line",
  },
  alsoNeeded: "Also needed",
  needs: {
    gpaOnTheirScale: "Your plain average, in which an A counts 4 in every class, also reaches the line",
    requiredCourses: "You have taken, or are taking, the required courses",
    distinguishedLevel: "You earn the Distinguished Level of Achievement",
    publicSchool: "You go to a public high school",
    districtSharesData: "Your district shares its data through CaliforniaColleges.edu",
    districtTakesPart: "Your school district takes part",
    testTaken: "You have taken the SAT, ACT or CLT",
    fourthMath: "You are taking a fourth math course",
    optedIn: "You opted in as a junior, with a parent’s consent",
    spaceRemains: "There is still space when your turn comes",
    claimTheOffer: "You answer the offer and finish the short application",
  } satisfies Record<FurtherNeed, string>,
  where: { each: "A place at each of these", oneOf: "A place at one of these" },
  all: (count: number) => `All ${formatInteger(count)} colleges`,
  unnamed: {
    northCarolinaConnect:
      "11 universities of the UNC System, 29 independent colleges and your community college. For the class of 2026 it left out Chapel Hill, NC State and NC A&T.",
  } as Readonly<Record<string, string>>,
  dateNotes: {
    northCarolinaConnect: "The offers of last year closed on January 2, 2026. Look up this year’s day now.",
  } as Readonly<Record<string, string>>,
  notTheMajor: "A promised place is at the college. A full program may still choose among its applicants.",
  policy: (name: string) => `Read the policy: ${name}`,
  ruleOf: (year: string) => `Rule: ${year}`,
  ruleMoves: (year: string) => `Rule: ${year}. It may move; check with the agency`,
  ruleOneSource: (year: string) => `Rule: ${year}, by one source. Check with the college`,
  besides: "What else there is",
  kinds: {
    invitation: "An invitation, not a place",
    open: "Open by law",
    transfer: "After a community college",
    partner: "Single colleges",
    later: "Not in use yet",
  } satisfies Record<AdmissionPathKind, string>,
  openTitle: "Public colleges that take everyone",
  openLead:
    "They admit all who apply with a high school diploma. Some of their programs are full early or have lines of their own.",
  openBachelors: "Mostly bachelor’s degrees",
  openAssociate: "Mostly associate degrees and certificates",
  openNone: "No public college here reports open admission in the federal data.",
  openCount: (colleges: readonly FinderCollege[]) => formatInteger(colleges.length),
} as const;
