/** Home as a ZIP code or a state, in one field; a ZIP code is looked up on the device and sent nowhere. */
import { useContext, useEffect, useId, useState } from "react";
import { useZipTable } from "#client/colleges/useReferenceData.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { stateNames } from "#domain/college/states.ts";
import { findZip } from "#domain/geography/zip.ts";
import type { Profile } from "#domain/people/profile.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { toHomeFields, type HomeFields, type HomeReading, readHome } from "./readHome.ts";
import { ProblemsShownContext } from "./useTypedField.ts";
import { words } from "./words.ts";

export function HomeField() {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const statesId = useId();
  const areShown = useContext(ProblemsShownContext);
  const fromPlan = toFieldText(plan.profile);
  const zipTable = useZipTable(/^\s*\d/.test(typed ?? fromPlan));
  const table = zipTable.status === "ready" ? zipTable.value : null;
  useAwaitedPosition();

  const isCurrent =
    typed !== null && (!isLoaded || isSameHome(toHomeFields(readHome(typed, table)), plan.profile));
  const text = isCurrent ? typed : fromPlan;
  const reading = readHome(text, table);
  const isFinished = hasLeft || areShown || /^\s*\d{5}/.test(text);

  function change(next: string) {
    setTyped(next);
    setLeft(false);
    const fields = toHomeFields(readHome(next, table));
    if (!isSameHome(fields, plan.profile)) store.give({ kind: "setProfile", fields });
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
      <datalist id={statesId}>
        {Object.values(stateNames).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <p role="status" className="mt-2 min-h-6 text-[0.95rem] text-ink-soft">
        {zipTable.status === "failed" && reading.kind === "zipAwaited"
          ? words.home.failed
          : describeFound(reading)}
      </p>
      {zipTable.status === "failed" && reading.kind === "zipAwaited" && (
        <Button variant="outline" size="sm" onClick={zipTable.tryAgain}>
          {words.home.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** Fills in state and position of a ZIP code that came without them: typed before the table, or out of a shared link. */
export function useAwaitedPosition(): void {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const { homeZip, homeLatitude } = plan.profile;
  const isAwaited = isLoaded && homeZip !== null && homeLatitude === null;
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

function toFieldText({ homeZip, homeState }: Profile): string {
  return homeZip ?? (homeState === null ? "" : stateNames[homeState]);
}

function isSameHome(fields: HomeFields, profile: Profile): boolean {
  if (fields.homeZip !== profile.homeZip) return false;
  // The position of a ZIP code may still be on its way into the plan.
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
      return words.home.found(reading.state);
    case "state":
      return words.home.stateOnly(reading.state);
    case "zipAwaited":
      return words.home.looking;
    default:
      return null;
  }
}
