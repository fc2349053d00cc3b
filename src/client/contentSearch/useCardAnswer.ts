/** The answer card of a question typed into the search. Cards are downloaded with the first question, and not before. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";

/** Fewer words name a page, or are a question that is still being typed. */
const leastWords = 3;

/** Null while there is none: the pages that the search finds are there in any case. */
export function useCardAnswer(typed: string): AnswerCard | null {
  const isQuestion = typed.trim().split(/\s+/).length >= leastWords;
  const { data: find = null } = useQuery({
    queryKey: ["answer-card-finder"],
    queryFn: async ({ signal }) => {
      const [json, { readCards }] = await Promise.all([
        call("answerCards", {}, { signal }),
        import("./readCards.ts"),
      ]);
      return readCards(json);
    },
    enabled: isQuestion,
    ...cacheClasses.static,
    structuralSharing: false,
  });
  return useMemo(() => (isQuestion && find !== null ? find(typed) : null), [find, isQuestion, typed]);
}
