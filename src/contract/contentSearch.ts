/** The words of the whole site, by page and section: what the browser searches in, sent once and kept. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

/** What a found page is, as people would call it. */
export const foundKinds = ["help", "blog", "story", "state", "tool", "page", "question"] as const;
export type FoundKind = (typeof foundKinds)[number];

const searchedPage = z.object({
  path: z.string(),
  title: z.string(),
  kind: z.enum(foundKinds),
  excerpt: z.string(),
  /** Further words it is found by, which are not shown: tags, and a state's postal code. */
  also: z.string(),
  /** What stands before the first heading, then one for each heading. */
  sections: z.array(z.object({ anchor: z.string(), heading: z.string(), words: z.string() })),
});
export type SearchedPage = z.infer<typeof searchedPage>;

export const contentSearchEndpoint = {
  id: "contentSearch",
  method: "GET",
  path: "/api/content-search",
  access: "everyone",
  isFile: true,
  summary: "The words of help, blog, stories, state guides, questions and tools, by page and section.",
  replies: { 200: z.object({ pages: z.array(searchedPage) }) },
} as const satisfies Endpoint;

export type ContentSearchReply = z.infer<(typeof contentSearchEndpoint.replies)[200]>;

export const contentSearchEndpoints = [contentSearchEndpoint] as const;
