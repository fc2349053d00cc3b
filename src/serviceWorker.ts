/** The service worker: visited pages work offline, hashed files are cached, and the network wins for pages when it is available. */
/// <reference lib="webworker" />
import { createTurns } from "#lib/turns.ts";
import { canCache, getCacheRule, listFilesToDelete, listOverflow, toCacheKey } from "./serviceWorkerRules.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: the release, and the files to cache at install. */
declare const __RELEASE__: string;
/** Pages that families come back to, and the files they need. */
declare const __PRECACHE__: readonly string[];
/** The other screens' files, fonts and the college index; skipped when the browser asks to save data. */
declare const __PRECACHE_WHEN_AMPLE__: readonly string[];

const answerTimeoutMs = 3_000;
/** Files cached at a time at install: enough for a slow network. */
const installTurns = 8;
/** Rest after each of them, so that at most 100 a second take a phone's processor from the page. */
const installRestMs = 80;
const visitedPagesMax = 100;
/** How many of the most recently visited pages are refetched for a new release. */
const renewedPagesMax = 30;
const recordsMax = 300;

const filesCache = "tassel-files";
const dataCache = "tassel-data";
const releasesCache = "tassel-releases";
const pagesCachePrefix = "tassel-pages-";
const pagesCache = `${pagesCachePrefix}${__RELEASE__}`;
const namedFilesKey = "/named-files";
const offlinePath = "/offline";
const carriedHeader = "x-carried";

const neededPaths = __PRECACHE__;
const allPaths = [...neededPaths, ...__PRECACHE_WHEN_AMPLE__];
const always = new Set(allPaths);
const namedFiles = allPaths.filter(isHashed);

self.addEventListener("install", (event) => {
  event.waitUntil(cacheForOffline().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(startRelease());
});

self.addEventListener("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const rule = getCacheRule({ method, url, mode, hasRange: headers.has("range") }, self.location.origin);
  if (rule === "files") event.respondWith(respondFromCacheFirst(event));
  else if (rule === "statics") event.respondWith(respondFromRelease(event.request));
  else if (rule === "pages") event.respondWith(respondPageNetworkFirst(event));
  else if (rule === "data")
    event.respondWith(respondNetworkFirst(event, getDataCacheName(url), "data", fetch(event.request)));
  // Use the response that is already in flight, so that a sign-in redirect is not requested twice.
  else if (mode === "navigate" && method === "GET" && self.registration.navigationPreload) {
    event.respondWith(getPreloadedOrFetch(event));
  }
});

/**
 * A page reached by client-side navigation reports itself, and is cached like one that was loaded. The first page asks to
 * be controlled once it is live: claiming at activation would throw pages out of the back/forward cache.
 */
self.addEventListener("message", (event) => {
  if (event.data?.takeControl === true) event.waitUntil(self.clients.claim());
  const path: unknown = event.data?.keepPage;
  if (typeof path === "string" && path.startsWith("/") && !isSavingData()) {
    event.waitUntil(ignoreErrors(cacheVisited(new URL(path, self.location.origin).href)));
  }
});

// Activation

/** One file that fails to download fails the install; the next visit resumes from what is cached. Full storage does not fail it. */
async function cacheForOffline(): Promise<void> {
  const addresses = isSavingData() ? neededPaths : allPaths;
  const takeTurn = createTurns(installTurns);
  await Promise.all(addresses.map((path) => takeTurn(() => cacheAtInstall(path))));
  await ignoreErrors(copyVisitedPages());
}

async function cacheAtInstall(path: string): Promise<void> {
  const cacheName = isHashed(path) ? filesCache : pagesCache;
  const address = new URL(path, self.location.origin).href;
  if (isHashed(path) && (await matchInCache(cacheName, address))) return;
  // Hashed files may come from the HTTP cache; pages must belong to this release.
  const response = await fetch(address, { cache: isHashed(path) ? "default" : "no-cache", priority: "low" });
  if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}.`);
  await storeInCache(cacheName, address, response);
  await new Promise((resolve) => setTimeout(resolve, installRestMs));
}

/** Refetches recently visited pages for this release; a page that cannot be fetched keeps its old version. */
async function copyVisitedPages(): Promise<void> {
  for (const name of await listOldPagesCaches()) {
    const old = await caches.open(name);
    const visited = (await old.keys())
      .map((request) => request.url)
      .filter((url) => !always.has(toPath(url)));
    const renewed = new Set(isSavingData() ? [] : visited.slice(-renewedPagesMax));
    await Promise.all(
      visited.map(async (url) => {
        if (renewed.has(url) && (await ignoreErrors(cacheVisited(url))) === true) return;
        const kept = await old.match(url);
        if (kept === undefined || kept.headers.has(carriedHeader)) return;
        await storeInCache(pagesCache, url, addHeader(kept, carriedHeader));
      }),
    );
  }
}

/** Pages that an earlier worker controlled are handed to this one by the browser. */
async function startRelease(): Promise<void> {
  // Not every browser supports this; without it a page request waits for the worker to start.
  await ignoreErrors(self.registration.navigationPreload?.enable());
  await ignoreErrors(deleteOldFiles());
  await ignoreErrors(
    listOldPagesCaches().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  );
}

async function deleteOldFiles(): Promise<void> {
  const [files, releases] = await Promise.all([caches.open(filesCache), caches.open(releasesCache)]);
  const record = await releases.match(namedFilesKey);
  // Written by the previous worker with the code below.
  const namedBefore = record === undefined ? null : ((await record.json()) as readonly string[]);
  const kept = (await files.keys()).map((request) => toPath(request.url));
  await Promise.all(listFilesToDelete(kept, namedFiles, namedBefore).map((path) => files.delete(path)));
  await releases.put(namedFilesKey, new Response(JSON.stringify(namedFiles)));
}

async function listOldPagesCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(pagesCachePrefix) && name !== pagesCache);
}

/** Whether the page is cached now. */
async function cacheVisited(url: string): Promise<boolean> {
  const address = toCacheKey(url);
  const rule = getCacheRule(
    { method: "GET", url: address, mode: "navigate", hasRange: false },
    self.location.origin,
  );
  if (rule !== "pages") return false;
  if (await matchInCache(pagesCache, address)) return true;
  const response = await fetch(address, { cache: "no-cache", priority: "low" });
  if (!canCache("pages", summarizeResponse(response))) return false;
  await storeInCache(pagesCache, address, response);
  await trimCache(pagesCache, visitedPagesMax);
  return true;
}

// Responding

async function respondFromCacheFirst(event: FetchEvent): Promise<Response> {
  const address = toCacheKey(event.request.url);
  const kept = await matchInCache(filesCache, address);
  // A query means that the file was tried before and failed, so the cached copy may be the broken one.
  if (kept !== undefined && new URL(event.request.url).search === "") return kept;
  try {
    const response = await fetch(event.request);
    if (canCache("files", summarizeResponse(response)))
      event.waitUntil(storeInCache(filesCache, address, response.clone()));
    return response;
  } catch (error) {
    if (kept !== undefined) return kept;
    throw error;
  }
}

async function respondFromRelease(request: Request): Promise<Response> {
  return (await matchInCache(pagesCache, toCacheKey(request.url))) ?? fetch(request);
}

async function respondPageNetworkFirst(event: FetchEvent): Promise<Response> {
  try {
    return await respondNetworkFirst(event, pagesCache, "pages", getPreloadedOrFetch(event));
  } catch (error) {
    const address = new URL(event.request.url);
    if (address.pathname.endsWith("/") && address.pathname !== "/") {
      // Match the server's response.
      return Response.redirect(`${address.pathname.replace(/\/+$/, "")}${address.search}`, 302);
    }
    // From any release: an outdated page is better than none.
    const kept = await ignoreErrors(caches.match(toCacheKey(event.request.url), { ignoreVary: true }));
    if (kept !== undefined) return markAsCached(kept);
    const offline = await matchInCache(pagesCache, new URL(offlinePath, self.location.origin).href);
    if (offline !== undefined) return markAsCached(offline);
    throw error;
  }
}

/** The network response if it arrives within three seconds, then the cached one, then the network response however late. */
async function respondNetworkFirst(
  event: FetchEvent,
  cacheName: string,
  rule: "pages" | "data",
  asked: Promise<Response>,
): Promise<Response> {
  const address = toCacheKey(event.request.url);
  let keeping: Promise<void> | undefined;
  const fresh = asked.then((response) => {
    if (canCache(rule, summarizeResponse(response)))
      keeping = storeAndTrim(cacheName, address, response.clone());
    return response;
  });
  // Registered right away, since a late response is still cached after the page has been given the old one.
  event.waitUntil(ignoreErrors(fresh.then(() => keeping)));
  const kept = await matchInCache(cacheName, address);
  if (kept === undefined) return fresh;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(markAsCached(kept.clone())), answerTimeoutMs);
  });
  const answered = fresh.then(
    (response) => (response.status >= 500 ? markAsCached(kept.clone()) : response),
    () => markAsCached(kept.clone()),
  );
  return Promise.race([answered, late]);
}

/** Uses the navigation preload if there is one, so that the page is never requested twice. */
async function getPreloadedOrFetch(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

/** Marks the response so that the page can tell a cached one from a live one. */
function markAsCached(response: Response): Response {
  return addHeader(response, "x-from-cache");
}

function addHeader(response: Response, name: string): Response {
  const headers = new Headers(response.headers);
  headers.set(name, "1");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

// Caching: a full, blocked or corrupt cache must never cost anyone a response.

async function matchInCache(cacheName: string, address: string): Promise<Response | undefined> {
  const match = () => caches.open(cacheName).then((cache) => cache.match(address, { ignoreVary: true }));
  // A busy disk can fail occasionally even though the entry exists.
  return match().catch(() => ignoreErrors(match()));
}

async function storeInCache(cacheName: string, address: string, response: Response): Promise<void> {
  await ignoreErrors(caches.open(cacheName).then((cache) => cache.put(address, response)));
}

async function storeAndTrim(cacheName: string, address: string, response: Response): Promise<void> {
  await storeInCache(cacheName, address, response);
  await trimCache(cacheName, cacheName === dataCache ? recordsMax : visitedPagesMax);
}

async function trimCache(cacheName: string, maximum: number): Promise<void> {
  const trimmed = caches.open(cacheName).then(async (cache) => {
    const kept = (await cache.keys()).map((request) => toPath(request.url));
    await Promise.all(listOverflow(kept, always, maximum).map((path) => cache.delete(path)));
  });
  await ignoreErrors(trimmed);
}

async function ignoreErrors<Value>(work: Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}

/** The index belongs to its release's code; records and page data are refetched whenever there is a network. */
function getDataCacheName(url: string): string {
  return always.has(toPath(url)) ? pagesCache : dataCache;
}

function summarizeResponse(response: Response): {
  status: number;
  isRedirected: boolean;
  contentType: string | null;
} {
  const { status, redirected, headers } = response;
  return { status, isRedirected: redirected, contentType: headers.get("content-type") };
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}

function toPath(url: string): string {
  return new URL(url, self.location.origin).pathname;
}

/** Some browsers do not report this; assume there is enough space. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(self.navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
