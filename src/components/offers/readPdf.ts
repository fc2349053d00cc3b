/** Extracts the text of a PDF on the device with PDF.js; its 0.5 MB are loaded when the first file is chosen. */
import { extractText, getDocumentProxy } from "unpdf";
import { fail, type Result, succeed } from "#lib/result.ts";
import { type PdfProblem, pdfLimits } from "./pdf.ts";

/** A scan has no text: problem "noText". Nothing of the file is stored or sent. */
export async function readPdf(file: Blob): Promise<Result<string, PdfProblem>> {
  if (file.size > pdfLimits.bytes) return fail("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) return fail("notPdf");
  try {
    const document = await getDocumentProxy(bytes);
    try {
      if (document.numPages > pdfLimits.pages) return fail("tooLarge");
      const { text } = await extractText(document, { mergePages: true });
      return text.trim() === "" ? fail("noText") : succeed(text);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    return fail(error instanceof Error && error.name === "PasswordException" ? "locked" : "broken");
  }
}

/** Some writers put a few bytes before the signature. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)).includes("%PDF-");
}
