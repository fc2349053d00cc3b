/** Something to open for more: the browser's own details, with a sign that turns. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

export function Disclosure(props: {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean | undefined;
  className?: string;
  /** Told whenever it opens or closes, for content that is made only when it is looked at. */
  onToggle?: (isOpen: boolean) => void;
}) {
  return (
    <details
      open={props.isOpen}
      className={joinClasses("group", props.className)}
      onToggle={(event) => props.onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-accent-text">
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          aria-hidden="true"
          className="no-print shrink-0 transition-transform duration-150 [details[open]>summary>&]:rotate-90"
        >
          <path
            d="m4 2 4 4-4 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {props.summary}
      </summary>
      <div className="pt-1 pb-2">{props.children}</div>
    </details>
  );
}
