/** Cache rules for the service worker, as pure functions: what it serves from cache, what it stores, and what it deletes. */

/** `files`: hashed, cached forever. `pages` and `data`: network first. `statics`: the release's few unhashed files. */
export type CacheRule = "files" | "pages" | "data" | "statics" | "pass";

export type CacheRequest = Pick<Request, "method" | "url" | "mode"> & {
  /** A range request; the cache only holds complete files. */
  hasRange: boolean;
};

/** Only reference data and college records under /api/ may be cached, never anyone's personal data. */
const cachedData =
  /^\/api\/(college-cost-calculator|majors|zip-codes|content-search|answer-cards|application-timeline|colleges\/\d+|page-data\/[a-z0-9.-]+)$/;

/** Sign-in and sign-out: each response is for one person at one moment. */
const identityPath = /^\/(authorize|oauth|userinfo|v2\/logout|\.well-known)(\/|$)/;

/** Pages in other sites' frames differ by their query, and nothing of them is kept. */
const framedPage = /^\/embed\//;

/** Unhashed files at the root, such as /favicon.svg; the worker never handles its own script. */
const rootFile = /^\/(?!service-worker\.js$)[a-z0-9-]+\.(js|svg|png|ico|webmanifest)$/;

export function getCacheRule(request: CacheRequest, origin: string): CacheRule {
  if (request.method !== "GET" || request.hasRange) return "pass";
  const address = new URL(request.url);
  const { pathname } = address;
  if (address.origin !== origin || identityPath.test(pathname) || isSignInReturn(address)) return "pass";
  if (framedPage.test(pathname)) return "pass";
  if (pathname.startsWith("/api/")) return cachedData.test(pathname) ? "data" : "pass";
  if (pathname.startsWith("/assets/")) return "files";
  if (request.mode === "navigate") return /\.[a-z0-9]{2,11}$/i.test(pathname) ? "pass" : "pages";
  return rootFile.test(pathname) ? "statics" : "pass";
}

/** The return from the identity host carries a code or an error. */
function isSignInReturn({ searchParams }: URL): boolean {
  return searchParams.has("state") && (searchParams.has("code") || searchParams.has("error"));
}

export type Answer = { status: number; isRedirected: boolean; contentType: string | null };

const contentTypes: Readonly<Record<Exclude<CacheRule, "pass" | "statics">, RegExp>> = {
  // HTML served in place of a script would stay broken for as long as it was cached.
  files: /^(text\/(javascript|css)|application\/json|font\/|image\/)/,
  pages: /^text\/html/,
  data: /^application\/json/,
};

/** Only complete responses of the expected type: no errors, no partial content, no redirects. */
export function canCache(rule: keyof typeof contentTypes, answer: Answer): boolean {
  return answer.status === 200 && !answer.isRedirected && contentTypes[rule].test(answer.contentType ?? "");
}

/** The cache key: pages and data do not depend on the query, and typed queries are never stored. */
export function toCacheKey(url: string): string {
  const address = new URL(url);
  return `${address.origin}${address.pathname}`;
}

/**
 * Hashed files to delete when a release activates: those that neither this release nor the previous one
 * lists, since pages of the previous one may still be open. Deletes nothing if the previous list is unknown.
 */
export function listFilesToDelete(
  kept: readonly string[],
  named: readonly string[],
  namedBefore: readonly string[] | null,
): string[] {
  if (namedBefore === null) return [];
  const stay = new Set([...named, ...namedBefore]);
  return kept.filter((path) => !stay.has(path));
}

/** The oldest entries beyond `maximum`, not counting those in `always`; `kept` is in insertion order. */
export function listOverflow(
  kept: readonly string[],
  always: ReadonlySet<string>,
  maximum: number,
): string[] {
  const others = kept.filter((path) => !always.has(path));
  return others.slice(0, Math.max(0, others.length - maximum));
}
