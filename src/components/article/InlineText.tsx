/** A run of text with its marks: bold, links, figures with their year, and numbers that lead to the sources. */
import { Fragment, type ReactNode } from "react";
import type { Inline } from "#content/blocks.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

/** Which sources are to be confirmed, by their place in the list. */
export type SourceMarks = readonly boolean[];

export function InlineText({ runs, marks }: { runs: readonly Inline[]; marks: SourceMarks }): ReactNode {
  // The runs of a page never change their order.
  // oxlint-disable-next-line react/no-array-index-key
  return runs.map((run, at) => <Fragment key={at}>{renderRun(run, marks)}</Fragment>);
}

function renderRun(run: Inline, marks: SourceMarks): ReactNode {
  if (typeof run === "string") return run;
  if ("bold" in run) {
    return (
      <strong className="font-semibold">
        <InlineText runs={run.bold} marks={marks} />
      </strong>
    );
  }
  if ("italic" in run) {
    return (
      <em>
        <InlineText runs={run.italic} marks={marks} />
      </em>
    );
  }
  if ("to" in run) {
    const text = <InlineText runs={run.text} marks={marks} />;
    return run.to.startsWith("https://") ? (
      <a href={run.to} rel="noopener" className={linkClasses}>
        {text}
        <span className="sr-only"> ({words.otherSite})</span>
      </a>
    ) : (
      <Link to={run.to} className={linkClasses}>
        {text}
      </Link>
    );
  }
  if ("cite" in run) return <Cite source={run.cite} isToConfirm={marks[run.cite] === true} />;
  return (
    <span className="whitespace-nowrap max-[19rem]:whitespace-normal">
      <span className="figures font-semibold">{run.figure}</span>
      {run.year !== "" && (
        <span className="text-[0.8em] text-ink-soft"> ({words.figureYear(run.year, run.isPast)})</span>
      )}
      <Cite source={run.source} isToConfirm={marks[run.source] === true} />
    </span>
  );
}

const linkClasses = "text-accent-text underline underline-offset-[0.2em]";

/** A small number that leads to the source at the end of the page. */
export function Cite({ source, isToConfirm }: { source: number; isToConfirm: boolean }) {
  const number = source + 1;
  return (
    <sup className="ml-px leading-none">
      <a
        href={`#source-${number}`}
        aria-label={isToConfirm ? words.sourceToConfirm(number) : words.source(number)}
        className={joinClasses(
          "figures px-0.5 text-[0.72em] font-semibold text-accent-text",
          isToConfirm && "underline decoration-dotted decoration-2 underline-offset-2",
        )}
      >
        {number}
      </a>
    </sup>
  );
}
