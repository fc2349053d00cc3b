/** Packs files with Brotli and gzip on other threads while the build goes on: once per build, never per request. */
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuildCache } from "./buildCache.ts";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Who downloads a file: for the few who administer the site the highest level would take seconds of every build. */
export type Readers = "everyone" | "administrators";

const administratorsQuality = 6;
/** The grammar checker's 16 MB: level 9 takes three times as long and saves 0.7%, the highest most of a minute and 5%. */
const largeBytes = 4_000_000;
const largeQuality = 6;

/** Writes the packed versions beside the file. What Brotli made of the same bytes before is taken from `cache`. */
export async function compressFile(
  file: string,
  readers: Readers = "everyone",
  cache: BuildCache | null = null,
): Promise<void> {
  const content = await readFile(file);
  const quality = chooseQuality(content, readers);
  const pack = () => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const [br, gz] = await Promise.all([
    cache === null
      ? pack()
      : cache.keep([`brotli ${process.versions["brotli"]}, level ${quality}\n`, content], pack),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

function chooseQuality({ length }: Buffer, readers: Readers): number {
  if (readers === "administrators") return administratorsQuality;
  return length > largeBytes ? largeQuality : constants.BROTLI_MAX_QUALITY;
}

export type Packing = {
  /** Packs a file as soon as a core is free; `finish` says how that went. */
  add: (file: string, readers?: Readers) => void;
  finish: () => Promise<void>;
};

/** Node packs on four threads, which also read and write files. */
const mostAtOnce = Math.min(availableParallelism(), 3);

export function startPacking(cache: BuildCache): Packing {
  const packed: Promise<void>[] = [];
  const waiting: (() => void)[] = [];
  // One core is left to what else the build does.
  let free = Math.max(mostAtOnce - 1, 1);
  const pack = async (file: string, readers?: Readers) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    await compressFile(file, readers, cache);
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    add(file, readers) {
      const packing = pack(file, readers);
      // Until `finish` nobody waits for it, and Node would end the process over a failure.
      packing.catch(() => undefined);
      packed.push(packing);
    },
    async finish() {
      // The rest of the build is done: its core packs too.
      waiting.shift()?.();
      await Promise.all(packed);
    },
  };
}
