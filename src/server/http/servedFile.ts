/** A file ready to send, in its encodings, each with a strong ETag. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

export type ServedForm = { content: Buffer; etag: string; contentLength: string };
/** Without bytes: unpacked from the gzip form for the few who ask for it. */
export type PackedForm = Omit<ServedForm, "content"> & { content: null };

export type ServedFile = {
  contentType: string;
  cacheControl: string;
  forms:
    | { identity: PackedForm; gzip: ServedForm; br: ServedForm }
    /** Compression gains nothing, as for fonts and pictures. */
    | { identity: ServedForm; gzip: null; br: null };
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
  return forms.gzip === null ? forms.identity.content : gunzipSync(forms.gzip.content);
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);

/** Compresses content that exists only at run time, at a level that takes milliseconds. */
export async function compressedFile(
  contentType: string,
  cacheControl: string,
  content: Buffer,
  brotliQuality = 5,
): Promise<ServedFile> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowBitsFor(content.byteLength),
  };
  // One after the other: memory that compressing needs for a moment stays with the process afterwards.
  const gz = await gzipAsync(content, { level: 6 });
  const br = await brotli(content, { params });
  return servedFile(contentType, cacheControl, content, { gzip: exact(gz), br: exact(br) });
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

/** What is sent: the kept bytes, or the plain ones unpacked for this request. */
export function contentOf({ forms }: ServedFile, form: ServedForm | PackedForm): Buffer | Promise<Buffer> {
  if (form.content !== null) return form.content;
  return gunzipAsync(forms.gzip?.content ?? Buffer.alloc(0));
}

/**
 * The best encoding the browser accepts; "q=0" and other weights are rare enough to fall back to identity.
 */
export function formFor(
  file: ServedFile,
  acceptEncoding: string | undefined,
): [Encoding, ServedForm | PackedForm] {
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
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  return { content, etag, contentLength: String(content.byteLength) };
}
