/** Tasks in sections that open and close; what is in a closed one is not drawn. */
import { memo } from "react";
import { words as taskWords } from "#components/timeline/words.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import type { Section } from "./sections.ts";
import { TaskRow } from "./TaskRow.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { words } from "./words.ts";

const text = words.browse;

type SectionsProps = {
  sections: readonly Section[];
  editing: TaskEditing;
  /** Sections the reader opened or closed, by key. */
  toggled: ReadonlyMap<string, boolean>;
  onToggle: (key: string, isOpen: boolean) => void;
};

export function TaskSections({ sections, editing, toggled, onToggle }: SectionsProps) {
  if (sections.length === 0) return <p>{text.empty}</p>;
  return sections.map((section) => (
    <TaskSection
      key={section.key}
      section={section}
      editing={editing}
      isOpen={toggled.get(section.key) ?? section.isOpenAtFirst}
      onToggle={onToggle}
    />
  ));
}

type SectionProps = {
  section: Section;
  editing: TaskEditing;
  isOpen: boolean;
  onToggle: (key: string, isOpen: boolean) => void;
};

const TaskSection = memo(function TaskSection({ section, editing, isOpen, onToggle }: SectionProps) {
  const { tasks, kind } = section;
  const done = tasks.filter(({ state, doneOn }) => state === "done" || doneOn !== null).length;
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={(next) => {
        if (next !== isOpen) onToggle(section.key, next);
      }}
      className="border-b border-line py-1"
      summary={
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 py-1">
          <span className="min-w-0 font-serif text-xl text-ink">{getSectionTitle(section, editing)}</span>
          <span className="figures text-[0.95rem] font-normal text-ink-soft">
            {text.counted(done, tasks.length)}
          </span>
        </span>
      }
    >
      {isOpen && (
        <>
          {kind === "past" && <p className="mb-2 text-ink-soft">{text.pastLead}</p>}
          {kind === "noDay" && <p className="mb-2 text-ink-soft">{text.noDayLead}</p>}
          <ul className="border-t border-line">
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} editing={editing} hidesCollege={kind === "college"} />
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
});

function getSectionTitle({ kind, month, unitId }: Section, editing: TaskEditing): string {
  switch (kind) {
    case "month":
      return words.month(month ?? "");
    case "week":
      return text.week(month ?? "");
    case "college":
      return editing.collegeOf(unitId ?? 0)?.name ?? taskWords.college(unitId ?? 0);
    case "past":
      return text.past;
    case "done":
      return text.done;
    case "noDay":
      return text.noDay;
    case "general":
    default:
      return text.general;
  }
}
