/** From a worked-out draft to the task that is shown, and the order of tasks. */
import type { Day } from "#lib/dates.ts";
import type { Draft } from "./drafts.ts";
import { isMarked, type Standpoint, findTaskState } from "./taskState.ts";
import type { DateConfidence, TaskPerson, TestPlan, TimelineTask } from "./timeline.ts";

const testNames: Readonly<Record<TestPlan, string>> = { sat: "SAT", act: "ACT", ap: "AP", ib: "IB" };

export function buildTask(draft: Draft, standpoint: Standpoint): TimelineTask {
  const { id, template, own, dates, mark, due, movedFrom, unitId } = draft;
  const who = mark.who ?? template?.who[0] ?? own?.who ?? "student";
  const from = pickEarlierDay(dates?.from ?? null, due);
  const state = findTaskState(draft, from, standpoint);
  return {
    id,
    templateId: template?.id ?? null,
    isOwn: own !== null,
    title: mark.title ?? getTitle(draft),
    why: template === null ? null : fillTemplate(template.why, draft),
    area: template?.area ?? null,
    who,
    helpers: listHelpers(template?.who ?? [], who),
    unitId,
    from,
    due,
    movedFrom: mark.due === null ? movedFrom : null,
    standing: findDateConfidence(draft),
    basis: dates?.basis ?? null,
    needs: draft.needs.map((need) => need.id),
    effortMinutes: template?.effortMinutes ?? null,
    weight: template?.weight ?? "should",
    state,
    stillOpen: state !== "done" && state !== "dropped" && !draft.isMissed,
    evidence: template?.evidence ?? null,
    to: template?.to ?? null,
    isEdited: own === null && isMarked(draft) && (mark.title ?? mark.due ?? mark.who) !== null,
    isMelt: template?.isMelt === true,
    doneOn: mark.doneOn,
  };
}

/**
 * By day, days before months that end with them; without a day last. On one day what is needed comes first, as in
 * `tasks`; the same task of several colleges stands together, by id, so that the order is stable.
 */
export function sortByDay(tasks: readonly TimelineTask[]): TimelineTask[] {
  const places = new Map<string, number>();
  for (const { templateId } of tasks) {
    if (templateId !== null && !places.has(templateId)) places.set(templateId, places.size);
  }
  const placeOf = ({ templateId }: TimelineTask) =>
    templateId === null ? places.size : (places.get(templateId) ?? places.size);
  return tasks.toSorted(
    (a, b) =>
      compareByDay(a.due ?? "9", b.due ?? "9") ||
      Number(a.standing === "month") - Number(b.standing === "month") ||
      placeOf(a) - placeOf(b) ||
      compareByDay(a.id, b.id),
  );
}

function findDateConfidence({ own, mark, dates, movedFrom }: Draft): DateConfidence {
  if (own !== null || mark.due !== null || dates === null) return "own";
  return movedFrom === null ? dates.standing : "computed";
}

function getTitle(draft: Draft): string {
  return draft.own?.title ?? (draft.template === null ? "" : fillTemplate(draft.template.title, draft));
}

function fillTemplate(text: string, { application, test }: Draft): string {
  if (!text.includes("{")) return text;
  return text
    .replaceAll("{college}", () => application?.college.name ?? "the college")
    .replaceAll("{test}", () => (test === null ? "the test" : testNames[test]));
}

function listHelpers(people: readonly TaskPerson[], who: TaskPerson): TaskPerson[] {
  return people.filter((person) => person !== who);
}

function pickEarlierDay(from: Day | null, due: Day | null): Day | null {
  return from !== null && due !== null && due < from ? due : from;
}

/** Days and ids are plain text; a locale's order is not wanted and far slower. */
function compareByDay(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
