/** POST /api/page-views: records that a page was viewed, by path only; nothing about the person. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const pageViewEndpoint = {
  id: "pageView",
  method: "POST",
  path: "/api/page-views",
  access: "everyone",
  limit: "pageViews",
  summary: "Counts one view of a page: path and day, nothing else.",
  body: z.object({
    event: z.literal("page_view"),
    /** A path without query or fragment. */
    page_path: z.string().check(z.regex(/^\/[\w\-./]{0,200}$/, "A page is named by its path.")),
  }),
  replies: { 204: null },
} as const satisfies Endpoint;

export const pageViewEndpoints = [pageViewEndpoint] as const;
