/** The service worker: what was visited opens offline, hashed files are kept, and the newest page wins when the network is there. */
/// <reference lib="webworker" />
import { cacheRule } from "./serviceWorkerRules.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: the release, the files every tool needs, and the pages kept from the first visit on. */
declare const __RELEASE__: string;
declare const __PRECACHE__: readonly string[];

const pageTimeoutMs = 3_000;
const filesCache = "tassel-files";
const pagesCache = `tassel-pages-${__RELEASE__}`;
const dataCache = "tassel-data";

self.addEventListener("install", (event) => {
  event.waitUntil(keepForOffline().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldPages().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const rule = cacheRule(event.request, self.location.origin);
  if (rule === "files") event.respondWith(fromCacheFirst(event.request));
  if (rule === "pages") event.respondWith(fromNetworkFirst(event.request, pagesCache, event));
  if (rule === "data") event.respondWith(fromNetworkFirst(event.request, dataCache, event));
});

/** Pages and data are those of this release; files carry their content in their name and are kept from one to the next. */
async function keepForOffline(): Promise<void> {
  const [files, pages, data] = await Promise.all(
    [filesCache, pagesCache, dataCache].map((name) => caches.open(name)),
  );
  await Promise.all(
    __PRECACHE__.map(async (address) => {
      const isFile = address.startsWith("/assets/");
      const cache = isFile ? files : address.startsWith("/api/") ? data : pages;
      if (cache === undefined || (isFile && (await cache.match(address)))) return;
      const response = await fetch(address, { cache: "no-cache" });
      if (response.ok) await cache.put(address, response);
    }),
  );
}

/** Pages of an older release name files that may be gone; the files themselves stay for pages that are still open. */
async function dropOldPages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("tassel-pages-") && name !== pagesCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(filesCache)).put(request, response.clone());
  return response;
}

/** The network's answer within three seconds, else the kept one, else the network's answer whenever it comes. */
async function fromNetworkFirst(request: Request, cacheName: string, event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName);
  const fresh = fetch(request).then((response) => {
    if (response.ok && !response.redirected) event.waitUntil(cache.put(request, response.clone()));
    return response;
  });
  const kept = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
  if (!kept) return fresh;
  const waited = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(markAsKept(kept.clone())), pageTimeoutMs);
  });
  const failed = fresh.catch(() => markAsKept(kept));
  return Promise.race([failed, waited]);
}

/** Marked, so that the page can tell an answer from the cache from one of the server. */
function markAsKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("x-from-cache", "1");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
