/** Says each figure's year and source once in a passage, rather than after every number. */
import type { Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";

type FigureRun = Extract<Inline, { figure: string }>;

/**
 * The same runs: a year is shown with the first figure of that year, and not where the passage or what stands above it
 * (`said`) names it; a source is cited with the last figure it is behind. A year that is over is shown all the same, once.
 * A day that is only expected says so each time, unless its sentence does: beside one marked day, the next reads as published.
 */
export function settleFigures(runs: readonly Inline[], said: string): Inline[] {
  const text = `${said} ${toPlainText(runs)}`;
  const lastOf = new Map<number, unknown>();
  for (const run of runs.flatMap(listMarked)) {
    const source = "cite" in run ? run.cite : run.source;
    if (source !== null) lastOf.set(source, run);
  }
  const saidBeside = listSaidExpected(runs);
  const shown = new Set<string>();
  const settleRun = (run: Inline): Inline[] => {
    if (typeof run === "string") return [run];
    if ("bold" in run) return [{ bold: run.bold.flatMap(settleRun) }];
    if ("italic" in run) return [{ italic: run.italic.flatMap(settleRun) }];
    if ("to" in run) return [{ to: run.to, text: run.text.flatMap(settleRun) }];
    if ("cite" in run) return lastOf.get(run.cite) === run ? [run] : [];
    const isExpected = run.year === expected;
    const mark = isExpected ? `${expected} ${run.figure.replace(/, \d{4}$/, "")}` : run.year;
    const isSaid = isExpected ? saidBeside.has(run) : text.includes(run.year);
    const isShown = !shown.has(mark) && (run.isPast || !isSaid);
    shown.add(mark);
    const source = run.source !== null && lastOf.get(run.source) === run ? run.source : null;
    return [{ ...run, year: isShown ? run.year : "", source }];
  };
  return putYearsAfterUnits(runs.flatMap(settleRun));
}

/** Stands in place of a year beside a day that is not published. */
const expected = "expected";

/** The figures whose own sentence calls them expected. */
function listSaidExpected(runs: readonly Inline[]): Set<FigureRun> {
  const saidOf = new Set<FigureRun>();
  let sentence: { figures: FigureRun[]; isSaid: boolean } = { figures: [], isSaid: false };
  const end = () => {
    if (sentence.isSaid) for (const figure of sentence.figures) saidOf.add(figure);
    sentence = { figures: [], isSaid: false };
  };
  for (const run of runs.flatMap(listRuns)) {
    if (typeof run !== "string") {
      sentence.figures.push(run);
      continue;
    }
    const [first = "", ...rest] = run.split(/(?<=[.?!])\s+/);
    sentence.isSaid ||= first.includes(expected);
    for (const next of rest) {
      end();
      sentence.isSaid ||= next.includes(expected);
    }
  }
  end();
  return saidOf;
}

/** The words and figures of a run, in order. */
function listRuns(run: Inline): (FigureRun | string)[] {
  if (typeof run === "string" || "figure" in run) return [run];
  if ("cite" in run) return [];
  return ("bold" in run ? run.bold : "italic" in run ? run.italic : run.text).flatMap(listRuns);
}

/** What a figure counts or how often it is paid: "$9,748 a year", "61% of its applicants". */
const unit =
  /^ (?:undergraduates|(?:a|each|per) (?:year|semester|term|month|credit)|(?:in|for) (?:tuition and fees|tuition|federal loans|room and board)|of (?:its |all |the )?(?:first-year |full-time )*(?:applicants|undergraduates|students|first-years))(?: a year| in tuition and fees)?(?![\w-])/;

/** A year between a figure and its unit interrupts the sentence: it comes after both. */
function putYearsAfterUnits(runs: readonly Inline[]): Inline[] {
  return runs.map((run, at) => {
    if (typeof run === "string") return run.slice(findUnit(runs[at - 1], run).length);
    if (!("figure" in run)) return run;
    const found = findUnit(run, runs[at + 1]);
    return found === "" ? run : { ...run, unit: found };
  });
}

/** Empty where the figure shows no year, or other words follow it. */
function findUnit(run: Inline | undefined, next: Inline | undefined): string {
  const hasYear = run !== undefined && typeof run !== "string" && "figure" in run && run.year !== "";
  return hasYear && typeof next === "string" ? (unit.exec(next)?.[0] ?? "") : "";
}

function listMarked(run: Inline): (FigureRun | { cite: number })[] {
  if (typeof run === "string") return [];
  if ("figure" in run || "cite" in run) return [run];
  return ("bold" in run ? run.bold : "italic" in run ? run.italic : run.text).flatMap(listMarked);
}

type TableText = { caption: Inline[]; head: Inline[][]; rows: Inline[][][] };

/** A source that is behind all of a table stands in its caption, once. */
export function settleTable({ caption, head, rows }: TableText): TableText {
  const cells = [...head, ...rows.flat()].flat().flatMap(listMarked);
  const sources = new Set(cells.flatMap((run) => ("cite" in run ? run.cite : (run.source ?? []))));
  const [source] = sources;
  if (source === undefined || sources.size > 1) return { caption, head, rows };
  const isCited = caption.flatMap(listMarked).some((run) => "cite" in run && run.cite === source);
  return {
    caption: isCited ? caption : [...caption, { cite: source }],
    head: head.map((cell) => cell.flatMap(removeSource)),
    rows: rows.map((row) => row.map((cell) => cell.flatMap(removeSource))),
  };
}

function removeSource(run: Inline): Inline[] {
  if (typeof run === "string") return [run];
  if ("cite" in run) return [];
  if ("figure" in run) return [{ ...run, source: null }];
  if ("bold" in run) return [{ bold: run.bold.flatMap(removeSource) }];
  if ("italic" in run) return [{ italic: run.italic.flatMap(removeSource) }];
  return [{ to: run.to, text: run.text.flatMap(removeSource) }];
}
