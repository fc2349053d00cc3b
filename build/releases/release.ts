/** This year's release: its files with checksums, as they are served and as /developers lists them. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod/mini";
import type { DevelopersPage } from "#contract/developersPage.ts";
import { joinLine } from "#domain/college/tableText.ts";
import { formatDate } from "#lib/format.ts";
import type { Colleges } from "#server/colleges.ts";
import type { ReleaseChange } from "./compareReleases.ts";
import { describeChange } from "./describeChange.ts";
import { type ColumnEntry, makeRelease, ownLicense, publicDomain } from "./releaseFiles.ts";

/** By name, below /releases/<year>/. */
export type ReleasedFile = { name: string; text: string };
export type PreparedRelease = { files: readonly ReleasedFile[]; page: DevelopersPage["release"] };

const made = new WeakMap<Colleges, PreparedRelease>();

/** Made once for a data set. */
export function prepareRelease(colleges: Colleges): PreparedRelease {
  const known = made.get(colleges) ?? prepare(colleges);
  made.set(colleges, known);
  return known;
}

export function readDataLines(dataFolder: string): (name: string) => string[] {
  return (name) => readFileSync(join(dataFolder, name), "utf8").trimEnd().split("\n");
}

/** Written by `npm run release:compare`; there is none before the second release. */
const changesSchema = z.object({
  since: z.number(),
  change: z.object({
    filesAdded: z.array(z.string()),
    filesRemoved: z.array(z.string()),
    files: z.array(
      z.object({
        name: z.string(),
        added: z.number(),
        removed: z.number(),
        columnsAdded: z.array(z.string()),
        columnsRemoved: z.array(z.string()),
        values: z.array(z.object({ column: z.string(), changed: z.number() })),
      }),
    ),
  }),
});
export const changesFile = "releaseChanges.json";

function readChanges(dataFolder: string): { since: number; change: ReleaseChange } | null {
  const file = join(dataFolder, changesFile);
  return existsSync(file) ? changesSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

function prepare(colleges: Colleges): PreparedRelease {
  const { asOf, dataFolder } = colleges;
  const year = Number(asOf.slice(0, 4));
  const { files, dictionary } = makeRelease(colleges, readDataLines(dataFolder));
  const changes = readChanges(dataFolder);
  const told = changes === null ? [] : describeChange(changes.since, changes.change);
  const tables = [
    ...files.map(({ name, title, license, lines }) => ({ name, title, license, lines })),
    {
      name: "dictionary",
      title: "Every column: its meaning, unit, year, source and license",
      license: ownLicense,
      lines: listDictionary(dictionary),
    },
  ].map(({ name, title, license, lines }) => {
    const fileName = `tassel-${name}-${year}.csv`;
    const text = `${lines.join("\r\n")}\r\n`;
    return {
      file: { name: fileName, text },
      listed: {
        path: `/releases/${year}/${fileName}`,
        title,
        license,
        rows: lines.length - 1,
        columns: countCells(lines[0] ?? ""),
        bytes: Buffer.byteLength(text),
        sha256: createHash("sha256").update(text).digest("hex"),
      },
    };
  });
  const sums = tables.map(({ file, listed }) => `${listed.sha256}  ${file.name}\n`).join("");
  return {
    files: [
      ...tables.map(({ file }) => file),
      { name: "sha256sums.txt", text: sums },
      { name: "readme.txt", text: writeReadme(year, asOf, told) },
    ],
    page: { year, asOf, files: tables.map(({ listed }) => listed), changes: told },
  };
}

function countCells(heading: string): number {
  return heading.split(",").length;
}

function listDictionary(dictionary: readonly ColumnEntry[]): string[] {
  const names = [
    "file",
    "column",
    "meaning",
    "unit",
    "year",
    "source",
    "publisher",
    "license",
    "url",
  ] as const;
  return [joinLine(names), ...dictionary.map((entry) => joinLine(names.map((name) => entry[name])))];
}

function writeReadme(year: number, asOf: string, changes: readonly string[]): string {
  return [
    `Tassel data release ${year}, data as of ${formatDate(asOf)}.`,
    "",
    `Figures of the U.S. government: ${publicDomain}. Name the agency and the year, which the dictionary gives for each column.`,
    `Tassel’s own records (dates, changes, state programs, dictionary): ${ownLicense}. https://creativecommons.org/licenses/by/4.0/`,
    "",
    `Cite as: Tassel data release ${year}, file name, column, with its source and year from the dictionary.`,
    "",
    "An empty cell is not known or not published, and never zero. Rates of fewer than 30 students are left out and named in tooFewToSay.",
    "Text is UTF-8; lines end as in RFC 4180; items of a list are divided by |. Check the files: sha256sum -c sha256sums.txt",
    "",
    changes.length === 0 ? "This is the first release." : changes.join("\n"),
    "",
  ].join("\n");
}
