/** The two plain marks of a promise: it works today, or it is still to come. They differ in shape and word as well as color. */
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const base =
  "inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-[0.9rem] font-semibold whitespace-nowrap";

/** Dashed, because it is not there yet. */
export function ToCome(props: { className?: string }) {
  return (
    <span
      className={joinClasses(
        base,
        "border border-dashed border-line-strong bg-card text-ink-soft",
        props.className,
      )}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle
          cx="6"
          cy="6"
          r="4.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray="2.2 2.6"
        />
      </svg>
      {words.toCome}
    </span>
  );
}

export function WorksToday(props: { className?: string }) {
  return (
    <span
      className={joinClasses(base, "border border-transparent bg-accent-soft text-accent-text", props.className)}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle cx="6" cy="6" r="5.2" fill="currentColor" />
      </svg>
      {words.today}
    </span>
  );
}
