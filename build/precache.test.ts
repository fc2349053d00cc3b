/** What is cached on the first visit: everything a tool needs, and in data-saving mode only what its pages load. */
import { expect, test } from "vitest";
import { listPrecache } from "./precache.ts";

test("pages, their scripts and the style sheet always; other scripts, fonts and data if bandwidth allows; sign-in never", () => {
  const kept = listPrecache({
    pages: ["/", "/offline"],
    rootFiles: [
      "assets",
      ".vite",
      "favicon.svg",
      "icon-192.png",
      "icon-512.png",
      "og.png",
      "offline.js",
      "rescue.js",
      "manifest.webmanifest",
      "service-worker.js",
    ],
    assets: [
      "app-1.js",
      "app-1.js.br",
      "pageIdentity-6.js",
      "other-2.js",
      "style-3.css",
      "grammarWorker-6.js",
      "spare-8.js",
      "harper_wasm_slim_bg-7.wasm",
      "serif-4.woff2",
      "dots-5.svg",
    ],
    needed: new Set(["/assets/app-1.js"]),
    spare: ["/assets/spare-8.js"],
    data: ["/api/index"],
  });
  expect(kept.always).toEqual([
    "/",
    "/offline",
    "/favicon.svg",
    "/icon-192.png",
    "/offline.js",
    "/rescue.js",
    "/manifest.webmanifest",
    "/assets/app-1.js",
    "/assets/style-3.css",
  ]);
  expect(kept.whenAmple).toEqual(["/assets/other-2.js", "/assets/serif-4.woff2", "/api/index"]);
});
