/** Reads a college list from the rows of a sheet: one entry a college, with all that its rows say. */
import type { CollegeSearch } from "#domain/search/collegeSearch.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import {
  readDay,
  readPlace,
  readRound,
  readSerialDay,
  readState,
  readStatus,
  readTick,
  toWords,
} from "./cellValues.ts";
import { findTable, type ReadColumn, type Table } from "./headings.ts";
import {
  type Due,
  type ListedCollege,
  type ListedStatus,
  type ListProblem,
  type ListReading,
  listLimits,
} from "./listImport.ts";
import { isKnownName, matchCollege } from "./matchCollege.ts";
import { readNameCell } from "./nameCell.ts";
import type { Rows } from "./splitCells.ts";

export type ListContext = { prepared: CollegeSearch; today: Day };

export function readList(rows: Rows, context: ListContext): Result<ListReading, ListProblem> {
  return runToEnd(readListInSteps(rows, context));
}

/** Rows between two steps, under a millisecond for known names. */
const rowsPerStep = 8;

export function* readListInSteps(
  rows: Rows,
  { prepared, today }: ListContext,
): Steps<Result<ListReading, ListProblem>> {
  const isName = (text: string) => isKnownName(prepared, text);
  const filled = rows.filter((row) => row.some((cell) => cell !== "")).length;
  if (filled === 0) return fail("empty");
  const table = findTable(rows, isName, today);
  yield;
  if (table === null) return fail("noCollege");
  const until = table.firstRow + listLimits.rows;
  const body = rows.slice(table.firstRow, until);
  const beyond = rows.slice(until).filter((row) => row.some((cell) => cell !== "")).length;
  const budget = { left: listLimits.searches };
  const colleges: ListedCollege[] = [];
  const withoutName: { line: number; text: string }[] = [];
  let section = findTitleStatus(table);
  let isFollowing = false;
  for (const [index, row] of body.entries()) {
    if (index % rowsPerStep === 0) yield;
    const line = table.firstRow + index + 1;
    const text = row.filter((cell) => cell !== "").join(" · ");
    const name = row[table.nameColumn] ?? "";
    if (text === "") isFollowing = false;
    else if (name === "") {
      // A merged name leaves the cells below it empty: the row says more of the same college.
      const last = isFollowing ? colleges.pop() : undefined;
      if (last === undefined || isSum(row)) {
        if (last !== undefined) colleges.push(last);
        withoutName.push({ line, text });
      } else colleges.push(joinRows(last, readRow(row, table, last, today)));
    } else if (isSectionRow(row, name, isName)) {
      section = readSection(name);
      isFollowing = false;
    } else if (isSumLabel(name) || isRepeatedHeading(row, table)) {
      withoutName.push({ line, text });
      isFollowing = false;
    } else {
      colleges.push(readCollege({ row, line, name, section, table, budget, prepared, today, isName }));
      isFollowing = true;
    }
  }
  if (!colleges.some(({ match }) => match.kind !== "unknown")) return fail("noCollege");
  const joined = joinColleges(colleges);
  return succeed({
    columns: table.columns.map(({ heading, role }) => ({ heading, role })),
    colleges: joined,
    withoutName,
    joined: colleges.length - joined.length,
    beyond,
    sheets: [],
    sheet: null,
  });
}

function readCollege(asked: {
  row: readonly string[];
  line: number;
  name: string;
  section: ListedStatus | null;
  table: Table;
  budget: { left: number };
  prepared: CollegeSearch;
  today: Day;
  isName: (text: string) => boolean;
}): ListedCollege {
  const { row, line, section, table, budget, prepared, today } = asked;
  const cell = readNameCell(asked.name, asked.isName, today);
  const place = readPlaces(row, table.columns);
  const unitId =
    table.columns.flatMap(({ role }, column) => (role === "unitId" ? [Number(row[column])] : []))[0] ?? null;
  const match = matchCollege(
    prepared,
    {
      name: cell.name,
      city: place.city ?? cell.place?.city ?? null,
      state: place.state ?? cell.place?.state ?? null,
      unitId: unitId !== null && Number.isInteger(unitId) ? unitId : null,
    },
    budget,
  );
  const start: ListedCollege = {
    line,
    name: cell.name,
    match,
    status: cell.status,
    round: cell.round,
    otherRounds: [],
    dues: cell.day === null ? [] : [{ round: cell.round, day: cell.day, text: asked.name }],
    notes: cell.rest === null ? [] : [cell.rest],
    others: [],
  };
  const read = joinRows(start, readRow(row, table, { ...start, dues: [], notes: [] }, today));
  return { ...read, status: read.status ?? section };
}

function readPlaces(row: readonly string[], columns: readonly ReadColumn[]) {
  const read = { city: null, state: null } as ReturnType<typeof readPlace>;
  for (const [column, { role }] of columns.entries()) {
    const cell = row[column] ?? "";
    if (role === "state") read.state = readState(cell) ?? read.state;
    if (role !== "place" || cell === "") continue;
    const { city, state } = readPlace(cell);
    read.city = city ?? read.city;
    read.state ??= state;
  }
  return read;
}

/** What a row says besides its name. */
function readRow(row: readonly string[], { columns }: Table, base: ListedCollege, today: Day): ListedCollege {
  const statuses: ListedStatus[] = [];
  const rounds: ApplicationPlan[] = [];
  const dues: Due[] = [];
  const notes: string[] = [];
  const others: { column: number; text: string }[] = [];
  for (const [column, { role, heading, round, asks }] of columns.entries()) {
    const cell = row[column] ?? "";
    if (cell === "") continue;
    const keep = () => notes.push(heading === "" ? cell : `${heading}: ${cell}`);
    if (role === "status") {
      const tick = asks === null ? null : readTick(cell, today);
      const status = tick === null ? readStatus(cell) : tick ? asks : null;
      if (status !== null) statuses.push(status);
      if (isWorthKeeping(cell, status, tick)) keep();
    } else if (role === "round") {
      const read = readRound(cell);
      if (read !== null) rounds.push(read);
      const day = readDay(cell, today);
      if (day !== null) dues.push({ round: read, day, text: cell });
      else if (read === null && toWords(cell) !== "") keep();
    } else if (role === "deadline") {
      const day = readDay(cell, today) ?? readSerialDay(cell);
      const named = readRound(cell);
      if (day !== null) dues.push({ round: round ?? named, day, text: cell });
      else if (named !== null) rounds.push(named);
      else if (toWords(cell) !== "" && !/^(tbd|na|n a|none|see notes?)$/.test(toWords(cell))) keep();
    } else if (role === "note") notes.push(cell);
    else if (role === "other" || role === "fact") others.push({ column, text: cell });
  }
  return {
    ...base,
    status: pickStrongest(statuses),
    round: rounds[0] ?? null,
    dues,
    otherRounds: rounds.filter((one) => one !== rounds[0]),
    notes,
    others,
  };
}

/** "Deferred" and "Submitted 10/30" say more than the status they are read as. */
function isWorthKeeping(cell: string, status: ListedStatus | null, tick: boolean | null): boolean {
  if (tick === false) return false;
  const words = toWords(cell);
  if (/\bdefer/.test(words) || words === "df") return true;
  if (tick === true) return false;
  if (status === null) return words !== "" && !/^(no|none|na|n a|unknown|tbd)$/.test(words);
  return words.split(" ").length > 3;
}

const strength: readonly ListedStatus[] = [
  "considering",
  "applying",
  "applied",
  "waitlisted",
  "denied",
  "admitted",
  "enrolled",
  "removed",
];

/** Systems keep a column for each step; the last step counts. */
function pickStrongest(statuses: readonly ListedStatus[]): ListedStatus | null {
  return statuses.toSorted((a, b) => strength.indexOf(b) - strength.indexOf(a))[0] ?? null;
}

function joinRows(first: ListedCollege, more: ListedCollege): ListedCollege {
  const unique = (texts: readonly string[]) => [...new Set(texts)];
  const isOtherRound = more.round !== null && first.round !== null && more.round !== first.round;
  return {
    ...first,
    status: pickStrongest([first.status, more.status].filter((one) => one !== null)),
    round: first.round ?? more.round,
    otherRounds: [
      ...new Set([
        ...first.otherRounds,
        ...more.otherRounds,
        ...(isOtherRound && more.round !== null ? [more.round] : []),
      ]),
    ],
    // A second row of another round brings the date of that round.
    dues: [
      ...first.dues,
      ...more.dues
        .map((due) => (isOtherRound && due.round === null ? { ...due, round: more.round } : due))
        .filter(
          (due) =>
            !first.dues.some((one) => one.day === due.day && (due.round === null || one.round === due.round)),
        ),
    ],
    notes: unique([...first.notes, ...more.notes]),
    others: [
      ...first.others,
      ...more.others.filter(
        ({ column, text }) => !first.others.some((one) => one.column === column && one.text === text),
      ),
    ],
  };
}

/** The same college once, where it stood first. */
function joinColleges(all: readonly ListedCollege[]): ListedCollege[] {
  const joined = new Map<string, ListedCollege>();
  for (const one of all) {
    const key = toKey(one);
    const known = joined.get(key);
    joined.set(key, known === undefined ? one : joinRows(known, one));
  }
  return [...joined.values()];
}

/** Names that are asked or unknown are the same college if they are written the same and mean the same ones. */
function toKey({ match, name }: ListedCollege): string {
  if (match.kind === "sure") return `${match.unitId}`;
  return match.kind === "ask" ? `${toWords(name)} ${match.choices.join(" ")}` : toWords(name);
}

/** "Colleges I'm Applying To - Rivera, Elena": what holds for every row that says nothing else. */
function findTitleStatus({ titles, columns }: Table): ListedStatus | null {
  const named = columns.find(({ role }) => role === "name")?.heading ?? "";
  const said = [...titles, named]
    .map(toWords)
    .find((words) => /\bi ?m (applying to|thinking about|attending)\b/.test(words));
  return said === undefined ? null : readStatus(said.slice(0, 60));
}

const sectionWords =
  /^((my |our |the )?(super |far |hard |high )?(reach(es)?|dreams?|targets?|match(es)?|likel(y|ies)|safet(y|ies)|safe|fits?|maybes?|out of reach|financial safet(y|ies)|in state|out of state|public|private|reach|ucs?|csus?|early|regular)( (schools?|colleges?|list|options?))?( \d+)?)$/;

/** "REACHES", "Applying (6)": a heading between the rows, not a college. */
function isSectionRow(row: readonly string[], name: string, isName: (text: string) => boolean): boolean {
  if (row.filter((cell) => cell !== "").length > 1 || isName(name)) return false;
  const words = toWords(name);
  return (
    sectionWords.test(words) || (words.length < 40 && readSection(name) !== null) || /^[^\p{L}]*$/u.test(name)
  );
}

/** The status of the rows below, where the heading names one: "Applied", "Colleges I'm thinking about". */
function readSection(name: string): ListedStatus | null {
  const words = toWords(name);
  if (!/^((my |our )?(colleges|schools) )?(im |i m |i am |were |we are )?[a-z ]{2,24}( \d+)?$/.test(words))
    return null;
  const isOnlyStatus =
    /^((my |our )?(colleges|schools) )?(im |i m |i am |were |we are )?(considering|maybe|undecided|thinking about|following|interested in|researching|applying( to)?|applied( to)?|submitted|accepted|admitted|denied|rejected|wait ?listed|not interested|removed|attending|committed)( (schools|colleges))?( \d+)?$/;
  return isOnlyStatus.test(words) ? readStatus(words) : null;
}

function isSumLabel(name: string): boolean {
  return /^(grand )?(totals?|sums?|averages?|avg|mean|count|subtotals?|min|max|median)( \w+)?$/.test(
    toWords(name),
  );
}

function isSum(row: readonly string[]): boolean {
  return row.every((cell) => cell === "" || /^[$\d.,%()\s-]+[kKmM]?$/.test(cell));
}

/** A long print repeats its headings on each page. */
function isRepeatedHeading(row: readonly string[], { columns }: Table): boolean {
  const same = row.filter((cell, column) => cell !== "" && cell === columns[column]?.heading).length;
  return same > 1 && same >= row.filter((cell) => cell !== "").length - 1;
}
