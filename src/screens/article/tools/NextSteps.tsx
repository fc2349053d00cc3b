/** What is due next for the plan's student, or for a sample student while the class is unknown. */
import { getToday } from "#client/today.ts";
import { PlanColleges } from "#components/college-picker/PlanColleges.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { NextTasks } from "#components/timeline/NextTasks.tsx";
import { TaskRow } from "#components/timeline/TaskRow.tsx";
import { usePlanTimeline, useTimeline } from "#components/timeline/useTimeline.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { findNextTasks } from "#domain/timeline/nextTasks.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./nextStepsWords.ts";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";

const shown = 5;
const answersUsed = ["gradeYear"] as const;

export default function NextSteps() {
  const timeline = useTimeline();
  return (
    <div className="space-y-6">
      <div className="space-y-3">
        {timeline.status === "needsYear" && <p>{words.grade}</p>}
        <AnswersUsed ids={answersUsed} />
      </div>
      {timeline.status === "needsYear" ? (
        <StandIn />
      ) : timeline.status === "ready" ? (
        <NextTasks ready={timeline} count={shown} heading="h4" hasSources hasLink={false} />
      ) : timeline.status === "failed" ? (
        <LoadFailed title={words.failed} load={timeline} kept={words.kept} />
      ) : (
        <Skeleton label={words.loading} lines={4} />
      )}
      <PlanColleges label={words.colleges} hint={words.collegesHint} />
    </div>
  );
}

/** A senior about whom nothing is known. */
function StandIn() {
  const day = getToday();
  const graduationYear = findSeniorClass(day);
  const timeline = usePlanTimeline(getSamplePlan(graduationYear, day));
  if (timeline.status === "failed") {
    return <LoadFailed title={words.failed} load={timeline} kept={words.kept} />;
  }
  if (timeline.status !== "ready") return <Skeleton label={words.loading} lines={4} />;
  const tasks = findNextTasks(timeline.timeline.tasks, shown);
  return (
    <div>
      <h4 className="font-serif text-2xl">{words.standInTitle(graduationYear)}</h4>
      <p className="mt-1 text-ink-soft">{words.standIn(graduationYear)}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} getCollege={timeline.getCollege} onTick={null} dates="full" />
          </li>
        ))}
      </ul>
    </div>
  );
}

let sample: { day: string; plan: Plan } | null = null;

/** The same object all day, so that its timeline is known when the page is opened again. */
function getSamplePlan(graduationYear: number, day: string): Plan {
  if (sample?.day === day) return sample.plan;
  const nobody = makeEmptyPlan("standIn", `${day}T00:00:00.000Z`);
  const plan = { ...nobody, timeline: { ...nobody.timeline, graduationYear } };
  sample = { day, plan };
  return plan;
}
