/** Ways to see a campus that cost less than a trip, or nothing, and where each college says more. */
import { Link } from "react-router";
import type { Trip } from "#domain/visits/trip.ts";
import type { TripNames } from "#pieces/trip/tripNames.ts";
import { words } from "./words.ts";

const text = words.ways;

export function Alternatives({ trip, names }: { trip: Trip; names: TripNames }) {
  const colleges = trip.stops.flatMap(({ unitId }) => names.college(unitId) ?? []);
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways" className="text-2xl sm:text-3xl">
        {text.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{text.lead}</p>
      <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {text.items.map((item) => (
          <div key={item.title}>
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-0.5">{item.text}</dd>
          </div>
        ))}
      </dl>
      {colleges.length > 0 && (
        <>
          <p className="mt-5">{text.pages}</p>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {colleges.map(({ unitId, name, slug }) => (
              <li key={unitId}>
                <Link
                  to={`/colleges/${slug}`}
                  className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
