/**
 * What a command does to a plan. Each field keeps the stamp of its last writer, and a command writes a field only
 * with a later stamp: so a command repeated changes nothing, no list of seen ids is needed, and the same commands
 * give the same plan in whatever order they arrive.
 */
import { emptyTaskMark, type TaskMark } from "#domain/timeline/timeline.ts";
import type { Command } from "./commands.ts";
import { type Plan, type PlanCollege, planLimits, saysSomething } from "./plan.ts";

/** The plan after the command: pure and total. A command for another plan changes nothing. */
export function apply(plan: Plan, command: Command): Plan {
  if (command.planId !== plan.id) return plan;
  switch (command.kind) {
    case "renameStudent":
      return write(plan, command, "studentName", (now) => ({ ...now, studentName: command.studentName }));
    case "setProfile":
      return writeEach(plan, command, "profile", command.fields, (now, fields) => ({
        ...now,
        profile: { ...now.profile, ...fields },
      }));
    case "setMoney":
      return writeEach(plan, command, "money", command.fields, (now, fields) => ({
        ...now,
        money: { ...now.money, ...fields },
      }));
    case "setAssumptions":
      return writeEach(plan, command, "assumptions", command.fields, (now, fields) => ({
        ...now,
        assumptions: { ...now.assumptions, ...fields },
      }));
    case "setMatchWeights":
      return writeEach(plan, command, "matchWeights", command.weights, (now, weights) => ({
        ...now,
        matchWeights: withoutNulls({ ...now.matchWeights, ...weights }),
      }));
    case "setAidAnswers":
      return writeEach(plan, command, "aid", command.answers, (now, answers) => ({
        ...now,
        aid: withoutNulls({ ...now.aid, ...answers }),
      }));
    case "setOffer":
      return write(plan, command, offerKey(command.offerId), (now) => ({
        ...now,
        offers: withOne(now.offers, command.offerId, command.offer),
      }));
    case "setComparing":
      return write(plan, command, "comparing", (now) => ({ ...now, comparing: command.unitIds }));
    case "setTimeline":
      return writeEach(plan, command, "timeline", command.fields, (now, fields) => ({
        ...now,
        timeline: { ...now.timeline, ...fields },
      }));
    case "setSituations":
      return write(plan, command, "situations", (now) => ({ ...now, situations: command.situations }));
    case "setTaskMark":
    case "setPrivateTaskMark":
      return writeEach(plan, command, taskKey(command.taskId), command.fields, (now, fields) => ({
        ...now,
        taskMarks: withMark(now.taskMarks, command.taskId, fields),
      }));
    case "setOwnTask":
      return write(plan, command, `ownTasks.${command.taskId}`, (now) => ({
        ...now,
        ownTasks: withOne(now.ownTasks, command.taskId, command.task),
      }));
    case "setTrip":
      return write(plan, command, `trips.${command.tripId}`, (now) => ({
        ...now,
        trips: withOne(now.trips, command.tripId, command.trip),
      }));
    case "addCollege":
      return write(plan, command, listedKey(command.unitId), (now) => list(now, command.unitId, command.at));
    case "removeCollege":
      return write(plan, command, listedKey(command.unitId), (now) => shelve(now, command.unitId));
    case "setCollegeStatus":
      return write(plan, command, `colleges.${command.unitId}.status`, (now) =>
        change(now, command.unitId, { status: command.status }),
      );
    case "setApplicationPlan":
      return write(plan, command, `colleges.${command.unitId}.applicationPlan`, (now) =>
        change(now, command.unitId, { applicationPlan: command.applicationPlan }),
      );
    case "setCollegeNote":
    default:
      return write(plan, command, `colleges.${command.unitId}.note`, (now) =>
        change(now, command.unitId, { note: command.note }),
      );
  }
}

/** The stamp that orders two writers of one field: the instant, then the id. Later is greater as text. */
export function stampOf(command: Pick<Command, "at" | "id">): string {
  return `${command.at} ${command.id}`;
}

/** The fields a command writes, as keys of `plan.stamps`. */
export function keysOf(command: Command): string[] {
  switch (command.kind) {
    case "renameStudent":
      return ["studentName"];
    case "setProfile":
      return givenKeys("profile", command.fields);
    case "setMoney":
      return givenKeys("money", command.fields);
    case "setAssumptions":
      return givenKeys("assumptions", command.fields);
    case "setMatchWeights":
      return givenKeys("matchWeights", command.weights);
    case "setAidAnswers":
      return givenKeys("aid", command.answers);
    case "setOffer":
      return [offerKey(command.offerId)];
    case "setComparing":
      return ["comparing"];
    case "setTimeline":
      return givenKeys("timeline", command.fields);
    case "setSituations":
      return ["situations"];
    case "setTaskMark":
    case "setPrivateTaskMark":
      return givenKeys(taskKey(command.taskId), command.fields);
    case "setOwnTask":
      return [`ownTasks.${command.taskId}`];
    case "setTrip":
      return [`trips.${command.tripId}`];
    case "addCollege":
    case "removeCollege":
      return [listedKey(command.unitId)];
    case "setCollegeStatus":
      return [`colleges.${command.unitId}.status`];
    case "setApplicationPlan":
      return [`colleges.${command.unitId}.applicationPlan`];
    case "setCollegeNote":
    default:
      return [`colleges.${command.unitId}.note`];
  }
}

function write(plan: Plan, command: Command, key: string, change: (plan: Plan) => Plan): Plan {
  const stamp = stampOf(command);
  if (!isLater(plan, key, stamp)) return plan;
  return { ...change(plan), stamps: { ...plan.stamps, [key]: stamp } };
}

type Given<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Writes those of the given fields that nobody wrote later. */
function writeEach<Fields extends object>(
  plan: Plan,
  command: Command,
  part: string,
  given: Fields,
  change: (plan: Plan, fields: Given<Fields>) => Plan,
): Plan {
  const stamp = stampOf(command);
  const later = Object.entries(given).filter(
    ([field, value]) => value !== undefined && isLater(plan, `${part}.${field}`, stamp),
  );
  if (later.length === 0) return plan;
  const stamps = Object.fromEntries(later.map(([field]) => [`${part}.${field}`, stamp]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Some of the given fields, none of them undefined.
  const changed = change(plan, Object.fromEntries(later) as Given<Fields>);
  return { ...changed, stamps: { ...plan.stamps, ...stamps } };
}

function isLater(plan: Plan, key: string, stamp: string): boolean {
  const last = Object.hasOwn(plan.stamps, key) ? plan.stamps[key] : undefined;
  return last === undefined || stamp > last;
}

function givenKeys(part: string, given: object): string[] {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([field]) => `${part}.${field}`);
}

function listedKey(unitId: number): string {
  return `colleges.${unitId}.listed`;
}

/** Puts a college on the list with the status and note it had, if it had been there. */
function list(plan: Plan, unitId: number, at: string): Plan {
  const known = find(plan.colleges, unitId) ?? find(plan.shelved, unitId);
  const college: PlanCollege = { ...unsaidOf(unitId), ...known, addedAt: at };
  return {
    ...plan,
    colleges: inOrder([...without(plan.colleges, unitId), college]),
    shelved: without(plan.shelved, unitId),
  };
}

/** Takes a college off the list; status and note stay on the shelf, so that adding it again brings them back. */
function shelve(plan: Plan, unitId: number): Plan {
  const known = find(plan.colleges, unitId);
  if (known === undefined) return plan;
  return {
    ...plan,
    colleges: without(plan.colleges, unitId),
    shelved: shelf([...plan.shelved, { ...known, addedAt: shelvedAt }]),
  };
}

/** A change to a college that is not on the list waits on the shelf: its adding may still be under way. */
function change(plan: Plan, unitId: number, fields: Partial<PlanCollege>): Plan {
  const listed = find(plan.colleges, unitId);
  if (listed !== undefined) {
    const changed = { ...listed, ...fields };
    return { ...plan, colleges: inOrder([...without(plan.colleges, unitId), changed]) };
  }
  const waiting = find(plan.shelved, unitId) ?? unsaidOf(unitId);
  return { ...plan, shelved: shelf([...without(plan.shelved, unitId), { ...waiting, ...fields }]) };
}

/** On the shelf there is no day of adding; one value for all lets replays agree. */
const shelvedAt = "1970-01-01T00:00:00.000Z";

/** A college of which nothing has been said. */
function unsaidOf(unitId: number): PlanCollege {
  return { unitId, addedAt: shelvedAt, status: "considering", applicationPlan: null, note: "" };
}

/** What says nothing need not stay; what stays has one order. */
function shelf(colleges: readonly PlanCollege[]): PlanCollege[] {
  return colleges.filter(saysSomething).toSorted((a, b) => a.unitId - b.unitId);
}

function inOrder(colleges: readonly PlanCollege[]): PlanCollege[] {
  return colleges.toSorted((a, b) =>
    a.addedAt === b.addedAt ? a.unitId - b.unitId : a.addedAt < b.addedAt ? -1 : 1,
  );
}

function find(colleges: readonly PlanCollege[], unitId: number): PlanCollege | undefined {
  return colleges.find((college) => college.unitId === unitId);
}

function without(colleges: readonly PlanCollege[], unitId: number): PlanCollege[] {
  return colleges.filter((college) => college.unitId !== unitId);
}

function offerKey(offerId: string): string {
  return `offers.${offerId}`;
}

function taskKey(taskId: string): string {
  return `tasks.${taskId}`;
}

/** A mark that says nothing any more is not kept. */
function withMark(marks: Plan["taskMarks"], taskId: string, fields: Partial<TaskMark>): Plan["taskMarks"] {
  const { [taskId]: known, ...others } = marks;
  const mark = { ...emptyTaskMark, ...known, ...fields };
  return isEmptyMark(mark) ? others : { ...others, [taskId]: mark };
}

function isEmptyMark(mark: TaskMark): boolean {
  return !mark.isDropped && [mark.doneOn, mark.title, mark.due, mark.who].every((value) => value === null);
}

/** The list with one member put in or left out; one order whatever came first, so that replays agree. */
function withOne<Member extends { id: string }>(
  members: readonly Member[],
  id: string,
  member: Member | null,
): Member[] {
  const others = members.filter((one) => one.id !== id);
  return member === null ? others : [...others, member].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function withoutNulls<Value>(
  values: Readonly<Record<string, Value | null | undefined>>,
): Record<string, Value> {
  const kept = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(kept);
}

/** Whether the list has room: asked before adding, so that a full list is told and never cut. */
export function hasRoom(plan: Plan): boolean {
  return plan.colleges.length < planLimits.colleges;
}
