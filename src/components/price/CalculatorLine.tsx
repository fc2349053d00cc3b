/** What a college's own calculator said, in one small line below a range. */
import { Swatch } from "#ui/chart/Legend.tsx";
import type { ShownCalculatorPrice } from "./calculatorPrice.ts";
import { calculatorWords } from "./calculatorWords.ts";

export function CalculatorLine({ calculator }: { calculator: ShownCalculatorPrice }) {
  return (
    <p className="figures mt-0.5 flex items-baseline gap-1.5 text-[0.88rem]">
      <Swatch mark="inkDiamond" className="translate-y-0.5" />
      <span>
        {calculatorWords.short(calculator)}
        <span className="text-ink-soft">, {calculatorWords.entered(calculator)}</span>
      </span>
    </p>
  );
}
