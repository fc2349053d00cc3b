/** The pages a search found, by kind: each group stands where its best page does, with the matching section and an excerpt. */
import { useId } from "react";
import type { ContentHit } from "#client/contentSearch/contentSearch.ts";
import type { Piece } from "#client/contentSearch/markMatches.ts";
import { Link } from "#ui/router.tsx";
import { hitLink } from "./focusNextHit.ts";
import { groupHits } from "./groupHits.ts";
import { words } from "./words.ts";

export function Hits({ hits }: { hits: readonly ContentHit[] }) {
  return (
    // A list of lists: what was found, by kind.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={words.results}>
      {groupHits(hits).map(({ group, hits: found }) => (
        <Group key={group} title={words.groups[group]} hits={found} />
      ))}
    </div>
  );
}

function Group({ title, hits }: { title: string; hits: readonly ContentHit[] }) {
  const id = useId();
  return (
    <section className="my-5" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul aria-labelledby={id} className="mt-1 border-t border-line-strong">
        {hits.map((hit) => (
          <li key={hit.to} className="border-b border-line">
            <Link to={hit.to} {...hitLink} className="group block py-3.5">
              <span className="block font-serif text-xl text-accent-text underline-offset-4 group-hover:underline">
                <Pieces pieces={hit.title} />
              </span>
              {hit.heading !== null && (
                <span className="mt-0.5 block font-semibold">
                  <Pieces pieces={hit.heading} />
                </span>
              )}
              <span className="mt-0.5 block max-w-text text-ink-soft">
                <Pieces pieces={hit.excerpt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, at) =>
    isFound ? (
      // The pieces of a text never change order.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={at} className="rounded-sm bg-support-soft font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
