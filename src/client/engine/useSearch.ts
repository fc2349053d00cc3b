/** The college search for screens. */
import { useMemo } from "react";
import { askEngine } from "./askEngine.ts";
import type { SearchReply, SearchRequest } from "./engine.ts";
import { createMemory, createQuestion, useLatest } from "./useAnswer.ts";

const question = createQuestion(askEngine("search"));
const rememberRequest = createMemory<SearchRequest>();

/** The request that a reply answers: `isNewest` is false while a newer one is still being answered. */
export type FoundReply = { reply: SearchReply; of: SearchRequest; isNewest: boolean };

/** The last reply until the next one is there; null before the first, and while nothing is asked. */
export function useSearch(request: SearchRequest | null): FoundReply | null {
  const asked = useMemo(() => (request === null ? null : rememberRequest(request)), [request]);
  const answer = useLatest(question, asked);
  return answer === null ? null : { reply: answer.value, of: answer.of, isNewest: answer.isNewest };
}

/** Has the search prepared before the first keystroke; a null release prepares nothing. */
export function useSearchReady(release: string | null): void {
  useSearch(useMemo(() => (release === null ? null : { release, query: "", limit: 0 }), [release]));
}
