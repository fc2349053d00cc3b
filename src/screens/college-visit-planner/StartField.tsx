/** Where the trip starts: home where it is known, or a ZIP code or a city, both looked up on the device. */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useZipTable } from "#client/colleges/useReferenceData.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { KnownLine } from "#components/answer/KnownLine.tsx";
import { readHome } from "#components/answer/readHome.ts";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { readStart, type StartReading, startAt } from "#components/trip/readStart.ts";
import type { Trip, TripStart } from "#domain/visits/trip.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { words } from "./words.ts";

const text = words.start;
const question = createQuestion(askEngine("towns"));

export function StartField(props: {
  trip: Trip;
  isFromHome: boolean;
  isAsked: boolean;
  all: AllColleges | null;
  onChange: (start: TripStart | null) => void;
}) {
  const { trip, all, onChange } = props;
  const kept = trip.start?.label ?? "";
  /** Null until something is typed; then the plan's own value is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const zipTable = useZipTable(/^\s*\d/.test(typed ?? ""));
  const zips = zipTable.status === "ready" ? zipTable.value : null;
  const release = all?.release ?? null;
  const request = useMemo(() => (release === null ? null : { release }), [release]);
  const towns = useLatest(question, request)?.value ?? null;
  const reading = typed === null ? null : readStart(typed, zips, towns);
  useFound(reading, trip.start, onChange);

  const isShown = hasLeft || props.isAsked;
  const { read, give } = useAnswers();
  const isHomeKnown = read("homeZip").origin === "typed" || read("homeState").origin === "typed";
  const asHome = typed === null || isHomeKnown ? null : readHome(typed, zips);
  const problem = reading === null || !isShown ? null : describeProblem(reading);
  const isMissing = props.isAsked && trip.start === null && (typed ?? kept).trim() === "";
  return (
    <div>
      <TextField
        label={text.label}
        hint={text.hint}
        autoComplete="postal-code"
        value={typed ?? kept}
        error={problem ?? (isMissing ? text.missing : null)}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          setLeft(false);
          const now = readStart(next, zips, towns);
          onChange(now.kind === "found" ? now.start : null);
        }}
        onBlur={() => setLeft(true)}
      />
      {reading?.kind === "several" && (
        <div className="mt-3">
          <p className="font-semibold">{text.several}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            {reading.towns.map((town) => (
              <Button
                key={town.state}
                variant="outline"
                size="sm"
                onClick={() => {
                  setTyped(null);
                  onChange(startAt(town));
                }}
              >
                {startAt(town).label}
              </Button>
            ))}
          </div>
        </div>
      )}
      <p role="status" className="mt-2 min-h-6 text-[0.95rem] text-ink-soft">
        {describeStatus(reading, zipTable.status)}
      </p>
      {props.isFromHome && typed === null && <KnownLine ids={["homeZip"]} />}
      {asHome?.kind === "zip" && asHome.fields.homeZip !== null && (
        <Button variant="outline" size="sm" onClick={() => give(asHome.fields)}>
          {text.keepAsHome(asHome.fields.homeZip)}
        </Button>
      )}
      {zipTable.status === "failed" && reading?.kind === "awaited" && (
        <Button variant="outline" size="sm" onClick={zipTable.tryAgain}>
          {text.tryAgain}
        </Button>
      )}
    </div>
  );
}

export function RoundTripField(props: { trip: Trip; onChange: (fields: Partial<Trip>) => void }) {
  return (
    <RadioGroup
      legend={text.roundTrip}
      options={[
        { value: "home", label: text.roundTripOptions.home },
        { value: "oneWay", label: text.roundTripOptions.oneWay },
      ]}
      value={props.trip.isRoundTrip ? "home" : "oneWay"}
      onChange={(value) => props.onChange({ isRoundTrip: value === "home" })}
    />
  );
}

function describeStatus(reading: StartReading | null, zips: string): string | null {
  if (reading?.kind === "found") return text.found(reading.start.label);
  if (reading?.kind !== "awaited") return null;
  return zips === "failed" ? text.zipsFailed : text.awaited;
}

function describeProblem(reading: StartReading): string | null {
  switch (reading.kind) {
    case "notAZip":
      return text.notAZip;
    case "militaryZip":
      return text.militaryZip;
    case "zipUnknown":
      return text.zipUnknown(reading.zip);
    case "townUnknown":
      return text.townUnknown(reading.text);
    default:
      return null;
  }
}

/** Text typed before the list loaded is resolved once it has. */
function useFound(
  reading: StartReading | null,
  kept: TripStart | null,
  onChange: (start: TripStart) => void,
): void {
  const found = reading?.kind === "found" ? reading.start : null;
  const isNew = found !== null && found.label !== kept?.label;
  const keep = useEffectEvent(() => {
    if (found !== null) onChange(found);
  });
  useEffect(() => {
    if (isNew) keep();
  }, [isNew]);
}
