/** What is told of a state beside its aid programs, by topic. */

/** In the order in which the page takes them. */
export const stateTopics = [
  /** What this state does that no other does. */
  "particular",
  /** What to file for state money, and by when. */
  "fafsa",
  "stateForm",
  /** Community or technical college without tuition. */
  "freeCollege",
  "transfer",
  /** The state's own application or application month. */
  "application",
  "directAdmission",
  "residency",
  /** Students without lawful status, beside what `statusRule` says of tuition and aid. */
  "status",
  "diploma",
  /** Courses and minimums that the public universities ask for. */
  "entryCourses",
  "schoolDayTest",
  "dualEnrollment",
  "examCredit",
] as const;
export type StateTopic = (typeof stateTopics)[number];
