/** Which requests the service worker answers, and how: a pure rule apart from the worker that acts on it. */

export type CacheRule = "files" | "pages" | "data" | "pass";

/** Reference data and college records may be kept; nothing else of /api/ is, and never a person's data. */
const keptData = /^\/api\/(college-cost-calculator|majors|zip-codes|colleges\/\d+|page-data\/[a-z-]+)$/;

export function cacheRule(request: Pick<Request, "method" | "url" | "mode">, origin: string): CacheRule {
  if (request.method !== "GET") return "pass";
  const address = new URL(request.url);
  if (address.origin !== origin) return "pass";
  if (address.pathname.startsWith("/api/")) return keptData.test(address.pathname) ? "data" : "pass";
  if (address.pathname.startsWith("/assets/")) return "files";
  return request.mode === "navigate" ? "pages" : "pass";
}
