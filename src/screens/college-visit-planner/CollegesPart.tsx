/** The colleges of the trip: check boxes for those of the plan, and any other by name. */
import type { AllColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { Chips } from "#components/college-picker/Chips.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { setStops } from "#components/trip/tripEdits.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type Trip, tripLimits } from "#domain/visits/trip.ts";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const text = words.colleges;

export function CollegesPart(props: {
  trip: Trip;
  all: AllColleges;
  isAsked: boolean;
  onChange: (fields: Partial<Trip>) => void;
}) {
  const { trip, all, onChange } = props;
  const { plan } = usePlan();
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
          layout="stack"
          options={ofPlan.map((college) => ({
            value: String(college.unitId),
            label: college.name,
            detail: describeCollege(college),
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
          isChipless
          onChange={choose}
        />
      </div>
      <p role="status" className={joinClasses(isOver || isMissing ? "font-medium text-danger" : "text-ink-soft")}>
        {isOver
          ? text.tooMany(count, tripLimits.stops)
          : isMissing
            ? text.missing
            : text.count(count, tripLimits.stops)}
      </p>
    </div>
  );
}

function describeCollege({ city, state, isOnlineOnly }: CollegeSummary): string {
  const place = text.place(city, state);
  return isOnlineOnly ? `${place}, ${text.online}` : place;
}
