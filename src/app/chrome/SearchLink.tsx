/** The search button: opens the dialog when the app is running, and links to the help page when it is not. */
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import type { OpenSearch } from "./useSiteSearch.tsx";
import { words } from "./words.ts";

export function SearchLink(props: { onOpen: OpenSearch; isLine?: boolean }) {
  return (
    <Link
      to="/help"
      data-site-search=""
      aria-keyshortcuts="/ Meta+K Control+K"
      onClick={props.onOpen}
      className={joinClasses(
        "flex items-center gap-3 hover:bg-accent-soft",
        props.isLine ? "min-h-12 border-b border-line text-lg" : "size-11 justify-center rounded-xl",
      )}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none">
        <path
          d="m13 13 4.500 4.500M14.500 8.500a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className={props.isLine ? undefined : "sr-only"}>{words.search}</span>
    </Link>
  );
}
