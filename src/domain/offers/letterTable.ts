/** The header of a letter's table: what it says of each column. */
import { findLivingPlace, type LivingPlace } from "./letterChoices.ts";
import { type LetterYear, listSchoolYears } from "./letterYear.ts";

export type ColumnKind =
  | "term"
  | "year"
  | "offered"
  | "declined"
  /** What the student took of it. */
  | "accepted"
  | "perTerm"
  | "perQuarter"
  | "perMonth"
  | "study"
  /** On campus, off campus: one of them is the student's. */
  | "place"
  /** Of an account: what is billed, and what is taken off. */
  | "charge"
  | "credit"
  /** Pending, disbursed; or a later year of study. */
  | "other";

export type Column = {
  kind: ColumnKind;
  /** The cell of the header it stands in, if the table has separators. */
  cell: number;
  /** Which of the places to live; an offer is for the campus unless it says another. */
  place?: LivingPlace;
  /** The school year in its head, such as "2027-28". */
  schoolYear?: string;
};

export type Header = {
  columns: readonly Column[];
  hasCells: boolean;
  /** Two school years, and nothing says which of them the letter is for. */
  isYearUnsure?: true;
  /** Where the letter says that the student will live. */
  livesAt?: LivingPlace;
  /** Another part of the letter has begun below its table: what has fewer cells is none of its rows. */
  isPassed?: true;
};

const season =
  "(?:(?:primer|segundo) semestre|agosto[\\s-]*(?:a\\s)?dic(?:iembre)?\\.?|enero[\\s-]*(?:a\\s)?mayo)|(?:fall|autumn|winter|spring|summer|oto\u00f1o|invierno|primavera|verano)(?:\\s+(?:semester|sem|term|quarter|qtr|trimester))?(?:\\s+(?:de\\s+)?'?(?:20)?\\d\\d)?";
const columnWords: readonly [ColumnKind, RegExp][] = [
  ["study", /^(?:four|4)[\s-]year/i],
  ["charge", /^(?:charges?|debits?)/i],
  ["credit", /^credits?/i],
  // Of a revised offer: the new one counts. "03/12   04/03   04/28 CURRENT".
  ["offered", /^[\d/]+ current/i],
  ["other", /^\d{1,2}\//],
  ["offered", /^(?:revised|updated|new|current|now|after)/i],
  ["other", /^(?:before|previous|prior|original|old|former|change|difference|adjustment)/i],
  [
    "place",
    /^(?:on|off)[\s-]campus|^(?:with|at|live|living)\b|^commut(?:er|ing)|^residen|^(?:in|out|non)[\s-]?/i,
  ],
  ["perMonth", /^(?:(?:amount )?per[\s-]month|monthly|por mes)/i],
  ["perQuarter", /^por (?:cuatri|tri)mestre/i],
  ["perTerm", /^por semestre/i],
  ["year", /^(?:a\u00f1o|anual)/i],
  ["perQuarter", /^(?:(?:amount )?(?:per|each)[\s-]quarter|quarterly)/i],
  ["perTerm", /^(?:(?:amount )?(?:per|each)[\s-](?:semester|term)|semester amount)/i],
  [
    "other",
    /^(?:year [234]|second year|third year|fourth year|sophomore|junior|senior|balance|pending|paid|disbursed|authorized|anticipated|memo|fees|net)/i,
  ],
  ["declined", /^(?:decl(?:ined)?\b|cancell?ed|rechazad[oa])/i],
  ["accepted", /^(?:accepted(?! amount)|acptd?|aceptad[oa])/i],
  [
    "year",
    /^(?:total|annual|yearly|full year|year|academic year|first year|freshman|(?:per|each)[\s-](?:academic |award |school )?year|20\d\d)/i,
  ],
  ["offered", /^(?:award )?(?:offered|offrd?|ofrd|awarded|amount|offer|gross|ofrecid[oa]|otorgad[oa])/i],
  ["term", /./],
];

const columnPattern = new RegExp(
  [
    "(?:four|4)[\\s-]years?(?: total)?",
    "(?:(?:live|living) )?(?:on|off)[\\s-]campus(?: residence)?",
    "(?:(?:live|living) )?(?:with (?:your )?(?:parents?|family)|at home)|commut(?:er|ing)",
    "in[\\s-]state|out[\\s-]of[\\s-]state",
    "(?:amount )?(?:per|each)[\\s-](?:semester|term|quarter|month)",
    "(?:per|each)[\\s-](?:academic |award |school )?year(?=.*\\b(?:(?:four|4)[\\s-]years?|semester|term|quarter|month)\\b)",
    "(?<=\\b(?:semester|term|quarter|month)\\b.{0,40})(?:per|each)[\\s-](?:academic |award |school )?year",
    "semester amount|quarterly|monthly",
    "(?:first|second|third) (?:semester|trimester|term|quarter)|(?:semester|sem|trimester|term|quarter|qtr) ?[1-4]|s[12]|t[1-3](?:\\s+[a-z]{3}\\s?[-\u2013]\\s?[a-z]{3})?",
    "(?:previous|prior|original|revised|updated)(?: (?:award|offer|amount))?|old(?= .*\\bnew)|before(?= .*\\b(?:after|now|current|new)\\b)|(?<=before .{0,40})after|former(?= .*\\bnew)|(?<=(?:old|former|previous|prior|original|before) .{0,40})(?:new|current|now|change|difference|adjustment)(?: (?:award|offer|amount))?",
    "(?:non[\\s-]?)?residents?",
    "charges?|credits?|debits?|(?<=(?:amount|charges?|credits?|payments?)\\s.{0,40})balance",
    "gross(?: amount)?|net(?: amount)?|(?<=gross.{0,30})fees?",
    season,
    "(?:FA|SP|SU|WI|AU|FAL|SUM|WIN|SPR|AUT)\\s?'?\\d\\d",
    "por (?:semestre|trimestre|cuatrimestre|mes)|(?<=\\bpor [a-z]+.{1,40})(?:a\u00f1o|anual)",
    "offrd?|ofrd|acptd?|decl",
    "year [1-4]|(?<=(?:fall|autumn|winter|spring|trimester \\d).{0,40})\\byear(?= *$)|(?:first|second|third|fourth|full|academic) year|freshman|sophomore|junior|senior",
    "(?:year |grand |annual |yearly )?total(?: amount)?|annual(?: amount)?|yearly(?: amount)?|amount per year",
    "20\\d\\d\\s?[-\u2013/]\\s?(?:20)?\\d\\d(?: (?:total|amount|actual|estimated?|projected|proposed|planned))?",
    "(?:amount |award )?(?:offered|accepted|declined|cancell?ed|pending|paid|disbursed|authorized|anticipated)(?: amount)?",
    "(?:offer |award(?:ed)? |accepted )?amount|awarded",
    "(?:ofrecid|otorgad|aceptad|rechazad)[oa]s?",
    "\\d{1,2}/\\d{1,2}(?: current|(?= .*\\bcurrent\\b))",
  ]
    .map((one) => `\\b(?:${one})(?!\\w)`)
    .join("|"),
  "gi",
);

/** What every header has at least one of; cheap to ask of each line of a long text. */
const anyColumn =
  /before|trimester|\bsem\b|\b[st]1\b|previous|prior|original|old|resident|charge|credit|gross|fall|autumn|winter|spring|summer|total|annual|year|amount|offered|accepted|awarded|campus|state|semester|term|quarter|month|20\d\d|\b(?:FA|SP|SU|WI|AU|FAL|SUM|WIN|SPR|AUT)\s?'?\d\d|offr|ofrd|acpt|\bpor (?:cuatri|tri|mes)|agosto|enero|semestre|oto\u00f1o|primavera|freshman|ofrecid|otorgad|current/i;

/** Words that a table header may contain besides the names of terms and years. */
const headerWords =
  /\b(?:ayudas?|award|awards|budget|fund|funding|description|type|types|status|stat|costos?|estimad[oa]s?|conceptos?|source|sources|aid|financial|item|items|career|category|cost|costs|attendance|expenses?|charges?|name|year|of|your|program|options?|estimated|semester|term|quarter|student|offer|and|select|action|direct|indirect|residen\w+|code|net|grants?|scholarships?|loans?|amount|annual|per|housing)\b/gi;

/** "Husky Aid Offer 2027-28     Autumn 2027     Winter 2028": a title in the first cell is none of the columns; as spaces, so that places stay. */
function blankTitle(line: string): string {
  if (line.length > 160 || !/\b20\d\d/.test(line) || !anyColumn.test(line)) return line;
  const [title = "", ...cells] = line.split(/(?:\t|\||\s{3,})/).filter((cell) => cell.trim() !== "");
  const areColumns =
    cells.length > 1 &&
    cells.every((cell) => cell.replace(columnPattern, " ").trim() === "" && cell.trim() !== "");
  const isTitle = /\b(?:offer|aid|award|package)\b.*\b20\d\d\s?[-\u2013/]\s?(?:20)?\d\d\s*$/i.test(title);
  return areColumns && isTitle ? line.replace(title, " ".repeat(title.length)) : line;
}

/** Null if the line is not a table's header. */
export function findHeader(whole: string): Header | null {
  const line = blankTitle(whole);
  // "Status   Amount   Status   Amount", below the terms that each pair is of.
  if (/^\s*(?:(?:status|amount)(?:\s*[\t|]\s*|\s{2,}|\s*$)){2,}$/i.test(line) && /status/i.test(line))
    return null;
  if (line.length > 160 || /\$\s?\d/.test(line) || !anyColumn.test(line)) return null;
  if (/[.!?:]\s*$/.test(line.trim().replace(/[:]$/, ""))) return null;
  // A heading within the table: "Anticipated credits".
  if (/^\s*(?:total \w+|(?:anticipated|pending|expected|estimated) (?:credits?|payments?))\s*$/i.test(line))
    return null;
  const found = [...line.matchAll(columnPattern)];
  const first = found[0];
  if (first === undefined) return null;
  // "Returning student aid     2026-27     2027-28": a title in the first cell.
  const title = /^\s*[^\d\t|]{3,60}?(?:\t|\||\s{3,})/.exec(line.slice(0, first.index))?.[0] ?? "";
  const rest = line
    .slice(found.length > 1 && /\s{3}|\t|\|/.test(line.slice(first.index)) ? title.length : 0)
    .replace(columnPattern, " ")
    .replace(headerWords, " ")
    .replace(/\b20\d\d\b/g, " ");
  if (/[a-z]{3}|\d{3}/i.test(rest)) return null;
  const columns = found.map(
    (match): Column => ({
      kind: columnWords.find(([, pattern]) => pattern.test(match[0]))?.[0] ?? "other",
      cell: countCells(line, match.index),
      ...toPlace(match[0]),
    }),
  );
  // "Aid offer 2027-28    Fall    Spring": the year is of the title.
  if (/^20\d\d\s?[-\u2013/]\s?(?:20)?\d\d$/.test(first[0].trim()) && columns[1]?.kind === "term") {
    columns.shift();
    found.shift();
  }
  // "Offered aid    Autumn 2026    Winter 2027": the title of the first cell.
  if (
    columns.length > 2 &&
    columns[0]?.kind === "offered" &&
    /^\s+(?:financial )?(?:aid|awards?)\b/i.test(line.slice(first.index + first[0].length))
  ) {
    columns.shift();
    found.shift();
  }
  // "Total Cost of Attendance 2027-2028    On Campus    Off Campus".
  const ofPlaces = columns.findIndex(({ kind }) => kind === "place");
  if (columns.length - ofPlaces > 1 && columns.slice(0, ofPlaces).every(({ kind }) => kind === "year")) {
    columns.splice(0, ofPlaces);
    found.splice(0, ofPlaces);
  }
  // "Fall 2026 - Spring 2027" says which year the letter is for, and a year alone is a title.
  // "2027-28  2028-29  \u2026": the first of several years is the letter's.
  let years = 0;
  for (const [index, column] of columns.entries()) {
    const [schoolYear] = listSchoolYears(found[index]?.[0] ?? "");
    if (schoolYear === undefined) continue;
    years += 1;
    columns[index] = { ...column, schoolYear, ...(years > 1 ? { kind: "other" as const } : {}) };
  }
  const gaps = found.slice(1).map((match, index) => {
    const previous = found[index];
    return line.slice((previous?.index ?? 0) + (previous?.[0].length ?? 0), match.index);
  });
  if (
    columns.every(({ kind }) => kind === "term") &&
    gaps.every((gap) => /^\s*(?:[-\u2013/&]|to|through|and)\s*$/i.test(gap) && gap.trim() !== "")
  )
    return null;
  const hasPeriod = columns.some(({ kind }) => ["perTerm", "perQuarter", "perMonth", "study"].includes(kind));
  if (columns.length < 2 && !hasPeriod) return null;
  // "Financial aid for the 2026-27 academic year" and "Awarded aid 2026-27" are titles.
  const isTitle = columns.every(
    ({ kind }) => kind === "year" || (kind === "offered" && /\b20\d\d\b/.test(line)),
  );
  if (!/\t|\||\s{2,}/.test(line.trim()) && isTitle) return null;
  return { columns, hasCells: /[\t|]/.test(line) };
}

function toPlace(words: string): Pick<Column, "place"> {
  const place = findLivingPlace(words);
  return place === null ? {} : { place };
}

/** Header words on lines of their own: a table whose columns were broken over lines. */
export function readSoloColumn(line: string): Header | null {
  const text = line.trim();
  if (text === "" || text.length > 24) return null;
  return soloColumn.test(text) ? findHeader(`${text}\tper month`) : null;
}

const soloColumn =
  /^(?:(?:fall|autumn|winter|spring|summer)(?:\s+(?:semester|term|quarter))?(?:\s+'?(?:20)?\d\d)?|(?:grand |annual |year )?total|annual(?: amount)?|(?:amount )?(?:offered|accepted|declined)(?: amount)?|amount|(?:academic )?year)$/i;

/** Of several school years, the letter's own is the one that counts. */
export function chooseYear(header: Header, year: LetterYear | null): Header {
  const named = header.columns.filter(({ schoolYear }) => schoolYear !== undefined);
  if (year === null || named.length < 2 || !named.some(({ schoolYear }) => schoolYear === year.year))
    return header;
  const columns = header.columns.map((column): Column => {
    if (column.schoolYear === undefined) return column;
    return { ...column, kind: column.schoolYear === year.year ? "year" : "other" };
  });
  // "2026-27  2027-28  2028-29  2029-30": a plan for the years to come begins with this one.
  const isPlan = named.length > 2 && named[0]?.schoolYear === year.year;
  return { ...header, columns, ...(year.isCertain || isPlan ? {} : { isYearUnsure: true }) };
}

export function countCells(line: string, to: number): number {
  let cells = 0;
  for (let at = 0; at < to; at += 1) if (line[at] === "\t" || line[at] === "|") cells += 1;
  return cells;
}
