/**
 * The grammar checker's file: downloaded when first asked for, and then kept in a cache of its own. The service worker
 * keeps it for nobody, and a new release of the site leaves it alone as long as the file is the same.
 */
import { grammarFileBytes } from "./grammarSize.ts";

/** Begins like all caches of the site, so that erasing this device erases it. */
export const grammarCacheName = "tassel-grammar";

/** Whether a check needs no download. False where the browser keeps nothing. */
export async function isGrammarKept(): Promise<boolean> {
  if (typeof caches === "undefined" || !(await caches.has(grammarCacheName).catch(() => false))) return false;
  const kept = await caches.open(grammarCacheName).then(
    (cache) => cache.keys(),
    () => [],
  );
  return kept.length > 0;
}

/** Rejects if there is no network, or the server has no such file. `onShare` gets how much has arrived, from 0 to 1. */
export async function loadGrammarFile(url: string, onShare: (share: number) => void): Promise<Blob> {
  const cache = await openCache();
  const kept = await cache?.match(url).catch(() => undefined);
  if (kept !== undefined) return kept.blob();
  onShare(0);
  const response = await fetch(url);
  if (!response.ok || response.body === null)
    throw new Error(`The checker's file answered ${response.status}.`);
  const parts: BlobPart[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    received += read.value.byteLength;
    onShare(Math.min(1, received / grammarFileBytes));
  }
  const file = new Blob(parts, { type: "application/wasm" });
  // Without room for it the check still runs this once. An earlier release's file goes.
  if (cache !== null) {
    await replaceKept(cache, url, file).catch(() => undefined);
  }
  return file;
}

/** Null where the browser forbids storage, and over plain http. */
async function openCache(): Promise<Cache | null> {
  if (typeof caches === "undefined") return null;
  return caches.open(grammarCacheName).catch(() => null);
}

async function replaceKept(cache: Cache, url: string, file: Blob): Promise<void> {
  for (const earlier of await cache.keys()) await cache.delete(earlier);
  await cache.put(url, new Response(file));
}
