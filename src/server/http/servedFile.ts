/** A file ready to send: plain, gzip and brotli bytes, each with a strong ETag. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

export type ServedForm = { content: Buffer; etag: string; contentLength: string };

export type ServedFile = {
  contentType: string;
  cacheControl: string;
  /** Null if compression gains nothing, as for fonts and pictures. */
  forms: { identity: ServedForm; gzip: ServedForm | null; br: ServedForm | null };
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

export function servedFile(
  contentType: string,
  cacheControl: string,
  content: Buffer,
  compressed: { gzip: Buffer; br: Buffer } | null,
): ServedFile {
  return {
    contentType,
    cacheControl,
    forms: {
      identity: form(content),
      gzip: compressed === null ? null : form(compressed.gzip),
      br: compressed === null ? null : form(compressed.br),
    },
  };
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses content that exists only at run time, at a level that takes milliseconds. */
export async function compressedFile(
  contentType: string,
  cacheControl: string,
  content: Buffer,
  brotliQuality = 5,
): Promise<ServedFile> {
  const [gz, br] = await Promise.all([
    gzipAsync(content, { level: 6 }),
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  ]);
  return servedFile(contentType, cacheControl, content, { gzip: gz, br });
}

/**
 * The best encoding the browser accepts; "q=0" and other weights are rare enough to fall back to identity.
 */
export function formFor(file: ServedFile, acceptEncoding: string | undefined): [Encoding, ServedForm] {
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
