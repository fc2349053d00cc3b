/** Changes to the shown trip, each of which can be taken back, the last one first. */
import { useState } from "react";
import { useTripChanges } from "#components/trip/useTrips.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { words } from "./words.ts";

export type TripEdits = {
  /** Keeps the trip as it is now to be; `said` tells what was done. */
  give: (trip: Trip, said: string) => void;
  /** The last thing said; empty at first. */
  said: string;
  /** Null where nothing is left to take back. */
  undo: (() => void) | null;
};

export function useTripEdits(trip: Trip): TripEdits {
  const { set } = useTripChanges();
  const [done, setDone] = useState<readonly (() => void)[]>([]);
  const [said, setSaid] = useState("");
  const last = done.at(-1);
  return {
    said,
    give(next, text) {
      if (next === trip) return;
      setDone([...done, set(next)]);
      setSaid(text);
    },
    undo:
      last === undefined
        ? null
        : () => {
            last();
            setDone(done.slice(0, -1));
            setSaid(words.stops.did.undone);
          },
  };
}
