/** Why a task matters, its evidence, what comes before and after it, and its actions. */

import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useCommentCount } from "#components/comments/useCommentCount.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { DateStatus } from "#components/timeline/DateStatus.tsx";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { words } from "./words.ts";

const text = words.task;

/** Lazy: most tasks have no comments. */
const comments = createLazyPart(() => import("#components/comments/CommentsHere.tsx"));

export function TaskDetail({
  task,
  editing,
  onEdit,
}: {
  task: TimelineTask;
  editing: TaskEditing;
  onEdit: () => void;
}) {
  const college = task.unitId === null ? null : editing.collegeOf(task.unitId);
  const hasComments = useCommentCount({ kind: "task", taskId: task.id }) > 0;
  const needs = task.needs.flatMap((id) => editing.getTask(id) ?? []);
  return (
    <div className="space-y-3 text-base">
      {task.why !== null && <p className="max-w-prose">{task.why}</p>}
      {task.evidence !== null && (
        <div>
          <p className="text-[0.95rem] text-ink-soft">{text.evidence[task.evidence.grade]}</p>
          {task.evidence.source !== null && <SourceNote source={task.evidence.source} />}
        </div>
      )}
      {task.basis !== null && (
        <div className="text-[0.95rem]">
          <DateStatus task={task} college={college} detail="full" />
        </div>
      )}
      {hasComments && (
        <ContentBoundary fallback={null}>
          <comments.Part place={{ kind: "task", taskId: task.id }} name={task.title} />
        </ContentBoundary>
      )}
      <Others title={text.needs} tasks={needs} editing={editing} />
      <Others title={text.waits} tasks={editing.waitingFor(task.id)} editing={editing} />
      <div className="flex flex-wrap gap-2">
        {task.to !== null && (
          <Link
            to={task.to}
            className="inline-flex min-h-11 items-center pr-3 font-semibold text-accent-text underline underline-offset-4"
          >
            {text.goTo}
            <span className="sr-only">{text.about(task.title)}</span>
          </Link>
        )}
        <Button variant="light" size="sm" onClick={onEdit}>
          {text.edit}
          <span className="sr-only">{text.about(task.title)}</span>
        </Button>
        <Leave task={task} editing={editing} />
      </div>
    </div>
  );
}

/** A custom task is removed, a generated one dropped; dropped tasks can be restored. */
function Leave({ task, editing }: { task: TimelineTask; editing: TaskEditing }) {
  const about = <span className="sr-only">{text.about(task.title)}</span>;
  const own = editing.getOwnTask(task.id);
  if (own !== null) {
    return (
      <Button variant="light" size="sm" onClick={() => editing.changes.removeOwn(task, own)}>
        {text.remove}
        {about}
      </Button>
    );
  }
  if (task.state === "dropped") return null;
  return (
    <Button variant="light" size="sm" onClick={() => editing.changes.drop(task)}>
      {text.drop}
      {about}
    </Button>
  );
}

function Others(props: { title: string; tasks: readonly TimelineTask[]; editing: TaskEditing }) {
  if (props.tasks.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{props.title}</p>
      <ul>
        {props.tasks.map((task) => (
          <li key={task.id}>
            <a
              href={`#task-${task.id}`}
              onClick={(event) => {
                event.preventDefault();
                props.editing.show(task.id);
              }}
              className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
            >
              {task.title}
              {task.state === "done" && ` ${text.isDone}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
