/** What the counselor reads and answers with, made from what the engine holds. */
import { runInSlices } from "#client/runInSlices.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";
import { type PreparedCards, prepareCardsInSteps } from "#domain/counselor/cards/cardIndex.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import { buildDictionaryInSteps, type CounselorDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import type { PrepareRequest } from "./engine.ts";
import { getHeldCards } from "./heldCards.ts";
import { getHeldColleges, getHeldMajors, type HeldColleges } from "./heldColleges.ts";

export const classifier = createClassifier(intentWeights);
const dictionaries = new WeakMap<HeldColleges, Promise<CounselorDictionary>>();
const preparingCards = new WeakMap<readonly AnswerCard[], Promise<PreparedCards>>();

export async function prepareCounselor({ release, majors, deadlines, plan, today }: PrepareRequest): Promise<{
  context: AnswerContext;
  dictionary: CounselorDictionary;
}> {
  const all = getHeldColleges(release);
  const [dictionary, cards] = await Promise.all([loadDictionary(release), loadCards()]);
  const context: AnswerContext = {
    colleges: all.colleges,
    byUnitId: all.byUnitId,
    deadlines,
    majors: majors === null ? null : getHeldMajors(majors),
    cards,
    plan,
    today,
  };
  return { context, dictionary };
}

/** Made with the first question about a release. */
export function loadDictionary(release: string): Promise<CounselorDictionary> {
  const all = getHeldColleges(release);
  const running =
    dictionaries.get(all) ??
    runInSlices(buildDictionaryInSteps({ colleges: all.colleges, programs: allStatePrograms }));
  dictionaries.set(all, running);
  return running;
}

async function loadCards(): Promise<PreparedCards | null> {
  const cards = getHeldCards();
  if (cards === null) return null;
  const running = preparingCards.get(cards) ?? runInSlices(prepareCardsInSteps(cards));
  preparingCards.set(cards, running);
  return running;
}
