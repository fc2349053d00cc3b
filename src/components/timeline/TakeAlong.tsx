/** The timeline to take along: into a calendar, as a table, on paper. */
import { useState } from "react";
import { loadModule } from "#client/chunks/loadModule.ts";
import { saveFile } from "#client/saveFile.ts";
import { fileNameOf } from "#components/plan-file/fileName.ts";
import { isPrivateTask } from "#domain/timeline/timeline.ts";
import { Button } from "#ui/Button.tsx";
import type { ReadyTimeline } from "./useTimeline.ts";
import { words } from "./words.ts";

const text = words.take;

export type TakeAlongProps = {
  ready: ReadyTimeline;
  /** For a heading that the page has already. */
  isHeadingHidden?: boolean;
};

let failures = 0;

async function loadFiles() {
  try {
    return await loadModule(() => import("./timelineFiles.ts"), failures);
  } catch (error) {
    failures += 1;
    throw error;
  }
}

type Said = { text: string; isProblem: boolean };

export function TakeAlong({ ready, isHeadingHidden = false }: TakeAlongProps) {
  const [isMaking, setIsMaking] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const name = `${fileNameOf(ready.plan.studentName, ready.today)}-timeline`;
  const hasPrivate = ready.timeline.tasks.some((task) => isPrivateTask(task.id));

  async function make(write: (files: Awaited<ReturnType<typeof loadFiles>>) => string) {
    if (isMaking) return;
    setIsMaking(true);
    setSaid(null);
    try {
      setSaid({ text: write(await loadFiles()), isProblem: false });
    } catch {
      setSaid({ text: text.failed, isProblem: true });
    } finally {
      setIsMaking(false);
    }
  }

  const saveCalendar = () =>
    make(({ calendarOf }) => {
      const made = calendarOf(ready, new Date().toISOString());
      saveFile(`${name}.ics`, "text/calendar", made.text);
      return text.made(made);
    });
  const saveTable = () =>
    make(({ tableOf }) => {
      // A spreadsheet knows the letters' encoding by the mark in front.
      saveFile(`${name}.csv`, "text/csv", `\uFEFF${tableOf(ready)}`);
      return text.madeTable(ready.timeline.tasks.length);
    });

  return (
    <section aria-labelledby="take-along" className="no-print">
      <h2 id="take-along" className={isHeadingHidden ? "sr-only" : "text-2xl"}>
        {text.heading}
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        <Way label={text.calendar} detail={text.calendarDetail} isBusy={isMaking} onPress={saveCalendar} />
        <Way label={text.csv} detail={text.csvDetail} isBusy={isMaking} onPress={saveTable} />
        <Way label={text.print} detail={text.printDetail} onPress={() => window.print()} />
      </div>
      {hasPrivate && <p className="mt-4 max-w-prose text-[0.95rem] text-ink-soft">{text.private}</p>}
      <p
        role="status"
        className={
          said === null
            ? "sr-only"
            : `mt-3 font-medium ${said.isProblem ? "text-danger" : "text-accent-text"}`
        }
      >
        {isMaking ? text.making : said?.text}
      </p>
    </section>
  );
}

function Way(props: { label: string; detail: string; isBusy?: boolean; onPress: () => unknown }) {
  return (
    <div>
      <Button
        variant="outline"
        className="w-full sm:w-auto"
        // Still in the tab order meanwhile, so that the keyboard does not lose its place.
        aria-disabled={props.isBusy === true ? true : undefined}
        onClick={() => void props.onPress()}
      >
        {props.label}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{props.detail}</p>
    </div>
  );
}
