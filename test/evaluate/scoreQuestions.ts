/**
 * Scores the questions of a set, for each group: how the counselor reads them (right, wrong, no answer), and what came of
 * it (answered, quoted, no answer, misread). The second is what the pages print: a question can be read right and get
 * "which college do you mean?".
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import { type PreparedCards, prepareCards } from "#domain/counselor/cards/findCards.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import type {
  CounselorAnswer,
  CounselorEntity,
  CounselorReading,
  ReadQuestion,
} from "#domain/counselor/counselor.ts";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { preparePassages, type WrittenPage } from "#domain/counselor/passages.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import { dropRepeats } from "#domain/counselor/slots.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { buildAnswerCards } from "../../build/answers/answerCards.ts";
import { buildContentSearch } from "../../build/content/searchIndex.ts";
import { readTestContent, readTestFacts } from "../support/readTestContent.ts";
import { loadShippedColleges } from "../support/shippedColleges.ts";

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
/** "answered": with a figure, a date, a list or a step, or rightly refused. "quoted": with the nearest passage of our pages. */
export type Outcome = "answered" | "quoted" | "noAnswer" | "misread";
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

type Answerer = (read: ReadQuestion, question: string) => CounselorAnswer;

function createAnswerer(
  plan: Plan,
  pages: readonly WrittenPage[] | null,
  cards: PreparedCards | null,
): Answerer {
  const colleges = loadShippedColleges();
  const { summaries } = colleges;
  const context = {
    colleges: summaries,
    byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
    deadlines: summaries.flatMap(({ unitId }) => colleges.detailsOf(unitId).deadlines),
    majors: colleges.majors(),
    passages: pages === null ? null : preparePassages(pages),
    cards,
    plan,
    today,
  };
  return (read, question) => answerReading(read, question, context);
}

const emptyPlan = makeEmptyPlan("evaluation", `${today}T00:00:00.000Z`);

/** A senior in Columbus, Ohio, who has filled in what the quiz, the calculator and the timeline ask. */
const filledPlan: Plan = {
  ...emptyPlan,
  profile: {
    ...emptyPlan.profile,
    gradeYear: 12,
    gpa: 3.5,
    satTotal: 1_220,
    homeState: "OH",
    homeZip: "43215",
    homeLatitude: 39.97,
    homeLongitude: -83,
  },
  timeline: { ...emptyPlan.timeline, graduationYear: 2027 },
  money: { familyIncomeUsd: 85_000, familySize: 4, payPerYearUsd: 20_000 },
  // Ohio State, Kent State, Miami (Ohio) and Michigan.
  colleges: [204_796, 203_517, 204_024, 170_976].map((unitId) => ({
    unitId,
    addedAt: emptyPlan.createdAt,
    status: "considering",
    applicationPlan: null,
    note: "",
  })),
};

function createReader(
  cards: PreparedCards,
): (question: string, previous: CounselorReading | null) => ReadQuestion {
  const { summaries } = loadShippedColleges();
  const dictionary = buildDictionary({ colleges: summaries, programs: allStatePrograms });
  const classifier = createClassifier(intentWeights);
  return (question, previous) =>
    readQuestion(normalizeQuestion(question), { dictionary, classifier, previous, planUnitIds: [], cards });
}

const scoredSets = new Map<string, readonly ScoredQuestion[]>();
let cardsRead: Promise<PreparedCards> | null = null;

function readCards(): Promise<PreparedCards> {
  cardsRead ??= (async () => {
    const [facts, articles] = await Promise.all([readTestFacts(), readTestContent()]);
    const given = { rootFolder: join(folder, "../.."), facts, articles, colleges: loadShippedColleges() };
    return prepareCards((await buildAnswerCards(given)).cards);
  })();
  return cardsRead;
}

/** The questions of a set by the name of its file, read once per process: the pages' table comes from the same scores. */
export async function scoreQuestions(name: string): Promise<readonly ScoredQuestion[]> {
  const scored = scoredSets.get(name) ?? scoreSet(readQuestionSet(name), await readCards());
  scoredSets.set(name, scored);
  return scored;
}

function scoreSet(set: QuestionSet, cards: PreparedCards): ScoredQuestion[] {
  const read = createReader(cards);
  const answer = createAnswerer(emptyPlan, null, cards);
  return listGroups(set).flatMap(([group, questions]) =>
    questions.map((expected) => {
      const previous = expected.after === undefined ? null : read(expected.after, null).reading;
      const result = read(expected.ask, previous);
      const score = scoreReading(expected, result, set.colleges);
      const { figure, year } = expected;
      const isStated =
        figure === undefined ||
        answer(result, "").facts.some(
          (fact) => fact.text === figure && (year === undefined || fact.year === year),
        );
      return { group, expected, read: result, score: score === "right" && !isStated ? "wrong" : score };
    }),
  );
}

const outcomes: readonly Outcome[] = ["answered", "quoted", "noAnswer", "misread"];
export type OutcomeCounts = { group: string; asked: number } & Record<Outcome, number>;

/** What came of the questions of a set, by group and in all, for a student with a filled-in plan. */
export async function countOutcomes(name: string): Promise<OutcomeCounts[]> {
  const answer = createAnswerer(
    filledPlan,
    buildContentSearch(await readTestContent()).pages,
    await readCards(),
  );
  const found = (await scoreQuestions(name)).map((scored) => ({
    group: scored.group,
    outcome: findOutcome(scored, answer(scored.read, normalizeQuestion(scored.expected.ask))),
  }));
  const groups = [...new Set(found.map(({ group }) => group)), "all"];
  return groups.map((group) => {
    const of = found.filter((one) => group === "all" || one.group === group);
    const count = (outcome: Outcome) => of.filter((one) => one.outcome === outcome).length;
    const [answered, quoted, noAnswer, misread] = outcomes.map(count);
    return {
      group,
      asked: of.length,
      answered: answered ?? 0,
      quoted: quoted ?? 0,
      noAnswer: noAnswer ?? 0,
      misread: misread ?? 0,
    };
  });
}

function findOutcome({ expected, score, read }: ScoredQuestion, { kind }: CounselorAnswer): Outcome {
  if (score === "wrong") return "misread";
  // A card that nobody has called right or wrong is no more than a page that was shown.
  if (read.reading?.card !== undefined && expected.card === undefined) return "quoted";
  if (kind === "choices") return "noAnswer";
  // What Tassel must not or cannot answer is handled right if it says so.
  if (score === "right" && expected.kind !== undefined) return "answered";
  if (kind === "passages") return "quoted";
  return score === "right" && kind === "answer" ? "answered" : "noAnswer";
}

export function scoreReading(
  expected: ExpectedQuestion,
  { reading, others, boundary, advice }: ReadQuestion,
  colleges: Record<string, number>,
): Score {
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

/** The module that /ai-technology draws its table from. */
export const evaluationModule = "src/screens/ai-technology/counselorEvaluation.ts";

/** Its text: our own questions in all, and those of others by kind. */
export async function describeEvaluation(): Promise<string> {
  const [own] = (await countOutcomes("questions.yaml")).slice(-1);
  const kinds = await countOutcomes("sealed.yaml");
  const [others] = kinds.slice(-1);
  const write = (row: OutcomeCounts | undefined) =>
    `asked: ${row?.asked}, answered: ${row?.answered}, quoted: ${row?.quoted}, noAnswer: ${row?.noAnswer}, misread: ${row?.misread}`;
  const rows = kinds.slice(0, -1).map((row) => `    { kind: "${row.group}", ${write(row)} },`);
  return `/** What came of the questions of the counselor's evaluation sets; written by \`npm run evaluate -- --write\`. */
export const counselorEvaluation = {
  own: { ${write(own)} },
  others: { ${write(others)} },
  kinds: [
${rows.join("\n")}
  ],
} as const;
`;
}
