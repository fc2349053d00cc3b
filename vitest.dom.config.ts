/** Tests of screens in real Chromium, mounted from the sources: logic, empty states, refused input. No build, no CSP. */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { emulateColorScheme } from "./test/dom/commands.ts";
import { serveApi } from "./test/dom/serveApi.ts";
import { browserFlags, findBrowser } from "./test/support/findBrowser.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), serveApi()],
  optimizeDeps: {
    // Every package a screen may ask for, so that none is found halfway and reloads the page under a test.
    include: [
      "@auth0/auth0-spa-js",
      "@hookform/resolvers/zod",
      "@tanstack/react-query",
      "axe-core",
      "d3-geo",
      "ical-generator",
      "idb",
      "lucide",
      "minisearch",
      "radix-ui",
      "react",
      "react-dom",
      "react-dom/client",
      "react-hook-form",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "unpdf",
      "wouter/use-browser-location",
      "zod/mini",
    ],
  },
  test: {
    name: "screens",
    include: ["src/**/*.dom.test.tsx"],
    setupFiles: ["test/dom/setup.ts"],
    isolate: false,
    // Much of a test is waiting: a third window uses what two leave of two cores.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // What is waited for comes in its own time on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      // As in the tests of the built site, a part of the text finds it.
      locators: { exact: false },
      provider: playwright({
        launchOptions: { executablePath: await findBrowser(), args: browserFlags },
        contextOptions: { reducedMotion: "reduce" },
        actionTimeout: 30_000,
      }),
      commands: { emulateColorScheme },
      instances: [{ browser: "chromium" }],
    },
  },
});
