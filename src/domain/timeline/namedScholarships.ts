/** National scholarships with one closing date: whom each is for, when it opens, and its task in the timeline. */
import { type Fact, findLatest } from "#facts/fact.ts";
import * as awards from "#facts/scholarships/named.ts";

/** What a student can say of themselves; each opens or closes some awards. */
export const scholarshipTicks = ["pell", "citizen", "hispanic", "research", "readiness"] as const;
export type ScholarshipTick = (typeof scholarshipTicks)[number];

export type NamedScholarship = {
  id: string;
  /** The event of its closing day. */
  eventId: string;
  /** The task that stands for it in the timeline. */
  taskId: string;
  /** All must be true of the student. */
  needs: readonly ScholarshipTick[];
  /** Least grade average on the 4.0 scale; null where none is named. */
  gpaMinimum: number | null;
  /** Month of the school year in which it opens, and the day of it for the class of 2027; null where not known. */
  opens: { month: number; dayFor2027: number | null } | null;
  /** Seniors alone send it in; other classes look ahead. */
  isDrawing: boolean;
  /** Whole dollars: to each winner, or from the lowest award to the highest. Null where it covers what other aid leaves open. */
  pays: AwardPay | null;
  /** It closes early at this many applications. */
  closesAtApplications: number | null;
};

export type AwardPay = {
  eachUsd?: number;
  awards?: number;
  fromUsd?: number;
  fromAwards?: number;
  upToUsd?: number;
  upToAwards?: number;
  isYearly?: boolean;
};

export const namedScholarships: readonly NamedScholarship[] = [
  read(awards.gatesAward),
  read(awards.cocaColaAward),
  read(awards.questBridgeAward),
  read(awards.regeneronAward),
  read(awards.jackKentCookeAward),
  read(awards.elksAward),
  read(awards.bigFutureListAward),
  read(awards.burgerKingAward),
  read(awards.dellScholarsAward),
  read(awards.hispanicScholarshipFundAward),
];

type Optional = "gpaMinimum" | "opens" | "isDrawing" | "pays" | "closesAtApplications";

function read(fact: Fact<Omit<NamedScholarship, Optional> & Partial<NamedScholarship>>): NamedScholarship {
  const {
    gpaMinimum = null,
    opens = null,
    isDrawing = false,
    pays = null,
    closesAtApplications = null,
    ...rest
  } = findLatest(fact).value;
  return { ...rest, gpaMinimum, opens, isDrawing, pays, closesAtApplications };
}
