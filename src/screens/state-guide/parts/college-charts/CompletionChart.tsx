/** Price against finishing: a mark for each college, its shape telling the type, the largest ones named. */
import type { ChartGroup, NamedDot } from "#content/parts/collegeCharts.ts";
import type { StateCode } from "#domain/college/states.ts";
import { formatShare, formatUsd } from "#lib/format.ts";
import { CollegeLink } from "../shared/CollegeLinks.tsx";
import { chartWidth, leastColleges, createScale, spreadLabels } from "../shared/chartScale.ts";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { dotLooks, dotShapes, TypeKey, TypeMark } from "../shared/TypeMark.tsx";
import { words } from "./words.ts";

const height = 330;
const plot = { left: 42, right: chartWidth - 8, top: 12, bottom: height - 44 };
const labelSize = 16;

/** In hundreds of dollars: a few dearer colleges would press all others together. */
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
          <Dots {...props} groups={withDots} />
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

/** A middle of fewer colleges says little of their type. */
function hasMiddle({ averagePriceUsd, completion }: ChartGroup): boolean {
  return averagePriceUsd.n >= leastColleges && completion.n >= leastColleges;
}

function Dots({ groups, largest, state }: Props) {
  const dearest = Math.max(...groups.flatMap(({ dots }) => dots.map(([price]) => price)));
  const x = createScale(Math.min(dearest, dearestDrawn), 100, plot.left, plot.right);
  const y = createScale(100, 25, plot.bottom, plot.top);
  const count = groups.reduce((sum, { dots }) => sum + dots.length, 0);
  return (
    <svg
      viewBox={`0 0 ${chartWidth} ${height}`}
      role="img"
      aria-label={words.completion.chart(state, count)}
      className="mt-2 h-auto w-full max-w-lg"
      fontSize={12}
    >
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${plot.left} ${y.at(tick)}H${plot.right}`} className="stroke-line" />
          <text x={plot.left - 7} y={y.at(tick) + 4} textAnchor="end" className="fill-ink-soft">
            {formatShare(tick / 100)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick, at) => (
        <text
          key={tick}
          x={x.at(tick)}
          y={plot.bottom + 17}
          textAnchor={at === x.ticks.length - 1 ? "end" : "middle"}
          className="fill-ink-soft"
        >
          {words.thousands(tick * 100)}
        </text>
      ))}
      <text x={plot.right} y={height - 6} textAnchor="end" className="fill-ink" fontWeight={600}>
        {words.completion.x}
      </text>
      <text x={0} y={height - 6} className="fill-ink" fontWeight={600}>
        {words.completion.y}
      </text>
      {groups.toReversed().map(({ group, dots }) => (
        <path
          key={group}
          d={dots.map(([price, share]) => dotShapes[group](x.at(price), y.at(share))).join("")}
          {...dotLooks[group]}
          opacity={0.8}
        />
      ))}
      <Numbers
        dots={largest}
        at={largest.map((dot) => ({ x: x.at(dot.netPriceUsd / 100), y: y.at(dot.completionRate * 100) }))}
      />
    </svg>
  );
}

function Numbers({ dots, at }: { dots: readonly NamedDot[]; at: readonly { x: number; y: number }[] }) {
  const places = spreadLabels(at, labelSize, plot);
  return dots.map((dot, index) => {
    const place = places[index];
    const point = at[index];
    if (place === undefined || point === undefined) return null;
    return (
      <g key={dot.slug}>
        <title>{words.completion.dot(dot)}</title>
        <path d={`M${point.x} ${point.y}L${place.x} ${place.y}`} className="stroke-ink" />
        <circle cx={place.x} cy={place.y} r={labelSize / 2 - 0.5} className="fill-card stroke-ink" />
        <text
          x={place.x}
          y={place.y + 3.6}
          textAnchor="middle"
          className="figures fill-ink"
          fontSize={10.5}
          fontWeight={700}
        >
          {index + 1}
        </text>
      </g>
    );
  });
}
