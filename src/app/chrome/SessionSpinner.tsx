/** Shown instead of Sign In while the session is loading. */
import { words } from "./words.ts";

export function SessionSpinner() {
  return (
    <span role="status" className="flex size-11 items-center justify-center">
      <span className="sr-only">{words.checkingSession}</span>
      <svg
        viewBox="0 0 20 20"
        width="22"
        height="22"
        fill="none"
        aria-hidden="true"
        className="animate-spin motion-reduce:animate-none"
      >
        <circle cx="10" cy="10" r="7.500" className="stroke-line" strokeWidth="3" />
        <path
          d="M10 2.500a7.500 7.500 0 0 1 7.500 7.500"
          className="stroke-accent"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
