/** GET /api/application-timeline: every deadline of the data set, gathered and compressed once. */
import type { TimelineTemplates } from "#contract/applicationTimeline.ts";
import type { Colleges } from "#server/colleges.ts";
import { sendFile } from "#server/http/sendFile.ts";
import { compressedFile, contentTypeOf, revalidated, type ServedFile } from "#server/http/servedFile.ts";
import type { HandlerInput } from "#server/parts.ts";

const gathered = new WeakMap<Colleges, Promise<ServedFile>>();

export async function answerApplicationTimeline({ request, reply, parts }: HandlerInput) {
  return sendFile(request, reply, await templatesFile(parts.colleges));
}

function templatesFile(colleges: Colleges): Promise<ServedFile> {
  const known = gathered.get(colleges);
  if (known !== undefined) return known;
  const content = Buffer.from(JSON.stringify(timelineTemplatesOf(colleges)));
  const file = compressedFile(contentTypeOf("x.json"), revalidated, content);
  gathered.set(colleges, file);
  return file;
}

function timelineTemplatesOf({ asOf, summaries, detailsOf }: Colleges): TimelineTemplates {
  return { asOf, deadlines: summaries.flatMap((college) => detailsOf(college.unitId).deadlines) };
}
