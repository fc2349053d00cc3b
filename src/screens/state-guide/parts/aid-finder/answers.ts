/** The answers for the aid finder: the plan's, what was typed over them, and the resulting input to the rules. */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { type AidCollegeKind, collegeKinds, type NeedCode } from "#domain/aid/stateProgram.ts";
import { emptyStateAidInput, type StateAidInput } from "#domain/aid/statePrograms.ts";
import { type GpaScale, gpaScales } from "#domain/answers/gpaScale.ts";
import {
  type Answer,
  readAct,
  readClassRank,
  readFamilySize,
  readGpa,
  readNumber,
  readSat,
  readUsd,
} from "#domain/answers/readTyped.ts";
import type { StateCode } from "#domain/college/states.ts";
import { type AidDependency, type AidFact, dependencies } from "#domain/eligibility/condition.ts";
import { type Span } from "#domain/eligibility/evaluate.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { toGraduationYear } from "#domain/timeline/classYear.ts";
import { graduationYearLimits } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { formatInteger } from "#lib/format.ts";

export type AnswerKey = AidFact | "gpaScale" | "collegeKind";

/** As typed or chosen; empty text clears the answer. */
export type Typed = Readonly<Partial<Record<AnswerKey, string>>>;

export type Origin = "plan" | "fafsa";
export type Prefilled = Readonly<Partial<Record<AnswerKey, { text: string; from: Origin }>>>;

/** What the plan on this device answers; `saiSpan` while the FAFSA answers are incomplete. */
export type FromPlan = { answers: Prefilled; saiSpan: Span | null };

export const nothingFromPlan: FromPlan = { answers: {}, saiSpan: null };

export const creditChoices = ["12", "6", "3", "0"] as const;
export const startChoices = ["rightAway", "nextYear", "later"] as const;

const creditSpans: Readonly<Record<(typeof creditChoices)[number], Span>> = {
  12: { low: 12, high: 30 },
  6: { low: 6, high: 11 },
  3: { low: 3, high: 5 },
  0: { low: 0, high: 2 },
};

/** High schools end in May or June, colleges start by September: "a year later" is at most 15 months. */
const startSpans: Readonly<Record<(typeof startChoices)[number], Span>> = {
  rightAway: { low: 0, high: 5 },
  nextYear: { low: 6, high: 15 },
  later: { low: 17, high: 240 },
};

export function readPlanAnswers(
  plan: Pick<Plan, "profile" | "money" | "timeline">,
  estimate: AidEstimate | null,
  { state, today }: { state: StateCode; today: Day },
): FromPlan {
  const { profile, money, timeline } = plan;
  const plain = (value: string | number | null) =>
    value === null ? undefined : ({ text: String(value), from: "plan" } as const);
  const usd = (value: number | null) => plain(value === null ? null : formatInteger(value));
  const fafsa = (text: string) => ({ text, from: "fafsa" }) as const;
  const grade = profile.gradeYear;
  const graduationYear =
    timeline.graduationYear ?? (grade === null || grade > 12 ? null : toGraduationYear(grade, today));
  const isKnownIndex = estimate !== null && estimate.saiLow === estimate.saiHigh;
  const given: Record<string, Prefilled[AnswerKey]> = {
    isResident: profile.homeState === null ? undefined : plain(profile.homeState === state ? "yes" : "no"),
    graduationYear: plain(graduationYear),
    gpaScale: profile.gpa === null ? undefined : plain(profile.gpaScale),
    gpa: plain(profile.gpa),
    satTotal: plain(profile.satTotal),
    actComposite: plain(profile.actComposite),
    classRankTopPercent: plain(profile.classRankTopPercent),
    incomeUsd: estimate === null ? usd(money.familyIncomeUsd) : fafsa(formatInteger(estimate.agiUsd)),
    familySize: estimate?.familySize == null ? plain(money.familySize) : fafsa(String(estimate.familySize)),
    sai: isKnownIndex ? fafsa(formatInteger(estimate.saiLow)) : undefined,
    getsPell: getPellAnswer(estimate),
  };
  return {
    answers: Object.fromEntries(Object.entries(given).filter(([, one]) => one !== undefined)),
    saiSpan: estimate === null || isKnownIndex ? null : { low: estimate.saiLow, high: estimate.saiHigh },
  };
}

function getPellAnswer(estimate: AidEstimate | null): Prefilled[AnswerKey] {
  if (estimate === null) return undefined;
  if (estimate.pellUsd.low > 0) return { text: "yes", from: "fafsa" };
  return estimate.pellUsd.high === 0 ? { text: "no", from: "fafsa" } : undefined;
}

export function getAnswerText(key: AnswerKey, typed: Typed, { answers }: FromPlan): string {
  return typed[key] ?? answers[key]?.text ?? "";
}

/** Where the shown answer came from; null if it was typed here. */
export function getAnswerOrigin(key: AnswerKey, typed: Typed, { answers }: FromPlan): Origin | null {
  return typed[key] === undefined ? (answers[key]?.from ?? null) : null;
}

export type NumberKey = Extract<
  AnswerKey,
  | "graduationYear"
  | "satTotal"
  | "actComposite"
  | "cltTotal"
  | "classRankTopPercent"
  | "incomeUsd"
  | "familySize"
  | "assetsUsd"
  | "sai"
>;

const readers: Readonly<Record<NumberKey, (text: string) => Answer<number>>> = {
  graduationYear: (text) =>
    readNumber(text, {
      minimum: graduationYearLimits.earliest,
      maximum: graduationYearLimits.latest,
      isWhole: true,
    }),
  satTotal: readSat,
  actComposite: readAct,
  cltTotal: (text) => readNumber(text, { minimum: 0, maximum: 120, isWhole: true }),
  classRankTopPercent: readClassRank,
  incomeUsd: (text) =>
    readNumber(text.replace("$", ""), { minimum: -10_000_000, maximum: 10_000_000, isWhole: true }),
  familySize: readFamilySize,
  assetsUsd: readUsd,
  sai: (text) => readNumber(text, { minimum: -1_500, maximum: 999_999, isWhole: true }),
};

export function readAnswer(key: NumberKey, text: string): Answer<number> {
  return readers[key](text);
}

export function getScale(typed: Typed, fromPlan: FromPlan): GpaScale {
  const text = getAnswerText("gpaScale", typed, fromPlan);
  return gpaScales.find((scale) => scale === text) ?? "unweighted";
}

/** The input to the rules. Invalid answers count as unanswered. */
export function buildAidInput(
  typed: Typed,
  fromPlan: FromPlan,
  confirmed: readonly NeedCode[],
): StateAidInput {
  const text = (key: AnswerKey) => getAnswerText(key, typed, fromPlan);
  const number = (key: NumberKey) => getAnswerValue(readAnswer(key, text(key)));
  const gpaScale = getScale(typed, fromPlan);
  const sai = number("sai");
  const credits = creditChoices.find((one) => one === text("creditsPerTerm"));
  const start = startChoices.find((one) => one === text("monthsToStart"));
  return {
    ...emptyStateAidInput,
    isResident: parseYesNo(text("isResident")),
    finishesSchoolHere: parseYesNo(text("finishesSchoolHere")),
    graduationYear: number("graduationYear"),
    gpaScale,
    gpa: getAnswerValue(readGpa(text("gpa"), gpaScale)),
    satTotal: number("satTotal"),
    actComposite: number("actComposite"),
    cltTotal: number("cltTotal"),
    classRankTopPercent: number("classRankTopPercent"),
    classPlace: ([1, 2, 3] as const).find((place) => `${place}` === text("classPlace")) ?? null,
    incomeUsd: number("incomeUsd"),
    familySize: number("familySize"),
    parents: ([1, 2] as const).find((count) => `${count}` === text("parents")) ?? null,
    dependency: parseOneOf<AidDependency>(dependencies, text("dependency")),
    assetsUsd: number("assetsUsd"),
    sai: sai === null ? openSpan(typed, fromPlan) : { low: sai, high: sai },
    getsPell: parseYesNo(text("getsPell")),
    creditsPerTerm: credits === undefined ? null : creditSpans[credits],
    monthsToStart: start === undefined ? null : startSpans[start],
    collegeKind: parseOneOf<AidCollegeKind>(collegeKinds, text("collegeKind")),
    confirmed,
  };
}

/** The range from the plan's FAFSA answers is used until an index is typed. */
function openSpan(typed: Typed, { saiSpan }: FromPlan): Span | null {
  return (typed.sai ?? "") === "" ? saiSpan : null;
}

/** Whether anything was answered: until then no program has a status. */
export function hasAnyAnswer(input: StateAidInput): boolean {
  const { gpaScale: _scale, confirmed, ...told } = input;
  return confirmed.length > 0 || Object.values(told).some((value) => value !== null);
}

function getAnswerValue(answer: Answer<number>): number | null {
  return answer.ok ? answer.value : null;
}

function parseYesNo(text: string): boolean | null {
  if (text === "yes") return true;
  return text === "no" ? false : null;
}

function parseOneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}
