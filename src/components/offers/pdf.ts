/** The possible results of reading a PDF, separate from the reader, which is large. */
export type PdfProblem = "tooLarge" | "notPdf" | "locked" | "noText" | "broken" | "notLoaded";

/** A letter has a few pages. */
export const pdfLimits = { bytes: 15_000_000, pages: 40 } as const;
