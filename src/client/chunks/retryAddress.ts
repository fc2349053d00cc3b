/** Finds the address for retrying a chunk in the source text of its `() => import("…")`. */

export type Retry = {
  address: string;
  /** If the build merged several modules into one file, the export that holds this one; else null. */
  exportName: string | null;
};

/** `attempt` starts at 1. Null if the text contains no address of a built chunk. */
export function buildRetryAddress(loadText: string, attempt: number): Retry | null {
  const found =
    /import\(\s*[`"'](?:\.\/|\/assets\/)([^`"']+\.js)[`"']\s*\)(?:\.then\(\(?([\w$]+)\)?=>\2\.([\w$]+)\))?/.exec(
      loadText,
    );
  const file = found?.[1];
  return file === undefined
    ? null
    : { address: `/assets/${file}?retry=${attempt}`, exportName: found?.[3] ?? null };
}
