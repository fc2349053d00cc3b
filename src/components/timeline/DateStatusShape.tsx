/** How far a date can be trusted, as a shape: full where a source says so, half where it was worked out, empty where it is expected, dashed where it is not known. */
import type { DateConfidence } from "#domain/timeline/timeline.ts";
import { joinClasses } from "#ui/joinClasses.ts";

export function DateStatusShape(props: { standing: DateConfidence; size?: number; className?: string }) {
  const { standing: status, size = 12, className = "text-ink-soft" } = props;
  const isFull = status === "published" || status === "own";
  const isDashed = status === "ask" || status === "month";
  return (
    <svg
      viewBox="0 0 12 12"
      width={size}
      height={size}
      aria-hidden="true"
      className={joinClasses("shrink-0", className)}
    >
      <circle
        cx="6"
        cy="6"
        r="4.6"
        fill={isFull ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray={isDashed ? "2 2" : undefined}
      />
      {status === "computed" && <path d="M6 1.4a4.6 4.6 0 0 0 0 9.2Z" fill="currentColor" />}
    </svg>
  );
}
