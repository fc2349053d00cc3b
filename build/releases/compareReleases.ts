/** What changed from one release to the next, as a reporter asks: files, columns, rows, and how many values of each column. */
import { splitLine } from "#domain/college/tableText.ts";
import type { ReleaseFile } from "./releaseFiles.ts";

export type FileChange = {
  name: string;
  added: number;
  removed: number;
  columnsAdded: string[];
  columnsRemoved: string[];
  /** Of rows and columns that both have; the most changed first. */
  values: { column: string; changed: number }[];
};

export type ReleaseChange = { filesAdded: string[]; filesRemoved: string[]; files: FileChange[] };

type Compared = Pick<ReleaseFile, "name" | "key" | "lines">;

export function compareReleases(before: readonly Compared[], after: readonly Compared[]): ReleaseChange {
  const names = (files: readonly Compared[]) => new Set(files.map(({ name }) => name));
  const [was, is] = [names(before), names(after)];
  return {
    filesAdded: [...is].filter((name) => !was.has(name)),
    filesRemoved: [...was].filter((name) => !is.has(name)),
    files: after.flatMap((file) => {
      const earlier = before.find(({ name }) => name === file.name);
      return earlier === undefined ? [] : [compareFile(earlier, file)];
    }),
  };
}

function compareFile(before: Compared, after: Compared): FileChange {
  const [was, is] = [readTable(before), readTable(after)];
  const shared = is.heading.filter((column) => was.places.has(column));
  const changed = new Map<string, number>();
  let kept = 0;
  for (const [key, cells] of is.rows) {
    const earlier = was.rows.get(key);
    if (earlier === undefined) continue;
    kept += 1;
    for (const column of shared) {
      if (earlier[was.places.get(column) ?? -1] !== cells[is.places.get(column) ?? -1])
        changed.set(column, (changed.get(column) ?? 0) + 1);
    }
  }
  return {
    name: after.name,
    added: is.rows.size - kept,
    removed: was.rows.size - kept,
    columnsAdded: is.heading.filter((column) => !was.places.has(column)),
    columnsRemoved: was.heading.filter((column) => !is.places.has(column)),
    values: [...changed]
      .map(([column, count]) => ({ column, changed: count }))
      .toSorted((a, b) => b.changed - a.changed || a.column.localeCompare(b.column, "en")),
  };
}

function readTable({ key, lines }: Compared) {
  const heading = splitLine(lines[0] ?? "");
  const places = new Map(heading.map((column, at) => [column, at]));
  const rows = new Map(
    lines.slice(1).map((line) => {
      const cells = splitLine(line);
      return [key.map((column) => cells[places.get(column) ?? -1] ?? "").join("\u0000"), cells] as const;
    }),
  );
  return { heading, places, rows };
}
