/** What keeps the trip from being planned, and each way out by one press. */
import { getToday } from "#client/today.ts";
import { listRemedies } from "#components/trip/remedies.ts";
import type { TripNames } from "#components/trip/tripNames.ts";
import { toPlannerPath } from "#components/trip/useTrips.ts";
import { words as tripWords } from "#components/trip/words.ts";
import type { Trip, TripProblem } from "#domain/visits/trip.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { TripEdits } from "./useTripEdits.ts";
import { words } from "./words.ts";

export function Problem(props: { problem: TripProblem; trip: Trip; names: TripNames; edits: TripEdits }) {
  const { problem, trip, names, edits } = props;
  return (
    <div role="status">
      <Notice
        tone="attention"
        title={tripWords.problem.title}
        actions={
          <>
            {listRemedies(problem, trip, getToday()).map((remedy) => {
              const label = tripWords.remedy(remedy, names.getName);
              return (
                <Button
                  key={remedy.code}
                  variant="outline"
                  onClick={() => edits.dispatch(remedy.trip, words.stops.did.remedy(label))}
                >
                  {label}
                </Button>
              );
            })}
            <ButtonLink variant="light" to={toPlannerPath(trip.id)}>
              {tripWords.problem.fix}
            </ButtonLink>
          </>
        }
      >
        {tripWords.problemText(problem, names.getName)}
      </Notice>
    </div>
  );
}
