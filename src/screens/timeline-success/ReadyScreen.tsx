/** The timeline itself, once it stands: the steps, what does not fit, the picture, every task, and what is taken along. */
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { TakeAlong } from "#components/timeline/TakeAlong.tsx";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import { nextTasks } from "#domain/timeline/nextTasks.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { OfflineNote } from "#ui/States.tsx";
import { Browse } from "./Browse.tsx";
import { Conflicts } from "./Conflicts.tsx";
import { Facts, Finished, LateStart, NextSteps, Urgent } from "./Head.tsx";
import { keepView, keptView } from "./keptView.ts";
import { Melt } from "./Melt.tsx";
import { PrintedTimeline } from "./PrintedTimeline.tsx";
import { type PrintChoice, printChoices } from "./printed.ts";
import {
  firstStatesOf,
  groupsOf,
  inPlace,
  meltSections,
  sectionWith,
  type TimelineView,
} from "./sections.ts";
import { useDesk } from "./useDesk.ts";
import { useToggles } from "./useToggles.ts";
import { words } from "./words.ts";
import { YearPictureView } from "./YearPicture.tsx";
import type { ApplicationDeadline } from "./yearPicture.ts";

export function ReadyScreen({ ready }: { ready: ReadyTimeline }) {
  // A tick shows at once; the hundreds of tasks it may move follow when there is time.
  const shown = useDeferredValue(ready);
  const { timeline, today, collegeOf } = shown;
  const [first] = useState(() => firstStatesOf(ready.timeline.tasks));
  const placed = useMemo(() => ({ ...timeline, tasks: inPlace(timeline.tasks, first) }), [timeline, first]);
  const isOnline = useIsOnline();
  const [view, setView] = useState<TimelineView>(keptView);
  const [isWholeYear, setWholeYear] = useState(false);
  const [choice, setChoice] = useState<PrintChoice>("musts");
  const toggles = useToggles();
  const changeView = useCallback((next: TimelineView) => {
    setView(next);
    keepView(next);
  }, []);
  const isOver = isFinished(timeline);
  const isMelt = timeline.mode === "melt" && !isWholeYear;

  const leaveMelt = useCallback(() => setWholeYear(true), []);
  const show = useShow(placed, today, view, isMelt, toggles.openFor, leaveMelt);
  const desk = useDesk(shown, show);
  const nameOf = useCallback(
    ({ unitId, system }: ApplicationDeadline) =>
      system === null
        ? (collegeOf(unitId ?? 0)?.name ?? taskWords.college(unitId ?? 0))
        : words.picture.systems[system],
    [collegeOf],
  );
  const college = timeline.meltUnitId === null ? null : collegeOf(timeline.meltUnitId);

  return (
    <>
      <Facts ready={ready} />
      {!isOnline && (
        <div className="no-print mt-4">
          <OfflineNote>{words.offline}</OfflineNote>
        </div>
      )}
      {isOver && <Finished year={timeline.graduationYear} />}
      <div className="mt-8 space-y-12 print:mt-2 print:space-y-2">
        {!isOver && (
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] print:hidden">
            <NextSteps ready={ready} />
            <Urgent tasks={timeline.tasks} desk={desk} />
          </div>
        )}
        {!isMelt && !isOver && <LateStart tasks={timeline.tasks} />}
        <Conflicts conflicts={timeline.conflicts} collegeOf={collegeOf} />
        {timeline.mode === "melt" && (
          <Button variant="outline" className="no-print" onClick={() => setWholeYear(isMelt)}>
            {isMelt ? words.melt.wholeYear : words.melt.onlyCollege}
          </Button>
        )}
        {isMelt ? (
          <Melt
            timeline={placed}
            collegeName={college?.name ?? taskWords.college(timeline.meltUnitId ?? 0)}
            desk={desk}
            toggles={toggles}
          />
        ) : (
          <>
            {!isOver && <YearPictureView timeline={timeline} today={today} nameOf={nameOf} />}
            <Browse tasks={placed.tasks} desk={desk} view={view} onView={changeView} toggles={toggles} />
          </>
        )}
        <PrintedTimeline timeline={timeline} choice={choice} today={today} nameOf={nameOf} />
        <div className="no-print space-y-5">
          <TakeAlong ready={ready} />
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

/** A class that is out of school, with nothing left to do. */
function isFinished({ grade, tasks }: Timeline): boolean {
  return grade > 12 && nextTasks(tasks, 1).length === 0;
}

/** Goes to a task from wherever it is named; one that stands in no section of the view stays where it is. */
function useShow(
  timeline: Timeline,
  today: Day,
  view: TimelineView,
  isMelt: boolean,
  openFor: (key: string, taskId: string) => void,
  leaveMelt: () => void,
): (taskId: string) => void {
  return useCallback(
    (taskId: string) => {
      const task = timeline.tasks.find(({ id }) => id === taskId);
      const isInWeeks = isMelt && task?.isMelt === true;
      if (isMelt && !isInWeeks) leaveMelt();
      const groups = isInWeeks
        ? [{ person: null, sections: meltSections(timeline, today) }]
        : groupsOf(view, timeline.tasks, today);
      const key = sectionWith(groups, taskId);
      if (key !== null) openFor(key, taskId);
    },
    [timeline, today, view, isMelt, openFor, leaveMelt],
  );
}
