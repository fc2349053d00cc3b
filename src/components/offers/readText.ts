/** Reads a plain text file on the device, in the encodings that letters are saved in. */
import { fail, type Result, succeed } from "#lib/result.ts";
import { type PdfProblem, pdfLimits } from "./pdf.ts";

/** A file that only has the name of one is no text. */
export async function readText(file: Blob): Promise<Result<string, PdfProblem>> {
  if (file.size > pdfLimits.bytes) return fail("tooLarge");
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.includes("\0")) return fail("notPdf");
  return text.trim() === "" ? fail("emptyFile") : succeed(text);
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
