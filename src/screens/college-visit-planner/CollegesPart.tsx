/** The trip's colleges: checkboxes for those in the plan, and any other by name. */
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { Chips } from "#components/college-picker/Chips.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { setStops } from "#components/trip/tripEdits.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type Trip, tripLimits } from "#domain/visits/trip.ts";
import { nearDrivingHours } from "#domain/visits/withinHours.ts";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const text = words.colleges;

export function CollegesPart(props: {
  trip: Trip;
  all: AllColleges;
  /** Hours by car from the start, for those of the plan's colleges that can be driven to. */
  hoursByUnitId: ReadonlyMap<number, number>;
  /** How many near colleges were checked for the family, and near what; null if it chose for itself. */
  near: { count: number; start: string } | null;
  isAsked: boolean;
  onChange: (fields: Partial<Trip>) => void;
}) {
  const { trip, all, near, onChange } = props;
  const { plan } = usePlan();
  const lookedAt = useCollegesLookedAt();
  const chosen = trip.stops.map(({ unitId }) => unitId);
  const ofPlan = plan.colleges.flatMap(({ unitId }) => all.byUnitId.get(unitId) ?? []);
  const inPlan = new Set(ofPlan.map(({ unitId }) => unitId));
  const others = chosen.flatMap((unitId) => (inPlan.has(unitId) ? [] : (all.byUnitId.get(unitId) ?? [])));
  const choose = (unitIds: readonly number[]) => onChange(setStops(trip, unitIds));
  const count = chosen.length;
  const isOver = count > tripLimits.stops;
  const isMissing = props.isAsked && count === 0;
  return (
    <div className="space-y-5">
      {ofPlan.length === 0 ? (
        count === 0 && <p>{text.planEmpty}</p>
      ) : (
        <CheckboxGroup
          legend={text.fromPlan}
          hint={near === null ? undefined : text.near(near.count, near.start, nearDrivingHours)}
          layout="stack"
          options={ofPlan.map((college) => ({
            value: String(college.unitId),
            label: college.name,
            detail: describeCollege(college, props.hoursByUnitId.get(college.unitId)),
          }))}
          values={chosen.filter((unitId) => inPlan.has(unitId)).map(String)}
          onChange={(values) => choose([...others.map(({ unitId }) => unitId), ...values.map(Number)])}
        />
      )}
      <div>
        {others.length > 0 && (
          <Chips
            colleges={others}
            onRemove={({ unitId }) => choose(chosen.filter((one) => one !== unitId))}
          />
        )}
        <CollegePicker
          unitIds={chosen}
          maximum={tripLimits.stops}
          label={text.byName}
          // Those of the plan are listed above.
          offered={lookedAt.filter((unitId) => !inPlan.has(unitId))}
          isChipless
          onChange={choose}
        />
      </div>
      <p
        role="status"
        className={joinClasses(isOver || isMissing ? "font-medium text-danger" : "text-ink-soft")}
      >
        {isOver
          ? text.tooMany(count, tripLimits.stops)
          : isMissing
            ? text.missing
            : text.count(count, tripLimits.stops)}
      </p>
    </div>
  );
}

function describeCollege({ city, state, isOnlineOnly }: CollegeSummary, hours: number | undefined): string {
  const place = text.place(city, state);
  if (isOnlineOnly) return `${place}, ${text.online}`;
  return hours === undefined ? place : `${place}, ${text.drive(hours)}`;
}
