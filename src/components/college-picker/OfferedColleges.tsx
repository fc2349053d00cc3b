/** Colleges the family looked at elsewhere, to add with one press: one row of buttons that scrolls sideways. */
import { useId } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const most = 8;

/**
 * Always as high as one row, also while the colleges are on their way (`all` is null): what is below must not move when
 * their names come.
 */
export function OfferedColleges(props: {
  offered: readonly number[];
  chosen: readonly number[];
  all: AllColleges | null;
  onAdd: (college: CollegeSummary) => void;
  className?: string;
}) {
  const { all } = props;
  const headingId = useId();
  const open = props.offered.filter((unitId) => !props.chosen.includes(unitId)).slice(0, most);
  const colleges = open.flatMap((unitId) => all?.byUnitId.get(unitId) ?? []);
  if (open.length === 0 || (all !== null && colleges.length === 0)) return null;
  return (
    <div className={joinClasses("no-print", props.className)}>
      <p id={headingId} className="text-[0.95rem] text-ink-soft">
        {words.offered}
      </p>
      <ul
        aria-labelledby={headingId}
        // The padding keeps the ring around a button in focus from being cut off.
        className="-mx-1 flex min-h-16 gap-2 overflow-x-auto p-1 pb-3 [scrollbar-width:thin]"
      >
        {colleges.map((college) => (
          <li key={college.unitId} className="shrink-0">
            <Button
              variant="light"
              size="sm"
              aria-label={words.add(college.name)}
              className="whitespace-nowrap"
              onClick={() => props.onAdd(college)}
            >
              {college.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
