/** The tasks on paper: two columns by month, each with a box to tick. */
import { memo } from "react";
import { words as taskWords } from "#components/timeline/words.ts";
import type { Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { formatShortDate } from "#lib/format.ts";
import { type PrintChoice, groupPrintedTasks } from "./printed.ts";
import { words } from "./words.ts";
import { type ApplicationDeadline, listApplicationDeadlines } from "./yearPicture.ts";

const text = words.take;

type PrintedProps = {
  timeline: Timeline;
  choice: PrintChoice;
  today: Day;
  getName: (deadline: ApplicationDeadline) => string;
};

export const PrintedTimeline = memo(function PrintedTimeline(props: PrintedProps) {
  const { timeline, choice, today, getName } = props;
  const deadlines = listApplicationDeadlines(timeline.tasks).filter(
    ({ date, isDone }) => date >= today && !isDone,
  );
  const { groups, leftOut } = groupPrintedTasks(timeline.tasks, choice, today);
  return (
    <div className="hidden text-[7.5pt] leading-[1.3] print:block">
      <p>
        {text.choice[choice]}. {text.printedOn(today)} {text.printedExpected}
      </p>
      {deadlines.length > 0 && (
        <p className="mt-1">
          <span className="font-semibold">{words.picture.deadlines}: </span>
          {deadlines.map((one) => words.picture.deadline(one.date, getName(one), one.isExpected)).join("; ")}
        </p>
      )}
      {groups.length === 0 && <p>{text.printedEmpty}</p>}
      <div className="mt-1 columns-2 gap-6">
        {groups.map(({ month, tasks }) => (
          <section key={month}>
            <h2 className="mt-1 break-after-avoid border-b border-line-strong font-sans text-[8pt] font-semibold tracking-normal">
              {formatMonth(month)}
            </h2>
            <ul>
              {tasks.map((task) => (
                <li key={task.id} className="flex gap-1.5">
                  <span aria-hidden="true">☐</span>
                  <span className="figures w-10 shrink-0">{formatDay(task)}</span>
                  <span className="min-w-0">
                    {task.title}
                    {task.who !== "student" && ` (${taskWords.person(task.who).toLowerCase()})`}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {leftOut > 0 && <p className="mt-1">{text.printedMore(leftOut)}</p>}
    </div>
  );
});

function formatMonth(month: string): string {
  if (month === "past") return text.past;
  return month === "noDay" ? text.noDay : words.month(month);
}

/** A star where the day hangs on a date that no source gives for this year. */
function formatDay({ due, standing: status, basis }: TimelineTask): string {
  if (due === null || status === "month") return "";
  const isSure = status === "own" || status === "published" || basis?.standing === "published";
  return `${formatShortDate(due)}${isSure ? "" : "*"}`;
}
