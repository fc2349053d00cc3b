/**
 * `npm run evaluate`: how award letters are read (alone with `-- letters`), and how the counselor reads its questions, and what comes of them; with `--misses`, each one it does not read right; with
 * `--write`, the table of /ai-technology.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { evaluateLetters } from "./letters.ts";
import {
  countOutcomes,
  describeEvaluation,
  evaluationModule,
  scoreQuestions,
  summarizeScores,
} from "./scoreQuestions.ts";

evaluateLetters(process.argv.includes("--misses"));
const questionFiles = process.argv.includes("letters")
  ? []
  : ["questions.yaml", "families.yaml", "sealed.yaml"];
for (const name of questionFiles) {
  // oxlint-disable-next-line no-await-in-loop -- One set after the other.
  const scored = await scoreQuestions(name);
  console.log(name);
  console.table(summarizeScores(scored));
  // oxlint-disable-next-line no-await-in-loop -- One table after the other.
  console.table(await countOutcomes(name));
  if (!process.argv.includes("--misses") || name === "sealed.yaml") continue;
  for (const { group, expected, read, score } of scored) {
    if (score === "right") continue;
    console.log(`${score} ${group}: ${expected.ask}\n  ${JSON.stringify({ ...expected, ask: undefined })}`);
    console.log(
      `  ${JSON.stringify(read.boundary)} ${JSON.stringify(read.reading)} ${read.others.map(({ tool }) => tool).join()}`,
    );
  }
}

if (process.argv.includes("--write"))
  writeFileSync(join(import.meta.dirname, "../..", evaluationModule), await describeEvaluation());
