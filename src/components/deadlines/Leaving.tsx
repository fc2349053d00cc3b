/** An arrow for links to another site. */
import { words } from "./words.ts";

export function Leaving() {
  return (
    <>
      <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true" className="no-print shrink-0">
        <path
          d="M4 2h6v6M10 2 3 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only"> {words.leaves}</span>
    </>
  );
}
