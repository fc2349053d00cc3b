/** The dates of state programs that a student of that state sees as tasks: which program, what is due, and when. */
import type { StateCode } from "#domain/college/states.ts";
import { stateProgramDatesOrigins } from "#facts/dates/stateProgramDates.origins.ts";
import { stateProgramDatesRecords } from "#facts/dates/stateProgramDates.ts";
import { stateProgramDatesMToWOrigins } from "#facts/dates/stateProgramDatesMToW.origins.ts";
import { stateProgramDatesMToWRecords } from "#facts/dates/stateProgramDatesMToW.ts";
import { type Confidence, type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import { type Day, toDay } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import type { ProgramStep } from "./stateProgram.ts";

export type ProgramDate = {
  /** Also the id of its event and of its task, so it never changes. */
  id: string;
  state: StateCode;
  /** The program's id and name, and how to get it. */
  program: string;
  name: string;
  how: string | null;
  step: ProgramStep;
  /** The program's earlier date: this one counts once that has passed. Null: it always counts. */
  after: string | null;
  month: number;
  day: number;
  /** From the year of high school graduation. */
  yearsAfter: -1 | 0 | 1;
  /** Classes whose day was published; for all others the same day is expected. */
  publishedFor: readonly number[];
  source: Source;
  confidence: Confidence;
};

type PublishedDay = {
  kind: "day";
  month: number;
  day: number;
  yearsAfter: -1 | 0 | 1;
  publishedFor?: readonly number[];
};

type DateRecord = Fact<PublishedDay> &
  Pick<ProgramDate, "id" | "state" | "program" | "name" | "how" | "step" | "after">;

export const programDates: readonly ProgramDate[] = [
  ...stateProgramDatesRecords.map((record) => readDate(record, stateProgramDatesOrigins[record.id])),
  ...stateProgramDatesMToWRecords.map((record) => readDate(record, stateProgramDatesMToWOrigins[record.id])),
];

function readDate(record: DateRecord, origins: FactOrigins): ProgramDate {
  const { period, value } = findLatest(record);
  const { source, confidence } = originIn(origins, period);
  const { id, state, program, name, how, step, after } = record;
  const { month, day, yearsAfter, publishedFor = [] } = value;
  return {
    id,
    state,
    program,
    name,
    how,
    step,
    after,
    month,
    day,
    yearsAfter,
    publishedFor,
    source,
    confidence,
  };
}

/** The name within a sentence: "the HELP Grant", but "Idaho LAUNCH". */
export function withArticle(name: string): string {
  return /\b(?:Scholarship|Grant|Award|Challenge|Program|Guarantee|Fund|Fellowship|Commitment)\b/i.test(
    name,
  ) && !/^the\b/i.test(name)
    ? `the ${name}`
    : name;
}

export function findProgramDate(id: string): ProgramDate | null {
  return programDates.find((one) => one.id === id) ?? null;
}

/** The day for a class, and whether it was published for that class. */
export function dateForClass(
  {
    month,
    day,
    yearsAfter,
    publishedFor,
  }: Pick<ProgramDate, "month" | "day" | "yearsAfter" | "publishedFor">,
  graduationYear: number,
): { date: Day; isPublished: boolean } {
  return {
    date: toDay(graduationYear + yearsAfter, month, day),
    isPublished: publishedFor.includes(graduationYear),
  };
}
