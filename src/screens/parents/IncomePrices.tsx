/** Two colleges' average prices by family income as two crossing lines, with the same figures as a table. */

import { pricesByIncome } from "#components/marketing/publishedFigures.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { formatShortBracket, formatUsd } from "#lib/format.ts";
import { Chart } from "#ui/chart/Chart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { Dots, Line, Plane } from "#ui/chart/marks.tsx";
import { createScale } from "#ui/chart/scale.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

const { cost } = words;
const { rice, austin, incomes } = pricesByIncome;
const height = 234;
const y = createScale(50_000, 0);
const ticks = [0, 20_000, 40_000].map((amountUsd) => ({ at: y(amountUsd), text: formatUsd(amountUsd) }));
const draw = (prices: readonly number[]) =>
  prices.map((priceUsd, index) => ({ x: (100 / incomes.length) * (index + 0.5), y: y(priceUsd) }));
const brackets = incomeBrackets.map(({ fromUsd, toUsd }, index) => ({
  at: (100 / incomes.length) * (index + 0.5),
  text: formatShortBracket(fromUsd, toUsd),
}));
const ricePoints = draw(rice.pricesUsd);
const austinPoints = draw(austin.pricesUsd);

export function IncomePrices() {
  return (
    <figure className="rounded-3xl border border-line bg-card p-5 sm:p-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{cost.caption}</span>
        <Legend
          items={[
            { mark: "solidLine", name: cost.rice },
            { mark: "dashedLine", name: cost.austin },
          ]}
        />
      </figcaption>
      <Chart
        label={null}
        height={height}
        className="mt-4"
        y={{ labels: ticks }}
        x={{ labels: brackets, title: cost.income }}
      >
        <Plane>
          <Line points={austinPoints} tone="inkSoft" width={2} dashes="5 4" />
          <Line points={ricePoints} tone="accent" width={3} />
        </Plane>
        <Dots points={austinPoints} shape="ring" />
        <Dots points={ricePoints} shape="disc" />
      </Chart>
      <div className="mt-3 overflow-x-auto">
        <table className="figures w-full text-left text-[0.95rem]">
          <caption className="sr-only">{cost.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-1.5 font-normal text-ink-soft">
                {cost.income}
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {cost.rice}
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {cost.austin}
              </th>
            </tr>
          </thead>
          <tbody>
            {incomes.map((income, index) => (
              <Row key={income} name={income} rice={rice.pricesUsd[index]} austin={austin.pricesUsd[index]} />
            ))}
            <Row name={cost.before} rice={rice.costUsd} austin={austin.costUsd} />
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-[0.88rem] text-ink-soft">
        {cost.note} {cost.profiles}{" "}
        <Link to={rice.path} className="underline underline-offset-4">
          {cost.rice}
        </Link>
        ,{" "}
        <Link to={austin.path} className="underline underline-offset-4">
          {cost.austin}
        </Link>
        .
      </p>
    </figure>
  );
}

function Row(props: { name: string; rice: number | undefined; austin: number | undefined }) {
  const { rice: riceUsd = 0, austin: austinUsd = 0 } = props;
  const lower = "font-semibold text-accent-text";
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 font-normal">
        {props.name}
      </th>
      <td className={`py-2 text-right ${riceUsd < austinUsd ? lower : ""}`}>{formatUsd(riceUsd)}</td>
      <td className={`py-2 text-right ${austinUsd < riceUsd ? lower : ""}`}>{formatUsd(austinUsd)}</td>
    </tr>
  );
}
