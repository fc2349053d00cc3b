/** All tasks: by month, by college or by person, with set-aside tasks below. */
import { memo, useState } from "react";
import { useReader } from "#client/reader.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { ActionMonthsView } from "./ActionViews.tsx";
import { AddTask } from "./AddTask.tsx";
import { buildGroups, listDroppable, listPutAside, type TimelineView, timelineViews } from "./sections.ts";
import { TaskRow } from "./TaskRow.tsx";
import { TaskSections } from "./TaskSections.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import type { Toggles } from "./useToggles.ts";
import { words } from "./words.ts";

const text = words.browse;

type BrowseProps = {
  tasks: readonly TimelineTask[];
  editing: TaskEditing;
  view: TimelineView;
  onView: (view: TimelineView) => void;
  toggles: Toggles;
};

export const Browse = memo(function Browse({ tasks, editing, view, onView, toggles }: BrowseProps) {
  return (
    <section aria-labelledby="tasks-title" className="no-print">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="tasks-title" className="text-2xl sm:text-3xl">
          {text.title}
        </h2>
      </div>
      <div className="mt-3">
        <AddTask editing={editing} />
      </div>
      <div className="mt-4">
        <Tabs
          label={text.views}
          selected={view}
          onSelect={onView}
          tabs={timelineViews.map((id) => ({
            id,
            label: text.view[id],
            content: id === view && <Groups tasks={tasks} editing={editing} view={view} toggles={toggles} />,
          }))}
        />
      </div>
      <DroppableTasks tasks={tasks} editing={editing} />
      <PutAside tasks={tasks} editing={editing} />
    </section>
  );
});

function Groups({ tasks, editing, view, toggles }: Omit<BrowseProps, "onView">) {
  const reader = useReader();
  if (view === "actions") return <ActionMonthsView tasks={tasks} editing={editing} />;
  const groups = buildGroups(view, tasks, editing.today);
  if (groups.length === 0) return <p>{text.empty}</p>;
  return (
    <div className="space-y-8">
      {groups.map(({ person, sections }) => (
        <div key={person ?? "all"}>
          {person !== null && <h3 className="text-2xl">{words.personTitle(person, reader)}</h3>}
          <TaskSections
            sections={sections}
            editing={editing}
            toggled={toggles.toggled}
            onToggle={toggles.toggle}
          />
        </div>
      ))}
    </div>
  );
}

function DroppableTasks({ tasks, editing }: { tasks: readonly TimelineTask[]; editing: TaskEditing }) {
  const [isOpen, setOpen] = useState(false);
  const droppable = listDroppable(tasks);
  const minutes = droppable.reduce((sum, { effortMinutes }) => sum + (effortMinutes ?? 0), 0);
  return (
    <Disclosure summary={text.droppable} onToggle={setOpen} className="mt-6">
      {isOpen && droppable.length === 0 && <p>{text.droppableNone}</p>}
      {isOpen && droppable.length > 0 && (
        <>
          <p>{text.droppableLead(droppable.length, words.hours(minutes))}</p>
          <ul className="mt-2 border-t border-line">
            {droppable.map((task) => (
              <li
                key={task.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
              >
                <span className="min-w-0 break-words">
                  {task.title}
                  {task.effortMinutes !== null && (
                    <span className="text-ink-soft"> · {taskWords.effort(task.effortMinutes)}</span>
                  )}
                </span>
                <Button variant="light" size="sm" onClick={() => editing.changes.drop(task)}>
                  {words.task.drop}
                  <span className="sr-only">{words.task.about(task.title)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
}

function PutAside({ tasks, editing }: { tasks: readonly TimelineTask[]; editing: TaskEditing }) {
  const { earlier, over, dropped } = listPutAside(tasks, editing.today);
  return (
    <>
      <Aside summary={text.over(over.length)} lead={text.overLead} tasks={over} editing={editing} />
      <Aside summary={text.earlier(earlier.length)} lead={null} tasks={earlier} editing={editing} />
      <Aside summary={text.dropped(dropped.length)} lead={null} tasks={dropped} editing={editing} />
    </>
  );
}

function Aside(props: {
  summary: string;
  lead: string | null;
  tasks: readonly TimelineTask[];
  editing: TaskEditing;
}) {
  const [isOpen, setOpen] = useState(false);
  const { tasks, editing } = props;
  if (tasks.length === 0) return null;
  return (
    <Disclosure summary={props.summary} onToggle={setOpen} className="mt-2">
      {isOpen && (
        <>
          {props.lead !== null && <p className="mb-2 text-ink-soft">{props.lead}</p>}
          <ul className="border-t border-line">
            {tasks.map((task) =>
              task.state === "dropped" ? (
                <DroppedTask key={task.id} task={task} editing={editing} />
              ) : (
                <TaskRow key={task.id} task={task} editing={editing} />
              ),
            )}
          </ul>
        </>
      )}
    </Disclosure>
  );
}

function DroppedTask({ task, editing }: { task: TimelineTask; editing: TaskEditing }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 break-words">{task.title}</span>
      <Button variant="light" size="sm" onClick={() => editing.changes.bringBack(task)}>
        {words.task.bringBack}
        <span className="sr-only">{words.task.about(task.title)}</span>
      </Button>
    </li>
  );
}
