/** The possible results of reading a PDF or a text file, separate from the reader, which is large. */
export type PdfProblem = "tooLarge" | "notPdf" | "locked" | "noText" | "emptyFile" | "broken" | "notLoaded";

/** A letter has a few pages. */
export const pdfLimits = { bytes: 15_000_000, pages: 40 } as const;
