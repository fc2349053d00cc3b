/** The pages that a search found, each with what it is, the heading the words stand under, and where they stand. */
import type { ContentHit } from "#client/contentSearch/contentSearch.ts";
import type { Piece } from "#client/contentSearch/markMatches.ts";
import { Link } from "#ui/router.tsx";
import { hitLink } from "./focusNextHit.ts";
import { words } from "./words.ts";

export function Hits({ hits }: { hits: readonly ContentHit[] }) {
  return (
    <ul aria-label={words.results} className="border-t border-line-strong">
      {hits.map((hit) => (
        <li key={hit.to} className="border-b border-line">
          <Link to={hit.to} {...hitLink} className="group block py-3.5">
            <span className="block text-[0.92rem] text-ink-soft">{words.kinds[hit.kind]}</span>
            <span className="block font-serif text-xl text-accent-text underline-offset-4 group-hover:underline">
              <Pieces pieces={hit.title} />
            </span>
            {hit.heading !== null && (
              <span className="mt-0.5 block font-semibold">
                <Pieces pieces={hit.heading} />
              </span>
            )}
            <span className="mt-0.5 block max-w-[66ch] text-ink-soft">
              <Pieces pieces={hit.excerpt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, at) =>
    isFound ? (
      // The pieces of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={at} className="rounded-sm bg-support-soft font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
