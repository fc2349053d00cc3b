/** Validates commands from outside: storage, the server, another tab. */
import { z } from "zod/mini";
import { aidAnswerLimits } from "#domain/aid/households.ts";
import { moneySchema, profileSchema } from "#domain/people/profileSchema.ts";
import { isPrivateTask } from "#domain/timeline/timeline.ts";
import { tripIdSchema, tripSchema } from "#domain/visits/tripSchema.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { type Command, type CommandKind, commandScopes } from "./commands.ts";
import { planLimits } from "./plan.ts";
import {
  aidAnswerSchema,
  aidKeySchema,
  applicationPlanSchema,
  assumptionsSchema,
  atMost,
  comparingSchema,
  idSchema,
  instantSchema,
  noteSchema,
  offerIdSchema,
  offerSchema,
  ownTaskIdSchema,
  ownTaskSchema,
  situationsSchema,
  statusSchema,
  studentNameSchema,
  taskIdSchema,
  taskMarkSchema,
  timelineSetupSchema,
  unitIdSchema,
  weightNameSchema,
  weightSchema,
} from "./planSchema.ts";

const schemas = {
  renameStudent: z.object({ ...head("renameStudent"), studentName: studentNameSchema }),
  /** Only the fields that changed. */
  setProfile: z.object({ ...head("setProfile"), fields: z.partial(profileSchema) }),
  setMoney: z.object({ ...head("setMoney"), fields: z.partial(moneySchema) }),
  setAidAnswers: z.object({
    ...head("setAidAnswers"),
    answers: z.record(aidKeySchema, z.nullable(aidAnswerSchema)).check(atMost(aidAnswerLimits.answers)),
  }),
  setOffer: z.object({ ...head("setOffer"), offerId: offerIdSchema, offer: z.nullable(offerSchema) }),
  addCollege: z.object({ ...head("addCollege"), unitId: unitIdSchema }),
  removeCollege: z.object({ ...head("removeCollege"), unitId: unitIdSchema }),
  setCollegeStatus: z.object({ ...head("setCollegeStatus"), unitId: unitIdSchema, status: statusSchema }),
  setApplicationPlan: z.object({
    ...head("setApplicationPlan"),
    unitId: unitIdSchema,
    applicationPlan: applicationPlanSchema,
  }),
  setCollegeNote: z.object({ ...head("setCollegeNote"), unitId: unitIdSchema, note: noteSchema }),
  setComparing: z.object({ ...head("setComparing"), unitIds: comparingSchema }),
  setTimeline: z.object({ ...head("setTimeline"), fields: z.partial(timelineSetupSchema) }),
  setSituations: z.object({ ...head("setSituations"), situations: situationsSchema }),
  setTaskMark: z.object({
    ...head("setTaskMark"),
    taskId: taskIdSchema.check(z.refine((id) => !isPrivateTask(id))),
    fields: z.partial(taskMarkSchema),
  }),
  setPrivateTaskMark: z.object({
    ...head("setPrivateTaskMark"),
    taskId: taskIdSchema.check(z.refine(isPrivateTask)),
    fields: z.partial(taskMarkSchema),
  }),
  setOwnTask: z.object({ ...head("setOwnTask"), taskId: ownTaskIdSchema, task: z.nullable(ownTaskSchema) }),
  setTrip: z.object({ ...head("setTrip"), tripId: tripIdSchema, trip: z.nullable(tripSchema) }),
  /** Only the weights that changed; null resets one to the default. */
  setMatchWeights: z.object({
    ...head("setMatchWeights"),
    weights: z.record(weightNameSchema, z.nullable(weightSchema)).check(atMost(planLimits.weightsAtOnce)),
  }),
  setAssumptions: z.object({ ...head("setAssumptions"), fields: z.partial(assumptionsSchema) }),
};

export const commandSchema = z.discriminatedUnion("kind", [
  schemas.renameStudent,
  schemas.setProfile,
  schemas.setMoney,
  schemas.setAidAnswers,
  schemas.setOffer,
  schemas.addCollege,
  schemas.removeCollege,
  schemas.setCollegeStatus,
  schemas.setApplicationPlan,
  schemas.setCollegeNote,
  schemas.setComparing,
  schemas.setTimeline,
  schemas.setSituations,
  schemas.setTaskMark,
  schemas.setPrivateTaskMark,
  schemas.setOwnTask,
  schemas.setTrip,
  schemas.setMatchWeights,
  schemas.setAssumptions,
]);

/** `kind` "unknownKind" is a command from a newer release: keep it, but do not apply it. `path` names the invalid field. */
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
    /** When the device issued the command, UTC. */
    at: instantSchema,
    planId: idSchema,
    scope: z.literal(commandScopes[kind]),
  };
}
