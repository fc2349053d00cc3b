/** A word of explanation at a word: shown on hover and focus, and always in reach of a screen reader. */
import { type ReactNode, useId } from "react";

/** Touch screens have no hover, so nothing may stand here alone: money terms are explained where they stand. */
export function Tooltip(props: { text: string; children: ReactNode }) {
  const id = useId();
  return (
    <span className="group relative inline-block">
      <button
        type="button"
        aria-describedby={id}
        className="cursor-help underline decoration-line-strong decoration-dotted underline-offset-4"
      >
        {props.children}
      </button>
      <span
        role="tooltip"
        id={id}
        className="invisible absolute bottom-full left-1/2 z-30 mb-2 w-max max-w-64 -translate-x-1/2 rounded-lg bg-ink px-3 py-2 text-left text-[0.9rem] font-normal text-paper opacity-0 transition-opacity delay-700 duration-150 group-focus-within:visible group-focus-within:opacity-100 group-focus-within:delay-0 group-hover:visible group-hover:opacity-100"
      >
        {props.text}
      </span>
    </span>
  );
}
