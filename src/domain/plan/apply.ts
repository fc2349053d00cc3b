/**
 * What a command does to a plan. Each field keeps the stamp of its last writer, and a command writes a field only
 * with a later stamp: so a command repeated changes nothing, no list of seen ids is needed, and the same commands
 * give the same plan in whatever order they arrive.
 */
import { emptyTaskMark, type TaskMark } from "#domain/timeline/timeline.ts";
import type { Command } from "./commands.ts";
import { type Plan, type PlanCollege, planLimits, hasAnyEntry } from "./plan.ts";

/** The plan after the command: pure and total. A command for another plan changes nothing. */
export function applyCommand(plan: Plan, command: Command): Plan {
  const now = openPlan(plan);
  applyToOpenPlan(now, command);
  return closePlan(now);
}

/** What has many members, by what names them. */
type Members = {
  aid: Map<string, Plan["aid"][string]>;
  offers: Map<string, Plan["offers"][number]>;
  colleges: Map<number, PlanCollege>;
  shelved: Map<number, PlanCollege>;
  taskMarks: Map<string, TaskMark>;
  ownTasks: Map<string, Plan["ownTasks"][number]>;
  trips: Map<string, Plan["trips"][number]>;
  matchWeights: Map<string, number>;
  stamps: Map<string, string>;
};

/**
 * A plan under change. It is copied once and then changed in place: to copy it for each command would make twice as
 * many commands take four times as long.
 */
export type OpenPlan = { start: Plan; plan: Plan; members: Members; changed: Set<keyof Members> };

export function openPlan(start: Plan): OpenPlan {
  const members = {
    aid: new Map(Object.entries(start.aid)),
    offers: indexById(start.offers),
    colleges: indexByUnitId(start.colleges),
    shelved: indexByUnitId(start.shelved),
    taskMarks: new Map(Object.entries(start.taskMarks)),
    ownTasks: indexById(start.ownTasks),
    trips: indexById(start.trips),
    matchWeights: new Map(Object.entries(start.matchWeights)),
    stamps: new Map(Object.entries(start.stamps)),
  };
  return { start, plan: { ...start }, members, changed: new Set() };
}

/** The plan as it is now. What nobody has written to is the very same as before. */
export function closePlan({ start, plan, members, changed }: OpenPlan): Plan {
  if (!changed.has("stamps")) return start;
  return {
    ...plan,
    aid: changed.has("aid") ? Object.fromEntries(members.aid) : plan.aid,
    offers: changed.has("offers") ? sortById(members.offers) : plan.offers,
    colleges: changed.has("colleges") ? sortColleges(members.colleges) : plan.colleges,
    shelved: changed.has("shelved") ? listShelved(members.shelved) : plan.shelved,
    taskMarks: changed.has("taskMarks") ? Object.fromEntries(members.taskMarks) : plan.taskMarks,
    ownTasks: changed.has("ownTasks") ? sortById(members.ownTasks) : plan.ownTasks,
    trips: changed.has("trips") ? sortById(members.trips) : plan.trips,
    matchWeights: changed.has("matchWeights") ? Object.fromEntries(members.matchWeights) : plan.matchWeights,
    stamps: Object.fromEntries(members.stamps),
  };
}

/** Does to the open plan what the command says. */
export function applyToOpenPlan(now: OpenPlan, command: Command): void {
  const { plan } = now;
  if (command.planId !== plan.id) return;
  switch (command.kind) {
    case "renameStudent":
      if (claimField(now, command, "studentName")) plan.studentName = command.studentName;
      break;
    case "setProfile":
      plan.profile = { ...plan.profile, ...pickUnclaimed(now, command, "profile", command.fields) };
      break;
    case "setMoney":
      plan.money = { ...plan.money, ...pickUnclaimed(now, command, "money", command.fields) };
      break;
    case "setAssumptions":
      plan.assumptions = { ...plan.assumptions, ...pickUnclaimed(now, command, "assumptions", command.fields) };
      break;
    case "setMatchWeights": {
      const weights = pickUnclaimed(now, command, "matchWeights", command.weights);
      for (const [name, weight] of Object.entries(weights)) putMember(getForChange(now, "matchWeights"), name, weight);
      break;
    }
    case "setAidAnswers": {
      const answers = pickUnclaimed(now, command, "aid", command.answers);
      for (const [key, answer] of Object.entries(answers)) putMember(getForChange(now, "aid"), key, answer);
      break;
    }
    case "setOffer":
      if (claimField(now, command, toOfferKey(command.offerId)))
        putMember(getForChange(now, "offers"), command.offerId, command.offer);
      break;
    case "setComparing":
      if (claimField(now, command, "comparing")) plan.comparing = command.unitIds;
      break;
    case "setTimeline":
      plan.timeline = { ...plan.timeline, ...pickUnclaimed(now, command, "timeline", command.fields) };
      break;
    case "setSituations":
      if (claimField(now, command, "situations")) plan.situations = command.situations;
      break;
    case "setTaskMark":
    case "setPrivateTaskMark":
      markTask(now, command.taskId, pickUnclaimed(now, command, toTaskKey(command.taskId), command.fields));
      break;
    case "setOwnTask":
      if (claimField(now, command, `ownTasks.${command.taskId}`))
        putMember(getForChange(now, "ownTasks"), command.taskId, command.task);
      break;
    case "setTrip":
      if (claimField(now, command, `trips.${command.tripId}`))
        putMember(getForChange(now, "trips"), command.tripId, command.trip);
      break;
    case "addCollege":
      if (claimField(now, command, toListedKey(command.unitId))) listCollege(now, command.unitId, command.at);
      break;
    case "removeCollege":
      if (claimField(now, command, toListedKey(command.unitId))) shelveCollege(now, command.unitId);
      break;
    case "setCollegeStatus":
      if (claimField(now, command, `colleges.${command.unitId}.status`))
        changeCollege(now, command.unitId, { status: command.status });
      break;
    case "setApplicationPlan":
      if (claimField(now, command, `colleges.${command.unitId}.applicationPlan`))
        changeCollege(now, command.unitId, { applicationPlan: command.applicationPlan });
      break;
    case "setCollegeNote":
    default:
      if (claimField(now, command, `colleges.${command.unitId}.note`))
        changeCollege(now, command.unitId, { note: command.note });
  }
}

/** The stamp that orders two writers of one field: the instant, then the id. Later is greater as text. */
export function toStamp(command: Pick<Command, "at" | "id">): string {
  return `${command.at} ${command.id}`;
}

/** The fields a command writes, as keys of `plan.stamps`. */
export function listWrittenKeys(command: Command): string[] {
  switch (command.kind) {
    case "renameStudent":
      return ["studentName"];
    case "setProfile":
      return listGivenKeys("profile", command.fields);
    case "setMoney":
      return listGivenKeys("money", command.fields);
    case "setAssumptions":
      return listGivenKeys("assumptions", command.fields);
    case "setMatchWeights":
      return listGivenKeys("matchWeights", command.weights);
    case "setAidAnswers":
      return listGivenKeys("aid", command.answers);
    case "setOffer":
      return [toOfferKey(command.offerId)];
    case "setComparing":
      return ["comparing"];
    case "setTimeline":
      return listGivenKeys("timeline", command.fields);
    case "setSituations":
      return ["situations"];
    case "setTaskMark":
    case "setPrivateTaskMark":
      return listGivenKeys(toTaskKey(command.taskId), command.fields);
    case "setOwnTask":
      return [`ownTasks.${command.taskId}`];
    case "setTrip":
      return [`trips.${command.tripId}`];
    case "addCollege":
    case "removeCollege":
      return [toListedKey(command.unitId)];
    case "setCollegeStatus":
      return [`colleges.${command.unitId}.status`];
    case "setApplicationPlan":
      return [`colleges.${command.unitId}.applicationPlan`];
    case "setCollegeNote":
    default:
      return [`colleges.${command.unitId}.note`];
  }
}

/** Whether nobody wrote this field later; then it is the command's own. */
function claimField(now: OpenPlan, command: Command, key: string): boolean {
  const last = now.members.stamps.get(key);
  const stamp = toStamp(command);
  if (last !== undefined && stamp <= last) return false;
  getForChange(now, "stamps").set(key, stamp);
  return true;
}

type DefinedFields<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Those of the given fields that nobody wrote later. */
function pickUnclaimed<Fields extends object>(
  now: OpenPlan,
  command: Command,
  part: string,
  given: Fields,
): DefinedFields<Fields> {
  const last = Object.entries(given).filter(
    ([field, value]) => value !== undefined && claimField(now, command, `${part}.${field}`),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Some of the given fields, none of them undefined.
  return Object.fromEntries(last) as DefinedFields<Fields>;
}

/** To be asked for where a part is changed. */
function getForChange<Part extends keyof Members>({ members, changed }: OpenPlan, part: Part): Members[Part] {
  changed.add(part);
  return members[part];
}

/** Null takes a member out. */
function putMember<Name, Member>(members: Map<Name, Member>, name: Name, member: Member | null | undefined): void {
  if (member === null || member === undefined) members.delete(name);
  else members.set(name, member);
}

function listGivenKeys(part: string, given: object): string[] {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([field]) => `${part}.${field}`);
}

function toListedKey(unitId: number): string {
  return `colleges.${unitId}.listed`;
}

/** Puts a college on the list with the status and note it had, if it had been there. */
function listCollege(now: OpenPlan, unitId: number, at: string): void {
  const { colleges, shelved } = now.members;
  const known = colleges.get(unitId) ?? shelved.get(unitId);
  getForChange(now, "colleges").set(unitId, { ...makeEmptyCollege(unitId), ...known, addedAt: at });
  if (shelved.has(unitId)) getForChange(now, "shelved").delete(unitId);
}

/** Takes a college off the list; status and note stay on the shelf, so that adding it again brings them back. */
function shelveCollege(now: OpenPlan, unitId: number): void {
  const known = now.members.colleges.get(unitId);
  if (known === undefined) return;
  getForChange(now, "colleges").delete(unitId);
  getForChange(now, "shelved").set(unitId, { ...known, addedAt: shelvedAt });
}

/** A change to a college that is not on the list waits on the shelf: its adding may still be under way. */
function changeCollege(now: OpenPlan, unitId: number, fields: Partial<PlanCollege>): void {
  const listed = now.members.colleges.get(unitId);
  if (listed !== undefined) {
    getForChange(now, "colleges").set(unitId, { ...listed, ...fields });
    return;
  }
  const waiting = now.members.shelved.get(unitId) ?? makeEmptyCollege(unitId);
  getForChange(now, "shelved").set(unitId, { ...waiting, ...fields });
}

/** On the shelf there is no day of adding; one value for all lets replays agree. */
const shelvedAt = "1970-01-01T00:00:00.000Z";

/** A college of which nothing has been said. */
function makeEmptyCollege(unitId: number): PlanCollege {
  return { unitId, addedAt: shelvedAt, status: "considering", applicationPlan: null, note: "" };
}

/** What says nothing need not stay; what stays has one order whatever came first, so that replays agree. */
function listShelved(colleges: ReadonlyMap<number, PlanCollege>): PlanCollege[] {
  return [...colleges.values()].filter(hasAnyEntry).toSorted((a, b) => a.unitId - b.unitId);
}

function sortColleges(colleges: ReadonlyMap<number, PlanCollege>): PlanCollege[] {
  return [...colleges.values()].toSorted((a, b) =>
    a.addedAt === b.addedAt ? a.unitId - b.unitId : a.addedAt < b.addedAt ? -1 : 1,
  );
}

function sortById<Member extends { id: string }>(members: ReadonlyMap<string, Member>): Member[] {
  return [...members.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function indexByUnitId(colleges: readonly PlanCollege[]): Map<number, PlanCollege> {
  return new Map(colleges.map((college) => [college.unitId, college]));
}

function indexById<Member extends { id: string }>(members: readonly Member[]): Map<string, Member> {
  return new Map(members.map((member) => [member.id, member]));
}

function toOfferKey(offerId: string): string {
  return `offers.${offerId}`;
}

function toTaskKey(taskId: string): string {
  return `tasks.${taskId}`;
}

/** A mark that says nothing any more is not kept. */
function markTask(now: OpenPlan, taskId: string, fields: Partial<TaskMark>): void {
  if (Object.keys(fields).length === 0) return;
  const marks = getForChange(now, "taskMarks");
  const marked = { ...emptyTaskMark, ...marks.get(taskId), ...fields };
  putMember(marks, taskId, isEmptyMark(marked) ? null : marked);
}

function isEmptyMark(mark: TaskMark): boolean {
  return !mark.isDropped && [mark.doneOn, mark.title, mark.due, mark.who].every((value) => value === null);
}

/** Whether the list has room: asked before adding, so that a full list is told and never cut. */
export function hasRoom(plan: Plan): boolean {
  return plan.colleges.length < planLimits.colleges;
}
