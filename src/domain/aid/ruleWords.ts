/** Describes aid program rules: conditions, other requirements, and unanswered questions. */
import { nameInText, type StateCode } from "#domain/college/states.ts";
import type { AdmissionFact, AidFact, Condition, NumberFact } from "#domain/eligibility/condition.ts";
import { findIncomeLimit } from "#domain/eligibility/evaluate.ts";
import { formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";
import { calculatePovertyLine } from "./stateAidFederal.ts";
import type { NeedCode } from "./stateProgram.ts";
import type { StateAidInput } from "./statePrograms.ts";

/** One line of a rule. `familySize` adds dollars to a share of the poverty guideline. */
export function describeCondition(condition: Condition, state: StateCode, familySize: number | null): string {
  switch (condition.kind) {
    case "yes":
      return `${yesLines[condition.fact]?.(nameInText(state)) ?? ""}${condition.hasOtherWay === true ? " (if not, ask about exceptions)" : ""}`;
    case "atLeast":
      return describeMinimum(condition);
    case "atMost":
      return describeMaximum(condition);
    case "gpa":
      return `${gpaLines[condition.rule]?.(formatGradePoints(condition.value)) ?? ""}${condition.hasOtherWay ? otherWay : ""}`;
    case "incomeBySize":
      return describeIncomeBySize(condition, familySize);
    case "poverty":
      return familySize === null
        ? `Income up to ${formatInteger(condition.percent)}% of the federal poverty guideline for your family size`
        : `Income up to ${formatUsd(calculatePovertyLine(familySize, condition.percent))} for a family of ${formatInteger(familySize)} (${formatInteger(condition.percent)}% of the 2025 federal poverty guideline)`;
    case "dependency":
      return condition.is === "dependent"
        ? "You count as a dependent student on the FAFSA"
        : "You count as an independent student on the FAFSA";
    case "some":
      return describeSome(condition, state, familySize);
    case "any":
      return anyLines[condition.code]?.(condition, state, familySize) ?? "";
    default:
      // An "any" has its own sentence for its parts.
      return "";
  }
}

function describeIncomeBySize(
  condition: Extract<Condition, { kind: "incomeBySize" }>,
  familySize: number | null,
): string {
  const about = condition.isAbout === true ? "about " : "";
  const of = condition.year === undefined ? "" : ` (${condition.year} limit)`;
  const own = familySize === null ? null : findIncomeLimit(condition, familySize);
  if (own !== null && familySize !== null) {
    return `Income of ${about}${formatUsd(own)} a year or less for a family of ${formatInteger(familySize)}${of}`;
  }
  const size = condition.limitsUsd.length;
  const known = formatUsd(findIncomeLimit(condition, size) ?? 0);
  return `Income of ${about}${known} a year or less for a family of ${formatInteger(size)}${of}; the limit changes with the family’s size`;
}

const otherWay = "; if yours is lower, ask about the other way to qualify";
const countWords = ["None", "One", "Two", "Three"] as const;

function describeSome(
  { count, of }: Extract<Condition, { kind: "some" }>,
  state: StateCode,
  familySize: number | null,
): string {
  const parts = describeParts(of, state, familySize).join("; ");
  return `${countWords[count] ?? formatInteger(count)} of these ${lowerFirst(countWords[of.length] ?? "")}: ${parts}`;
}

type YesFact = Extract<Condition, { kind: "yes" }>["fact"];
type GpaRule = Extract<Condition, { kind: "gpa" }>["rule"];
/** What only admission rules use has no words here. */
type AidGpaRule = Exclude<GpaRule, "transcript" | "core" | "weightedCore">;

const yesLines: Partial<Record<YesFact, (state: string) => string>> = {
  isResident: (state: string) => `You live in ${state}`,
  finishesSchoolHere: (state: string) => `You graduate from high school in ${state}`,
  getsPell: () => "You receive a federal Pell Grant of any amount",
} satisfies Record<Exclude<YesFact, AdmissionFact>, (state: string) => string>;

const gpaLines: Partial<Record<GpaRule, (points: string) => string>> = {
  plain: (points: string) => `GPA of ${points} or higher`,
  weighted: (points: string) => `Weighted GPA of ${points} or higher`,
  own: (points: string) => `GPA of ${points} or higher, as the state calculates it`,
} satisfies Record<AidGpaRule, (points: string) => string>;

function describeMinimum(condition: Extract<Condition, { kind: "atLeast" }>): string {
  const { fact, value, notBelow } = condition;
  const figure = formatInteger(value);
  switch (fact) {
    case "graduationYear":
      return `You graduate from high school in ${value} or later`;
    case "creditsPerTerm":
      if (value === 12) return "You enroll full time (12 or more credits a term)";
      if (value === 6) return "You enroll at least half time (6 or more credits a term)";
      return `You take ${figure} credits a term or more`;
    case "sai":
      return `Student Aid Index of ${figure} or higher`;
    default:
      return `${scoreNames[fact] ?? ""} ${value} or higher${notBelow === undefined ? "" : describeLower(condition)}${condition.hasOtherWay ? otherWay : ""}`;
  }
}

function describeLower({ notBelow, isLevelBelow }: Extract<Condition, { kind: "atLeast" }>): string {
  return `; ${isLevelBelow === true ? "the lowest level requires" : "another official page says"} ${notBelow}`;
}

const scoreNames: Partial<Record<NumberFact, string>> = {
  satTotal: "SAT",
  actComposite: "ACT",
  cltTotal: "CLT",
};

function describeMaximum(condition: Extract<Condition, { kind: "atMost" }>): string {
  const { fact, value, isInclusive, isAbout, isAfterDeductions, year } = condition;
  const limit = isAbout === true ? `about ${formatUsd(value)}` : formatUsd(value);
  const of = year === undefined ? "" : ` (${year} limit)`;
  switch (fact) {
    case "graduationYear":
      return `You graduate from high school in ${value} or earlier`;
    case "classRankTopPercent":
      return `You are in the top ${formatInteger(value)}% of your class`;
    case "classPlace":
      return value === 1 ? "You are first in your class" : "You are first or second in your class";
    case "incomeUsd":
      if (isInclusive === false) return `Income under ${limit} a year${of}`;
      return isAfterDeductions === true
        ? `Taxable income of ${limit} a year or less`
        : `Income of ${limit} a year or less${of}`;
    case "assetsUsd":
      if (isInclusive === false) return `Savings and other assets under ${limit}${of}`;
      return `Savings and other assets of ${limit} or less${of}`;
    case "sai":
      return isAbout === true
        ? `Student Aid Index of about ${formatInteger(value)} or less${of}`
        : `Student Aid Index of ${formatInteger(value)} or less${of}`;
    case "monthsToStart":
      if (value <= 6) return "You start college the fall after high school";
      return value > 24
        ? `You start college within ${formatInteger(value / 12)} years of high school`
        : `You start college within ${formatInteger(value)} months of high school`;
    default:
      return `${formatInteger(value)} or less`;
  }
}

type Any = Extract<Condition, { kind: "any" }>;

type DescribeAny = (condition: Any, state: StateCode, familySize: number | null) => string;

const anyLines: Partial<Record<Any["code"], DescribeAny>> = {
  tests(condition) {
    const lines = testFacts.flatMap((fact) => findLine(condition, fact) ?? []);
    const lower = lines.flatMap(({ fact, notBelow }) =>
      notBelow === undefined ? [] : [`${scoreNames[fact]} ${notBelow}`],
    );
    const differing = lower.length === 0 ? "" : ` (another official page says ${joinOr(lower)})`;
    const open = lines.some(({ hasOtherWay }) => hasOtherWay) ? otherWay : "";
    return `${joinOr(lines.map(({ fact, value }) => `${scoreNames[fact]} ${value}`))}${differing}${open}`;
  },
  incomeByParents(condition) {
    const [one = 0, two = 0] = listIncomeLines(condition);
    return `Income of ${formatUsd(one)} a year or less with one parent, or ${formatUsd(two)} with two`;
  },
  incomeByDependency(condition) {
    const [single = 0, married = 0, dependent = 0] = listIncomeLines(condition);
    return `Taxable income of ${formatUsd(dependent)} a year or less; if you are independent with no children, ${formatUsd(married)} if married or ${formatUsd(single)} if single`;
  },
  gradesOrClassPlace(condition) {
    const sat = findLine(condition, "satTotal");
    const act = findLine(condition, "actComposite");
    const average = findGpa(condition);
    return `GPA of ${formatGradePoints(average ?? 0)}, as the state calculates it, with SAT ${sat?.value} or ACT ${act?.value}; or first or second in your class`;
  },
  eitherWay: ({ of }, state, familySize) => describeParts(of, state, familySize).join("; or "),
} satisfies Record<Exclude<Any["code"], "admission">, DescribeAny>;

const testFacts = ["satTotal", "actComposite", "cltTotal"] as const;

/** "SAT 1200, ACT 25 or CLT 67": without a comma before "or", as the rules are quoted. */
function joinOr(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** Ways to qualify in one sentence: only the first begins with a capital, unless it is a name. */
function describeParts(of: readonly Condition[], state: StateCode, familySize: number | null): string[] {
  return of.map((part, place) => {
    const text = describePart(part, state, familySize);
    return place > 0 && /^(You|Income|Savings|Weighted)\b/.test(text) ? lowerFirst(text) : text;
  });
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** One of several ways to qualify, which may itself ask for several things. */
function describePart(condition: Condition, state: StateCode, familySize: number | null): string {
  if (condition.kind !== "all") return describeCondition(condition, state, familySize);
  return condition.of.map((part) => describePart(part, state, familySize)).join(", with ");
}

/** Income limits in order, from the lowest. */
function listIncomeLines(condition: Condition): number[] {
  if (condition.kind === "atMost") return condition.fact === "incomeUsd" ? [condition.value] : [];
  return "of" in condition ? condition.of.flatMap(listIncomeLines) : [];
}

type AtLeast = Extract<Condition, { kind: "atLeast" }>;

function findLine(condition: Condition, fact: NumberFact): AtLeast | null {
  if (condition.kind === "atLeast") return condition.fact === fact ? condition : null;
  if (!("of" in condition)) return null;
  for (const one of condition.of) {
    const found = findLine(one, fact);
    if (found !== null) return found;
  }
  return null;
}

function findGpa(condition: Condition): number | null {
  if (condition.kind === "gpa") return condition.value;
  if (!("of" in condition)) return null;
  return condition.of.map(findGpa).find((value) => value !== null) ?? null;
}

/** The family's own figure for a line; null if it adds nothing to yes or no. */
export function describeYours(condition: Condition, input: StateAidInput): string | null {
  if (condition.kind === "gpa") {
    return input.gpa === null ? null : `yours: ${formatGradePoints(input.gpa)}`;
  }
  if (condition.kind === "poverty" || condition.kind === "incomeBySize") {
    return input.incomeUsd === null ? null : `yours: ${formatUsd(input.incomeUsd)}`;
  }
  if (condition.kind === "any") return describeScores(condition, input);
  if (condition.kind !== "atMost" && condition.kind !== "atLeast") return null;
  const { fact } = condition;
  switch (fact) {
    case "sai": {
      if (input.sai === null) return null;
      const { low, high } = input.sai;
      return low === high
        ? `yours: ${formatIndex(low)}`
        : `yours: between ${formatIndex(low)} and ${formatIndex(high)}`;
    }
    case "incomeUsd":
    case "assetsUsd": {
      const told = input[fact];
      return told === null ? null : `yours: ${formatUsd(told)}`;
    }
    case "classRankTopPercent":
      return input.classRankTopPercent === null ? null : `yours: top ${input.classRankTopPercent}%`;
    case "graduationYear":
      return input.graduationYear === null ? null : `yours: ${input.graduationYear}`;
    default:
      return null;
  }
}

function describeScores({ code }: Any, input: StateAidInput): string | null {
  if (code === "incomeByParents" || code === "incomeByDependency") {
    return input.incomeUsd === null ? null : `yours: ${formatUsd(input.incomeUsd)}`;
  }
  const scores = [
    input.satTotal === null ? null : `SAT ${input.satTotal}`,
    input.actComposite === null ? null : `ACT ${input.actComposite}`,
    input.cltTotal === null ? null : `CLT ${input.cltTotal}`,
  ].filter((one) => one !== null);
  return scores.length === 0 ? null : `yours: ${scores.join(", ")}`;
}

/** A Student Aid Index can be negative: written with a minus sign (U+2212), not a hyphen. */
export function formatIndex(sai: number): string {
  return formatInteger(sai).replace("-", "\u2212");
}

export const needTexts: Readonly<Record<NeedCode, (values: readonly number[], state: string) => string>> = {
  gpaOnTheirScale: () => "Your GPA also qualifies as the state calculates it",
  financialNeed: () => "You have financial need (ask for this year’s limit)",
  incomeCeiling: () => "Your income is under the limit for your family (ask for this year’s limit)",
  schoolNominates: () => "Your school nominates you, so you don’t apply",
  legislatorChooses: () => "Your state senator or delegate chooses you",
  inDemandProgram: () => "You study for a job on the state’s in-demand list",
  careerProgram: () => "You enroll in a job-training program",
  certificateProgram: () => "You enroll in a certificate or diploma program at a technical college",
  shortCredential: () => "You train for a short-term job credential",
  stemProgram: () => "You study science, technology, engineering or math",
  readinessMarks: ([count = 0]) =>
    `For priority, you meet ${formatInteger(count)} or more readiness measures, such as the Distinguished Level, TSI readiness, four math credits or dual credit`,
  unmetNeed: () => "Going by your FAFSA, you have costs that other aid doesn’t cover",
  readyForCollegeWork: ([act = 0, english = 0, math = 0]) =>
    `Your English and math scores show you are ready for college classes: ${formatInteger(act)} in each on the ACT, ${formatInteger(english)} and ${formatInteger(math)} on the SAT, or the college’s own test`,
  stateTestAward: () => "Your school tells you that your state test scores qualify",
  oldEnough: ([age = 0]) => `You are ${formatInteger(age)} or older`,

  veteranFamily: () => "You or a parent served in the military, as the program defines it",
  tribalMember: () => "You are an enrolled member of one of the state’s nine tribes",
  medicaidYears: ([months = 0, of = 0]) =>
    `You had Medicaid for ${formatInteger(months)} of ${formatInteger(of)} consecutive months between age 9 and high school graduation`,
  nationalMeritFinalist: () => "You are a National Merit finalist",
  graduatesEarly: () => "You finish high school a year or a semester early and meet the readiness measures",
  careerTechStudent: () => "You finish a career and technical program in high school",
  chosenInMiddleSchool: ([from = 7, to = 12]) =>
    `You were enrolled in the program in ${to > from + 1 ? `grades ${from} to` : `grade ${from} or`} ${formatInteger(to)} and qualified by income`,
  transferWithAssociate: () => "You transfer with an associate degree from a community college",
  lowIncomeAndGap: () => "Your family’s income is low and your grades are below the college’s usual standard",
  futureTeacher: () => "You plan to become a teacher",
  lowIncomePublicSchool: () => "You attended public school and your household had a low income",
  lateFiler: () => "You missed the state’s financial aid deadline",
  chicagoSchool: () => "You finish at a Chicago public or charter high school",
  nationalGuard: () => "You serve in the state’s National Guard",
  fosterOrAlternativeSchool: () =>
    "Students from foster care, TRIO, GEAR UP or an alternative high school come first",

  collegePrepPlan: () => "You finish the Foundation High School Program",
  firstDegree: () => "You are working on your first degree",
  firstTimeStudent: () => "You are a first-time student",
  notTheology: () => "You are not majoring in theology",
  serviceOrPaidHours: ([service = 0, paid = 0]) =>
    `You complete ${formatInteger(service)} hours of service or ${formatInteger(paid)} hours of paid work`,
  coreCoursesCounted: () =>
    "Your GPA is calculated from core courses, so it may differ from the one on your transcript",
  rigorCourses: ([count = 0]) =>
    `You complete ${formatInteger(count)} courses from the state’s list of rigorous classes`,
  oneSitting: () => "A test score you use is from a single sitting",
  residencyNumber: () => "You have a residency certification number from the Residency Determination Service",
  residentForYear: (_values, state) => `You have lived in ${state} for 12 months`,
  residentSinceJuly: (_values, state) =>
    `You have lived in ${state} since the start of July of the year before`,
  gpaReachesState: () => "Your school sends your GPA to the state by the same date",
  fileEarly: () => "File early, because the money runs out",
  ownForm: () => "You submit the program’s own application",
  tapForm: () => "You submit the TAP application after the FAFSA",
  stateRecord: () => "You finish your state record in NJFAMS after the FAFSA",
  formToCollege: () => "You turn in the form at your college",
  signUpOnce: () => "You sign up once and authorize it at each college",
  claimOnReturn: () => "You claim it on your state tax return",
  payFirst: () => "You pay first and are reimbursed",
  firstCredits: ([count = 0]) =>
    `It covers your first ${formatInteger(count)} college credits, not counting those you earned in high school`,
  gpaEachTerm: ([points = 0]) => `You keep a ${formatGradePoints(points)} GPA in college`,
  creditsEachYear: ([count = 0]) => `You complete ${formatInteger(count)} credits a year`,
  liveInStateAfter: () => "You stay in the state after college, or it becomes a loan",
  workInStateAfter: () => "You work in the state in that field after college, or it becomes a loan",
  teachAfter: () => "You teach in the state after college",
  workOrVolunteer: () => "You work part time or volunteer",
  serviceEachTerm: ([hours = 0]) =>
    `You go to the program’s meeting and do ${formatInteger(hours)} hours of service before each term`,
  moneyCourse: () => "You take a personal finance course",
  youngerThan: ([age = 0]) => `You are younger than ${formatInteger(age)}`,
  renewEachYear: () => "You file the FAFSA again each year",
  applyInSeniorYear: () => "You apply in your senior year, your only chance to do so",

  aPlusSchool: () => "You attend an A+ high school for two years and sign its agreement before you graduate",
  collegeMerit: () => "The college chooses by grades, scores or talent",
  collegeReady: () => "Your scores or the college’s own test show you are ready for college classes",
  listedMajor: () => "Your major is on the exchange’s list for your state and that college",
  newRules: () => "You meet the rules for your class, which were not published when we checked",
  stemOrHealth: () => "You study science, technology, engineering, math or health",
  dualCreditTaken: (_values, state) => `You took dual-credit courses from a ${state} college in high school`,
  earlyCollegeSenior: () => "You spend your senior year in Early College",
  enrolledInMiddleSchool: () => "You were enrolled in the program in seventh or eighth grade",
  fosterOrHomeless: () => "You were in foster care, or you are homeless and on your own",
  fosterYouth: () => "You are or were in foster care",
  listedCity: () => "You live in one of the cities the program names, such as Newark, Camden or Trenton",
  algebraOrActMath: () => "You pass the Algebra I exam, or have the ACT math score for your GPA",
  attendanceAndTutoring: ([percent = 0, hours = 0]) =>
    `You attend ${formatInteger(percent)}% of school days and tutor or mentor for ${formatInteger(hours)} hours`,
  creditsByYearTwo: ([count = 0]) => `You have ${formatInteger(count)} credits after two years`,
  homeCountyCollege: () => "You enroll full time at your home county’s college",
  schoolYearsHere: ([years = 0], state) =>
    `You live in ${state} for ${formatInteger(years)} of your high school years`,
  scoreInEachPart: ([act = 0, sat = 0]) =>
    `You score ${formatInteger(act)} or more in each part of the ACT, or ${formatInteger(sat)} in each part of the SAT`,
  stayAfter: () => "You live, work or study in the state after college",
  workInState: () => "You work in the state after college",
  testAsJunior: () => "You take the test by the end of June after your junior year",
  listedCourses: () => "You take the high school courses the state lists",
};

/** What is missing, as an item of a list: "Still open: …". */
export const factNames: Readonly<Record<AidFact, string>> = {
  isResident: "where you live",
  finishesSchoolHere: "where you graduate from high school",
  graduationYear: "your graduation year",
  gpa: "your GPA on a standard scale",
  satTotal: "SAT",
  actComposite: "ACT",
  cltTotal: "CLT",
  classRankTopPercent: "your class rank",
  classPlace: "whether you are first or second in your class",
  incomeUsd: "your family’s income",
  familySize: "your family’s size",
  parents: "whether one or two parents count",
  dependency: "whose income counts",
  assetsUsd: "your family’s savings and assets",
  sai: "your Student Aid Index",
  getsPell: "whether you get a Pell Grant",
  creditsPerTerm: "how many credits you will take",
  monthsToStart: "when you will start",
};
