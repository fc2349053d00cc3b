/** The form for one trip: start, colleges, dates and travel. Each answer is saved at once. */

import { type ReactNode, useId, useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useAwaitedPosition } from "#components/answer/HomeField.tsx";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { countDays } from "#components/trip/tripDates.ts";
import { createTrip } from "#components/trip/tripEdits.ts";
import { createHomeStart, toResultsPath, useTripChanges } from "#components/trip/useTrips.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Notice } from "#ui/Notice.tsx";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { CollegesPart } from "./CollegesPart.tsx";
import { DatesPart } from "./DatesPart.tsx";
import { Nearby } from "./Nearby.tsx";
import { RoutePart } from "./RoutePart.tsx";
import { RoundTripField, StartField } from "./StartField.tsx";
import { useNearStops } from "./useNearStops.ts";
import { words } from "./words.ts";

type Missing = keyof typeof words.missing;

export function TripForm(props: { tripId: string; trip: Trip | null; trips: readonly Trip[] }) {
  const { tripId, trips } = props;
  const { plan } = usePlan();
  const { change: changeTrip } = useTripChanges();
  const [isAsked, setAsked] = useState(false);
  const index = useColleges();
  useAwaitedPosition();
  const home = createHomeStart(plan.profile, words.start.home);
  const kept = props.trip ?? createTrip(tripId, home);
  const nearStops = useNearStops(props.trip, kept.start);
  const trip = nearStops.suggest(kept);
  const missing = findMissing(trip);

  function change(fields: Partial<Trip>): void {
    const { stops, order } = nearStops.suggest({ ...trip, ...fields });
    changeTrip(trip, { stops, order, ...fields });
  }

  function chooseColleges(fields: Partial<Trip>): void {
    nearStops.stop();
    changeTrip(trip, fields);
  }

  function submit(): void {
    if (missing.length > 0) {
      setAsked(true);
      return;
    }
    // Even if nothing was changed, as with a home from the profile.
    changeTrip(trip, { stops: trip.stops, order: trip.order });
    navigate(toResultsPath(tripId));
  }

  return (
    <form
      className="space-y-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Part number={1} title={words.start.title}>
        <StartField
          trip={trip}
          isFromHome={props.trip === null && home !== null}
          isAsked={isAsked}
          all={index.status === "ready" ? index.value : null}
          onChange={(start) => change({ start })}
        />
        <RoundTripField trip={trip} onChange={change} />
      </Part>
      <Part number={2} title={words.colleges.title}>
        {index.status === "loading" && <Skeleton label={words.colleges.loading} lines={2} />}
        {index.status === "failed" && (
          <LoadFailed title={words.colleges.failed} load={index} kept={words.colleges.failedKept} />
        )}
        {index.status === "ready" && (
          <>
            <CollegesPart
              trip={trip}
              all={index.value}
              hoursByUnitId={nearStops.hoursByUnitId}
              near={nearStops.near}
              isAsked={isAsked}
              onChange={chooseColleges}
            />
            <Nearby trip={trip} all={index.value} onChange={chooseColleges} />
          </>
        )}
      </Part>
      <Part number={3} title={words.dates.title}>
        <DatesPart trip={trip} trips={trips} isAsked={isAsked} onChange={change} />
      </Part>
      <Part number={4} title={words.way.title}>
        <RoutePart trip={trip} onChange={change} />
      </Part>
      <div role="status">
        {isAsked && missing.length > 0 && (
          <Notice tone="attention" title={words.missingTitle}>
            {words.missingText(missing.map((part) => words.missing[part]))}
          </Notice>
        )}
      </div>
      <div>
        <Button type="submit" size="lg" className="w-full sm:w-auto">
          {words.submit}
        </Button>
        <KeptNote className="mt-2" kept={words.kept} />
      </div>
    </form>
  );
}

function Part(props: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="space-y-5">
        <h2 id={id} className="flex items-baseline gap-3 text-2xl">
          <span className="figures text-accent-text">{props.number}</span>
          {props.title}
        </h2>
        {props.children}
      </Card>
    </section>
  );
}

function findMissing(trip: Trip): Missing[] {
  const missing: Missing[] = [];
  if (trip.start === null) missing.push("start");
  if (trip.stops.length === 0) missing.push("colleges");
  if (countDays(trip) === null) missing.push("dates");
  return missing;
}
