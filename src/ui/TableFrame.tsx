/** A table that scrolls inside its own frame when it is wider than the page. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

export function TableFrame(props: {
  label: string;
  /** Keeps the first column in view while the others scroll, with less room around figures on phones. */
  isFirstColumnKept?: boolean;
  /** Its rows are blocks on a phone: a role keeps it a table for screen readers all the same. */
  isStacked?: boolean;
  children: ReactNode;
}) {
  return (
    // Focusable so that it can be scrolled with the keyboard. Positioned so that screen-reader-only text does not widen the page.
    <div
      role="region"
      aria-label={props.label}
      tabIndex={0}
      className="relative overflow-x-auto rounded-2xl border border-line bg-card"
    >
      <table
        role={props.isStacked === true ? "table" : undefined}
        className={joinClasses(
          "w-full border-collapse text-left [&_td]:border-t [&_td]:border-line [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-2.5 [&_tbody_th]:border-t [&_tbody_th]:border-line [&_thead_th]:text-[0.9rem] [&_thead_th]:text-ink-soft",
          props.isFirstColumnKept === true &&
            "max-sm:[&_:is(td,th)]:px-2.5 [&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:z-1 [&_tr>:first-child]:bg-card",
        )}
      >
        {props.children}
      </table>
    </div>
  );
}
