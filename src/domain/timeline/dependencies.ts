/** What comes before what: needs become tasks of this timeline, and no task is due before what it waits for. */
import { addDays, type Day, countDaysBetween } from "#lib/dates.ts";
import type { Draft } from "./drafts.ts";

/** Links each draft to those it needs, leaves out what would run in a circle, and returns them with needs first. */
export function sortByNeeds(drafts: readonly Draft[]): Draft[] {
  linkNeeds(drafts);
  const ordered: Draft[] = [];
  const state = new Map<Draft, "open" | "placed">();
  for (const draft of drafts) place(draft);
  return ordered;

  function place(draft: Draft): void {
    if (state.has(draft)) return;
    state.set(draft, "open");
    draft.needs = draft.needs.filter((need) => state.get(need) !== "open");
    for (const need of draft.needs) place(need);
    state.set(draft, "placed");
    ordered.push(draft);
  }
}

/** Of a college's task the need at the same college, of a test's task at the same test; a student's task waits for all. */
function linkNeeds(drafts: readonly Draft[]): void {
  const byTemplate = new Map<string, { all: Draft[]; byPlace: Map<number | string | null, Draft> }>();
  for (const draft of drafts) {
    if (draft.template === null) continue;
    let known = byTemplate.get(draft.template.id);
    if (known === undefined) {
      known = { all: [], byPlace: new Map() };
      byTemplate.set(draft.template.id, known);
    }
    known.all.push(draft);
    known.byPlace.set(toDraftKey(draft), draft);
  }
  for (const draft of drafts) {
    for (const need of draft.template?.needs ?? []) {
      const known = byTemplate.get(need);
      if (known === undefined) continue;
      const same = known.byPlace.get(toDraftKey(draft));
      if (same !== undefined) draft.needs.push(same);
      else if (!isForOtherCollege(draft, known.all[0])) draft.needs.push(...known.all);
    }
  }
}

/** The college or the test that a draft is for; null for the student. */
function toDraftKey({ unitId, test }: Draft): number | string | null {
  return unitId ?? test;
}

/** Colleges do not wait for each other, nor do tests. */
function isForOtherCollege(draft: Draft, need: Draft | undefined): boolean {
  if (need === undefined) return false;
  return (draft.unitId !== null && need.unitId !== null) || (draft.test !== null && need.test !== null);
}

/**
 * Moves what is needed to the day of the task that waits for it, or as early as it can be done; where that is still
 * too late, the waiting task is moved back, unless its last day forbids. The family's own days and days on which a
 * thing happens, such as an exam, stay. `ordered` has needs first; `isLive` leaves out what is done, dropped or over.
 */
export function moveByNeeds(ordered: readonly Draft[], today: Day, isLive: (draft: Draft) => boolean): void {
  const live = ordered.filter((draft) => draft.due !== null && isLive(draft));
  const isIn = new Set(live);
  moveOverdue(live, isIn, today);
  const ahead = live.filter((draft) => isInFuture(draft, today));
  for (const draft of ahead.toReversed()) {
    for (const need of draft.needs) {
      if (!isIn.has(need)) continue;
      moveEarlier(need, pickLatest(draft.due, today, need.dates?.earliest ?? null));
    }
  }
  for (const draft of ahead) {
    for (const need of draft.needs) {
      if (isIn.has(need)) moveLater(draft, need.due);
    }
  }
}

/**
 * What is behind, but what a must still waits for, must be caught up too: halfway to the day of the task that waits,
 * in a week at most.
 */
function moveOverdue(live: readonly Draft[], isIn: ReadonlySet<Draft>, today: Day): void {
  const musts = new Set(live.filter((draft) => draft.template?.weight === "must"));
  for (const draft of live.toReversed()) {
    if (!musts.has(draft) || !isInFuture(draft, today) || draft.due === null) continue;
    const halfway = addDays(today, Math.min(7, Math.floor(countDaysBetween(today, draft.due) / 2)));
    for (const need of draft.needs) {
      if (!isIn.has(need)) continue;
      if (!isInFuture(need, today)) {
        moveLater(need, pickLatest(today, pickEarlier(halfway, need.dates?.last ?? null)));
        musts.add(need);
      }
    }
  }
}

function isInFuture({ due }: Draft, today: Day): boolean {
  return due !== null && due >= today;
}

function moveEarlier(draft: Draft, day: Day | null): void {
  if (day !== null && draft.due !== null && day < draft.due) moveTo(draft, day);
}

function moveLater(draft: Draft, day: Day | null): void {
  if (day === null || draft.due === null || day <= draft.due) return;
  const last = draft.dates?.last ?? null;
  if (last === null || day <= last) moveTo(draft, day);
}

function moveTo(draft: Draft, day: Day): void {
  const { dates, mark } = draft;
  if (dates === null || dates.isFixed || mark.due !== null) return;
  draft.due = day;
  draft.movedFrom ??= dates.due;
}

function pickLatest(...days: (Day | null)[]): Day | null {
  return days.reduce((late, day) => (day !== null && (late === null || day > late) ? day : late), null);
}

function pickEarlier(day: Day, other: Day | null): Day {
  return other !== null && other < day ? other : day;
}
