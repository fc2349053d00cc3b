/** Price versus graduation: a mark per college, shaped by type, with the largest labeled. */
import type { ChartGroup, NamedDot } from "#content/parts/collegeCharts.ts";
import type { StateCode } from "#domain/college/states.ts";
import { formatShare, formatUsd } from "#lib/format.ts";
import { Chart } from "#ui/chart/Chart.tsx";
import { Dots, NumberedPoints } from "#ui/chart/marks.tsx";
import { createScale, listTicks } from "#ui/chart/scale.ts";
import { CollegeLink } from "../shared/CollegeLinks.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { TypeKey, TypeMark, typeShapes } from "../shared/TypeMark.tsx";
import { leastColleges } from "../shared/typeWords.ts";
import { words } from "./words.ts";

const height = 320;

/** In hundreds of dollars: a few expensive colleges would squeeze all others together. */
const dearestDrawn = 600;

type Props = { groups: readonly ChartGroup[]; largest: readonly NamedDot[]; state: StateCode };

export function CompletionChart(props: Props) {
  const { groups, largest } = props;
  const withDots = groups.filter(({ dots }) => dots.length > 0);
  if (withDots.length === 0) return null;
  const isDearer = withDots.some(({ dots }) => dots.some(([price]) => price > dearestDrawn));
  return (
    <PartSection title={words.completion.title} lead={words.completion.lead} className="mt-12">
      <div className="grid gap-x-12 gap-y-5 @2xl:grid-cols-2">
        <div className="min-w-0">
          <TypeKey groups={withDots.map(({ group }) => group)} />
          <Marks {...props} groups={withDots} />
          {isDearer && (
            <p className="text-[0.88rem] text-ink-soft">
              {words.completion.dearer(formatUsd(dearestDrawn * 100))}
            </p>
          )}
          <p className="mt-3 text-[0.95rem] font-semibold">{words.completion.middles}</p>
          <ul className="mt-1 space-y-0.5 text-[0.95rem]">
            {withDots.filter(hasMiddle).map(({ group, averagePriceUsd, completion }) => (
              <li key={group} className="flex items-baseline gap-2">
                <TypeMark group={group} />
                {averagePriceUsd.median !== null &&
                  completion.median !== null &&
                  words.completion.group(
                    group,
                    formatUsd(averagePriceUsd.median),
                    formatShare(completion.median),
                  )}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <p className="text-[0.95rem] font-semibold">{words.completion.largest}</p>
          <ol className="mt-1 list-decimal space-y-1 pl-6 text-[0.95rem] marker:font-semibold">
            {largest.map((dot) => (
              <li key={dot.slug}>
                <CollegeLink {...dot} />
                <span className="figures block text-ink-soft">
                  {words.completion.figures(formatUsd(dot.netPriceUsd), formatShare(dot.completionRate))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Origin>{words.completion.origin}</Origin>
    </PartSection>
  );
}

/** A median of fewer colleges says little about their type. */
function hasMiddle({ averagePriceUsd, completion }: ChartGroup): boolean {
  return averagePriceUsd.n >= leastColleges && completion.n >= leastColleges;
}

function Marks({ groups, largest, state }: Props) {
  const dearest = Math.max(...groups.flatMap(({ dots }) => dots.map(([price]) => price)));
  const ticks = listTicks(Math.min(dearest, dearestDrawn), { step: 100 });
  const x = createScale(0, ticks.at(-1) ?? dearestDrawn);
  const y = createScale(100, 0);
  const count = groups.reduce((sum, { dots }) => sum + dots.length, 0);
  return (
    <Chart
      label={words.completion.chart(state, count)}
      height={height}
      className="mt-2 max-w-lg"
      y={{
        labels: [0, 25, 50, 75, 100].map((share) => ({ at: y(share), text: formatShare(share / 100) })),
        title: words.completion.y,
      }}
      x={{
        labels: ticks.map((tick) => ({ at: x(tick), text: words.thousands(tick * 100) })),
        title: words.completion.x,
      }}
    >
      {groups.toReversed().map(({ group, dots }) => (
        <Dots
          key={group}
          shape={typeShapes[group]}
          points={dots.map(([price, share]) => ({ x: x(price), y: y(share) }))}
          opacity={0.85}
        />
      ))}
      <NumberedPoints
        height={height}
        points={largest.map((dot) => ({
          key: dot.slug,
          title: words.completion.dot(dot),
          x: x(dot.netPriceUsd / 100),
          y: y(dot.completionRate * 100),
        }))}
      />
    </Chart>
  );
}
