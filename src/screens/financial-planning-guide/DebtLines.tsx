/** Two debts over the years as lines: the Tiered Standard plan dashed, RAP drawn through. The table beside it says the same. */
import { listBalancesByYear, type Repayment } from "#domain/loans/months.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { liveWords } from "./liveWords.ts";

const words = liveWords.repayment;
const left = 4;
const right = 316;
const top = 16;
const bottom = 128;

export function DebtLines(props: { debtUsd: number; standard: Repayment; rap: Repayment }) {
  const { debtUsd, standard, rap } = props;
  const lastYear = Math.max(1, Math.ceil(Math.max(standard.months.length, rap.months.length) / 12));
  const x = (year: number) => left + (year / lastYear) * (right - left);
  const y = (usd: number) => bottom - (usd / debtUsd) * (bottom - top);
  const getLine = (repayment: Repayment) =>
    listBalancesByYear(debtUsd, repayment)
      .map((usd, index, all) => {
        // The last point is the last month, which need not end a year.
        const year = index === all.length - 1 ? repayment.months.length / 12 : index;
        return `${index === 0 ? "M" : "L"}${x(year).toFixed(1)} ${y(usd).toFixed(1)}`;
      })
      .join("");
  const step = lastYear > 12 ? 10 : 5;
  const marks = Array.from({ length: Math.floor(lastYear / step) }, (_, index) => (index + 1) * step);
  const forgivenUsd = rap.forgivenCents / 100;
  return (
    <figure className="mt-6">
      <svg
        viewBox="0 0 320 150"
        role="img"
        aria-label={words.picture(standard.months.length / 12, words.months(rap.months.length))}
        className="figures h-auto w-full"
      >
        <path d={`M${left} ${bottom}H${right}`} className="stroke-line-strong" strokeWidth={1} />
        {marks.map((year) => (
          <path key={year} d={`M${x(year)} ${top}V${bottom}`} className="stroke-line" strokeWidth={1} />
        ))}
        <path
          d={getLine(standard)}
          fill="none"
          className="stroke-ink-soft"
          strokeWidth={2}
          strokeDasharray="5 4"
        />
        <path d={getLine(rap)} fill="none" className="stroke-accent" strokeWidth={3} strokeLinejoin="round" />
        {forgivenUsd > 0 && (
          <path
            d={`M${x(rap.months.length / 12)} ${y(forgivenUsd)}V${bottom}`}
            className="stroke-support"
            strokeWidth={5}
          />
        )}
        <text x={left} y={11} className="fill-ink-soft text-[11px]">
          {formatUsd(debtUsd)}
        </text>
        <text x={left} y={144} className="fill-ink-soft text-[11px]">
          {words.start}
        </text>
        {marks.map((year) => (
          <text
            key={year}
            x={x(year)}
            y={144}
            textAnchor={x(year) > 300 ? "end" : "middle"}
            className="fill-ink-soft text-[11px]"
          >
            {words.afterYears(formatInteger(year))}
          </text>
        ))}
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-[0.95rem]">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="w-7 border-t-2 border-dashed border-ink-soft" />
          {words.standard}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-1 w-7 rounded-full bg-accent" />
          {words.rap}
        </span>
        {forgivenUsd > 0 && (
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="h-4 w-1.5 bg-support" />
            {words.forgiven}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
