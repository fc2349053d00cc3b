/** The tasks of 9th, 10th or 11th grade by month; selected ones go into the plan. */
import { useMemo, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { usePlanTimeline } from "#components/timeline/useTimeline.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findGrade, findSchoolYearStart, toGraduationYear } from "#domain/timeline/classYear.ts";
import type { Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { groupByMonth } from "#domain/timeline/timelineViews.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { usePlannedTasks } from "./shared/usePlannedTasks.ts";
import { words, type YearGrade } from "./yearPlanWords.ts";

const grades: readonly YearGrade[] = [9, 10, 11];

export default function YearPlan() {
  const { plan } = usePlan();
  const day = getToday();
  const [chosen, setChosen] = useState<YearGrade | null>(null);
  const planClass = findGraduationYear(plan, day);
  const gradeOfPlan = planClass === null ? null : findGrade(planClass, day);
  const grade = chosen ?? grades.find((one) => one === gradeOfPlan) ?? null;
  return (
    <div className="space-y-6">
      <RadioGroup
        legend={words.grade}
        options={grades.map((one) => ({
          value: `${one}`,
          label: words.gradeName(one),
          detail: words.classOf(toGraduationYear(one, day)),
        }))}
        value={grade === null ? null : `${grade}`}
        onChange={(value) => setChosen(grades.find((one) => `${one}` === value) ?? null)}
      />
      {grade === null ? (
        <p className="text-ink-soft">{words.choose}</p>
      ) : (
        // Each grade has its own list: what was unchecked in one stays unchecked there.
        <Year key={grade} grade={grade} />
      )}
    </div>
  );
}

function Year({ grade }: { grade: YearGrade }) {
  const { plan } = usePlan();
  const graduationYear = toGraduationYear(grade, getToday());
  const ofClass = useMemo(
    () => ({ ...plan, timeline: { ...plan.timeline, graduationYear }, ownTasks: [], colleges: [] }),
    [plan, graduationYear],
  );
  const made = usePlanTimeline(ofClass);
  const timeline = made.status === "ready" ? made.timeline : null;
  const tasks = useMemo(
    () => (timeline === null ? null : listTasks(timeline, graduationYear, grade)),
    [timeline, graduationYear, grade],
  );
  if (made.status === "failed") {
    return <LoadFailed title={words.failed} load={made} kept={words.kept} />;
  }
  if (tasks === null) return <Skeleton label={words.loading} lines={4} />;
  return <YearTasks tasks={tasks} {...{ grade, graduationYear }} />;
}

type YearTasksProps = { grade: YearGrade; graduationYear: number; tasks: readonly TimelineTask[] };

function YearTasks({ grade, graduationYear, tasks }: YearTasksProps) {
  const planned = usePlannedTasks(graduationYear);
  // Tasks that are over for the year are left out unless requested.
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(
    () => new Set(tasks.filter(({ state, stillOpen }) => state === "past" && !stillOpen).map(({ id }) => id)),
  );
  const isThisClass = planned.planClass === graduationYear;
  const isWanted = ({ id }: TimelineTask) => (isThisClass ? planned.isIn(id) : !unwanted.has(id));
  const wanted = new Set(tasks.filter(isWanted).map(({ id }) => id));
  const all = tasks.map(({ id }) => id);

  function toggle(task: TimelineTask, isOn: boolean) {
    const next = new Set(wanted);
    if (isOn) next.add(task.id);
    else next.delete(task.id);
    if (isThisClass) planned.put(next, all, isOn ? words.inSaid(task.title) : words.outSaid(task.title));
    else setUnwanted(new Set(all.filter((id) => !next.has(id))));
  }

  return (
    <div>
      <h4 className="font-serif text-2xl">{words.title(grade, graduationYear)}</h4>
      <p className="mt-1">{isThisClass ? words.leadIn : words.lead}</p>
      {groupByMonth(tasks).map(({ month, tasks: ofMonth }) => (
        <section key={month ?? ""} className="mt-5">
          <h5 className="border-b border-line pb-1 font-serif text-lg">
            {month === null ? words.noMonth : words.month(month)}
          </h5>
          <ul className="divide-y divide-line">
            {ofMonth.map((task) => (
              <li key={task.id}>
                <Task task={task} isOn={isWanted(task)} onToggle={(isOn) => toggle(task, isOn)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!isThisClass && (
        <div className="mt-5">
          {planned.planClass !== null && (
            <p className="mb-3 rounded-2xl border border-support bg-support-soft p-4">
              {words.change(planned.planClass, graduationYear)}
            </p>
          )}
          {wanted.size === 0 ? (
            <p role="status">{words.nothing}</p>
          ) : (
            <Button onClick={() => planned.put(wanted, all, words.putSaid(wanted.size))}>
              {words.put(wanted.size)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type TaskProps = { task: TimelineTask; isOn: boolean; onToggle: (isOn: boolean) => void };

function Task({ task, isOn, onToggle }: TaskProps) {
  const isDone = task.doneOn !== null;
  const remark = isDone
    ? words.done
    : task.state !== "past"
      ? null
      : task.stillOpen
        ? words.isPast
        : words.isOver;
  return (
    <div className="py-2">
      <label className="flex gap-2">
        <span className="flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            className="size-6 accent-accent"
            checked={isOn}
            onChange={(event) => onToggle(event.target.checked)}
          />
        </span>
        <span
          className={joinClasses(
            "flex min-h-11 min-w-0 items-center font-semibold",
            !isOn && "text-ink-soft",
          )}
        >
          {task.title}
        </span>
      </label>
      {isOn && (
        <div className="min-w-0 pl-13 text-[0.95rem]">
          <p>{task.why}</p>
          <p className="text-ink-soft">
            {[
              taskWords.who(task),
              task.effortMinutes === null ? null : words.effort(task.effortMinutes),
              remark,
            ]
              .filter((part) => part !== null)
              .join(" · ")}
          </p>
          {task.to !== null && (
            <Link
              to={task.to}
              className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
            >
              {words.open}
              <span className="sr-only">: {task.title}</span>
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** This school year's tasks, as in the plan's own timeline; tasks the family added are not part of it. */
function listTasks({ tasks }: Timeline, graduationYear: number, grade: YearGrade): TimelineTask[] {
  const first = findSchoolYearStart(graduationYear, grade);
  const last = findSchoolYearStart(graduationYear, grade + 1);
  return tasks.filter(({ due }) => due !== null && due >= first && due < last);
}
