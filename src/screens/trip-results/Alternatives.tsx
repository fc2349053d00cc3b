/** Ways to see a campus that cost less than a trip, or nothing, and where each college says more. */

import { SourceNote } from "#components/source/SourceNote.tsx";
import type { TripNames } from "#components/trip/tripNames.ts";
import type { Trip } from "#domain/visits/trip.ts";
import {
  flyInCount,
  flyInPrograms,
  flyInsOf,
  visitRoutes,
  visitRoutesSource,
} from "#domain/visits/visitAlternatives.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
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
        {visitRoutes.map((route) => (
          <div key={route}>
            <dt className="font-semibold">{text.routes[route].title}</dt>
            <dd className="mt-0.5">{text.routes[route].text}</dd>
          </div>
        ))}
      </dl>
      <SourceNote source={visitRoutesSource} />
      <FlyIns unitIds={trip.stops.map(({ unitId }) => unitId)} names={names} />
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

/** The programs of the trip's colleges stand open; where there are none, all that are known can be opened. */
function FlyIns({ unitIds, names }: { unitIds: readonly number[]; names: TripNames }) {
  const ofTrip = flyInsOf(unitIds);
  const shown = ofTrip.length > 0 ? ofTrip : flyInPrograms;
  return (
    <Disclosure
      className="mt-2"
      summary={ofTrip.length > 0 ? text.ofTrip : text.known}
      isOpen={ofTrip.length > 0 ? true : undefined}
    >
      <ul className="space-y-2">
        {shown.map(({ unitId, program, season, pays, source }) => (
          <li key={program}>
            {text.program(program, names.getName(unitId), season)} {text.pays(pays)} {text.check}
            <SourceNote source={source} />
          </li>
        ))}
      </ul>
      <p className="mt-2">{text.count(flyInCount.programs, flyInCount.colleges, flyInCount.source.year)}</p>
      <SourceNote source={flyInCount.source} />
    </Disclosure>
  );
}
