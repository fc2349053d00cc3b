/** Changes to the shown trip, each of which can be taken back, the last one first. */
import { useState } from "react";
import { useTripChanges } from "#components/trip/useTrips.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { words } from "./words.ts";

export type TripEdits = {
  /** Keeps the trip as it is now to be; `said` tells what was done. */
  dispatch: (trip: Trip, message: string) => void;
  /** The last thing said; empty at first. */
  message: string;
  /** Null where nothing is left to take back. */
  undo: (() => void) | null;
};

export function useTripEdits(trip: Trip): TripEdits {
  const { set } = useTripChanges();
  const [done, setDone] = useState<readonly (() => void)[]>([]);
  const [message, setMessage] = useState("");
  const last = done.at(-1);
  return {
    message,
    dispatch(next, text) {
      if (next === trip) return;
      setDone([...done, set(next)]);
      setMessage(text);
    },
    undo:
      last === undefined
        ? null
        : () => {
            last();
            setDone(done.slice(0, -1));
            setMessage(words.stops.did.undone);
          },
  };
}
