/** The trip's map beside a list that says the same in words. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { TripNames } from "#components/trip/tripNames.ts";
import type { Trip, TripPlan } from "#domain/visits/trip.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { buildTripMap } from "./buildTripMap.ts";
import { StopNumber } from "./StopNumber.tsx";
import { words } from "./words.ts";

const map = createLazyPart(() => import("#components/map/TripMap.tsx"));
const text = words.map;
const longestOpenList = 12;

export function RouteMap({ trip, plan, names }: { trip: Trip; plan: TripPlan; names: TripNames }) {
  const { places, legs: ways } = buildTripMap(trip, plan, names.college);
  const towns = plan.order.map((unitId) => names.college(unitId)?.city ?? names.getName(unitId));
  const label = text.label(names.start, towns, trip.isRoundTrip);
  return (
    <section aria-labelledby="the-way">
      <h2 id="the-way" className="text-2xl sm:text-3xl">
        {text.title}
      </h2>
      <div className="mt-4 grid items-start gap-6 md:grid-cols-[1.4fr_1fr]">
        <div>
          <ContentBoundary fallback={<Skeleton label={text.loading} lines={3} />}>
            <map.Part
              places={places}
              ways={ways}
              label={label}
              offMapText={text.offMap}
              insetText={text.inset}
              scaleText={text.scale}
            />
          </ContentBoundary>
          <p className="mt-2 text-[0.92rem] text-ink-soft">{text.key}</p>
        </div>
        <StopList plan={plan} names={names} />
      </div>
    </section>
  );
}

/** Describes the map in words; a long list is collapsed, since the days below contain it all. */
function StopList({ plan, names }: { plan: TripPlan; names: TripNames }) {
  const list = (
    <ol className="space-y-2">
      {plan.order.map((unitId, index) => {
        const college = names.college(unitId);
        return (
          <li key={unitId} className="flex gap-3">
            <StopNumber number={index + 1} />
            <span>
              {college === null
                ? names.getName(unitId)
                : text.stop(college.name, college.city, college.state)}
            </span>
          </li>
        );
      })}
    </ol>
  );
  return plan.order.length > longestOpenList ? <Disclosure summary={text.stops}>{list}</Disclosure> : list;
}
