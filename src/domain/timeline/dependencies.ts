/** Task dependencies: links each task to those it needs, and moves dates so that no task is due before what it needs. */
import { addDays, countDaysBetween, type Day } from "#lib/dates.ts";
import type { Draft } from "./drafts.ts";
import { asksForMainEssay } from "./essayDemand.ts";

/** Links each draft to its prerequisites, drops any that would form a cycle, and returns prerequisites first. */
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

/** A college's task needs the task of the same college, a test's task that of the same test; a general task needs all. */
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
      // An application that takes no essay does not wait for one.
      const college = draft.unitId === null ? undefined : draft.application?.college;
      if (need === "essayFinal" && college !== undefined && !asksForMainEssay(college)) continue;
      const same = known.byPlace.get(toDraftKey(draft));
      if (same !== undefined) draft.needs.push(same);
      else if (!isForOtherCollege(draft, known.all[0])) draft.needs.push(...known.all);
    }
  }
}

/** The college or test a draft is for; null for a general task. */
function toDraftKey({ unitId, test }: Draft): number | string | null {
  return unitId ?? test;
}

/** Colleges do not depend on each other, nor do tests. */
function isForOtherCollege(draft: Draft, need: Draft | undefined): boolean {
  if (need === undefined) return false;
  return (draft.unitId !== null && need.unitId !== null) || (draft.test !== null && need.test !== null);
}

/**
 * Moves a prerequisite to the day of the task that needs it, or as early as possible; if that is still too late, or the
 * prerequisite is an application, the dependent task moves later unless its deadline forbids; late ones keep their order. The family's own dates and fixed events such as exams stay.
 * `ordered` has prerequisites first; `isLive` excludes what is done, skipped or over.
 */
export function moveByNeeds(ordered: readonly Draft[], today: Day, isLive: (draft: Draft) => boolean): void {
  const live = ordered.filter((draft) => draft.due !== null && isLive(draft));
  const isIn = new Set(live);
  moveOverdue(live, isIn, today);
  const ahead = live.filter((draft) => isInFuture(draft, today));
  for (const draft of ahead.toReversed()) {
    for (const need of draft.needs) {
      if (!isIn.has(need) || isForLater(draft, need)) continue;
      moveEarlier(need, pickLatest(draft.due, today, need.dates?.earliest ?? null));
    }
  }
  // Also what was left in the past: it follows a prerequisite that has been given a new day.
  const bounds = findBounds(live, isIn, today);
  for (const draft of live.toReversed()) {
    const bound = bounds.get(draft) ?? null;
    if (bound !== null && isInFuture(draft, today)) {
      moveEarlier(draft, pickLatest(bound, today, draft.dates?.earliest ?? null));
    }
  }
  for (const draft of live) {
    for (const need of draft.needs) {
      if (!isIn.has(need)) continue;
      moveLater(draft, need.due);
      keepOrder(draft, need, today, bounds.get(draft) ?? null);
    }
  }
}

/** Between two steps that are caught up on, in days: an account is checked and a form is processed before the next. */
const catchUpDays = 3;

/**
 * What is late all moves to the same day, but steps that need each other keep their order: as far apart as they were, three
 * days at most. Steps of an application are already spread up to its deadline.
 */
function keepOrder(draft: Draft, need: Draft, today: Day, bound: Day | null): void {
  const apart = findGap(draft, need, today);
  if (apart === 0 || need.due === null || need.due < today) return;
  const day = addDays(need.due, apart);
  moveLater(draft, bound === null ? day : pickEarlier(day, bound));
}

/** How many days apart two late steps stay; 0 where they are not both late. */
function findGap(draft: Draft, need: Draft, today: Day): number {
  const [first, second] = [need.dates?.due ?? null, draft.dates?.due ?? null];
  if (first === null || second === null || second >= today || first >= second) return 0;
  if (draft.template?.when.kind === "deadline") return 0;
  return Math.min(catchUpDays, countDaysBetween(first, second));
}

/** The last day on which each can stand without what waits for it being late. */
function findBounds(live: readonly Draft[], isIn: ReadonlySet<Draft>, today: Day): Map<Draft, Day> {
  const bounds = new Map<Draft, Day>();
  const limit = (draft: Draft, day: Day | null) => {
    const known = bounds.get(draft) ?? null;
    if (day !== null) bounds.set(draft, known === null ? day : pickEarlier(known, day));
  };
  for (const draft of live.toReversed()) {
    const { dates, mark } = draft;
    limit(draft, mark.due ?? (dates?.isFixed === true ? dates.due : (dates?.last ?? null)));
    const bound = bounds.get(draft);
    if (bound === undefined) continue;
    for (const need of draft.needs) {
      if (isIn.has(need) && !isForLater(draft, need))
        limit(need, addDays(bound, -findGap(draft, need, today)));
    }
  }
  return bounds;
}

/**
 * Where a task stays before its prerequisite all the same, because the family chose the days, the prerequisite is done or
 * over, or it cannot come earlier, the day is right and the order is not: it no longer waits. Leaves no need outside `drafts`.
 */
export function cutContraryNeeds(drafts: readonly Draft[]): void {
  const isKept = new Set(drafts);
  for (const draft of drafts) {
    const { due } = draft;
    draft.needs = draft.needs.filter(
      (need) => isKept.has(need) && (due === null || need.due === null || need.due <= due),
    );
  }
}

/**
 * An overdue prerequisite of what is still ahead must be caught up first: halfway to that task's date, within a week at
 * most. Nothing is done for the sake of an optional task.
 */
function moveOverdue(live: readonly Draft[], isIn: ReadonlySet<Draft>, today: Day): void {
  const wanted = new Set(live.filter((draft) => draft.template?.weight !== "could"));
  for (const draft of live.toReversed()) {
    if (!wanted.has(draft) || !isInFuture(draft, today) || draft.due === null) continue;
    const halfway = addDays(today, Math.min(7, Math.floor(countDaysBetween(today, draft.due) / 2)));
    for (const need of draft.needs) {
      if (!isIn.has(need)) continue;
      if (!isInFuture(need, today)) {
        moveLater(need, pickLatest(today, pickEarlier(halfway, need.dates?.last ?? null)));
        wanted.add(need);
      }
    }
  }
}

/** A college with a late deadline sends its answer later; nobody applies earlier for the sake of a usual season. */
function isForLater({ template }: Draft, need: Draft): boolean {
  const kind = template?.when.kind;
  return need.template?.when.kind === "deadline" && (kind === "event" || kind === "months");
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
