/** Adds and removes the plan's colleges; re-adding one restores what was entered for it. */
import { useRef } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { type PlanCollege, planLimits } from "#domain/plan/plan.ts";
import { joinFacts } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { formWords } from "./formWords.ts";

const words = formWords.colleges;

export function CollegesField() {
  const { colleges } = usePlan().plan;
  const lookedAt = useCollegesLookedAt();
  const store = usePlanStore();
  const save = useSave();
  const index = useColleges();
  const heading = useRef<HTMLHeadingElement>(null);
  const unitIds = colleges.map(({ unitId }) => unitId);

  function add(next: readonly number[]) {
    for (const unitId of next.filter((one) => !unitIds.includes(one))) {
      store.give({ kind: "addCollege", unitId });
    }
  }

  function remove(unitId: number, name: string) {
    save(words.removed(name), { kind: "removeCollege", unitId });
    // The pressed button disappears with its row.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <CollegePicker
        unitIds={unitIds}
        maximum={planLimits.colleges}
        label={words.add}
        offered={lookedAt}
        isChipless
        onChange={add}
      />
      <h3 ref={heading} tabIndex={-1} className="mt-6 text-xl outline-none">
        {words.count(colleges.length)}
      </h3>
      {colleges.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {colleges.map((college) => (
            <CollegeLine key={college.unitId} entry={college} index={index} onRemove={remove} />
          ))}
        </ul>
      )}
    </>
  );
}

function CollegeLine(props: {
  entry: PlanCollege;
  index: LoadState<AllColleges>;
  onRemove: (unitId: number, name: string) => void;
}) {
  const { entry, index } = props;
  const college = index.status === "ready" ? index.value.byUnitId.get(entry.unitId) : undefined;
  const name = college?.name ?? words.gone(entry.unitId);
  const facts = [
    college === undefined ? null : words.place(college.city, college.state),
    words.status(entry.status),
    // Until the index has loaded, we cannot say that a college is not in it.
    college === undefined && index.status === "ready" ? words.goneWhy : null,
  ];
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-[0.95rem] text-ink-soft">{joinFacts(facts)}</p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="-mr-3.5 shrink-0"
        aria-label={words.removeLabel(name)}
        onClick={() => props.onRemove(entry.unitId, name)}
      >
        {words.remove}
      </Button>
    </li>
  );
}
