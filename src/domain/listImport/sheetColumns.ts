/**
 * The columns of the sheet that a plan writes: what families keep by hand, about thirty. Import knows them by their
 * headings, so that what goes out comes in the same.
 */
import type { ColumnRole } from "./listImport.ts";

/** "own" columns are calculated anew and never read back; "hand" ones are the family's, kept in the college's note. */
export type SheetColumn = {
  id: string;
  heading: string;
  role: Exclude<ColumnRole, "other" | "fact"> | "hand";
};

export const sheetColumns = [
  { id: "college", heading: "College", role: "name" },
  { id: "city", heading: "City", role: "place" },
  { id: "state", heading: "State", role: "state" },
  { id: "setting", heading: "Setting", role: "own" },
  { id: "control", heading: "Public or private", role: "own" },
  { id: "size", heading: "Undergraduates", role: "own" },
  { id: "admission", heading: "Admission", role: "own" },
  { id: "budget", heading: "Budget", role: "own" },
  { id: "chance", heading: "Chance (%)", role: "own" },
  { id: "chanceLow", heading: "Chance low (%)", role: "own" },
  { id: "chanceHigh", heading: "Chance high (%)", role: "own" },
  { id: "match", heading: "Match (%)", role: "own" },
  { id: "priceLow", heading: "Price low ($ a year)", role: "own" },
  { id: "priceHigh", heading: "Price high ($ a year)", role: "own" },
  { id: "sticker", heading: "Published price ($ a year)", role: "own" },
  { id: "miles", heading: "Miles from home", role: "own" },
  { id: "status", heading: "Status", role: "status" },
  { id: "round", heading: "Round", role: "round" },
  { id: "deadline", heading: "Deadline", role: "own" },
  { id: "otherDeadlines", heading: "Other deadlines", role: "own" },
  { id: "tests", heading: "SAT or ACT", role: "own" },
  { id: "essays", heading: "Essays", role: "own" },
  { id: "letters", heading: "Letters", role: "own" },
  { id: "fee", heading: "Application fee ($)", role: "own" },
  { id: "feeWaiver", heading: "Fee waiver", role: "hand" },
  { id: "portal", heading: "Portal login", role: "hand" },
  { id: "visit", heading: "Visit", role: "hand" },
  { id: "interview", heading: "Interview", role: "hand" },
  { id: "scholarships", heading: "Scholarships to apply for", role: "hand" },
  { id: "grants", heading: "Grants offered ($ a year)", role: "own" },
  { id: "netPrice", heading: "Net price offered ($ a year)", role: "own" },
  { id: "note", heading: "Note", role: "note" },
  { id: "unitId", heading: "UNITID", role: "unitId" },
] as const satisfies readonly SheetColumn[];

export type SheetColumnId = (typeof sheetColumns)[number]["id"];

export const handColumns = sheetColumns.filter(({ role }) => role === "hand");

/** "Portal login: ana@example.com", a line of a note that stands in a column of its own in the sheet. */
export function takeHandLines(note: string): { byHeading: ReadonlyMap<string, string>; rest: string } {
  const byHeading = new Map<string, string>();
  const rest = note.split("\n").filter((line) => {
    const column = handColumns.find(({ heading }) => line.startsWith(`${heading}: `));
    if (column === undefined || byHeading.has(column.heading)) return true;
    byHeading.set(column.heading, line.slice(column.heading.length + 2));
    return false;
  });
  return { byHeading, rest: rest.join("\n") };
}
