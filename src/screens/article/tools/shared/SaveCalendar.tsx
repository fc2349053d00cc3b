/** A button that exports dates as a calendar file; the code is loaded on demand. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { saveFile } from "#client/saveFile.ts";
import type { CalendarEntry } from "#domain/timeline/calendarFile.ts";
import { Button } from "#ui/Button.tsx";
import { sharedWords as words } from "./words.ts";

export function SaveCalendar(props: {
  label: string;
  /** Without ".ics". */
  fileName: string;
  calendarName: string;
  entries: () => readonly CalendarEntry[];
}) {
  const { plan } = usePlan();
  const [sentence, setMessage] = useState<string | null>(null);

  async function save() {
    setMessage(words.calendarMaking);
    try {
      const { buildCalendarFile: calendarFile } = await import("#domain/timeline/calendarFile.ts");
      const entries = props.entries();
      const text = calendarFile(entries, {
        name: props.calendarName,
        planId: plan.id,
        madeAt: new Date().toISOString(),
      });
      saveFile(`${props.fileName}.ics`, "text/calendar", text);
      setMessage(words.calendarMade(entries.length));
    } catch {
      setMessage(words.calendarFailed);
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void save()}>
        {props.label}
      </Button>
      <p role="status" className={sentence === null ? "sr-only" : "basis-full text-[0.95rem] font-medium"}>
        {sentence}
      </p>
    </>
  );
}

/** An all-day entry without a reminder. */
export function createDayEntry(
  id: string,
  day: { from: string; to?: string },
  sentence: { summary: string; description: string; category: string; isSure: boolean },
): CalendarEntry {
  return {
    id,
    when: { kind: "days", from: day.from, to: day.to ?? day.from },
    summary: sentence.summary,
    description: sentence.description,
    location: null,
    categories: [sentence.category],
    status: sentence.isSure ? "confirmed" : "tentative",
    isBusy: false,
    reminders: [{ minutesBefore: 24 * 60 - 9 * 60, text: sentence.summary }],
  };
}
