/** All written pages, read once for all test files of a process. */
import { resolve } from "node:path";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { readContent } from "../../build/content/readContent.ts";
import { loadShippedColleges } from "./shippedColleges.ts";

let reading: Promise<ParsedArticle[]> | null = null;

export function readTestContent(): Promise<ParsedArticle[]> {
  reading ??= readContent(resolve(import.meta.dirname, "..", ".."), loadShippedColleges());
  return reading;
}
