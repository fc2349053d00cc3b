/** A timeline task for tests, with defaults for whatever a test does not set. */
import type { TimelineTask } from "#domain/timeline/timeline.ts";

export function makeTask(changes: Partial<TimelineTask> = {}): TimelineTask {
  return {
    id: "submit.228778",
    templateId: "submit",
    isOwn: false,
    title: "Submit the application",
    why: null,
    area: "applications",
    who: "student",
    helpers: [],
    unitId: 228778,
    from: null,
    due: "2026-12-01",
    standing: "published",
    basis: null,
    needs: [],
    effortMinutes: null,
    weight: "must",
    state: "urgent",
    stillOpen: true,
    evidence: null,
    to: null,
    isEdited: false,
    isMelt: false,
    doneOn: null,
    ...changes,
  };
}

/** A task with only an id: open, without a day or college. */
export function makeBareTask(id: string, changes: Partial<TimelineTask> = {}): TimelineTask {
  return makeTask({
    id,
    templateId: id,
    title: id,
    unitId: null,
    due: null,
    standing: "computed",
    state: "open",
    ...changes,
  });
}
