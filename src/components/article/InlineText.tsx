/** Inline text with its marks: bold, links, figures with their year, and source references. */
import { Fragment, type ReactNode } from "react";
import type { Inline } from "#content/blocks.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

/** Which sources still need to be confirmed, by their index in the list. */
export type SourceMarks = readonly boolean[];

export function InlineText({ runs, marks }: { runs: readonly Inline[]; marks: SourceMarks }): ReactNode {
  // Runs never change order.
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
    <span
      data-fact={run.fact}
      className={
        run.isPast || isLongFigure(`${run.figure}${run.unit ?? ""} (${run.year})`)
          ? undefined
          : "whitespace-nowrap max-[19rem]:whitespace-normal"
      }
    >
      <span className="figures font-semibold">{run.figure}</span>
      {run.unit}
      {run.year !== "" && <span className="text-[0.8em] text-ink-soft"> ({run.year})</span>}
      {run.source !== null && <Cite source={run.source} isToConfirm={marks[run.source] === true} />}
    </span>
  );
}

/** What fills half a phone may break over lines, and so may the note on a year that is over; a short figure with its year may not. */
function isLongFigure(text: string): boolean {
  return text.length > 20;
}

const linkClasses = "text-accent-text underline underline-offset-[0.2em]";

/** A small number that links to the source at the end of the page. */
export function Cite({ source, isToConfirm }: { source: number; isToConfirm: boolean }) {
  const number = source + 1;
  return (
    <sup className="ml-px leading-none [sup+&]:ml-1.5">
      <a
        href={`#source-${number}`}
        aria-label={isToConfirm ? words.sourceToConfirm(number) : words.source(number)}
        className={joinClasses(
          // The number is small; what a finger meets is 24 px, and so far from the next one.
          "figures relative px-0.5 text-[0.72em] font-semibold text-accent-text after:absolute after:top-1/2 after:left-1/2 after:size-6 after:-translate-1/2",
          isToConfirm && "underline decoration-dotted decoration-2 underline-offset-2",
        )}
      >
        {number}
      </a>
    </sup>
  );
}
