/** All facts and all written pages, read once for all test files of a process. */
import { resolve } from "node:path";
import type { FactBook } from "#authoring/facts/factBook.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { readContent } from "../../build/content/readContent.ts";
import { readFacts } from "../../build/facts/readFacts.ts";
import { loadShippedColleges } from "./shippedColleges.ts";

const rootFolder = resolve(import.meta.dirname, "..", "..");
let facts: Promise<FactBook> | null = null;
let articles: Promise<ParsedArticle[]> | null = null;

export function readTestFacts(): Promise<FactBook> {
  facts ??= readFacts(rootFolder);
  return facts;
}

export function readTestContent(): Promise<ParsedArticle[]> {
  articles ??= readTestFacts().then((facts) => readContent(rootFolder, loadShippedColleges(), { facts }));
  return articles;
}
