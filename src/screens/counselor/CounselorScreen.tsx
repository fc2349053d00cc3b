/** /counselor: a question, how it was read, the answer with its sources, and the conversation kept on this device. */
import { type FormEvent, useEffect, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CounselorAnswer } from "#domain/counselor/counselor.ts";
import { normalizeQuestion, questionLimit } from "#domain/counselor/normalize.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { LoadingHint } from "#ui/LoadingHint.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { CrisisCard } from "./CrisisCard.tsx";
import { type Counselor, useCounselor } from "./useCounselor.ts";
import { useExamples } from "./useExamples.ts";
import { type ModelParts, useModelParts } from "./useModelParts.ts";
import { words } from "./words.ts";

/** Downloaded while the first question is looked up. Help in a crisis is here from the start: it waits for nothing. */
const entryView = createLazyPart(() => import("./EntryView.tsx"));

export default function CounselorScreen() {
  const isMounted = useIsMounted();
  return (
    <div className="page py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
        {isMounted ? (
          <Conversation />
        ) : (
          <>
            <Lead model={null} />
            <Skeleton label={words.loading} lines={3} className="mt-8" />
          </>
        )}
      </div>
    </div>
  );
}

function Lead({ model }: { model: ModelParts | null }) {
  return (
    <>
      <p className="mt-3 text-lg text-ink-soft">{words.lead}</p>
      {model === null ? (
        <p className="mt-2 text-[0.95rem]">{words.privacy}</p>
      ) : (
        <model.Privacy offer={model.offer} text={words.privacy} />
      )}
      <p className="mt-2 text-[0.95rem]">
        {words.check}{" "}
        <Link to={words.tested.to} className="underline decoration-dotted underline-offset-4">
          {words.tested.label}
        </Link>
      </p>
    </>
  );
}

function Conversation() {
  const { search } = useLocation();
  const index = useColleges();
  const about = findAsked(search, index.status === "ready" ? index.value : null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isErased, setErased] = useState(false);
  const counselor = useCounselor(about, () => setTyped(""));
  const model = useModelParts();
  const examples = useExamples(about, counselor.look);
  const isReady = counselor.look !== null;

  // What shows an answer is there when an answer can be made, for who goes offline in between.
  useEffect(() => {
    if (isReady) entryView.preload().catch(() => undefined);
  }, [isReady]);

  function ask(question: string): void {
    setErased(false);
    // The page itself reports a part that cannot be loaded.
    entryView.preload().catch(() => undefined);
    if (question.length > questionLimit) setError(words.tooLong(questionLimit));
    else if (normalizeQuestion(question) === "") setError(words.empty);
    else {
      setError(null);
      counselor.ask(question);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    ask(typed);
  }

  const isFirst = counselor.entries.length === 0 && counselor.crisis === null;
  return (
    <>
      {isFirst && <Lead model={model} />}
      {counselor.crisis !== null && (
        <div className="mt-5" role="alert">
          <CrisisCard tier={counselor.crisis} />
        </div>
      )}
      {model !== null && <model.Choice offer={model.offer} />}
      {about !== null && <p className="mt-5">{words.about(about.name)}</p>}
      <form onSubmit={submit} className="no-print mt-5 flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-0 flex-[1_1_14rem]"
          label={words.field}
          value={typed}
          error={error}
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="mt-7.5 min-h-12" disabled={counselor.isAsking}>
          {words.ask}
        </Button>
      </form>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {counselor.isAsking && counselor.colleges.status !== "failed" ? words.asking : ""}
      </p>
      {counselor.isAsking && counselor.colleges.status === "loading" && <LoadingHint className="mt-2" />}
      <Problems counselor={counselor} />
      {isFirst && examples.length > 0 && (
        <Examples examples={examples} isAsking={counselor.isAsking} onAsk={ask} />
      )}
      <Answers counselor={counselor} model={model} />
      {counselor.entries.length > 0 && (
        <Button
          variant="ghost"
          className="no-print mt-8"
          onClick={() => void counselor.erase().then(() => setErased(true))}
        >
          {words.erase}
        </Button>
      )}
      <p role="status" className="mt-4 empty:hidden">
        {isErased ? words.erased : ""}
      </p>
    </>
  );
}

function Problems({ counselor }: { counselor: Counselor }) {
  const { colleges, isAsking, hasFailed, isUnkept } = counselor;
  return (
    <div className="mt-6 space-y-4 empty:hidden">
      {isAsking && colleges.status === "failed" && (
        <LoadFailed title={words.failed} load={colleges} kept={words.failedKept} />
      )}
      {hasFailed && (
        <Notice tone="problem" title={words.noAnswer}>
          {words.noAnswerText}
        </Notice>
      )}
      {isUnkept && <p className="text-[0.95rem] text-ink-soft">{words.notKept}</p>}
    </div>
  );
}

function Examples(props: {
  examples: readonly string[];
  isAsking: boolean;
  onAsk: (question: string) => void;
}) {
  return (
    <section aria-labelledby="examples" className="no-print mt-8">
      <h2 id="examples" className="text-2xl">
        {words.examplesTitle}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {props.examples.map((question) => (
          <li key={question}>
            <Button
              variant="light"
              className="text-left font-normal"
              disabled={props.isAsking}
              onClick={() => props.onAsk(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who helps comes first, as it does on the screen. */
function announceAnswer({
  helpLine,
  reading,
  text,
}: Pick<CounselorAnswer, "helpLine" | "reading" | "text">): string {
  return `${helpLine == null ? "" : `${helpLine.text} `}${reading}. ${text}`;
}

function Answers({ counselor, model }: { counselor: Counselor; model: ModelParts | null }) {
  const { entries, colleges } = counselor;
  if (entries.length === 0) return null;
  const [newest] = entries;
  const said = newest === undefined ? "" : announceAnswer(newest.turn.answer);
  return (
    <section aria-labelledby="conversation" className="mt-8">
      <h2 id="conversation" className="sr-only">
        {words.conversation}
      </h2>
      <p role="status" className="sr-only">
        {model === null || newest === undefined ? (
          said
        ) : (
          <model.Announcement offer={model.offer} entry={newest} text={said} />
        )}
      </p>
      <ContentBoundary fallback={<Skeleton label={words.loading} lines={3} />}>
        <ol className="space-y-6">
          {entries.map((entry, at) => (
            <li key={entry.id}>
              <entryView.Part
                entry={entry}
                isNewest={at === 0}
                all={colleges.status === "ready" ? colleges.value : null}
                deadlines={counselor.deadlines}
                isAsking={counselor.isAsking}
                model={model}
                onReread={(reading) => counselor.reread(entry, reading)}
              />
            </li>
          ))}
        </ol>
      </ContentBoundary>
    </section>
  );
}

/** The college named in the address; null while the index loads, and for an unknown one. */
function findAsked(search: string, all: AllColleges | null): CollegeSummary | null {
  const slug = new URLSearchParams(search).get("college");
  return slug === null ? null : (all?.bySlug.get(slug) ?? null);
}
