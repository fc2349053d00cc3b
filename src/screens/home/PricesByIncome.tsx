/** One college's average price by family income, as bars and figures: the difference that a sticker price hides. */
import { formatUsd } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Bar } from "#ui/chart/Track.tsx";
import { exampleCollege, scorecard } from "./figures.ts";
import { words } from "./words.ts";

export function PricesByIncome() {
  const { prices } = words;
  const rows = [
    ...exampleCollege.prices.map(({ income, netPriceUsd }) => ({
      label: income,
      amountUsd: netPriceUsd,
      isFull: false,
    })),
    { label: prices.full, amountUsd: exampleCollege.costUsd, isFull: true },
  ];
  const amounts = exampleCollege.prices.map((row) => row.netPriceUsd);
  const gapUsd = Math.max(...amounts) - Math.min(...amounts);
  return (
    <div className="mt-5 grid gap-8 rounded-3xl border border-line bg-card p-6 lg:grid-cols-[1fr_1.2fr] lg:gap-14 lg:p-10">
      <div>
        <h3 className="text-3xl sm:text-4xl">{prices.title}</h3>
        <p className="mt-3 text-ink-soft">
          {prices.text(exampleCollege.name, formatUsd(exampleCollege.costUsd))}
        </p>
        <p className="figures mt-6 font-serif text-6xl leading-none tracking-tight text-accent-text">
          {formatUsd(gapUsd)}
        </p>
        <p className="mt-1.5 text-ink-soft">{prices.gap}</p>
        <ButtonLink variant="secondary" to="/college-cost-calculator" className="mt-6">
          {prices.link}
        </ButtonLink>
      </div>
      <figure>
        <figcaption className="text-[0.95rem] font-semibold">{prices.caption}</figcaption>
        <dl className="mt-3 space-y-3">
          {rows.map((row) => (
            <div key={row.label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
              <dt className="text-[0.95rem] text-ink-soft">{row.label}</dt>
              <dd className="figures font-serif text-xl">{formatUsd(row.amountUsd)}</dd>
              <dd className="col-span-2 mt-0.5">
                <Bar share={row.amountUsd / exampleCollege.costUsd} isMarked={row.isFull} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-[0.88rem] text-ink-soft">
          {prices.detail}{" "}
          <a href={scorecard.url} className="underline underline-offset-4">
            {prices.source}
          </a>
        </p>
      </figure>
    </div>
  );
}
