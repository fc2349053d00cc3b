/** The data a listed page was rendered from, for navigating to it without a full page load. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const pageDataEndpoint = {
  id: "pageData",
  method: "GET",
  path: "/api/page-data/:page",
  access: "everyone",
  isFile: true,
  summary: "The data that a page was rendered from, such as methodology or help.fafsa-completion-guide.",
  params: z.object({
    page: z
      .string()
      .check(
        z.regex(
          /^[a-z0-9-]{1,80}(\.[a-z0-9-]{1,80})?$/,
          "A page is named by its address, with a point in place of a further slash.",
        ),
      ),
  }),
  replies: { 200: z.unknown() },
} as const satisfies Endpoint;

export const pageDataEndpoints = [pageDataEndpoint] as const;
