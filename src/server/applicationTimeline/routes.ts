/**
 * GET /api/application-timeline: tasks, calendar and every deadline in the data set, collected and compressed
 * once.
 */
import type { applicationTimelineEndpoints, TimelineTemplates } from "#contract/applicationTimeline.ts";
import { encodeDeadlines } from "#domain/college/deadlineTable.ts";
import { encodeRequirements, toTaskRequirements } from "#domain/college/requirementTable.ts";
import { countAskedEssays } from "#domain/essays/askedEssays.ts";
import { calendarRecords } from "#domain/timeline/admissionCalendar.ts";
import { taskTemplates } from "#domain/timeline/templates/taskTemplates.ts";
import { sittingRecords } from "#domain/timeline/testSittings.ts";
import type { Source } from "#lib/source.ts";
import type { Colleges } from "#server/colleges.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { compressedFile, findContentType, revalidated, type ServedFile } from "#server/http/servedFile.ts";

const gathered = new WeakMap<Colleges, Promise<ServedFile>>();

export const applicationTimelineHandlers: HandlersFor<typeof applicationTimelineEndpoints> = {
  applicationTimeline: async ({ parts }) => ({ file: await templatesFile(parts.colleges) }),
};

/** Made once while the server runs, so it may take a moment longer to be smaller. */
const onceQuality = 11;

function templatesFile(colleges: Colleges): Promise<ServedFile> {
  const known = gathered.get(colleges);
  if (known !== undefined) return known;
  const content = Buffer.from(JSON.stringify(gatherTemplates(colleges)));
  const file = compressedFile(findContentType("x.json"), revalidated, content, { quality: onceQuality });
  gathered.set(colleges, file);
  return file;
}

function gatherTemplates({ asOf, summaries, deadlinesOf, requirementsOf }: Colleges): TimelineTemplates {
  const sources = new Map<string, Source>();
  const idOf = (source: Source) => {
    sources.set(source.id, source);
    return source.id;
  };
  const deadlines = summaries.flatMap((college) => deadlinesOf(college.unitId));
  const events = calendarRecords.map(({ source, ...record }) => ({ ...record, sourceId: idOf(source) }));
  const sittings = sittingRecords.map(({ source, ...sitting }) => ({ ...sitting, sourceId: idOf(source) }));
  // What is read instead by a parent, by a counselor or too late, and how early a task presses, are the screens' own. What is
  // alike from task to task stands side by side: it packs best so.
  const templates = taskTemplates.map(
    ({
      only,
      evidence: { grade, source },
      id,
      needs,
      per,
      when,
      area,
      who,
      effortMinutes,
      weight,
      ...more
    }) => {
      const {
        title: _n,
        why: _w,
        forms: _f,
        tooLate: _t,
        scoreRequired: _s,
        pressesDays: _p,
        ...rest
      } = more;
      const evidence = { grade, sourceId: source === null ? null : idOf(source) };
      const conditions = { evidence, ...(only && { only }), id, needs, per, when };
      return { ...conditions, ...rest, area, who, effortMinutes, weight };
    },
  );
  return {
    // Apart from the tasks and first: sentences pack best beside sentences, and what follows beside them.
    whys: taskTemplates.map(({ why }) => why),
    titles: taskTemplates.map(({ title }) => title),
    // By address, they pack best.
    sources: [...sources.values()].toSorted((one, other) => ((one.url ?? "") < (other.url ?? "") ? -1 : 1)),
    templates,
    asOf,
    sittings,
    events,
    // Together at the end, where they pack best.
    deadlineTable: encodeDeadlines(deadlines),
    requirementTable: encodeRequirements(
      summaries.flatMap(({ unitId }) => {
        const told = toTaskRequirements(requirementsOf(unitId), countAskedEssays(unitId));
        return told === null ? [] : { ...told, unitId };
      }),
    ),
  };
}
