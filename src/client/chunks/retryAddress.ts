/** The address of a page chunk for another try, read from the text of its `() => import("…")`. */

/** `attempt` counts from 1. Null where the text holds no address of a built chunk. */
export function retryAddress(loadText: string, attempt: number): string | null {
  const file = /import\(\s*[`"'](?:\.\/|\/assets\/)([^`"']+\.js)[`"']/.exec(loadText)?.[1];
  return file === undefined ? null : `/assets/${file}?retry=${attempt}`;
}
