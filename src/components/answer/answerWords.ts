/** The words of each answer, typed by its id: an answer without a name does not compile. */
import { toLetterGrade } from "#components/what-if/toLetterGrade.ts";
import type { FinderAnswerId } from "#domain/answers/catalog/finder.ts";
import type { MoneyAnswerId } from "#domain/answers/catalog/money.ts";
import type { earnedDegrees, ProfileAnswerId, wishes } from "#domain/answers/catalog/profile.ts";
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { stateNames } from "#domain/college/states.ts";
import { type Profile, sizeLimits } from "#domain/people/profile.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { findBracket } from "#domain/price/brackets.ts";
import { formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";
import { finderWords } from "./finderWords.ts";
import { words } from "./words.ts";

export type AnswerWords = {
  /** As it is called in a list, and in a sentence after "your". */
  name: string;
  /** The label or legend at its field; the name if omitted. */
  label?: string;
  hint?: string;
  /** For choices, and for yes, no and "unsure". */
  options?: Readonly<Record<string, { label: string; detail?: string }>>;
  /** For choices of which "none of these" is an answer: what that is called. */
  none?: string;
  /** For numbers that are chosen, not typed. */
  offered?: { values: readonly number[]; label: (value: number) => string; any?: string };
  before?: string;
  after?: string;
  problem?: (problem: AnswerProblem) => string;
  /** What the value means, said below the field. */
  note?: (plan: Pick<Plan, "profile" | "money">) => string | null;
  /** The value in a list of what is known. Omitted where the options or the plain value say it. */
  known?: (plan: Pick<Plan, "profile" | "money">, value: unknown) => string;
};

type Option<Choice extends string> = Readonly<Record<Choice, { label: string; detail?: string }>>;

const sure = { yes: { label: "Yes" }, no: { label: "No" }, unsure: { label: "Not sure" } };
const wishOptions: Option<(typeof wishes)[number]> = {
  hbcu: { label: "Historically Black" },
  faith: { label: "Faith-affiliated" },
  womens: { label: "For women" },
  signing: { label: "With a signing community" },
  tribal: { label: "Tribal" },
};
const degreeNames: Readonly<Record<(typeof earnedDegrees)[number], string>> = {
  none: "no degree",
  associate: "associate degree",
  bachelors: "bachelor’s degree",
};
/** Short for a line of what is known; the grading scale is said with the average. */
const scaleNames: Readonly<Record<Profile["gpaScale"], string>> = {
  unweighted: "",
  weighted: " weighted",
  percent: " of 100",
  letter: "",
  none: "",
};

/** The answers whose words are here; the others' are with the tool that asks them. */
export type WordedAnswerId = ProfileAnswerId | MoneyAnswerId | FinderAnswerId | "graduationYear";

export const answerWords: Readonly<Record<WordedAnswerId, AnswerWords>> = {
  ...finderWords,
  gradeYear: {
    name: "grade",
    label: words.gradeYear.legend,
    offered: {
      values: [9, 10, 11, 12, 13],
      label: (year) => (year === 13 ? words.gradeYear.options[13] : `${year}th`),
    },
    known: ({ profile }) =>
      profile.gradeYear === 13 ? "Finished high school" : `${profile.gradeYear}th grade`,
  },
  gpaScale: { name: "grading scale" },
  gpa: {
    name: "GPA",
    known: ({ profile }) =>
      profile.gpa === null
        ? words.gpa.scales.none
        : `GPA ${profile.gpaScale === "letter" ? toLetterGrade(profile.gpa) : formatGradePoints(profile.gpa)}${scaleNames[profile.gpaScale]}`,
  },
  satTotal: {
    name: "SAT",
    label: words.tests.sat,
    hint: words.tests.satHint,
    problem: words.tests.satProblem,
    known: ({ profile }) => `SAT ${profile.satTotal}`,
  },
  actComposite: {
    name: "ACT",
    label: words.tests.act,
    hint: words.tests.actHint,
    problem: words.tests.actProblem,
    known: ({ profile }) => `ACT ${profile.actComposite}`,
  },
  classRankTopPercent: {
    name: "class rank",
    label: words.record.rank,
    hint: words.record.rankHint,
    problem: () => words.record.rankProblem,
    known: ({ profile }) => `Top ${profile.classRankTopPercent}% of the class`,
  },
  coreGpa: {
    name: "core GPA",
    label: words.record.coreGpa,
    hint: words.record.coreGpaHint,
    problem: words.record.coreGpaProblem,
    known: ({ profile }) => `Core GPA ${formatGradePoints(profile.coreGpa ?? 0)}`,
  },
  coreYears: {
    name: "years of core courses",
    label: words.record.coreYears,
    hint: words.record.coreYearsHint,
    problem: words.record.coreYearsProblem,
    known: ({ profile }) => `${profile.coreYears} core years`,
  },
  hasRequiredCourses: {
    name: "required courses",
    label: words.record.courses,
    hint: words.record.coursesHint,
    options: {
      yes: { label: "Yes, all of them" },
      no: { label: "No, I will miss some" },
      unsure: sure.unsure,
    },
    known: ({ profile }) =>
      profile.hasRequiredCourses === true ? "Has the required courses" : "Missing required courses",
  },
  attendsPublicSchool: {
    name: "kind of high school",
    label: "Is your high school public?",
    hint: "A college near you guarantees admission only to public high school students.",
    options: {
      yes: { label: "Yes, public" },
      no: { label: "No", detail: "private, religious or homeschool" },
      unsure: sure.unsure,
    },
    known: ({ profile }) =>
      profile.attendsPublicSchool === true ? "Public high school" : "Not a public high school",
  },
  majorFamilies: {
    name: "fields of study",
    known: ({ profile }) =>
      profile.majorFamilies.length === 1 ? "1 field" : `${profile.majorFamilies.length} fields`,
  },
  majorPrograms: {
    name: "majors",
    known: ({ profile }) =>
      profile.majorPrograms.length === 1 ? "1 major" : `${profile.majorPrograms.length} majors`,
  },
  homeZip: {
    name: "ZIP code",
    known: ({ profile: { homeZip, homeState } }) =>
      homeState === null ? `ZIP ${homeZip}` : `${homeZip}, ${stateNames[homeState]}`,
  },
  homeState: {
    name: "state",
    known: ({ profile: { homeState } }) => (homeState === null ? "" : stateNames[homeState]),
  },
  homeLatitude: { name: "location" },
  homeLongitude: { name: "location" },
  livingPlan: {
    name: "housing plan",
    label: words.living.legend,
    options: {
      onCampus: { label: words.living.options.onCampus },
      offCampus: { label: words.living.options.offCampus },
      withFamily: { label: words.living.options.withFamily },
    },
  },
  sizes: {
    name: "college size",
    label: words.size.legend,
    hint: words.size.hint,
    options: {
      small: { label: words.size.options.small, detail: `under ${formatInteger(sizeLimits.smallBelow)}` },
      medium: {
        label: words.size.options.medium,
        detail: `${formatInteger(sizeLimits.smallBelow)} to ${formatInteger(sizeLimits.largeAbove)}`,
      },
      large: { label: words.size.options.large, detail: `over ${formatInteger(sizeLimits.largeAbove)}` },
    },
  },
  settings: {
    name: "setting",
    label: words.setting.legend,
    hint: words.setting.hint,
    options: {
      city: { label: words.setting.options.city },
      suburb: { label: words.setting.options.suburb },
      town: { label: words.setting.options.town },
      rural: { label: words.setting.options.rural },
    },
  },
  maxDistanceMiles: {
    name: "distance",
    label: words.distance.legend,
    hint: words.distance.hint,
    offered: { values: [50, 100, 250, 500, 1_000], label: words.distance.option, any: words.distance.any },
    note: ({ profile }) => (profile.homeLatitude === null ? words.distance.needsZip : null),
    known: ({ profile }) => `Within ${formatInteger(profile.maxDistanceMiles ?? 0)} miles`,
  },
  levels: {
    name: "degree",
    label: words.kind.levelsLegend,
    hint: words.kind.hint,
    options: {
      fourYear: { label: words.kind.levels.fourYear, detail: words.kind.levelDetails.fourYear },
      twoYear: { label: words.kind.levels.twoYear, detail: words.kind.levelDetails.twoYear },
    },
  },
  controls: {
    name: "kind of college",
    label: words.kind.controlsLegend,
    options: {
      public: { label: words.kind.controls.public },
      nonprofit: { label: words.kind.controls.nonprofit },
      forProfit: { label: words.kind.controls.forProfit },
    },
  },
  wishes: {
    name: "colleges you look for",
    label: "Are you looking for one of these?",
    hint: "Matching colleges near you come first on your list. Leave this blank if you have no preference.",
    options: wishOptions,
  },
  transfer: {
    name: "college you transfer from",
    known({ profile: { transfer } }) {
      const credits = transfer?.credits ?? null;
      const degree = transfer === null ? "" : degreeNames[transfer.degree];
      return credits === null
        ? `Transfer, ${degree}`
        : `Transfer, ${formatInteger(credits)} credits, ${degree}`;
    },
  },
  isVeteran: {
    name: "veteran",
    label: "Are you a veteran?",
    hint: "A veteran has served and been discharged. If you are on active duty now, say no.",
    options: sure,
  },
  isVeteranDependent: {
    name: "military family",
    label: "Has a parent or your spouse served in the military, now or in the past?",
    options: sure,
  },
  siblingsInCollege: {
    name: "brothers and sisters in college",
    label: "How many brothers or sisters will be in college at the same time?",
    problem: () => "Use a whole number from 0 to 10.",
    known: ({ profile }) =>
      profile.siblingsInCollege === 1
        ? "1 sibling in college"
        : `${profile.siblingsInCollege} siblings in college`,
  },
  notSure: { name: "answers left open" },
  familyIncomeUsd: {
    name: "income",
    label: words.income.label,
    hint: words.income.hint,
    before: "$",
    after: words.income.after,
    problem: words.income.problem,
    note({ money: { familyIncomeUsd } }) {
      const bracket = familyIncomeUsd === null ? undefined : incomeBrackets[findBracket(familyIncomeUsd)];
      return bracket === undefined ? null : words.income.bracket(bracket.fromUsd, bracket.toUsd);
    },
    known: ({ money }) => `Income ${formatUsd(money.familyIncomeUsd ?? 0)}`,
  },
  familySize: {
    name: "family size",
    hint: "Everyone in your household, including you",
    problem: (problem) =>
      problem.kind === "tooLow"
        ? "A family has at least 1 person."
        : problem.kind === "tooHigh"
          ? "Enter 30 people or fewer."
          : "Enter a whole number, such as 4.",
    known: ({ money }) => `Family of ${money.familySize}`,
  },
  payPerYearUsd: {
    name: "what you can pay",
    label: words.pay.label,
    hint: words.pay.hint,
    before: "$",
    after: words.pay.after,
    problem: words.pay.problem,
    note: ({ money }) => (money.payPerYearUsd ? words.pay.perMonth(money.payPerYearUsd) : null),
    known: ({ money }) => `Can pay ${formatUsd(money.payPerYearUsd ?? 0)} a year`,
  },
};

/** The same for a reading, which may follow from another answer instead of standing in the plan. */
export function describeReading(
  words: AnswerWords,
  id: WordedAnswerId,
  { value }: { value: unknown },
  { profile, money }: Pick<Plan, "profile" | "money">,
): string {
  const known =
    id in money
      ? { profile, money: { ...money, [id]: value } }
      : { profile: { ...profile, [id]: value }, money };
  return describeValue(words, value, known);
}

/** An answer that is known, in a few words: "GPA 3.1", "Small or medium". */
export function describeValue(
  { known, options, name }: AnswerWords,
  value: unknown,
  plan: Pick<Plan, "profile" | "money">,
): string {
  if (known !== undefined) return known(plan, value);
  const label = (one: unknown) => options?.[String(one)]?.label ?? String(one);
  if (Array.isArray(value)) return value.map(label).join(", ");
  if (typeof value !== "boolean") return label(value);
  const text = label(value ? "yes" : "no").toLowerCase();
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}`;
}
