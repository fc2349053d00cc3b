/**
 * Measures how long a keystroke of the site search takes on a slow phone, with the real pages and with typos.
 */
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { bundle } from "./bundle.ts";
import { median } from "./measure.ts";

const slowdown = 4;

/** What families type: topics, questions, states, names, partial words and typos. */
const queries = [
  "fafsa",
  "fafsa deadline",
  "fafsa dedline",
  "how do i apply to college in texas",
  "scholarships",
  "sholarships",
  "scholarship deadlines in ohio",
  "early decision",
  "early decison",
  "early action vs early decision",
  "is it free",
  "what is the deadline for the cal grant",
  "student aid index",
  "studnet aid index",
  "net price calculator",
  "net price calulator",
  "test optional",
  "test-optional colleges in florida",
  "sat or act",
  "sat scores for texas a&m",
  "community college transfer",
  "comunity colege transfer",
  "college visit",
  "campus toor",
  "award letters",
  "compare financial aid offers",
  "divorced parents",
  "who fills out the fafsa when parents are separated",
  "ap exam credit",
  "subject tests",
  "bright futures",
  "brite futures",
  "hope scholarship georgia",
  "tap new york",
  "excelsior",
  "excelsoir scholarship",
  "undocumented students",
  "dual enrollment",
  "duel enrollment",
  "graduation requirements",
  "graduation requirments virginia",
  "rolling admission",
  "waitlist",
  "junior year checklist",
  "senior year timeline",
  "ninth grade",
  "merit aid",
  "need based aid",
  "work study",
  "student loans",
  "in-state tuition",
  "instate tuition",
  "northwestern",
  "university of michigan",
  "michigan achievement scholarship",
  "oregon promise",
  "free college",
  "engineering degrees",
  "nursing programs",
  "delete my data",
  "how accurate are the chances",
];

export type ContentSearchFigures = {
  slowdown: number;
  queries: number;
  strokes: number;
  medianMs: number;
  worstMs: number;
  firstRoundMs: number;
  readMs: number;
  longestStepMs: number;
  missed: readonly string[];
};

/** `wordsFile`: the search index made by the build. */
export async function measureContentSearch(
  rootFolder: string,
  wordsFile: string,
): Promise<ContentSearchFigures> {
  const code = await bundle(rootFolder, "contentSearchEntry.ts", "contentSearch");
  const text = readFileSync(wordsFile, "utf8");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const { strokesMs, ...figures } = await page.evaluate(
      ([words, typed]) => globalThis.tasselContentSearch(words, typed),
      [text, queries] as const,
    );
    return {
      slowdown,
      queries: queries.length,
      strokes: strokesMs.length,
      medianMs: median(strokesMs),
      worstMs: Math.max(...strokesMs),
      ...figures,
    };
  } finally {
    await browser.close();
  }
}
