/** `node build/answers/checkAnswers.ts`: what is wrong with the answer cards, and which wordings, left out, stray. */
import { dirname } from "node:path";
import { findStrays } from "#authoring/checks/cardFaults.ts";
import { readKnowledge } from "../readKnowledge.ts";
import { checkAnswerCards } from "./answerCards.ts";

const knowledge = await readKnowledge(dirname(dirname(import.meta.dirname)));
const { cards, faults } = await checkAnswerCards(knowledge);
const { asked, strays } = findStrays(cards);
console.log(`${cards.length} cards, ${asked} wordings, ${asked - strays.length} come back`);
for (const { id, wording, found } of strays) console.log(`${id}: "${wording}" → ${found ?? "none"}`);
for (const fault of faults.filter((one) => !one.startsWith("  "))) console.error(`wrong: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
