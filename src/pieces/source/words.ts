/** The words around a figure's origin. */
export const words = {
  summary: (year: string, title: string) => `${year}, ${title}`,
  heard: "Where this comes from",
  meaning: "What it says",
  year: "Year",
  publisher: "Published by",
  release: "Release",
  licence: "Terms of use",
  column: "Column in the source file",
  calculation: "Worked out from",
  link: "Open the source",
  newWindow: "(another site)",
};
