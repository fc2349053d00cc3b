/** The college search for screens. */
import { useMemo } from "react";
import { answerSearch } from "./answerSearch.ts";
import type { SearchReply, SearchRequest } from "./engine.ts";
import { createQuestion, useAnswer } from "./useAnswer.ts";

const question = createQuestion(answerSearch);
/** Enough for going back and forth between a list and its colleges. */
const rememberedMax = 12;
const remembered = new Map<string, SearchRequest>();

/** The request that a reply answers: `isNewest` is false while a newer one is still being answered. */
export type FoundReply = { reply: SearchReply; of: SearchRequest; isNewest: boolean };

/** The last reply until the next one is there; null before the first, and while nothing is asked. */
export function useSearch(request: SearchRequest | null): FoundReply | null {
  const asked = useMemo(() => (request === null ? null : rememberRequest(request)), [request]);
  const answer = useAnswer(question, asked);
  // A fault of the search itself, which the page's boundary shows and reports.
  if (answer.status === "failed") throw answer.error;
  if (asked === null || answer.status !== "ready") return null;
  return { reply: answer.value, of: answer.of, isNewest: answer.isNewest };
}

/** Has the search prepared before the first keystroke; a null release prepares nothing. */
export function useSearchReady(release: string | null): void {
  useSearch(
    useMemo(() => (release === null ? null : { release, query: "", limit: 0, among: null }), [release]),
  );
}

/** The same request is the same object, so that its answer is known when a screen is opened again. */
export function rememberRequest(request: SearchRequest): SearchRequest {
  const key = JSON.stringify(request);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const [oldest] = remembered.keys();
  if (remembered.size >= rememberedMax && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, request);
  return request;
}
