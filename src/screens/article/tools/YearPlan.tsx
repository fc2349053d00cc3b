/** The tasks of 9th, 10th or 11th grade by month: the plan's own, or another class's that can become the plan's. */
import { useMemo, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { KnownLine } from "#components/answer/KnownLine.tsx";
import { useSave } from "#components/keeping/useSave.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { TaskRow } from "#components/timeline/TaskRow.tsx";
import { useTick } from "#components/timeline/useTick.ts";
import { usePlanTimeline } from "#components/timeline/useTimeline.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findGrade, findSchoolYearStart, toGraduationYear } from "#domain/timeline/classYear.ts";
import type { Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { groupByMonth } from "#domain/timeline/timelineViews.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { usePlannedTasks } from "./shared/usePlannedTasks.ts";
import { words, type YearGrade } from "./yearPlanWords.ts";

const grades: readonly YearGrade[] = [9, 10, 11];
const classKnown = ["gradeYear"] as const;

export default function YearPlan() {
  const { plan } = usePlan();
  const day = getToday();
  const [chosen, setChosen] = useState<YearGrade | null>(null);
  const planClass = findGraduationYear(plan, day);
  const gradeOfPlan = planClass === null ? null : findGrade(planClass, day);
  const own = grades.find((one) => one === gradeOfPlan) ?? null;
  // A class that is known is shown at once; that there are others is one press away.
  const [isAsked, setAsked] = useState(own === null);
  const grade = (isAsked ? chosen : null) ?? own;
  return (
    <div className="space-y-6">
      <KnownLine ids={classKnown} />
      {isAsked ? (
        <RadioGroup
          legend={planClass === null ? words.grade : words.gradeToSee}
          options={grades.map((one) => ({
            value: `${one}`,
            label: words.gradeName(one),
            detail: words.classOf(toGraduationYear(one, day)),
          }))}
          value={grade === null ? null : `${grade}`}
          onChange={(value) => setChosen(grades.find((one) => `${one}` === value) ?? null)}
        />
      ) : (
        <Button variant="link" onClick={() => setAsked(true)}>
          {words.otherGrade}
        </Button>
      )}
      {grade === null ? <p className="text-ink-soft">{words.choose}</p> : <Year key={grade} grade={grade} />}
    </div>
  );
}

function Year({ grade }: { grade: YearGrade }) {
  const { plan } = usePlan();
  const save = useSave();
  const tick = useTick();
  const graduationYear = toGraduationYear(grade, getToday());
  const planned = usePlannedTasks(graduationYear);
  const isOwn = planned.planClass === graduationYear;
  const ofClass = useMemo(
    () => ({ ...plan, timeline: { ...plan.timeline, graduationYear }, ownTasks: [], colleges: [] }),
    [plan, graduationYear],
  );
  const made = usePlanTimeline(ofClass);
  if (made.status === "failed") return <LoadFailed title={words.failed} load={made} kept={words.kept} />;
  if (made.status !== "ready") return <Skeleton label={words.loading} lines={4} />;
  const tasks = listTasks(made.timeline, graduationYear, grade);
  const all = tasks.map(({ id }) => id);
  return (
    <div>
      <h4 className="font-serif text-2xl">{words.title(grade, graduationYear)}</h4>
      <p className="mt-1">{isOwn ? words.leadIn : words.lead}</p>
      {groupByMonth(tasks).map(({ month, tasks: ofMonth }) => (
        <section key={month ?? ""} className="mt-5">
          <h5 className="border-b border-line pb-1 font-serif text-lg">
            {month === null ? words.noMonth : words.month(month)}
          </h5>
          <ul className="divide-y divide-line">
            {ofMonth.map((task) => (
              <li key={task.id}>
                <TaskRow task={task} getCollege={made.getCollege} onTick={isOwn ? tick : null}>
                  <p className="mt-1 text-[0.95rem]">{task.why}</p>
                  {isOwn && task.doneOn === null && (
                    <Button
                      variant="link"
                      size="sm"
                      className="mr-4 px-0"
                      aria-label={words.leaveOutFull(task.title)}
                      onClick={() =>
                        save(words.outSaid(task.title), makeTaskMarkDraft(task.id, { isDropped: true }))
                      }
                    >
                      {words.leaveOut}
                    </Button>
                  )}
                </TaskRow>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!isOwn && (
        <div className="mt-5">
          {planned.planClass !== null && (
            <p className="mb-3 rounded-2xl border border-support bg-support-soft p-4">
              {words.change(planned.planClass, graduationYear)}
            </p>
          )}
          <Button onClick={() => planned.put(new Set(all), all, words.putSaid(all.length))}>
            {words.put(all.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** This school year's tasks that can still be done or are done; a task that was left out is on the timeline, which can bring it back. */
function listTasks({ tasks }: Timeline, graduationYear: number, grade: YearGrade): TimelineTask[] {
  const first = findSchoolYearStart(graduationYear, grade);
  const last = findSchoolYearStart(graduationYear, grade + 1);
  return tasks.filter(
    ({ due, state, stillOpen }) =>
      due !== null && due >= first && due < last && state !== "dropped" && (state !== "past" || stillOpen),
  );
}
