/** /college-visit-planner: a short form for a campus trip, saved as it is filled in. */
import { useDeferredValue, useState } from "react";
import { usePageName } from "#client/head.ts";
import { readBrowserSettings } from "#client/settings.ts";
import { getTripName, SavedTrips } from "#components/trip/SavedTrips.tsx";
import { UnreadableNote } from "#components/trip/UnreadableNote.tsx";
import { createTripId, useRequestedTrip } from "#components/trip/useTrips.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { TripForm } from "./TripForm.tsx";
import { words } from "./words.ts";

export default function CollegeVisitPlannerScreen() {
  return (
    <div className="page gap-x-16 py-8 sm:py-12 lg:grid lg:grid-cols-[minmax(0,1fr)_42rem]">
      <header className="max-w-2xl lg:sticky lg:top-28 lg:self-start">
        <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{words.lead}</p>
        <p className="mt-2 font-semibold">{words.privacy}</p>
        <noscript>
          <p className="mt-4">{words.noScript}</p>
        </noscript>
      </header>
      <div className="mt-8 max-w-2xl space-y-10 lg:mt-0">
        <Planner />
      </div>
    </div>
  );
}

function Planner() {
  const asked = useRequestedTrip();
  // The form comes in short slices once the trips are read: what is typed into it later is not put off.
  const isReady = useDeferredValue(asked.status !== "loading", false);
  /** The id of an unsaved trip: it is saved with the first answer. */
  const [freshId] = useState(createTripId);
  const saved = asked.status === "ready" && asked.askedId !== null ? asked.trip : null;
  usePageName(saved === null ? null : words.pageName(getTripName(saved)));
  if (!isReady || asked.status === "loading") return <Skeleton label={words.loading} lines={4} />;
  const { trip, trips, askedId } = asked;
  const hasRouting = readBrowserSettings(document).hasRouting;
  const tripId = trip?.id ?? readTripId(askedId) ?? freshId;
  return (
    <>
      <UnreadableNote />
      {hasRouting && <p>{words.routing}</p>}
      <TripForm key={tripId} tripId={tripId} trip={trip} trips={trips} />
      <SavedTrips trips={trips} currentId={tripId} />
    </>
  );
}

/** An id that is valid for saving; an address may contain anything. */
function readTripId(asked: string | null): string | null {
  return asked !== null && /^[A-Za-z0-9]{1,32}$/.test(asked) ? asked : null;
}
