/** Has the engine hold the college index, and opens what a page needs of it. */
import { holdInEngine, startEngine } from "#client/engine/askEngine.ts";
import { callFile } from "#client/http/api.ts";
import { type AllColleges, openColleges } from "./allColleges.ts";

let last: AllColleges | null = null;

export { startEngine };

/** Takes the file of the index. Rejects if it is damaged. */
export async function openIndex(file: ArrayBuffer): Promise<AllColleges> {
  // A worker that replaces a dead one is given a copy from the browser's cache: this one is not kept.
  let came: ArrayBuffer | null = file;
  const table = await holdInEngine("index", async () => {
    const first = came;
    came = null;
    return first ?? callFile("collegeIndex");
  });
  last = openColleges(table);
  return last;
}

/** Rejects as the call does, or if the index came damaged. */
export async function loadColleges(): Promise<AllColleges> {
  return openIndex(await callFile("collegeIndex"));
}

/** For what is not a screen: the index that is held, or else a new one; null if it cannot be had. */
export async function findColleges(): Promise<AllColleges | null> {
  return last ?? loadColleges().catch(() => null);
}
