/**
 * `npm run bench`: measures every speed and size the product promises on this machine, beside its limit. The name of a
 * part runs it alone, and `lighthouse` takes the addresses of pages after it.
 */
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { engineWork, timelineColleges } from "#domain/performance/sampleWork.ts";
import { build } from "../../build/build.ts";
import { findScriptLimitKb } from "../../build/scriptBudgets.ts";
import { writtenPageKb } from "../../build/siteReport/pageWeight.ts";
import { isBuilt } from "../../build/stamp.ts";
import { aidRuns, measureAid } from "./aid.ts";
import { measureAssistantTools, toolRuns } from "./assistantTools.ts";
import { caseloadStudents, measureCaseload } from "./caseload.ts";
import { listedRows, measureCollegeLists } from "./collegeLists.ts";
import { measureContent } from "./content.ts";
import { measureContentSearch } from "./contentSearch.ts";
import { measureCounselor } from "./counselor.ts";
import { essayListColleges, measureEssayList } from "./essayList.ts";
import { measureEssays } from "./essays.ts";
import { measureEssayTyping, typingRuns } from "./essayTyping.ts";
import { interactionRuns, measureInteractions } from "./interactions.ts";
import { measureLetters } from "./letters.ts";
import { lighthouseRuns, measureLighthouse } from "./lighthouse.ts";
import { matchesRuns, measureMatches } from "./matches.ts";
import { median } from "./measure.ts";
import { measureMemory } from "./memory.ts";
import { measureModelRelay } from "./modelRelay.ts";
import { commandsPerSecond, measurePlans } from "./plans.ts";
import { measureReplay, replayedCommands } from "./replay.ts";
import { measureRestart } from "./restart.ts";
import { cpuSlowdown, measureRouteChanges } from "./routeChange.ts";
import { measureRules } from "./rules.ts";
import { measureSeo, seoSlowdown } from "./seo.ts";
import { measureServer } from "./serverCpu.ts";
import { startServer } from "./startServer.ts";
import { measureTimeline } from "./timeline.ts";
import { measureVisits } from "./visits.ts";
import { measureWeight } from "./weight.ts";
import { crowdedSeconds, measureWorst } from "./worst.ts";

/** The screens whose pages are weighed as a browser downloads them; the build weighs every screen's files. */
const weighed = {
  "/": "home",
  "/college-match-quiz": "match-quiz",
  "/college-cost-calculator": "cost-calculator",
  "/colleges": "colleges",
  "/colleges/the-university-of-texas-at-austin": "college",
  "/help/fafsa-completion-guide": "article",
} as const;

const rootFolder = dirname(dirname(import.meta.dirname));
const distFolder = join(rootFolder, "dist");
const [onlyPart = null, ...onlyPages] = process.argv.slice(2);

type Row = { what: string; measured: string; bound: string; isWithin: boolean | null };
const rows: Row[] = [];

if (onlyPart !== "plans" && onlyPart !== "worst" && !(await isBuilt(rootFolder, distFolder)))
  await build(rootFolder, distFolder);

if (isWanted("rules")) {
  const rules = await measureRules(rootFolder);
  const { times1, times2, times10, first } = rules.matchMs;
  bounded(
    `chance, price, labels, order and first list of ${rules.colleges}, median`,
    times1,
    engineWork.matches.boundMs,
    "ms",
  );
  figure("  the same, first run", `${first.toFixed(1)} ms`);
  figure("  the same at 2x and 10x the colleges", `${times2.toFixed(1)} ms, ${times10.toFixed(1)} ms`);
  figure("  growth at 2x", `${(times2 / times1).toFixed(1)}x`);
  // Linear, with room for what a larger working set costs.
  bounded("  growth at 10x", times10 / times1, 15, "x");
  const { repriceMs } = rules;
  bounded(
    `a new Student Aid Index and ${rules.colleges} prices by it, median`,
    repriceMs.median,
    engineWork.prices.boundMs,
    "ms",
  );
  figure("  the same, the worst of its runs", `${repriceMs.worst.toFixed(1)} ms`);
  figure("decode the index", `${rules.decodeMs.toFixed(0)} ms`);
  bounded(
    `search, worst keystroke at ${rules.search.slowdown}x slowdown`,
    rules.search.worstMs,
    engineWork.search.boundMs,
    "ms",
  );
  figure(
    "  median keystroke; preparing the search",
    `${rules.search.medianMs.toFixed(1)} ms; ${rules.search.prepareMs.toFixed(0)} ms`,
  );
}
if (isWanted("matches")) {
  await withServer(async (address) => {
    const { firstMs, medianMs, worstMs } = await measureMatches(address);
    bounded(`one student's colleges over HTTP, ${matchesRuns} requests, median`, medianMs, 30, "ms");
    figure("  the first; the worst", `${firstMs.toFixed(0)} ms; ${worstMs.toFixed(1)} ms`);
  });
}
if (isWanted("contentSearch")) {
  const wordsFile = join(distFolder, "reference", "content-search.json");
  const found = await measureContentSearch(rootFolder, wordsFile);
  const { slowdown, strokes, queries, worstMs, medianMs, firstRoundMs, missed } = found;
  bounded(`search of all words, worst of ${strokes} keystrokes at ${slowdown}x slowdown`, worstMs, 30, "ms");
  figure(
    `  the median; the worst when first typed`,
    `${medianMs.toFixed(1)} ms; ${firstRoundMs.toFixed(0)} ms`,
  );
  figure(
    "  laying the words out; its longest step",
    `${found.readMs.toFixed(0)} ms; ${found.longestStepMs.toFixed(0)} ms`,
  );
  bounded(`  of ${queries} typed queries, those that find nothing`, missed.length, 0, "");
  const wordsKb = statSync(`${wordsFile}.br`).size / 1000;
  bounded("  the words, brotli", wordsKb, 200, "kB");
}
if (isWanted("seo")) {
  const { addresses, medianMs, worstMs, interactiveMs, filterMs } = await measureSeo(distFolder);
  bounded(`the ${addresses} addresses of the site report filtered and sorted, worst`, worstMs, 100, "ms");
  figure("  the median", `${medianMs.toFixed(1)} ms`);
  bounded(`  the page's list after a choice at ${seoSlowdown}x slowdown, median`, filterMs, 100, "ms");
  bounded(`  the page interactive at ${seoSlowdown}x slowdown, median`, interactiveMs, 2000, "ms");
}
if (isWanted("aid")) {
  const aid = measureAid();
  bounded(`one Student Aid Index with all lines, of ${aidRuns} in one run`, aid.oneMs, 0.1, "ms");
}
if (isWanted("letters")) {
  const { halfMs, wholeMs, worst } = measureLetters(rootFolder);
  bounded("an award letter of 250 kB, median", wholeMs, 100, "ms");
  bounded(`the costliest 250 kB, ${worst.text}`, worst.ms, 100, "ms");
  bounded("  growth at 2x", wholeMs / halfMs, 3, "x");
}
if (isWanted("assistants")) {
  const { calls, schemasKb } = measureAssistantTools(rootFolder);
  for (const { name, medianMs, worstMs } of calls) {
    const what = `an assistant's call of ${name}, median of ${toolRuns}`;
    bounded(what, medianMs, name === "read_letter" ? 120 : 40, "ms");
    figure("  the worst", `${worstMs.toFixed(1)} ms`);
  }
  bounded("the list of an assistant's tools", schemasKb, 30, "kB");
}
if (isWanted("lists")) {
  const { knownMs, unknownMs } = measureCollegeLists(rootFolder);
  bounded(`a college list of ${listedRows} rows, median`, knownMs, 800, "ms");
  bounded("the same of names that nobody knows", unknownMs, 4_000, "ms");
}
if (isWanted("counselor")) {
  const { questions, runs, slowdown, worst, medianMs, firstMs, prepareMs } =
    await measureCounselor(rootFolder);
  const what = `the counselor's answer to the slowest of ${questions} questions at ${slowdown}x slowdown`;
  bounded(`${what}, median of ${runs}`, worst.medianMs, 100, "ms");
  figure("  which is it; the median question", `"${worst.question}"; ${medianMs.toFixed(1)} ms`);
  bounded("  the first of all", firstMs, 100, "ms");
  figure("  what is prepared before it, in slices", `${prepareMs.toFixed(0)} ms`);
}
if (isWanted("model")) {
  const relay = await measureModelRelay();
  bounded("a language model's first token through the server, worst", relay.worstMs, 50, "ms");
  figure(
    "  the same, median; with loading the library",
    `${relay.medianMs.toFixed(1)} ms; ${relay.firstMs.toFixed(0)} ms`,
  );
}
if (isWanted("timeline")) {
  for (const { where, bySize } of await measureTimeline(rootFolder)) {
    const first = bySize[0];
    for (const { colleges, tasks, medianMs, worstMs, shownMs } of bySize) {
      const what = `a timeline of ${colleges} colleges, ${tasks} tasks, in ${where}, median`;
      if (colleges === timelineColleges) bounded(what, medianMs, engineWork.timeline.boundMs, "ms");
      else figure(what, `${medianMs.toFixed(2)} ms`);
      if (colleges === timelineColleges)
        bounded("  with its actions, months and next steps", shownMs, 10, "ms");
      const growth = first === undefined ? Number.NaN : medianMs / first.medianMs;
      figure("  the worst of its runs; growth from 5", `${worstMs.toFixed(1)} ms; ${growth.toFixed(1)}x`);
    }
  }
}
if (isWanted("essays")) {
  const { questions, medianMs, worstMs } = measureEssayList(rootFolder);
  const what = `the essay list of ${essayListColleges} colleges, ${questions} questions, median`;
  bounded(what, medianMs, 10, "ms");
  figure("  the worst of its runs", `${worstMs.toFixed(1)} ms`);
  const reading = await measureEssays(rootFolder);
  bounded("read a draft of 650 words, median", reading.medianMs, 50, "ms");
  figure("  the first", `${reading.firstMs.toFixed(0)} ms`);
  bounded(`  at ${reading.slowdown}x slowdown, median`, reading.slowedMs, 200, "ms");
  bounded("merge two texts of 64 kB, median", reading.mergeMs, 20, "ms");
}
if (isWanted("essayTyping")) {
  await withServer(async (address) => {
    const typing = await measureEssayTyping(address);
    const what = `own script a key in an essay of 650 words at ${cpuSlowdown}x slowdown, p95, median of ${typingRuns} runs`;
    bounded(what, median(typing.p95Ms), 16, "ms");
    const p95 = typing.p95Ms.map((ms) => ms.toFixed(1)).join(", ");
    figure(
      "  each run; the median key; its style and layout",
      `${p95} ms; ${typing.medianMs.toFixed(1)} ms; ${typing.layoutMs.toFixed(1)} ms`,
    );
  });
}
if (isWanted("visits")) {
  for (const visits of await measureVisits(rootFolder, [6, 9, 12, 20, 30, 40])) {
    const what = `plan a trip of ${visits.stops} stops in a worker, median`;
    bounded(what, visits.medianMs, visits.stops <= 12 ? 50 : 300, "ms");
    figure("  first; worst", `${visits.firstMs.toFixed(1)} ms; ${visits.worstMs.toFixed(1)} ms`);
    if (visits.stops > 12)
      bounded("  longer than by a search 20 times as long", visits.gapShare * 100, 2, "%");
  }
}
if (isWanted("caseload")) {
  const { commandsEach, firstMs, againMs } = await measureCaseload();
  const what = `a caseload of ${caseloadStudents} students, ${commandsEach} commands each`;
  bounded(`${what}, the first of a day, median`, median(firstMs), 500, "ms");
  bounded("  again, where no plan has changed, median", median(againMs), 300, "ms");
  figure(
    "  the worst of each",
    `${Math.max(...firstMs).toFixed(0)} ms; ${Math.max(...againMs).toFixed(0)} ms`,
  );
}
if (isWanted("worst")) {
  const { inputs, longest, longestFirst, aloneMs, crowded } = await measureWorst();
  bounded(`the event loop held by the worst of ${inputs} worst inputs`, longest.ms, 50, "ms");
  figure("  by which", longest.what);
  figure("  the first time in a process", `${longestFirst.ms.toFixed(0)} ms (${longestFirst.what})`);
  bounded("GET /pricing while another address is at its limits, median", crowded.medianMs, 100, "ms");
  figure(
    "  alone; 95th percentile; the worst",
    `${aloneMs.toFixed(1)} ms; ${crowded.p95Ms.toFixed(0)} ms; ${crowded.worstMs.toFixed(0)} ms`,
  );
  figure(
    `  asked by the other address in ${crowdedSeconds} s; answered`,
    `${crowded.asked}; ${crowded.answered}`,
  );
}
if (isWanted("plans")) {
  const { manyMs, growth } = measureReplay();
  bounded(`a plan made from ${replayedCommands.many} commands, median`, manyMs, 150, "ms");
  // Four times the commands should take four times as long; it would be sixteen if each scanned all earlier
  // ones.
  bounded(`  growth from ${replayedCommands.few}`, growth, 12, "x");
  for (const { database, acknowledged, p99Ms, medianMs, worstMs, killed } of await measurePlans()) {
    const what = `a plan's command acknowledged durably at ${commandsPerSecond} a second, ${database}, p99`;
    if (acknowledged === 0) figure(what, "not measured: PostgreSQL is not installed");
    else {
      bounded(what, p99Ms, 25, "ms");
      figure("  median; worst", `${medianMs.toFixed(1)} ms; ${worstMs.toFixed(1)} ms`);
      bounded(`  of ${killed.acknowledged} acknowledged, lost when killed in the middle`, killed.lost, 0, "");
    }
  }
}
if (isWanted("restart")) {
  const { seconds, acknowledged, lost } = await measureRestart(rootFolder);
  bounded("killed under writes until ready with all of them, worst", Math.max(...seconds), 5, "s");
  figure("  each run", `${seconds.map((one) => one.toFixed(1)).join(", ")} s`);
  bounded(`  of ${acknowledged} acknowledged, lost`, lost, 0, "");
}
if (isWanted("content")) {
  const content = await measureContent(rootFolder);
  bounded(`build everything, ${content.writtenPages} written pages among it`, content.buildSeconds, 20, "s");
  for (const { path, kb } of content.heaviest) {
    bounded(`the heaviest of its kind, but for the shared script: ${path}`, kb, writtenPageKb, "kB");
  }
}
if (isWanted("weight")) {
  const indexKb = statSync(join(distFolder, "reference", "college-index.json.br")).size / 1000;
  bounded("college index, brotli", indexKb, 260, "kB");
  await withServer(async (address) => {
    const pages = await measureWeight(address, Object.keys(weighed));
    for (const [index, screen] of Object.values(weighed).entries()) {
      const page = pages[index];
      if (page === undefined) continue;
      // public/rescue.js, at most 1 kB, stands beside the app's files.
      const limitKb = findScriptLimitKb(screen) + 1;
      bounded(`scripts of ${page.path} until it works, gzip`, page.scriptKb, limitKb, "kB");
      bounded(`styles of ${page.path}, gzip`, page.styleKb, 20, "kB");
      const later = [page.laterScriptKb, page.fontKb, page.dataKb].map((kb) => `${kb.toFixed(0)} kB`);
      figure(`  later scripts; fonts; data of ${page.path}`, later.join("; "));
    }
  });
}
if (isWanted("routes")) {
  await withServer(async (address) => {
    for (const change of await measureRouteChanges(address)) {
      const what = `from ${change.from} to ${change.to} at ${cpuSlowdown}x slowdown, median`;
      bounded(what, change.medianMs, 100, "ms");
      figure("  the worst of its tries", `${change.worstMs.toFixed(0)} ms`);
    }
  });
}
if (isWanted("interactions")) {
  await withServer(async (address) => {
    for (const { what, nextPaintMs, answerMs } of await measureInteractions(address)) {
      const each = (values: readonly number[]) => values.map((ms) => ms.toFixed(0)).join(", ");
      const described = `${what} at ${cpuSlowdown}x slowdown: interaction to next paint, worst of ${interactionRuns} runs`;
      bounded(described, Math.max(...nextPaintMs), 200, "ms");
      figure("  each run; its last answer", `${each(nextPaintMs)} ms; ${each(answerMs)} ms`);
    }
  });
}
if (isWanted("lighthouse")) {
  await withServer(async (address) => {
    const all = [
      "/",
      "/college-match-quiz",
      "/college-cost-calculator",
      "/colleges",
      "/colleges/the-university-of-texas-at-austin",
      "/methodology",
      "/application-timeline",
      "/college-visit-planner",
      "/my-plan",
      "/help",
      "/help/fafsa-completion-guide",
      "/blog/college-planning-demystified",
      "/maya-story-november",
      "/state-college-planning-guides",
      "/college-planning-california/colleges",
      "/college-planning-ohio/financial-aid",
    ];
    const paths = onlyPages.length === 0 ? all : onlyPages;
    for await (const page of measureLighthouse(address, paths)) {
      const scores = `${page.performance}/${page.accessibility}/${page.bestPractices}/${page.seo}`;
      // A page takes most of a minute: each is told of once it is known.
      console.log(`${page.path}: ${scores}`);
      const isWithin =
        page.performance >= 95 &&
        page.accessibility === 100 &&
        page.bestPractices === 100 &&
        page.seo === 100;
      rows.push({
        what: `Lighthouse mobile of ${page.path}`,
        measured: scores,
        bound: "≥ 95/100/100/100",
        isWithin,
      });
      const worst = (what: string, values: readonly number[], bound: number, unit: string, digits = 0) => {
        bounded(
          `  ${what} of ${page.path}, worst of ${lighthouseRuns} runs`,
          Math.max(...values),
          bound,
          unit,
        );
        figure("    each run", `${values.map((value) => value.toFixed(digits)).join(", ")} ${unit}`);
      };
      worst("blocking time", page.totalBlockingMs, 150, "ms");
      worst("largest paint", page.largestContentfulPaintMs, 1_800, "ms");
      worst("layout shift", page.cumulativeLayoutShift, 0.01, "", 4);
    }
  });
}
if (isWanted("server")) {
  const server = await measureServer(rootFolder, "/college-match-quiz");
  figure("requests per CPU-second, ours", server.ours.requestsPerCpuSecond.toFixed(0));
  if (server.nginx === null || server.ratio === null) {
    figure("  beside nginx", "not measured: nginx is not installed");
  } else {
    figure("  nginx with the same file", server.nginx.requestsPerCpuSecond.toFixed(0));
    rows.push({
      what: "  ours / nginx, medians of one run",
      measured: server.ratio.toFixed(2),
      bound: "≥ 0.45",
      isWithin: server.ratio >= 0.45,
    });
  }
  bounded("server memory after load", server.ours.memoryMb, 200, "MB");
}

if (isWanted("memory")) {
  const memory = await measureMemory(rootFolder);
  figure("server memory at its start", `${memory.startMb.toFixed(0)} MB`);
  bounded(`  after ${memory.requests} reads of pages, files and colleges`, memory.afterMb, 200, "MB");
  if (!memory.isWhole) figure("  the reads", "cut short after a minute");
}

for (const row of rows) {
  const verdict = row.isWithin === null ? "" : row.isWithin ? "within" : "MISSED";
  console.log(`${row.what.padEnd(62)} ${row.measured.padStart(22)}  ${row.bound.padEnd(18)} ${verdict}`);
}

function isWanted(part: string): boolean {
  return onlyPart === null || onlyPart === part;
}

function bounded(what: string, value: number, bound: number, unit: string): void {
  const digits = value < 1 ? 3 : 1;
  rows.push({
    what,
    measured: `${value.toFixed(digits)} ${unit}`,
    bound: `≤ ${bound} ${unit}`,
    isWithin: value <= bound,
  });
}

function figure(what: string, measured: string): void {
  rows.push({ what, measured, bound: "", isWithin: null });
}

async function withServer(work: (address: string) => Promise<void>): Promise<void> {
  const server = await startServer(rootFolder);
  try {
    await work(server.address);
  } finally {
    server.process.kill("SIGTERM");
  }
}
