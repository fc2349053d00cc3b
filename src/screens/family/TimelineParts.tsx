/** Tasks waiting for the viewer. A parent can check tasks off right here. */
import { type ReactNode, useState } from "react";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import { getToday } from "#client/today.ts";
import { describeFailure } from "#components/family/failure.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { DateStatus } from "#components/timeline/DateStatus.tsx";
import type { ReadyTimeline, TimelineState } from "#components/timeline/useTimeline.ts";
import type { PlanEntry } from "#contract/plans.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import { canChange } from "#domain/plan/membership.ts";
import { isPrivateTask, type TimelineTask } from "#domain/timeline/timeline.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/Toast.tsx";
import { CommentsAt } from "./CommentsAt.tsx";
import { useSharedChange } from "./useSharedChange.ts";
import type { SharedComments } from "./useSharedComments.ts";
import { findTaskPlace, listWaitingTasks, toTaskPerson } from "./waiting.ts";
import { words } from "./words.ts";

/** What follows is folded: on a phone, each task with its reason is a quarter of the screen. */
const shownFirst = 3;

type PartsProps = {
  account: number;
  entry: PlanEntry;
  shared: SharedPlan;
  timeline: TimelineState;
  comments: SharedComments;
  /** Whose dates stand open above, with their comments. */
  dueTasks: ReadonlySet<string>;
};

/** Tasks waiting for the viewer, or why that is unknown. */
export function WaitingPart({ timeline, ...rest }: PartsProps) {
  if (timeline.status === "loading") return <Skeleton label={words.timelineLoading} lines={6} />;
  if (timeline.status === "needsYear") return <p>{words.noYear}</p>;
  if (timeline.status === "failed") {
    return <LoadFailed title={words.timelineFailed} load={timeline} kept={words.failedKept} />;
  }
  return <Yours ready={timeline} {...rest} />;
}

type YoursProps = Omit<PartsProps, "timeline"> & { ready: ReadyTimeline };

function Yours({ account, entry, shared, ready, comments, dueTasks }: YoursProps) {
  const who = toTaskPerson(entry);
  const tick = useSharedTick(account, entry, shared);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { now, later } = listWaitingTasks(ready.timeline.tasks, who, kept);
  const mayTick = ({ id }: TimelineTask) =>
    canChange({ role: entry.role, scopes: entry.scopes }, isPrivateTask(id) ? "notes" : "plan");
  const shown = now.length > shownFirst + 1 ? shownFirst : now.length;
  const { taskMarks } = shared.plan;
  const isTicked = ({ id }: TimelineTask) => Object.hasOwn(taskMarks, id) && taskMarks[id]?.doneOn != null;
  const toRow = (task: TimelineTask) => {
    const box = mayTick(task) && (
      <input
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-accent"
        // Straight from the plan: the timeline is built in the worker and follows a moment later, so that its
        // task would show unchecked again after it was said to be checked off.
        checked={tick.busy.get(task.id) ?? isTicked(task)}
        // Not disabled, which would take the keyboard's place away.
        aria-disabled={tick.busy.has(task.id)}
        onChange={(event) => {
          if (tick.busy.has(task.id)) return;
          setKept(new Set([...kept, task.id]));
          tick.run(task, event.target.checked);
        }}
      />
    );
    return (
      <li key={task.id} className="border-b border-line py-2">
        <Titled task={task} box={box} />
        <div className={box === false ? "" : "pl-9"}>
          <p>
            <DateStatus task={task} college={findTaskCollege(ready, task)} />
          </p>
          {task.why !== null && <p className="text-[0.95rem] text-ink-soft">{task.why}</p>}
          {task.doneOn === null && <DoItHere task={task} college={findTaskCollege(ready, task)} />}
          {!dueTasks.has(task.id) && (
            <CommentsAt comments={comments} place={{ kind: "task", taskId: task.id }} name={task.title} />
          )}
        </div>
      </li>
    );
  };
  return (
    <div>
      <h3 className="text-2xl">{words.yours}</h3>
      {now.length === 0 && <p className="mt-2 text-ink-soft">{words.yoursNone}</p>}
      <ul className="mt-2">{now.slice(0, shown).map(toRow)}</ul>
      {now.length > shown && (
        <Disclosure summary={words.yoursSoon(now.length - shown)} className="mt-1">
          <ul>{now.slice(shown).map(toRow)}</ul>
        </Disclosure>
      )}
      {later > 0 && <p className="mt-2 text-[0.95rem] text-ink-soft">{words.yoursMore(later)}</p>}
      {who === "parent" && (
        <Link
          to="/account#reminders"
          className="mt-1 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.yoursByMail}
        </Link>
      )}
    </div>
  );
}

/** The very place where the task is done: here, on the college's dates, or on the site its source is about. */
function DoItHere({ task, college }: { task: TimelineTask; college: CollegeSummary | null }) {
  const place = findTaskPlace(task, college);
  if (place === null) return null;
  const label = { here: words.doIt, dates: words.confirmDate, away: words.doItAt(place.host ?? "") }[
    place.kind
  ];
  const look = "mt-2 mb-1";
  if (place.kind === "away") {
    return (
      <a
        href={place.to}
        rel="noreferrer"
        className={joinClasses(
          "inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4",
          look,
        )}
      >
        {label}
        <span className="sr-only">: {task.title}</span>
      </a>
    );
  }
  return (
    <ButtonLink variant="outline" size="sm" className={look} to={place.to}>
      {label}
      <span className="sr-only">: {task.title}</span>
    </ButtonLink>
  );
}

/** Without a checkbox if the viewer may not check it off. */
function Titled({ task, box }: { task: TimelineTask; box: ReactNode }) {
  const title = (
    <span
      className={joinClasses(
        "min-w-0 font-semibold break-words",
        task.doneOn !== null && "text-ink-soft line-through",
      )}
    >
      {task.title}
    </span>
  );
  if (box === false) return <p className="py-1.5">{title}</p>;
  return (
    <label className="flex min-h-11 items-start gap-3 py-1.5">
      {box}
      {title}
    </label>
  );
}

function findTaskCollege({ getCollege: find }: ReadyTimeline, { unitId }: TimelineTask) {
  return unitId === null ? null : find(unitId);
}

type SharedTick = {
  /** Tasks with a change in flight, by id, and what was asked: true is done. */
  busy: ReadonlyMap<string, boolean>;
  run: (task: TimelineTask, isDone: boolean) => void;
};

/** Checks off a task of a shared plan. */
function useSharedTick(account: number, entry: PlanEntry, shared: SharedPlan): SharedTick {
  const change = useSharedChange(account, entry, shared);
  const showToast = useToast();
  const [busy, setBusy] = useState<ReadonlyMap<string, boolean>>(new Map());

  async function send(task: TimelineTask, isDone: boolean): Promise<void> {
    setBusy((now) => new Map([...now, [task.id, isDone]]));
    try {
      await change(
        makeTaskMarkDraft(task.id, { doneOn: isDone ? getToday() : null }),
        makeTaskMarkDraft(task.id, { doneOn: task.doneOn }),
      );
      showToast({ title: isDone ? words.ticked(task.title) : words.unticked(task.title) });
    } catch (error) {
      showToast({
        title: words.tickRefused(task.title),
        description: describeFailure(error),
        variant: "destructive",
      });
    } finally {
      setBusy((now) => new Map([...now].filter(([id]) => id !== task.id)));
    }
  }

  return { busy, run: (task, isDone) => void send(task, isDone) };
}
