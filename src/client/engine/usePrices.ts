/** Prices for screens that show a few colleges. */

import { useMemo } from "react";
import { askEngine } from "./askEngine.ts";
import type { PriceReply, PriceRequest } from "./engine.ts";
import { createMemory, createQuestion, useLatest } from "./useAnswer.ts";

const question = createQuestion(askEngine("price"));
const rememberRequest = createMemory<PriceRequest>();

/** The last reply and the request it answers, until the next one is there; null before the first. Memoize the request. */
export function usePrices(request: PriceRequest | null): { reply: PriceReply; of: PriceRequest } | null {
  const asked = useMemo(() => (request === null ? null : rememberRequest(request)), [request]);
  const answer = useLatest(question, asked);
  const value = answer?.value ?? null;
  const of = answer?.of ?? null;
  return useMemo(() => (value === null || of === null ? null : { reply: value, of }), [value, of]);
}
