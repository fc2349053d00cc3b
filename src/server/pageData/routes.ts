/** GET /api/page-data/{page}: what a listed page was rendered from, sent from memory. */
import type { z } from "zod/mini";
import type { pageDataEndpoint } from "#contract/pageData.ts";
import { sendProblem } from "#server/http/problems.ts";
import { sendFile } from "#server/http/sendFile.ts";
import type { HandlerInput } from "#server/parts.ts";

export async function answerPageData({ params, request, reply, parts }: HandlerInput) {
  // Checked against this schema by registerEndpoints.
  const { page } = params as z.infer<typeof pageDataEndpoint.params>;
  const file = await parts.site.pageData.get(page);
  if (file === undefined) return sendProblem(reply, 404, "This page is rendered from no data of its own.");
  return sendFile(request, reply, file);
}
