/** Reads and checks, once for a whole build, what the pages are made from: the data set, the facts and the written pages. */
import { join } from "node:path";
import type { FactBook } from "#authoring/facts/factBook.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { type Colleges, loadColleges } from "#server/colleges.ts";
import type { BuildCache } from "./buildCache.ts";
import { readContent } from "./content/readContent.ts";
import { readFacts } from "./facts/readFacts.ts";

export type Knowledge = {
  rootFolder: string;
  facts: FactBook;
  articles: readonly ParsedArticle[];
  colleges: Colleges;
};

export async function readKnowledge(rootFolder: string, cache: BuildCache | null = null): Promise<Knowledge> {
  const colleges = loadColleges(join(rootFolder, "data"));
  const facts = await readFacts(rootFolder, cache);
  const articles = await readContent(rootFolder, colleges, { facts });
  return { rootFolder, facts, articles, colleges };
}
