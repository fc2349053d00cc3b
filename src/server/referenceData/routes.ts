/** Data sets sent whole, from memory as they were compressed at build: the browser's, and the administrators' graph. */
import type { answerCardsEndpoints } from "#contract/answerCards.ts";
import type { contentSearchEndpoints } from "#contract/contentSearch.ts";
import type { knowledgeGraphEndpoints } from "#contract/knowledgeGraph.ts";
import type { referenceDataEndpoints } from "#contract/referenceData.ts";
import type { FileReply, HandlersFor, RequestContext } from "#server/http/handler.ts";
import { publishedPostsOf } from "#server/posts/published.ts";
import type { referenceNames } from "#server/site.ts";

export const referenceDataHandlers: HandlersFor<typeof referenceDataEndpoints> = {
  collegeIndex: sendReference("college-index"),
  majors: sendReference("majors"),
  zipCodes: sendReference("zip-codes"),
};

export const contentSearchHandlers: HandlersFor<typeof contentSearchEndpoints> = {
  async contentSearch({ parts }) {
    const withPosts = await publishedPostsOf(parts).search();
    return withPosts === null ? sendReference("content-search")({ parts }) : { file: withPosts };
  },
};

export const answerCardsHandlers: HandlersFor<typeof answerCardsEndpoints> = {
  answerCards: sendReference("answer-cards"),
};

export const knowledgeGraphHandlers: HandlersFor<typeof knowledgeGraphEndpoints> = {
  knowledgeGraph: sendReference("knowledge-graph"),
};

export function sendReference(name: (typeof referenceNames)[number]) {
  return async ({ parts }: Pick<RequestContext, "parts">): Promise<FileReply> => {
    const file = await parts.site.reference.get(name);
    if (file === undefined) throw new Error(`The build has no reference data ${name}.`);
    return { file };
  };
}
