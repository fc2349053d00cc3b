/** What the service worker may answer from its caches. */
import { describe, expect, test } from "vitest";
import { cacheRule } from "./serviceWorkerRules.ts";

const origin = "https://tassel.example";

describe("the service worker's rule", () => {
  test.each([
    ["GET", "/college-match-quiz", "navigate", "pages"],
    ["GET", "/assets/index-1.js", "cors", "files"],
    ["GET", "/api/college-cost-calculator", "cors", "data"],
    ["GET", "/api/majors", "cors", "data"],
    ["GET", "/api/zip-codes", "cors", "data"],
    ["GET", "/api/colleges/228778", "cors", "data"],
    ["GET", "/api/page-data/methodology", "cors", "data"],
    ["GET", "/api/colleges", "cors", "pass"],
    ["GET", "/api/health", "cors", "pass"],
    ["GET", "/api/user/profile", "cors", "pass"],
    ["POST", "/college-match-quiz", "navigate", "pass"],
    ["GET", "/favicon.svg", "no-cors", "pass"],
  ] as const)("%s %s (%s): %s", (method, path, mode, expected) => {
    expect(cacheRule({ method, url: `${origin}${path}`, mode }, origin)).toBe(expected);
  });

  test("other sites are none of its business", () => {
    expect(cacheRule({ method: "GET", url: "https://elsewhere.example/a", mode: "cors" }, origin)).toBe(
      "pass",
    );
  });
});
