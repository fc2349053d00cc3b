/** The address of a page chunk for another try, read from the text of its `() => import("…")`. */

export type Retry = {
  address: string;
  /** Where the build put other code into the same file, the export that holds the module; else null. */
  exportName: string | null;
};

/** `attempt` counts from 1. Null where the text holds no address of a built chunk. */
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
