/** Comments on a shared plan, as its reader writes and deletes them: sent at once, or kept on the device until there is a network. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import {
  appendCommand,
  buildSharedPlanQuery,
  createCommand,
  type SharedPlan,
  sendCommand,
} from "#client/family/sharedPlan.ts";
import {
  dropUnsent,
  keepUnsent,
  listUnsent,
  readUnsentText,
  subscribeToUnsent,
} from "#client/family/unsentComments.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { planApi, toFailure } from "#client/planSync/planApi.ts";
import { useSession } from "#client/session/session.ts";
import type { CommentActions } from "#components/comments/ThreadView.tsx";
import { words as commentWords } from "#components/comments/words.ts";
import { describeFailure } from "#components/family/failure.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { type Command, makeCommentDraft } from "#domain/plan/commands.ts";
import {
  type CommentPlace,
  type CommentThread,
  commentLimits,
  isPrivatePlace,
  listThreads,
  type PlanComment,
} from "#domain/plan/comments.ts";
import { canSend } from "#domain/plan/membership.ts";
import { useToast } from "#ui/Toast.tsx";
import { createMemberId, createRandomId } from "./useSharedChange.ts";

export type SharedComments = {
  threads: readonly CommentThread[];
  /** Whether this reader may say something there. */
  canSayAt: (place: CommentPlace) => boolean;
  actionsAt: (place: CommentPlace) => CommentActions;
  nameOf: (comment: PlanComment) => string;
  /** The student, by name where it is known. */
  otherName: string;
};

/** `accountId` is the reader's own account. */
export function useSharedComments(
  accountId: string,
  account: number,
  entry: PlanEntry,
  shared: SharedPlan,
): SharedComments {
  const client = useQueryClient();
  const session = useSession();
  const showToast = useToast();
  const isOnline = useIsOnline();
  const { queryKey } = buildSharedPlanQuery(account, entry);
  const unsentText = useSyncExternalStore(subscribeToUnsent, readUnsentText, () => null);
  const unsent = useMemo(
    () => listUnsent(unsentText, accountId, entry.planId),
    [unsentText, accountId, entry.planId],
  );
  const comments = useMemo(() => unsent.reduce(appendCommand, shared).plan.comments, [shared, unsent]);
  const threads = useMemo(() => listThreads(comments), [comments]);
  const waiting = new Set(unsent.map((command) => (isComment(command) ? command.commentId : "")));
  const name = session.status === "signedIn" ? session.user.name || session.user.email : "";
  const otherName = entry.studentName ?? commentWords.student;

  async function send(command: Command): Promise<void> {
    await sendCommand(entry, shared.revision, command, planApi);
    dropUnsent(command.id);
    client.setQueryData<SharedPlan>(queryKey, (now) =>
      now === undefined ? now : appendCommand(now, command),
    );
    await client.invalidateQueries({ queryKey });
  }

  // What was kept without a network goes out as soon as there is one, one after the other.
  const resend = useEffectEvent(async () => {
    for (const command of unsent) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- Each follows the revision the one before made.
        await send(command);
      } catch (error) {
        if (toFailure(error).kind !== "refused") return;
        // Its words are said once more, so that they can be copied.
        dropUnsent(command.id);
        const text = isComment(command) ? (command.comment?.text ?? "") : "";
        showToast({
          title: commentWords.refused,
          description: `${describeFailure(error)} “${text}”`,
          variant: "destructive",
        });
      }
    }
  });
  const hasUnsent = unsent.length > 0;
  useEffect(() => {
    if (isOnline && hasUnsent) void resend();
  }, [isOnline, hasUnsent]);

  async function give(comment: PlanComment, isDeleted: boolean): Promise<"sent" | "kept"> {
    const draft = makeCommentDraft(comment, isDeleted);
    const command = createCommand(shared.plan, draft, createRandomId(), new Date());
    try {
      await send(command);
      return "sent";
    } catch (error) {
      if (toFailure(error).kind === "refused") throw new Error(describeFailure(error), { cause: error });
      keepUnsent({ accountId, command });
      return "kept";
    }
  }

  return {
    threads,
    otherName,
    nameOf: ({ byName, byRole }) =>
      byRole !== "owner" ? commentWords.you : byName === "" ? otherName : commentWords.by(byName, byRole),
    canSayAt: (place) =>
      name !== "" && canSend(entry, isPrivatePlace(place) ? "setPrivateComment" : "setComment"),
    actionsAt: (place) => ({
      async say(text, thread) {
        const comment: PlanComment = {
          id: createMemberId(),
          place,
          thread,
          text,
          byName: name.slice(0, commentLimits.nameLength),
          byRole: entry.role,
          at: new Date().toISOString(),
        };
        if ((await give(comment, false)) === "sent") showToast({ title: commentWords.sent(otherName) });
      },
      async remove(comment) {
        const own = unsent.find((command) => isComment(command) && command.commentId === comment.id);
        if (own === undefined) await give(comment, true);
        else dropUnsent(own.id);
        showToast({ title: commentWords.removed });
      },
      canRemove: ({ byRole, byName }) => byRole !== "owner" || byName === name,
      isWaiting: ({ id }) => waiting.has(id),
    }),
  };
}

function isComment(
  command: Command,
): command is Extract<Command, { kind: "setComment" | "setPrivateComment" }> {
  return command.kind === "setComment" || command.kind === "setPrivateComment";
}
