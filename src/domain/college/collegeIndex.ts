/** The compact college index the browser keeps: packed by column at build time, unpacked and validated when loaded. */

import { fail, type Result, succeed } from "#lib/result.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import type { CollegeSummary } from "./college.ts";
import { type CollegeColumns, type CollegeTable, createCollegeReader, unknownCell } from "./collegeTable.ts";
import {
  type Cell,
  type ChoiceColumn,
  choiceColumns,
  type NumberColumn,
  type NumberKey,
  numberColumns,
} from "./indexColumns.ts";
import * as packing from "./packing.ts";
import { writePlaces } from "./placeText.ts";
import { assignSlugs, assignSlugsInSteps } from "./slug.ts";

export type IndexMeta = {
  /** The data release, such as "2026-06-10". */
  release: string;
  /** When the data set last changed (ISO date). */
  asOf: string;
};

/** JSON-compatible. The layout is private to this file. */
export type EncodedIndex = { version: number } & IndexMeta & Record<string, unknown>;

export type CollegeIndex = IndexMeta & { colleges: CollegeSummary[] };

/** `table` has the same colleges as columns, for whoever reads a few of them. */
export type UnpackedIndex = CollegeIndex & { table: CollegeTable };

/** Not an index at all; written by another version of the program; truncated or altered. */
export type IndexProblem = "notAnIndex" | "otherVersion" | "damaged";

const version = 8;

/**
 * Packs the summaries in order. Money and counts are exact; shares keep four decimals, coordinates three
 * (within 200 feet). Further campuses follow their college's city by name, because the names of towns
 * nearby compress well together, and have their distance from the main one in hundredths of a degree. Of the slugs only those that do not follow from the names are packed, by row.
 */
export function encodeCollegeIndex(summaries: readonly CollegeSummary[], meta: IndexMeta): EncodedIndex {
  const texts = [
    summaries.map((college) => college.name).join("\n"),
    summaries.map(({ city, places = [] }) => [city, ...places.map(({ name }) => name)].join("|")).join("\n"),
    summaries.map((college) => college.aliases.join("|")).join("\n"),
  ];
  const choices = choiceColumns.map(({ options, of }: ChoiceColumn) =>
    packing.packChoices(summaries.map((college) => options.indexOf(of(college)))),
  );
  const held = new Map<string, Cell[]>();
  const numbers = numberColumns.map(({ key, scale, of, from, isRunning }: NumberColumn) => {
    const values = summaries.map((college) => scaleValue(of(college), scale));
    held.set(key, values);
    const base = from === undefined ? undefined : held.get(from);
    if (isRunning === true) return packing.packColumn(packing.toDifferences(values));
    return packing.packColumn(
      base === undefined ? values : values.map((value, row) => subtractBase(value, base[row])),
    );
  });
  const fromNames = assignSlugs(summaries);
  const slugs = summaries.flatMap(({ slug }, row) => (slug === fromNames[row] ? [] : [[row, slug] as const]));
  const offsets = summaries.flatMap(({ latitude, longitude, places = [] }) =>
    places.map((place) => ({
      north: toUnits(place.latitude) - toBase(latitude),
      east: toUnits(place.longitude) - toBase(longitude),
    })),
  );
  const places = [offsets.map(({ north }) => north), offsets.map(({ east }) => east)].map(packing.packColumn);
  const body = { count: summaries.length, texts, choices, numbers, places, slugs };
  return { version, ...meta, checksum: packing.calculateChecksum(JSON.stringify(body)), body };
}

/** Decodes an index from outside. Takes about 40 ms for 5,858 colleges, including validation. */
export function decodeCollegeIndex(json: unknown): Result<CollegeIndex, IndexProblem> {
  const unpacked = runToEnd(decodeInSteps(json));
  if (!unpacked.ok) return unpacked;
  const { release, asOf, colleges } = unpacked.value;
  return succeed({ release, asOf, colleges });
}

/** The same with its columns, in steps of about a millisecond. */
export function* decodeInSteps(json: unknown): Steps<Result<UnpackedIndex, IndexProblem>> {
  if (!isObject(json) || typeof json.version !== "number") return fail("notAnIndex");
  if (json.version !== version) return fail("otherVersion");
  const { release, asOf, checksum, body } = json;
  if (typeof release !== "string" || typeof asOf !== "string" || !isObject(body)) return fail("damaged");
  const text = JSON.stringify(body);
  yield;
  if (packing.calculateChecksum(text) !== checksum) return fail("damaged");
  yield;
  const read = yield* readColumns(body);
  const columns = read === null ? null : readPlaceColumns(read, body.places);
  const ownSlugs = readOwnSlugs(body.slugs);
  if (columns === null || ownSlugs === null) return fail("damaged");
  const colleges = yield* buildColleges(columns);
  yield;
  const slugs = yield* assignSlugsInSteps(colleges);
  for (const [row, slug] of ownSlugs) slugs[row] = slug;
  for (const [row, college] of colleges.entries()) college.slug = slugs[row] ?? "";
  return succeed({ release, asOf, colleges, table: { ...columns, release, asOf, slugs: slugs.join("\n") } });
}

/** The columns as the table keeps them; null if they do not fit each other. */
function* readColumns({
  count,
  texts,
  choices,
  numbers,
}: Record<string, unknown>): Steps<CollegeColumns | null> {
  if (typeof count !== "number" || !Array.isArray(texts)) return null;
  if (!Array.isArray(choices) || !Array.isArray(numbers)) return null;
  const [names, cities, aliases] = texts.map((text: unknown) => (typeof text === "string" ? text : null));
  for (const text of [names, cities, aliases]) {
    if (text === null || text === undefined || text.split("\n").length !== count) return null;
  }
  const columns: CollegeColumns = {
    count,
    names: names ?? "",
    cities: cities ?? "",
    places: "",
    aliases: aliases ?? "",
    choices: {},
    numbers: {},
  };
  for (const [index, { key, options }] of choiceColumns.entries()) {
    const column = packing.unpackChoices(choices[index], count, options.length);
    if (column === null) return null;
    columns.choices[key] = Int8Array.from(column);
    yield;
  }
  const held = new Map<string, Cell[]>();
  for (const [index, column] of numberColumns.entries()) {
    const { key, scale, from, isRunning }: NumberColumn<NumberKey> = column;
    const packed = packing.unpackColumn(numbers[index], count);
    if (packed === null) return null;
    const base = from === undefined ? undefined : held.get(from);
    const values = isRunning === true ? packing.toRunningSums(packed) : packed;
    const whole = base === undefined ? values : values.map((value, row) => addBase(value, base[row]));
    held.set(key, whole);
    columns.numbers[key] = { scale, cells: Int32Array.from(whole, (value) => value ?? unknownCell) };
    yield;
  }
  return columns;
}

/** Takes the names of further campuses out of the cities, and puts them with their places; null if they do not fit each other. */
function readPlaceColumns(columns: CollegeColumns, packed: unknown): CollegeColumns | null {
  const rows = columns.cities.split("\n").map((entry) => entry.split("|"));
  const count = rows.reduce((sum, names) => sum + names.length - 1, 0);
  if (!Array.isArray(packed)) return null;
  const north = packing.unpackColumn(packed[0], count);
  const east = packing.unpackColumn(packed[1], count);
  if (north === null || east === null) return null;
  const getBase = (key: "latitude" | "longitude", row: number) => {
    const { scale, cells } = columns.numbers[key] ?? { scale: 1, cells: [] };
    const cell = cells[row] ?? unknownCell;
    return toBase(cell === unknownCell ? null : cell / scale);
  };
  let next = 0;
  const places = rows.map(([, ...names], row) =>
    writePlaces(
      names.map((name) => {
        const latitude = (getBase("latitude", row) + (north[next] ?? 0)) / placeUnits;
        const longitude = (getBase("longitude", row) + (east[next] ?? 0)) / placeUnits;
        next += 1;
        return { name, latitude, longitude, offers: "degrees" };
      }),
    ),
  );
  return { ...columns, cities: rows.map(([city = ""]) => city).join("\n"), places: places.join("\n") };
}

/** The slugs by row that do not follow from the names; null if they are something else. */
function readOwnSlugs(json: unknown): Map<number, string> | null {
  if (!Array.isArray(json)) return null;
  const slugs = new Map<number, string>();
  for (const entry of json as unknown[]) {
    if (!Array.isArray(entry)) return null;
    const [row, slug]: unknown[] = entry;
    if (typeof row !== "number" || typeof slug !== "string") return null;
    slugs.set(row, slug);
  }
  return slugs;
}

/** Colleges built per step. */
const collegesPerStep = 128;

function* buildColleges(columns: CollegeColumns): Steps<CollegeSummary[]> {
  const collegeAt = createCollegeReader(columns);
  const colleges: CollegeSummary[] = [];
  for (let row = 0; row < columns.count; row += 1) {
    colleges.push(collegeAt(row));
    if (row % collegesPerStep === 0) yield;
  }
  return colleges;
}

/** Places are kept in hundredths of a degree. */
const placeUnits = 100;

function toUnits(degrees: number): number {
  return Math.round(degrees * placeUnits);
}

/** The main campus as both sides know it, in whole units; 0 if it is unknown. */
function toBase(degrees: number | null): number {
  return degrees === null ? 0 : toUnits(Math.round(degrees * 1_000) / 1_000);
}

function scaleValue(value: Cell, scale: number): Cell {
  return value === null ? null : Math.round(value * scale);
}

function subtractBase(value: Cell, base: Cell | undefined): Cell {
  return value === null ? null : value - (base ?? 0);
}

function addBase(value: Cell, base: Cell | undefined): Cell {
  return value === null ? null : value + (base ?? 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
