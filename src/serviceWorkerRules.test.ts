/** What the service worker may serve from its caches, what it caches, and what it deletes. */
import { describe, expect, test } from "vitest";
import { canCache, getCacheRule, listFilesToDelete, listOverflow, toCacheKey } from "./serviceWorkerRules.ts";

const origin = "https://tassel.example";

describe("which requests it answers, and how", () => {
  test.each([
    ["GET", "/college-match-quiz", "navigate", "pages"],
    ["GET", "/", "navigate", "pages"],
    ["GET", "/colleges?query=austin#list", "navigate", "pages"],
    ["GET", "/subscription-success?session_id=1", "navigate", "pages"],
    ["GET", "/sign-in", "navigate", "pages"],
    ["GET", "/assets/index-1.js", "cors", "files"],
    ["GET", "/assets/index-1.js?retry=2", "cors", "files"],
    ["GET", "/favicon.svg", "no-cors", "statics"],
    ["GET", "/rescue.js", "no-cors", "statics"],
    ["GET", "/manifest.webmanifest", "cors", "statics"],
    ["GET", "/api/college-cost-calculator", "cors", "data"],
    ["GET", "/api/majors", "cors", "data"],
    ["GET", "/api/zip-codes", "cors", "data"],
    ["GET", "/api/content-search", "cors", "data"],
    ["GET", "/api/answer-cards", "cors", "data"],
    ["GET", "/api/application-timeline", "cors", "data"],
    ["GET", "/api/colleges/228778", "cors", "data"],
    ["GET", "/api/page-data/methodology", "cors", "data"],
    ["GET", "/api/page-data/privacy", "cors", "data"],
    ["GET", "/api/page-data/college-planning-ohio.financial-aid", "cors", "data"],
    ["GET", "/api/colleges", "cors", "pass"],
    ["GET", "/api/colleges?query=austin", "cors", "pass"],
    ["GET", "/api/health", "cors", "pass"],
    ["HEAD", "/api/health", "cors", "pass"],
    ["GET", "/api/user/profile", "cors", "pass"],
    ["GET", "/api/pricing", "cors", "pass"],
    ["GET", "/api/identity/session", "navigate", "pass"],
    ["POST", "/api/contact", "cors", "pass"],
    ["POST", "/college-match-quiz", "navigate", "pass"],
    ["HEAD", "/college-match-quiz", "cors", "pass"],
    ["GET", "/embed/dates?college=kenyon-college", "navigate", "pass"],
    ["GET", "/authorize?client_id=1", "navigate", "pass"],
    ["GET", "/authorize/resume/1", "navigate", "pass"],
    ["GET", "/oauth/token", "cors", "pass"],
    ["GET", "/userinfo", "cors", "pass"],
    ["GET", "/v2/logout?returnTo=x", "navigate", "pass"],
    ["GET", "/.well-known/jwks.json", "cors", "pass"],
    ["GET", "/sign-in?code=1&state=2", "navigate", "pass"],
    ["GET", "/?error=login_required&state=2", "navigate", "pass"],
    ["GET", "/authorized-colleges", "navigate", "pages"],
    ["GET", "/service-worker.js", "same-origin", "pass"],
    ["GET", "/sitemap.xml", "navigate", "pass"],
    ["GET", "/og.png", "navigate", "pass"],
    ["GET", "/college-match-quiz", "cors", "pass"],
  ] as const)("%s %s (%s): %s", (method, path, mode, expected) => {
    expect(getCacheRule({ method, url: `${origin}${path}`, mode, hasRange: false }, origin)).toBe(expected);
  });

  test("other sites are none of its business, nor is a part of a file", () => {
    const elsewhere = {
      method: "GET",
      url: "https://elsewhere.example/a",
      mode: "cors",
      hasRange: false,
    } as const;
    expect(getCacheRule(elsewhere, origin)).toBe("pass");
    const part = { method: "GET", url: `${origin}/assets/a.woff2`, mode: "cors", hasRange: true } as const;
    expect(getCacheRule(part, origin)).toBe("pass");
  });
});

describe("what it may keep", () => {
  const html = "text/html; charset=utf-8";
  const json = "application/json; charset=utf-8";
  const script = "text/javascript; charset=utf-8";
  test.each([
    ["pages", 200, html, false, true],
    ["pages", 404, html, false, false],
    ["pages", 500, html, false, false],
    ["pages", 503, html, false, false],
    ["pages", 0, null, false, false],
    ["pages", 200, html, true, false],
    ["pages", 200, json, false, false],
    ["files", 200, script, false, true],
    ["files", 200, "text/css; charset=utf-8", false, true],
    ["files", 200, "font/woff2", false, true],
    ["files", 200, html, false, false],
    ["files", 206, script, false, false],
    ["files", 404, "text/plain", false, false],
    ["files", 200, null, false, false],
    ["data", 200, json, false, true],
    ["data", 200, "application/problem+json", false, false],
    ["data", 200, html, false, false],
    ["data", 204, null, false, false],
    ["data", 429, json, false, false],
  ] as const)(
    "%s answered %i as %s (redirected: %s): %s",
    (rule, status, contentType, isRedirected, expected) => {
      expect(canCache(rule, { status, contentType, isRedirected })).toBe(expected);
    },
  );

  test.each([
    ["https://tassel.example/colleges?query=my+town#a=1", "https://tassel.example/colleges"],
    ["https://tassel.example/", "https://tassel.example/"],
    ["https://tassel.example/assets/a.js?retry=1", "https://tassel.example/assets/a.js"],
  ])("%s is kept under %s", (url, expected) => {
    expect(toCacheKey(url)).toBe(expected);
  });
});

describe("what it lets go", () => {
  test.each<[string, string[], string[], string[] | null, string[]]>([
    ["what neither release names", ["/a", "/b", "/c"], ["/a"], ["/b"], ["/c"]],
    ["nothing where the release before is unknown", ["/a", "/b"], ["/a"], null, []],
    ["nothing where all is named", ["/a"], ["/a"], [], []],
    ["all of a release that left nothing behind", ["/a", "/b"], [], [], ["/a", "/b"]],
  ])("files: %s", (_name, kept, named, namedBefore, expected) => {
    expect(listFilesToDelete(kept, named, namedBefore)).toEqual(expected);
  });

  test.each<[string, string[], string[], number, string[]]>([
    ["the oldest beyond the most", ["/old", "/mid", "/new"], [], 2, ["/old"]],
    ["nothing at the most", ["/old", "/new"], [], 2, []],
    ["never what always stays", ["/home", "/old", "/new"], ["/home"], 1, ["/old"]],
    ["nothing of nothing", [], [], 1, []],
  ])("pages: %s", (_name, kept, always, most, expected) => {
    expect(listOverflow(kept, new Set(always), most)).toEqual(expected);
  });
});
