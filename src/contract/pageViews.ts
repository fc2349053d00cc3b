/** POST /api/page-views: records that a page was viewed, or that a search found nothing; nothing about the person. */
import { z } from "zod/mini";
import { searchPlaces } from "./adminSeo.ts";
import type { Endpoint } from "./endpoint.ts";

export const pageViewEndpoint = {
  id: "pageView",
  method: "POST",
  path: "/api/page-views",
  access: "everyone",
  limit: "pageViews",
  summary: "Counts one view of a page, or one search on this site that found nothing: by day, nothing else.",
  body: z.discriminatedUnion("event", [
    z.object({
      event: z.literal("page_view"),
      /** A path without query or fragment. */
      page_path: z.string().check(z.regex(/^\/[\w\-./]{0,200}$/, "A page is named by its path.")),
    }),
    z.object({
      event: z.literal("empty_search"),
      place: z.enum(searchPlaces),
      /** Words in small letters: without digits, "@" and "/" it is hardly an address or a number. */
      text: z.string().check(z.regex(/^[a-zà-ÿ][a-zà-ÿ '’.&-]{2,59}$/, "A search is a few words.")),
    }),
  ]),
  replies: { 204: null },
} as const satisfies Endpoint;

export const pageViewEndpoints = [pageViewEndpoint] as const;
