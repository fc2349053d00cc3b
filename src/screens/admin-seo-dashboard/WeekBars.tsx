/** A page's views by week: bars to see the trend, and the numbers on request. */
import { formatInteger, formatShortDate } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import type { SeoRow } from "./seoRules.ts";
import { words } from "./words.ts";

const height = 60;
const step = 20;

export function WeekBars({ row, weeks }: { row: SeoRow; weeks: readonly string[] }) {
  const most = Math.max(...row.weeks);
  if (most <= 0) return <p className="text-ink-soft">{words.noViews}</p>;
  const label = words.viewsLabel(row.views, row.viewsBefore);
  return (
    <>
      <svg
        viewBox={`0 0 ${row.weeks.length * step} ${height}`}
        role="img"
        aria-label={label}
        className="h-auto w-full"
      >
        <path d={`M0 ${height - 0.5}H${row.weeks.length * step}`} fill="none" className="stroke-line" />
        {row.weeks.map((count, at) => (
          <rect
            key={weeks[at]}
            x={at * step + 3}
            y={height - (count / most) * (height - 4)}
            width={step - 6}
            height={(count / most) * (height - 4)}
            // The running week is not whole yet.
            className={at + 1 === row.weeks.length ? "fill-support" : "fill-accent"}
          />
        ))}
      </svg>
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
