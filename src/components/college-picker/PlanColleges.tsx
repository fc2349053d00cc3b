/** The plan's own list in a picker: what is added or removed here is added to the plan, or removed from it. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { CollegePicker } from "./CollegePicker.tsx";
import { useCollegesLookedAt } from "./useCollegesLookedAt.ts";

export function PlanColleges(props: { label: string; hint: string; isChipless?: boolean }) {
  const { plan } = usePlan();
  const store = usePlanStore();
  const lookedAt = useCollegesLookedAt();
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  return (
    <CollegePicker
      {...props}
      unitIds={unitIds}
      maximum={planLimits.colleges}
      offered={lookedAt}
      onChange={(next) =>
        store.give(
          ...next
            .filter((unitId) => !unitIds.includes(unitId))
            .map((unitId) => ({ kind: "addCollege", unitId }) as const),
          ...unitIds
            .filter((unitId) => !next.includes(unitId))
            .map((unitId) => ({ kind: "removeCollege", unitId }) as const),
        )
      }
    />
  );
}
