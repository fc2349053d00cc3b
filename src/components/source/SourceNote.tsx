/** The quiet line under a figure: its year and source, and on request who published it, what it says and under which license. */

import { getPublication } from "#domain/college/publications.ts";
import { describeSource } from "#facts/describePeriod.ts";
import type { Source } from "#lib/source.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { ReportLink } from "./ReportLink.tsx";
import { reportWords } from "./reportWords.ts";
import { words } from "./words.ts";

export type SourceNoteProps = {
  source: Source;
  /** What the figure says, in a sentence; omitted if the label says it all. */
  meaning?: string | null;
  /** Shown instead of "year, title". */
  summary?: string;
  className?: string;
};

/** A block element: do not put it inside a paragraph. */
export function SourceNote({ source, meaning = null, summary, className }: SourceNoteProps) {
  const publication = getPublication(source.id);
  const url = source.url ?? publication?.url ?? null;
  return (
    <details className={joinClasses("group text-[0.88rem] text-ink-soft", className)}>
      <summary className="inline-flex min-h-11 items-center gap-1.5">
        <span className="sr-only">{words.heard}: </span>
        <span className="underline decoration-line-strong decoration-dotted underline-offset-4 group-open:decoration-solid">
          {summary ?? describeSource(source)}
        </span>
        <svg
          viewBox="0 0 12 12"
          width="10"
          height="10"
          aria-hidden="true"
          className="no-print shrink-0 transition-transform duration-150 [details[open]>summary>&]:rotate-90"
        >
          <path d="m4 2 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      <dl className="mb-2 grid gap-x-4 gap-y-1.5 rounded-xl border border-line bg-card p-4 sm:grid-cols-[max-content_1fr]">
        {meaning !== null && <Line name={words.meaning} text={meaning} />}
        <Line name={words.year} text={source.year} />
        {publication !== null && <Line name={words.publisher} text={publication.publisher} />}
        {publication?.release != null && (
          <Line name={words.release} text={words.edition(publication.release)} />
        )}
        {publication !== null && <Line name={words.licence} text={publication.licence} />}
        <div className="contents">
          <dt className="sr-only">{reportWords.report}</dt>
          <dd className="sm:col-start-2">
            <ReportLink record={source.id} />
          </dd>
        </div>
        {url !== null && (
          <div className="contents">
            <dt className="sr-only">{words.link}</dt>
            <dd className="sm:col-start-2">
              <a
                href={url}
                rel="noreferrer"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {words.link}
                <span className="sr-only"> {words.newWindow}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}

function Line(props: { name: string; text: string }) {
  return (
    <div className="contents">
      <dt className="font-semibold">{props.name}</dt>
      <dd className="text-ink">{props.text}</dd>
    </div>
  );
}
