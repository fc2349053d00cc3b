/** Answers whose rules are downloaded when they are first asked for: a page that has asked nothing yet is lighter. */
import { ChunkLoadError } from "#client/chunks/chunkLoadError.ts";
import { loadModule } from "#client/chunks/loadModule.ts";

/**
 * `load` must be a plain `() => import("…")`: its source text contains the address for a retry. A download that fails
 * rejects with ChunkLoadError, and the next request tries again.
 */
export function loadAnswer<Rules, Request, Reply>(
  load: () => Promise<Rules>,
  pick: (rules: Rules) => (request: Request) => Promise<Reply>,
): (request: Request) => Promise<Reply> {
  let rules: Rules | null = null;
  let failures = 0;
  return async (request) => {
    try {
      rules ??= await loadModule(load, failures);
    } catch (cause) {
      failures += 1;
      throw new ChunkLoadError(cause);
    }
    return pick(rules)(request);
  };
}
