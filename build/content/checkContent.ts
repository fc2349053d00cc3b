/** `npm run content [part of a path]`: reports problems in the articles, and things worth knowing about them. */
import { dirname, join } from "node:path";
import { findContentFaults } from "#authoring/checks/contentFaults.ts";
import { calculateReadingGrade, listProse } from "#authoring/checks/readingGrade.ts";
import type { ContentProblem } from "#authoring/contentProblem.ts";
import { loadColleges } from "#server/colleges.ts";
import { readContent } from "./readContent.ts";

const rootFolder = dirname(dirname(import.meta.dirname));
const [, , wanted = ""] = process.argv;

const problems: ContentProblem[] = [];
const colleges = loadColleges(join(rootFolder, "data"));
const articles = await readContent(rootFolder, colleges, { problems });
const { faults, notes } = findContentFaults(articles, colleges);
const shown = (line: string) => line.includes(wanted);
const lines = [...problems.map(({ message }) => message), ...faults].filter(shown);
for (const { file, article } of articles.filter(({ file }) => shown(file))) {
  const grade = calculateReadingGrade(listProse(article)).toFixed(1);
  console.log(`${file}: ${article.words} words, grade ${grade}, ${article.sources.length} sources`);
}
for (const note of notes.filter(shown)) console.log(`worth knowing: ${note}`);
for (const line of lines) console.error(`wrong: ${line}`);
console.log(`${articles.length} pages read, ${lines.length} faults`);
process.exitCode = lines.length === 0 ? 0 : 1;
