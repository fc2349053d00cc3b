/** Earnings after ten years, as the distribution over the colleges of each type. */
import type { ChartGroup, EarningsSpread } from "#content/parts/collegeCharts.ts";
import type { TypeGroup } from "#content/parts/collegeTypes.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { Axis } from "#ui/chart/Chart.tsx";
import type { AxisLabel } from "#ui/chart/labels.ts";
import { createScale, listTicks, type Scale } from "#ui/chart/scale.ts";
import { RangeTrack } from "#ui/chart/Track.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { TypeMark } from "../shared/TypeMark.tsx";
import { groupNames, leastColleges } from "../shared/typeWords.ts";
import { words } from "./words.ts";

type GroupSpread = { group: TypeGroup; spread: EarningsSpread };

export function EarningsChart({ groups }: { groups: readonly ChartGroup[] }) {
  const spreads = groups.flatMap(({ group, earnings }) =>
    earnings === null || earnings.n < leastColleges ? [] : [{ group, spread: earnings }],
  );
  const [first] = spreads;
  if (first === undefined) return null;
  const highest = Math.max(...spreads.map(({ spread }) => spread.most));
  const ticks = listTicks(highest, { step: 20_000 });
  const at = createScale(0, ticks.at(-1) ?? highest);
  const labels = ticks.map((tick) => ({ at: at(tick), text: words.thousands(tick) }));
  return (
    <PartSection
      title={words.earnings.title}
      lead={words.earnings.lead(formatUsd(first.spread.median), first.group)}
      className="mt-12"
    >
      <ul className="grid gap-x-12 gap-y-5 @2xl:grid-cols-2">
        {spreads.map((one) => (
          <Row key={one.group} {...one} at={at} labels={labels} />
        ))}
      </ul>
      <Disclosure summary={words.table} className="mt-2 print:not-open:hidden">
        <Figures spreads={spreads} />
      </Disclosure>
      <Origin>{words.earnings.origin}</Origin>
    </PartSection>
  );
}

function Row({ group, spread, at, labels }: GroupSpread & { at: Scale; labels: readonly AxisLabel[] }) {
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
      <RangeTrack
        ends={[at(minimum), at(maximum)]}
        band={[at(lower), at(upper)]}
        median={at(median)}
        label={words.earnings.chart(group, formatUsd(minimum), formatUsd(maximum))}
        className="mt-1"
      />
      <Axis labels={labels} />
    </li>
  );
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
