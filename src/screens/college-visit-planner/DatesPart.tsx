/** The first and last day, in the browser's own date fields; a date that is none is told and nothing typed is lost. */
import { useState } from "react";
import { getToday } from "#client/today.ts";
import { getTripName } from "#components/trip/SavedTrips.tsx";
import {
  type DayReading,
  countDays,
  getLatestDay,
  readTripDay,
  findOverlappingTrips,
} from "#components/trip/tripDates.ts";
import { words as tripWords } from "#components/trip/words.ts";
import { type Trip, tripLimits } from "#domain/visits/trip.ts";
import type { Day } from "#lib/dates.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { words } from "./words.ts";

const text = words.dates;

export function DatesPart(props: {
  trip: Trip;
  trips: readonly Trip[];
  isAsked: boolean;
  onChange: (fields: Partial<Trip>) => void;
}) {
  const { trip, trips, isAsked, onChange } = props;
  const { firstDay, lastDay } = trip;
  const now = getToday();
  const isReversed = firstDay !== null && lastDay !== null && lastDay < firstDay;
  const count = countDays(trip);
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          label={text.first}
          kept={firstDay}
          now={now}
          isAsked={isAsked}
          onChange={(day) => onChange({ firstDay: day })}
        />
        <DayField
          label={text.last}
          kept={lastDay}
          now={now}
          isAsked={isAsked}
          onChange={(day) => onChange({ lastDay: day })}
        />
      </div>
      <div role="status" className="space-y-2">
        {isReversed && (
          <div>
            <p className="font-medium text-danger">{text.reversed}</p>
            <Button
              className="mt-2"
              variant="outline"
              size="sm"
              onClick={() => onChange({ firstDay: lastDay, lastDay: firstDay })}
            >
              {text.swap}
            </Button>
          </div>
        )}
        {count !== null && (
          <p className={count > tripLimits.days ? "font-medium text-danger" : "text-ink-soft"}>
            {count > tripLimits.days ? text.tooLong(count, tripLimits.days) : text.count(count)}
          </p>
        )}
        {findOverlappingTrips(trip, trips).map((other) => (
          <p key={other.id} className="font-medium">
            {text.overlap(getTripName(other), tripWords.saved.dates(other.firstDay, other.lastDay))}
          </p>
        ))}
      </div>
      <p className="text-[0.95rem] text-ink-soft">{text.hint}</p>
    </div>
  );
}

/** While no date stands in the field the plan holds none; a past one is kept and told, so that it is seen again. */
function DayField(props: {
  label: string;
  kept: Day | null;
  now: Day;
  isAsked: boolean;
  onChange: (day: Day | null) => void;
}) {
  const { kept, now } = props;
  const [isBroken, setBroken] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const reading = readTripDay(kept ?? "", isBroken, now);
  const isShown = hasLeft || props.isAsked;
  return (
    <TextField
      type="date"
      label={props.label}
      value={kept ?? ""}
      min={now}
      max={getLatestDay(now)}
      error={isShown ? describeProblem(reading, props.isAsked) : null}
      onChange={(event) => {
        const { value, validity } = event.target;
        setBroken(validity.badInput);
        const read = readTripDay(value, validity.badInput, now);
        const isKept = read.kind === "day" || read.kind === "past" || read.kind === "tooFarAhead";
        props.onChange(isKept ? value : null);
      }}
      onBlur={(event) => {
        setBroken(event.target.validity.badInput);
        setLeft(true);
      }}
    />
  );
}

function describeProblem(reading: DayReading, isAsked: boolean): string | null {
  switch (reading.kind) {
    case "empty":
      return isAsked ? text.missing : null;
    case "notADay":
      return text.notADay;
    case "past":
      return text.past;
    case "tooFarAhead":
      return text.tooFarAhead(reading.latest);
    default:
      return null;
  }
}
