/** Extracts the text of a PDF on the device with PDF.js; its 0.5 MB are loaded when the first file is chosen. */
import { getDocumentProxy } from "unpdf";
import { fail, type Result, succeed } from "#lib/result.ts";
import { layOutPage } from "./layOutPdf.ts";
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
      const pages: string[] = [];
      for (let page = 1; page <= document.numPages; page += 1) pages.push(await readPage(document, page));
      const text = pages.join("\n\n");
      return text.trim() === "" ? fail("noText") : succeed(text);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    return fail(error instanceof Error && error.name === "PasswordException" ? "locked" : "broken");
  }
}

async function readPage(
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
  page: number,
): Promise<string> {
  const { items } = await (await document.getPage(page)).getTextContent();
  return layOutPage(
    items.flatMap((item) => {
      if (!("str" in item)) return [];
      const [a, b, , , x, y] = item.transform.map(Number);
      return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: Math.hypot(a ?? 0, b ?? 0) }];
    }),
  );
}

/** Some writers put a few bytes before the signature. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)).includes("%PDF-");
}
