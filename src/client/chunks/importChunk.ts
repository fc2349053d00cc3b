/**
 * Loads a file of the build: all `import()`s in the browser's code come here (build/importsPlugin.ts). Browsers of before
 * the summer of 2026 keep a failed import for the life of the page, so another try asks by another address.
 */

/** By address, how often it has failed. */
const failures = new Map<string, number>();

/** `address` is relative, as in "./HomeScreen-1a2b.js": all files are in one folder. Rejects with ChunkLoadError. */
export async function importChunk(address: string): Promise<unknown> {
  const failed = failures.get(address) ?? 0;
  try {
    return await import(/* @vite-ignore */ failed === 0 ? address : `${address}?retry=${failed}`);
  } catch (cause) {
    failures.set(address, failed + 1);
    throw new ChunkLoadError(cause);
  }
}

/** The chunk boundary matches this name. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(`Loading chunk failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "ChunkLoadError";
  }
}
