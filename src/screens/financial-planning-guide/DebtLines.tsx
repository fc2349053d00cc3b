/** Two debts over time as lines: the Tiered Standard plan dashed, RAP solid. The table beside it says the same. */
import { listBalancesByYear, type Repayment } from "#domain/loans/months.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { Chart } from "#ui/chart/Chart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { Line, Plane, Rule } from "#ui/chart/marks.tsx";
import { createScale } from "#ui/chart/scale.ts";
import { liveWords } from "./liveWords.ts";

const words = liveWords.repayment;
export function DebtLines(props: { debtUsd: number; standard: Repayment; rap: Repayment }) {
  const { debtUsd, standard, rap } = props;
  const lastYear = Math.max(1, Math.ceil(Math.max(standard.months.length, rap.months.length) / 12));
  const x = createScale(0, lastYear);
  const y = createScale(debtUsd, 0);
  const draw = (repayment: Repayment) =>
    listBalancesByYear(debtUsd, repayment).map((usd, index, all) => {
      // The last point is the last month, which may fall within a year.
      const year = index === all.length - 1 ? repayment.months.length / 12 : index;
      return { x: x(year), y: y(usd) };
    });
  const step = lastYear > 12 ? 10 : 5;
  const marks = Array.from({ length: Math.floor(lastYear / step) }, (_, index) => (index + 1) * step);
  const forgivenUsd = rap.forgivenCents / 100;
  return (
    <figure className="mt-6">
      <Chart
        label={words.picture(standard.months.length / 12, words.months(rap.months.length))}
        height={190}
        y={{
          labels: [0, 0.5, 1].map((share) => ({
            at: 100 - 100 * share,
            text: formatUsd(Math.round(debtUsd * share)),
          })),
        }}
        x={{
          labels: [
            { at: 0, text: words.start },
            ...marks.map((year) => ({ at: x(year), text: words.afterYears(formatInteger(year)) })),
          ],
        }}
      >
        {marks.map((year) => (
          <Rule key={year} x={x(year)} tone="line" width={1} />
        ))}
        <Plane>
          <Line points={draw(standard)} tone="inkSoft" width={2} dashes="5 4" />
          <Line points={draw(rap)} tone="accent" width={3} />
        </Plane>
        {forgivenUsd > 0 && (
          <Rule x={x(rap.months.length / 12)} from={y(forgivenUsd)} tone="support" width={5} />
        )}
      </Chart>
      <figcaption>
        <Legend
          className="mt-1"
          items={[
            { mark: "dashedLine", name: words.standard },
            { mark: "solidLine", name: words.rap },
            ...(forgivenUsd > 0 ? [{ mark: "pinSupport", name: words.forgiven } as const] : []),
          ]}
        />
      </figcaption>
    </figure>
  );
}
