/** One essay: its prompt and limit, the text, ideas, what a reader would notice, and earlier versions. */
import { useDeferredValue, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useEssay, useEssays } from "#client/essays/useEssay.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import { findPrompt } from "#domain/essays/essayPrompts.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import { findFormMarks } from "#domain/essays/text/formMarks.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { BothVersions } from "./BothVersions.tsx";
import { CharacterMarks } from "./CharacterMarks.tsx";
import { CountBar } from "./CountBar.tsx";
import { EssayHeader } from "./EssayHeader.tsx";
import { Ideas } from "./Ideas.tsx";
import { MarkedTextArea, type TextMark } from "./MarkedTextArea.tsx";
import { TakeAway } from "./TakeAway.tsx";
import { Versions } from "./Versions.tsx";
import { writeWords as words } from "./writeWords.ts";

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

type Part = "write" | "ideas" | "versions";

function Writing({ essay, written }: { essay: PlanEssay; written: ReturnType<typeof useEssay> }) {
  const { state, type } = written;
  const { change } = useEssays();
  const isWide = useIsWide();
  const [part, setPart] = useState<Part>("write");
  const area = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const prompt = essay.promptId === null ? null : findPrompt(essay.promptId);
  const limit = getLimit(essay, prompt);
  // Marks may come a moment after the letter: typing goes first.
  const marked = useDeferredValue(state.text);
  const odd = useMemo(() => findFormMarks(marked), [marked]);
  const marks = useMemo(
    (): TextMark[] => odd.map(({ start, end }) => ({ start, end, kind: "character" })),
    [odd],
  );

  function onType(text: string): void {
    // The first words make an idea a draft.
    if (essay.status === "idea" && state.text === "" && text !== "")
      change.set(essay.id, { status: "drafting" });
    type(text);
  }

  function show(start: number, end: number): void {
    setPart("write");
    // After the tab with the text is shown.
    requestAnimationFrame(() => {
      const element = area.current;
      if (element === null) return;
      element.focus();
      element.setSelectionRange(start, end);
    });
  }

  const text = (
    <>
      {state.beside.length > 0 && (
        <BothVersions mine={state.text} beside={state.beside} onPutTogether={written.putTogether} />
      )}
      <MarkedTextArea
        ref={area}
        id={`${ids}-text`}
        label={words.textField}
        describedBy={`${ids}-count`}
        text={state.text}
        marks={marked === state.text ? marks : noMarks}
        placeholder={words.placeholder}
        isInvalid={state.isTooLong}
        onType={onType}
      />
      <CountBar id={`${ids}-count`} text={state.text} limit={limit} state={state} prompt={prompt} />
      <CharacterMarks marks={odd} onShow={show} />
    </>
  );
  const ideas = { id: "ideas" as const, label: words.ideas, content: <Ideas essay={essay} /> };
  const versions = {
    id: "versions" as const,
    label: words.versions,
    content: (
      <Versions
        essay={essay}
        written={written}
        isShown={part === "versions"}
        onBack={() => setPart("write")}
      />
    ),
  };
  return (
    <div data-essay={state.isLoaded ? "ready" : "loading"}>
      <EssayHeader essay={essay} prompt={prompt} limit={limit} />
      {isWide ? (
        <div className="no-print mt-6 grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-10">
          <div className="min-w-0">{text}</div>
          <div className="min-w-0">
            <Tabs<Part>
              label={words.tabs}
              tabs={[ideas, versions]}
              selected={part === "write" ? "ideas" : part}
              onSelect={setPart}
            />
          </div>
        </div>
      ) : (
        <div className="no-print mt-4">
          <Tabs<Part>
            label={words.tabs}
            tabs={[{ id: "write", label: words.write, content: text }, ideas, versions]}
            selected={part}
            onSelect={setPart}
          />
        </div>
      )}
      <TakeAway essay={essay} text={state.text} prompt={prompt} />
      <article className="print-only">
        <p className="mt-6 whitespace-pre-wrap">{state.text}</p>
      </article>
    </div>
  );
}

const noMarks: readonly TextMark[] = [];

function getLimit({ ownPrompt }: PlanEssay, prompt: EssayPrompt | null) {
  return prompt === null ? (ownPrompt?.limit ?? null) : prompt.limit;
}

const wide = "(min-width: 64rem)";

/** Where there is room, the text stays beside its ideas and versions. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
