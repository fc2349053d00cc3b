/** A figure of a written page: amounts of records, drawn in the page as sent. Each row says its amounts in words as well. */
import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import type { BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { Legend, type LegendMark } from "#ui/chart/Legend.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import { Stairs } from "#ui/chart/Stairs.tsx";
import { Rail, Span, Spot, Track } from "#ui/chart/Track.tsx";
import type { Tone } from "#ui/chart/tones.ts";
import { Icon } from "#ui/Icon.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

type Block = BlockOf<"figure">;
type Row = Block["rows"][number];
type RowProps = { row: Row; parts: readonly string[]; inline: (runs: readonly Inline[]) => ReactNode };

/** In the order of the parts, dark beside light. */
const tones = ["accent", "support", "accentPale", "ink", "line"] as const satisfies readonly (Tone &
  LegendMark)[];

export default function DrawnFigure({ block, inline }: { block: Block; inline: RowProps["inline"] }) {
  const { draw, title, caption, parts, rows } = block;
  return (
    <figure className="keep-together max-w-3xl rounded-2xl border border-line bg-card p-5 sm:p-6">
      <figcaption>
        <p className="font-serif text-2xl leading-snug print:text-lg">{title}</p>
        <p className="mt-1 text-[0.95rem] text-ink-soft">{inline(caption)}</p>
      </figcaption>
      {parts.length > 0 && draw !== "ranges" && (
        <Legend className="mt-3" items={parts.map((name, at) => ({ mark: toneOf(at), name }))} />
      )}
      <div className="mt-4">
        {draw === "stairs" ? (
          <Stairs label={title} rows={rows.map(toStair)} least={0} most={100} />
        ) : draw === "rule" ? (
          <Rule rows={rows} inline={inline} />
        ) : (
          <ul className="space-y-3">
            {rows.map((row) => (
              <li key={toPlainText(row.name)} className="keep-together">
                {drawRow[draw]({ row, parts, inline })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </figure>
  );
}

const drawRow = { bars: BarRow, ranges: RangeRow, shares: ShareRow } as const;

function toneOf(at: number) {
  return tones[at % tones.length] ?? "accent";
}

/** Name and amount above a bar that has the whole width. */
function Line(props: { name: ReactNode; value: ReactNode; isMarked: boolean; children: ReactNode }) {
  return (
    <>
      <p
        className={joinClasses(
          "flex flex-wrap items-baseline justify-between gap-x-4 text-[0.95rem]",
          props.isMarked && "font-semibold",
        )}
      >
        <span>{props.name}</span>
        <span className="ml-auto text-right">{props.value}</span>
      </p>
      {props.children}
    </>
  );
}

const barHeight = 14;

/** In characters: "$100,000" beside its bar has room on the narrowest phone. */
const longestBeside = 8;

function DrawnBar(props: { span: readonly [number, number] | undefined; tone: Tone }) {
  const [from, to] = props.span ?? [0, 0];
  return (
    <Track label={null} height={barHeight} className="mt-1">
      <Rail width={1} tone="line" />
      <Span from={from} to={to} height={barHeight} of={barHeight} tone={props.tone} round={3} />
    </Track>
  );
}

function BarRow({ row, parts, inline }: RowProps) {
  const { name, values, spans, isMarked } = row;
  if (parts.length === 0) {
    return (
      <Line name={inline(name)} value={inline(values[0] ?? [])} isMarked={isMarked}>
        <DrawnBar span={spans[0]} tone={isMarked ? "support" : "accent"} />
      </Line>
    );
  }
  // What is longer than an amount stands above its bar, so that nothing leaves the card.
  const isLong = values.some((value) => toPlainText(value).length > longestBeside);
  return (
    <>
      <p className="text-[0.95rem]">{inline(name)}</p>
      {parts.map((part, at) => (
        <div
          key={part}
          className={
            isLong ? "flex flex-col-reverse" : "grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-3"
          }
        >
          <DrawnBar span={spans[at]} tone={toneOf(at)} />
          <p className="text-right text-[0.95rem]">
            <span className="sr-only">{part}: </span>
            {inline(values[at] ?? [])}
          </p>
        </div>
      ))}
    </>
  );
}

const rangeHeight = 16;

function RangeRow({ row, inline }: RowProps) {
  const { name, values, spans, isMarked } = row;
  const [from, to] = spans[0] ?? [0, 0];
  const [low = [], high = []] = values;
  const value =
    toPlainText(low) === toPlainText(high) ? inline(low) : inline([...low, words.rangeTo, ...high]);
  return (
    <Line name={inline(name)} value={value} isMarked={isMarked}>
      <Track label={null} height={rangeHeight} className="px-1.5">
        <Rail width={1} tone="line" />
        <Span from={from} to={to} height={5} of={rangeHeight} tone="accent" />
        <Spot at={from} radius={5} />
        <Spot at={to} radius={5} />
      </Track>
    </Line>
  );
}

function ShareRow({ row, parts, inline }: RowProps) {
  const { name, values, spans } = row;
  return (
    <>
      <p className="mb-1 text-[0.95rem]">{inline(name)}</p>
      <Stack
        parts={spans.map(([from, to], at) => ({
          key: parts[at] ?? String(at),
          amount: to - from,
          fill: toneOf(at),
        }))}
        total={100}
        label={null}
        height={22}
      />
      <p className="mt-1 flex flex-wrap gap-x-4 text-[0.95rem]">
        {values.map((value, at) => (
          <span key={parts[at]}>
            {inline(value)} <span className="text-ink-soft">{parts[at]}</span>
          </span>
        ))}
      </p>
    </>
  );
}

function toStair({ name, values, spans, isMarked }: Row) {
  const [from, to] = spans[0] ?? [0, 0];
  const label = toPlainText(name);
  return { key: label, label, amount: toPlainText(values[0] ?? []), from, to, isSum: isMarked };
}

/** What holds, and what follows from it, side by side. */
function Rule({ rows, inline }: { rows: readonly Row[]; inline: RowProps["inline"] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ name, values, isMarked }) => (
        <div
          key={toPlainText(name)}
          className={joinClasses(
            "grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[1fr_1.25rem_1.2fr]",
            isMarked && "-mx-3 rounded-lg bg-accent-soft px-3",
          )}
        >
          <dt className="font-semibold">{inline(name)}</dt>
          <dd aria-hidden="true" className="max-sm:hidden">
            <Icon icon={ArrowRight} size={18} className="mt-1 text-accent-text" />
          </dd>
          <dd>{inline(values[0] ?? [])}</dd>
        </div>
      ))}
    </dl>
  );
}
