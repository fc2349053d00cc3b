/** An answer in a language model's words, sentence by sentence; on any fault the built-in one, with why. */
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useMajors } from "#client/colleges/useReferenceData.ts";
import type { Turn } from "#client/counselor/conversationDatabase.ts";
import { mayAskModel } from "#client/counselor/modelAccess.ts";
import { useModelChoice } from "#client/counselor/modelChoice.ts";
import type { ModelOffer } from "#client/counselor/readModelSettings.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { Segment, VerifiedSentence } from "#domain/counselor/model/facts.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import type { Entry } from "./mergeTurns.ts";
import { findRun, isForModel, type ModelRun, type RunState, writeModelQuestion } from "./modelRun.ts";
import { modelWords } from "./modelWords.ts";

export type ModelAnswerProps = {
  offer: ModelOffer;
  entry: Entry;
  all: AllColleges | null;
  deadlines: readonly Deadline[] | null;
  /** Draws words, parts and sources; null words: the built-in ones. */
  renderBody: (turn: Turn, said: ReactNode) => ReactNode;
};
export type AnnouncementProps = Pick<ModelAnswerProps, "offer" | "entry"> & { text: string };

export function Answer(props: ModelAnswerProps) {
  const { offer, entry, renderBody } = props;
  const { turn } = entry;
  const run = findRun(turn);
  const state = useRunState(run, offer, entry);
  useAsking(run, props);
  switch (state.kind) {
    case "waiting":
    case "asking":
      return (
        <div className="mt-4">
          {state.kind === "asking" && <Sentences sentences={state.sentences} />}
          <p className="no-print mt-3 flex flex-wrap items-center gap-3 text-ink-soft">
            {modelWords.asking(offer.providerName)}
            <Button variant="light" size="sm" onClick={() => run.stop()}>
              {modelWords.stop}
            </Button>
          </p>
        </div>
      );
    case "answered": {
      const { sentences, parts, sources } = state.answer;
      const text = sentences.map(writeSentence).join(" ");
      const answered: Turn = {
        ...turn,
        answer: { ...turn.answer, kind: "answer", text, parts, sources },
      };
      return renderBody(
        answered,
        <div className="mt-4">
          <Sentences sentences={sentences} />
          <p className="mt-3 text-[0.95rem] text-ink-soft">{modelWords.chosen(offer.providerName)}</p>
        </div>,
      );
    }
    case "fallback":
      return (
        <>
          <p className="mt-4 text-[0.95rem] text-ink-soft">
            {modelWords.fallback(state.reason, offer.providerName)}
          </p>
          {renderBody(turn, null)}
        </>
      );
    case "rules":
    default:
      return renderBody(turn, null);
  }
}

/** What a screen reader is told of the newest answer; `text` is the built-in one. */
export function Announcement({ offer, entry, text }: AnnouncementProps) {
  const state = useRunState(findRun(entry.turn), offer, entry);
  switch (state.kind) {
    case "waiting":
    case "asking":
      return modelWords.asking(offer.providerName);
    case "answered":
      return `${state.answer.sentences.map(writeSentence).join(" ")} ${modelWords.chosen(offer.providerName)}`;
    case "fallback":
      return `${modelWords.fallback(state.reason, offer.providerName)} ${text}`;
    case "rules":
    default:
      return text;
  }
}

/** "waiting" only where it is about to be asked, or it is not known yet whether somebody is signed in. */
function useRunState(run: ModelRun, offer: ModelOffer, entry: Entry): RunState {
  const state = useSyncExternalStore(run.subscribe, run.getState);
  const wish = useWish(offer, entry);
  return state.kind === "waiting" && wish === "rules" ? { kind: "rules" } : state;
}

function useWish(offer: ModelOffer, { isFresh, turn }: Entry): "model" | "rules" | "unknown" {
  const session = useSession();
  const choice = useModelChoice(offer.providerName);
  if (!isFresh || !isForModel(turn) || choice?.use !== "model") return "rules";
  if (session.status === "loading") return "unknown";
  return mayAskModel(offer, choice, session.status === "signedIn") ? "model" : "rules";
}

function useAsking(run: ModelRun, { offer, entry, all, deadlines }: ModelAnswerProps): void {
  const { turn } = entry;
  const { plan, isLoaded } = usePlan();
  const majors = useMajors(true);
  const choice = useModelChoice(offer.providerName);
  const wish = useWish(offer, entry);

  useEffect(() => {
    if (wish === "unknown" || all === null || !isLoaded) return undefined;
    if (wish === "rules") {
      // Also once the yes was taken back, here or in another tab.
      run.stop();
      run.leaveToRules();
      return undefined;
    }
    let isStale = false;
    // A mount that React only tries out sends nothing.
    queueMicrotask(() => {
      if (isStale) return;
      run.start({
        release: all.release,
        question: writeModelQuestion(turn),
        plan,
        majors: majors.status === "ready" ? majors.value.asOf : null,
        deadlines,
        today: turn.askedOn,
        allowsMoney: choice?.allowsMoney === true,
        confirmedAge: choice?.confirmedAge ?? null,
      });
    });
    return () => {
      isStale = true;
    };
  }, [run, wish, all, isLoaded, turn, plan, majors, deadlines, choice]);

  // Leaving the page, or going on to another question, ends the request.
  useEffect(() => () => run.stop(), [run]);
}

function Sentences({ sentences }: { sentences: readonly VerifiedSentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <p className="text-lg">
      {sentences.map((sentence, at) => (
        <span key={`${at} ${sentence.text}`}>
          {sentence.segments.map((segment, place) =>
            segment.kind === "text" ? segment.text : <Fact key={`${place} ${segment.ref}`} fact={segment} />,
          )}{" "}
        </span>
      ))}
    </p>
  );
}

function Fact({ fact }: { fact: Extract<Segment, { kind: "fact" }> }) {
  const { factKind, label, link, text, year } = fact;
  const said = <span className="underline decoration-dotted underline-offset-4">{text}</span>;
  const isName = factKind === "college" || factKind === "state";
  return (
    <>
      {label !== "" && `${label} `}
      {link === null ? (
        said
      ) : link.startsWith("/") ? (
        <Link to={link}>{said}</Link>
      ) : (
        <a href={link} rel="noreferrer">
          {said}
        </a>
      )}
      {year !== "" && ` (${year})`}
      {!isName && <Mark />}
    </>
  );
}

function Mark() {
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      role="img"
      aria-label={modelWords.mark}
      className="ml-1 inline-block align-baseline text-accent-text"
    >
      <path d="m2 6.5 3 3 5-7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function writeSentence({ segments }: VerifiedSentence): string {
  return segments
    .map((segment) => {
      if (segment.kind === "text") return segment.text;
      const { label, text, year } = segment;
      return `${label === "" ? "" : `${label} `}${text}${year === "" ? "" : ` (${year})`}`;
    })
    .join("");
}
