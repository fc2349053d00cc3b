/** The income in one tap: five ranges, each counted as its middle, and the way to an exact amount. */
import type { ReactNode } from "react";
import { useSave } from "#components/keeping/useSave.ts";
import { brackets, getBracketIncome, nameBracket } from "#domain/price/brackets.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { words } from "./words.ts";

const text = words.income;

export function IncomeTap({ exact }: { exact: ReactNode }) {
  const save = useSave();
  return (
    <fieldset className="no-print rounded-2xl border border-line bg-accent-soft px-3 py-3">
      <legend className="sr-only">{text.title}</legend>
      <p aria-hidden="true" className="font-semibold">
        {text.title}
      </p>
      <p className="text-[0.95rem]">{text.lead}</p>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] items-center gap-2">
        {brackets.map((bracket) => (
          <Button
            key={bracket}
            variant="light"
            size="sm"
            className="figures px-1! text-[0.9rem]!"
            onClick={() => {
              const familyIncomeUsd = getBracketIncome(bracket);
              save(text.used(formatUsd(familyIncomeUsd)), { kind: "setMoney", fields: { familyIncomeUsd } });
            }}
          >
            {nameBracket(bracket)}
          </Button>
        ))}
        {exact}
      </div>
    </fieldset>
  );
}
