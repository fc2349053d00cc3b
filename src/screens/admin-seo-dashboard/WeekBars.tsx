/** A page's views by week: bars to see the trend, and the numbers on request. */
import { formatInteger, formatShortDate } from "#lib/format.ts";
import { Chart } from "#ui/chart/Chart.tsx";
import { Columns } from "#ui/chart/marks.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import type { SeoRow } from "./seoRules.ts";
import { words } from "./words.ts";

export function WeekBars({ row, weeks }: { row: SeoRow; weeks: readonly string[] }) {
  const most = Math.max(...row.weeks);
  if (most <= 0) return <p className="text-ink-soft">{words.noViews}</p>;
  const label = words.viewsLabel(row.views, row.viewsBefore);
  return (
    <>
      <Chart
        label={label}
        height={110}
        x={{
          labels: row.weeks.map((_, at) => ({
            at: (100 / row.weeks.length) * (at + 0.5),
            text: formatShortDate(weeks[at] ?? ""),
          })),
        }}
      >
        <Columns
          columns={row.weeks.map((count, at) => ({
            key: weeks[at] ?? String(at),
            // The running week is not whole yet.
            parts: [
              {
                key: "views",
                amount: (count / most) * 100,
                tone: at + 1 === row.weeks.length ? "support" : "accent",
              },
            ],
          }))}
        />
      </Chart>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{label}</p>
      <Disclosure summary={words.weekTable}>
        <TableFrame label={words.weekTable}>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.weekViews}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week, at) => (
              <tr key={week}>
                <th scope="row" className="font-normal">
                  {formatShortDate(week)}
                </th>
                <td className="tabular-nums">{formatInteger(row.weeks.at(-1 - at) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </Disclosure>
    </>
  );
}
