/** How the family travels: visits and hours a day, flights, and how many they are. */
import { type Trip, tripLimits } from "#domain/visits/trip.ts";
import { tripAmountLimits } from "#domain/visits/tripSchema.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { SelectField } from "#ui/Field.tsx";
import { words } from "./words.ts";

const text = words.way;
const { least: minimum, most: maximum } = tripLimits.drivingHours;
const hourChoices = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
const travelerChoices = Array.from({ length: tripAmountLimits.travelers }, (_, index) => index + 1);

export function RoutePart({ trip, onChange }: { trip: Trip; onChange: (fields: Partial<Trip>) => void }) {
  return (
    <div className="space-y-5">
      <RadioGroup
        legend={text.pace}
        options={[
          { value: "1", label: text.paces.one },
          { value: "2", label: text.paces.two },
        ]}
        value={trip.pace === 1 ? "1" : "2"}
        onChange={(value) => onChange({ pace: value === "1" ? 1 : 2 })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.hours}
          value={String(trip.drivingHoursADay)}
          onChange={(event) => onChange({ drivingHoursADay: Number(event.target.value) })}
        >
          {hourChoices.map((hours) => (
            <option key={hours} value={hours}>
              {text.hoursOption(hours)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.travelers}
          value={String(trip.travelers)}
          onChange={(event) => onChange({ travelers: Number(event.target.value) })}
        >
          {travelerChoices.map((count) => (
            <option key={count} value={count}>
              {text.traveler(count)}
            </option>
          ))}
        </SelectField>
      </div>
      <RadioGroup
        legend={text.flights}
        options={[
          { value: "no", label: text.flightsOptions.no },
          { value: "yes", label: text.flightsOptions.yes },
        ]}
        value={trip.withFlights ? "yes" : "no"}
        onChange={(value) => onChange({ withFlights: value === "yes" })}
      />
    </div>
  );
}
