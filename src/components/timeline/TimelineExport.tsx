/** Exports the timeline: to a calendar, as a table, or in print. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { saveFile } from "#client/saveFile.ts";
import { words as calendarWords } from "#components/calendar/words.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { toFileName } from "#components/plan-file/fileName.ts";
import { isPrivateTask } from "#domain/timeline/timeline.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { ReadyTimeline } from "./useTimeline.ts";
import { words } from "./words.ts";

const text = words.take;
const subscribing = createLazyPart(() => import("#components/calendar/SubscribePanel.tsx"));

export type TimelineExportProps = {
  ready: ReadyTimeline;
  /** Hides the heading if the page already has one. */
  isHeadingHidden?: boolean;
};

type ExportMessage = { text: string; isProblem: boolean };

export function TimelineExport({ ready, isHeadingHidden = false }: TimelineExportProps) {
  const [isMaking, setIsMaking] = useState(false);
  const [isSubscribing, setSubscribing] = useState(false);
  const [message, setMessage] = useState<ExportMessage | null>(null);
  const name = `${toFileName(ready.plan.studentName, ready.today)}-timeline`;
  const hasPrivate = ready.timeline.tasks.some((task) => isPrivateTask(task.id));

  async function make(write: (files: typeof import("./timelineFiles.ts")) => string) {
    if (isMaking) return;
    setIsMaking(true);
    setMessage(null);
    try {
      setMessage({ text: write(await import("./timelineFiles.ts")), isProblem: false });
    } catch {
      setMessage({ text: text.failed, isProblem: true });
    } finally {
      setIsMaking(false);
    }
  }

  const saveCalendar = () =>
    make(({ buildTimelineCalendar: getCalendar }) => {
      const made = getCalendar(ready, new Date().toISOString());
      saveFile(`${name}.ics`, "text/calendar", made.text);
      return text.made(made);
    });
  const saveRows = () =>
    make(({ buildTimelineTable: getTable }) => {
      const table = getTable(ready);
      saveFile(`${name}.csv`, "text/csv", table.text);
      return text.madeTable(table.rows);
    });

  return (
    <section aria-labelledby="take-along" className="no-print">
      <h2 id="take-along" className={isHeadingHidden ? "sr-only" : "text-2xl"}>
        {text.heading}
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        <ExportOption
          label={text.calendar}
          detail={text.calendarDetail}
          isBusy={isMaking}
          onPress={saveCalendar}
        />
        <ExportOption
          label={calendarWords.option}
          detail={calendarWords.optionDetail}
          isOpen={isSubscribing}
          onPress={() => setSubscribing(!isSubscribing)}
        />
        <ExportOption label={text.csv} detail={text.csvDetail} isBusy={isMaking} onPress={saveRows} />
        <ExportOption label={text.print} detail={text.printDetail} onPress={() => window.print()} />
      </div>
      {isSubscribing && (
        <div className="mt-5">
          <ContentBoundary fallback={<Skeleton label={calendarWords.loading} lines={3} />}>
            <subscribing.Part plan={ready.plan} getCollege={ready.getCollege} />
          </ContentBoundary>
        </div>
      )}
      {hasPrivate && <p className="mt-4 max-w-prose text-[0.95rem] text-ink-soft">{text.private}</p>}
      <p
        role="status"
        className={
          message === null
            ? "sr-only"
            : `mt-3 font-medium ${message.isProblem ? "text-danger" : "text-accent-text"}`
        }
      >
        {isMaking ? text.making : message?.text}
      </p>
    </section>
  );
}

function ExportOption(props: {
  label: string;
  detail: string;
  isBusy?: boolean;
  /** Where it opens a part below. */
  isOpen?: boolean;
  onPress: () => unknown;
}) {
  return (
    <div>
      <Button
        variant="outline"
        className="w-full sm:w-auto"
        // Stays in the tab order meanwhile, so that keyboard focus is not lost.
        aria-disabled={props.isBusy === true ? true : undefined}
        aria-expanded={props.isOpen}
        onClick={() => void props.onPress()}
      >
        {props.label}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{props.detail}</p>
    </div>
  );
}
