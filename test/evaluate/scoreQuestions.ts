/**
 * Scores how the counselor takes the questions of a set, for each group: right, wrong, or no answer. A question can be taken
 * right and get "which college do you mean?": what it answers is graded by gradeAnswers.ts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import type { CounselorEntity, ReadQuestion } from "#domain/counselor/counselor.ts";
import { dropRepeats } from "#domain/counselor/slots.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { type Counselor, makeCounselor } from "./askCounselor.ts";

export type ExpectedQuestion = {
  ask: string;
  /** The question before, which this one follows. */
  after?: string;
  kind?: "dont-know" | "refuse" | "crisis";
  tool?: string | string[];
  about?: (string | number)[];
  /** What the answer is about is open. */
  anyAbout?: boolean;
  /** "I can't answer that", or a page, is as good as an answer. */
  orNone?: boolean;
  measure?: string;
  round?: string;
  residency?: string;
  change?: string;
  /** The tool of the second question of two. */
  also?: string;
  /** The answer cards that are right, where pages are expected; none named: nobody has said. */
  card?: string | string[];
  /** What the answer must state, with its year. */
  figure?: string;
  year?: string;
  refusal?: string;
  tier?: string;
};

export type QuestionSet = { colleges: Record<string, number> } & Record<string, ExpectedQuestion[]>;
export type Score = "right" | "wrong" | "noAnswer";
export type ScoredQuestion = { group: string; expected: ExpectedQuestion; score: Score; read: ReadQuestion };

const folder = import.meta.dirname;

export function readQuestionSet(name: string): QuestionSet {
  return parse(readFileSync(join(folder, name), "utf8"));
}

export function listGroups(set: QuestionSet): [group: string, questions: ExpectedQuestion[]][] {
  return Object.entries(set).flatMap(([group, questions]) =>
    Array.isArray(questions) ? [[group, questions] satisfies [string, ExpectedQuestion[]]] : [],
  );
}

const today = "2026-11-23";
const emptyPlan = makeEmptyPlan("evaluation", `${today}T00:00:00.000Z`);

const scoredSets = new Map<string, readonly ScoredQuestion[]>();
/** The questions of a set by the name of its file, read once per process. */
export async function scoreQuestions(name: string): Promise<readonly ScoredQuestion[]> {
  const scored = scoredSets.get(name) ?? scoreSet(readQuestionSet(name), await makeCounselor());
  scoredSets.set(name, scored);
  return scored;
}

function scoreSet(set: QuestionSet, { read, context }: Counselor): ScoredQuestion[] {
  const known = context(emptyPlan, today);
  return listGroups(set).flatMap(([group, questions]) =>
    questions.map((expected) => {
      const previous = expected.after === undefined ? null : read(expected.after, null, null).reading;
      const result = read(expected.ask, previous, null);
      const score = scoreReading(expected, result, set.colleges);
      const { figure, year } = expected;
      const isStated =
        figure === undefined ||
        answerReading(result, "", known).facts.some(
          (fact) => fact.text === figure && (year === undefined || fact.year === year),
        );
      return { group, expected, read: result, score: score === "right" && !isStated ? "wrong" : score };
    }),
  );
}

export function scoreReading(
  expected: ExpectedQuestion,
  { reading, others: offered, parts = [], boundary, advice }: ReadQuestion,
  colleges: Record<string, number>,
): Score {
  // A second answer is told below the first or offered.
  const others = [...parts, ...offered];
  if (expected.kind === "crisis")
    return boundary?.kind === "crisis" && boundary.tier === expected.tier ? "right" : "wrong";
  if (expected.kind === "refuse")
    return (boundary?.kind === "refuse" ? boundary.refusal : advice) === expected.refusal ? "right" : "wrong";
  if (boundary !== null) return "wrong";
  const offersCard = others.some(({ card }) => card !== undefined);
  if (expected.kind === "dont-know") return reading === null && !offersCard ? "right" : "wrong";
  if (reading?.card !== undefined) return scoreCard(expected, reading.card);
  if (expected.orNone === true && (reading === null || reading.tool === "writtenPages")) return "right";
  if (reading === null) return "noAnswer";

  const tools = [expected.tool ?? []].flat();
  if (!tools.includes(reading.tool)) {
    // Passages name their page and claim nothing else: not the answer, but no false one.
    return reading.tool === "writtenPages" ? "noAnswer" : "wrong";
  }
  if (reading.tool === "writtenPages") return "right";
  if (expected.also !== undefined && !others.some(({ tool }) => tool === expected.also)) return "wrong";
  const isSlotRight =
    (expected.measure === undefined || expected.measure === reading.measure) &&
    (expected.round === undefined || expected.round === reading.round) &&
    (expected.residency === undefined || expected.residency === reading.residency) &&
    (expected.change === undefined || expected.change === reading.change?.kind);
  // Of two questions, what either is about may be named.
  const both = [
    ...reading.entities,
    ...others.filter(({ tool }) => tool === expected.also).flatMap(({ entities }) => entities),
  ];
  const isAboutRight =
    expected.anyAbout === true ||
    namesSame(expected.about ?? [], toStatesIfOpen(expected, reading.entities), colleges) ||
    (expected.also !== undefined && namesSame(expected.about ?? [], dropRepeats(both), colleges));
  return isSlotRight && isAboutRight ? "right" : "wrong";
}

/**
 * A card claims to be the answer: one in place of a tool, or about something else, is a misreading. Where nobody has said
 * which card is right, that pages are expected is read right, and `findOutcome` counts no answer.
 */
function scoreCard(expected: ExpectedQuestion, card: string): Score {
  if (expected.card !== undefined) return [expected.card].flat().includes(card) ? "right" : "wrong";
  const isOpen = [expected.tool ?? []].flat().includes("writtenPages") || expected.orNone === true;
  return isOpen ? "right" : "wrong";
}

/**
 * A question that may stay unanswered names the state alone, because its writer knew of no program on record there. The
 * program itself, once it is on record, is the better reading.
 */
function toStatesIfOpen(
  { orNone }: ExpectedQuestion,
  entities: readonly CounselorEntity[],
): readonly CounselorEntity[] {
  if (orNone !== true || entities.some(({ kind }) => kind === "state")) return entities;
  return entities.map((entity) => {
    const program =
      entity.kind === "program" ? allStatePrograms.find(({ id }) => id === entity.id) : undefined;
    return program === undefined ? entity : { kind: "state", state: program.state };
  });
}

function namesSame(
  about: readonly (string | number)[],
  entities: readonly CounselorEntity[],
  colleges: Record<string, number>,
): boolean {
  const left = [...entities];
  for (const name of about) {
    const at = left.findIndex((entity) => isNamed(name, entity, colleges));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

function isNamed(name: string | number, entity: CounselorEntity, colleges: Record<string, number>): boolean {
  switch (entity.kind) {
    case "college":
      return entity.unitId === (typeof name === "number" ? name : colleges[name]);
    case "state":
      return entity.state === name;
    case "program":
      return typeof name === "string" && `program:${entity.id}`.startsWith(name);
    case "major":
      return typeof name === "string" && `major:${entity.cip}`.startsWith(name);
    default:
      return entity satisfies never;
  }
}

export type GroupScore = { group: string; asked: number; right: number; wrong: number; noAnswer: number };

export function summarizeScores(scored: readonly ScoredQuestion[]): GroupScore[] {
  const groups = [...new Set(scored.map(({ group }) => group))];
  return [...groups, "all"].map((group) => {
    const of = scored.filter((one) => group === "all" || one.group === group);
    const count = (score: Score) => of.filter((one) => one.score === score).length;
    return {
      group,
      asked: of.length,
      right: count("right"),
      wrong: count("wrong"),
      noAnswer: count("noAnswer"),
    };
  });
}
