/**
 * Asks the counselor as its screen and POST /api/counselor-answers do: all colleges, the answer cards, a plan,
 * and what was asked before. Gives what a person would read.
 */
import { join } from "node:path";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { stateNames } from "#domain/college/states.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import { type PreparedCards, prepareCards } from "#domain/counselor/cards/cardIndex.ts";
import { foldCard } from "#domain/counselor/cards/foldCard.ts";
import { packCards, unpackCards } from "#domain/counselor/cards/packCards.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import type {
  AnswerPart,
  CounselorAnswer,
  CounselorReading,
  ReadQuestion,
} from "#domain/counselor/counselor.ts";
import { buildDictionary, type CounselorDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readConversation } from "#domain/counselor/readConversation.ts";
import { readBeforeCards, readQuestion } from "#domain/counselor/readQuestion.ts";
import { words } from "#domain/counselor/words.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { readCardsOfContent } from "../../build/answers/answerCards.ts";
import { readTestContent, readTestFacts } from "../support/readTestContent.ts";
import { loadShippedColleges } from "../support/shippedColleges.ts";

export type Counselor = {
  context: (plan: Plan, today: string) => AnswerContext;
  cards: PreparedCards;
  dictionary: CounselorDictionary;
  /** `cards`: null to read it as if there were none. */
  read: (
    question: string,
    previous: CounselorReading | null,
    plan: Plan | null,
    cards?: PreparedCards | null,
  ) => ReadQuestion;
  /** After the earlier messages of a conversation, oldest first. */
  readAfter: (question: string, before: readonly string[], plan: Plan) => ReadQuestion;
  /** What a card is chosen by. */
  readBefore: (question: string) => ReturnType<typeof readBeforeCards>;
};

let made: Promise<Counselor> | null = null;

/** Made once per process. */
export function makeCounselor(): Promise<Counselor> {
  made ??= createCounselor();
  return made;
}

async function createCounselor(): Promise<Counselor> {
  const colleges = loadShippedColleges();
  const { summaries } = colleges;
  const [facts, articles] = await Promise.all([readTestFacts(), readTestContent()]);
  const given = { rootFolder: join(import.meta.dirname, "../.."), facts, articles, colleges };
  // Packed and unpacked, as a device gets them; the build and answerCards.test.ts check them.
  const { cards: worded } = await readCardsOfContent(given);
  const cards: PreparedCards = prepareCards(unpackCards(packCards(worded.map(foldCard))));
  const dictionary = buildDictionary({ colleges: summaries, programs: allStatePrograms });
  const classifier = createClassifier(intentWeights);
  const known = {
    colleges: summaries,
    byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
    deadlines: summaries.flatMap(({ unitId }) => colleges.detailsOf(unitId).deadlines),
    majors: colleges.majors(),
    cards,
  };
  return {
    context: (plan, today) => ({ ...known, plan, today }),
    cards,
    dictionary,
    read: (question, previous, plan, among = cards) =>
      readQuestion(normalizeQuestion(question), {
        dictionary,
        classifier,
        previous,
        planUnitIds: plan?.colleges.map(({ unitId }) => unitId) ?? [],
        homeState: plan?.profile.homeState ?? null,
        cards: among,
      }),
    readAfter: (question, before, plan) =>
      readConversation(question, before, {
        dictionary,
        classifier,
        previous: null,
        planUnitIds: plan.colleges.map(({ unitId }) => unitId),
        homeState: plan.profile.homeState,
        cards,
      }),
    readBefore: (question) =>
      readBeforeCards(normalizeQuestion(question), {
        dictionary,
        classifier,
        previous: null,
        planUnitIds: [],
        homeState: null,
        cards: null,
      }),
  };
}

export type Asked = { read: ReadQuestion; answer: CounselorAnswer; context: AnswerContext };

/** `before`: the earlier messages of the conversation, oldest first. */
export function ask(
  { context, readAfter }: Counselor,
  {
    question,
    before = [],
    plan,
    today,
  }: { question: string; before?: readonly string[]; plan: Plan; today: string },
): Asked {
  const found = readAfter(question, before, plan);
  const known = context(plan, today);
  return { read: found, answer: answerReading(found, normalizeQuestion(question), known), context: known };
}

/**
 * The words of an answer, what was read and counted (which the screen says above it), and the names that it draws below. The
 * kind of answer that the line above ends with, "your price", is no part of it.
 */
export function toReadText({ answer, context }: Pick<Asked, "answer" | "context">): string {
  const values = (answer.values ?? []).map(({ text }) => text);
  const drawn = answer.parts.flatMap((part) => listDrawn(part, context));
  const { kind, tool } = answer;
  const isByTool = kind === "answer" && tool !== null && tool !== "writtenPages";
  const readAs = isByTool ? answer.reading.replace(words.toolName(tool), "") : "";
  return [answer.helpLine?.text ?? "", answer.text, readAs, ...values, ...drawn]
    .filter((text) => text !== "")
    .join("\n");
}

function listDrawn(part: AnswerPart, { byUnitId }: AnswerContext): string[] {
  const name = (unitIds: readonly number[]) =>
    unitIds.flatMap((unitId) => {
      const college = byUnitId.get(unitId);
      return college === undefined ? [] : [`${college.name}, ${college.city}, ${stateNames[college.state]}`];
    });
  if (part.kind === "programs")
    return part.ids.flatMap((id) => allStatePrograms.find((program) => program.id === id)?.name ?? []);
  if ("unitIds" in part) return name(part.unitIds);
  return "unitId" in part ? name([part.unitId]) : [];
}
