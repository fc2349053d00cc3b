/**
 * `npm run evaluate -- answers`: how the counselor's answers were graded, set by set and by topic, and against the goals;
 * `-- answers <files>` grades other files of the same form instead. `--misses` shows what is not right, never of the sealed
 * set; `--unsettled` shows what a person must read.
 */
import { type KeyedQuestion, readKeyedQuestions } from "./answerKeys.ts";
import { makeCounselor } from "./askCounselor.ts";
import { type Graded, gradeQuestion, isReadByPerson } from "./gradeAnswers.ts";
import { answerSets, compareWithGoals, countByTopic, gradeSet } from "./summarizeAnswers.ts";

type Shown = { hasMisses: boolean; hasUnsettled: boolean };

export async function evaluateAnswers(files: readonly string[], shown: Shown): Promise<void> {
  if (files.length > 0) {
    const questions = files.flatMap((file) => readFile(file));
    if (questions.length === 0) return;
    const counselor = await makeCounselor();
    print(
      files.join(" "),
      questions.map((question) => gradeQuestion(counselor, question)),
      shown,
    );
    return;
  }
  for (const name of answerSets) {
    const isSealed = name === "sealed";
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    const graded = await gradeSet(name);
    print(isSealed ? "sealed: run, never read to mend" : name, graded, {
      ...shown,
      hasMisses: shown.hasMisses && !isSealed,
    });
  }
}

/** A file that is not right is said to be so, and nothing is graded of it. */
function readFile(file: string): KeyedQuestion[] {
  try {
    return readKeyedQuestions(file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return [];
  }
}

function print(title: string, graded: readonly Graded[], { hasMisses, hasUnsettled }: Shown): void {
  console.log(title);
  console.table(countByTopic(graded));
  for (const { goal, measured, isMet } of compareWithGoals(graded))
    console.log(`${isMet ? "met    " : "not met"} ${goal}: ${measured}`);
  const unsettled = graded.filter((one) => one.unsettled.length > 0);
  if (unsettled.length > 0)
    console.log(`A person must read ${unsettled.length}: their keys are in words (--unsettled shows them).`);
  const unread = graded.filter(({ question }) => !isReadByPerson(question));
  if (unread.length > 0)
    console.log(
      `${unread.length} prices, chances or indexes are graded by the values that the counselor read itself: write \`values\` into the file to grade its reading too (--unsettled shows what it read).`,
    );
  if (hasUnsettled) {
    for (const { question, asked } of unread) console.log(`read ${question.q}: ${describeValues(asked)}`);
    for (const one of unsettled) console.log(`${describe(one)}\n    settle: ${one.unsettled.join(" | ")}`);
  }
  if (!hasMisses) return;
  for (const one of graded) if (one.verdict !== "right") console.log(describe(one));
}

function describeValues({ answer, read }: Graded["asked"]): string {
  const said = [...(answer.values ?? []).map(({ text }) => text), read.reading?.residency ?? ""];
  return said.filter((one) => one !== "").join(", ") || "nothing";
}

function describe({ question, verdict, because, text, kind }: Graded): string {
  const asked = [...question.before, question.q].join(" » ");
  return `${verdict} ${question.topic}: ${asked}\n    ${kind}: ${text.replaceAll("\n", " / ").slice(0, 400)}\n    ${because}\n    signs: ${question.signs}`;
}
