/** What the reader of a shared plan and its student say to each other at one task or college. */
import { SayForm, ThreadView } from "#components/comments/ThreadView.tsx";
import { words } from "#components/comments/words.ts";
import { type CommentPlace, isSamePlace } from "#domain/plan/comments.ts";
import type { SharedComments } from "./useSharedComments.ts";

type CommentsAtProps = {
  comments: SharedComments;
  place: CommentPlace;
  /** The task's title or the college's name. */
  name: string;
};

/** The threads at one place, or the button to begin one. */
export function CommentsAt({ comments, place, name }: CommentsAtProps) {
  const { threads, otherName, nameOf, canSayAt, actionsAt } = comments;
  const here = threads.filter((thread) => isSamePlace(thread.place, place));
  const actions = actionsAt(place);
  if (here.length > 0) {
    return (
      <div className="mt-2 space-y-3">
        {here.map((thread) => (
          <ThreadView
            key={thread.id}
            thread={thread}
            place={name}
            otherName={otherName}
            nameOf={nameOf}
            isOwner={false}
            actions={actions}
          />
        ))}
      </div>
    );
  }
  if (!canSayAt(place)) return null;
  return (
    <SayForm
      label={words.say}
      fieldLabel={words.label}
      place={name}
      otherName={otherName}
      onSay={(text) => actions.say(text, null)}
    />
  );
}
