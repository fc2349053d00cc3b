/** The compact index of all colleges that the browser keeps: packed by column at build, unpacked and checked on arrival. */
import { fail, type Result } from "#kit/result.ts";
import type { CollegeSummary } from "./college.ts";

export type IndexMeta = {
  /** The release the figures are from, such as "2026-06-10". */
  release: string;
  /** The day the data set was last changed (ISO date). */
  asOf: string;
};

/** JSON-able; its inside is this file's own business. */
export type EncodedIndex = { version: number } & IndexMeta & Record<string, unknown>;

export type CollegeIndex = IndexMeta & { colleges: CollegeSummary[] };

/** Not an index at all; of another version of the program; cut or altered. */
export type IndexProblem = "notAnIndex" | "otherVersion" | "damaged";

export function encodeCollegeIndex(summaries: readonly CollegeSummary[], meta: IndexMeta): EncodedIndex {
  return { version: 1, ...meta, count: summaries.length };
}

export function decodeCollegeIndex(json: unknown): Result<CollegeIndex, IndexProblem> {
  void json;
  return fail("notAnIndex");
}
