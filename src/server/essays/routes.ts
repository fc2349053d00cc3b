/** Essays in an account: reading those that are ready, comments on sentences, and earlier versions for the student. */
import { essayCommentLimits, type essayEndpoints, type SharedEssay } from "#contract/essays.ts";
import { type EssayStatus, getText, type PlanEssay } from "#domain/essays/essay.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { canSee } from "#domain/plan/membership.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import type { HandlersFor, RequestContext } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { flatMapInTurns } from "#server/longWork/turns.ts";
import { openBody } from "#server/plans/bodies.ts";
import type { Member, PlanRow } from "#server/plans/store.ts";
import { refuseNonOwner, sealingFor, type WithPlan, withPlan } from "#server/plans/withPlan.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import {
  type Adding,
  addAnswer,
  addComment,
  listComments,
  removeComment,
  resolveComment,
} from "./comments.ts";
import { listVersions, readVersion } from "./versions.ts";

export const essayHandlers: HandlersFor<typeof essayEndpoints> = {
  sharedEssays: withPlan(async (input) => {
    if (!canSee(input.plan, "essay")) return refuseUnshared();
    const essays = await readEssays(input.parts.store.database, sealingFor(input), input.plan);
    return { status: 200, body: { essays: essays.map(toSharedEssay) } };
  }),

  essayVersions: withPlan(async ({ params, plan, parts }) => {
    if (plan.role !== "owner") return refuseNonOwner();
    const versions = await listVersions(parts.store.database, plan.id, params.essayId);
    return { status: 200, body: { versions } };
  }),

  essayVersion: withPlan(async (input) => {
    const { params, plan, parts } = input;
    if (plan.role !== "owner") return refuseNonOwner();
    const text = await readVersion(parts.store.database, sealingFor(input), params);
    if (text === null) return refuse(404, "This version is no longer stored.");
    return { status: 200, body: { text } };
  }),

  essayComments: withPlan(async (input) => {
    const refusal = await refuseUnreadable(input);
    if (refusal !== null) return refusal;
    const { database } = input.parts.store;
    return {
      status: 200,
      body: { comments: await listComments(database, sealingFor(input), toCommented(input)) },
    };
  }),

  addEssayComment: withPlan(async (input) => {
    const refusal = await refuseUnreadable(input);
    if (refusal !== null) return refusal;
    const { database } = input.parts.store;
    const { body, parts } = input;
    const answer = await addComment(database, sealingFor(input), toCommented(input), body, parts.now());
    return refuseAdding(answer, adding.comment) ?? { status: 201, body: { commentId: body.commentId } };
  }),

  answerEssayComment: withPlan(async (input) => {
    const refusal = await refuseUnreadable(input);
    if (refusal !== null) return refusal;
    const { database } = input.parts.store;
    const { body, parts } = input;
    const answer = await addAnswer(database, sealingFor(input), toComment(input), body, parts.now());
    return refuseAdding(answer, adding.answer) ?? { status: 201, body: { answerId: body.answerId } };
  }),

  resolveEssayComment: withPlan(async (input) => {
    const { plan, body, parts } = input;
    if (plan.role !== "owner") return refuseNonOwner();
    const since = await resolveComment(parts.store.database, toComment(input), body.isResolved, parts.now());
    return since === null ? refuseMissingComment() : { status: 200, body: since };
  }),

  removeEssayComment: withPlan(async (input) => {
    if (!canSee(input.plan, "essay")) return refuseUnshared();
    const isRemoved = await removeComment(input.parts.store.database, toComment(input));
    return isRemoved ? { status: 204, body: null } : refuseMissingComment();
  }),
};

const { byOneReader, answersByOneReader } = essayCommentLimits;
const adding = {
  comment: {
    missing: "You are no longer on this plan.",
    taken: "This comment was not added because another one has its number. Please send it again.",
    ownFull: `You have ${byOneReader} comments on this essay, the most one reader can have. Delete one you no longer need to add another.`,
    full: "This essay has reached its limit of comments. The student can delete some to make room.",
  },
  answer: {
    missing: "This comment no longer exists.",
    taken: "This answer was not added because another one has its number. Please send it again.",
    ownFull: `You have answered this comment ${answersByOneReader} times, the most one reader can. Start a new comment to continue.`,
    full: "This comment has reached its limit of answers. Start a new comment to continue.",
  },
} as const;

function refuseAdding(answer: Adding, text: Record<Exclude<Adding, "added">, string>): ProblemReply | null {
  if (answer === "added") return null;
  return refuse(answer === "missing" ? 404 : 409, text[answer]);
}

type OfEssay = RequestContext & WithPlan & { params: { planId: string; essayId: string } };

function toCommented({ plan, params, account }: OfEssay) {
  return { plan, essayId: params.essayId, accountId: account.id };
}

function toComment(input: OfEssay & { params: { commentId: string } }) {
  return { ...toCommented(input), commentId: input.params.commentId };
}

/** An essay that is not ready looks to its readers as if it did not exist. */
async function refuseUnreadable(input: OfEssay): Promise<ProblemReply | null> {
  if (!canSee(input.plan, "essay")) return refuseUnshared();
  const essays = await readEssays(input.parts.store.database, sealingFor(input), input.plan);
  if (essays.some(({ id }) => id === input.params.essayId)) return null;
  return refuse(404, "This essay is not available to read. The student may be working on it again.");
}

function refuseUnshared(): ProblemReply {
  return refuse(403, "The essays of this plan are not shared with you.");
}

function refuseMissingComment(): ProblemReply {
  return refuse(404, "This comment no longer exists.");
}

/** From here on the student has said that others may read it. */
const readableStatuses: ReadonlySet<EssayStatus> = new Set(["ready", "final", "submitted"]);

/** The essays this member may read: the student all of them, a reader those that are ready. Throws `KeyMissing`. */
async function readEssays(
  database: Database,
  sealing: Sealing,
  plan: PlanRow & Member,
): Promise<PlanEssay[]> {
  if (!canSee(plan, "essay")) return [];
  const rows = await database
    .selectFrom("plan_commands")
    .where("plan_id", "=", plan.id)
    .where("scope", "=", "essay")
    .orderBy("revision")
    .select(["plan_id", "command_id", "body", "key_id"])
    .execute();
  const commands = await flatMapInTurns(rows, (row) => {
    const read = readCommand(openBody(row, sealing));
    return read.ok ? [read.value] : [];
  });
  const { essays } = replayCommands(makeEmptyPlan(plan.id, plan.createdAt), commands);
  return essays.filter(({ status }) => plan.role === "owner" || readableStatuses.has(status));
}

/** Without notes, outline, versions and texts beside it: what is ready is the text itself. */
function toSharedEssay(essay: PlanEssay): SharedEssay {
  const { id: essayId, promptId, ownPrompt, title, status, texts } = essay;
  const savedAt = texts[0]?.stamp.split(" ")[0] ?? null;
  return { essayId, promptId, ownPrompt, title, status, text: getText(essay), savedAt };
}
