/** Measures how long college lists of 5,000 rows take to read: of colleges by their names, and of names that nobody knows. */
import { join } from "node:path";
import { readList } from "#domain/listImport/readList.ts";
import { splitCells } from "#domain/listImport/splitCells.ts";
import { prepareSearch } from "#domain/search/collegeSearch.ts";
import { loadColleges } from "#server/colleges.ts";
import { median } from "./measure.ts";

export const listedRows = 5_000;
const rounds = 5;

/** The median round; the first is excluded, because the engine is still warming up. */
export function measureCollegeLists(rootFolder: string): { knownMs: number; unknownMs: number } {
  const { summaries } = loadColleges(join(rootFolder, "data"));
  const prepared = prepareSearch(summaries);
  const read = (names: readonly string[]) => {
    const rows = names.map((name) => `"${name}",Applied,EA,11/1,"Visited, liked it"`);
    const text = ["College,Status,Round,Deadline,Notes", ...rows].join("\n");
    return measure(() => {
      const reading = readList(splitCells(text), { prepared, today: "2026-11-27" });
      if (!reading.ok || reading.value.beyond > 0) throw new Error("The list was not read.");
    });
  };
  const known = summaries.slice(0, listedRows).map(({ name }) => name);
  return {
    knownMs: read(known),
    unknownMs: read(
      known.map((name, index) => (index === 0 ? name : `Unheard Institute of ${index} Wonders`)),
    ),
  };
}

function measure(run: () => void): number {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startedMs = performance.now();
    run();
    if (round > 0) times.push(performance.now() - startedMs);
  }
  return median(times);
}
