/** Colleges within so many hours of the start, nearest first, to tick. */
import { useMemo, useState } from "react";
import type { AllColleges } from "#client/colleges/useColleges.ts";
import { toTripCollege } from "#components/trip/tripCollege.ts";
import { setStops } from "#components/trip/tripEdits.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type Trip, tripLimits } from "#domain/visits/trip.ts";
import { listWithinHours } from "#domain/visits/withinHours.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { SelectField } from "#ui/Field.tsx";
import { words } from "./words.ts";

const text = words.nearby;
const kinds = ["any", "public", "private", "twoYear"] as const;
type Kind = (typeof kinds)[number];

const hourChoices = [0.5, 1, 2, 3, 4, 6, 8] as const;
const shownAtFirst = 12;

type Props = { trip: Trip; all: AllColleges; onChange: (fields: Partial<Trip>) => void };

export function Nearby(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={text.summary} onToggle={setOpen}>
      {isOpen && (props.trip.start === null ? <p>{text.needsStart}</p> : <Found {...props} />)}
    </Disclosure>
  );
}

function Found({ trip, all, onChange }: Props) {
  const [hours, setHours] = useState(2);
  const [kind, setKind] = useState<Kind>("any");
  const [maximum, setMost] = useState(shownAtFirst);
  const { start } = trip;
  const reached = useMemo(() => {
    if (start === null) return [];
    return listWithinHours(
      all.colleges.filter((college) => isOfKind(college, kind)).map(toTripCollege),
      start,
      hours,
    );
  }, [all, start, kind, hours]);
  const chosen = trip.stops.map(({ unitId }) => unitId);
  const shown = reached.slice(0, maximum);
  const listed = new Set(shown.map(({ place }) => place.unitId));
  const isFull = chosen.length >= tripLimits.stops;

  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.hours}
          value={String(hours)}
          onChange={(event) => {
            setHours(Number(event.target.value));
            setMost(shownAtFirst);
          }}
        >
          {hourChoices.map((choice) => (
            <option key={choice} value={choice}>
              {text.hoursOption(choice)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.kind}
          value={kind}
          onChange={(event) => {
            setKind(kinds.find((one) => one === event.target.value) ?? "any");
            setMost(shownAtFirst);
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {text.kinds[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="text-[0.95rem] text-ink-soft">
        {text.found(shown.length, reached.length)} {text.estimate}
      </p>
      {shown.length > 0 && (
        <CheckboxGroup
          legend={text.legend}
          isLegendHidden
          layout="stack"
          options={shown.map(({ place, estimate }) => ({
            value: String(place.unitId),
            label: place.name,
            detail: text.detail(place.city, place.state, estimate.hours),
          }))}
          values={chosen.filter((unitId) => listed.has(unitId)).map(String)}
          onChange={(values) => {
            const kept = chosen.filter((unitId) => !listed.has(unitId));
            const next = [...kept, ...values.map(Number)];
            // The count above says that the trip is full.
            if (!isFull || next.length < chosen.length) onChange(setStops(trip, next));
          }}
        />
      )}
      {reached.length > shown.length && (
        <Button variant="outline" size="sm" onClick={() => setMost(maximum + shownAtFirst)}>
          {text.more}
        </Button>
      )}
    </div>
  );
}

function isOfKind(college: CollegeSummary, kind: Kind): boolean {
  if (!college.isDegreeGranting) return false;
  if (kind === "twoYear") return college.level === "twoYear";
  if (!college.isBachelorsCollege) return false;
  if (kind === "any") return true;
  return kind === "public" ? college.control === "public" : college.control !== "public";
}
