/** Programs that enroll students in earlier grades: who is past them is told so first, with what else the state gives by need. */
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { withArticle } from "#domain/aid/programDates.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import type { AnswerFact, ProgramMeasure } from "../counselor.ts";
import { joinChoices } from "../draft.ts";
import { type AskedProgram, sayRuleYear, type ToldMeasure } from "./askedProgram.ts";
import { listNeedPrograms } from "./needPrograms.ts";

/** The grades in which students are enrolled; null for a program without such a rule. */
export function findGrades({ needs }: StateProgram): { from: number; to: number } | null {
  for (const { code, values } of needs) {
    if (code === "enrolledInMiddleSchool") return { from: 7, to: 8 };
    // Without grades of its own it takes students through high school.
    if (code === "chosenInMiddleSchool") return { from: values[0] ?? 7, to: values[1] ?? 12 };
  }
  return null;
}

/** Until the end of high school nobody is too late. */
const lastGrade = 12;
const mostOthers = 2;
/** What a student asks who wants to get in. */
const ofEntry: ReadonlySet<ProgramMeasure> = new Set<ProgramMeasure>(["overview", "who", "how", "dueDate"]);

/** Null where the student can still be enrolled, or their grade is not known. */
export function tellLateGrade(
  measure: ProgramMeasure,
  { program, reading: { asksWhether, details }, context }: AskedProgram,
): ToldMeasure | null {
  const { gradeYear } = context.plan.profile;
  const grades = findGrades(program);
  if (grades === null || grades.to >= lastGrade || !ofEntry.has(measure)) return null;
  if (gradeYear !== null && gradeYear <= grades.to) return null;
  const asks = details?.asksToJoin === true || details?.asksIfOpen === true;
  if (!asks && !(measure === "who" && asksWhether === "plain")) return null;
  const { id, state } = program;
  const fact = (text: string): AnswerFact[] => [
    { ref: `${id}.grades`, kind: "phrase", subject: state, text, year: sayRuleYear(program) },
  ];
  const isSpan = grades.to > grades.from + 1;
  const years = isSpan ? `grades ${grades.from} to ${grades.to}` : `grade ${grades.from} or ${grades.to}`;
  if (gradeYear === null)
    return {
      text: `Students are enrolled in ${years}, and nobody can sign up later. `,
      facts: fact(years),
    };
  const others = listNeedPrograms(stateProgramsOf(state), context)
    .filter((one) => one.id !== id)
    .slice(0, mostOthers)
    .map(({ name }) => withArticle(name));
  const instead =
    others.length === 0 ? "" : ` Otherwise, look at ${joinChoices(others)}, which is also based on need.`;
  return {
    text: `No, unless you were signed up then: students are enrolled in ${years}.${instead} `,
    facts: fact(years),
  };
}
