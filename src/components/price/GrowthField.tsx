/** How fast a family assumes that prices rise: a slider that changes the plan's assumption, and the way back to each college's own rate. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";
import { Button } from "#ui/Button.tsx";
import { RangeField } from "#ui/RangeField.tsx";
import { words } from "./words.ts";

const highest = 0.1;
/** Coarse, because a finer value would suggest more than anyone knows. */
const step = 0.005;

export function GrowthField({ hint }: { hint: string }) {
  const { growthShare } = usePlan().plan.assumptions;
  const store = usePlanStore();
  const set = (share: number | null) =>
    void store.give({ kind: "setAssumptions", fields: { growthShare: share } });
  return (
    <div>
      <RangeField
        label={words.growth.label}
        valueText={growthShare === null ? words.growth.own : words.growth.value(growthShare)}
        hint={hint}
        value={growthShare ?? priceGrowth.nationalShare}
        minimum={0}
        maximum={highest}
        step={step}
        onChange={set}
      />
      {growthShare !== null && (
        <Button variant="link" size="sm" className="px-0" onClick={() => set(null)}>
          {words.growth.reset}
        </Button>
      )}
    </div>
  );
}
