/** What an answer is made from: the data set, the answer cards and the family's plan, as the caller holds them. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { MajorsIndex } from "#domain/college/majorsIndex.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Day } from "#lib/dates.ts";
import type { PreparedCards } from "./cards/cardIndex.ts";

export type AnswerContext = {
  colleges: readonly CollegeSummary[];
  byUnitId: ReadonlyMap<number, CollegeSummary>;
  /** Null where they are not at hand, as offline before the first visit. */
  deadlines: readonly Deadline[] | null;
  majors: MajorsIndex | null;
  /** Null or left out where they are not at hand. */
  cards?: PreparedCards | null;
  plan: Plan;
  today: Day;
};
