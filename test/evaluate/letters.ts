/** `npm run evaluate -- letters`: how award letters are read beside their keys; with `--misses`, what is not read right. */
import { readKeyedLetters, scoreLetter, summarizeLetters } from "./scoreLetters.ts";

const isOpen = (name: string) => !name.startsWith("sealed");

export function evaluateLetters(hasMisses: boolean): void {
  for (const name of ["given.txt", "open.txt", "sealed.txt"]) {
    const scores = readKeyedLetters(name).map(scoreLetter);
    console.log(name);
    console.table([summarizeLetters(scores)]);
    if (!hasMisses || !isOpen(name)) continue;
    for (const score of scores) {
      if (score.misses.length === 0) continue;
      console.log(`${score.name} (${score.questions} questions)`);
      for (const miss of score.misses) console.log(`    ${miss}`);
      for (const wrong of score.wrongWithoutQuestion) console.log(`  ! ${wrong}`);
    }
  }
}
