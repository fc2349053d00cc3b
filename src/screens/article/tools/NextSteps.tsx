/** What is due next for the plan's student, or for a sample student while the class is unknown. */

import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { DateStatus } from "#components/timeline/DateStatus.tsx";
import { Progress } from "#components/timeline/NextThree.tsx";
import { TaskRow } from "#components/timeline/TaskRow.tsx";
import { useNextTasks } from "#components/timeline/useNextTasks.ts";
import { type ReadyTimeline, usePlanTimeline, useTimeline } from "#components/timeline/useTimeline.ts";
import { makeEmptyPlan, type Plan, planLimits } from "#domain/plan/plan.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { findNextTasks } from "#domain/timeline/nextTasks.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./nextStepsWords.ts";

const shown = 5;

export default function NextSteps() {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const timeline = useTimeline();
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  return (
    <div className="space-y-6">
      {isLoaded && timeline.status === "needsYear" && (
        <div>
          <p className="mb-3">{words.grade}</p>
          <AnswerField id="gradeYear" />
        </div>
      )}
      {timeline.status === "needsYear" ? (
        <StandIn />
      ) : timeline.status === "ready" ? (
        <Own ready={timeline} />
      ) : timeline.status === "failed" ? (
        <LoadFailed title={words.failed} load={timeline} kept={words.kept} />
      ) : (
        <Skeleton label={words.loading} lines={4} />
      )}
      <CollegePicker
        unitIds={unitIds}
        maximum={planLimits.colleges}
        label={words.colleges}
        hint={words.collegesHint}
        onChange={(next) => {
          const added = next.filter((unitId) => !unitIds.includes(unitId));
          const removed = unitIds.filter((unitId) => !next.includes(unitId));
          store.give(
            ...added.map((unitId) => ({ kind: "addCollege", unitId }) as const),
            ...removed.map((unitId) => ({ kind: "removeCollege", unitId }) as const),
          );
        }}
      />
    </div>
  );
}

function Own({ ready }: { ready: ReadyTimeline }) {
  const { tasks, onTick } = useNextTasks(ready.timeline, shown);
  return (
    <div>
      <h4 className="font-serif text-2xl">{words.title}</h4>
      <Progress ready={ready} />
      {tasks.length === 0 ? (
        <p className="mt-2">{words.none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {tasks.map((task) => (
            <li key={task.id} className="pb-1">
              <TaskRow task={task} getCollege={ready.getCollege} onTick={onTick} />
              <div className="pl-13">
                <Disclosure summary={<span className="text-[0.95rem]">{words.where}</span>}>
                  <DateStatus
                    task={task}
                    college={task.unitId === null ? null : ready.getCollege(task.unitId)}
                    detail="full"
                  />
                </Disclosure>
              </div>
            </li>
          ))}
        </ul>
      )}
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
          <li key={task.id} className="py-3">
            <p className="font-semibold">{task.title}</p>
            <DateStatus task={task} college={null} detail="full" className="mt-1" />
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
