/** One trip: planned, or why it cannot be; with everything that can be edited. */
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { buildTripNames, type TripNames } from "#components/trip/tripNames.ts";
import { useTripPlan } from "#components/trip/useTripPlan.ts";
import { toPlannerPath } from "#components/trip/useTrips.ts";
import { VisitQuestions } from "#components/trip/VisitQuestions.tsx";
import { words as questionWords } from "#components/trip/visitQuestionWords.ts";
import type { Trip, TripPlan } from "#domain/visits/trip.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { ErrorState } from "#ui/States.tsx";
import { Alternatives } from "./Alternatives.tsx";
import { Costs } from "./Costs.tsx";
import { DayCards } from "./DayCards.tsx";
import { DaySheets } from "./DaySheets.tsx";
import { Problem } from "./Problem.tsx";
import { RouteMap } from "./RouteMap.tsx";
import { Stops } from "./Stops.tsx";
import { Summary } from "./Summary.tsx";
import { TripExport } from "./TripExport.tsx";
import { type TripEdits, useTripEdits } from "./useTripEdits.ts";
import { words } from "./words.ts";

export function TripView({ trip, all }: { trip: Trip; all: AllColleges }) {
  const state = useTripPlan(trip, all);
  const names = buildTripNames(trip, all);
  const edits = useTripEdits(trip);
  const plan = state.status === "ready" && state.outcome.ok ? state.outcome.value : null;
  return (
    <>
      <div className="no-print space-y-10">
        <ButtonLink variant="light" to={toPlannerPath(trip.id)}>
          {words.edit}
        </ButtonLink>
        {state.status === "loading" && <Skeleton label={words.working} lines={5} />}
        {state.status === "failed" && (
          <ErrorState title={words.failed.title} retryLabel={words.failed.again} onRetry={state.tryAgain}>
            {words.failed.text}
          </ErrorState>
        )}
        {state.status === "ready" && !state.outcome.ok && (
          <Problem problem={state.outcome.problem} trip={trip} names={names} edits={edits} />
        )}
        {plan !== null && <Planned trip={trip} plan={plan} names={names} />}
        <Stops
          trip={trip}
          plan={plan}
          isNewest={state.status === "ready" && state.isNewest}
          names={names}
          edits={edits}
        />
        {plan !== null && <Rest trip={trip} plan={plan} names={names} />}
        <Disclosure summary={questionWords.title}>
          <VisitQuestions heading="h3" />
        </Disclosure>
        <Alternatives trip={trip} names={names} />
        <UndoBar edits={edits} />
      </div>
      {plan !== null && <DaySheets trip={trip} plan={plan} names={names} />}
    </>
  );
}

type Parts = { trip: Trip; plan: TripPlan; names: TripNames };

function Planned({ trip, plan, names }: Parts) {
  return (
    <>
      <Summary trip={trip} plan={plan} names={names} />
      <RouteMap trip={trip} plan={plan} names={names} />
      <DayCards trip={trip} plan={plan} names={names} />
    </>
  );
}

function Rest({ trip, plan, names }: Parts) {
  return (
    <>
      <Costs trip={trip} plan={plan} />
      <TripExport trip={trip} plan={plan} names={names} />
    </>
  );
}

/** Says what was just changed and offers to undo it; fixed at the bottom of the screen. */
function UndoBar({ edits }: { edits: TripEdits }) {
  const { message, undo } = edits;
  return (
    <div role="status" className="no-print sticky bottom-3 z-10">
      {message !== "" && (
        <div className="mr-16 flex max-w-xl items-center gap-3 rounded-2xl border border-line-strong bg-card py-1.5 pr-1.5 pl-4 shadow-card">
          <p className="min-w-0 flex-1">{message}</p>
          {undo !== null && (
            <Button variant="secondary" size="sm" onClick={undo}>
              {words.stops.undo}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
