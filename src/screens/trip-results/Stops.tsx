/** The stops in order, to be moved, kept to a day, taken out and put back; by buttons, so that keyboard and thumb do it alike. */
import { useEffect, useRef, useState } from "react";
import { countDays } from "#components/trip/tripDates.ts";
import { restoreStop, moveStop, pinStop, removeStops } from "#components/trip/tripEdits.ts";
import type { TripNames } from "#components/trip/tripNames.ts";
import { type Trip, type TripPlan, type TripStop, tripLimits } from "#domain/visits/trip.ts";
import { Button } from "#ui/Button.tsx";
import { StopRow } from "./StopRow.tsx";
import type { TripEdits } from "./useTripEdits.ts";
import { words } from "./words.ts";

const text = words.stops;

type StopsProps = {
  trip: Trip;
  plan: TripPlan | null;
  /** Whether the plan is of the trip as it now is. */
  isNewest: boolean;
  names: TripNames;
  edits: TripEdits;
};

export function Stops({ trip, plan, isNewest, names, edits }: StopsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusLater = useFocusAfterMove(list);
  const order = getShownOrder(trip, plan, isNewest);
  const gone = trip.takenOut ?? [];
  const dayCount = Math.min(countDays(trip) ?? 0, tripLimits.days);
  if (order.length === 0 && gone.length === 0) return null;

  function move(unitId: number, by: -1 | 1): void {
    const name = names.getName(unitId);
    focusLater(unitId, by);
    edits.dispatch(moveStop(trip, order, unitId, by), by < 0 ? text.did.earlier(name) : text.did.later(name));
  }

  function drop(stop: TripStop): void {
    edits.dispatch(removeStops(trip, [stop.unitId]), text.did.dropped(names.getName(stop.unitId)));
    // The button that had focus is gone.
    list.current?.focus();
  }

  return (
    <section aria-labelledby="the-stops">
      <h2 id="the-stops" className="text-2xl sm:text-3xl">
        {text.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{text.lead}</p>
      <ol ref={list} tabIndex={-1} className="mt-4 max-w-2xl space-y-2">
        {order.map((unitId, index) => {
          const stop = trip.stops.find((one) => one.unitId === unitId) ?? { unitId, pinnedDay: null };
          return (
            <li key={unitId} data-stop={unitId}>
              <StopRow
                stop={stop}
                name={names.getName(unitId)}
                number={index + 1}
                isFirst={index === 0}
                isLast={index === order.length - 1}
                dayCount={dayCount}
                onMove={(by) => move(unitId, by)}
                onPin={(day) =>
                  edits.dispatch(
                    pinStop(trip, unitId, day),
                    day === null
                      ? text.did.unpinned(names.getName(unitId))
                      : text.did.pinned(names.getName(unitId), day),
                  )
                }
                onDrop={() => drop(stop)}
              />
            </li>
          );
        })}
      </ol>
      {trip.order !== null && (
        <Button
          className="mt-3"
          variant="light"
          onClick={() => edits.dispatch({ ...trip, order: null }, text.did.best)}
        >
          {text.best}
        </Button>
      )}
      {gone.length > 0 && (
        <div className="mt-5">
          <h3 className="text-lg">{text.dropped}</h3>
          <ul className="mt-2 max-w-2xl space-y-1">
            {gone.map((stop) => {
              const name = names.getName(stop.unitId);
              return (
                <li key={stop.unitId} className="flex items-center justify-between gap-3">
                  <span className="min-w-0">{name}</span>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={text.backFull(name)}
                    onClick={() => edits.dispatch(restoreStop(trip, stop), text.did.back(name))}
                  >
                    {text.back}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}

/** As it is planned, numbered like the map; the family's own order until that is planned. Stops in neither come last. */
function getShownOrder(trip: Trip, plan: TripPlan | null, isNewest: boolean): number[] {
  const unitIds = trip.stops.map(({ unitId }) => unitId);
  const planned = plan?.order ?? [];
  const known = (isNewest && plan !== null ? planned : (trip.order ?? planned)).filter((unitId) =>
    unitIds.includes(unitId),
  );
  return [...known, ...unitIds.filter((unitId) => !known.includes(unitId))];
}

/** A row that moves loses the keyboard's place: it is given back to the same button, or its neighbor at an end. */
function useFocusAfterMove(list: React.RefObject<HTMLOListElement | null>) {
  const [wanted, setWanted] = useState<{ unitId: number; by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const row = list.current?.querySelector(`[data-stop="${wanted.unitId}"]`);
    const [earlier, later] = row?.querySelectorAll<HTMLButtonElement>("button[data-move]") ?? [];
    const [first, second] = wanted.by < 0 ? [earlier, later] : [later, earlier];
    (first?.disabled === true ? second : first)?.focus();
  }, [wanted, list]);
  return (unitId: number, by: -1 | 1) => setWanted({ unitId, by });
}
