/** Without JavaScript: says that a page's tool needs it, and what can be read instead. */
import type { PageId } from "#site/pages.ts";
import { noScriptWords as words } from "./words.ts";

/** Pages whose own screen says it in its own place are not in the list. */
export function NoScriptNote({ pageId }: { pageId: PageId | null }) {
  const instead = pageId === null ? undefined : words.instead[pageId];
  if (instead === undefined) return null;
  return (
    <noscript>
      <div className="page pt-4">
        <p className="rounded-xl border border-line bg-sunk px-4 py-2.5">
          {words.needed}{" "}
          <a href={instead.to} className="text-accent-text underline underline-offset-4">
            {instead.label}
          </a>
        </p>
      </div>
    </noscript>
  );
}
