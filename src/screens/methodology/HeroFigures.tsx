/** The methodology in four figures. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { formatOneDecimal, formatShare, formatUsd } from "#lib/format.ts";
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
      className="mt-8 grid grid-cols-2 gap-x-6 *:min-w-0 max-[19rem]:grid-cols-1 gap-y-7 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-4"
    >
      <HeroFigure
        label={text.error.label}
        value={formatOneDecimal(method.meanErrorPoints)}
        unit={text.error.unit}
        note={text.error.note(formatOneDecimal(admitRateAlone.meanErrorPoints))}
      />
      <HeroFigure
        label={text.labels.label}
        value={text.labels.of(method.labelsRight, method.cells)}
        unit={text.labels.unit}
        note={text.labels.note(method.tooOptimistic)}
      />
      {price !== undefined && (
        <>
          <HeroFigure
            label={text.price.label}
            value={formatUsd(price.medianErrorUsd)}
            unit={text.price.unit}
            note={text.price.note}
          />
          <HeroFigure
            label={text.held.label}
            value={formatShare(price.heldShare)}
            unit={text.held.unit}
            note={text.held.note}
          />
        </>
      )}
    </section>
  );
}

function HeroFigure(props: { label: string; value: string; unit: string; note: string }) {
  return (
    <div className="flex flex-col">
      <p className="text-[0.95rem] text-ink-soft">{props.label}</p>
      <p className="figures pt-1 font-serif text-4xl leading-tight whitespace-nowrap sm:text-5xl">
        {props.value}
      </p>
      <p className="font-medium">{props.unit}</p>
      <p className="text-[0.9rem] text-ink-soft">{props.note}</p>
    </div>
  );
}
