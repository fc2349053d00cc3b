/** One question with its answer: how it was read, other readings, the words, what they are about, and the sources. */
import { type ReactNode, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { Turn } from "#client/counselor/conversationDatabase.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type {
  AnswerSource,
  AskedValue,
  CounselorReading,
  CounselorTool,
} from "#domain/counselor/counselor.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { AnswerParts } from "./AnswerParts.tsx";
import { HelpLineNote } from "./CrisisCard.tsx";
import type { Entry } from "./mergeTurns.ts";
import type { ModelParts } from "./useModelParts.ts";
import { words } from "./words.ts";

type EntryViewProps = {
  entry: Entry;
  /** The newest is open; the others are opened one by one. */
  isNewest: boolean;
  all: AllColleges | null;
  deadlines: readonly Deadline[] | null;
  isAsking: boolean;
  /** Null where no language model may put the answer into words. */
  model: ModelParts | null;
  onReread: (reading: CounselorReading) => void;
};

/** Tools whose answer leads to the same question about another state or round. */
const followedUp: ReadonlySet<CounselorTool> = new Set(["chance", "collegeFacts", "deadlines", "price"]);

export default function EntryView(props: EntryViewProps) {
  const { question } = props.entry.turn;
  const [isOpened, setOpened] = useState(false);
  if (props.isNewest) {
    return (
      <article className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7">
        <h3 className="text-2xl wrap-anywhere">{question}</h3>
        <Answer {...props} />
      </article>
    );
  }
  return (
    <details
      className="rounded-2xl border border-line px-5"
      open={isOpened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{question}</h3>
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          aria-hidden="true"
          className="no-print shrink-0 transition-transform duration-150 [details[open]>summary>&]:rotate-90"
        >
          <path d="m4 2 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      {isOpened && (
        <div className="pb-5">
          <Answer {...props} />
        </div>
      )}
    </details>
  );
}

function Answer({ entry, isNewest, all, deadlines, isAsking, model, onReread }: EntryViewProps) {
  const { answer, others, askedOn, reading } = entry.turn;
  // Nothing is answered until one is chosen, or what is said is that we don't know.
  const isUnclear = others.length > 0 && (reading === null || answer.kind === "dont-know");
  const canGoOn =
    isNewest && answer.tool !== null && followedUp.has(answer.tool) && answer.entities.length === 1;
  const otherReadings = <OtherReadings others={others} isAsking={isAsking} onReread={onReread} />;
  const renderBody = (turn: Turn, said: ReactNode) => (
    <Body turn={turn} said={said} all={all} deadlines={deadlines}>
      {isUnclear && otherReadings}
    </Body>
  );
  return (
    <>
      {answer.helpLine != null && <HelpLineNote line={answer.helpLine} />}
      {answer.reading !== "" && (
        <p className="mt-1 text-[0.95rem] text-ink-soft">
          {words.readAs}: <span className="text-ink">{answer.reading}</span>
        </p>
      )}
      <SaidValues entry={entry} isAsking={isAsking} onReread={isNewest ? onReread : null} />
      {!isUnclear && otherReadings}
      {model === null ? (
        renderBody(entry.turn, null)
      ) : (
        <model.Answer
          offer={model.offer}
          entry={entry}
          all={all}
          deadlines={deadlines}
          renderBody={renderBody}
        />
      )}
      <p className="mt-4 text-[0.88rem] text-ink-soft">{canGoOn ? words.followUp : words.askedOn(askedOn)}</p>
    </>
  );
}

/** What was read of the student, counted in this answer alone; each can be taken out of it. */
function SaidValues({
  entry,
  isAsking,
  onReread,
}: Pick<EntryViewProps, "entry" | "isAsking"> & { onReread: EntryViewProps["onReread"] | null }) {
  const { answer, reading } = entry.turn;
  // Answers kept by an earlier release have none.
  const values = answer.values ?? [];
  if (values.length === 0 || reading === null) return null;
  const leaveOut = ({ kind }: AskedValue) => ({
    ...reading,
    values: reading.values?.filter((one) => one.kind !== kind),
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <p className="text-[0.95rem] text-ink-soft">{words.countedValues}</p>
      {values.map(({ value, text }) =>
        onReread === null ? (
          <span key={value.kind} className="rounded-full border border-line px-3 py-1 text-[0.95rem]">
            {text}
          </span>
        ) : (
          <Button
            key={value.kind}
            variant="light"
            size="sm"
            className="font-normal"
            aria-label={words.leaveOutValue(text)}
            disabled={isAsking}
            onClick={() => onReread(leaveOut(value))}
          >
            {text}
            <span aria-hidden="true">×</span>
          </Button>
        ),
      )}
    </div>
  );
}

/** Other ways to read the question, one press away. */
function OtherReadings(props: Pick<EntryViewProps, "isAsking" | "onReread"> & Pick<Turn, "others">) {
  if (props.others.length === 0) return null;
  return (
    <div className="no-print mt-2 flex flex-wrap items-center gap-2">
      <p className="text-[0.95rem] text-ink-soft">{words.others}</p>
      {props.others.map(({ reading, label }) => (
        <Button
          key={label}
          variant="light"
          size="sm"
          className="font-normal"
          disabled={props.isAsking}
          onClick={() => props.onReread(reading)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

type BodyProps = Pick<EntryViewProps, "all" | "deadlines"> & {
  turn: Turn;
  said: ReactNode;
  children: ReactNode;
};

/** A line that ends with a question, whose answer is the next paragraph. */
const leading = /”:?$/;

/** `said`: words in place of the answer's own; null for those. */
function Body({ turn, said, all, deadlines, children }: BodyProps) {
  const { answer } = turn;
  return (
    <>
      {said ?? (
        <div className="mt-4 space-y-3 text-lg">
          {answer.text.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className={leading.test(paragraph) ? "font-semibold" : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {children}
      <AnswerParts turn={turn} all={all} deadlines={deadlines} />
      {/* What an earlier release quoted names its pages among the parts. */}
      {answer.kind !== "passages" && <Sources sources={answer.sources} />}
    </>
  );
}

function Sources({ sources }: { sources: readonly AnswerSource[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-3 text-[0.88rem] text-ink-soft">
      <h4 className="font-sans text-[0.88rem] font-semibold tracking-normal">{words.sources}</h4>
      <ul>
        {sources.map((source) => (
          <li key={`${source.title}${source.year}${source.url ?? ""}`}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SourceLink({ source: { title, url, year } }: { source: AnswerSource }) {
  const text = words.sourceLink(title, year);
  const look = "inline-flex min-h-11 items-center underline decoration-dotted underline-offset-4";
  if (url === null) return <span className="inline-flex min-h-11 items-center">{text}</span>;
  return url.startsWith("/") ? (
    <Link to={url} className={look}>
      {text}
    </Link>
  ) : (
    <a href={url} rel="noreferrer" className={look}>
      {text}
    </a>
  );
}
