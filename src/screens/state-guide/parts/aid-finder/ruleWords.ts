/** Describes aid program rules: conditions, other requirements, and unanswered questions. */
import { calculatePovertyLine } from "#domain/aid/stateAidFederal.ts";
import type { NeedCode } from "#domain/aid/stateProgram.ts";
import type { StateAidInput } from "#domain/aid/statePrograms.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { AdmissionFact, AidFact, Condition, NumberFact } from "#domain/eligibility/condition.ts";
import { formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";

/** One line of a rule. `familySize` adds dollars to a share of the poverty guideline. */
export function describeCondition(condition: Condition, state: StateCode, familySize: number | null): string {
  switch (condition.kind) {
    case "yes":
      return yesLines[condition.fact]?.(stateNames[state]) ?? "";
    case "atLeast":
      return describeMinimum(condition);
    case "atMost":
      return describeMaximum(condition);
    case "gpa":
      return gpaLines[condition.rule]?.(formatGradePoints(condition.value)) ?? "";
    case "poverty":
      return familySize === null
        ? `Income of at most ${formatInteger(condition.percent)}% of the federal poverty guideline for your family size`
        : `Income of at most ${formatUsd(calculatePovertyLine(familySize, condition.percent))} for a family of ${formatInteger(familySize)} (${formatInteger(condition.percent)}% of the poverty guideline of 2025)`;
    case "any":
      return anyLines[condition.code]?.(condition) ?? "";
    default:
      // An "any" has its own sentence for its parts.
      return "";
  }
}

type YesFact = Extract<Condition, { kind: "yes" }>["fact"];
type GpaRule = Extract<Condition, { kind: "gpa" }>["rule"];
/** What only admission rules use has no words here. */
type AidGpaRule = Exclude<GpaRule, "transcript" | "core" | "weightedCore">;

const yesLines: Partial<Record<YesFact, (state: string) => string>> = {
  isResident: (state: string) => `You live in ${state}`,
  finishesSchoolHere: (state: string) => `You finish high school in ${state}`,
  getsPell: () => "You get a federal Pell Grant of any size",
} satisfies Record<Exclude<YesFact, AdmissionFact>, (state: string) => string>;

const gpaLines: Partial<Record<GpaRule, (points: string) => string>> = {
  plain: (points: string) => `Grade average of ${points} or more`,
  weighted: (points: string) => `Weighted grade average of ${points} or more`,
  own: (points: string) => `Grade average of ${points} or more, as the state works it out`,
} satisfies Record<AidGpaRule, (points: string) => string>;

function describeMinimum({ fact, value, notBelow }: Extract<Condition, { kind: "atLeast" }>): string {
  const figure = formatInteger(value);
  switch (fact) {
    case "graduationYear":
      return `You finish high school in ${value} or later`;
    case "creditsPerTerm":
      if (value === 12) return "You study full time, 12 credits a term or more";
      if (value === 6) return "You study at least half time, 6 credits a term";
      return `You take ${figure} credits a term or more`;
    default:
      return notBelow === undefined
        ? `${scoreNames[fact] ?? ""} ${value} or more`
        : `${scoreNames[fact] ?? ""} ${value} or more; another page says ${notBelow}`;
  }
}

const scoreNames: Partial<Record<NumberFact, string>> = {
  satTotal: "SAT",
  actComposite: "ACT",
  cltTotal: "CLT",
};

function describeMaximum(condition: Extract<Condition, { kind: "atMost" }>): string {
  const { fact, value, isAbout, isAfterDeductions, year } = condition;
  const limit = isAbout === true ? `about ${formatUsd(value)}` : formatUsd(value);
  const of = year === undefined ? "" : ` (line of ${year})`;
  switch (fact) {
    case "classRankTopPercent":
      return `You are in the top ${formatInteger(value)}% of your class`;
    case "classPlace":
      return value === 1 ? "You are first in your class" : "You are first or second in your class";
    case "incomeUsd":
      return isAfterDeductions === true
        ? `Taxable income of ${limit} a year or less`
        : `Income of ${limit} a year or less${of}`;
    case "assetsUsd":
      return `Savings and other assets of ${limit} or less${of}`;
    case "sai":
      return isAbout === true
        ? `Student Aid Index of about ${formatInteger(value)} or less${of}`
        : `Student Aid Index of ${formatInteger(value)} or less${of}`;
    case "monthsToStart":
      if (value <= 6) return "You start in the fall right after high school";
      return value > 24
        ? `You start within ${formatInteger(value / 12)} years of high school`
        : `You start within ${formatInteger(value)} months of high school`;
    default:
      return `${formatInteger(value)} or less`;
  }
}

type Any = Extract<Condition, { kind: "any" }>;

const anyLines: Partial<Record<Any["code"], (condition: Any) => string>> = {
  tests(condition) {
    const sat = findLine(condition, "satTotal");
    const act = findLine(condition, "actComposite");
    const clt = findLine(condition, "cltTotal");
    if (clt === null) return `SAT ${sat?.value} or ACT ${act?.value}`;
    const differing =
      sat?.notBelow === undefined && act?.notBelow === undefined
        ? ""
        : `. Two pages differ: one says SAT ${sat?.notBelow ?? sat?.value} or ACT ${act?.notBelow ?? act?.value}`;
    return `SAT ${sat?.value}, ACT ${act?.value} or CLT ${clt.value}${differing}`;
  },
  incomeByParents(condition) {
    const [one = 0, two = 0] = listIncomeLines(condition);
    return `Income of ${formatUsd(one)} a year or less with one parent, ${formatUsd(two)} with two`;
  },
  incomeByDependency(condition) {
    const [single = 0, married = 0, dependent = 0] = listIncomeLines(condition);
    return `Taxable income of ${formatUsd(dependent)} a year or less; if you are independent, ${formatUsd(married)} married and ${formatUsd(single)} single`;
  },
  gradesOrClassPlace(condition) {
    const sat = findLine(condition, "satTotal");
    const act = findLine(condition, "actComposite");
    const average = findGpa(condition);
    return `Grade average of ${formatGradePoints(average ?? 0)} as the state works it out, with SAT ${sat?.value} or ACT ${act?.value}; or first or second in your class`;
  },
} satisfies Record<Exclude<Any["code"], "admission">, (condition: Any) => string>;

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
  if (condition.kind === "poverty") {
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

/** With a true minus sign. */
export function formatIndex(sai: number): string {
  return formatInteger(sai).replace("-", "\u2212");
}

export const needTexts: Readonly<Record<NeedCode, (values: readonly number[], state: string) => string>> = {
  gpaOnTheirScale: () => "The state’s own count of your grades also reaches the line",
  financialNeed: () => "You show financial need; no single limit is published",
  incomeCeiling: () => "Your income is under a ceiling for your family size that changes each year",
  schoolNominates: () => "Your school names you; there is nothing to apply for",
  legislatorChooses: () => "Your state senator or delegate chooses you",
  inDemandProgram: () => "You study in a field on the state’s list of jobs in demand",
  careerProgram: () => "You go into a job-training program",
  certificateProgram: () => "You study for a certificate or diploma at a technical college",
  shortCredential: () => "You train for a short job credential",
  stemProgram: () => "You study science, technology, engineering or math",
  readinessMarks: ([count = 0]) =>
    `You have ${formatInteger(count)} or more readiness marks, such as the Distinguished Level, TSI readiness, four math credits or dual credit: those who do come first`,
  unmetNeed: () => "The FAFSA shows costs that other aid leaves open",

  veteranFamily: () => "You or a parent served in the military, as the program defines it",
  tribalMember: () => "You are enrolled in one of the state’s nine tribes",
  medicaidYears: ([months = 0, of = 0]) =>
    `You had Medicaid for ${formatInteger(months)} of ${formatInteger(of)} months in a row`,
  nationalMeritFinalist: () => "You are a National Merit finalist",
  graduatesEarly: () => "You finish high school a year or more early and meet the readiness marks",
  careerTechStudent: () => "You finish a career and technical program in high school",
  chosenInMiddleSchool: () => "You signed up for it between grades 7 and 12 and qualified by income",
  transferWithAssociate: () => "You transfer with an associate degree from a community college",
  lowIncomeAndGap: () => "Your family’s income is low and your grades are below the college’s usual line",
  futureTeacher: () => "You want to become a teacher",
  lowIncomePublicSchool: () => "You went to a public school in a low-income household",
  lateFiler: () => "You missed the state’s date for the aid form",

  collegePrepPlan: () => "You finish the Foundation High School Program",
  firstDegree: () => "It is for your first degree",
  firstTimeStudent: () => "You are a first-time student",
  notTheology: () => "You do not study theology",
  serviceOrPaidHours: ([service = 0, paid = 0]) =>
    `${formatInteger(service)} hours of service, or ${formatInteger(paid)} hours of paid work`,
  coreCoursesCounted: () => "The average is taken over core courses, so yours may differ a little",
  rigorCourses: ([count = 0]) => `${formatInteger(count)} courses from the state’s list of rigorous classes`,
  oneSitting: () => "The test score is from one sitting",
  residencyNumber: () => "You have a certification number from the Residency Determination Service",
  residentForYear: (_values, state) => `You have lived in ${state} for 12 months`,
  residentSinceJuly: (_values, state) => `You have lived in ${state} since July 1 of the year before`,
  gpaReachesState: () => "Your school sends your grade average to the state by the same date",
  fileEarly: () => "You file early: the money runs out",
  ownForm: () => "You send in the program’s own application",
  tapForm: () => "You send in the TAP application after the FAFSA",
  formToCollege: () => "You hand the form in at your college",
  signUpOnce: () => "You sign up once and allow each college to use it",
  claimOnReturn: () => "You claim it on the state tax return",
  payFirst: () => "You pay first and get the money back",
  firstCredits: ([count = 0]) =>
    `It covers your first ${formatInteger(count)} college credits; those from high school do not count`,
  gpaEachTerm: ([points = 0]) => `You keep a ${formatGradePoints(points)} average in college`,
  creditsEachYear: ([count = 0]) => `You finish ${formatInteger(count)} credits a year`,
  liveInStateAfter: () => "You stay in the state after college; else it becomes a loan",
  workInStateAfter: () => "You work in the state in that field afterwards; else it becomes a loan",
  teachAfter: () => "You teach in the state afterwards",
  workOrVolunteer: () => "You work part time or volunteer",
  moneyCourse: () => "You take a course in handling money",
  youngerThan: ([age = 0]) => `You are younger than ${formatInteger(age)}`,
  renewEachYear: () => "You file the FAFSA again each year",
  applyInSeniorYear: () => "You apply in your senior year; there is one chance",
};

/** What is missing, as an item of a list: "Still open: …". */
export const factNames: Readonly<Record<AidFact, string>> = {
  isResident: "where you live",
  finishesSchoolHere: "where you finish high school",
  graduationYear: "your graduation year",
  gpa: "a grade average that can be compared",
  satTotal: "SAT",
  actComposite: "ACT",
  cltTotal: "CLT",
  classRankTopPercent: "your class rank",
  classPlace: "your place in the class",
  incomeUsd: "your family’s income",
  familySize: "your family’s size",
  parents: "one parent or two",
  dependency: "whose income counts",
  assetsUsd: "your family’s savings",
  sai: "your Student Aid Index",
  getsPell: "whether you get a Pell Grant",
  creditsPerTerm: "how many credits you take",
  monthsToStart: "when you start",
};
