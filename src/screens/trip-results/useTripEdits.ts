/** Edits to the shown trip, with undo, most recent first. */
import { useState } from "react";
import { runOnceKept } from "#components/keeping/runOnceKept.ts";
import { useTripChanges } from "#components/trip/useTrips.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { words } from "./words.ts";

export type TripEdits = {
  /** Saves the new state of the trip; `message` describes the change. */
  dispatch: (trip: Trip, message: string) => void;
  /** The latest message; empty at first. */
  message: string;
  /** Null if there is nothing left to undo. */
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
      const change = set(next);
      setDone([...done, change.undo]);
      runOnceKept(change, () => setMessage(text));
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
