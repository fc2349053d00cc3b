/** The overview: totals, each leading to where one can act on it, and the other pages for administrators. */
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import type { AdminOverview } from "#contract/admin.ts";
import { formatInteger } from "#lib/format.ts";
import { overviewWords as words } from "../words.ts";
import { StateGlance } from "./StateGlance.tsx";

export function StateView({ overview }: { overview: AdminOverview }) {
  const counts = [
    [words.counts.accounts, overview.accounts],
    [words.counts.messages, overview.messages],
    [words.counts.waitlist, overview.waitlist],
  ] as const;
  return (
    <>
      <section aria-labelledby="overview-title">
        <h2 id="overview-title" className="text-3xl sm:text-4xl">
          {words.title}
        </h2>
        <dl className="mt-5 grid gap-3 sm:grid-cols-3">
          {counts.map(([name, count]) => (
            <div key={name} className="flex flex-col-reverse rounded-2xl border border-line bg-card p-5">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-serif text-4xl tabular-nums">{formatInteger(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <StateGlance />
      <section aria-labelledby="pages-title" className="mt-14">
        <h2 id="pages-title" className="text-3xl">
          {words.pages}
        </h2>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2">
          {words.links.map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
