/** Reads a conversation from its questions alone, for whoever keeps no reading of the turn before, as assistants do. */
import { toPrevious } from "./conversation.ts";
import type { CounselorReading } from "./counselor.ts";
import { normalizeQuestion } from "./normalize.ts";
import type { ReadingContext } from "./readPart.ts";
import { readQuestion } from "./readQuestion.ts";

/** How the last of these questions was read, after those before it. One that was not understood leaves standing what was. */
export function readConversation(
  earlier: readonly string[],
  context: ReadingContext,
): CounselorReading | null {
  let { previous } = context;
  for (const question of earlier)
    previous = toPrevious(readQuestion(normalizeQuestion(question), { ...context, previous })) ?? previous;
  return previous;
}
