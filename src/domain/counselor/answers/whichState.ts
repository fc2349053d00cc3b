/** A program's name that several states use: which state is meant is asked, with the question about each to choose from. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { stateNames } from "#domain/college/states.ts";
import type { CardChoice, CounselorReading, ProgramMeasure } from "../counselor.ts";
import { joinWords } from "../draft.ts";
import { findProgram } from "../programNames.ts";

const questions: Readonly<Record<ProgramMeasure, (name: string) => string>> = {
  amount: (name) => `How much is the ${name}?`,
  who: (name) => `Who gets the ${name}?`,
  gpa: (name) => `What GPA does the ${name} ask for?`,
  income: (name) => `What is the income limit of the ${name}?`,
  dueDate: (name) => `When is the ${name} due?`,
  how: (name) => `How do I apply for the ${name}?`,
  keep: (name) => `How do I keep the ${name}?`,
  overview: (name) => `How does the ${name} work?`,
};

/** Sent as it stands, each names its state. Empty where the readings differ in something else. */
export function listStateChoices(readings: readonly CounselorReading[]): CardChoice[] {
  const choices = readings.flatMap((reading) => {
    const program = findAsked(reading);
    if (program === null) return [];
    const { measure } = reading;
    const ask = questions[isProgramMeasure(measure) ? measure : "overview"];
    return [{ cardId: program.id, question: ask(nameInState(program)) }];
  });
  return choices.length > 1 && choices.length === readings.length && areOfStates(readings) ? choices : [];
}

/** Null where the readings are no programs of different states. */
export function sayWhichState(readings: readonly CounselorReading[]): string | null {
  if (listStateChoices(readings).length === 0) return null;
  const states = readings.flatMap((reading) => {
    const program = findAsked(reading);
    return program === null ? [] : [stateNames[program.state]];
  });
  return `Which state do you mean? ${joinWords(states)} each have a program by that name, with different rules. Choose one, or ask again and name your state.`;
}

/** "HOPE Scholarship in Georgia". */
function nameInState({ name, state }: StateProgram): string {
  const plain = name.replace(/ \([^)]*\)$/, "");
  return plain.includes(stateNames[state]) ? plain : `${plain} in ${stateNames[state]}`;
}

function areOfStates(readings: readonly CounselorReading[]): boolean {
  return new Set(readings.map((reading) => findAsked(reading)?.state)).size === readings.length;
}

function findAsked({ tool, entities }: CounselorReading) {
  const named = entities.find(({ kind }) => kind === "program");
  return tool === "statePrograms" && named?.kind === "program" ? findProgram(named.id) : null;
}

function isProgramMeasure(measure: CounselorReading["measure"]): measure is ProgramMeasure {
  return measure !== null && measure in questions;
}
