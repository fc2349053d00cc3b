/** What a plan says of the facts that state programs ask about: the one reading for the guides, the FAFSA result and the counselor. */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import type { ProgramResult, StateAidInput } from "#domain/aid/statePrograms.ts";
import type { collegeStarts, creditLoads } from "#domain/answers/catalog/finder.ts";
import { findMeantScale } from "#domain/answers/gpaScale.ts";
import { type AnswerId, type AnswerSource, isSettled, readAnswer } from "#domain/answers/readAnswer.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { AidFact } from "#domain/eligibility/condition.ts";
import type { Span } from "#domain/eligibility/evaluate.ts";
import type { Day } from "#lib/dates.ts";

/** The answer that settles each fact of a rule. */
export const factAnswers = {
  isResident: "homeState",
  finishesSchoolHere: "schoolState",
  graduationYear: "graduationYear",
  gpa: "gpa",
  satTotal: "satTotal",
  actComposite: "actComposite",
  cltTotal: "cltTotal",
  classRankTopPercent: "classRankTopPercent",
  classPlace: "classPlace",
  incomeUsd: "familyIncomeUsd",
  familySize: "familySize",
  parents: "parentCount",
  dependency: "dependency",
  assetsUsd: "familyAssetsUsd",
  sai: "studentAidIndex",
  getsPell: "getsPell",
  creditsPerTerm: "creditLoad",
  monthsToStart: "collegeStart",
} as const satisfies Record<AidFact, AnswerId>;

const creditSpans: Readonly<Record<(typeof creditLoads)[number], Span>> = {
  fullTime: { low: 12, high: 30 },
  halfTime: { low: 6, high: 11 },
  someCredits: { low: 3, high: 5 },
  fewCredits: { low: 0, high: 2 },
};

/** High schools end in May or June, colleges start by September: "a year later" is at most 15 months. */
const startSpans: Readonly<Record<(typeof collegeStarts)[number], Span>> = {
  rightAway: { low: 0, high: 5 },
  nextYear: { low: 6, high: 15 },
  later: { low: 17, high: 240 },
};

const places = { first: 1, second: 2, other: 3 } as const;
const counts = { one: 1, two: 2 } as const;

export type AidContext = { today: Day; fafsa: AidEstimate | null };

/** Without what a student confirmed, which `readConfirmed` adds for a state's own page. */
export function readStateAidInput(state: StateCode, plan: AnswerSource, context: AidContext): StateAidInput {
  const { fafsa } = context;
  const read = <Id extends AnswerId>(id: Id) => readAnswer(plan, id, context).value;
  const isHere = (one: StateCode | null) => (one === null ? null : one === state);
  const pick = <Choice extends string, Value>(
    values: Readonly<Record<Choice, Value>>,
    choice: Choice | null,
  ) => (choice === null ? null : values[choice]);
  const index = read("studentAidIndex");
  const openIndex = fafsa === null ? null : { low: fafsa.saiLow, high: fafsa.saiHigh };
  return {
    isResident: isHere(read("homeState")),
    finishesSchoolHere: isHere(read("schoolState")),
    graduationYear: read("graduationYear"),
    gpa: read("gpa"),
    gpaScale: read("gpaScale"),
    satTotal: read("satTotal"),
    actComposite: read("actComposite"),
    cltTotal: read("cltTotal"),
    classRankTopPercent: read("classRankTopPercent"),
    classPlace: pick(places, read("classPlace")),
    // States go by the parents' own income, where the price bracket adds the student's.
    incomeUsd: fafsa?.agiUsd ?? read("familyIncomeUsd"),
    familySize: read("familySize"),
    parents: pick(counts, read("parentCount")),
    dependency: read("dependency"),
    assetsUsd: read("familyAssetsUsd"),
    sai: index === null ? openIndex : { low: index, high: index },
    getsPell: read("getsPell"),
    creditsPerTerm: pick(creditSpans, read("creditLoad")),
    monthsToStart: pick(startSpans, read("collegeStart")),
    collegeKind: read("collegeKind"),
    confirmed: [],
  };
}

/** Whether an answer need not be asked in this visit; an average that cannot be on its scale is asked about. */
export function isAnswerSettled(plan: AnswerSource, id: AnswerId, context: AidContext): boolean {
  const { gpa, gpaScale } = plan.profile;
  if (id === "gpa" && gpa !== null && findMeantScale(gpa, gpaScale) !== null) return false;
  return isSettled(readAnswer(plan, id, context), context.today);
}

/** The facts that would change a result; nothing changes one that is ruled out. The index answers for Pell, so it is asked too. */
export function listOpenFacts(results: readonly ProgramResult[]): AidFact[] {
  const open = new Set(
    results.flatMap(({ standing, missing }) => (standing === "doesNotMeet" ? [] : missing)),
  );
  if (open.has("getsPell")) open.add("sai");
  return [...open];
}

/** What a student checked on a state's page holds for that state: tribes, lists of jobs and days differ from one to another. */
export function toNeedKey(state: StateCode, need: string): `student.${string}` {
  return `student.need${state}${need}`;
}

export function readConfirmed<Code extends string>(
  aid: AnswerSource["aid"],
  state: StateCode,
  codes: Iterable<Code>,
): Code[] {
  return [...codes].filter((code) => aid[toNeedKey(state, code)] === true);
}
