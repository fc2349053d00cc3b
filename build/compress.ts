/** Writes brotli and gzip versions next to a file, at the highest level that is worth its time: once per build, never per request. */
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The grammar checker's 16 MB: the highest level takes most of a minute and saves 4%. */
const largeBytes = 4_000_000;
const largeQuality = 9;

export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = content.length > largeBytes ? largeQuality : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipAsync(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
