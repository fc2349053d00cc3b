/** The commands that change a plan; nothing else does. Each has an id, an instant and one scope. */
import type { AidAnswer } from "#domain/answers/households.ts";
import type { EssayStatus, OwnPrompt } from "#domain/essays/essay.ts";
import type { Offer } from "#domain/offers/offer.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { CalculatorPrice } from "#domain/price/calculatorPrice.ts";
import {
  type ApplicationPlan,
  isPrivateTask,
  type OwnTask,
  type Situation,
  type TaskMark,
  type TimelineSetup,
} from "#domain/timeline/timeline.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { isPrivatePlace, type PlanComment } from "./comments.ts";
import type { Assumptions, CollegeStatus, Scope } from "./plan.ts";
import type { Proposal, ProposalAnswer } from "./proposals.ts";

/**
 * The scope of each kind. A command never mixes scopes, so filtering commands by scope filters their contents.
 * There is no "replace the plan": an import becomes one command per field, which merges.
 */
export const commandScopes = {
  renameStudent: "plan",
  setProfile: "plan",
  setMoney: "money",
  setAidAnswers: "money",
  setOffer: "money",
  setCalculatorPrice: "money",
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
  setProposal: "plan",
  answerProposal: "plan",
  setComment: "plan",
  setPrivateComment: "notes",
  setMatchWeights: "plan",
  setAssumptions: "plan",
  addEssay: "essay",
  removeEssay: "essay",
  setEssay: "essay",
  setEssayNotes: "essay",
  saveEssay: "essay",
  nameEssayVersion: "essay",
} as const satisfies Readonly<Record<string, Scope>>;

export type CommandKind = keyof typeof commandScopes;

type Head<Kind extends CommandKind> = {
  kind: Kind;
  id: string;
  /** When the device issued the command, UTC. */
  at: string;
  planId: string;
  scope: (typeof commandScopes)[Kind];
};

/** Part of an object: only the fields that changed. */
type Some<Part> = { [Field in keyof Part]?: Part[Field] | undefined };

export type Command =
  | (Head<"renameStudent"> & { studentName: string | null })
  | (Head<"setProfile"> & { fields: Some<Profile> })
  | (Head<"setMoney"> & { fields: Some<Money> })
  /** Only the answers that changed, by "household.question"; null clears one. */
  | (Head<"setAidAnswers"> & { answers: Record<string, AidAnswer | null> })
  /** A whole offer, or null to remove it. */
  | (Head<"setOffer"> & { offerId: string; offer: Offer | null })
  /** What a college's own calculator said, or null to remove it. */
  | (Head<"setCalculatorPrice"> & { unitId: number; price: CalculatorPrice | null })
  /** `addedAt`: when a college from a plan file was added there. */
  | (Head<"addCollege"> & { unitId: number; addedAt?: string | undefined })
  | (Head<"removeCollege"> & { unitId: number })
  | (Head<"setCollegeStatus"> & { unitId: number; status: CollegeStatus })
  /** Null clears the choice. */
  | (Head<"setApplicationPlan"> & { unitId: number; applicationPlan: ApplicationPlan | null })
  | (Head<"setCollegeNote"> & { unitId: number; note: string })
  | (Head<"setComparing"> & { unitIds: number[] })
  | (Head<"setTimeline"> & { fields: Some<TimelineSetup> })
  | (Head<"setSituations"> & { situations: readonly Situation[] })
  /** Only what changed in one task's mark, so that a check mark here and a new date there both survive. */
  | (Head<"setTaskMark"> & { taskId: string; fields: Some<TaskMark> })
  /** The same for a task that would reveal a personal situation. */
  | (Head<"setPrivateTaskMark"> & { taskId: string; fields: Some<TaskMark> })
  /** A whole task the family added, or null to remove it. */
  | (Head<"setOwnTask"> & { taskId: string; task: OwnTask | null })
  /** A whole trip, or null to remove it. */
  | (Head<"setTrip"> & { tripId: string; trip: Trip | null })
  /** A whole proposal of a college, or null to withdraw it; written by whoever proposes. */
  | (Head<"setProposal"> & { proposalId: string; proposal: Proposal | null })
  /** The student's answer, or null to take it back. */
  | (Head<"answerProposal"> & { proposalId: string; answer: ProposalAnswer | null })
  /** A whole comment at a task or a college, or null to delete it; written by whoever says it. */
  | (Head<"setComment"> & { commentId: string; comment: PlanComment | null })
  /** The same at a task that would reveal a personal situation. */
  | (Head<"setPrivateComment"> & { commentId: string; comment: PlanComment | null })
  /** Only the weights that changed; null resets one to the default. */
  | (Head<"setMatchWeights"> & { weights: Record<string, number | null> })
  | (Head<"setAssumptions"> & { fields: Some<Assumptions> })
  | EssayCommand;

export type EssayCommand =
  /** One of the two prompts is null. `addedAt` as for a college. */
  | (Head<"addEssay"> & {
      essayId: string;
      promptId: string | null;
      ownPrompt: OwnPrompt | null;
      addedAt?: string | undefined;
    })
  /** What was written stays, so that adding the essay again brings it back. */
  | (Head<"removeEssay"> & { essayId: string })
  | (Head<"setEssay"> & {
      essayId: string;
      fields: Some<{ title: string; status: EssayStatus; outline: string }>;
    })
  /** Only the answers that changed, by question; null clears one. */
  | (Head<"setEssayNotes"> & { essayId: string; notes: Record<string, string | null> })
  /**
   * A whole text. `writer` and `turn` identify it (a window, and how often it saved this essay), and it replaces the
   * texts that `seen` names: see `SavedText`.
   */
  | (Head<"saveEssay"> & {
      essayId: string;
      writer: string;
      turn: number;
      seen: Record<string, number>;
      text: string;
    })
  /** Null takes the name off. */
  | (Head<"nameEssayVersion"> & { essayId: string; versionId: string; name: string | null });

/** A command before it has an id, an instant, a plan and its scope. */
export type CommandDraft = DraftOf<Command>;
type DraftOf<One> = One extends Command ? Omit<One, "id" | "at" | "planId" | "scope"> : never;

/** Who and when, passed in because the rules read no clock and use no randomness. `id` is unique across devices. */
export type CommandStamp = { id: string; at: string; planId: string };

/** Turns a draft into a command. */
export function makeCommand(draft: CommandDraft, stamp: CommandStamp): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The draft came from the same union without these four fields; putting them back gives the member it came from.
  return { ...draft, ...stamp, scope: commandScopes[draft.kind] } as Command;
}

/** Marks a task, with the command kind that its id requires. */
export function makeTaskMarkDraft(taskId: string, fields: Some<TaskMark>): CommandDraft {
  return { kind: isPrivateTask(taskId) ? "setPrivateTaskMark" : "setTaskMark", taskId, fields };
}

/** Answers a proposal; accepting adds its college to the list. `at` is an instant. */
export function listAnswerDrafts(
  { id, unitId }: Proposal,
  answer: ProposalAnswer["answer"],
  word: string,
  at: string,
): CommandDraft[] {
  const answering: CommandDraft = { kind: "answerProposal", proposalId: id, answer: { answer, word, at } };
  return answer === "accepted" ? [{ kind: "addCollege", unitId }, answering] : [answering];
}

/** Writes a comment, or deletes it. */
export function makeCommentDraft(comment: PlanComment, isDeleted = false): CommandDraft {
  return {
    kind: isPrivatePlace(comment.place) ? "setPrivateComment" : "setComment",
    commentId: comment.id,
    comment: isDeleted ? null : comment,
  };
}

export function isEssayCommand(command: Command): command is EssayCommand {
  return command.scope === "essay";
}

export function findCommandScope(command: Pick<Command, "kind">): Scope {
  return commandScopes[command.kind];
}

/** The stamp that orders two writes to one field: the instant, then the id. Stamps sort as text. */
export function toStamp(command: Pick<Command, "at" | "id">): string {
  return `${command.at} ${command.id}`;
}
