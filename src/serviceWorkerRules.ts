/** What the service worker answers from its caches, what it may keep and what it lets go: pure rules apart from the worker. */

/** `files`: hashed, for ever. `pages` and `data`: the network first. `statics`: the release's few files without a hash. */
export type CacheRule = "files" | "pages" | "data" | "statics" | "pass";

export type CacheRequest = Pick<Request, "method" | "url" | "mode"> & {
  /** Part of a file is asked for; a cache holds whole ones. */
  hasRange: boolean;
};

/** Reference data and college records may be kept; nothing else of /api/ is, and never a person's data. */
const cachedData =
  /^\/api\/(college-cost-calculator|majors|zip-codes|content-search|application-timeline|colleges\/\d+|page-data\/[a-z0-9.-]+)$/;

/** Where people sign in and out: each answer is for one person and one moment. */
const identityPath = /^\/(authorize|oauth|userinfo|v2\/logout|\.well-known)(\/|$)/;

/** Files at the root that carry no hash, such as /favicon.svg; the worker itself is never its own business. */
const rootFile = /^\/(?!service-worker\.js$)[a-z0-9-]+\.(js|svg|png|ico|webmanifest)$/;

export function getCacheRule(request: CacheRequest, origin: string): CacheRule {
  if (request.method !== "GET" || request.hasRange) return "pass";
  const address = new URL(request.url);
  const { pathname } = address;
  if (address.origin !== origin || identityPath.test(pathname) || isSignInReturn(address)) return "pass";
  if (pathname.startsWith("/api/")) return cachedData.test(pathname) ? "data" : "pass";
  if (pathname.startsWith("/assets/")) return "files";
  if (request.mode === "navigate") return /\.[a-z0-9]{2,11}$/i.test(pathname) ? "pass" : "pages";
  return rootFile.test(pathname) ? "statics" : "pass";
}

/** The way back from the identity host carries a code, or says why there is none. */
function isSignInReturn({ searchParams }: URL): boolean {
  return searchParams.has("state") && (searchParams.has("code") || searchParams.has("error"));
}

export type Answer = { status: number; isRedirected: boolean; contentType: string | null };

const contentTypes: Readonly<Record<Exclude<CacheRule, "pass" | "statics">, RegExp>> = {
  // HTML in place of a script would stay broken for as long as it is kept.
  files: /^(text\/(javascript|css)|application\/json|font\/|image\/)/,
  pages: /^text\/html/,
  data: /^application\/json/,
};

/** Only whole answers of the kind that was asked for: no refusal, no fault, no part, nothing from another address. */
export function canCache(rule: keyof typeof contentTypes, answer: Answer): boolean {
  return answer.status === 200 && !answer.isRedirected && contentTypes[rule].test(answer.contentType ?? "");
}

/** Under which address an answer is kept: pages and data do not depend on a query, and what people typed is not kept. */
export function toCacheKey(url: string): string {
  const address = new URL(url);
  return `${address.origin}${address.pathname}`;
}

/**
 * Hashed files that may go once a release takes over: what neither it names nor the one before, whose pages may still
 * be open. Nothing goes where it is not known what the release before named.
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

/** The oldest beyond `most`, not counting those that always stay; `kept` is in the order of keeping. */
export function listOverflow(kept: readonly string[], always: ReadonlySet<string>, maximum: number): string[] {
  const others = kept.filter((path) => !always.has(path));
  return others.slice(0, Math.max(0, others.length - maximum));
}
