/** One trip: planned, or why it cannot be; with everything that can be edited. */
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { getToday } from "#client/today.ts";
import { listRemedies } from "#components/trip/remedies.ts";
import { getTripName } from "#components/trip/SavedTrips.tsx";
import { buildTripNames, type TripNames } from "#components/trip/tripNames.ts";
import { useTripPlan } from "#components/trip/useTripPlan.ts";
import { toPlannerPath } from "#components/trip/useTrips.ts";
import { VisitQuestions } from "#components/trip/VisitQuestions.tsx";
import { words as questionWords } from "#components/trip/visitQuestionWords.ts";
import { words as tripWords } from "#components/trip/words.ts";
import { measureEstimateError } from "#domain/visits/estimateError.ts";
import type { Trip, TripPlan, TripProblem } from "#domain/visits/trip.ts";
import { countDaysBetween } from "#lib/dates.ts";
import { formatHours, formatInteger, formatUsd } from "#lib/format.ts";
import { BottomBar } from "#ui/BottomBar.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Figure } from "#ui/Figure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { ErrorState } from "#ui/States.tsx";
import { Alternatives } from "./Alternatives.tsx";
import { Costs } from "./Costs.tsx";
import { DayCards } from "./DayCards.tsx";
import { DaySheets } from "./DaySheets.tsx";
import { RouteMap } from "./RouteMap.tsx";
import { Stops } from "./Stops.tsx";
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
    <BottomBar place="tray">
      <div role="status">
        {message !== "" && (
          <div className="mb-3 flex max-w-xl items-center gap-3 rounded-2xl border border-line-strong bg-card py-1.5 pr-1.5 pl-4 shadow-card">
            <p className="min-w-0 flex-1">{message}</p>
            {undo !== null && (
              <Button variant="secondary" size="sm" onClick={undo}>
                {words.stops.undo}
              </Button>
            )}
          </div>
        )}
      </div>
    </BottomBar>
  );
}

/** Why the trip cannot be planned, with one-click fixes. */
function Problem(props: { problem: TripProblem; trip: Trip; names: TripNames; edits: TripEdits }) {
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

const figureWords = words.figures;

/** The trip in figures: days, hours, miles, nights and cost, and how accurate they are. */
function Summary({ trip, plan, names }: { trip: Trip; plan: TripPlan; names: TripNames }) {
  const first = plan.days.at(0)?.day ?? null;
  const last = plan.days.at(-1)?.day ?? null;
  const count = first === null || last === null ? 0 : countDaysBetween(first, last) + 1;
  const nights = plan.days.filter(({ lodging }) => lodging !== null).length;
  return (
    <section aria-label={figureWords.label} className="space-y-4">
      <p className="font-serif text-2xl">
        {getTripName(trip)}, {tripWords.saved.dates(first, last)}
      </p>
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-5">
        <Figure label={figureWords.daysLabel} value={formatInteger(count)} />
        <Figure label={figureWords.nights} value={formatInteger(nights)} />
        <Figure label={figureWords.driving} value={formatHours(plan.totalDrivingHours)} />
        <Figure label={figureWords.miles} value={formatInteger(plan.totalMiles)} unit="mi" />
        <Figure label={figureWords.cost} value={formatUsd(plan.cost.totalUsd)} />
      </div>
      <div className="max-w-2xl space-y-2 text-[0.95rem] text-ink-soft">
        <p>
          {trip.order !== null ? figureWords.own : plan.isBestOrder ? figureWords.best : figureWords.good}
        </p>
        {plan.seasons.map((season) => (
          <p key={season}>{words.day.season(season)}</p>
        ))}
        <p>{isMeasured(plan) ? figureWords.measured : describeAccuracy()}</p>
      </div>
      {plan.unplaced.length > 0 && (
        <Notice tone="attention" title={words.unplaced(plan.unplaced.map(names.getName))} />
      )}
    </section>
  );
}

function describeAccuracy(): string {
  const { routes, hours } = measureEstimateError();
  return figureWords.estimate(routes, hours.median, hours.ninetieth);
}

function isMeasured(plan: TripPlan): boolean {
  const legs = plan.days.flatMap(({ items }) => items.filter((item) => item.kind === "leg"));
  return legs.length > 0 && legs.every(({ leg }) => !leg.isEstimate || leg.by === "flight");
}
