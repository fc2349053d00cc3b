/** The saved trips: open, edit, remove, and undo a removal. */
import { useState } from "react";
import { runOnceKept } from "#components/keeping/runOnceKept.ts";
import { planLimits } from "#domain/plan/plan.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { navigate } from "#ui/router.tsx";
import { UndoNotice } from "#ui/UndoNotice.tsx";
import { createTripId, toPlannerPath, toResultsPath, useTripChanges } from "./useTrips.ts";
import { words } from "./words.ts";

const text = words.saved;

export function getTripName(trip: Trip): string {
  return text.name(trip.stops.length, trip.start?.label ?? null);
}

export function SavedTrips(props: { trips: readonly Trip[]; currentId: string | null }) {
  const { trips, currentId } = props;
  const { remove } = useTripChanges();
  const [removed, setRemoved] = useState<{ name: string; bringBack: () => void } | null>(null);
  if (trips.length === 0 && removed === null) return null;
  return (
    <section aria-labelledby="saved-trips" className="no-print">
      <h2 id="saved-trips" className="text-2xl">
        {text.title}
      </h2>
      <ul className="mt-3 space-y-2">
        {trips.map((trip) => {
          const name = `${getTripName(trip)}, ${text.dates(trip.firstDay, trip.lastDay)}`;
          return (
            <li
              key={trip.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border border-line bg-card px-4 py-2"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold">{getTripName(trip)}</p>
                <p className="text-[0.95rem] text-ink-soft">
                  {text.dates(trip.firstDay, trip.lastDay)}
                  {trip.id === currentId ? ` · ${text.current}` : ""}
                </p>
              </div>
              <div className="-ml-3 flex flex-wrap">
                <ButtonLink
                  variant="ghost"
                  size="sm"
                  to={toResultsPath(trip.id)}
                  aria-label={text.openFull(name)}
                >
                  {text.open}
                </ButtonLink>
                <ButtonLink
                  variant="ghost"
                  size="sm"
                  to={toPlannerPath(trip.id)}
                  aria-label={text.editFull(name)}
                >
                  {text.edit}
                </ButtonLink>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={text.removeFull(name)}
                  onClick={() => {
                    const change = remove(trip.id);
                    runOnceKept(change, () => setRemoved({ name, bringBack: change.undo }));
                  }}
                >
                  {text.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <UndoNotice
        className="mt-3"
        removed={removed === null ? null : text.removed(removed.name)}
        undo={text.undo}
        onUndo={() => {
          removed?.bringBack();
          setRemoved(null);
        }}
      />
      {trips.length >= planLimits.trips ? (
        <p className="mt-3 text-[0.95rem]">{text.full(planLimits.trips)}</p>
      ) : (
        trips.length > 0 && (
          <Button className="mt-3" variant="light" onClick={() => navigate(toPlannerPath(createTripId()))}>
            {text.another}
          </Button>
        )
      )}
    </section>
  );
}
