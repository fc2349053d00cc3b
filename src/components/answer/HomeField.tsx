/** Home as a ZIP code or a state, in one field; a ZIP code is looked up on the device and never sent. */
import { Suspense, useContext, useEffect, useId, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useZipTable } from "#client/colleges/useReferenceData.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { homeCountryKey } from "#domain/aid/standing.ts";
import type { AidAnswer } from "#domain/answers/households.ts";
import { stateNames } from "#domain/college/states.ts";
import { isMilitaryZip } from "#domain/geography/militaryZip.ts";
import { findZip } from "#domain/geography/zip.ts";
import { getCountryName } from "#domain/people/countries.ts";
import type { Profile } from "#domain/people/profile.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { type HomeFields, type HomeReading, readHome, toHomeFields } from "./readHome.ts";
import { StatusField } from "./StatusField.tsx";
import { ProblemsShownContext } from "./useTypedField.ts";
import { words } from "./words.ts";

const stateOfRecord = createLazyPart(() => import("./StateOfRecordField.tsx"));

export function HomeField() {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const statesId = useId();
  const isMounted = useIsMounted();
  const areShown = useContext(ProblemsShownContext);
  const keptCountry = plan.aid[homeCountryKey] ?? null;
  const fromPlan = toFieldText(plan.profile, keptCountry);
  const zipTable = useZipTable(/^\s*\d/.test(typed ?? fromPlan));
  const table = zipTable.status === "ready" ? zipTable.value : null;
  useAwaitedPosition();

  const typedReading = typed === null ? null : readHome(typed, table);
  const isCurrent =
    typedReading !== null &&
    (!isLoaded ||
      (isSameHome(toHomeFields(typedReading), plan.profile) && toCountry(typedReading) === keptCountry));
  const text = isCurrent ? (typed ?? "") : fromPlan;
  const reading = readHome(text, table);
  const isFinished = hasLeft || areShown || /^\s*\d{5}/.test(text);

  function change(next: string) {
    setTyped(next);
    setLeft(false);
    const nextReading = readHome(next, table);
    const fields = toHomeFields(nextReading);
    const country = toCountry(nextReading);
    if (!isSameHome(fields, plan.profile)) store.give({ kind: "setProfile", fields });
    if (country !== keptCountry)
      store.give({ kind: "setAidAnswers", answers: { [homeCountryKey]: country } });
  }

  return (
    <div>
      <TextField
        label={words.home.label}
        hint={words.home.hint}
        autoComplete="postal-code"
        list={statesId}
        value={text}
        error={isFinished ? describeProblem(reading) : null}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      {/* Nothing is suggested before the page runs: without the names, every page with this field is lighter. */}
      {isMounted && (
        <datalist id={statesId}>
          {Object.values(stateNames).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      <p role="status" className="mt-2 min-h-6 text-[0.95rem] text-ink-soft">
        {zipTable.status === "failed" && reading.kind === "zipAwaited"
          ? words.home.failed
          : describeFound(reading)}
      </p>
      {reading.kind === "country" && <StatusField />}
      {reading.kind === "military" && (
        <Suspense>
          <stateOfRecord.Part />
        </Suspense>
      )}
      {zipTable.status === "failed" && reading.kind === "zipAwaited" && (
        <Button variant="outline" size="sm" onClick={zipTable.tryAgain}>
          {words.home.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** Adds the state and position of a ZIP code that lacks them: typed before the table loaded, or from a shared link. */
export function useAwaitedPosition(): void {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const { homeZip, homeLatitude } = plan.profile;
  const isAwaited = isLoaded && homeZip !== null && homeLatitude === null && !isMilitaryZip(homeZip);
  const zipTable = useZipTable(isAwaited);
  const table = zipTable.status === "ready" ? zipTable.value : null;
  useEffect(() => {
    if (!isAwaited || table === null || homeZip === null) return;
    const place = findZip(table, homeZip);
    const fields =
      place === null
        ? { homeZip: null }
        : { homeState: place.state, homeLatitude: place.latitude, homeLongitude: place.longitude };
    store.give({ kind: "setProfile", fields });
  }, [isAwaited, table, homeZip, store]);
}

function toFieldText({ homeZip, homeState }: Profile, country: AidAnswer | null): string {
  if (homeZip !== null) return homeZip;
  if (homeState !== null) return stateNames[homeState];
  return typeof country === "string" ? (getCountryName(country) ?? "") : "";
}

function toCountry(reading: HomeReading): string | null {
  return reading.kind === "country" ? reading.country : null;
}

function isSameHome(fields: HomeFields, profile: Profile): boolean {
  if (fields.homeZip !== profile.homeZip) return false;
  // A ZIP code's position may not have reached the plan yet.
  return fields.homeZip !== null || fields.homeState === profile.homeState;
}

function describeProblem(reading: HomeReading): string | null {
  switch (reading.kind) {
    case "zipUnknown":
      return words.home.zipUnknown(reading.zip);
    case "notAZip":
      return words.home.notAZip;
    case "notAState":
      return words.home.notAState;
    default:
      return null;
  }
}

function describeFound(reading: HomeReading): string | null {
  switch (reading.kind) {
    case "zip":
      return words.home.found(reading.state, reading.isRough);
    case "state":
      return words.home.stateOnly(reading.state);
    case "zipAwaited":
      return words.home.looking;
    case "country":
      return words.home.country(getCountryName(reading.country) ?? reading.country);
    default:
      return null;
  }
}
