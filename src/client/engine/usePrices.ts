/** Prices for screens that show a few colleges. */
import { answerPrice } from "./answerPrice.ts";
import type { PriceReply, PriceRequest } from "./engine.ts";
import { createQuestion, useAnswer } from "./useAnswer.ts";

const question = createQuestion(answerPrice);

/** The last reply until the next one is there; null before the first. Memoize the request: it is asked for once. */
export function usePrices(request: PriceRequest | null): PriceReply | null {
  const answer = useAnswer(question, request);
  // A fault of the rules, which the page's boundary shows and reports.
  if (answer.status === "failed") throw answer.error;
  return request !== null && answer.status === "ready" ? answer.value : null;
}
