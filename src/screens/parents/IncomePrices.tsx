/** Two colleges' published prices by family income as two lines that cross, and the same figures as a table. */

import { pricesByIncome } from "#components/marketing/publishedFigures.ts";
import { formatUsd } from "#lib/format.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

const { cost } = words;
const { rice, austin, incomes } = pricesByIncome;
const height = 190;
const top = 12;
const maximumUsd = 50_000;
const step = 320 / incomes.length;
const scaleX = (index: number) => step * (index + 0.5);
const scaleY = (amountUsd: number) => top + (1 - amountUsd / maximumUsd) * (height - top - 8);
const drawLine = (prices: readonly number[]) =>
  prices.map((price, index) => `${index === 0 ? "M" : "L"}${scaleX(index)} ${scaleY(price).toFixed(1)}`).join("");
const drawDots = (prices: readonly number[]) =>
  prices.map((price, index) => `M${scaleX(index)} ${scaleY(price).toFixed(1)}h0`).join("");

export function IncomePrices() {
  return (
    <figure className="rounded-3xl border border-line bg-card p-5 sm:p-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{cost.caption}</span>
        <span className="flex gap-5 text-[0.95rem]">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="h-1 w-6 rounded-full bg-accent" />
            {cost.rice}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-ink-soft" />
            {cost.austin}
          </span>
        </span>
      </figcaption>
      <svg viewBox={`0 0 320 ${height}`} aria-hidden="true" fill="none" className="mt-4 h-auto w-full">
        {[0, 20_000, 40_000].map((amountUsd) => (
          <g key={amountUsd}>
            <path d={`M0 ${scaleY(amountUsd)}H320`} className="stroke-line" strokeWidth={0.8} />
            <text x={0} y={scaleY(amountUsd) - 3} className="fill-ink-soft text-[11px] sm:text-[8px]">
              {formatUsd(amountUsd)}
            </text>
          </g>
        ))}
        <path
          d={drawLine(austin.pricesUsd)}
          className="stroke-ink-soft"
          strokeWidth={2}
          strokeDasharray="5 4"
          strokeLinejoin="round"
        />
        <path
          d={drawDots(austin.pricesUsd)}
          className="stroke-ink-soft"
          strokeWidth={8.5}
          strokeLinecap="round"
        />
        <path d={drawDots(austin.pricesUsd)} className="stroke-card" strokeWidth={4.5} strokeLinecap="round" />
        <path d={drawLine(rice.pricesUsd)} className="stroke-accent" strokeWidth={3} strokeLinejoin="round" />
        <path d={drawDots(rice.pricesUsd)} className="stroke-accent" strokeWidth={8} strokeLinecap="round" />
      </svg>
      <table className="figures mt-3 w-full text-left text-[0.95rem]">
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
