/** Endpoints of essays in an account, with replies parsed by the contract. */
import { call } from "#client/http/api.ts";
import {
  type EssayComment,
  essayCommentsSchema,
  essayVersionSchema,
  essayVersionsSchema,
  type SharedEssay,
  sharedEssaysSchema,
} from "#contract/essays.ts";

type EssayAt = { planId: string; essayId: string };
type CommentAt = EssayAt & { commentId: string };

export async function readSharedEssays(planId: string, signal?: AbortSignal): Promise<SharedEssay[]> {
  return sharedEssaysSchema.parse(await call("sharedEssays", { planId }, { signal })).essays;
}

export async function readComments(at: EssayAt, signal?: AbortSignal): Promise<EssayComment[]> {
  return essayCommentsSchema.parse(await call("essayComments", at, { signal })).comments;
}

/** The same id twice is one comment, so a request whose reply was lost may be repeated. */
export async function addComment(
  at: EssayAt,
  comment: { commentId: string; quote: string; occurrence: number; text: string },
): Promise<void> {
  await call("addEssayComment", { ...at, ...comment });
}

export async function answerComment(
  at: CommentAt,
  answer: { answerId: string; text: string },
): Promise<void> {
  await call("answerEssayComment", { ...at, ...answer });
}

export async function resolveComment(at: CommentAt, isResolved: boolean): Promise<void> {
  await call("resolveEssayComment", { ...at, isResolved });
}

export async function removeComment(at: CommentAt): Promise<void> {
  await call("removeEssayComment", at);
}

/** The account's earlier versions of an essay, oldest first. */
export async function readAccountVersions(
  at: EssayAt,
  signal?: AbortSignal,
): Promise<readonly { versionId: string; savedAt: string }[]> {
  return essayVersionsSchema.parse(await call("essayVersions", at, { signal })).versions;
}

export async function readAccountVersion(at: EssayAt & { versionId: string }): Promise<string> {
  return essayVersionSchema.parse(await call("essayVersion", at)).text;
}
