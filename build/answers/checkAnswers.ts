/**
 * `node build/answers/checkAnswers.ts`: what is wrong with the answer cards, and which wordings, left out, stray. With
 * `--write`, the words of the FAQ are written anew from their cards.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findStrays } from "#authoring/checks/cardFaults.ts";
import { readKnowledge } from "../readKnowledge.ts";
import { checkAnswerCards, toFaqAnswers } from "./answerCards.ts";

const rootFolder = dirname(dirname(import.meta.dirname));
const knowledge = await readKnowledge(rootFolder);
const { cards, faults } = await checkAnswerCards(knowledge);
const { asked, strays } = findStrays(cards);
console.log(`${cards.length} cards, ${asked} wordings, ${asked - strays.length} come back`);
for (const { id, wording, found } of strays) console.log(`${id}: "${wording}" → ${found ?? "none"}`);
for (const fault of faults.filter((one) => !one.startsWith("  "))) console.error(`wrong: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

if (process.argv.includes("--write")) {
  const entries = Object.entries(toFaqAnswers(cards)).map(
    ([id, { question, answer }]) =>
      `  ${id}: {\n    question: ${JSON.stringify(question)},\n    answer:\n      ${JSON.stringify(answer)},\n  },\n`,
  );
  writeFileSync(
    join(rootFolder, "src/site/faqAnswers.ts"),
    `/** The words of the FAQ, as its cards in content/answers have them; written by build/answers/checkAnswers.ts --write. */\nexport const faqAnswers = {\n${entries.join("")}} as const;\n`,
  );
}
