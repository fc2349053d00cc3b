/** The counselor of the site, for POST /api/counselor-answers; run in a thread of its own (longWork/). Nothing is logged. */
import { answerCardsEndpoint } from "#contract/answerCards.ts";
import type { CounselorAnswerBody } from "#contract/counselor.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import { type PreparedCards, prepareCards } from "#domain/counselor/cards/cardIndex.ts";
import { unpackCards } from "#domain/counselor/cards/packCards.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import type { CounselorAnswer, CounselorReading } from "#domain/counselor/counselor.ts";
import { buildDictionary, type CounselorDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readConversation } from "#domain/counselor/readConversation.ts";
import type { Profile } from "#domain/people/profile.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { placeHome, unknownZip } from "#server/colleges/placeHome.ts";
import type { Colleges } from "#server/colleges.ts";
import type { ReplyTo } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";

declare module "#server/longWork/tasks.ts" {
  interface FamilyTasks {
    answerQuestion: typeof answerQuestion;
  }
}

const classifier = createClassifier(intentWeights);

type Around = { colleges: Colleges; cards: string | null };

export function answerQuestion(
  { body, now }: { body: CounselorAnswerBody; now: Date },
  around: Around,
): ReplyTo<"counselorAnswer"> {
  const answer = answerBody(body, now, around);
  if (answer === null) return refuse(400, unknownZip.message, { errors: [unknownZip] });
  const {
    kind,
    tool,
    entities,
    namesLeftOut,
    reading,
    values = [],
    choices = [],
    sources,
    aid = null,
    helpLine = null,
  } = answer;
  return {
    status: 200,
    body: {
      kind,
      tool,
      entities,
      namesLeftOut,
      reading,
      values: [...values],
      choices: [...choices],
      aid,
      helpLine: helpLine?.tier ?? null,
      text: tellWithHelp(answer),
      sources,
      pages: listPages(answer),
    },
  };
}

/** The answer as the counselor's page has it; null for a ZIP code that is none. */
export function answerBody(
  body: CounselorAnswerBody,
  now: Date,
  { colleges, cards: cardsText }: Around,
): CounselorAnswer | null {
  const profile = placeHome(body.profile, colleges);
  if (profile === null) return null;
  const { dictionary, byUnitId } = prepareColleges(colleges);
  const question = normalizeQuestion(body.question);
  const cards = cardsText === null ? null : readCards(cardsText);
  const context = {
    dictionary,
    classifier,
    previous: toPreviousReading(body.previous),
    planUnitIds: body.unitIds,
    cards,
    homeState: profile.homeState ?? null,
  };
  const read = readConversation(question, body.earlier, context);
  return answerReading(read, question, {
    colleges: colleges.summaries,
    byUnitId,
    deadlines: listDeadlines(read.reading, body.unitIds, colleges),
    majors: colleges.majors(),
    cards,
    plan: toPlan(body, profile, now),
    today: now.toISOString().slice(0, 10),
  });
}

/** Who helps comes first. */
export function tellWithHelp({ text, helpLine = null }: CounselorAnswer): string {
  return helpLine === null ? text : `${helpLine.text}\n${text}`;
}

export function listPages({ parts }: CounselorAnswer): { path: string; title: string }[] {
  return parts.flatMap((part) =>
    part.kind === "pages" ? part.pages.map(({ path, title }) => ({ path, title })) : [],
  );
}

type Prepared = {
  dictionary: CounselorDictionary;
  byUnitId: ReadonlyMap<number, CollegeSummary>;
};
const preparedOf = new WeakMap<Colleges, Prepared>();

/** Made with the first question: most processes are never asked one. */
export function prepareColleges(colleges: Colleges): Prepared {
  const kept = preparedOf.get(colleges);
  if (kept !== undefined) return kept;
  const { summaries } = colleges;
  const prepared = {
    dictionary: buildDictionary({ colleges: summaries, programs: allStatePrograms }),
    byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
  };
  preparedOf.set(colleges, prepared);
  return prepared;
}

/** The dates of the colleges that the answer can be about: those named, and the list. */
function listDeadlines(
  reading: CounselorReading | null,
  unitIds: readonly number[],
  { deadlinesOf }: Colleges,
): Deadline[] {
  const named = (reading?.entities ?? []).flatMap((entity) =>
    entity.kind === "college" ? [entity.unitId] : [],
  );
  return [...new Set([...named, ...unitIds])].flatMap((unitId) => deadlinesOf(unitId));
}

let cards: { text: string; read: PreparedCards | null } | null = null;

/** The answer cards as the build made them; null if it made none. */
export function readCards(text: string): PreparedCards | null {
  if (cards?.text === text) return cards.read;
  const reply = answerCardsEndpoint.replies[200].safeParse(parseJson(text));
  const read = reply.success ? prepareCards(unpackCards(reply.data)) : null;
  cards = { text, read };
  return read;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toPreviousReading(previous: CounselorAnswerBody["previous"]): CounselorReading | null {
  return previous === undefined || previous === null ? null : { ...previous, change: null };
}

/** What the request says of the student, as a plan that nobody keeps. */
export function toPlan(
  { money, unitIds, aid }: Pick<CounselorAnswerBody, "money" | "unitIds" | "aid">,
  profile: Profile,
  now: Date,
): Plan {
  const plan = makeEmptyPlan("asked", now.toISOString());
  const colleges = unitIds.map((unitId) => ({
    unitId,
    addedAt: plan.createdAt,
    status: "considering" as const,
    applicationPlan: null,
    note: "",
  }));
  const { parents } = aid;
  const answers: Plan["aid"] =
    parents === null ? {} : { "student.parents": parents === 1 ? "apart" : "marriedToEachOther" };
  return { ...plan, profile, money, colleges, aid: answers };
}
