/** Pages built from data of a year later: no figure whose year is over stands as current, and no step whose day is past. */
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import type { Block, Inline } from "#content/blocks.ts";
import { listRuns } from "#content/boundFigures.ts";
import { toPlainText } from "#content/plainText.ts";
import { describePastPeriod } from "#facts/describePeriod.ts";
import { findPeriodEnd } from "#facts/period.ts";
import { readContent } from "../build/content/readContent.ts";
import { readTestFacts } from "./support/readTestContent.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const root = resolve(import.meta.dirname, "..");
const later = "2027-10-15";

let articles: ParsedArticle[];
beforeAll(async () => {
  articles = await readContent(
    root,
    { ...loadShippedColleges(), asOf: later },
    {
      facts: await readTestFacts(),
    },
  );
});

type FigureRun = Extract<Inline, { figure: string }>;

function listFigures(run: Inline): FigureRun[] {
  if (typeof run === "string" || "cite" in run) return [];
  if ("figure" in run) return [run];
  return ("bold" in run ? run.bold : "italic" in run ? run.italic : run.text).flatMap(listFigures);
}

/** The runs of a page, passage by passage: a passage says once that a year is over. A drawn figure says it in its caption. */
const passagesOf = ({ article }: ParsedArticle): (readonly Inline[])[] => [
  article.answer,
  ...article.blocks.flatMap((block) =>
    block.kind === "figure" ? [listRuns(block).flat()] : listRuns(block),
  ),
];
const figuresOf = (runs: readonly Inline[]) => runs.flatMap(listFigures);

const isDay = /^(January|February|March|April|May|June|July|August|September|October|November|December) /;

const periodOf = ({ fact = "" }: FigureRun) => fact.split("@")[1] ?? "";

function isOver(figure: FigureRun): boolean {
  const end = findPeriodEnd(periodOf(figure));
  return end !== null && end < later;
}

test("a figure whose year is over says so, with its year", async () => {
  const facts = await readTestFacts();
  const passages = articles.flatMap(passagesOf).map((runs) => ({
    text: toPlainText(runs),
    figures: figuresOf(runs).filter(({ fact }) => fact !== undefined),
  }));
  const bound = passages.flatMap(({ figures }) => figures);
  expect(bound.filter(isOver).length).toBeGreaterThan(100);
  // A day of every year is never over: the next test is about those. Nor is what was counted once, in a survey.
  const isOneTime = ({ fact = "" }: FigureRun) => {
    const record = facts.records.get(fact.split("@")[0] ?? "");
    return record !== undefined && "isOneTime" in record && record.isOneTime;
  };
  const figures = bound.filter((figure) => !isDay.test(figure.figure) && !isOneTime(figure));
  expect(figures.filter((figure) => figure.isPast !== isOver(figure))).toEqual([]);
  const silent = passages.flatMap(({ text, figures }) =>
    figures.filter(
      (figure) =>
        figure.isPast &&
        !text.includes(`, ${describePastPeriod(periodOf(figure), { what: "figure", day: later })}`) &&
        !figures.some((one) => one.isPast && one.year !== "" && periodOf(one) === periodOf(figure)),
    ),
  );
  expect(silent).toEqual([]);
});

test("steps of last year are gone, and each page that opens with steps still has one", () => {
  const opening = articles.flatMap(({ file, article }) =>
    article.blocks
      .filter((block): block is Extract<Block, { kind: "now" }> => block.kind === "now")
      .map(({ steps }) => ({ file, steps })),
  );
  expect(opening.length).toBeGreaterThan(0);
  for (const { file, steps } of opening) {
    expect(steps.length, file).toBeGreaterThan(0);
    for (const { until } of steps) expect(until === null || until >= later, file).toBe(true);
  }
});

test("a day of every year is that of the new senior class, and expected", () => {
  const days = articles
    .flatMap(passagesOf)
    .flatMap(figuresOf)
    .filter(({ fact }) => fact?.startsWith("stateAidDateCA@") === true)
    .map(({ figure, isPast }) => ({ figure, isPast }));
  expect(days.length).toBeGreaterThan(0);
  for (const { figure } of days) expect(figure).toMatch(/^March 2(, 2028)?$/);
});
