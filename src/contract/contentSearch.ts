/**
 * The text of the whole site, by page and section: the browser's search index, downloaded once and cached.
 */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

/** The kind of page, in a reader's terms. */
export const foundKinds = ["help", "blog", "story", "state", "tool", "program", "page", "question"] as const;
export type FoundKind = (typeof foundKinds)[number];

const searchedPage = z.object({
  /** With an anchor for a thing that has no page of its own, such as a state's aid program. */
  path: z.string(),
  title: z.string(),
  kind: z.enum(foundKinds),
  excerpt: z.string(),
  /** What else people call it, as whole phrases: whoever types one of them means this page. */
  names: z.array(z.string()),
  /** More words that match but are not shown: tags, and a state's postal code. */
  also: z.string(),
  /** The text before the first heading, then one section per heading. */
  sections: z.array(
    z.object({
      anchor: z.string(),
      heading: z.string(),
      words: z.string(),
      /** What else people call it, as for a page; not in a copy that a device kept from before this field. */
      names: z.optional(z.array(z.string())),
    }),
  ),
});
export type SearchedPage = z.infer<typeof searchedPage>;

export const contentSearchEndpoint = {
  id: "contentSearch",
  method: "GET",
  path: "/api/content-search",
  access: "everyone",
  isFile: true,
  summary:
    "The words of help, blog, stories, state guides, questions tools and state aid programs, by page and section.",
  replies: { 200: z.object({ pages: z.array(searchedPage) }) },
} as const satisfies Endpoint;

export type ContentSearchReply = z.infer<(typeof contentSearchEndpoint.replies)[200]>;

export const contentSearchEndpoints = [contentSearchEndpoint] as const;
