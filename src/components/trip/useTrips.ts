/** The plan's trips, the one in the address, and the commands that change them. */
import { useMemo } from "react";
import { createFormId } from "#client/forms/draft.ts";
import type { Change } from "#client/plan/planStoreTypes.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { Trip, TripStart } from "#domain/visits/trip.ts";
import { useLocation } from "#ui/router.tsx";

/** The query parameter for a trip's id: letters and digits that reveal nothing about the family. */
const askedName = "trip";

export function toPlannerPath(tripId: string): string {
  return `/college-visit-planner?${askedName}=${tripId}`;
}

export function toResultsPath(tripId: string): string {
  return `/trip-results?${askedName}=${tripId}`;
}

export type RequestedTrip =
  /** The plan is still being read from the device. */
  | { status: "loading" }
  | { status: "ready"; askedId: string | null; trip: Trip | null; trips: readonly Trip[] };

/** The trip named in the address, or the newest; null if there is none, or none with that id. */
export function useRequestedTrip(): RequestedTrip {
  const isMounted = useIsMounted();
  const { plan, isLoaded } = usePlan();
  const { search } = useLocation();
  if (!isMounted || !isLoaded) return { status: "loading" };
  const { trips } = plan;
  const askedId = new URLSearchParams(search).get(askedName);
  const trip = askedId === null ? trips.at(-1) : trips.find(({ id }) => id === askedId);
  return { status: "ready", askedId, trip: trip ?? null, trips };
}

export type TripChanges = {
  set: (trip: Trip) => Change;
  /** Changes fields of the newest state, so that two quick answers both count; `fresh` is used if no trip is saved yet. */
  change: (fresh: Trip, fields: Partial<Omit<Trip, "id">>) => Change;
  remove: (tripId: string) => Change;
};

export function useTripChanges(): TripChanges {
  const store = usePlanStore();
  return useMemo(() => {
    const set = (trip: Trip) => store.give({ kind: "setTrip", tripId: trip.id, trip });
    return {
      set,
      change(fresh, fields) {
        const newest = store.getState().plan.trips.find(({ id }) => id === fresh.id) ?? fresh;
        return set({ ...newest, ...fields });
      },
      remove: (tripId) => store.give({ kind: "setTrip", tripId, trip: null }),
    };
  }, [store]);
}

/** Starts with the timestamp, because the plan keeps trips in id order; the random part keeps two devices apart. */
export function createTripId(): string {
  return `${Date.now().toString(36).padStart(10, "0")}${createFormId().slice(0, 16)}`;
}

/** The profile's home as a start; null if only its state is known, or nothing. */
export function createHomeStart(profile: Profile, label: string): TripStart | null {
  const { homeLatitude, homeLongitude, homeZip } = profile;
  if (homeLatitude === null || homeLongitude === null) return null;
  return { label: homeZip ?? label, latitude: homeLatitude, longitude: homeLongitude };
}
