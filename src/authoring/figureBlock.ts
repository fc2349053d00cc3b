/** Draws the `figure` blocks of written pages: places for what records hold, so that no number of a drawing is typed. */
import type { z } from "zod";
import type { BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { formatUsd } from "#lib/format.ts";
import type { dataBlockSchemas } from "./dataBlocks.ts";
import type { Figure } from "./figure.ts";

export type FigureSpec = z.output<typeof dataBlockSchemas.figure>;

export type FigureContext = {
  /** A figure by its name, and as a run of text. */
  find: (name: string) => { figure: Figure; run: Inline };
  /** A text with inline Markdown. */
  marked: (text: string) => Inline[];
  refuse: (sentence: string) => never;
};

type DrawnBlock = BlockOf<"figure">;
type ReadRow = { name: Inline[]; values: Inline[][]; amounts: number[]; isSum: boolean; isMarked: boolean };

/** The year and the sources stand in the caption once, unless rows are of different years. */
export function drawFigure(spec: FigureSpec, context: FigureContext): DrawnBlock {
  const rows = spec.byIncome === undefined ? readRows(spec, context) : readIncomeRows(spec, context);
  if (rows.length < 2) context.refuse("A figure has two rows or more.");
  const spans = placeSpans(spec, rows, context);
  const runs = rows.flatMap(({ name, values }) => [name, ...values]);
  const years = new Set(
    runs.flat().flatMap((run) => (isFigureRun(run) && run.year !== "" ? [run.year] : [])),
  );
  const caption = context.marked(spec.caption);
  const [year] = years;
  const isOneYear = years.size === 1 && year !== undefined;
  const settle = (run: Inline, part = ""): Inline[] => {
    if (typeof run !== "string" && "cite" in run) return [];
    if (!isFigureRun(run)) return [run];
    // The legend has the year where it names a part.
    const isSaid = isOneYear || part.includes(run.year);
    return [{ ...run, source: null, year: isSaid ? "" : run.year }];
  };
  const cited = new Set([...caption, ...runs.flat()].flatMap(listSources));
  return {
    kind: "figure",
    draw: spec.draw,
    title: spec.title,
    caption: [
      ...caption.flatMap((run) => settle(run)),
      ...(isOneYear && !toPlainText(caption).includes(year) ? [`, ${year}`] : []),
      ...[...cited].map((cite) => ({ cite })),
    ],
    parts: spec.parts,
    rows: rows.map(({ name, values, isSum, isMarked }, at) => ({
      name: name.flatMap((run) => settle(run)),
      values: values.map((value, place) => value.flatMap((run) => settle(run, spec.parts[place]))),
      spans: spans[at] ?? [],
      isMarked: isSum || isMarked,
    })),
  };
}

function readRows({ draw, parts, rows }: FigureSpec, { find, marked, refuse }: FigureContext): ReadRow[] {
  let sum = 0;
  return rows.map(({ name, value, values, means, isSum, isMarked }) => {
    const row = { name: marked(name), isSum, isMarked };
    // Dollars: no other amounts are added up in a figure.
    if (isSum && value === undefined) return { ...row, values: [[formatUsd(sum)]], amounts: [sum] };
    if (draw === "rule") {
      if (means === undefined) return refuse(`"${name}": a row of a rule says what follows.`);
      return { ...row, values: [marked(means)], amounts: [] };
    }
    const names = values ?? (value === undefined ? [] : [value]);
    if (names.length !== Math.max(1, parts.length))
      return refuse(`"${name}" has ${names.length} values, and the figure ${parts.length} parts.`);
    const found = names.map(find);
    sum += isSum ? 0 : (found[0]?.figure.amount ?? 0);
    return {
      ...row,
      values: found.map(({ run }) => [run]),
      amounts: found.map((one) => amountOf(one, refuse)),
    };
  });
}

function amountOf({ figure }: { figure: Figure }, refuse: FigureContext["refuse"]): number {
  return figure.amount ?? refuse(`"${figure.text}" is no amount that can be drawn.`);
}

/** A row for each income group; a group without a figure has none. */
function readIncomeRows({ byIncome = [], parts }: FigureSpec, { find, refuse }: FigureContext): ReadRow[] {
  if (byIncome.length !== Math.max(1, parts.length))
    return refuse("Each series by income needs its name among the parts.");
  return incomeBrackets.map(({ fromUsd, toUsd }, at) => {
    const found = byIncome.map((series) => find(`${series}.netPriceBracket${at + 1}Usd`));
    return {
      name: [nameBracket(fromUsd, toUsd)],
      values: found.map(({ run }) => [run]),
      amounts: found.map((one) => amountOf(one, refuse)),
      isSum: false,
      isMarked: false,
    };
  });
}

function nameBracket(fromUsd: number, toUsd: number | null): string {
  if (toUsd === null) return `Above ${formatUsd(fromUsd - 1)}`;
  return fromUsd === 0 ? `Up to ${formatUsd(toUsd)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`;
}

/** Where each amount begins and ends, from 0 to 100. */
function placeSpans(
  spec: FigureSpec,
  rows: readonly ReadRow[],
  { refuse }: FigureContext,
): [number, number][][] {
  const all = rows.flatMap(({ amounts }) => amounts);
  // Shares are drawn against the whole, so that half of a line is half.
  const most = all.every((amount) => amount <= 1) ? 1 : Math.max(...all);
  const at = (amount: number) => toPlace(amount, most);
  switch (spec.draw) {
    case "rule":
      return rows.map(() => []);
    case "bars":
      return rows.map(({ amounts }) => amounts.map((amount) => [0, at(amount)]));
    case "ranges":
      return placeRanges(rows, refuse);
    case "shares":
      return rows.map(({ amounts }) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const whole = sum <= 1 ? 1 : sum;
        let end = 0;
        return amounts.map((amount) => {
          const start = end;
          end = Math.min(100, end + toPlace(amount, whole));
          return [start, end];
        });
      });
    case "stairs":
    default:
      return placeStairs(rows, refuse);
  }
}

/** From 0 to 100, in tenths; what is below zero stands at zero, and so does all of it where nothing is above. */
function toPlace(amount: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, amount / whole)) * 1000) / 10;
}

/** A range is a place and no length, so its scale begins near the lowest one. */
function placeRanges(rows: readonly ReadRow[], refuse: FigureContext["refuse"]): [number, number][][] {
  const all = rows.flatMap(({ amounts }) => amounts);
  const least = Math.min(...all);
  const at = (amount: number) => toPlace(amount - least, Math.max(...all) - least);
  return rows.map(({ amounts: [low = 0, high = 0] }) =>
    low > high ? refuse("A range begins with its lower end.") : [[at(low), at(high)]],
  );
}

function placeStairs(rows: readonly ReadRow[], refuse: FigureContext["refuse"]): [number, number][][] {
  const total = rows.reduce((sum, { amounts: [amount = 0], isSum }) => sum + (isSum ? 0 : amount), 0);
  let end = 0;
  return rows.map(({ amounts: [amount = 0], isSum }) => {
    if (isSum && amount !== end) return refuse(`The rows add up to ${end} and not to ${amount}.`);
    const start = isSum ? 0 : end;
    end = isSum ? end : end + amount;
    return [[toPlace(start, total), toPlace(end, total)]];
  });
}

type FigureRun = Extract<Inline, { figure: string }>;

function isFigureRun(run: Inline): run is FigureRun {
  return typeof run !== "string" && "figure" in run;
}

function listSources(run: Inline): number[] {
  if (typeof run === "string") return [];
  if ("cite" in run) return [run.cite];
  return isFigureRun(run) && run.source !== null ? [run.source] : [];
}
