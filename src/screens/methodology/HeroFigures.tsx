/** The rules in four figures. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { formatOneDecimal, formatShare, formatUsd } from "#kit/format.ts";
import { Figure } from "#ui/Figure.tsx";
import { words } from "./words.ts";

const text = words.hero;

export function HeroFigures({ page }: { page: MethodologyPage }) {
  const { method, admitRateAlone } = page.chance;
  const price = page.priceGrades.find(
    (grade) => grade.basis === "average" && grade.control === null && grade.bracket === null,
  );
  return (
    <section
      aria-label={text.label}
      className="mt-8 grid grid-cols-2 gap-x-6 gap-y-7 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-4"
    >
      <Figure
        size="large"
        label={text.error.label}
        value={formatOneDecimal(method.meanErrorPoints)}
        unit={text.error.unit}
        note={text.error.note(formatOneDecimal(admitRateAlone.meanErrorPoints))}
      />
      <Figure
        size="large"
        label={text.labels.label}
        value={text.labels.of(method.labelsRight, method.cells)}
        note={text.labels.note(method.tooOptimistic)}
      />
      {price !== undefined && (
        <>
          <Figure
            size="large"
            label={text.price.label}
            value={formatUsd(price.medianErrorUsd)}
            unit={text.price.unit}
            note={text.price.note}
          />
          <Figure
            size="large"
            label={text.held.label}
            value={formatShare(price.heldShare)}
            note={text.held.note}
          />
        </>
      )}
    </section>
  );
}
