/** Exports the tasks as a spreadsheet, one row per task. */
import { toCsvTable } from "#lib/csv.ts";
import type { TimelineTask } from "./timeline.ts";

export type TasksCsvWords = {
  header: readonly [
    task: string,
    college: string,
    who: string,
    due: string,
    standing: string,
    source: string,
    sourceAddress: string,
    state: string,
    why: string,
  ];
  who: (task: TimelineTask) => string;
  standing: (task: TimelineTask) => string;
  state: (task: TimelineTask) => string;
};

/** A day is written YYYY-MM-DD, a month YYYY-MM, unknown is an empty cell. Formulas are neutralized. */
export function buildTasksCsv(
  tasks: readonly TimelineTask[],
  { collegeName, words }: { collegeName: (unitId: number) => string | null; words: TasksCsvWords },
): string {
  return toCsvTable(
    words.header,
    tasks.map((task) => {
      // The source of the date; for month rules, the source of the advice.
      const source = task.basis?.source ?? task.evidence?.source ?? null;
      return [
        task.title,
        task.unitId === null ? null : collegeName(task.unitId),
        words.who(task),
        task.standing === "month" ? (task.due?.slice(0, 7) ?? null) : task.due,
        words.standing(task),
        source === null ? null : `${source.title}, ${source.year}`,
        source?.url ?? null,
        words.state(task),
        task.why,
      ];
    }),
  );
}
