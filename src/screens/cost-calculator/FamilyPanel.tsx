/** What the calculator asks of a family; every answer is the plan's own, so the quiz and the plan agree. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.tsx";
import { priceGrowth } from "#domain/parameters/priceGrowth.ts";
import type { AnswerProblem } from "#domain/people/answers.ts";
import { readFamilySize } from "#domain/people/answers.ts";
import { longestStudyYears } from "#domain/price/fourYears.ts";
import { formatInteger } from "#kit/format.ts";
import { HomeField } from "#pieces/profile-fields/HomeField.tsx";
import { IncomeField, PayField } from "#pieces/profile-fields/MoneyFields.tsx";
import { useTypedField } from "#pieces/profile-fields/useTypedField.ts";
import { LivingField } from "#pieces/profile-fields/WishFields.tsx";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { RangeField } from "#ui/RangeField.tsx";
import { words } from "./words.ts";

const highestGrowth = 0.1;
/** Coarse, because a finer guess would say more than anyone knows. */
const growthStep = 0.005;

export function FamilyPanel() {
  return (
    <div className="space-y-6">
      <div>
        <IncomeField />
        <p className="mt-1 text-[0.92rem] text-ink-soft">{words.incomeSkipped}</p>
      </div>
      <PayField />
      <HomeField />
      <LivingField />
      <FamilySizeField />
      <YearsField />
      <GrowthField />
      <p className="text-[0.92rem] text-ink-soft">{words.familyNote}</p>
    </div>
  );
}

function FamilySizeField() {
  const { familySize } = usePlan().plan.money;
  const store = usePlanStore();
  const field = useTypedField<number>({
    kept: familySize,
    read: readFamilySize,
    write: formatInteger,
    give: (value) => void store.give({ kind: "setMoney", fields: { familySize: value } }),
  });
  return (
    <div>
      <NumberField
        label={words.familySizeLabel}
        hint={words.familySizeHint}
        value={field.text}
        error={field.problem === null ? null : familySizeSentence(field.problem)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <p className="mt-1 text-[0.92rem] text-ink-soft">{words.familySizeNote}</p>
    </div>
  );
}

function familySizeSentence(problem: AnswerProblem): string {
  const sentences = words.familySizeProblem;
  if (problem.kind === "tooLow") return sentences.tooLow;
  return problem.kind === "tooHigh" ? sentences.tooHigh : sentences.other;
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
