/** Whom a college lets off tuition; apart from the records, which are checked against it when they are generated. */
export const tuitionFreeStudents = [
  "everyone",
  /** U.S. citizens and permanent residents. */
  "citizens",
  /** Everyone who is admitted to an academy that trains officers; U.S. citizens. */
  "cadets",
  "tribalMembers",
  /** Residents of counties that no family is asked for. */
  "countyResidents",
] as const;
export type TuitionFreeStudents = (typeof tuitionFreeStudents)[number];
