/**
 * What is calculated beside the server's own thread: whatever may take more than 20 ms, or grows with what was sent. Each
 * feature declares its own beside its function, and `server/workThread.ts` has all of them.
 */
import type { Library } from "#authoring/library.ts";
import type { Colleges } from "#server/colleges.ts";

/** What a thread works with; it reads the colleges itself. */
export type WorkSurroundings = {
  colleges: Colleges;
  /** The answer cards as JSON; null if the build made none. */
  cards: string | null;
  /** What posts are written with; null where nobody writes any. */
  library: Library | null;
};

/** Pure but for what it keeps for the next time; what goes in and comes out can be copied from thread to thread. */
export type Task = (input: never, around: WorkSurroundings) => unknown;

/** Families and administrators have a thread each, so that neither waits for the other. */
export interface FamilyTasks {}
export interface AdministratorTasks {}

export type Tasks = FamilyTasks & AdministratorTasks;
