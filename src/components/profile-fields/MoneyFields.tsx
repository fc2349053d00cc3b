/** The money answers: what the family can pay per year, and its income. Both stay on the device unless the family shares them. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { readUsd } from "#domain/people/answers.ts";
import type { Money } from "#domain/people/profile.ts";
import { findBracket } from "#domain/price/brackets.ts";
import { formatInteger } from "#lib/format.ts";
import { NumberField } from "#ui/NumberField.tsx";
import { type TypedField, useTypedField } from "./useTypedField.ts";
import { words } from "./words.ts";

/** `isNamedByTitle`: below a heading that asks the same, where its own name is only heard. */
export function PayField({ isNamedByTitle = false }: { isNamedByTitle?: boolean }) {
  const field = useMoneyField("payPerYearUsd");
  const { payPerYearUsd } = usePlan().plan.money;
  return (
    <div>
      <NumberField
        label={isNamedByTitle ? <span className="sr-only">{words.pay.label}</span> : words.pay.label}
        hint={words.pay.hint}
        before="$"
        after={words.pay.after}
        value={field.text}
        error={field.problem === null ? null : words.pay.problem(field.problem)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <p role="status" className={payPerYearUsd ? "mt-2 text-[0.95rem] text-ink-soft" : "sr-only"}>
        {payPerYearUsd ? words.pay.perMonth(payPerYearUsd) : null}
      </p>
    </div>
  );
}

/** Empty means "rather not say". */
export function IncomeField() {
  const field = useMoneyField("familyIncomeUsd");
  const { plan } = usePlan();
  const { familyIncomeUsd } = plan.money;
  // With FAFSA answers a typed income is stored, but prices do not use it.
  const isUsed = useAidEstimate(plan) === null;
  const bracket = familyIncomeUsd === null || !isUsed ? null : incomeBrackets[findBracket(familyIncomeUsd)];
  return (
    <div>
      <NumberField
        label={words.income.label}
        hint={words.income.hint}
        before="$"
        after={words.income.after}
        value={field.text}
        error={field.problem === null ? null : words.income.problem(field.problem)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <p role="status" className={bracket === null ? "sr-only" : "mt-2 text-[0.95rem] text-ink-soft"}>
        {bracket === null ? null : words.income.bracket(bracket.fromUsd, bracket.toUsd)}
      </p>
    </div>
  );
}

function useMoneyField(name: "payPerYearUsd" | "familyIncomeUsd"): TypedField {
  const { money } = usePlan().plan;
  const store = usePlanStore();
  return useTypedField<number>({
    kept: money[name],
    read: readUsd,
    write: formatInteger,
    give: (value) => {
      const fields: Partial<Money> = { [name]: value };
      store.give({ kind: "setMoney", fields });
    },
  });
}
