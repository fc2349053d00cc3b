/** Turns a finished draft into a displayed task, and sorts tasks. */
import type { Day } from "#lib/dates.ts";
import type { Draft } from "./drafts.ts";
import { isMarked, type Standpoint, stateOf } from "./state.ts";
import type { Standing, TaskPerson, TestPlan, TimelineTask } from "./timeline.ts";

const testNames: Readonly<Record<TestPlan, string>> = { sat: "SAT", act: "ACT", ap: "AP", ib: "IB" };

export function taskOf(draft: Draft, standpoint: Standpoint): TimelineTask {
  const { id, template, own, dates, mark, due, movedFrom, unitId } = draft;
  const who = mark.who ?? template?.who[0] ?? own?.who ?? "student";
  const from = earlier(dates?.from ?? null, due);
  const state = stateOf(draft, from, standpoint);
  return {
    id,
    templateId: template?.id ?? null,
    isOwn: own !== null,
    title: mark.title ?? titleOf(draft),
    why: template === null ? null : filledIn(template.why, draft),
    area: template?.area ?? null,
    who,
    helpers: helpersOf(template?.who ?? [], who),
    unitId,
    from,
    due,
    movedFrom: mark.due === null ? movedFrom : null,
    standing: standingOf(draft),
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
 * By date, with days before months that end on them, and undated tasks last. On the same day prerequisites come first, as
 * in `tasks`; the same task of several colleges is grouped by id, so that the order is stable.
 */
export function inOrderOfDays(tasks: readonly TimelineTask[]): TimelineTask[] {
  const places = new Map<string, number>();
  for (const { templateId } of tasks) {
    if (templateId !== null && !places.has(templateId)) places.set(templateId, places.size);
  }
  const placeOf = ({ templateId }: TimelineTask) =>
    templateId === null ? places.size : (places.get(templateId) ?? places.size);
  return tasks.toSorted(
    (a, b) =>
      compare(a.due ?? "9", b.due ?? "9") ||
      Number(a.standing === "month") - Number(b.standing === "month") ||
      placeOf(a) - placeOf(b) ||
      compare(a.id, b.id),
  );
}

function standingOf({ own, mark, dates, movedFrom }: Draft): Standing {
  if (own !== null || mark.due !== null || dates === null) return "own";
  return movedFrom === null ? dates.standing : "computed";
}

function titleOf(draft: Draft): string {
  return draft.own?.title ?? (draft.template === null ? "" : filledIn(draft.template.title, draft));
}

function filledIn(text: string, { application, test }: Draft): string {
  if (!text.includes("{")) return text;
  return text
    .replaceAll("{college}", () => application?.college.name ?? "the college")
    .replaceAll("{test}", () => (test === null ? "the test" : testNames[test]));
}

function helpersOf(people: readonly TaskPerson[], who: TaskPerson): TaskPerson[] {
  return people.filter((person) => person !== who);
}

function earlier(from: Day | null, due: Day | null): Day | null {
  return from !== null && due !== null && due < from ? due : from;
}

/** Dates and ids are plain ASCII; locale comparison is unnecessary and far slower. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
