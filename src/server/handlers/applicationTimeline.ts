/** GET /api/application-timeline: tasks, calendar and every deadline of the data set, gathered and compressed once. */
import type { TimelineTemplates } from "#contract/applicationTimeline.ts";
import { calendarRecords } from "#domain/timeline/admissionCalendar.ts";
import { taskTemplates } from "#domain/timeline/templates/taskTemplates.ts";
import { sittingRecords } from "#domain/timeline/testSittings.ts";
import type { Source } from "#lib/source.ts";
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
  const sources = new Map<string, Source>();
  const idOf = (source: Source) => {
    sources.set(source.id, source);
    return source.id;
  };
  return {
    asOf,
    deadlines: summaries.flatMap((college) => detailsOf(college.unitId).deadlines),
    templates: taskTemplates.map(({ evidence: { grade, source }, ...template }) => ({
      ...template,
      evidence: { grade, sourceId: source === null ? null : idOf(source) },
    })),
    events: calendarRecords.map(({ source, ...record }) => ({ ...record, sourceId: idOf(source) })),
    sittings: sittingRecords.map(({ source, ...sitting }) => ({ ...sitting, sourceId: idOf(source) })),
    // Last: only those that were named.
    sources: [...sources.values()],
  };
}
