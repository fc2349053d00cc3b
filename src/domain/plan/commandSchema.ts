/** Validates commands from outside: storage, the server, another tab. */
import { z } from "zod/mini";
import { aidAnswerLimits } from "#domain/answers/households.ts";
import { moneySchema, profileSchema } from "#domain/answers/schema.ts";
import { essayLimits } from "#domain/essays/essay.ts";
import {
  essayFieldsSchema,
  essayIdSchema,
  essayNoteSchema,
  essayTextSchema,
  noteIdSchema,
  ownPromptSchema,
  promptIdSchema,
  seenSchema,
  turnSchema,
  versionIdSchema,
  versionNameSchema,
  writerSchema,
} from "#domain/essays/essaySchema.ts";
import { isPrivateTask } from "#domain/timeline/timeline.ts";
import { tripIdSchema, tripSchema } from "#domain/visits/tripSchema.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { type Command, type CommandKind, commandScopes } from "./commands.ts";
import { idSchema, instantSchema } from "./idSchema.ts";
import { planLimits } from "./plan.ts";
import {
  aidAnswerSchema,
  aidKeySchema,
  applicationPlanSchema,
  assumptionsSchema,
  calculatorPriceSchema,
  commentIdSchema,
  comparingSchema,
  limitEntries,
  noteSchema,
  offerIdSchema,
  offerSchema,
  openCommentSchema,
  ownTaskIdSchema,
  ownTaskSchema,
  privateCommentSchema,
  proposalAnswerSchema,
  proposalIdSchema,
  proposalSchema,
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
  renameStudent: z.object({ ...makeHeadFields("renameStudent"), studentName: studentNameSchema }),
  /** Only the fields that changed. */
  setProfile: z.object({ ...makeHeadFields("setProfile"), fields: z.partial(profileSchema) }),
  setMoney: z.object({ ...makeHeadFields("setMoney"), fields: z.partial(moneySchema) }),
  setAidAnswers: z.object({
    ...makeHeadFields("setAidAnswers"),
    answers: z.record(aidKeySchema, z.nullable(aidAnswerSchema)).check(limitEntries(aidAnswerLimits.answers)),
  }),
  setOffer: z.object({
    ...makeHeadFields("setOffer"),
    offerId: offerIdSchema,
    offer: z.nullable(offerSchema),
  }),
  setCalculatorPrice: z.object({
    ...makeHeadFields("setCalculatorPrice"),
    unitId: unitIdSchema,
    price: z.nullable(calculatorPriceSchema),
  }),
  addCollege: z.object({
    ...makeHeadFields("addCollege"),
    unitId: unitIdSchema,
    addedAt: z.optional(instantSchema),
  }),
  removeCollege: z.object({ ...makeHeadFields("removeCollege"), unitId: unitIdSchema }),
  setCollegeStatus: z.object({
    ...makeHeadFields("setCollegeStatus"),
    unitId: unitIdSchema,
    status: statusSchema,
  }),
  setApplicationPlan: z.object({
    ...makeHeadFields("setApplicationPlan"),
    unitId: unitIdSchema,
    applicationPlan: applicationPlanSchema,
  }),
  setCollegeNote: z.object({ ...makeHeadFields("setCollegeNote"), unitId: unitIdSchema, note: noteSchema }),
  setComparing: z.object({ ...makeHeadFields("setComparing"), unitIds: comparingSchema }),
  setTimeline: z.object({ ...makeHeadFields("setTimeline"), fields: z.partial(timelineSetupSchema) }),
  setSituations: z.object({ ...makeHeadFields("setSituations"), situations: situationsSchema }),
  setTaskMark: z.object({
    ...makeHeadFields("setTaskMark"),
    taskId: taskIdSchema.check(z.refine((id) => !isPrivateTask(id))),
    fields: z.partial(taskMarkSchema),
  }),
  setPrivateTaskMark: z.object({
    ...makeHeadFields("setPrivateTaskMark"),
    taskId: taskIdSchema.check(z.refine(isPrivateTask)),
    fields: z.partial(taskMarkSchema),
  }),
  setOwnTask: z.object({
    ...makeHeadFields("setOwnTask"),
    taskId: ownTaskIdSchema,
    task: z.nullable(ownTaskSchema),
  }),
  setTrip: z.object({ ...makeHeadFields("setTrip"), tripId: tripIdSchema, trip: z.nullable(tripSchema) }),
  setProposal: z.object({
    ...makeHeadFields("setProposal"),
    proposalId: proposalIdSchema,
    proposal: z.nullable(proposalSchema),
  }),
  answerProposal: z.object({
    ...makeHeadFields("answerProposal"),
    proposalId: proposalIdSchema,
    answer: z.nullable(proposalAnswerSchema),
  }),
  setComment: z.object({
    ...makeHeadFields("setComment"),
    commentId: commentIdSchema,
    comment: z.nullable(openCommentSchema),
  }),
  setPrivateComment: z.object({
    ...makeHeadFields("setPrivateComment"),
    commentId: commentIdSchema,
    comment: z.nullable(privateCommentSchema),
  }),
  /** Only the weights that changed; null resets one to the default. */
  setMatchWeights: z.object({
    ...makeHeadFields("setMatchWeights"),
    weights: z
      .record(weightNameSchema, z.nullable(weightSchema))
      .check(limitEntries(planLimits.weightsAtOnce)),
  }),
  setAssumptions: z.object({ ...makeHeadFields("setAssumptions"), fields: z.partial(assumptionsSchema) }),
  addEssay: z.object({
    ...makeEssayHeadFields("addEssay"),
    promptId: promptIdSchema,
    ownPrompt: ownPromptSchema,
    addedAt: z.optional(instantSchema),
  }),
  removeEssay: z.object(makeEssayHeadFields("removeEssay")),
  setEssay: z.object({ ...makeEssayHeadFields("setEssay"), fields: z.partial(essayFieldsSchema) }),
  setEssayNotes: z.object({
    ...makeEssayHeadFields("setEssayNotes"),
    notes: z.record(noteIdSchema, z.nullable(essayNoteSchema)).check(limitEntries(essayLimits.notes)),
  }),
  saveEssay: z.object({
    ...makeEssayHeadFields("saveEssay"),
    writer: writerSchema,
    turn: turnSchema,
    seen: seenSchema,
    text: essayTextSchema,
  }),
  nameEssayVersion: z.object({
    ...makeEssayHeadFields("nameEssayVersion"),
    versionId: versionIdSchema,
    name: z.nullable(versionNameSchema),
  }),
};

export const commandSchema = z.discriminatedUnion("kind", [
  schemas.renameStudent,
  schemas.setProfile,
  schemas.setMoney,
  schemas.setAidAnswers,
  schemas.setOffer,
  schemas.setCalculatorPrice,
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
  schemas.setProposal,
  schemas.answerProposal,
  schemas.setComment,
  schemas.setPrivateComment,
  schemas.setMatchWeights,
  schemas.setAssumptions,
  schemas.addEssay,
  schemas.removeEssay,
  schemas.setEssay,
  schemas.setEssayNotes,
  schemas.saveEssay,
  schemas.nameEssayVersion,
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

function makeEssayHeadFields<Kind extends CommandKind>(kind: Kind) {
  return { ...makeHeadFields(kind), essayId: essayIdSchema };
}

function makeHeadFields<Kind extends CommandKind>(kind: Kind) {
  return {
    kind: z.literal(kind),
    id: idSchema,
    /** When the device issued the command, UTC. */
    at: instantSchema,
    planId: idSchema,
    scope: z.literal(commandScopes[kind]),
  };
}
