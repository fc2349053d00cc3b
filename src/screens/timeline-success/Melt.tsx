/** From the acceptance to the first class: what this college still needs, by week, and who owes it. */
import type { Timeline } from "#domain/timeline/timeline.ts";
import { buildMeltSections } from "./sections.ts";
import { TaskSections } from "./TaskSections.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import type { Toggles } from "./useToggles.ts";
import { words } from "./words.ts";

export function Melt(props: { timeline: Timeline; collegeName: string; editing: TaskEditing; toggles: Toggles }) {
  const weeks = buildMeltSections(props.timeline, props.editing.today);
  return (
    <section aria-labelledby="melt-title" className="no-print">
      <h2 id="melt-title" className="text-2xl sm:text-3xl">
        {words.melt.title(props.collegeName)}
      </h2>
      <p className="mt-1 mb-3 max-w-2xl text-ink-soft">{words.melt.lead}</p>
      {weeks.length === 0 ? (
        <p>{words.melt.empty}</p>
      ) : (
        <TaskSections
          sections={weeks}
          editing={props.editing}
          toggled={props.toggles.toggled}
          onToggle={props.toggles.toggle}
        />
      )}
    </section>
  );
}
