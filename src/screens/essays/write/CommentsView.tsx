/** What readers say about the essay, sentence by sentence: the student answers and resolves. */
import { memo, useDeferredValue, useMemo, useRef } from "react";
import { useEssayComments } from "#client/essays/useEssayReaders.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { CommentThread } from "#components/essays/CommentThread.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { type EssayComment, essayCommentLimits } from "#contract/essays.ts";
import type { EssayStatus, PlanEssay } from "#domain/essays/essay.ts";
import { findPassage, splitPassages } from "#domain/essays/text/passages.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { OfflineNote } from "#ui/States.tsx";
import { commentWords as words } from "./commentWords.ts";
import { useReaders } from "./useReaders.ts";

type Place = { start: number; end: number };

type ViewProps = {
  essay: PlanEssay;
  text: string;
  currentId: string | null;
  onShow: (comment: EssayComment, at: Place) => void;
};

export default function CommentsView(props: ViewProps) {
  const readers = useReaders();
  // Deferred, so that placing the comments never delays typing.
  const text = useDeferredValue(props.text);
  const { essay, currentId, onShow } = props;
  if (readers.status === "loading") return <Skeleton label={words.loading} lines={3} />;
  if (readers.status === "failed")
    return <LoadFailed title={words.failed} load={readers} kept={words.kept} />;
  if (readers.status === "notInAccount")
    return <Notice title={words.notInAccountTitle}>{words.notInAccount}</Notice>;
  if (readers.status === "signedOut") {
    return (
      <Notice
        title={words.signedOutTitle}
        actions={
          <ButtonLink to="/sign-in" onClick={saveReturnPlaceOfPage}>
            {words.signIn}
          </ButtonLink>
        }
      >
        {words.signedOut}
      </Notice>
    );
  }
  return (
    <OwnComments
      account={readers.account}
      planId={readers.planId}
      essayId={essay.id}
      status={essay.status}
      text={text}
      currentId={currentId}
      onShow={onShow}
    />
  );
}

type OwnProps = Pick<ViewProps, "text" | "currentId" | "onShow"> & {
  account: number;
  planId: string;
  essayId: string;
  status: EssayStatus;
};

/** Not rendered for each letter: there may be 200 comments. */
const OwnComments = memo(function OwnComments(props: OwnProps) {
  const { account, planId, essayId, text } = props;
  const { comments, change } = useEssayComments(account, planId, essayId);
  const isOnline = useIsOnline();
  const heading = useRef<HTMLParagraphElement>(null);
  const all = comments.status === "ready" ? comments.value : null;
  const placed = useMemo(() => (all === null ? [] : placeComments(all, text)), [all, text]);
  if (comments.status === "loading") return <Skeleton label={words.loading} lines={3} />;
  if (comments.status === "failed") {
    return comments.failure === "missing" ? (
      <Notice title={words.notInAccountTitle}>{words.notInAccount}</Notice>
    ) : (
      <LoadFailed title={words.failed} load={comments} kept={words.kept} />
    );
  }
  const open = placed.filter(({ comment }) => comment.resolvedAt === null);
  const resolved = placed.filter(({ comment }) => comment.resolvedAt !== null);
  // The pressed button goes with its comment, to another list or for good.
  const focusHeading = () => heading.current?.focus();
  const list = (shown: readonly Placed[]) => (
    <ol className="mt-3 space-y-3">
      {shown.map(({ comment, place }) => (
        <li key={comment.commentId}>
          <CommentThread
            comment={comment}
            isCurrent={comment.commentId === props.currentId}
            onShow={place === null ? null : () => props.onShow(comment, place)}
            onAnswer={(said) => change.answer(comment.commentId, said)}
            onResolve={async (isResolved) => {
              await change.resolve(comment.commentId, isResolved);
              focusHeading();
            }}
            onRemove={async () => {
              await change.remove(comment.commentId);
              focusHeading();
            }}
          />
        </li>
      ))}
    </ol>
  );
  return (
    <div>
      <p ref={heading} tabIndex={-1} className="text-[0.98rem] outline-none">
        {props.status === "idea" || props.status === "drafting" ? words.notReady : words.ready}
      </p>
      <p className="mt-1">
        <Link
          to="/sharing"
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.invite}
        </Link>
      </p>
      {!isOnline && <OfflineNote>{words.offline}</OfflineNote>}
      {placed.length === 0 && <p className="mt-3 font-serif text-xl">{words.none}</p>}
      {list(open)}
      {resolved.length > 0 && (
        <Disclosure summary={words.resolvedTitle(resolved.length)} className="mt-4">
          {list(resolved)}
        </Disclosure>
      )}
    </div>
  );
});

type Placed = { comment: EssayComment; place: Place | null };

/** In the text's order; those whose sentence is gone come last and keep their quotation. */
function placeComments(comments: readonly EssayComment[], text: string): readonly Placed[] {
  const passages = splitPassages(text, essayCommentLimits.quoteLength);
  return comments
    .map((comment) => ({ comment, place: findPassage(text, passages, comment) }))
    .toSorted((a, b) => (a.place?.start ?? Infinity) - (b.place?.start ?? Infinity) || 0);
}
