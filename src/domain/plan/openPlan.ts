/** A plan while commands are applied to it: its collections as maps, and which fields a command may still write. */
import { hasAnyContent, type PlanEssay } from "#domain/essays/essay.ts";
import type { TaskMark } from "#domain/timeline/timeline.ts";
import { type Command, toStamp } from "./commands.ts";
import { hasAnyEntry, type Plan, type PlanCollege } from "./plan.ts";

/** The plan's collections as maps, by what identifies a member. */
type Members = {
  aid: Map<string, Plan["aid"][string]>;
  offers: Map<string, Plan["offers"][number]>;
  calculatorPrices: Map<string, Plan["calculatorPrices"][string]>;
  colleges: Map<number, PlanCollege>;
  shelved: Map<number, PlanCollege>;
  taskMarks: Map<string, TaskMark>;
  ownTasks: Map<string, Plan["ownTasks"][number]>;
  trips: Map<string, Plan["trips"][number]>;
  proposals: Map<string, Plan["proposals"][number]>;
  proposalAnswers: Map<string, Plan["proposalAnswers"][string]>;
  comments: Map<string, Plan["comments"][number]>;
  essays: Map<string, PlanEssay>;
  shelvedEssays: Map<string, PlanEssay>;
  matchWeights: Map<string, number>;
  stamps: Map<string, string>;
};

/**
 * A plan being edited. It is copied once and then mutated in place, because copying for every command would make
 * replaying quadratic.
 */
export type OpenPlan = { start: Plan; plan: Plan; members: Members; changed: Set<keyof Members> };

export function openPlan(start: Plan): OpenPlan {
  const members = {
    aid: new Map(Object.entries(start.aid)),
    offers: indexById(start.offers),
    calculatorPrices: new Map(Object.entries(start.calculatorPrices)),
    colleges: indexByUnitId(start.colleges),
    shelved: indexByUnitId(start.shelved),
    taskMarks: new Map(Object.entries(start.taskMarks)),
    ownTasks: indexById(start.ownTasks),
    trips: indexById(start.trips),
    proposals: indexById(start.proposals),
    proposalAnswers: new Map(Object.entries(start.proposalAnswers)),
    comments: indexById(start.comments),
    essays: indexById(start.essays),
    shelvedEssays: indexById(start.shelvedEssays),
    matchWeights: new Map(Object.entries(start.matchWeights)),
    stamps: new Map(Object.entries(start.stamps)),
  };
  return { start, plan: { ...start }, members, changed: new Set() };
}

/** The plan as it is now. Parts nobody wrote to keep their identity. */
export function closePlan({ start, plan, members, changed }: OpenPlan): Plan {
  if (changed.size === 0) return start;
  return {
    ...plan,
    aid: changed.has("aid") ? Object.fromEntries(members.aid) : plan.aid,
    offers: changed.has("offers") ? sortById(members.offers) : plan.offers,
    calculatorPrices: changed.has("calculatorPrices")
      ? Object.fromEntries(members.calculatorPrices)
      : plan.calculatorPrices,
    colleges: changed.has("colleges") ? sortColleges(members.colleges) : plan.colleges,
    shelved: changed.has("shelved") ? listShelved(members.shelved) : plan.shelved,
    taskMarks: changed.has("taskMarks") ? Object.fromEntries(members.taskMarks) : plan.taskMarks,
    ownTasks: changed.has("ownTasks") ? sortById(members.ownTasks) : plan.ownTasks,
    trips: changed.has("trips") ? sortById(members.trips) : plan.trips,
    proposals: changed.has("proposals") ? sortById(members.proposals) : plan.proposals,
    proposalAnswers: changed.has("proposalAnswers")
      ? Object.fromEntries(members.proposalAnswers)
      : plan.proposalAnswers,
    comments: changed.has("comments") ? sortById(members.comments) : plan.comments,
    essays: changed.has("essays") ? sortEssays(members.essays) : plan.essays,
    shelvedEssays: changed.has("shelvedEssays")
      ? listShelvedEssays(members.shelvedEssays)
      : plan.shelvedEssays,
    matchWeights: changed.has("matchWeights") ? Object.fromEntries(members.matchWeights) : plan.matchWeights,
    stamps: Object.fromEntries(members.stamps),
  };
}

/** Whether this command is the latest writer of the field; if so, it takes the stamp. */
export function claimField(now: OpenPlan, command: Command, key: string): boolean {
  const last = now.members.stamps.get(key);
  const stamp = toStamp(command);
  if (last !== undefined && stamp <= last) return false;
  getForChange(now, "stamps").set(key, stamp);
  return true;
}

type DefinedFields<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** The given fields that nobody wrote later. */
export function pickUnclaimed<Fields extends object>(
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

/** Use this to get a collection in order to change it. */
export function getForChange<Part extends keyof Members>(
  { members, changed }: OpenPlan,
  part: Part,
): Members[Part] {
  changed.add(part);
  return members[part];
}

/** Sets the member with this name, or removes it if `member` is null. */
export function putMember<Name, Member>(
  members: Map<Name, Member>,
  name: Name,
  member: Member | null | undefined,
): void {
  if (member === null || member === undefined) members.delete(name);
  else members.set(name, member);
}

/** Empty entries are dropped, and the rest is sorted, so that replays agree whatever the order of the commands. */
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

function sortEssays(essays: ReadonlyMap<string, PlanEssay>): PlanEssay[] {
  return [...essays.values()].toSorted((a, b) =>
    a.addedAt === b.addedAt ? (a.id < b.id ? -1 : 1) : a.addedAt < b.addedAt ? -1 : 1,
  );
}

function listShelvedEssays(essays: ReadonlyMap<string, PlanEssay>): PlanEssay[] {
  return [...essays.values()].filter(hasAnyContent).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export function listGivenKeys(part: string, given: object): string[] {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([field]) => `${part}.${field}`);
}
