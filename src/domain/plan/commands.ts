/** The commands that change a plan: the only way it changes. Each has an id, an instant and one scope. */
import type { AidAnswer } from "#domain/aid/households.ts";
import type { Offer } from "#domain/offers/offer.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import {
  type ApplicationPlan,
  isPrivateTask,
  type OwnTask,
  type Situation,
  type TaskMark,
  type TimelineSetup,
} from "#domain/timeline/timeline.ts";
import type { Trip } from "#domain/visits/trip.ts";
import type { Assumptions, CollegeStatus, Scope } from "./plan.ts";

/**
 * Scope of each kind. A command never mixes scopes, so that filtering commands by scope filters what they say.
 * There is no "replace the plan": an import becomes one command a field (`importCommands`), which merges.
 */
export const commandScopes = {
  renameStudent: "plan",
  setProfile: "plan",
  setMoney: "money",
  setAidAnswers: "money",
  setOffer: "money",
  addCollege: "plan",
  removeCollege: "plan",
  setCollegeStatus: "plan",
  setApplicationPlan: "plan",
  setCollegeNote: "notes",
  setComparing: "plan",
  setTimeline: "plan",
  setSituations: "notes",
  setTaskMark: "plan",
  setPrivateTaskMark: "notes",
  setOwnTask: "plan",
  setTrip: "plan",
  setMatchWeights: "plan",
  setAssumptions: "plan",
} as const satisfies Readonly<Record<string, Scope>>;

export type CommandKind = keyof typeof commandScopes;

type Head<Kind extends CommandKind> = {
  kind: Kind;
  id: string;
  /** The instant on the device that gave the command, UTC. */
  at: string;
  planId: string;
  scope: (typeof commandScopes)[Kind];
};

/** Some fields of a part: only those that changed. */
type Some<Part> = { [Field in keyof Part]?: Part[Field] | undefined };

export type Command =
  | (Head<"renameStudent"> & { studentName: string | null })
  | (Head<"setProfile"> & { fields: Some<Profile> })
  | (Head<"setMoney"> & { fields: Some<Money> })
  /** Only the answers that changed, by "household.question"; null takes one back. */
  | (Head<"setAidAnswers"> & { answers: Record<string, AidAnswer | null> })
  /** A whole offer, or null to remove it. */
  | (Head<"setOffer"> & { offerId: string; offer: Offer | null })
  | (Head<"addCollege"> & { unitId: number })
  | (Head<"removeCollege"> & { unitId: number })
  | (Head<"setCollegeStatus"> & { unitId: number; status: CollegeStatus })
  /** Null takes the choice back. */
  | (Head<"setApplicationPlan"> & { unitId: number; applicationPlan: ApplicationPlan | null })
  | (Head<"setCollegeNote"> & { unitId: number; note: string })
  | (Head<"setComparing"> & { unitIds: number[] })
  | (Head<"setTimeline"> & { fields: Some<TimelineSetup> })
  | (Head<"setSituations"> & { situations: readonly Situation[] })
  /** Only what changed of one task's mark: a tick here and a new day there both stay. */
  | (Head<"setTaskMark"> & { taskId: string; fields: Some<TaskMark> })
  /** The same for a task that would tell a situation. */
  | (Head<"setPrivateTaskMark"> & { taskId: string; fields: Some<TaskMark> })
  /** A whole task of the family's own, or null to remove it. */
  | (Head<"setOwnTask"> & { taskId: string; task: OwnTask | null })
  /** A whole trip, or null to remove it. */
  | (Head<"setTrip"> & { tripId: string; trip: Trip | null })
  /** Only the weights that moved; null gives one back to the rule. */
  | (Head<"setMatchWeights"> & { weights: Record<string, number | null> })
  | (Head<"setAssumptions"> & { fields: Some<Assumptions> });

/** What a command says, before it has an id, an instant, a plan and its scope. */
export type CommandDraft = DraftOf<Command>;
type DraftOf<One> = One extends Command ? Omit<One, "id" | "at" | "planId" | "scope"> : never;

/** Who and when: handed in, because rules read no clock and no chance. `id` is unique over all devices. */
export type CommandStamp = { id: string; at: string; planId: string };

/** Makes a draft a command. */
export function makeCommand(draft: CommandDraft, stamp: CommandStamp): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The draft came from the same union without these four fields; putting them back gives the member it came from.
  return { ...draft, ...stamp, scope: commandScopes[draft.kind] } as Command;
}

/** What marks a task: of the kind that its id asks for. */
export function makeTaskMarkDraft(taskId: string, fields: Some<TaskMark>): CommandDraft {
  return { kind: isPrivateTask(taskId) ? "setPrivateTaskMark" : "setTaskMark", taskId, fields };
}

export function findCommandScope(command: Pick<Command, "kind">): Scope {
  return commandScopes[command.kind];
}
