/** Reads a conversation from its questions alone, for whoever keeps no reading of the turn before, as assistants do. */
import { toPrevious } from "./conversation.ts";
import type { CrisisTier, ReadQuestion } from "./counselor.ts";
import { normalizeQuestion } from "./normalize.ts";
import type { ReadingContext } from "./readPart.ts";
import { readQuestion } from "./readQuestion.ts";

/**
 * The question, read after those before it, of which one that was not understood leaves standing what was. Where somebody
 * was in danger, who helps is named above every answer that follows, and is the answer to what asks nothing.
 */
export function readConversation(
  question: string,
  earlier: readonly string[],
  context: ReadingContext,
): ReadQuestion {
  let { previous } = context;
  let heard: CrisisTier | null = null;
  for (const before of earlier) {
    const read = readQuestion(normalizeQuestion(before), { ...context, previous });
    previous = toPrevious(read) ?? previous;
    if (read.boundary?.kind === "crisis") heard = read.boundary.tier;
  }
  const read = readQuestion(normalizeQuestion(question), { ...context, previous });
  if (heard === null || read.boundary !== null) return read;
  // "My mom doesn't know": what follows danger and asks nothing is answered with who helps.
  const isAnswered = read.reading !== null || read.others.length > 0 || read.isNearTold === true;
  return isAnswered
    ? { ...read, helpLine: read.helpLine ?? heard }
    : { ...read, boundary: { kind: "crisis", tier: heard }, helpLine: null };
}
