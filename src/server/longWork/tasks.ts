/** What is calculated beside the server's own thread: whatever may take more than 20 ms, or grows with what was sent. */
import type { Library } from "#authoring/library.ts";
import { readAidOffer } from "#server/aidOfferReadings/readAidOffer.ts";
import { findMatches } from "#server/collegeMatches/findMatches.ts";
import { findColleges } from "#server/colleges/findColleges.ts";
import type { Colleges } from "#server/colleges.ts";
import { answerQuestion } from "#server/counselor/answerQuestion.ts";
import { checkPostApart } from "#server/posts/checkPostApart.ts";
import { readSearchConsole } from "#server/seo/readSearchConsole.ts";

/** What a thread works with; it reads the colleges itself. */
export type WorkSurroundings = {
  colleges: Colleges;
  /** The words of the written pages as JSON; null if the build made none. */
  pages: string | null;
  /** What posts are written with; null where nobody writes any. */
  library: Library | null;
};

/** Pure but for what it keeps for the next time; what goes in and comes out can be copied from thread to thread. */
type Task = (input: never, around: WorkSurroundings) => unknown;

export const tasks = {
  answerQuestion,
  readAidOffer,
  findMatches,
  findColleges,
  checkPost: checkPostApart,
  readSearchConsole: ({ csv }: { csv: string }) => readSearchConsole(csv),
} satisfies Readonly<Record<string, Task>>;

export type Tasks = typeof tasks;
