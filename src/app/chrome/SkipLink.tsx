/** The skip link: the first tab stop, which jumps past the navigation. */
import { words } from "./words.ts";

export function SkipLink() {
  return (
    <a
      href="#main"
      className="no-print fixed top-2 left-2 z-50 -translate-y-24 rounded-xl bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      {words.skip}
    </a>
  );
}
