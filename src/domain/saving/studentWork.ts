/** What is known of a student's work beside college: work-study, and how earnings enter the Student Aid Index. */
/** Federal Work-Study: a job with pay by the hour, not money taken off the bill. Its pay is left out of the next index. */
export { workStudySource } from "#facts/sources/paying.ts";

/** Most that one week and one year can hold, beyond which an answer is a slip. */
export const workBounds = { hoursPerWeek: 80, weeksPerYear: 52, wageUsd: 200 } as const;
