/**
 * Prints, as JSON, what rules, finder, pages and search say of one record of each kind. `test/factPropagation.test.ts`
 * runs it in the project and in a copy whose facts were changed.
 */
import { join } from "node:path";
import type { Block, Inline } from "#content/blocks.ts";
import { listRuns } from "#content/boundFigures.ts";
import { toPlainText } from "#content/plainText.ts";
import { admissionGuarantees } from "#domain/admission/admissionGuarantees.ts";
import { listMajorNotes, listPublishedRates } from "#domain/admission/majorSelectivity.ts";
import { findPellTerms } from "#domain/aid/pellTerms.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import { findAiRules } from "#domain/essays/aiPolicies.ts";
import { findCollegeEssays, findPrompt } from "#domain/essays/essayPrompts.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { meritTablesByUnitId } from "#domain/price/meritTables.ts";
import { findCollegePolicy } from "#domain/price/policyRecords.ts";
import { loadColleges } from "#server/colleges.ts";
import { buildAidFinderData } from "../../build/content/parts/aidFinder.ts";
import { readContent } from "../../build/content/readContent.ts";
import { buildContentSearch } from "../../build/content/searchIndex.ts";

/** A figure as it stands on a page: the record it is bound to, its text, and the kind of block it is in. */
export type ProbedFigure = { id: string; text: string; path: string; block: Block["kind"] | "answer" };

export type Probe = {
  rules: Record<string, unknown>;
  figures: ProbedFigure[];
  dates: string[];
  /** Passages of the search index, by the page they are of. */
  search: string[];
};

const dataFolder = join(process.cwd(), "data");
const colleges = loadColleges(dataFolder);
const articles = await readContent(process.cwd(), colleges);

const probe: Probe = {
  rules: {
    value: findPellTerms("2026-27")?.maximumUsd,
    table: loanTerms2026.dependentYearLimitsUsd,
    date: stateAidDates.find(({ state }) => state === "CA"),
    program: buildAidFinderData({ state: "NY", colleges, dataFolder }).programs.find(
      ({ id }) => id === "newYorkTap",
    ),
    admissionRule: admissionGuarantees.find(
      ({ id }) => id.includes("californiaCsuDirect") || id.includes("csu"),
    ),
    majorRates: listPublishedRates(145637).find(({ unit }) => unit === "Computer Science"),
    majorPolicy: listMajorNotes(193900, { majorFamilies: ["51"], majorPrograms: ["5138"] }),
    policy: findCollegePolicy(243744),
    merit: meritTablesByUnitId.get(142115),
    prompt: findPrompt("stanfordRoommatePrompt"),
    collegeEssays: findCollegeEssays(168342),
    aiPolicy: findAiRules(161004, []).college,
  },
  figures: articles.flatMap(({ article }) => [
    ...listFigures(article.answer, article.path, "answer"),
    ...article.blocks.flatMap((block) =>
      listRuns(block).flatMap((runs) => listFigures(runs, article.path, block.kind)),
    ),
  ]),
  dates: articles.flatMap(({ article }) =>
    article.blocks.flatMap((block) =>
      block.kind === "dates" ? block.dates.map(({ on, what }) => `${on} ${toPlainText(what)}`) : [],
    ),
  ),
  search: buildContentSearch(articles).pages.map((page) => JSON.stringify(page)),
};
console.log(JSON.stringify(probe));

function listFigures(runs: readonly Inline[], path: string, block: ProbedFigure["block"]): ProbedFigure[] {
  return runs.flatMap((run) => {
    if (typeof run === "string" || "cite" in run) return [];
    if ("figure" in run)
      return run.fact === undefined
        ? []
        : [{ id: run.fact.split("@")[0] ?? "", text: run.figure, path, block }];
    return listFigures("bold" in run ? run.bold : "italic" in run ? run.italic : run.text, path, block);
  });
}
