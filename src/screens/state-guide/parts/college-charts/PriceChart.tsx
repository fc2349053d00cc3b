/** Price by family income as a line for each type of college, with the figures as a table. */
import type { ChartGroup, PartMedian } from "#content/parts/collegeCharts.ts";
import type { TypeGroup } from "#content/parts/collegeTypes.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { formatUsd } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { chartWidth, leastColleges, type Scale, createScale } from "../shared/chartScale.ts";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { dotLooks, dotShapes, TypeKey, TypeMark } from "../shared/TypeMark.tsx";
import { groupNames, notPublished } from "../shared/typeWords.ts";
import { words } from "./words.ts";

const height = 250;
const left = 40;
const right = chartWidth - 30;
const bottom = height - 28;

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
  const all = groups.flatMap(({ bracketPricesUsd }) => bracketPricesUsd.map(({ median }) => median ?? 0));
  const y = createScale(Math.max(...all), 10_000, bottom, 18);
  return (
    <svg
      viewBox={`0 0 ${chartWidth} ${height}`}
      role="img"
      aria-label={words.price.chart(groups.map(({ group }) => groupNames[group]))}
      className="mt-2 h-auto w-full max-w-lg"
      fontSize={12}
    >
      <Grid y={y} />
      {incomeBrackets.map(({ fromUsd, toUsd }, at) => (
        <text key={fromUsd} x={getBracketX(at)} y={height - 8} textAnchor="middle" className="fill-ink-soft">
          {words.price.shortBracket(fromUsd, toUsd)}
        </text>
      ))}
      {groups.map(({ group, bracketPricesUsd }) => {
        const points = bracketPricesUsd.map(({ median }, at) => ({ x: getBracketX(at), y: y.at(median ?? 0) }));
        return (
          <g key={group}>
            <path
              d={`M${points.map((point) => `${point.x} ${point.y}`).join("L")}`}
              className={group === "publicFour" ? "fill-none stroke-accent" : "fill-none stroke-ink-soft"}
              strokeWidth={2}
              strokeDasharray={lines[group]}
              strokeLinejoin="round"
            />
            <path
              d={points.map((point) => dotShapes[group](point.x, point.y)).join("")}
              {...dotLooks[group]}
            />
          </g>
        );
      })}
      <Amounts groups={groups} y={y} />
    </svg>
  );
}

/** Figures at the points of the first two lines, clear of the points above them; the rest is in the table. */
function Amounts({ groups, y }: { groups: readonly ChartGroup[]; y: Scale }) {
  return groups.slice(0, 2).flatMap(({ group, bracketPricesUsd }, line) =>
    bracketPricesUsd.map(({ median }, at) => {
      const place = y.at(median ?? 0);
      const above = groups.some(({ bracketPricesUsd: others }) => {
        const distance = place - y.at(others[at]?.median ?? 0);
        return distance > 0 && distance < 24;
      });
      return (
        <text
          key={`${group}${at}`}
          x={getBracketX(at)}
          y={line === 0 || above ? place + 19 : place - 9}
          textAnchor="middle"
          className="figures fill-ink"
          fontWeight={600}
        >
          {formatAmount(median)}
        </text>
      );
    }),
  );
}

function Grid({ y }: { y: Scale }) {
  return y.ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${left - 4} ${y.at(tick)}H${chartWidth}`} className="stroke-line" />
      <text x={left - 9} y={y.at(tick) + 4} textAnchor="end" className="fill-ink-soft">
        {words.thousands(tick)}
      </text>
    </g>
  ));
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
      {formatAmount(value.median)} <span className="text-[0.85rem] text-ink-soft">{words.price.of(value.n)}</span>
    </td>
  );
}

function isEnough({ median, n }: PartMedian): boolean {
  return median !== null && n >= leastColleges;
}

function formatAmount(usd: number | null): string {
  return usd === null ? notPublished : formatUsd(usd);
}

function getBracketX(at: number): number {
  return left + 24 + ((right - left - 24) / (incomeBrackets.length - 1)) * at;
}
