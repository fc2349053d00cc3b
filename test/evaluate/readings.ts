/** `npm run evaluate -- readings`: which tool, names and measure the counselor takes a question for. It grades no answer. */
import { scoreQuestions, summarizeScores } from "./scoreQuestions.ts";

const sets = ["questions.yaml", "families.yaml", "sealed.yaml"] as const;

export async function evaluateReadings(hasMisses: boolean): Promise<void> {
  for (const name of sets) {
    // oxlint-disable-next-line no-await-in-loop -- One set after the other.
    const scored = await scoreQuestions(name);
    console.log(`${name} (readings)`);
    console.table(summarizeScores(scored));
    if (!hasMisses || name === "sealed.yaml") continue;
    for (const { group, expected, read, score } of scored) {
      if (score === "right") continue;
      console.log(`${score} ${group}: ${expected.ask}\n  ${JSON.stringify({ ...expected, ask: undefined })}`);
      console.log(
        `  ${JSON.stringify(read.boundary)} ${JSON.stringify(read.reading)} ${read.others.map(({ tool }) => tool).join()}`,
      );
    }
  }
}
