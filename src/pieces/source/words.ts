/** The words around a figure's origin. */
export const words = {
  summary: (year: string, title: string) => `${year}, ${title}`,
  heard: "Where this comes from",
  meaning: "What it says",
  year: "Year",
  publisher: "Published by",
  release: "Release",
  licence: "Terms of use",
  link: "Open the source",
  newWindow: "(another site)",
  fieldsSummary: "What these figures say, and where they come from",
  columns: (columns: readonly string[]) =>
    columns.length === 1 ? `Column ${columns[0] ?? ""}.` : `Columns ${columns.join(", ")}.`,
  workedOut: (columns: readonly string[]) => `Worked out from ${columns.join(", ")}.`,
};
