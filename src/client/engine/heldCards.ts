/** The answer cards that the engine holds for the counselor. */
import { answerCardsEndpoint } from "#contract/answerCards.ts";
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";
import { unpackCards } from "#domain/counselor/cards/packCards.ts";
import { parseFile } from "./jsonFile.ts";

let held: readonly AnswerCard[] | null = null;

/** Takes the file of the cards. Rejects if they are damaged. */
export async function holdCards(file: ArrayBuffer): Promise<void> {
  const reply = answerCardsEndpoint.replies[200].safeParse(parseFile(file));
  if (!reply.success) throw new Error("The answer cards came damaged.");
  held = unpackCards(reply.data);
}

/** The same list each time; null while it is not there. */
export function getHeldCards(): readonly AnswerCard[] | null {
  return held;
}
