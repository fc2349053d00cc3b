/** The commands that change a plan: the only way it changes. Each has an id, an instant and one scope. */
import { z } from "zod/mini";
import { moneySchema, profileSchema } from "#domain/people/profile.ts";
import { fail, type Result, succeed } from "#kit/result.ts";
import {
  assumptionsSchema,
  comparingSchema,
  idSchema,
  instantSchema,
  noteSchema,
  type Scope,
  statusSchema,
  studentNameSchema,
  unitIdSchema,
  weightNameSchema,
  weightSchema,
} from "./plan.ts";

/**
 * Scope of each kind. A command never mixes scopes, so that filtering commands by scope filters what they say.
 * There is no "replace the plan": an import becomes one command a field (`importCommands`), which merges.
 */
export const commandScopes = {
  renameStudent: "plan",
  setProfile: "plan",
  setMoney: "money",
  addCollege: "plan",
  removeCollege: "plan",
  setCollegeStatus: "plan",
  setCollegeNote: "notes",
  setComparing: "plan",
  setMatchWeights: "plan",
  setAssumptions: "plan",
} as const satisfies Readonly<Record<string, Scope>>;

export type CommandKind = keyof typeof commandScopes;

const schemas = {
  renameStudent: z.object({ ...head("renameStudent"), studentName: studentNameSchema }),
  /** Only the fields that changed. */
  setProfile: z.object({ ...head("setProfile"), fields: z.partial(profileSchema) }),
  setMoney: z.object({ ...head("setMoney"), fields: z.partial(moneySchema) }),
  addCollege: z.object({ ...head("addCollege"), unitId: unitIdSchema }),
  removeCollege: z.object({ ...head("removeCollege"), unitId: unitIdSchema }),
  setCollegeStatus: z.object({ ...head("setCollegeStatus"), unitId: unitIdSchema, status: statusSchema }),
  setCollegeNote: z.object({ ...head("setCollegeNote"), unitId: unitIdSchema, note: noteSchema }),
  setComparing: z.object({ ...head("setComparing"), unitIds: comparingSchema }),
  /** Only the weights that moved; null gives one back to the rule. */
  setMatchWeights: z.object({
    ...head("setMatchWeights"),
    weights: z.record(weightNameSchema, z.nullable(weightSchema)),
  }),
  setAssumptions: z.object({ ...head("setAssumptions"), fields: z.partial(assumptionsSchema) }),
};

export const commandSchema = z.discriminatedUnion("kind", [
  schemas.renameStudent,
  schemas.setProfile,
  schemas.setMoney,
  schemas.addCollege,
  schemas.removeCollege,
  schemas.setCollegeStatus,
  schemas.setCollegeNote,
  schemas.setComparing,
  schemas.setMatchWeights,
  schemas.setAssumptions,
]);

export type Command = z.infer<typeof commandSchema>;

/** What a command says, before it has an id, an instant, a plan and its scope. */
export type CommandDraft = DraftOf<Command>;
type DraftOf<One> = One extends Command ? Omit<One, "id" | "at" | "planId" | "scope"> : never;

/** Who and when: handed in, because rules read no clock and no chance. `id` is unique over all devices. */
export type CommandStamp = { id: string; at: string; planId: string };

/** Makes a draft a command. */
export function commandOf(draft: CommandDraft, stamp: CommandStamp): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The draft came from the same union without these four fields; putting them back gives the member it came from.
  return { ...draft, ...stamp, scope: commandScopes[draft.kind] } as Command;
}

export function scopeOf(command: Pick<Command, "kind">): Scope {
  return commandScopes[command.kind];
}

/** `kind` "unknownKind" is a command of a newer release: keep it, unapplied. `path` names the broken field. */
export type CommandProblem = { kind: "unknownKind" } | { kind: "brokenField"; path: string };

/** A command from storage or from the server. */
export function readCommand(raw: unknown): Result<Command, CommandProblem> {
  const parsed = commandSchema.safeParse(raw);
  if (parsed.success) return succeed(parsed.data);
  const path = (parsed.error.issues[0]?.path ?? []).map(String).join(".");
  return path === "kind" ? fail({ kind: "unknownKind" }) : fail({ kind: "brokenField", path });
}

function head<Kind extends CommandKind>(kind: Kind) {
  return {
    kind: z.literal(kind),
    id: idSchema,
    /** The instant on the device that gave the command, UTC. */
    at: instantSchema,
    planId: idSchema,
    scope: z.literal(commandScopes[kind]),
  };
}
