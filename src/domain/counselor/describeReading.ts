/** How a question was read, in a few words: "Ohio State University, Columbus · regular decision". */

import { regions } from "#domain/college/regions.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { stateNames } from "#domain/college/states.ts";
import { formatGradePoints, formatUsd } from "#lib/format.ts";
import { sayQuestion } from "./answers/cards.ts";
import { sayMajor } from "./answers/collegeMajors.ts";
import type { AnswerContext } from "./context.ts";
import type {
  AnswerMeasure,
  AskedChange,
  CounselorEntity,
  CounselorReading,
  ReadQuestion,
} from "./counselor.ts";
import { sayCollegeAndCity } from "./draft.ts";
import { findProgram, nameProgram } from "./programNames.ts";
import { words } from "./words.ts";

const measures: Readonly<Record<AnswerMeasure, string>> = {
  admitRate: "admit rate",
  testScores: "test scores",
  testPolicy: "test policy",
  size: "size",
  graduation: "graduation rate",
  tuition: "tuition",
  netPrice: "price after grants",
  earnings: "earnings",
  majors: "majors",
  location: "location",
  aidPolicy: "financial aid",
  merit: "merit awards",
  gpa: "grades",
  cssProfile: "CSS Profile",
  interest: "interest shown",
  aiRule: "rule on AI",
  aidDate: "financial aid deadlines",
  overview: "overview",
  amount: "what it pays",
  who: "who gets it",
  income: "income limit",
  dueDate: "deadline",
  how: "how to get it",
  keep: "how to keep it",
};

/** Only the tools whose measure is part of the question. */
const measured: readonly CounselorReading["tool"][] = ["collegeFacts", "compare", "statePrograms"];

export function describeReading(
  reading: CounselorReading,
  context: AnswerContext,
  language: ReadQuestion["language"],
): string {
  const { tool, entities, measure, round, residency, change } = reading;
  const card = reading.card === undefined ? undefined : context.cards?.byId.get(reading.card);
  if (card !== undefined) return sayQuestion(card, language);
  const names = entities.flatMap((entity) => sayEntity(entity, context) ?? []);
  const what =
    measure !== null && (measured.includes(tool) || measure === "aidDate")
      ? measures[measure]
      : round !== null
        ? getRoundName(round).toLowerCase()
        : tool === "writtenPages"
          ? null
          : words.toolName(tool);
  const near = reading.search?.near ?? null;
  const place = near === null ? [] : [near.kind === "home" ? "near home" : `near ${near.name}`];
  const parts = [
    ...(names.length === 0 ? [] : [names.join(", ")]),
    ...(what === null ? [] : [what]),
    ...place,
    ...sayLike(reading, context),
    ...(residency === null ? [] : [residency === "resident" ? "in-state" : "out-of-state"]),
    ...(change === null ? [] : [sayChange(change, context)]),
  ];
  return parts.join(" · ");
}

function sayLike({ search }: CounselorReading, { byUnitId }: AnswerContext): string[] {
  const college = search?.like === undefined ? undefined : byUnitId.get(search.like.unitId);
  const region = search?.region === undefined ? [] : [`in ${regions[search.region].name}`];
  return [...region, ...(college === undefined ? [] : [`like ${college.name}`])];
}

function sayEntity(entity: CounselorEntity, { byUnitId }: AnswerContext): string | null {
  switch (entity.kind) {
    case "college": {
      const college = byUnitId.get(entity.unitId);
      return college === undefined ? null : sayCollegeAndCity(college);
    }
    case "state":
      return stateNames[entity.state];
    case "program": {
      const program = findProgram(entity.id);
      return program === null ? null : nameProgram(program);
    }
    case "major":
    default:
      return sayMajor(entity.cip);
  }
}

function sayChange(change: AskedChange, { byUnitId }: AnswerContext): string {
  switch (change.kind) {
    case "addCollege":
    case "removeCollege": {
      const college = byUnitId.get(change.unitId);
      const name = college === undefined ? "a college" : college.name;
      return change.kind === "addCollege" ? `add ${name}` : `remove ${name}`;
    }
    case "gpa":
      return `GPA ${formatGradePoints(change.value)}`;
    case "satTotal":
      return `SAT ${change.value}`;
    case "actComposite":
      return `ACT ${change.value}`;
    case "budgetUsd":
      return `${formatUsd(change.value)} a year to pay`;
    case "incomeUsd":
      return `income ${formatUsd(change.value)}`;
    case "homeState":
    default:
      return `home in ${stateNames[change.state]}`;
  }
}
