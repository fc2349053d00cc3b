/** One shared essay for its reader: the text, a comment on a sentence, and the answers. Nothing here changes the text. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useEssayComments, useSharedEssays } from "#client/essays/useEssayReaders.ts";
import { getRefusal } from "#client/family/familyApi.ts";
import { buildAccountPlansQuery } from "#client/family/familyQueries.ts";
import { usePageName } from "#client/head.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { CommentForm } from "#components/essays/CommentForm.tsx";
import { CommentThread } from "#components/essays/CommentThread.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { type EssayComment, essayCommentLimits, type SharedEssay } from "#contract/essays.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { countWords } from "#domain/essays/text/countText.ts";
import { findPassage, type Passage, splitPassages } from "#domain/essays/text/passages.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { OfflineNote } from "#ui/States.tsx";
import { useToast } from "#ui/Toast.tsx";
import { words as family } from "../words.ts";
import type { EssayAddress } from "./addresses.ts";
import { EssayText, focusPassage } from "./EssayText.tsx";
import { essayWords as words } from "./essayWords.ts";
import { findTopic, nameEssay } from "./nameEssay.ts";

export default function EssayReading({ account, address }: { account: number; address: EssayAddress }) {
  const plans = loadStateOf(useQuery(buildAccountPlansQuery(account)));
  return (
    <>
      <p className="no-print">
        <Link
          to="/family"
          className="inline-flex min-h-11 items-center gap-2 text-accent-text underline underline-offset-4"
        >
          <span aria-hidden="true">←</span> {words.back}
        </Link>
      </p>
      <Loaded load={plans} title={words.failed} loading={words.loading}>
        {({ plans: all }) => {
          const entry = all.find(({ planId, role }) => planId === address.planId && role !== "owner");
          if (entry?.scopes.includes("essay") !== true) return <Gone />;
          return <FoundEssay account={account} entry={entry} essayId={address.essayId} />;
        }}
      </Loaded>
    </>
  );
}

function FoundEssay({ account, entry, essayId }: { account: number; entry: PlanEntry; essayId: string }) {
  const essays = useSharedEssays(account, entry.planId);
  if (essays.status === "failed" && (essays.failure === "missing" || essays.failure === "refused"))
    return <Gone />;
  return (
    <Loaded load={essays} title={words.failed} loading={words.loading}>
      {(all) => {
        const essay = all.find((one) => one.essayId === essayId);
        if (essay !== undefined) return <Reading account={account} entry={entry} essay={essay} />;
        return (
          <Told title={words.notReadyTitle}>
            <p>{words.notReady}</p>
          </Told>
        );
      }}
    </Loaded>
  );
}

function Reading({ account, entry, essay }: { account: number; entry: PlanEntry; essay: SharedEssay }) {
  const { planId } = entry;
  const { text, essayId } = essay;
  const client = useQueryClient();
  const showToast = useToast();
  const isOnline = useIsOnline();
  const { comments, change } = useEssayComments(account, planId, essayId);
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState<Passage | null>(null);
  // The open dialog has given the focus to its first button. It goes back to the sentence, however the dialog was closed.
  useEffect(() => {
    if (chosen === null) return undefined;
    const essayText = area.current;
    field.current?.focus();
    return () => focusPassage(essayText, chosen.start);
  }, [chosen]);
  // Kept by sentence, so that closing the dialog loses nothing.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const [wasRefused, setRefused] = useState(false);
  const passages = useMemo(() => splitPassages(text, essayCommentLimits.quoteLength), [text]);
  const placed = useMemo(
    () => placeComments(comments.status === "ready" ? comments.value : [], text, passages),
    [comments, text, passages],
  );
  const counts = new Map<number, number>();
  for (const { start } of placed) if (start !== null) counts.set(start, (counts.get(start) ?? 0) + 1);
  const topic = findTopic(essay);
  const name = nameEssay(essay);

  function keepDraft(quote: string, said: string): void {
    setDrafts((before) => new Map([...before, [quote, said]]));
  }

  async function send({ quote, occurrence }: Passage, said: string): Promise<void> {
    try {
      await change.add({ quote, occurrence, text: said });
    } catch (error) {
      setRefused(getRefusal(error) !== null);
      throw error;
    }
    keepDraft(quote, "");
    setChosen(null);
    showToast({ title: words.sent });
  }

  function close(): void {
    setChosen(null);
    if (!wasRefused) return;
    // What this person may read has changed; the page says so once the typed text is out of sight.
    setRefused(false);
    void client.invalidateQueries({ queryKey: buildAccountPlansQuery(account).queryKey });
    void client.invalidateQueries({ queryKey: ["shared-essays", account, planId] });
  }

  usePageName(name);
  return (
    <article aria-labelledby="essay">
      <h1 id="essay" className="mt-2 text-3xl break-words sm:text-4xl">
        {name}
      </h1>
      <p className="figures mt-1.5 text-ink-soft">
        {words.by(family.planOf(entry.studentName))} ·{" "}
        {words.facts(essay.status, countWords(text), essay.savedAt)}
      </p>
      {topic !== null && topic !== name && (
        <p className="mt-4 max-w-lead border-l-4 border-accent pl-4 font-serif text-xl leading-snug break-words whitespace-pre-wrap">
          {topic}
        </p>
      )}
      {!isOnline && (
        <div className="mt-4">
          <OfflineNote>{words.offline}</OfflineNote>
        </div>
      )}
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          {passages.length === 0 ? (
            <p className="text-ink-soft">{words.empty}</p>
          ) : (
            <>
              <p>{words.press}</p>
              <p className="mb-3 text-[0.95rem] text-ink-soft">{words.keys}</p>
              <EssayText ref={area} text={text} passages={passages} counts={counts} onChoose={setChosen} />
            </>
          )}
        </div>
        <section aria-labelledby="comments" className="min-w-0">
          <h2 id="comments" tabIndex={-1} className="text-2xl outline-none">
            {words.comments}
          </h2>
          <p className="mt-1 text-[0.95rem] text-ink-soft">{words.onlyYou}</p>
          {comments.status === "loading" && (
            <Skeleton label={words.commentsLoading} lines={3} className="mt-3" />
          )}
          {comments.status === "failed" && (
            <div className="mt-3">
              <LoadFailed title={words.commentsFailed} load={comments} kept={words.kept} />
            </div>
          )}
          {comments.status === "ready" && placed.length === 0 && <p className="mt-3">{words.noComments}</p>}
          <ol className="mt-3 space-y-3">
            {placed.map(({ comment, start }) => (
              <li key={comment.commentId}>
                <CommentThread
                  comment={comment}
                  onShow={start === null ? null : () => focusPassage(area.current, start)}
                  onAnswer={(said) => change.answer(comment.commentId, said)}
                  onRemove={async () => {
                    await change.remove(comment.commentId);
                    document.getElementById("comments")?.focus();
                  }}
                />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Dialog isOpen={chosen !== null} title={words.dialogTitle} closeLabel={words.close} onClose={close}>
        {chosen !== null && (
          <>
            <blockquote className="mb-4 border-l-4 border-support pl-3 break-words whitespace-pre-wrap">
              {chosen.quote}
            </blockquote>
            <CommentForm
              ref={field}
              label={words.comment}
              hint={words.commentHint}
              send={words.send}
              text={drafts.get(chosen.quote) ?? ""}
              onType={(said) => keepDraft(chosen.quote, said)}
              onSend={(said) => send(chosen, said)}
            />
          </>
        )}
      </Dialog>
    </article>
  );
}

type Placed = {
  comment: EssayComment;
  /** Where the passage with its sentence starts; null if the sentence is gone. */
  start: number | null;
};

/** In the text's order; those whose sentence is gone come last. */
function placeComments(
  comments: readonly EssayComment[],
  text: string,
  passages: readonly Passage[],
): readonly Placed[] {
  return comments
    .map((comment) => {
      const place = findPassage(text, passages, comment);
      // A sentence that was joined to another is pressed as a part of it.
      const passage = place === null ? undefined : passages.findLast(({ start }) => start <= place.start);
      return { comment, start: passage?.start ?? null };
    })
    .toSorted((a, b) => (a.start ?? Infinity) - (b.start ?? Infinity) || 0);
}

function Loaded<Value>(props: {
  load: LoadState<Value>;
  title: string;
  loading: string;
  children: (value: Value) => ReactNode;
}) {
  const { load } = props;
  if (load.status === "ready") return props.children(load.value);
  return (
    <>
      <h1 className="mt-2 text-3xl sm:text-4xl">{words.pageTitle}</h1>
      <div className="mt-6 max-w-2xl">
        {load.status === "loading" ? (
          <Skeleton label={props.loading} lines={5} />
        ) : (
          <LoadFailed title={props.title} load={load} kept={words.kept} />
        )}
      </div>
    </>
  );
}

function Gone() {
  return (
    <Told title={words.goneTitle}>
      <p>{words.gone}</p>
    </Told>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mt-2 text-3xl sm:text-4xl">{words.pageTitle}</h1>
      <div className="mt-6 max-w-2xl" role="status">
        <Notice
          tone="attention"
          title={title}
          actions={
            <ButtonLink variant="light" to="/family">
              {words.back}
            </ButtonLink>
          }
        >
          {children}
        </Notice>
      </div>
    </>
  );
}
