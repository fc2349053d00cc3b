/** The trip in figures: days, hours, miles, nights and cost, and how accurate they are. */

import { getTripName } from "#components/trip/SavedTrips.tsx";
import type { TripNames } from "#components/trip/tripNames.ts";
import { words as tripWords } from "#components/trip/words.ts";
import { measureEstimateError } from "#domain/visits/estimateError.ts";
import type { Trip, TripPlan } from "#domain/visits/trip.ts";
import { countDaysBetween } from "#lib/dates.ts";
import { formatHours, formatInteger, formatUsd } from "#lib/format.ts";
import { Figure } from "#ui/Figure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

const text = words.figures;

export function Summary({ trip, plan, names }: { trip: Trip; plan: TripPlan; names: TripNames }) {
  const first = plan.days.at(0)?.day ?? null;
  const last = plan.days.at(-1)?.day ?? null;
  const count = first === null || last === null ? 0 : countDaysBetween(first, last) + 1;
  const nights = plan.days.filter(({ lodging }) => lodging !== null).length;
  return (
    <section aria-label={text.label} className="space-y-4">
      <p className="font-serif text-2xl">
        {getTripName(trip)}, {tripWords.saved.dates(first, last)}
      </p>
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-5">
        <Figure label={text.daysLabel} value={formatInteger(count)} />
        <Figure label={text.nights} value={formatInteger(nights)} />
        <Figure label={text.driving} value={formatHours(plan.totalDrivingHours)} />
        <Figure label={text.miles} value={formatInteger(plan.totalMiles)} unit="mi" />
        <Figure label={text.cost} value={formatUsd(plan.cost.totalUsd)} />
      </div>
      <div className="max-w-2xl space-y-2 text-[0.95rem] text-ink-soft">
        <p>{trip.order !== null ? text.own : plan.isBestOrder ? text.best : text.good}</p>
        {plan.seasons.map((season) => (
          <p key={season}>{words.day.season(season)}</p>
        ))}
        <p>{isMeasured(plan) ? text.measured : describeAccuracy()}</p>
      </div>
      {plan.unplaced.length > 0 && (
        <Notice tone="attention" title={words.unplaced(plan.unplaced.map(names.getName))} />
      )}
    </section>
  );
}

function describeAccuracy(): string {
  const { routes, hours } = measureEstimateError();
  return text.estimate(routes, hours.median, hours.ninetieth);
}

function isMeasured(plan: TripPlan): boolean {
  const legs = plan.days.flatMap(({ items }) => items.filter((item) => item.kind === "leg"));
  return legs.length > 0 && legs.every(({ leg }) => !leg.isEstimate || leg.by === "flight");
}
