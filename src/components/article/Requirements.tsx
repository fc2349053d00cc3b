/** Requirements side by side: a row per subject, a column per institution, and a checklist that can be added to the plan. */
import { type ReactNode, useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { runOnceKept } from "#components/keeping/runOnceKept.ts";
import type { BlockOf, Inline } from "#content/blocks.ts";
import type { StateCode } from "#domain/college/states.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { UndoNotice } from "#ui/UndoNotice.tsx";
import {
  addDrafts,
  buildTickDraft,
  listOpenTasks,
  listRequirementTasks,
  type RequirementTask,
} from "./requirementTasks.ts";
import { requirementWords as words } from "./requirementWords.ts";

type Block = BlockOf<"requirements">;

export default function Requirements(props: {
  block: Block;
  state: StateCode | null;
  renderInline: (runs: readonly Inline[]) => ReactNode;
}) {
  const { block, state } = props;
  const { plan } = usePlan();
  const tasks = listRequirementTasks(block.rows, state, plan);
  const hasTasks = tasks.some((task) => task !== null);
  return (
    <section aria-label={block.title} className="max-w-4xl">
      <h3 className="mb-2 text-2xl print:text-lg">{block.title}</h3>
      {hasTasks && <p className="no-print mb-3 max-w-text noscript:hidden">{words.legend}</p>}
      <SideBySide {...props} tasks={tasks} hasTasks={hasTasks} />
      {hasTasks && <IntoPlan tasks={tasks} />}
    </section>
  );
}

/** A plain table if there is room. On a phone each subject is a block: its name, the cells with their column names, and the task below. */
const look = {
  table:
    "w-full border-collapse text-left [&_:is(td,th)]:align-top sm:[&_:is(td,th)]:px-4 sm:[&_:is(td,th)]:py-3",
  head: "text-[0.9rem] text-ink-soft max-sm:sr-only",
  row: "border-line max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:px-4 max-sm:py-4 max-sm:not-first:border-t sm:border-t",
  subject: "max-sm:col-span-2 max-sm:font-serif max-sm:text-xl max-sm:font-medium sm:font-semibold",
  cell: "before:block before:text-[0.85rem] before:leading-snug before:text-ink-soft before:content-[attr(data-column)] sm:before:hidden",
  task: "max-sm:col-span-2 sm:w-[38%]",
} as const;

function SideBySide(props: {
  block: Block;
  renderInline: (runs: readonly Inline[]) => ReactNode;
  tasks: readonly (RequirementTask | null)[];
  hasTasks: boolean;
}) {
  const { title, columns, rows } = props.block;
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-card">
      <table className={look.table}>
        <caption className="sr-only">{title}</caption>
        <thead className={look.head}>
          <tr>
            <th scope="col">{words.subject}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {props.hasTasks && <th scope="col">{words.toDo}</th>}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ subject, cells, task: text }, at) => (
            <tr key={subject} className={look.row}>
              <th scope="row" className={look.subject}>
                {subject}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column]} data-column={columns[column]} className={look.cell}>
                  {props.renderInline(cell)}
                </td>
              ))}
              {props.hasTasks && (
                <td className={joinClasses(look.task, text === null && "max-sm:hidden")}>
                  {text !== null && <Task text={text} task={props.tasks[at] ?? null} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The text is prerendered; the checkbox works once the plan has loaded. */
function Task({ text, task }: { text: string; task: RequirementTask | null }) {
  const store = usePlanStore();
  const { isLoaded } = usePlan();
  const isAlive = useIsMounted() && isLoaded;
  if (task === null) return text;
  const { taskId, standing } = task;
  return (
    <label className="-my-2 flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        className="no-print mt-0.5 size-5 shrink-0 accent-accent noscript:hidden"
        disabled={!isAlive}
        checked={standing === "ticked"}
        onChange={(event) =>
          void store.give(buildTickDraft(taskId, event.target.checked ? getToday() : null))
        }
      />
      <span className="min-w-0">
        <span
          className={joinClasses(
            standing === "ticked" && "text-ink-soft line-through decoration-line-strong",
          )}
        >
          {text}
        </span>
        {standing === "planned" && (
          <span className="block text-[0.88rem] font-semibold text-accent-text">{words.planned}</span>
        )}
      </span>
    </label>
  );
}

function IntoPlan({ tasks }: { tasks: readonly (RequirementTask | null)[] }) {
  const store = usePlanStore();
  const { plan, isLoaded } = usePlan();
  const [added, setAdded] = useState<{ count: number; undo: () => void } | null>(null);
  const isAlive = useIsMounted() && isLoaded;
  const all = new Map(tasks.flatMap((task) => (task === null ? [] : [[task.taskId, task] as const])));
  const ticked = [...all.values()].filter(({ standing }) => standing === "ticked").length;
  const left = listOpenTasks(tasks);
  const isFull = plan.ownTasks.length + left.length > planLimits.ownTasks;
  function add(): void {
    const change = store.give(...addDrafts(left));
    runOnceKept(change, () => setAdded({ count: left.length, undo: change.undo }));
  }
  return (
    <div className="no-print noscript:hidden">
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {(left.length > 0 || !isAlive) && !isFull && (
          <Button variant="outline" disabled={!isAlive} onClick={add}>
            {words.addRest(left.length)}
          </Button>
        )}
        {isAlive && left.length === 0 && (
          <>
            <p className="font-semibold">{words.allSet}</p>
            <ButtonLink variant="link" to="/timeline-success">
              {words.toTimeline}
            </ButtonLink>
          </>
        )}
        <p role="status" className="figures text-ink-soft">
          {words.count(ticked, all.size)}
        </p>
      </div>
      {isFull && left.length > 0 && <p className="mt-2 font-medium">{words.full(planLimits.ownTasks)}</p>}
      <KeptNote className="mt-1.5" kept={words.keptHere} />
      <UndoNotice
        className="not-empty:mt-3"
        removed={added === null ? null : words.added(added.count)}
        undo={words.takeBack}
        onUndo={() => {
          added?.undo();
          setAdded(null);
        }}
      />
    </div>
  );
}
