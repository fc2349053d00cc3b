/** Essays and comments of an account for screens: a reader's list, what is said about an essay, and the account's versions. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import type { EssayComment, SharedEssay } from "#contract/essays.ts";
import {
  addComment,
  answerComment,
  readAccountVersion,
  readAccountVersions,
  readComments,
  readSharedEssays,
  removeComment,
  resolveComment,
} from "./essayApi.ts";
import { makeId } from "./makeId.ts";

/** The essays of someone's plan that are ready for this reader. `account` is from `getAccountScope`. */
export function useSharedEssays(account: number, planId: string): LoadState<readonly SharedEssay[]> {
  return loadStateOf(
    useQuery({
      queryKey: ["shared-essays", account, planId],
      queryFn: ({ signal }) => readSharedEssays(planId, signal),
      ...cacheClasses.realtime,
    }),
  );
}

/** Each rejects as the request does; `getRefusal` has the server's sentence. The comments are read again afterwards. */
export type CommentChanges = {
  add: (said: { quote: string; occurrence: number; text: string }) => Promise<void>;
  answer: (commentId: string, text: string) => Promise<void>;
  /** Only the student may do this. */
  resolve: (commentId: string, isResolved: boolean) => Promise<void>;
  remove: (commentId: string) => Promise<void>;
};

/** What readers say about an essay: all of it for the student, a reader's own for a reader. */
export function useEssayComments(
  account: number,
  planId: string,
  essayId: string,
): { comments: LoadState<readonly EssayComment[]>; change: CommentChanges } {
  const queries = useQueryClient();
  const at = { planId, essayId };
  const queryKey = ["essay-comments", account, planId, essayId];
  const comments: LoadState<readonly EssayComment[]> = loadStateOf(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => readComments(at, signal),
      ...cacheClasses.realtime,
    }),
  );
  const ids = useRef(new Map<string, string>());
  /** The same words sent again have the same id: the first try may have arrived. */
  const sendOnce = async (key: string, send: (id: string) => Promise<void>): Promise<void> => {
    const id = ids.current.get(key) ?? makeId();
    ids.current.set(key, id);
    await afterwards(send(id));
    ids.current.delete(key);
  };
  const afterwards = async (sent: Promise<void>): Promise<void> => {
    await sent;
    await queries.invalidateQueries({ queryKey });
  };
  const change: CommentChanges = {
    add: (said) =>
      sendOnce(`${said.occurrence} ${said.quote} ${said.text}`, (commentId) =>
        addComment(at, { commentId, ...said }),
      ),
    answer: (commentId, text) =>
      sendOnce(`${commentId} ${text}`, (answerId) => answerComment({ ...at, commentId }, { answerId, text })),
    resolve: (commentId, isResolved) => afterwards(resolveComment({ ...at, commentId }, isResolved)),
    remove: (commentId) => afterwards(removeComment({ ...at, commentId })),
  };
  return { comments, change };
}

/** The earlier versions in the student's account; `useAccountVersion` gets the text of one. */
export function useAccountVersions(
  account: number,
  planId: string,
  essayId: string,
): LoadState<readonly { versionId: string; savedAt: string }[]> {
  return loadStateOf(
    useQuery({
      queryKey: ["essay-versions", account, planId, essayId],
      queryFn: ({ signal }) => readAccountVersions({ planId, essayId }, signal),
      ...cacheClasses.realtime,
    }),
  );
}

/** The text of an earlier version in the student's account. It never changes. */
export function useAccountVersion(
  account: number,
  planId: string,
  essayId: string,
  versionId: string,
): LoadState<string> {
  return loadStateOf(
    useQuery({
      queryKey: ["essay-version", account, planId, essayId, versionId],
      queryFn: () => readAccountVersion({ planId, essayId, versionId }),
      ...cacheClasses.realtime,
    }),
  );
}
