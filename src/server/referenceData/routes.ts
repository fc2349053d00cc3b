/** The data sets the browser keeps whole, sent from memory as they were compressed at build. */

import { sendFile } from "#server/http/sendFile.ts";
import type { HandlerInput } from "#server/parts.ts";

export function answerReferenceData(name: "college-index" | "majors" | "zip-codes" | "content-search") {
  return async ({ request, reply, parts }: HandlerInput) => {
    const file = await parts.site.reference.get(name);
    if (file === undefined) throw new Error(`The build has no reference data ${name}.`);
    return sendFile(request, reply, file);
  };
}
