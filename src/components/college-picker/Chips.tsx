/** The chosen colleges as removable chips. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { Cross } from "#ui/Cross.tsx";
import { words } from "./words.ts";

export function Chips(props: {
  colleges: readonly CollegeSummary[];
  onRemove: (college: CollegeSummary) => void;
}) {
  return (
    <ul aria-label={words.chosen} className="mb-3 flex flex-wrap gap-2">
      {props.colleges.map((college) => (
        <li
          key={college.unitId}
          className="flex max-w-full items-center rounded-xl border border-accent bg-accent-soft pl-3.5 text-accent-text"
        >
          <span className="min-w-0 py-1.5 font-semibold">{college.name}</span>
          <button
            type="button"
            aria-label={words.remove(college.name)}
            className="flex size-11 shrink-0 items-center justify-center"
            onClick={() => props.onRemove(college)}
          >
            <Cross />
          </button>
        </li>
      ))}
    </ul>
  );
}
