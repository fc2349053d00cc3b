/** Restores an earlier state of a plan with ordinary commands, so that every device follows. */
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { emptyTaskMark, emptyTimelineSetup } from "#domain/timeline/timeline.ts";
import { type CommandDraft, makeTaskMarkDraft } from "./commands.ts";
import { isFirstStepMark } from "./firstSteps.ts";
import { emptyAssumptions, type Plan } from "./plan.ts";
import { isEqualJson, listAidDrafts, listKnownColleges, listWeightDrafts } from "./replay.ts";

/**
 * The drafts that turn `current` into `target`; they need ids and instants later than everything in `current`. Only
 * differences are written, and entries not in `target` are cleared. A restored college goes to the end of the list.
 * Essays are left alone: each has versions of its own, which are restored one by one. So are proposals, their answers and
 * comments: they are a conversation, which no going back unsays.
 */
export function listRestoreDrafts(current: Plan, target: Plan): CommandDraft[] {
  const drafts: CommandDraft[] = [];
  if (current.studentName !== target.studentName) {
    drafts.push({ kind: "renameStudent", studentName: target.studentName });
  }
  const profile = pickChanged(emptyProfile, current.profile, target.profile);
  if (profile !== null) drafts.push({ kind: "setProfile", fields: profile });
  const money = pickChanged(emptyMoney, current.money, target.money);
  if (money !== null) drafts.push({ kind: "setMoney", fields: money });
  const assumptions = pickChanged(emptyAssumptions, current.assumptions, target.assumptions);
  if (assumptions !== null) drafts.push({ kind: "setAssumptions", fields: assumptions });
  const timeline = pickChanged(emptyTimelineSetup, current.timeline, target.timeline);
  if (timeline !== null) drafts.push({ kind: "setTimeline", fields: timeline });
  drafts.push(...listWeightDrafts(pickChangedEntries(current.matchWeights, target.matchWeights)));
  drafts.push(...listAidDrafts(pickChangedEntries(current.aid, target.aid)));
  if (!isEqualJson(current.situations, target.situations)) {
    drafts.push({ kind: "setSituations", situations: target.situations });
  }
  if (!isEqualJson(current.comparing, target.comparing)) {
    drafts.push({ kind: "setComparing", unitIds: [...target.comparing] });
  }
  for (const [offerId, offer] of listChangedMembers(current.offers, target.offers)) {
    drafts.push({ kind: "setOffer", offerId, offer });
  }
  for (const [unitId, price] of pickChangedEntries(current.calculatorPrices, target.calculatorPrices)) {
    drafts.push({ kind: "setCalculatorPrice", unitId: Number(unitId), price });
  }
  for (const [tripId, trip] of listChangedMembers(current.trips, target.trips)) {
    drafts.push({ kind: "setTrip", tripId, trip });
  }
  for (const [taskId, task] of listChangedMembers(current.ownTasks, target.ownTasks)) {
    drafts.push({ kind: "setOwnTask", taskId, task });
  }
  return [...drafts, ...listRestoredMarks(current, target), ...listRestoredColleges(current, target)];
}

function listRestoredMarks(current: Plan, target: Plan): CommandDraft[] {
  const taskIds = new Set([...Object.keys(current.taskMarks), ...Object.keys(target.taskMarks)]);
  return [...taskIds]
    .filter((taskId) => !isFirstStepMark(taskId))
    .flatMap((taskId) => {
      const now = current.taskMarks[taskId] ?? emptyTaskMark;
      const fields = pickChanged(emptyTaskMark, now, target.taskMarks[taskId] ?? emptyTaskMark);
      return fields === null ? [] : [makeTaskMarkDraft(taskId, fields)];
    });
}

/** The list in the target's order, and the entries for colleges that are or were off it. */
function listRestoredColleges(current: Plan, target: Plan): CommandDraft[] {
  const listedNow = new Set(current.colleges.map(({ unitId }) => unitId));
  const listedThen = new Set(target.colleges.map(({ unitId }) => unitId));
  const known = [...target.colleges, ...target.shelved, ...current.colleges, ...current.shelved];
  const knownNow = listKnownColleges(current);
  const knownThen = listKnownColleges(target);
  const drafts: CommandDraft[] = [];
  for (const unitId of new Set(known.map((college) => college.unitId))) {
    if (listedThen.has(unitId) && !listedNow.has(unitId)) drafts.push({ kind: "addCollege", unitId });
    if (!listedThen.has(unitId) && listedNow.has(unitId)) drafts.push({ kind: "removeCollege", unitId });
    const now = knownNow(unitId);
    const { status, applicationPlan, note } = knownThen(unitId);
    if (status !== now.status) drafts.push({ kind: "setCollegeStatus", unitId, status });
    if (applicationPlan !== now.applicationPlan) {
      drafts.push({ kind: "setApplicationPlan", unitId, applicationPlan });
    }
    if (note !== now.note) drafts.push({ kind: "setCollegeNote", unitId, note });
  }
  return drafts;
}

/** The target's values that differ, for fields this release knows; null if there are none. */
function pickChanged<Part extends object>(known: Part, current: Part, target: Part): Partial<Part> | null {
  const now = new Map(Object.entries(current));
  const fields = Object.entries(target).filter(
    ([field, value]) => Object.hasOwn(known, field) && !isEqualJson(value, now.get(field)),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Some fields of a part, with their own values.
  return fields.length === 0 ? null : (Object.fromEntries(fields) as Partial<Part>);
}

/** The entries that differ; null for those the target does not have. */
function pickChangedEntries<Value>(
  current: Readonly<Record<string, Value>>,
  target: Readonly<Record<string, Value>>,
): (readonly [string, Value | null])[] {
  const entries: (readonly [string, Value | null])[] = Object.entries(target).filter(
    ([name, value]) => !Object.hasOwn(current, name) || !isEqualJson(current[name], value),
  );
  for (const name of Object.keys(current)) {
    if (!Object.hasOwn(target, name)) entries.push([name, null]);
  }
  return entries;
}

function listChangedMembers<Member extends { id: string }>(
  current: readonly Member[],
  target: readonly Member[],
): (readonly [string, Member | null])[] {
  const now = new Map(current.map((member) => [member.id, member]));
  const then = new Set(target.map(({ id }) => id));
  return [
    ...target
      .filter((member) => !isEqualJson(now.get(member.id), member))
      .map((one) => [one.id, one] as const),
    ...current.filter(({ id }) => !then.has(id)).map(({ id }) => [id, null] as const),
  ];
}
