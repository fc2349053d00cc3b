/**
 * `npm run evaluate`: how award letters are read (`-- letters`), how the counselor's answers were graded (`-- answers`, or
 * `-- answers <files>` for others), and how it takes its questions (`-- readings`); all three where none is named. With
 * `--misses`, each one that is not right; with `--write`, the table of /ai-technology. `-- terms` learns what words tell cards apart, and `-- cards` fits when a card answers.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { evaluateAnswers } from "./answers.ts";
import { evaluateCards } from "./cards.ts";
import { evaluateLetters } from "./letters.ts";
import { evaluateReadings } from "./readings.ts";
import { describeEvaluation, evaluationModule } from "./summarizeAnswers.ts";
import { evaluateTerms } from "./terms.ts";

const given = process.argv.slice(2);
const [part, ...files] = given.filter((one) => !one.startsWith("--"));
const hasMisses = given.includes("--misses");

if (part === undefined || part === "letters") evaluateLetters(hasMisses);
if (part === undefined || part === "readings") await evaluateReadings(hasMisses);
if (part === undefined || part === "answers")
  await evaluateAnswers(files, { hasMisses, hasUnsettled: given.includes("--unsettled") });

if (part === "terms") await evaluateTerms(given.includes("--write"));
else if (part === "cards") await evaluateCards(given.includes("--write"));
else if (given.includes("--write"))
  writeFileSync(join(import.meta.dirname, "../..", evaluationModule), await describeEvaluation());
