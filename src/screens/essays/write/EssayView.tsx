/** One essay: its prompt and limit, the text, ideas, what a reader would notice, and earlier versions. */
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { WatchInput } from "#client/essays/useAuthorship.ts";
import { useEssay, useEssays } from "#client/essays/useEssay.ts";
import { useEssayComments } from "#client/essays/useEssayReaders.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { EssayComment } from "#contract/essays.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import { findPrompt } from "#domain/essays/essayPrompts.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { BothVersions } from "./BothVersions.tsx";
import { commentWords } from "./commentWords.ts";
import { EssayHeader } from "./EssayHeader.tsx";
import { GrammarView } from "./GrammarView.tsx";
import { Ideas } from "./Ideas.tsx";
import { locateQuote } from "./locateQuote.ts";
import { ReadingView } from "./ReadingView.tsx";
import { RecordSection } from "./RecordSection.tsx";
import { readWords } from "./readWords.ts";
import { TakeAway } from "./TakeAway.tsx";
import { PrintedText, TextPane } from "./TextPane.tsx";
import { useGrammar } from "./useGrammar.ts";
import { useModelReading } from "./useModelReading.ts";
import { useReaders } from "./useReaders.ts";
import { useReading } from "./useReading.ts";
import { Versions } from "./Versions.tsx";
import { writeWords as words } from "./writeWords.ts";

/** Lazy: only who has readers needs it. */
const comments = createLazyPart(() => import("./CommentsView.tsx"));

export default function EssayView({ essayId }: { essayId: string }) {
  const { isLoaded } = usePlan();
  const written = useEssay(essayId);
  const { essay } = written;
  return (
    <>
      <p className="no-print">
        <Link
          to="/essays"
          className="inline-flex min-h-11 items-center gap-2 text-accent-text underline underline-offset-4"
        >
          <span aria-hidden="true">←</span> {words.back}
        </Link>
      </p>
      {!isLoaded && <Skeleton label={words.loading} lines={3} className="mt-4" />}
      {isLoaded && essay === null && (
        <div className="mt-4">
          <Notice title={words.missingTitle} actions={<ButtonLink to="/essays">{words.back}</ButtonLink>}>
            {words.missing}
          </Notice>
        </div>
      )}
      {essay !== null && <Writing essay={essay} written={written} />}
    </>
  );
}

type Part = "write" | "ideas" | "read" | "comments" | "versions";

function Writing({ essay, written }: { essay: PlanEssay; written: ReturnType<typeof useEssay> }) {
  const { state, type } = written;
  const { change } = useEssays();
  const isWide = useIsWide();
  const [part, setPart] = useState<Part>("write");
  const area = useRef<HTMLTextAreaElement>(null);
  const watch = useRef<WatchInput | null>(null);
  const setWatch = useCallback((one: WatchInput | null) => {
    watch.current = one;
  }, []);
  const prompt = essay.promptId === null ? null : findPrompt(essay.promptId);
  const limit = getLimit(essay, prompt);
  const { plan } = usePlan();
  const unitId = prompt?.unitId ?? essay.ownPrompt?.unitId ?? null;
  const reading = useReading(state.text, {
    prompt: { kind: prompt?.kind ?? null, topic: prompt?.topic ?? essay.ownPrompt?.text ?? "", limit },
    unitId,
    otherUnitIds: plan.colleges.map((one) => one.unitId).filter((one) => one !== unitId),
  });
  const modelReading = useModelReading(state.text);
  const lastReading = useLastReading(reading.done, modelReading.done);
  const grammar = useGrammar(state.text);
  const isOnline = useIsOnline();
  const [shown, setShown] = useState<Shown | null>(null);
  const finding = grammar.findings.find(({ key }) => key === shown?.key) ?? null;
  const remark = [...reading.remarks, ...modelReading.remarks].find(({ key }) => key === shown?.key) ?? null;
  const said = shown?.comment ?? null;
  const place = (remark ?? finding)?.place ?? locateShown(shown, state.text);
  // Where the text is another tab, it is there once that has been rendered.
  useEffect(() => {
    const element = area.current;
    if (shown === null || element === null) return;
    element.focus({ preventScroll: true });
    // The mark shows the sentence of a remark; a selection over it would hide it.
    element.setSelectionRange(shown.key === null ? shown.start : shown.end, shown.end);
    const mark = element.parentElement?.querySelector('mark[data-kind~="remark"]');
    mark?.scrollIntoView({ block: "center" });
  }, [shown]);

  const latest = useRef(state.text);
  useLayoutEffect(() => {
    latest.current = state.text;
  }, [state.text]);
  // The same function for every letter, so that what does not show the text is not rendered again.
  const getText = useCallback(() => latest.current, []);

  function onType(text: string): void {
    // The first words make an idea a draft.
    if (essay.status === "idea" && state.text === "" && text !== "")
      change.set(essay.id, { status: "drafting" });
    type(text);
    if (shown?.key === null) setShown(null);
  }

  function show(key: string | null, at: { start: number; end: number }): void {
    if (!isWide) setPart("write");
    setShown({ key, start: at.start, end: at.end, comment: null });
  }

  // The same function for every letter, like the one above.
  const showComment = useCallback(
    (comment: EssayComment, at: { start: number; end: number }): void => {
      if (!isWide) setPart("write");
      setShown({ key: comment.commentId, start: at.start, end: at.end, comment });
    },
    [isWide],
  );

  const text = (
    <>
      {state.beside.length > 0 && (
        <BothVersions mine={state.text} beside={state.beside} onPutTogether={written.putTogether} />
      )}
      <TextPane
        area={area}
        state={state}
        limit={limit}
        prompt={prompt}
        place={place}
        watch={watch}
        onType={onType}
        onShow={(start, end) => show(null, { start, end })}
      >
        {!isWide && remark !== null && (
          <Beside text={remark.remark.question} back={readWords.back} onBack={() => setPart("read")} />
        )}
        {!isWide && finding !== null && (
          <Beside text={finding.finding.rule} back={readWords.back} onBack={() => setPart("read")} />
        )}
        {!isWide && said !== null && (
          <Beside text={said.text} back={commentWords.back} onBack={() => setPart("comments")} />
        )}
      </TextPane>
    </>
  );
  const ideas = {
    id: "ideas" as const,
    label: words.ideas,
    content: <Ideas essay={essay} prompt={prompt} />,
  };
  const read = {
    id: "read" as const,
    label: words.read,
    content: part === "read" && (
      <>
        <ReadingView
          {...{ essay, prompt, limit, reading, modelReading }}
          text={state.text}
          isEmpty={state.text.trim() === ""}
          currentKey={remark?.key ?? null}
          onShow={show}
          onIdeas={() => setPart("ideas")}
        />
        <GrammarView
          grammar={grammar}
          isEmpty={state.text.trim() === ""}
          isOnline={isOnline}
          currentKey={finding?.key ?? null}
          onShow={(one) => one.place !== null && show(one.key, one.place)}
        />
      </>
    ),
  };
  const readers = {
    id: "comments" as const,
    label: <CommentsLabel essayId={essay.id} />,
    content: part === "comments" && (
      <ContentBoundary fallback={<Skeleton label={commentWords.loading} lines={3} />}>
        <comments.Part
          essay={essay}
          text={state.text}
          currentId={said?.commentId ?? null}
          onShow={showComment}
        />
      </ContentBoundary>
    ),
  };
  const versions = {
    id: "versions" as const,
    label: words.versions,
    content: part === "versions" && (
      <Versions essay={essay} written={written} onBack={() => setPart("write")} />
    ),
  };
  return (
    <div data-essay={state.isLoaded ? "ready" : "loading"}>
      <EssayHeader essay={essay} prompt={prompt} limit={limit} />
      {isWide ? (
        <div className="no-print mt-6 grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-10">
          <div className="min-w-0">{text}</div>
          <div className="sticky top-20 max-h-[calc(100dvh-6rem)] min-w-0 overflow-y-auto px-1 pb-4">
            <Tabs<Part>
              label={words.tabs}
              isTight
              tabs={[ideas, read, readers, versions]}
              selected={part === "write" ? "ideas" : part}
              onSelect={setPart}
            />
          </div>
        </div>
      ) : (
        <div className="no-print mt-4">
          <Tabs<Part>
            label={words.tabs}
            isTight
            tabs={[{ id: "write", label: words.write, content: text }, ideas, read, readers, versions]}
            selected={part}
            onSelect={setPart}
          />
        </div>
      )}
      {state.isLoaded && (
        <RecordSection
          essay={essay}
          isSaved={state.saving === "saved"}
          reading={lastReading}
          getText={getText}
          save={written.save}
          setWatch={setWatch}
        />
      )}
      <TakeAway essay={essay} getText={getText} prompt={prompt} />
      <PrintedText text={state.text} />
    </div>
  );
}

/** What is shown in the text: a remark or comment by its key, or a character with null. */
type Shown = { key: string | null; start: number; end: number; comment: EssayComment | null };

/** Where a shown character or comment is by now; null if its sentence is gone. */
function locateShown(shown: Shown | null, text: string): { start: number; end: number } | null {
  if (shown === null) return null;
  if (shown.comment !== null) return locateQuote(text, shown.comment.quote, shown.start);
  // A finding's key without a place: its words are gone.
  return shown.key === null ? shown : null;
}

/** On a phone the text is another tab: what was said stays in view while it is written. */
function Beside({ text, back, onBack }: { text: string; back: string; onBack: () => void }) {
  return (
    <div className="flex w-full items-center justify-between gap-3 border-b border-line pb-2">
      <p className="line-clamp-4 font-serif text-lg leading-snug break-words">{text}</p>
      <Button variant="secondary" size="sm" className="shrink-0" onClick={onBack}>
        {back}
      </Button>
    </div>
  );
}

function getLimit({ ownPrompt }: PlanEssay, prompt: EssayPrompt | null) {
  return prompt === null ? (ownPrompt?.limit ?? null) : prompt.limit;
}

let wideQuery: MediaQueryList | null = null;

/** One for all renders: React asks with every letter. */
function getWideQuery(): MediaQueryList {
  wideQuery ??= window.matchMedia("(min-width: 64rem)");
  return wideQuery;
}

/** Where there is room, the text stays beside its ideas and versions. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = getWideQuery();
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => getWideQuery().matches,
    () => false,
  );
}

type Done = { remarks: number } | null;

/**
 * Which reading of a draft was done last, by rules or by a language model: the writing record counts both. Each is a
 * new object for each reading, and null before the first.
 */
function useLastReading(rules: Done, model: Done): Done {
  const [last, setLast] = useState({ rules, model, done: rules });
  if (last.rules !== rules) setLast({ rules, model, done: rules });
  else if (last.model !== model) setLast({ rules, model, done: model });
  return last.done;
}

/** The name of the tab with readers' comments, and how many are open. */
const CommentsLabel = memo(function CommentsLabel({ essayId }: { essayId: string }) {
  const readers = useReaders();
  return (
    <>
      {commentWords.tab}
      {readers.status === "ready" && <OpenCount {...readers} essayId={essayId} />}
    </>
  );
});

function OpenCount({ account, planId, essayId }: { account: number; planId: string; essayId: string }) {
  const { comments } = useEssayComments(account, planId, essayId);
  if (comments.status !== "ready") return null;
  const open = comments.value.filter(({ resolvedAt }) => resolvedAt === null).length;
  return open === 0 ? null : commentWords.tabCount(open);
}
