/** The matching colleges, as options of the picker's list. */

import type { CollegeSummary } from "#domain/college/college.ts";
import type { SearchHit } from "#domain/search/collegeSearch.ts";
import { joinFacts } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

type OptionsProps = {
  id: string;
  hits: readonly SearchHit[];
  colleges: { get: (unitId: number) => CollegeSummary | undefined };
  chosen: readonly number[];
  active: number;
  onActive: (position: number) => void;
  onPick: (position: number) => void;
};

export function Options(props: OptionsProps) {
  return (
    <div className="absolute inset-x-0 z-30 mt-1 max-h-[60dvh] overflow-auto rounded-2xl border border-line-strong bg-card py-1 shadow-card">
      {props.hits.map((hit, position) => {
        const college = props.colleges.get(hit.unitId);
        if (college === undefined) return null;
        const isChosen = props.chosen.includes(hit.unitId);
        return (
          // The field keeps focus and handles the keyboard.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={hit.unitId}
            id={`${props.id}-${position}`}
            role="option"
            tabIndex={-1}
            ref={position === props.active ? keepInView : null}
            aria-selected={position === props.active}
            aria-disabled={isChosen}
            className={joinClasses(
              "min-h-12 cursor-pointer px-4 py-2",
              position === props.active && "bg-accent-soft",
              isChosen && "opacity-60",
            )}
            onPointerMove={() => props.onActive(position)}
            // Otherwise pressing would move focus away from the field before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onPick(position)}
          >
            <span className="block font-semibold">{college.name}</span>
            <span className="block text-[0.92rem] text-ink-soft">
              {getOptionDetail(college, hit, isChosen)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Focus stays in the field, so the browser does not scroll the list to the active option by itself. The page stays. */
function keepInView(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (option === null || !list) return;
  const end = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}

function getOptionDetail(college: CollegeSummary, hit: SearchHit, isChosen: boolean): string {
  return joinFacts([
    isChosen && words.isChosen,
    hit.reason.wasMisspelled && words.perhaps,
    words.place(college.city, college.state),
    hit.reason.former !== null
      ? hit.reason.former.text
      : hit.reason.matched !== null && words.alsoCalled(hit.reason.matched),
    college.control === "forProfit" && words.forProfit,
    !college.isDegreeGranting && words.noDegree,
    college.changeStatus === "takesNoFirstYears" && words.takesNoFirstYears,
  ]);
}
