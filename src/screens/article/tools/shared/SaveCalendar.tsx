/** A button that hands over dates as a calendar file; what writes it is downloaded when it is asked for. */
import { useState } from "react";
import { loadModule } from "#client/chunks/loadModule.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { saveFile } from "#client/saveFile.ts";
import type { CalendarEntry } from "#domain/timeline/calendarFile.ts";
import { Button } from "#ui/Button.tsx";
import { sharedWords as words } from "./words.ts";

let failures = 0;

export function SaveCalendar(props: {
  label: string;
  /** Without ".ics". */
  fileName: string;
  calendarName: string;
  entries: () => readonly CalendarEntry[];
}) {
  const { plan } = usePlan();
  const [said, setSaid] = useState<string | null>(null);

  async function save() {
    setSaid(words.calendarMaking);
    try {
      const { calendarFile } = await loadModule(() => import("#domain/timeline/calendarFile.ts"), failures);
      const entries = props.entries();
      const text = calendarFile(entries, {
        name: props.calendarName,
        planId: plan.id,
        madeAt: new Date().toISOString(),
      });
      saveFile(`${props.fileName}.ics`, "text/calendar", text);
      setSaid(words.calendarMade(entries.length));
    } catch {
      failures += 1;
      setSaid(words.calendarFailed);
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void save()}>
        {props.label}
      </Button>
      <p role="status" className={said === null ? "sr-only" : "basis-full text-[0.95rem] font-medium"}>
        {said}
      </p>
    </>
  );
}

/** A whole day without an hour, not yet reminded of. */
export function dayEntry(
  id: string,
  day: { from: string; to?: string },
  said: { summary: string; description: string; category: string; isSure: boolean },
): CalendarEntry {
  return {
    id,
    when: { kind: "days", from: day.from, to: day.to ?? day.from },
    summary: said.summary,
    description: said.description,
    location: null,
    categories: [said.category],
    status: said.isSure ? "confirmed" : "tentative",
    isBusy: false,
    reminders: [{ minutesBefore: 24 * 60 - 9 * 60, text: said.summary }],
  };
}
