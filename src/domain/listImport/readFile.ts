/** What a chosen file is, by its first bytes, and the text of those that are text. */
import { fail, type Result, succeed } from "#lib/result.ts";
import { type ListProblem, listLimits } from "./listImport.ts";

export type ReadFile = { kind: "text"; text: string } | { kind: "workbook" };

export function readFile(bytes: Uint8Array): Result<ReadFile, ListProblem> {
  if (bytes.length === 0) return fail("empty");
  if (bytes.length > listLimits.fileBytes) return fail("tooLarge");
  const problem = findOtherKind(bytes);
  if (problem !== null) return fail(problem);
  if (startsWith(bytes, [0x50, 0x4b])) return succeed({ kind: "workbook" });
  const text = decodeText(bytes);
  if (text === null) return fail("unknownFile");
  return findTextProblem(text) ?? succeed({ kind: "text", text });
}

/** Text that is no list, whether it was pasted or is a file's. */
export function findTextProblem(text: string): { ok: false; problem: ListProblem } | null {
  const start = text.trimStart().slice(0, 600);
  if (start === "") return fail("empty");
  if (/^https?:\/\/\S+\s*$/i.test(text.trim())) return fail("link");
  if (/^<(!doctype|html|\?xml|table|head|body)\b/i.test(start)) return fail("webPage");
  // A plan that Tassel saved, or the shortcut that Google Drive keeps in place of a sheet.
  if (/^\{\s*"/.test(start)) return fail(/"(doc_id|resource_id|url)"\s*:/.test(start) ? "link" : "planFile");
  return null;
}

/** "Encrypted" and "Workbook" as the directory of a Microsoft compound file spells them. */
const encrypted = toWide("EncryptedPackage");
const word = toWide("WordDocument");

function findOtherKind(bytes: Uint8Array): ListProblem | null {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return "pdf";
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    // A workbook with a password is no zip file: Excel wraps it in its old container.
    if (includes(bytes, encrypted)) return "locked";
    return includes(bytes, word) ? "wordDocument" : "oldExcel";
  }
  const isImage =
    startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) ||
    startsWith(bytes, [0xff, 0xd8, 0xff]) ||
    startsWith(bytes, [0x47, 0x49, 0x46, 0x38]) ||
    startsWith(bytes, [0x42, 0x4d]) ||
    startsWith(bytes, [0x49, 0x49, 0x2a, 0]) ||
    startsWith(bytes, [0x4d, 0x4d, 0, 0x2a]) ||
    (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && readAscii(bytes, 8, 4) === "WEBP") ||
    (readAscii(bytes, 4, 4) === "ftyp" && /^(heic|heix|mif1|msf1|avif)$/.test(readAscii(bytes, 8, 4)));
  return isImage ? "image" : null;
}

/**
 * UTF-8, UTF-16 with or without a mark, or Windows-1252, which Excel writes as "CSV" on most computers in the U.S.
 * Null for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  const zeros = countZeros(bytes);
  if (zeros.odd + zeros.even > 0) {
    // Plain letters in UTF-16 have a zero in every second byte.
    const half = Math.min(bytes.length, sampled) / 2;
    if (zeros.odd > 0.6 * half && zeros.even < 0.05 * half) return new TextDecoder("utf-16le").decode(bytes);
    if (zeros.even > 0.6 * half && zeros.odd < 0.05 * half) return new TextDecoder("utf-16be").decode(bytes);
    return null;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return isMostlyText(text) ? text : null;
  }
}

const sampled = 4_000;

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (let index = 0; index < Math.min(bytes.length, sampled); index += 1) {
    if (bytes[index] === 0) zeros[index % 2 === 0 ? "even" : "odd"] += 1;
  }
  return zeros;
}

function isMostlyText(text: string): boolean {
  const strange = text.slice(0, sampled).match(/(?![\t\r\n\v\f])\p{Cc}/gu)?.length ?? 0;
  return strange < 0.02 * Math.min(text.length, sampled);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function readAscii(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

function toWide(text: string): Uint8Array {
  return Uint8Array.from(Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]));
}

function includes(bytes: Uint8Array, part: Uint8Array): boolean {
  for (let at = bytes.indexOf(part[0] ?? 0); at >= 0; at = bytes.indexOf(part[0] ?? 0, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
