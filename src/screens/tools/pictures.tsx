/** A small picture of each tool, made of components the tool itself uses. */
import { Search } from "lucide";
import type { ReactNode } from "react";
import { formatShare, formatUsd } from "#lib/format.ts";
import { Band } from "#ui/chart/Band.tsx";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { VisuallyHidden } from "#ui/Hidden.tsx";
import { Icon } from "#ui/Icon.tsx";
import { StatusMark } from "#ui/StatusMark.tsx";
import { compared, sample } from "./figures.ts";
import { type ToolPicture, words } from "./words.ts";

export function Picture({ kind }: { kind: ToolPicture }) {
  const Drawn = pictures[kind];
  return <Drawn />;
}

const pictures: Readonly<Record<ToolPicture, () => ReactNode>> = {
  chance: Chance,
  price: Price,
  search: Found,
  compare: Compared,
  index: IndexLines,
  plan: Labels,
  deadlines: Days,
  trip: Route,
  draft: Remarked,
};

function Sample() {
  return <span className="text-[0.85rem] text-ink-soft">{words.sample}</span>;
}

function Chance() {
  const { low, high } = sample.chance;
  return (
    <>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figures font-serif text-2xl">{words.pictures.chanceText(low, high)}</span>
        <Sample />
      </p>
      <Dots100 low={low} between={high - low} label={words.pictures.chance(low, high)} />
    </>
  );
}

function Price() {
  const { low, middle, high, full } = sample.priceUsd;
  return (
    <>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figures font-serif text-2xl">
          {words.pictures.priceText(formatUsd(low), formatUsd(high))}
        </span>
        <Sample />
      </p>
      <Band
        low={low}
        middle={middle}
        high={high}
        scaleMaximum={full}
        limit={null}
        far={full}
        label={words.pictures.price}
      />
    </>
  );
}

function Found() {
  return (
    <div aria-hidden="true" className="w-full">
      <p className="flex min-h-11 items-center gap-2.5 rounded-xl border-2 border-line-strong bg-card px-3">
        <Icon icon={Search} size={18} className="shrink-0 text-ink-soft" />
        {words.pictures.typed}
      </p>
      <p className="mx-3 rounded-b-xl border-x border-b border-line bg-card px-3 py-2 font-serif text-lg">
        {words.pictures.found}
      </p>
    </div>
  );
}

function Remarked() {
  return (
    <>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-serif text-lg leading-snug">
          <mark className="rounded-sm bg-support-soft text-ink">{words.pictures.draftSentence}</mark>
        </span>
        <Sample />
      </p>
      <p className="border-l-4 border-support pl-3">{words.pictures.draftQuestion}</p>
    </>
  );
}

function Compared() {
  const [admitted, price, earnings] = words.pictures.compareHead;
  const rows = [
    { name: admitted, of: (one: (typeof compared)[number]) => formatShare(one.admitShare) },
    { name: price, of: (one: (typeof compared)[number]) => formatUsd(one.costUsd) },
    { name: earnings, of: (one: (typeof compared)[number]) => formatUsd(one.earningsUsd) },
  ];
  return (
    <table className="w-full table-fixed text-[0.92rem] wrap-break-word">
      <caption className="caption-bottom pt-1.5 text-left text-[0.82rem] text-ink-soft">
        {words.pictures.compareSource}
      </caption>
      <thead>
        <tr>
          <td className="w-2/5">
            <VisuallyHidden>{words.pictures.compareCorner}</VisuallyHidden>
          </td>
          {compared.map(({ slug, name }) => (
            <th key={slug} scope="col" className="pb-1 text-right font-serif text-base font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal text-ink-soft">
              {row.name}
            </th>
            {compared.map((one) => (
              <td key={one.slug} className="py-1 pl-2 text-right font-semibold">
                {row.of(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function IndexLines() {
  const [line, worksheet, dollars] = words.pictures.indexHead;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-[0.92rem]">
        <caption className="caption-bottom pt-1.5 text-left text-[0.82rem] text-ink-soft">
          {words.pictures.indexSource}
        </caption>
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="pr-3 pb-1 font-normal">
              {line}
            </th>
            <th scope="col" className="pb-1 font-normal">
              {worksheet}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {dollars}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.pictures.indexLines.map(([number, name, amount]) => (
            <tr key={number} className="border-t border-line">
              <td className="py-1 pr-3">{number}</td>
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              <td className="py-1 pl-2 text-right font-semibold">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const labelWords = { safety: "Safety", likely: "Likely", target: "Target", reach: "Reach" } as const;
const labels = ["safety", "likely", "target", "reach"] as const;

function Labels() {
  return (
    <div className="w-full">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2">
        {labels.map((label) => (
          <li key={label} className="flex items-baseline justify-between gap-2 border-b border-line pb-1.5">
            <StatusMark tone={label} word={labelWords[label]} />
            <span className="figures font-serif text-2xl">{sample.byLabel[label]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-right">
        <Sample />
      </p>
    </div>
  );
}

function Days() {
  return (
    <ul aria-hidden="true" className="flex gap-3">
      {words.pictures.dates.map((date) => (
        <li
          key={date}
          className="w-20 overflow-hidden rounded-xl border border-line-strong bg-card text-center"
        >
          <span className="block bg-accent py-0.5 text-[0.85rem] text-on-accent">{words.pictures.day}</span>
          <span className="figures block py-1.5 font-serif text-3xl">{date}</span>
        </li>
      ))}
    </ul>
  );
}

function Route() {
  return (
    <div>
      <svg viewBox="0 0 220 96" role="img" aria-label={words.pictures.trip} className="h-24 w-full max-w-56">
        <path
          d="M18 78 L74 26 L142 44 L198 16 M198 16 C170 84 90 92 18 78"
          className="fill-none stroke-line-strong"
          strokeWidth="2.5"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <rect x="11" y="71" width="14" height="14" rx="3" className="fill-support" />
        {tripStops.map(([x, y], index) => (
          <g key={x}>
            <circle cx={x} cy={y} r="12" className="fill-accent" />
            <text x={x} y={y + 5} textAnchor="middle" className="figures fill-on-accent text-[0.85rem]">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <p className="mt-1.5 text-right">
        <Sample />
      </p>
    </div>
  );
}

/** The sample trip's stops, in the picture's own units. */
const tripStops = [
  [74, 26],
  [142, 44],
  [198, 16],
] as const;
