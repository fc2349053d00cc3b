/** Prepares the answer cards for the search, in slices so that the page stays responsive. */
import { runInSlices } from "#client/runInSlices.ts";
import { answerCardsEndpoint } from "#contract/answerCards.ts";
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";
import { prepareCardsInSteps } from "#domain/counselor/cards/cardIndex.ts";
import { findSureCard } from "#domain/counselor/cards/findCards.ts";
import { unpackCards } from "#domain/counselor/cards/packCards.ts";

export type CardFinder = (question: string) => AnswerCard | null;

/** Rejects if the download is malformed. */
export async function readCards(json: unknown): Promise<CardFinder> {
  const reply = answerCardsEndpoint.replies[200].safeParse(json);
  if (!reply.success) throw new Error("The answer cards came damaged.");
  const prepared = await runInSlices(prepareCardsInSteps(unpackCards(reply.data)));
  return (question) => findSureCard(prepared, question);
}
