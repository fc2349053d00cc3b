/** What to do next: the most pressing tasks that can be started, by date. */
import { addDays, type Day } from "#lib/dates.ts";
import { findActionKind } from "./actions/findActionKind.ts";
import { openingTemplates } from "./reasons.ts";
import { findReasonCollege, type TaskReason } from "./taskReason.ts";
import type { TimelineTask } from "./timeline.ts";

/** More than this many urgent tasks at once help nobody; the others stay open, on their day. */
export const maxUrgentTasks = 7;

/** Of three next tasks, as many may be of one area, such as aid, or for one college's date. */
const mostOfArea = 2;

/** A hard date this near decides what comes first: writers and a school's office want four weeks, and in winter two are vacation. */
const closingDays = 42;
/** While a college's date is farther off than this, only one of the next steps is for it, if another college waits. */
const onlyDays = 14;
/** In its last days only what the student can still do alone gets an application in; others may send the rest after it. */
const lastDays = 7;
/** Now it is sent as it stands. */
const sendingDays = 3;
/** Nearer than this it is too late to weigh whether to apply at all; the date itself asks that. */
const decidingDays = 14;

/** Ranks of open states; tasks that are done, skipped or missed are never next. */
const ranks = { urgent: 0, past: 1, open: 2, later: 3, done: null, dropped: null } as const;
/** Without a place at a college nothing else counts: what is done once answers are late, or every college has said no. */
export function isWithoutPlace({ templateId, movedFrom, state }: WithoutPlace): boolean {
  if (templateId === "deposit") return movedFrom !== null;
  // Whoever has an offer months before answers are due holds a place.
  if (templateId === "askHeldPlaces") return state !== "later";
  return templateId === "openPlaces";
}

type WithoutPlace = Pick<TimelineTask, "templateId" | "movedFrom" | "state">;

/** What only should have been done comes after what is open now: it has waited, and is named where to catch up. */
const lateRank = 5.75;
const weights = { must: 0, should: 1, could: 2 } as const;

/** Whether a hard date that is near waits for it, or is its own. */
export function isClosing({ reason }: Pick<TimelineTask, "reason">): boolean {
  return reason?.closes != null && reason.closes.daysLeft <= closingDays;
}

/**
 * At most `count` tasks that wait for nothing, of as many actions as there are. What a hard date that is near waits for comes
 * first, the nearest date before the next one. Then what sends an application that is under way, and what presses: required tasks of the first week, then those of later
 * weeks, each with what others wait for and what takes long to arrive first; otherwise the earlier date, then the more
 * costly to miss. So they are chosen; they are listed by date, as a calendar reads. A prerequisite of a task is as urgent
 * and takes its place.
 */
export function findNextTasks(tasks: readonly TimelineTask[], count: number): TimelineTask[] {
  const ordered = orderTasks(tasks).filter((task) => !isPastWeighing(task));
  const helping = findHelping(ordered);
  return pickTasks(
    [...ordered.filter(({ id }) => !helping.has(id)), ...helping.values()],
    count,
    isWaitedFor,
  );
}

/** Whether to apply is no step of its own any more once the sending is named beside it: who sends has decided. */
function isPastWeighing({ templateId, reason }: TimelineTask): boolean {
  return templateId === "appDecide" && (reason?.closes?.daysLeft ?? Infinity) <= sendingDays;
}

/** What only helps a required step of its area that presses comes after that step: papers are part of filing the form. */
function findHelping(ordered: readonly TimelineTask[]): ReadonlyMap<string, TimelineTask> {
  const byId = new Map(ordered.map((task) => [task.id, task]));
  const helping = new Map<string, TimelineTask>();
  for (const { weight, state, area, needs } of ordered) {
    if (weight !== "must" || state !== "urgent") continue;
    for (const id of needs) {
      const need = byId.get(id);
      if (need !== undefined && need.weight !== "must" && need.area === area) helping.set(id, need);
    }
  }
  return helping;
}

/** The next step of one action, whose steps come in their order: papers before the form, even if the form is required. */
export function findNextStep(tasks: readonly TimelineTask[]): TimelineTask | null {
  return pickTasks(orderTasks(tasks), 1, () => true)[0] ?? null;
}

function pickTasks(
  ordered: readonly TimelineTask[],
  count: number,
  holdsUp: (need: TimelineTask, task: TimelineTask) => boolean,
): TimelineTask[] {
  const places = new Map(ordered.map((task, place) => [task.id, place]));
  const seen = new Set<string>();
  const next: TimelineTask[] = [];
  // What is not pressing itself never takes every place for one area: three steps of aid would hide the letters.
  const isCrowded = ({ state, area }: TimelineTask) =>
    state !== "urgent" && next.filter((other) => other.area === area).length >= mostOfArea;
  // Nor do the steps for one college's date, as long as it is more than a week away: the FAFSA would wait behind a reach.
  const waiting = new Set(ordered.filter(isForCollege).map(({ reason }) => findReasonCollege(reason)));
  const isOneSided = ({ reason }: TimelineTask) => {
    const closes = reason?.closes;
    if (closes == null || closes.unitId === null || closes.daysLeft <= lastDays) return false;
    const most = closes.daysLeft > onlyDays && waiting.size > 1 ? 1 : mostOfArea;
    return next.filter((other) => other.reason?.closes?.unitId === closes.unitId).length >= most;
  };
  let hasPassedOver = false;
  const add = (task: TimelineTask, takesAll: boolean): void => {
    if (next.length >= count || seen.has(task.id)) return;
    if (
      !takesAll &&
      (isCrowded(task) || isOneSided(task) || next.some((other) => isOfSameAction(task, other)))
    ) {
      hasPassedOver = true;
      return;
    }
    // What few need is no reason to pass over the rest.
    if (!takesAll && hasPassedOver && task.weight === "could" && !isClosing(task)) return;
    seen.add(task.id);
    const before = task.needs
      .flatMap((id) => places.get(id) ?? [])
      .toSorted((a, b) => a - b)
      .flatMap((place) => ordered[place] ?? [])
      .filter((need) => holdsUp(need, task));
    if (before.length === 0) next.push(task);
    for (const need of before) add(need, takesAll);
    // In the last days the sending itself is named too, after what opens it.
    const { closes } = task.reason ?? {};
    const isSending = closes?.isIt === true && closes.daysLeft <= sendingDays;
    if (before.length > 0 && isSending && next.length < count) next.push(task);
  };
  for (const task of ordered) add(task, false);
  seen.clear();
  for (const task of next) seen.add(task.id);
  for (const task of ordered) add(task, true);
  giveFafsaAPlace(next, ordered, count);
  const compareFit = createFitOrder(ordered);
  return putNeedsFirst(
    next.toSorted(
      (a, b) => compareSending(a, b) || (a.due === b.due ? compareFit(a, b) : 0) || compareByDate(a, b),
    ),
  );
}

/** Of one day, what is for a college whose published minimum the student misses comes after what is for another. */
function createFitOrder(tasks: readonly TimelineTask[]): (a: TimelineTask, b: TimelineTask) => number {
  const toKey = ({ reason }: TimelineTask) => reason?.closes?.system ?? reason?.closes?.unitId ?? null;
  const missed = new Set(
    tasks.flatMap((task) => (task.reason?.belowMinimum === undefined ? [] : [toKey(task)])),
  );
  missed.delete(null);
  return (a, b) => Number(missed.has(toKey(a))) - Number(missed.has(toKey(b)));
}

/** The FAFSA that presses has one of the places, unless all of them are for what closes within two weeks. */
function giveFafsaAPlace(next: TimelineTask[], ordered: readonly TimelineTask[], count: number): void {
  const isOfFafsa = ({ reason }: TimelineTask) => reason?.fafsa != null;
  if (next.length < count || count < 2 || next.some(isOfFafsa)) return;
  const fafsa = findNextStep(ordered.filter((task) => isOfFafsa(task) && task.state === "urgent"));
  const at = next.findLastIndex(({ reason }) => (reason?.closes?.daysLeft ?? Infinity) > onlyDays);
  if (fafsa !== null && at >= 0) next.splice(at, 1, fafsa);
}

/** Whatever else is late: what an application takes that is due in three days, and what finds a place. */
function compareSending(a: TimelineTask, b: TimelineTask): number {
  const isFirst = (task: TimelineTask) =>
    isWithoutPlace(task) || (task.reason?.closes?.daysLeft ?? Infinity) <= sendingDays;
  return Number(isFirst(b)) - Number(isFirst(a));
}

/** What another of them waits for comes before it, even if it has the same day and is less costly to miss. */
function putNeedsFirst(tasks: readonly TimelineTask[]): TimelineTask[] {
  const left = [...tasks];
  const ordered: TimelineTask[] = [];
  for (let [first] = left; first !== undefined; [first] = left) {
    const day = first.due;
    const ofDay = left.filter(({ due }) => due === day);
    const next =
      left.find(({ id, templateId }) => first.needs.includes(id) && openingTemplates.has(templateId ?? "")) ??
      ofDay.find(({ needs }) => !ofDay.some(({ id }) => needs.includes(id))) ??
      first;
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}

/** A date of a college that is near, or an application under way. */
function isForCollege(task: TimelineTask): boolean {
  return findReasonCollege(task.reason) !== null && (isClosing(task) || task.reason?.sends != null);
}

/**
 * One step of an action stands for the others, and one college for all that wait for the same. In the last three days
 * before a date each step of it stands for itself: opening an application is not yet sending it.
 */
function isOfSameAction({ id, templateId, reason }: TimelineTask, other: TimelineTask): boolean {
  const isLast = (reason?.closes?.daysLeft ?? Infinity) <= sendingDays;
  if (isLast && templateId !== other.templateId) return false;
  if (templateId === null || other.templateId === null || id === other.id) return false;
  const action = findActionKind(templateId);
  return templateId === other.templateId || (action !== null && action === findActionKind(other.templateId));
}

/**
 * A required step is held up by no step of its area that only helps, as papers for an aid form do; and nothing by what only
 * helps once its day has passed. Shortly before a hard date nothing waits for what is not asked for by then, such as a list
 * that is not settled; and on its last days for nothing at all.
 */
function isWaitedFor(need: TimelineTask, task: TimelineTask): boolean {
  const { reason, unitId, weight, area } = task;
  const closes = reason?.closes;
  // Only an application that is not open yet cannot be sent as it stands.
  if (closes?.isIt === true && closes.daysLeft <= sendingDays)
    return openingTemplates.has(need.templateId ?? "");
  if (need.weight !== "must") {
    if (need.state === "past" || (weight === "must" && need.area === area)) return false;
  }
  if (closes == null || closes.daysLeft > closingDays) return true;
  // Whoever is applying asks for letters now, in whichever round they are sent.
  const isDecision =
    !closes.isUnderWay && unitId !== null && need.unitId === unitId && closes.daysLeft > decidingDays;
  // Scores are there only after the test.
  return isClosing(need) || isDecision || need.area === "tests";
}

/** The tasks still to do, the most pressing first, whatever they wait for. */
export function orderTasks(tasks: readonly TimelineTask[]): TimelineTask[] {
  const toDo = tasks.filter(isTaskToDo);
  const weekEnd = findFirstWeekEnd(toDo);
  const rankOf = (task: TimelineTask) => {
    if (isClosing(task)) return -1;
    if (isWithoutPlace(task)) return -0.5;
    // An application that the student has begun comes before what only prepares.
    if (task.reason?.sends != null) return -0.25;
    // The FAFSA is open, and money goes by when it comes in.
    if (task.reason?.fafsa != null && task.state === "urgent") return -0.125;
    if (task.state === "past") return task.weight === "must" ? 0.5 : lateRank;
    // What few need, and what has no day, comes after the rest of that time.
    const isLast = task.weight === "could" || task.due === null;
    if (task.state !== "urgent") return 3 + (ranks[task.state] ?? 0) + (isLast ? 0.5 : 0);
    const isInWeek = task.due === null || task.due <= weekEnd;
    if (!isInWeek) return 2;
    return task.weight === "must" ? 0 : 1;
  };
  const compareFit = createFitOrder(toDo);
  return toDo.toSorted((a, b) => {
    const rank = rankOf(a) - rankOf(b);
    if (rank !== 0) return rank;
    if (isClosing(a)) return compareClosing(a, b, compareFit) || compareByDate(a, b);
    if (a.reason?.sends != null && b.reason?.sends != null) {
      return Number(b.reason.isSlow) - Number(a.reason.isSlow) || compareByDate(a, b);
    }
    // Of what presses, or is late, the order counts more than the day.
    const isByReason = a.state === "urgent" || a.state === "past";
    return (isByReason ? rankReason(a) - rankReason(b) : 0) || compareByDate(a, b);
  });
}

/** The nearest date first; of one date the college that the student is applying to, then what others send, and in its last days what the student does. */
function compareClosing(
  a: TimelineTask,
  b: TimelineTask,
  compareFit: (a: TimelineTask, b: TimelineTask) => number,
): number {
  const [one, other] = [a.reason?.closes, b.reason?.closes];
  if (one == null || other == null) return 0;
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  if (one.isUnderWay !== other.isUnderWay) return one.isUnderWay ? -1 : 1;
  return compareFit(a, b) || rankClosing(a) - rankClosing(b) || weights[a.weight] - weights[b.weight];
}

function rankClosing({ templateId, reason, area }: TimelineTask): number {
  const { closes = null, isSlow = false } = reason ?? {};
  // Whether to apply at all comes before what the application takes.
  if (templateId === "appDecide") return 0;
  if (closes?.isIt === true && closes.daysLeft <= sendingDays) return 0;
  // Scores may follow an application, and many colleges go without.
  if (area === "tests" && closes?.isIt !== true) return 3;
  return isSlow === (closes?.daysLeft ?? 0) > lastDays ? 1 : 2;
}

/** A hard date, then what others wait for, then what takes long to arrive. */
export function rankReason({ reason }: Pick<TimelineTask, "reason">): number {
  if (reason === undefined) return 3;
  if (reason.closes?.isIt === true) return 0;
  return reason.opens > 0 ? 1 : reason.isSlow ? 2 : 3;
}

/** Seven days from the first urgent task. */
function findFirstWeekEnd(tasks: readonly TimelineTask[]): Day {
  const days = tasks.flatMap(({ state, due }) => (state === "urgent" && due !== null ? [due] : []));
  const first = days.reduce<Day | null>((least, day) => (least === null || day < least ? day : least), null);
  return first === null ? "" : addDays(first, 7);
}

/** A task checked off keeps its place among the seven for as long as its day is this near. */
const placeDays = 14;

type ReasonOfApplication = TaskReason & { closes: NonNullable<TaskReason["closes"]> };

function isOfApplication(reason: TaskReason | undefined): reason is ReasonOfApplication {
  return reason?.closes?.kind === "application";
}

/** What the date of an application in its last week closes or waits for, however many steps before. */
function findClosingSoon(tasks: readonly TimelineTask[]): ReadonlySet<string> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const found = new Set<string>();
  const queue = tasks.filter(({ reason }) => isOfApplication(reason) && reason.closes.daysLeft <= lastDays);
  for (let task = queue.pop(); task !== undefined; task = queue.pop()) {
    if (found.has(task.id) || !isTaskToDo(task)) continue;
    found.add(task.id);
    queue.push(...task.needs.flatMap((id) => byId.get(id) ?? []));
  }
  return found;
}

/**
 * Orders what presses: what closes within a week and all it waits for, then what is required, then the rest; what can only
 * follow an application that is not sent yet is last.
 */
export function createUrgentOrder(
  tasks: readonly TimelineTask[],
): (a: TimelineTask, b: TimelineTask) => number {
  const soon = findClosingSoon(tasks);
  const unsent = new Set(
    tasks
      .filter((task) => isTaskToDo(task) && isOfApplication(task.reason) && task.reason.closes.isIt)
      .map(({ id }) => id),
  );
  const rankOf = ({ id, weight, needs, reason }: TimelineTask) => {
    if (soon.has(id)) return reason?.closes?.isIt === true ? -1 : 0;
    if (needs.some((need) => unsent.has(need))) return 3;
    return weight === "must" ? 1 : 2;
  };
  return (a, b) => rankOf(a) - rankOf(b);
}

/**
 * Leaves the most pressing tasks urgent: what closes within a week with all it waits for, those that protect an admission,
 * money or a place, then the nearest. The others become open. Nothing is lost: what an urgent task waits for comes before it in `findNextTasks`. The next seven follow
 * once these are done; if each checked-off task made room for another at once, "1 of 7" would become "1 of 8".
 */
export function limitUrgent(tasks: readonly TimelineTask[], today: Day): TimelineTask[] {
  const urgent = tasks.filter(({ state }) => state === "urgent");
  const from = addDays(today, -placeDays);
  const to = addDays(today, placeDays);
  const isPlaceTaken = ({ state, due }: TimelineTask) =>
    state === "done" && due !== null && due >= from && due <= to;
  const places = maxUrgentTasks - (tasks.filter(isPlaceTaken).length % maxUrgentTasks);
  if (urgent.length <= places) return [...tasks];
  const compare = createUrgentOrder(tasks);
  const ordered = urgent.toSorted((a, b) => compare(a, b) || compareByDate(a, b));
  const kept = new Set(ordered.slice(0, places).map(({ id }) => id));
  return tasks.map((task) =>
    task.state === "urgent" && !kept.has(task.id) ? { ...task, state: "open" as const } : task,
  );
}

function isTaskToDo(task: TimelineTask): boolean {
  return ranks[task.state] !== null && (task.state !== "past" || task.stillOpen);
}

function compareByDate(a: TimelineTask, b: TimelineTask): number {
  if (a.due !== b.due) {
    if (a.due === null) return 1;
    if (b.due === null) return -1;
    return a.due < b.due ? -1 : 1;
  }
  return weights[a.weight] - weights[b.weight] || rankReason(a) - rankReason(b);
}
