/** Measures how long the counselor's built-in answers take on a slow phone, once the index is there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { loadColleges } from "#server/colleges.ts";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { bundle } from "./bundle.ts";
import { median } from "./measure.ts";

const slowdown = 4;
const runs = 5;

/** One for each kind of work: a lookup, a search over all colleges, the whole plan, a card, an honest no. */
const questions = [
  "when is ohio state's regular decision deadline?",
  "what are my chances at the university of texas at austin",
  "how much will rice cost us a year",
  "does caltech require sat scores",
  "colleges in texas with engineering under 20k",
  "small colleges near home that do not require test scores",
  "compare baylor, smu and tcu",
  "what should i do next",
  "what is the difference between early action and early decision",
  "which dorm has the best food",
] as const;

export type CounselorFigures = {
  slowdown: number;
  questions: number;
  runs: number;
  medianMs: number;
  /** The slowest question, by the median of its runs. */
  worst: { question: string; medianMs: number };
  firstMs: number;
  prepareMs: number;
};

export async function measureCounselor(rootFolder: string): Promise<CounselorFigures> {
  const code = await bundle(rootFolder, "counselorEntry.ts", "counselor");
  const colleges = loadColleges(join(rootFolder, "data"));
  const deadlines = colleges.summaries.flatMap(({ unitId }) => colleges.detailsOf(unitId).deadlines);
  const read = (name: string) => readFileSync(join(rootFolder, "dist", "reference", name), "utf8");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times = await page.evaluate((input) => globalThis.tasselCounselor(input), {
      index: read("college-index.json"),
      majors: read("majors.json"),
      cards: read("answer-cards.json"),
      deadlines,
      questions,
      runs,
    });
    const byQuestion = times.questions.map(({ question, timesMs }) => ({
      question,
      medianMs: median(timesMs),
    }));
    const [worst] = byQuestion.toSorted((one, other) => other.medianMs - one.medianMs);
    if (worst === undefined) throw new Error("No question was answered.");
    return {
      slowdown,
      questions: questions.length,
      runs,
      medianMs: median(byQuestion.map(({ medianMs }) => medianMs)),
      worst,
      firstMs: times.firstMs,
      prepareMs: times.prepareMs,
    };
  } finally {
    await browser.close();
  }
}
