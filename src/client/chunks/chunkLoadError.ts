/** The error of a chunk that could not be downloaded. */

/** The chunk boundary matches this name. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(`Loading chunk failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "ChunkLoadError";
  }
}
