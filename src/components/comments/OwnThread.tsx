/** A thread as the student reads and answers it. */
import { useSave, useSaveForGood } from "#components/keeping/useSave.ts";
import { makeCommentDraft } from "#domain/plan/commands.ts";
import type { CommentThread, PlanComment } from "#domain/plan/comments.ts";
import { type CommentActions, ThreadView } from "./ThreadView.tsx";
import { words } from "./words.ts";

export function OwnThread({ thread, place }: { thread: CommentThread; place: string }) {
  const save = useSave();
  const saveForGood = useSaveForGood();
  const other = thread.comments.find(({ byRole }) => byRole !== "owner");
  const otherName = other?.byName ?? words.student;
  const actions: CommentActions = {
    say(text, threadId) {
      const comment: PlanComment = {
        id: createCommentId(),
        place: thread.place,
        thread: threadId,
        text,
        // The owner is the owner on every device, signed in or not.
        byName: "",
        byRole: "owner",
        at: readInstant(),
      };
      save(words.answered(otherName), makeCommentDraft(comment));
      return Promise.resolve();
    },
    remove(comment) {
      saveForGood(words.removed, makeCommentDraft(comment, true));
      return Promise.resolve();
    },
    canRemove: () => true,
    isWaiting: () => false,
  };
  return (
    <ThreadView
      thread={thread}
      place={place}
      otherName={otherName}
      nameOf={({ byName, byRole }) => (byName === "" ? words.you : words.by(byName, byRole))}
      isOwner
      actions={actions}
    />
  );
}

/** 24 hexadecimal digits, as members of a plan have them. */
function createCommentId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

function readInstant(): string {
  return new Date().toISOString();
}
