/** Assumptions a family can change: years of study and price growth. Shown beside the results they affect. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { longestStudyYears } from "#domain/price/fourYears.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { RangeField } from "#ui/RangeField.tsx";
import { words } from "./resultWords.ts";

const highestGrowth = 0.1;
/** Coarse, because a finer value would suggest more than anyone knows. */
const growthStep = 0.005;

export function Assumptions() {
  return (
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <YearsField />
      <GrowthField />
    </div>
  );
}

function YearsField() {
  const { years } = usePlan().plan.assumptions;
  const store = usePlanStore();
  const counts = Array.from({ length: longestStudyYears }, (_, index) => index + 1);
  return (
    <SelectField
      label={words.yearsLabel}
      value={years === null ? "" : String(years)}
      onChange={(event) => {
        const chosen = event.target.value;
        store.give({
          kind: "setAssumptions",
          fields: { years: chosen === "" ? null : Number(chosen) },
        });
      }}
    >
      <option value="">{words.yearsUsual}</option>
      {counts.map((count) => (
        <option key={count} value={count}>
          {words.years(count)}
        </option>
      ))}
    </SelectField>
  );
}

function GrowthField() {
  const { growthShare } = usePlan().plan.assumptions;
  const store = usePlanStore();
  const set = (share: number | null) =>
    void store.give({ kind: "setAssumptions", fields: { growthShare: share } });
  return (
    <div>
      <RangeField
        label={words.growthLabel}
        valueText={growthShare === null ? words.growthOwn : words.growthValue(growthShare)}
        hint={words.growthHint}
        value={growthShare ?? priceGrowth.nationalShare}
        minimum={0}
        maximum={highestGrowth}
        step={growthStep}
        onChange={set}
      />
      {growthShare !== null && (
        <Button variant="link" size="sm" className="px-0" onClick={() => set(null)}>
          {words.growthReset}
        </Button>
      )}
    </div>
  );
}
