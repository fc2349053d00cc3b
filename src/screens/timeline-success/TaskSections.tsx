/** Tasks in sections that open and close; what is in a closed one is not drawn. */
import { memo } from "react";
import { words as taskWords } from "#components/timeline/words.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import type { Section } from "./sections.ts";
import { TaskRow } from "./TaskRow.tsx";
import type { Desk } from "./useDesk.ts";
import { words } from "./words.ts";

const text = words.browse;

type SectionsProps = {
  sections: readonly Section[];
  desk: Desk;
  /** Sections the reader opened or closed, by key. */
  toggled: ReadonlyMap<string, boolean>;
  onToggle: (key: string, isOpen: boolean) => void;
};

export function TaskSections({ sections, desk, toggled, onToggle }: SectionsProps) {
  if (sections.length === 0) return <p>{text.empty}</p>;
  return sections.map((section) => (
    <TaskSection
      key={section.key}
      section={section}
      desk={desk}
      isOpen={toggled.get(section.key) ?? section.isOpenAtFirst}
      onToggle={onToggle}
    />
  ));
}

type SectionProps = {
  section: Section;
  desk: Desk;
  isOpen: boolean;
  onToggle: (key: string, isOpen: boolean) => void;
};

const TaskSection = memo(function TaskSection({ section, desk, isOpen, onToggle }: SectionProps) {
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
          <span className="min-w-0 font-serif text-xl text-ink">{titleOf(section, desk)}</span>
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
              <TaskRow key={task.id} task={task} desk={desk} hidesCollege={kind === "college"} />
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
});

function titleOf({ kind, month, unitId }: Section, desk: Desk): string {
  switch (kind) {
    case "month":
      return words.month(month ?? "");
    case "week":
      return text.week(month ?? "");
    case "college":
      return desk.collegeOf(unitId ?? 0)?.name ?? taskWords.college(unitId ?? 0);
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
