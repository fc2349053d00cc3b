/** What a family reads of state programs in a price: the same on a card, in a table, from the counselor and from the API. */
import type { Need, NeedCode } from "#domain/aid/stateProgram.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { formatAnd, formatDate, formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";
import type { PricedAward } from "./pricedAwards.ts";
import type { NearestLine } from "./stateAwards.ts";

/** One program in whole sentences. */
export function describeAward(award: PricedAward): string {
  const program = `${award.name} (${describePeriod(award.year)})`;
  const named = award.isHigherLevel ? `a higher level of ${program}` : program;
  switch (award.status) {
    case "counted":
      return [describeCounted(named, award), ...describeIfs(award.ifs)].join(" ");
    case "open":
      return [
        `${capitalize(named)} may lower the price by ${sayLess(award)} a year.`,
        describeOpen(award),
      ].join(" ");
    case "missed":
      return describeMissed(named, award);
    default:
      return `Your answers meet the rules for ${named}. No amount for this college is published, so the price includes it only as far as the average does.`;
  }
}

function describeCounted(named: string, { usd, isLastDollar, isByOtherScale }: PricedAward): string {
  const what = isLastDollar
    ? `Counted in this price: ${named}, which pays the tuition that other grants don’t cover, about ${formatUsd(usd ?? 0)} here.`
    : `Counted in this price: ${named}, worth about ${formatUsd(usd ?? 0)} a year here.`;
  return isByOtherScale
    ? `${what} The program counts grades or scores in its own way, so check that you meet its minimum.`
    : what;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sayLess = ({ usd, isLastDollar }: PricedAward) =>
  `${isLastDollar ? "up to" : "about"} ${formatUsd(usd ?? 0)}`;

function describeOpen({ missing, closedOn }: PricedAward): string {
  const asked = listAsked(missing);
  if (closedOn !== null)
    return `The deadline to apply was ${formatDate(closedOn)}, so count on this money only if you applied in time. The range covers both cases.`;
  return asked.length === 0
    ? "The program counts grades, scores or income in a way we can’t check from your answers. The range covers both cases."
    : // Few are at the top of their class, so the range does not count on it.
      `Add ${formatAnd(asked)} to find out. Until then, the range ${missing.includes("classRankTopPercent") ? "leaves it out" : "covers both cases"}.`;
}

function describeMissed(named: string, award: PricedAward): string {
  const { nearest, usd } = award;
  if (nearest !== null && usd !== null)
    return `With ${named}, you would pay ${sayLess(award)} less a year: ${describeNearest(nearest)}.`;
  const worth = usd === null ? "" : `, worth about ${formatUsd(usd)} a year here`;
  return nearest === null
    ? `Not counted: ${named}${worth}. Your grades and scores are below its minimum, so this price is above the average here.`
    : `Not counted: ${named}${worth}. To get it: ${describeNearest(nearest)}.`;
}

/** "you are 70 SAT points away from 1330". */
export function describeNearest({ fact, by, value }: NearestLine): string {
  switch (fact) {
    case "satTotal":
      return `you are ${formatInteger(by)} SAT points away from ${value}`;
    case "actComposite":
      return `you are ${by === 1 ? "1 ACT point" : `${formatInteger(by)} ACT points`} away from ${value}`;
    case "incomeUsd":
      return by === 0
        ? `your income is right at its limit of ${formatUsd(value)}`
        : `your income is ${formatUsd(by)} above its limit of ${formatUsd(value)}`;
    default:
      return `your GPA is ${formatGradePoints(by)} below ${formatGradePoints(value)}`;
  }
}

/** For a cell of a table, or a line under a price. */
export function describeAwardShort(award: PricedAward): string {
  const { name, status, usd, nearest } = award;
  if (status === "counted") return award.isLastDollar ? name : `${name}, ${formatUsd(usd ?? 0)}`;
  if (status === "open")
    return `${name}, ${sayLess(award)}, if you ${award.closedOn === null ? "get it" : "applied in time"}`;
  if (status === "unpublished") return `${name}, amount not published`;
  return nearest === null ? `without ${name}` : `${name}: ${describeNearest(nearest)}`;
}

const askedFacts: Partial<Record<ConditionFact, string>> = {
  gpa: "your GPA",
  satTotal: "an SAT or ACT score",
  actComposite: "an SAT or ACT score",
  cltTotal: "an SAT or ACT score",
  classRankTopPercent: "your class rank",
  incomeUsd: "your family’s income",
  sai: "your FAFSA answers",
  getsPell: "your FAFSA answers",
  assetsUsd: "your FAFSA answers",
  familySize: "your family’s size",
  dependency: "your FAFSA answers",
  parents: "your FAFSA answers",
};

function listAsked(missing: readonly ConditionFact[]): string[] {
  return [...new Set(missing.flatMap((fact) => askedFacts[fact] ?? []))];
}

/** What it takes besides, in the order in which it comes: "To get it: …". */
function describeIfs(ifs: readonly Need[]): string[] {
  const first = ifs.flatMap(({ code, values }) => todo[code]?.(values) ?? []);
  const later = ifs.flatMap(({ code, values }) => keep[code]?.(values) ?? []);
  return [
    ...(first.length === 0 ? [] : [`To get it, ${formatAnd(first)}.`]),
    ...(later.length === 0 ? [] : [`To keep it, ${formatAnd(later)}.`]),
  ];
}

type Words = Partial<Record<NeedCode, (values: readonly number[]) => string>>;

const todo: Words = {
  serviceOrPaidHours: ([service = 0, paid = 0]) =>
    `do ${formatInteger(service)} hours of service or ${formatInteger(paid)} of paid work before you graduate`,
  coreCoursesCounted: () => "take the core courses it counts",
  rigorCourses: ([count = 0]) => `pass the ${formatInteger(count)} advanced classes it asks for`,
  collegePrepPlan: () => "finish a college-preparatory plan of courses",
  readinessMarks: () => "show that you are ready for college work",
  readyForCollegeWork: () => "show that you are ready for college work",
  listedCourses: () => "take the courses it lists",
  scoreInEachPart: () => "reach its score in each part of the test",
  attendanceAndTutoring: () => "keep up attendance and tutor younger students",
  algebraOrActMath: () => "reach its level in math",
  testAsJunior: () => "take the test as a junior",
  homeCountyCollege: () => "go to your county’s college",
  schoolYearsHere: ([count = 0]) =>
    count > 0
      ? `live in the state for ${formatInteger(count)} of your high school years`
      : "go to high school in the state",
  collegeReady: () => "be ready for college work",
  oneSitting: () => "reach the score on one test day",
  schoolNominates: () => "have your school nominate you",
  gpaReachesState: () => "make sure your school sends in your GPA",
  applyInSeniorYear: () => "apply in your senior year",
  ownForm: () => "send in the program’s own application on time",
  stateRecord: () => "finish your state record in NJFAMS",
  tapForm: () => "send in the TAP application",
  formToCollege: () => "send the college its form",
  signUpOnce: () => "sign up once with the state",
  fileEarly: () => "file the FAFSA early, because money runs out",
  claimOnReturn: () => "claim it on your tax return",
  payFirst: () => "pay the college first (you get it back with your tax return)",
  moneyCourse: () => "take a personal finance course",
  workOrVolunteer: () => "work or volunteer",
};

const keep: Words = {
  gpaEachTerm: ([points = 0]) => `keep a ${formatGradePoints(points)} GPA in college`,
  creditsEachYear: ([count = 0]) => `earn ${formatInteger(count)} credits a year`,
  serviceEachTerm: ([hours = 0]) => `do ${formatInteger(hours)} hours of service each term`,
  liveInStateAfter: () => "live in the state after college, or it turns into a loan",
  workInStateAfter: () => "work in the state after college, or it turns into a loan",
  stayAfter: () => "stay in the state after college, or it turns into a loan",
  creditsByYearTwo: () => "earn the credits it asks for",
  renewEachYear: () => "file the FAFSA again each year",
};
