/** Essays in an account: what invited readers read and say about them, and earlier versions for the student alone. */
import { z } from "zod/mini";
import { essayStatuses } from "#domain/essays/essay.ts";
import {
  essayIdSchema,
  ownPromptSchema,
  promptIdSchema,
  versionIdSchema,
} from "#domain/essays/essaySchema.ts";
import { idSchema, instantSchema } from "#domain/plan/idSchema.ts";
import { planRoles } from "#domain/plan/membership.ts";
import type { Endpoint } from "./endpoint.ts";

export const essayCommentLimits = {
  quoteLength: 2_000,
  textLength: 2_000,
  /** On one essay. Nine readers with a full share each leave 20 to the student, in a plan whose people never change. */
  comments: 200,
  byOneReader: 20,
  /** Per comment; whoever wrote it shares them with the student. */
  answers: 50,
  answersByOneReader: 25,
} as const;

const planParams = z.object({ planId: idSchema });
const essayParams = z.object({ planId: idSchema, essayId: essayIdSchema });
const commentParams = z.object({ planId: idSchema, essayId: essayIdSchema, commentId: idSchema });

const sharedEssaySchema = z.object({
  essayId: essayIdSchema,
  promptId: promptIdSchema,
  ownPrompt: ownPromptSchema,
  title: z.string(),
  status: z.enum(essayStatuses),
  text: z.string(),
  /** UTC; null if nothing was written yet. */
  savedAt: z.nullable(instantSchema),
});
export type SharedEssay = z.infer<typeof sharedEssaySchema>;

export const sharedEssaysSchema = z.object({ essays: z.array(sharedEssaySchema) });

export const sharedEssaysEndpoint = {
  id: "sharedEssays",
  method: "GET",
  path: "/api/plans/:planId/essays",
  access: "signedIn",
  summary:
    "The essays that are ready for a reader, final or submitted, for those invited to read essays: their texts as they are now, without notes, outline and earlier versions.",
  params: planParams,
  replies: { 200: sharedEssaysSchema },
} as const satisfies Endpoint;

export const essayVersionsSchema = z.object({
  versions: z.array(z.object({ versionId: z.string(), savedAt: instantSchema })),
});

export const essayVersionsEndpoint = {
  id: "essayVersions",
  method: "GET",
  path: "/api/plans/:planId/essays/:essayId/versions",
  access: "signedIn",
  summary:
    "The essay's earlier versions, oldest first, for the student alone; texts are asked for one by one.",
  params: essayParams,
  replies: { 200: essayVersionsSchema },
} as const satisfies Endpoint;

export const essayVersionSchema = z.object({ text: z.string() });

export const essayVersionEndpoint = {
  id: "essayVersion",
  method: "GET",
  path: "/api/plans/:planId/essays/:essayId/versions/:versionId",
  access: "signedIn",
  summary: "The text of one earlier version, for the student alone.",
  params: z.object({ planId: idSchema, essayId: essayIdSchema, versionId: versionIdSchema }),
  replies: { 200: essayVersionSchema },
} as const satisfies Endpoint;

/** Null if that person's account is gone. */
const authorSchema = z.nullable(
  z.object({ name: z.string(), email: z.string(), role: z.nullable(z.enum(planRoles)), isYou: z.boolean() }),
);

const answerSchema = z.object({
  answerId: idSchema,
  author: authorSchema,
  text: z.string(),
  createdAt: instantSchema,
});

const commentSchema = z.object({
  commentId: idSchema,
  author: authorSchema,
  /** The sentence exactly as it was when the comment was written; it may be gone from the text by now. */
  quote: z.string(),
  /** Which of several equal sentences, from 0. */
  occurrence: z.number(),
  text: z.string(),
  createdAt: instantSchema,
  resolvedAt: z.nullable(instantSchema),
  answers: z.array(answerSchema),
});
export type EssayComment = z.infer<typeof commentSchema>;

export const essayCommentsSchema = z.object({ comments: z.array(commentSchema) });

export const essayCommentsEndpoint = {
  id: "essayComments",
  method: "GET",
  path: "/api/plans/:planId/essays/:essayId/comments",
  access: "signedIn",
  summary:
    "What readers say about the essay, oldest first. A reader sees their own comments and the answers to them.",
  params: essayParams,
  replies: { 200: essayCommentsSchema },
} as const satisfies Endpoint;

const commentTextSchema = z.string().check(
  z.refine((text) => text.trim() !== "", "Write something first."),
  z.maxLength(essayCommentLimits.textLength, `Keep it to ${essayCommentLimits.textLength} characters.`),
);

export const addEssayCommentEndpoint = {
  id: "addEssayComment",
  method: "POST",
  path: "/api/plans/:planId/essays/:essayId/comments",
  access: "signedIn",
  limit: "signedIn",
  summary:
    "A comment on one sentence, by someone who may read the essay. The same comment twice is one; an id that another one has is refused. Answers 201.",
  params: essayParams,
  body: z.object({
    commentId: idSchema,
    quote: z
      .string()
      .check(
        z.minLength(1, "A comment belongs to a sentence."),
        z.maxLength(essayCommentLimits.quoteLength, "Choose a shorter passage."),
      ),
    occurrence: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
    text: commentTextSchema,
  }),
  replies: { 201: z.object({ commentId: idSchema }) },
} as const satisfies Endpoint;

export const answerEssayCommentEndpoint = {
  id: "answerEssayComment",
  method: "POST",
  path: "/api/plans/:planId/essays/:essayId/comments/:commentId/answers",
  access: "signedIn",
  limit: "signedIn",
  summary: "An answer to a comment, by the student or by whoever wrote the comment. Answers 201.",
  params: commentParams,
  body: z.object({ answerId: idSchema, text: commentTextSchema }),
  replies: { 201: z.object({ answerId: idSchema }) },
} as const satisfies Endpoint;

export const resolveEssayCommentEndpoint = {
  id: "resolveEssayComment",
  method: "PUT",
  path: "/api/plans/:planId/essays/:essayId/comments/:commentId",
  access: "signedIn",
  limit: "signedIn",
  summary: "Whether the student is done with a comment.",
  params: commentParams,
  body: z.object({ isResolved: z.boolean() }),
  replies: { 200: z.object({ resolvedAt: z.nullable(instantSchema) }) },
} as const satisfies Endpoint;

export const removeEssayCommentEndpoint = {
  id: "removeEssayComment",
  method: "DELETE",
  path: "/api/plans/:planId/essays/:essayId/comments/:commentId",
  access: "signedIn",
  limit: "signedIn",
  summary: "Deletes a comment with its answers; the student may, and so may whoever wrote it.",
  params: commentParams,
  replies: { 204: null },
} as const satisfies Endpoint;

export const essayEndpoints = [
  sharedEssaysEndpoint,
  essayVersionsEndpoint,
  essayVersionEndpoint,
  essayCommentsEndpoint,
  addEssayCommentEndpoint,
  answerEssayCommentEndpoint,
  resolveEssayCommentEndpoint,
  removeEssayCommentEndpoint,
] as const;
