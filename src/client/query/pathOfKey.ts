/** Maps a query key to a path: its parts joined by slashes. */
import type { ApiPath } from "#client/http/toRequest.ts";

/** ["api", "colleges", 228778] becomes /api/colleges/228778. Throws if a key is not a path of the API. */
export function pathOfKey(key: readonly unknown[]): ApiPath {
  const parts = key.map((part) => {
    if (typeof part !== "string" && typeof part !== "number")
      throw new Error("Only words and numbers of a query key can stand in an address.");
    return String(part).split("/").map(encodeURIComponent).join("/");
  });
  const path = parts.join("/").replace(/^\/*api\//, "");
  if (path === parts.join("/")) throw new Error("This query key names no address of the API.");
  return `/api/${path}`;
}
