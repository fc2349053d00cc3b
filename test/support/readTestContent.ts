/** All facts and all written pages, read once for all test files of a process. */
import { join, resolve } from "node:path";
import type { FactBook } from "#authoring/facts/factBook.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { openBuildCache } from "../../build/buildCache.ts";
import { readContent } from "../../build/content/readContent.ts";
import { readFacts } from "../../build/facts/readFacts.ts";
import { loadShippedColleges } from "./shippedColleges.ts";

const rootFolder = resolve(import.meta.dirname, "..", "..");
/** As the build reads them: `build/buildCache.test.ts` checks that what was kept is what is read. */
const keptFacts = openBuildCache(join(rootFolder, "node_modules", ".cache", "tassel-build"));
let facts: Promise<FactBook> | null = null;
let articles: Promise<ParsedArticle[]> | null = null;

export function readTestFacts(): Promise<FactBook> {
  facts ??= readFacts(rootFolder, keptFacts);
  return facts;
}

export function readTestContent(): Promise<ParsedArticle[]> {
  articles ??= readTestFacts().then((facts) => readContent(rootFolder, loadShippedColleges(), { facts }));
  return articles;
}
