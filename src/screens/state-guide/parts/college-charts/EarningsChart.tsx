/** Earnings ten years on, as the spread over the colleges of each type. */
import type { ChartGroup, EarningsSpread } from "#content/parts/collegeCharts.ts";
import type { TypeGroup } from "#content/parts/collegeTypes.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { chartWidth, leastColleges, type Scale, createScale } from "../shared/chartScale.ts";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { RangeLine, rangeEdge } from "../shared/RangeLine.tsx";
import { TypeMark } from "../shared/TypeMark.tsx";
import { groupNames } from "../shared/typeWords.ts";
import { words } from "./words.ts";

type GroupSpread = { group: TypeGroup; spread: EarningsSpread };

export function EarningsChart({ groups }: { groups: readonly ChartGroup[] }) {
  const spreads = groups.flatMap(({ group, earnings }) =>
    earnings === null || earnings.n < leastColleges ? [] : [{ group, spread: earnings }],
  );
  const [first] = spreads;
  if (first === undefined) return null;
  const highest = Math.max(...spreads.map(({ spread }) => spread.most));
  const x = createScale(highest, 20_000, rangeEdge, chartWidth - rangeEdge);
  return (
    <PartSection
      title={words.earnings.title}
      lead={words.earnings.lead(formatUsd(first.spread.median), first.group)}
      className="mt-12"
    >
      <ul className="grid gap-x-12 gap-y-5 @2xl:grid-cols-2">
        {spreads.map((one) => (
          <Row key={one.group} {...one} x={x} />
        ))}
      </ul>
      <Disclosure summary={words.table} className="mt-2 print:not-open:hidden">
        <Figures spreads={spreads} />
      </Disclosure>
      <Origin>{words.earnings.origin}</Origin>
    </PartSection>
  );
}

function Row({ group, spread, x }: GroupSpread & { x: Scale }) {
  const { least: minimum, lower, median, upper, most: maximum } = spread;
  return (
    <li className="max-w-lg">
      <p className="flex items-center gap-2 text-[0.95rem]">
        <TypeMark group={group} />
        {groupNames[group]}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-serif text-2xl">{formatUsd(median)}</span>
        <span className="text-[0.9rem] text-ink-soft">
          {words.earnings.spread(formatUsd(lower), formatUsd(upper))}
        </span>
      </p>
      <RangeLine
        minimum={minimum}
        maximum={maximum}
        median={median}
        band={{ lower, upper }}
        at={x.at}
        width={chartWidth}
        label={words.earnings.chart(group, formatUsd(minimum), formatUsd(maximum))}
      />
      <Axis x={x} />
    </li>
  );
}

function Axis({ x }: { x: Scale }) {
  return (
    <svg viewBox={`0 0 ${chartWidth} 20`} aria-hidden="true" className="h-auto w-full" fontSize={12}>
      {x.ticks.map((tick, at) => (
        <g key={tick}>
          <path d={`M${x.at(tick)} 0v4`} className="stroke-line-strong" />
          {isNamed(at, x.ticks.length) && (
            <text x={x.at(tick)} y={16} textAnchor={getAnchor(at, x.ticks.length)} className="fill-ink-soft">
              {words.thousands(tick)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Every second one where they are many, so that no two figures touch. */
function isNamed(at: number, count: number): boolean {
  return count <= 5 || at % 2 === 0;
}

function getAnchor(at: number, count: number): "start" | "middle" | "end" {
  if (at === 0) return "start";
  return at === count - 1 ? "end" : "middle";
}

function Figures({ spreads }: { spreads: readonly GroupSpread[] }) {
  const { least: minimum, lower, middle, upper, most: maximum } = words.earnings;
  return (
    <TableFrame label={words.earnings.title}>
      <thead>
        <tr>
          {[words.type, words.colleges, minimum, lower, middle, upper, maximum].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spreads.map(({ group, spread }) => (
          <tr key={group}>
            <th scope="row" className="font-normal">
              {groupNames[group]}
            </th>
            <td>{formatInteger(spread.n)}</td>
            {([spread.least, spread.lower, spread.median, spread.upper, spread.most] as const).map(
              (usd, at) => (
                <td key={at}>{formatUsd(usd)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
