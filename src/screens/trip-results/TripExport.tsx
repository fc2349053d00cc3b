/** Exports the trip: print and calendar, both made on the device. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { saveFile } from "#client/saveFile.ts";
import { getToday } from "#client/today.ts";
import type { TripNames } from "#components/trip/tripNames.ts";
import type { Trip, TripPlan } from "#domain/visits/trip.ts";
import { Button } from "#ui/Button.tsx";
import { words } from "./words.ts";

const text = words.take;

export function TripExport({ trip, plan, names }: { trip: Trip; plan: TripPlan; names: TripNames }) {
  const { id: planId } = usePlan().plan;
  const [message, setMessage] = useState<{ text: string; isProblem: boolean } | null>(null);

  async function saveCalendar(): Promise<void> {
    setMessage({ text: text.making, isProblem: false });
    try {
      const { buildTripFile: calendarOfTrip } = await import("./tripFile.ts");
      const madeAt = new Date().toISOString();
      const file = calendarOfTrip(trip, plan, names, { planId, today: getToday(), madeAt });
      saveFile(`${words.calendar.file}.ics`, "text/calendar", file.text);
      setMessage({ text: text.made(file.events), isProblem: false });
    } catch {
      setMessage({ text: text.failed, isProblem: true });
    }
  }

  return (
    <section aria-labelledby="take-along">
      <h2 id="take-along" className="text-2xl sm:text-3xl">
        {text.title}
      </h2>
      <div className="mt-4 grid max-w-2xl gap-x-8 gap-y-5 sm:grid-cols-2">
        <div>
          <Button variant="outline" className="w-full sm:w-auto" onClick={() => window.print()}>
            {text.print}
          </Button>
          <p className="mt-2 text-[0.95rem] text-ink-soft">{text.printDetail}</p>
        </div>
        <div>
          <Button variant="outline" className="w-full sm:w-auto" onClick={() => void saveCalendar()}>
            {text.calendar}
          </Button>
          <p className="mt-2 text-[0.95rem] text-ink-soft">{text.calendarDetail}</p>
        </div>
      </div>
      <p
        role="status"
        className={
          message === null
            ? "sr-only"
            : `mt-3 font-medium ${message.isProblem ? "text-danger" : "text-accent-text"}`
        }
      >
        {message?.text}
      </p>
    </section>
  );
}
