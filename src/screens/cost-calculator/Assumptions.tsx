/** Assumptions a family can change: years of study and price growth. Shown beside the results they affect. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { GrowthField } from "#components/price/GrowthField.tsx";
import { longestStudyYears } from "#domain/price/fourYears.ts";
import { SelectField } from "#ui/Field.tsx";
import { words } from "./resultWords.ts";

export function Assumptions() {
  return (
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <YearsField />
      <GrowthField hint={words.growthHint} />
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
