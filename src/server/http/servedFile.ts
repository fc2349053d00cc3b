/** A file ready to send, in its encodings, each with a strong ETag. */
import { createHash, type Hash } from "node:crypto";
import { closeSync, createReadStream, existsSync, fstatSync, openSync, readSync } from "node:fs";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

export type ServedForm = { content: Buffer; etag: string; contentLength: string };
/** Without bytes: unpacked from the gzip form for the few who ask for it. */
export type PackedForm = Omit<ServedForm, "content"> & { content: null };
/** Read from disk whenever it is sent. The file stays open, so that a new build in its place takes nothing away. */
export type DiskForm = Omit<ServedForm, "content"> & { content: null; openFile: number };

export type ServedFile = {
  contentType: string;
  cacheControl: string;
  forms:
    | { identity: PackedForm; gzip: ServedForm; br: ServedForm }
    /** Large ones that few ask for, as the grammar checker's. */
    | { identity: DiskForm; gzip: DiskForm; br: DiskForm }
    /** Compression gains nothing, as for fonts and pictures; on disk where few ask. */
    | { identity: ServedForm | DiskForm; gzip: null; br: null };
};

const contentTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  ico: "image/x-icon",
  wasm: "application/wasm",
  woff2: "font/woff2",
  csv: "text/csv; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
};

/** The content type for a file name's extension; unknown extensions are bytes. */
export function findContentType(fileName: string): string {
  return contentTypes[fileName.slice(fileName.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/** Content under a hashed name never changes; everything else is revalidated by ETag. */
export const immutable = "public, max-age=31536000, immutable";
export const revalidated = "no-cache";

/** The plain bytes of a compressed file are not kept: they would be three quarters of what a server holds. */
export function servedFile(
  contentType: string,
  cacheControl: string,
  content: Buffer,
  compressed: { gzip: Buffer; br: Buffer } | null,
): ServedFile {
  const identity = form(content);
  if (compressed === null) {
    return { contentType, cacheControl, forms: { identity, gzip: null, br: null } };
  }
  const { gzip: gz, br } = compressed;
  return {
    contentType,
    cacheControl,
    forms: { identity: { ...identity, content: null }, gzip: form(gz), br: form(br) },
  };
}

/** The plain bytes at once, for the server's own use. */
export function readPlain({ forms }: ServedFile): Buffer {
  const { content } = forms.gzip ?? forms.identity;
  // Those on disk are for browsers.
  if (content === null) throw new Error("This file is not in memory.");
  return forms.gzip === null ? content : gunzipSync(content);
}

/**
 * A file that was packed when it was built. Its plain bytes, `plainLength` of them, are never read: what names them is
 * made from the packed ones, which change with them.
 */
export function packedFile(
  contentType: string,
  cacheControl: string,
  packed: { gzip: Buffer; br: Buffer },
  plainLength: number,
): ServedFile {
  const gz = form(packed.gzip);
  const etag = gz.etag.replace(/"$/, '-plain"');
  const identity = { content: null, etag, contentLength: String(plainLength) };
  return { contentType, cacheControl, forms: { identity, gzip: gz, br: form(packed.br) } };
}

/** Where bytes that stay are put. */
export type Keeping = { copy: (bytes: Buffer) => Buffer; readFile: (path: string) => Buffer };

/**
 * Keeps bytes in a few large pieces. Thousands of small ones between buffers that are needed for a moment would leave
 * holes that the process never gives back.
 */
export function createKeeping(): Keeping {
  let piece = Buffer.alloc(0);
  let used = 0;
  function take(length: number): Buffer {
    if (length > pieceBytes / 4) return Buffer.allocUnsafeSlow(length);
    if (used + length > piece.byteLength) {
      piece = Buffer.allocUnsafeSlow(pieceBytes);
      used = 0;
    }
    used += length;
    return piece.subarray(used - length, used);
  }
  return {
    copy(bytes) {
      const kept = take(bytes.byteLength);
      bytes.copy(kept);
      return kept;
    },
    readFile(path) {
      const openFile = openSync(path, "r");
      try {
        const kept = take(fstatSync(openFile).size);
        for (let at = 0; at < kept.byteLength; ) {
          const read = readSync(openFile, kept, at, kept.byteLength - at, at);
          if (read === 0) throw new Error(`${path} became shorter while it was read.`);
          at += read;
        }
        return kept;
      } finally {
        closeSync(openFile);
      }
    },
  };
}

const pieceBytes = 2 * 1024 * 1024;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);

/** Brotli's, 0 to 11: takes milliseconds. */
const usualQuality = 5;

/** Compresses content that exists only at run time, at a level that takes milliseconds. */
export async function compressedFile(
  contentType: string,
  cacheControl: string,
  content: Buffer,
  { quality = usualQuality, keep = exact }: { quality?: number; keep?: (bytes: Buffer) => Buffer } = {},
): Promise<ServedFile> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowBitsFor(content.byteLength),
  };
  // One after the other: memory that compressing needs for a moment stays with the process afterwards.
  const gz = await gzipAsync(content, { level: 6 });
  const br = await brotli(content, { params });
  return servedFile(contentType, cacheControl, content, { gzip: keep(gz), br: keep(br) });
}

/** zlib hands out the beginning of a larger buffer, all of which would be kept. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(copy);
  return copy;
}

/** The smallest window that spans the content. The default of 22 bits costs 4 MB to compress any page. */
function windowBitsFor(byteLength: number): number {
  const bits = Math.ceil(Math.log2(Math.max(byteLength, 1) + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** What is sent: the kept bytes, the plain ones unpacked for this request, or a stream from disk. */
export function contentOf(
  { forms }: ServedFile,
  form: ServedForm | PackedForm | DiskForm,
): Buffer | Promise<Buffer> | Readable {
  if (form.content !== null) return form.content;
  // From its beginning each time, whoever else is reading it.
  if (isOnDisk(form)) return createReadStream("", { fd: form.openFile, autoClose: false, start: 0 });
  return gunzipAsync(forms.gzip?.content ?? Buffer.alloc(0));
}

function isOnDisk(form: ServedForm | PackedForm | DiskForm): form is DiskForm {
  return "openFile" in form;
}

/** A file, with its packed forms if they are beside it (`.br`, `.gz`), none of which is held in memory. */
export function diskFile(contentType: string, cacheControl: string, path: string): ServedFile {
  const identity = openForm(path);
  if (!existsSync(`${path}.br`))
    return { contentType, cacheControl, forms: { identity, gzip: null, br: null } };
  return {
    contentType,
    cacheControl,
    forms: { identity, gzip: openForm(`${path}.gz`), br: openForm(`${path}.br`) },
  };
}

function openForm(path: string): DiskForm {
  const openFile = openSync(path, "r");
  const digest = createHash("sha256");
  const part = Buffer.allocUnsafe(64 * 1024);
  let bytes = 0;
  for (;;) {
    const read = readSync(openFile, part, 0, part.byteLength, bytes);
    if (read === 0) break;
    digest.update(part.subarray(0, read));
    bytes += read;
  }
  return { content: null, openFile, etag: toEtag(digest), contentLength: String(bytes) };
}

/**
 * The best encoding the browser accepts; "q=0" and other weights are rare enough to fall back to identity.
 */
export function formFor(
  file: ServedFile,
  acceptEncoding: string | undefined,
): [Encoding, ServedForm | PackedForm | DiskForm] {
  const { br, gzip: gz, identity } = file.forms;
  if (acceptEncoding !== undefined && !acceptEncoding.includes("q=")) {
    if (br !== null && acceptEncoding.includes("br")) return ["br", br];
    if (gz !== null && acceptEncoding.includes("gzip")) return ["gzip", gz];
  } else if (acceptEncoding !== undefined) {
    const accepted = weightedEncodings(acceptEncoding);
    if (br !== null && accepted.has("br")) return ["br", br];
    if (gz !== null && accepted.has("gzip")) return ["gzip", gz];
  }
  return ["identity", identity];
}

function weightedEncodings(acceptEncoding: string): Set<string> {
  const accepted = new Set<string>();
  for (const part of acceptEncoding.split(",")) {
    const [name = "", weight = "q=1"] = part.split(";").map((text) => text.trim());
    if (Number(weight.slice(2)) > 0) accepted.add(name);
  }
  return accepted;
}

function form(content: Buffer): ServedForm {
  const etag = toEtag(createHash("sha256").update(content));
  return { content, etag, contentLength: String(content.byteLength) };
}

function toEtag(digest: Hash): string {
  return `"${digest.digest("base64url").slice(0, 22)}"`;
}
