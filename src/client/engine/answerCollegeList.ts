/** Reads a college list that was pasted or chosen as a file, in slices, on the device; it goes nowhere else. */
import { runInSlices } from "#client/runInSlices.ts";
import type { ListProblem, ListReading } from "#domain/listImport/listImport.ts";
import { findTextProblem, readFile } from "#domain/listImport/readFile.ts";
import { readListInSteps } from "#domain/listImport/readList.ts";
import { type Rows, splitCells } from "#domain/listImport/splitCells.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { prepareSearch } from "./answerSearch.ts";
import type { CollegeListRequest, Engine } from "./engine.ts";
import { getHeldColleges } from "./heldColleges.ts";

type Sheet = { name: string | null; rows: Rows };

export const answerCollegeList: Engine["collegeList"] = async (request) => {
  const sheets = await readSheets(request.source);
  if (!sheets.ok) return sheets;
  const prepared = await prepareSearch(getHeldColleges(request.release));
  const context = { prepared, today: request.today };
  const wanted = sheets.value.filter(({ name }) => request.sheet === null || name === request.sheet);
  let best: { name: string | null; reading: ListReading } | null = null;
  let problem: ListProblem = "empty";
  for (const { name, rows } of wanted) {
    const read = await runInSlices(readListInSteps(rows, context));
    if (!read.ok) problem = problem === "empty" ? read.problem : problem;
    // A workbook has a sheet of scholarships and one of essays: the one with the most colleges is the list.
    else if (best === null || countFound(read.value) > countFound(best.reading))
      best = { name, reading: read.value };
  }
  if (best === null) return fail(problem);
  const names = sheets.value.flatMap(({ name }) => name ?? []);
  return succeed({ ...best.reading, sheets: names, sheet: best.name });
};

async function readSheets(
  source: CollegeListRequest["source"],
): Promise<Result<readonly Sheet[], ListProblem>> {
  if (typeof source === "string")
    return findTextProblem(source) ?? succeed([{ name: null, rows: splitCells(source) }]);
  const bytes = new Uint8Array(source);
  const file = readFile(bytes);
  if (!file.ok) return file;
  if (file.value.kind === "text") return succeed([{ name: null, rows: splitCells(file.value.text) }]);
  const { readWorkbook } = await import("#client/listImport/readWorkbook.ts");
  return readWorkbook(bytes);
}

function countFound({ colleges }: ListReading): number {
  return colleges.filter(({ match }) => match.kind !== "unknown").length;
}
