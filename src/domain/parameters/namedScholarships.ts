/** National scholarships with one closing date: whom each is for, when it opens, and its task in the timeline. */

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
};

export const namedScholarships: readonly NamedScholarship[] = [
  award("gates", "gatesScholarship", { needs: ["pell"], gpaMinimum: 3.3, opens: on(7, 15) }),
  award("cocaCola", "cocaColaScholarship", { gpaMinimum: 3, opens: on(8, 3) }),
  award("questBridge", "questBridgeMatch", { eventId: "questBridgeApply", needs: ["pell"] }),
  award("regeneron", "scienceTalentSearch", { needs: ["research"] }),
  award("jackKentCooke", "cookeScholarship", { needs: ["pell"], opens: on(8, 19) }),
  award("elks", "elksScholarship", { needs: ["citizen"], opens: on(8, 1) }),
  award("bigFutureList", "bigFutureList", { isDrawing: true }),
  award("burgerKing", "burgerKingScholars", { gpaMinimum: 2.5, opens: on(10, 15) }),
  award("dellScholars", "dellScholars", { needs: ["pell", "readiness"], gpaMinimum: 2.4, opens: on(10, 1) }),
  award("hispanicScholarshipFund", "hsfScholar", {
    needs: ["hispanic"],
    gpaMinimum: 3,
    opens: { month: 1, dayFor2027: null },
  }),
];

function award(
  id: string,
  taskId: string,
  given: Partial<Omit<NamedScholarship, "id" | "taskId">>,
): NamedScholarship {
  return { id, eventId: id, taskId, needs: [], gpaMinimum: null, opens: null, isDrawing: false, ...given };
}

function on(month: number, dayFor2027: number): NamedScholarship["opens"] {
  return { month, dayFor2027 };
}
