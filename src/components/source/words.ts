/** The text around a figure's source. */
import { formatDate } from "#lib/format.ts";

export const words = {
  heard: "Where this comes from",
  meaning: "What it means",
  year: "Year",
  publisher: "Published by",
  release: "Release",
  licence: "Terms of use",
  link: "Open the source",
  newWindow: "(another site)",
  fieldsSummary: "What these figures mean, with sources",
  /** Publisher, edition and license. A dated edition is written out. */
  publication: (publisher: string, release: string | null, licence: string) =>
    `${publisher}. ${release === null ? "" : `${words.edition(release)}. `}${licence}.`,
  publishedIn: (release: string) => `published ${release.slice(0, 4)}`,
  edition: (release: string) => (/^\d{4}-\d{2}-\d{2}$/.test(release) ? formatDate(release) : release),
  columns: (columns: readonly string[]) =>
    columns.length === 1 ? `Column ${columns[0] ?? ""}.` : `Columns ${columns.join(", ")}.`,
  workedOut: (columns: readonly string[]) => `Calculated from ${columns.join(", ")}.`,
};
