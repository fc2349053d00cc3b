/** What changed since the last release, in sentences. */
import { formatAnd, formatInteger } from "#lib/format.ts";
import type { FileChange, ReleaseChange } from "./compareReleases.ts";

/** Columns named for a file; the rest is counted. */
const mostColumns = 5;

export function describeChange(since: number, { filesAdded, filesRemoved, files }: ReleaseChange): string[] {
  const changed = files.flatMap((file) => describeFile(file) ?? []);
  const said = [
    ...(filesAdded.length === 0 ? [] : [`New: ${formatAnd(filesAdded)}.`]),
    ...(filesRemoved.length === 0 ? [] : [`No longer released: ${formatAnd(filesRemoved)}.`]),
    ...changed,
  ];
  return said.length === 0
    ? [`Nothing changed since ${since}.`]
    : [`Since the release of ${since}:`, ...said];
}

function describeFile({
  name,
  added,
  removed,
  columnsAdded,
  columnsRemoved,
  values,
}: FileChange): string | null {
  const parts = [
    added === 0 ? null : `${countRows(added)} added`,
    removed === 0 ? null : `${countRows(removed)} removed`,
    columnsAdded.length === 0 ? null : `new columns ${formatAnd(columnsAdded)}`,
    columnsRemoved.length === 0 ? null : `dropped columns ${formatAnd(columnsRemoved)}`,
    values.length === 0 ? null : `changed values in ${describeColumns(values)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${name}: ${parts.join("; ")}.`;
}

function countRows(count: number): string {
  return count === 1 ? "1 row" : `${formatInteger(count)} rows`;
}

function describeColumns(values: FileChange["values"]): string {
  const named = values
    .slice(0, mostColumns)
    .map(({ column, changed }) => `${column} (${countRows(changed)})`);
  const more = values.length - named.length;
  return formatAnd(more === 0 ? named : [...named, `${formatInteger(more)} other columns`]);
}
