/** Price by family income as a line per type of college, with the figures as a table. */
import type { ChartGroup, PartMedian } from "#content/parts/collegeCharts.ts";
import type { TypeGroup } from "#content/parts/collegeTypes.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { formatShortBracket, formatUsd } from "#lib/format.ts";
import { Chart, PointLabels } from "#ui/chart/Chart.tsx";
import { Dots, Line, Plane } from "#ui/chart/marks.tsx";
import { createScale, listTicks } from "#ui/chart/scale.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { TypeKey, TypeMark, typeShapes } from "../shared/TypeMark.tsx";
import { groupNames, leastColleges, notPublished } from "../shared/typeWords.ts";
import { words } from "./words.ts";

const height = 264;

const lines: Record<TypeGroup, string | undefined> = {
  publicFour: undefined,
  publicTwo: "2 5",
  nonprofit: "9 4",
  forProfit: "2 4",
};

export function PriceChart({ groups }: { groups: readonly ChartGroup[] }) {
  const drawn = groups.filter(({ bracketPricesUsd }) => bracketPricesUsd.every(isEnough));
  const others = groups.filter((group) => !drawn.includes(group) && isEnough(group.averagePriceUsd));
  const ofPublic = drawn.find(({ group }) => group === "publicFour")?.bracketPricesUsd;
  return (
    <PartSection
      title={words.price.title}
      lead={
        ofPublic === undefined
          ? undefined
          : words.price.lead(formatAmount(ofPublic[0].median), formatAmount(ofPublic[4].median))
      }
    >
      {drawn.length > 0 && (
        <>
          <TypeKey groups={drawn.map(({ group }) => group)} />
          <Lines groups={drawn} />
        </>
      )}
      {others.length > 0 && (
        <div className="mt-3 text-[0.95rem]">
          <p className="font-semibold">{words.price.notByIncomeTitle}</p>
          <ul className="mt-1 space-y-0.5">
            {others.map(({ group, averagePriceUsd }) => (
              <li key={group} className="flex items-center gap-2">
                <TypeMark group={group} />
                {words.price.notByIncome(group, formatAmount(averagePriceUsd.median))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure summary={words.table} className="mt-2 print:not-open:hidden">
        <Figures groups={groups} />
      </Disclosure>
      <Origin>{words.price.origin}</Origin>
    </PartSection>
  );
}

function Lines({ groups }: { groups: readonly ChartGroup[] }) {
  const ticks = listTicks(
    Math.max(...groups.flatMap(({ bracketPricesUsd }) => bracketPricesUsd.map(({ median }) => median ?? 0))),
    { step: 10_000 },
  );
  const y = createScale(ticks.at(-1) ?? 10_000, 0);
  const drawn = groups.map(({ group, bracketPricesUsd }) => ({
    group,
    points: bracketPricesUsd.map(({ median }, at) => ({ x: getBracketX(at), y: y(median ?? 0), median })),
  }));
  return (
    <Chart
      label={words.price.chart(groups.map(({ group }) => groupNames[group]))}
      height={height}
      className="mt-2 max-w-lg"
      y={{ labels: ticks.map((tick) => ({ at: y(tick), text: words.thousands(tick) })) }}
      x={{
        labels: incomeBrackets.map(({ fromUsd, toUsd }, at) => ({
          at: getBracketX(at),
          text: formatShortBracket(fromUsd, toUsd),
        })),
      }}
    >
      <Plane>
        {drawn.map(({ group, points }) => (
          <Line
            key={group}
            points={points}
            tone={group === "publicFour" ? "accent" : "inkSoft"}
            width={2}
            dashes={lines[group]}
          />
        ))}
      </Plane>
      {drawn.map(({ group, points }) => (
        <Dots key={group} points={points} shape={typeShapes[group]} />
      ))}
      {/* The ends of the first two lines before what is between them; the rest is in the table. */}
      <PointLabels
        height={height}
        points={drawn.flatMap(({ points }) => points)}
        labels={[0, 4, 2, 1, 3].flatMap((at) =>
          drawn.slice(0, 2).flatMap(({ points }) => {
            const point = points[at];
            return point === undefined ? [] : [{ x: point.x, y: point.y, text: formatAmount(point.median) }];
          }),
        )}
      />
    </Chart>
  );
}

function Figures({ groups }: { groups: readonly ChartGroup[] }) {
  const isFew = groups.some(({ bracketPricesUsd }) =>
    bracketPricesUsd.some(({ n }) => n > 0 && n < leastColleges),
  );
  return (
    <>
      <TableFrame label={words.price.title}>
        <thead>
          <tr>
            <th scope="col">{words.price.income}</th>
            {groups.map(({ group }) => (
              <th key={group} scope="col">
                {groupNames[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {incomeBrackets.map(({ fromUsd, toUsd }, at) => (
            <tr key={fromUsd}>
              <th scope="row" className="font-normal whitespace-nowrap">
                {words.price.bracket(fromUsd, toUsd)}
              </th>
              {groups.map(({ group, bracketPricesUsd }) => (
                <FigureCell key={group} value={bracketPricesUsd[at] ?? { median: null, n: 0 }} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.price.all}</th>
            {groups.map(({ group, averagePriceUsd }) => (
              <FigureCell key={group} value={averagePriceUsd} />
            ))}
          </tr>
        </tbody>
      </TableFrame>
      {isFew && <p className="mt-2 text-[0.88rem] text-ink-soft">{words.price.fewNote}</p>}
    </>
  );
}

function FigureCell({ value }: { value: PartMedian }) {
  if (!isEnough(value)) {
    return <td className="text-[0.9rem] text-ink-soft">{value.n === 0 ? notPublished : words.price.few}</td>;
  }
  return (
    <td className="whitespace-nowrap">
      {formatAmount(value.median)}{" "}
      <span className="text-[0.85rem] text-ink-soft">{words.price.of(value.n)}</span>
    </td>
  );
}

function isEnough({ median, n }: PartMedian): boolean {
  return median !== null && n >= leastColleges;
}

function formatAmount(usd: number | null): string {
  return usd === null ? notPublished : formatUsd(usd);
}

/** Each bracket has a fifth of the width. */
function getBracketX(at: number): number {
  return (100 / incomeBrackets.length) * (at + 0.5);
}
