/** The error for a broken import file: one line that says where. */

export type Place = {
  file: string /** Line of the file, its heading being 1. */;
  row?: number;
  column?: string;
};

/** Aborts an import. Its one-line message names the file, row and column as far as they are known. */
export class ImportProblem extends Error {
  constructor(place: Place, what: string) {
    const row = place.row === undefined ? "" : `, row ${place.row}`;
    const column = place.column === undefined ? "" : `, column ${place.column}`;
    super(`${place.file}${row}${column}: ${what}`.replace(/\s+/g, " "));
    this.name = "ImportProblem";
  }
}
