/** The loaded timeline: next steps, conflicts, the chart, all tasks, and export. */
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { DueList } from "#components/due/DueList.tsx";
import { TimelineExport } from "#components/timeline/TimelineExport.tsx";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import { findNextTasks } from "#domain/timeline/nextTasks.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { OfflineNote } from "#ui/States.tsx";
import { CatchUp } from "./ActionViews.tsx";
import { Browse } from "./Browse.tsx";
import { Conflicts } from "./Conflicts.tsx";
import { Facts, Finished, NextSteps, Urgent } from "./Head.tsx";
import { PrintedTimeline } from "./PrintedTimeline.tsx";
import { type PrintChoice, printChoices } from "./printed.ts";
import {
  buildGroups,
  buildMeltSections,
  findSectionWith,
  keepPositions,
  readFirstStates,
  type TimelineView,
  timelineViews,
} from "./sections.ts";
import { TaskSections } from "./TaskSections.tsx";
import { type TaskEditing, useTaskEditing } from "./useTaskEditing.ts";
import { type Toggles, useToggles } from "./useToggles.ts";
import { words } from "./words.ts";
import { YearPictureView } from "./YearPicture.tsx";
import type { ApplicationDeadline } from "./yearPicture.ts";

export function ReadyScreen({ ready }: { ready: ReadyTimeline }) {
  // A check mark shows at once; the many tasks it may move follow when there is time.
  const shown = useDeferredValue(ready);
  const { timeline, today, getCollege } = shown;
  const [first] = useState(() => readFirstStates(ready.timeline.tasks));
  const placed = useMemo(
    () => ({ ...timeline, tasks: keepPositions(timeline.tasks, first) }),
    [timeline, first],
  );
  const isOnline = useIsOnline();
  const [view, setView] = useState<TimelineView>(readStoredView);
  const [isWholeYear, setWholeYear] = useState(false);
  const [choice, setChoice] = useState<PrintChoice>("musts");
  const toggles = useToggles();
  const changeView = useCallback((next: TimelineView) => {
    setView(next);
    storeView(next);
  }, []);
  const isOver = isFinished(timeline);
  const isMelt = timeline.mode === "melt" && !isWholeYear;

  const leaveMelt = useCallback(() => setWholeYear(true), []);
  const show = useShow(placed, today, { view, changeView, isMelt, leaveMelt }, toggles.openFor);
  const editing = useTaskEditing(shown, show);
  const getName = useCallback(
    ({ unitId, system }: ApplicationDeadline) =>
      system === null
        ? (getCollege(unitId ?? 0)?.name ?? taskWords.college(unitId ?? 0))
        : words.picture.systems[system],
    [getCollege],
  );
  const college = timeline.meltUnitId === null ? null : getCollege(timeline.meltUnitId);

  const hasDue = !isOver && !isMelt && timeline.due.length > 0;
  return (
    <>
      {!hasDue && <Facts ready={ready} />}
      {!isOnline && (
        <div className="no-print mt-4">
          <OfflineNote>{words.offline}</OfflineNote>
        </div>
      )}
      {isOver && <Finished year={timeline.graduationYear} />}
      <div className="mt-6 space-y-12 sm:mt-8 print:mt-2 print:space-y-2">
        {/* On a phone two dates of one week stand in the first screen; whose timeline it is comes after them. */}
        {hasDue && (
          <div className="space-y-8">
            <div className="max-w-3xl print:hidden">
              <DueList ready={ready} />
            </div>
            <Facts ready={ready} />
          </div>
        )}
        {!isOver && (
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] print:hidden">
            <NextSteps ready={ready} />
            <Urgent tasks={timeline.tasks} editing={editing} />
          </div>
        )}
        {!isMelt && !isOver && <CatchUp tasks={placed.tasks} editing={editing} />}
        <Conflicts conflicts={timeline.conflicts} getCollege={getCollege} />
        {timeline.mode === "melt" && (
          <Button variant="outline" className="no-print" onClick={() => setWholeYear(isMelt)}>
            {isMelt ? words.melt.wholeYear : words.melt.onlyCollege}
          </Button>
        )}
        {isMelt ? (
          <Melt
            timeline={placed}
            collegeName={college?.name ?? taskWords.college(timeline.meltUnitId ?? 0)}
            editing={editing}
            toggles={toggles}
          />
        ) : (
          <>
            {!isOver && <YearPictureView timeline={timeline} today={today} getName={getName} />}
            <Browse
              tasks={placed.tasks}
              editing={editing}
              view={view}
              onView={changeView}
              toggles={toggles}
            />
          </>
        )}
        <PrintedTimeline timeline={timeline} choice={choice} today={today} getName={getName} />
        <div className="no-print space-y-5">
          <TimelineExport ready={ready} />
          <RadioGroup
            legend={words.take.what}
            options={printChoices.map((value) => ({
              value,
              label: words.take.choice[value],
              detail: words.take.choiceDetail[value],
            }))}
            value={choice}
            onChange={(next) => setChoice(next)}
          />
        </div>
      </div>
    </>
  );
}

/** A class that has graduated, with nothing left to do. */
function isFinished({ grade, tasks }: Timeline): boolean {
  return grade > 12 && findNextTasks(tasks, 1).length === 0;
}

/** Scrolls to a task from anywhere it is mentioned; does nothing if the current view does not contain it. */
function useShow(
  timeline: Timeline,
  today: Day,
  {
    view,
    changeView,
    isMelt,
    leaveMelt,
  }: {
    view: TimelineView;
    changeView: (view: TimelineView) => void;
    isMelt: boolean;
    leaveMelt: () => void;
  },
  openFor: (key: string, taskId: string) => void,
): (taskId: string) => void {
  return useCallback(
    (taskId: string) => {
      const task = timeline.tasks.find(({ id }) => id === taskId);
      const isInWeeks = isMelt && task?.isMelt === true;
      if (isMelt && !isInWeeks) leaveMelt();
      // Actions are folded; by month a task has a row of its own.
      const shownIn = view === "actions" ? "month" : view;
      if (!isInWeeks && shownIn !== view) changeView(shownIn);
      const groups = isInWeeks
        ? [{ person: null, sections: buildMeltSections(timeline, today) }]
        : buildGroups(shownIn, timeline.tasks, today);
      const key = findSectionWith(groups, taskId);
      if (key !== null) openFor(key, taskId);
    },
    [timeline, today, view, changeView, isMelt, openFor, leaveMelt],
  );
}

/** The preferred view of the tasks on this device: by month, by college or by person. */
const key = "tassel-timeline-view";

/** What to do by default, or if the browser blocks storage. */
function readStoredView(): TimelineView {
  try {
    const stored = localStorage.getItem(key);
    return timelineViews.find((view) => view === stored) ?? "actions";
  } catch {
    return "actions";
  }
}

function storeView(view: TimelineView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // If storage is blocked, the choice lasts as long as the page.
  }
}

/** From acceptance to the first class: what this college still needs, by week, and who owes it. */
function Melt(props: { timeline: Timeline; collegeName: string; editing: TaskEditing; toggles: Toggles }) {
  const weeks = buildMeltSections(props.timeline, props.editing.today);
  return (
    <section aria-labelledby="melt-title" className="no-print">
      <h2 id="melt-title" className="text-2xl sm:text-3xl">
        {words.melt.title(props.collegeName)}
      </h2>
      <p className="mt-1 mb-3 max-w-2xl text-ink-soft">{words.melt.lead}</p>
      {weeks.length === 0 ? (
        <p>{words.melt.empty}</p>
      ) : (
        <TaskSections
          sections={weeks}
          editing={props.editing}
          toggled={props.toggles.toggled}
          onToggle={props.toggles.toggle}
        />
      )}
    </section>
  );
}
