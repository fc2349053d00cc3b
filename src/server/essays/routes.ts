/** Essays in an account: reading those that are ready, comments on sentences, and earlier versions for the student. */
import { essayCommentLimits, type essayEndpoints } from "#contract/essays.ts";
import { canSee } from "#domain/plan/membership.ts";
import type { HandlersFor, RequestContext } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { refuseNonOwner, sealingFor, type WithPlan, withPlan } from "#server/plans/withPlan.ts";
import {
  type Adding,
  addAnswer,
  addComment,
  listComments,
  removeComment,
  resolveComment,
} from "./comments.ts";
import { readEssays, toSharedEssay } from "./readEssays.ts";
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
    if (text === null) return refuse(404, "This version is not kept any more.");
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
    missing: "You are not on this plan any more.",
    taken: "This comment was not added: another one has its number. Please send it again.",
    ownFull: `You have ${byOneReader} comments on this essay, the most one reader can have. Delete one you no longer need to add another.`,
    full: "This essay has as many comments as it can have. Once the student deletes some, there is room again.",
  },
  answer: {
    missing: "There is no such comment any more.",
    taken: "This answer was not added: another one has its number. Please send it again.",
    ownFull: `You have answered this comment ${answersByOneReader} times, the most one reader can. Start a new comment to go on.`,
    full: "This comment has as many answers as it can have. Start a new comment to go on.",
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
  return refuse(404, "There is no such essay to read. The student may be working on it again.");
}

function refuseUnshared(): ProblemReply {
  return refuse(403, "The essays of this plan are not shared with you.");
}

function refuseMissingComment(): ProblemReply {
  return refuse(404, "There is no such comment any more.");
}
