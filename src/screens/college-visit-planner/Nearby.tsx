/** Colleges within a number of driving hours of the start, nearest first, with checkboxes. */
import { useMemo, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { setStops } from "#components/trip/tripEdits.ts";
import { type Trip, tripLimits } from "#domain/visits/trip.ts";
import { type VisitKind, visitKinds } from "#domain/visits/withinHours.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { SelectField } from "#ui/Field.tsx";
import { words } from "./words.ts";

const text = words.nearby;
const question = createQuestion(askEngine("reach"));

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
  const [kind, setKind] = useState<VisitKind>("any");
  const [maximum, setMaximum] = useState(shownAtFirst);
  const { start } = trip;
  const { release } = all;
  const request = useMemo(
    () => (start === null ? null : { release, start, hours, kind }),
    [release, start, hours, kind],
  );
  const answer = useLatest(question, request);
  const reached = answer?.value ?? [];
  const chosen = trip.stops.map(({ unitId }) => unitId);
  const shown = reached.slice(0, maximum).flatMap((one) => {
    const college = all.byUnitId.get(one.unitId);
    return college === undefined ? [] : [{ ...one, college }];
  });
  const listed = new Set(shown.map(({ unitId }) => unitId));
  const isFull = chosen.length >= tripLimits.stops;

  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.hours}
          value={String(hours)}
          onChange={(event) => {
            setHours(Number(event.target.value));
            setMaximum(shownAtFirst);
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
            setKind(visitKinds.find((one) => one === event.target.value) ?? "any");
            setMaximum(shownAtFirst);
          }}
        >
          {visitKinds.map((one) => (
            <option key={one} value={one}>
              {text.kinds[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="text-[0.95rem] text-ink-soft">
        {answer !== null && `${text.found(shown.length, reached.length)} ${text.estimate}`}
      </p>
      {shown.length > 0 && (
        <CheckboxGroup
          legend={text.legend}
          isLegendHidden
          layout="stack"
          options={shown.map(({ college, hours: away }) => ({
            value: String(college.unitId),
            label: college.name,
            detail: text.detail(college.city, college.state, away),
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
        <Button variant="outline" size="sm" onClick={() => setMaximum(maximum + shownAtFirst)}>
          {text.more}
        </Button>
      )}
    </div>
  );
}
