/**
 * Loading a build at startup: settings filled into every page, installation pages rendered, old files still
 * served.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { installationSchema } from "#contract/installation.ts";
import { makeTestSettings } from "../../test/support/testSettings.ts";
import { readPlain } from "./http/servedFile.ts";
import { loadSite, type Site } from "./site.ts";

const slots = '<!--payment-connection--><script type="application/json" id="settings">null</script>';
const built: Readonly<Record<string, string>> = {
  "client/assets/app-new.js": "new app",
  "client/assets/both-1.js": "this release's",
  "client/favicon.svg": "<svg/>",
  "client/.vite/manifest.json": "{}",
  "previous/assets/app-old.js": "old app",
  "previous/assets/both-1.js": "the last release's",
  "pages/index.html": `<p>home at https://public-url.invalid</p>${slots}`,
  "pages/resources.html": "<p>tools</p>",
  "pages/help/divorced-parents-guide.html": "<p>guide</p>",
  "pages/404.html": "<p>no page</p>",
  "missing/colleges.html": "<p>no college</p>",
  "articles.json": '[{"path":"/help/a-question","updated":"2026-11-20"}]',
  "templates/privacy.html": "<template of privacy>",
  "page-data/methodology.json": '{"a":1}',
  "reference/college-index.json": "{}",
  "reference/majors.json": "{}",
  "reference/zip-codes.json": "{}",
  "reference/content-search.json": "{}",
  "reference/answer-cards.json": "{}",
  "reference/knowledge-graph.json": "{}",
  "reference/site-report.json": "{}",
  "due-facts.json": "[]",
  "posts/article.html": "<template of a post>",
  "posts/blog.html": "<template of the blog>",
  "feed.xml": "<link>https://public-url.invalid/blog</link>",
  "licenses.html": "<h1>Licenses</h1>",
  "template.html": "<template>",
  "built-from.txt": "0123456789abcdef",
};

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-test-"));
  for (const [name, content] of Object.entries(built)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const renderer = {
  renderPage: (template: string, path: string, data: unknown) =>
    Promise.resolve(`${template} ${path} ${JSON.stringify(data)} https://public-url.invalid`),
};

function textOf(site: Site, path: string): string | undefined {
  const file = site.files.get(path);
  return file === undefined ? undefined : readPlain(file).toString();
}

async function pageDataOf(site: Site, name: string): Promise<string> {
  const file = await site.pageData.get(name);
  return file === undefined ? "null" : readPlain(file).toString();
}

describe("the site in memory", () => {
  test("each page stands at its address, also at further ones, and the not-found pages at none", async () => {
    const site = await loadSite(folder, makeTestSettings(), renderer);
    expect([...site.files.keys()].toSorted()).toEqual([
      "/",
      "/assets/app-new.js",
      "/assets/app-old.js",
      "/assets/both-1.js",
      "/favicon.svg",
      "/feed.xml",
      "/help/divorced-parents-guide",
      "/licenses",
      "/privacy",
      "/resources",
    ]);
    expect(readPlain(site.notFound).toString()).toBe("<p>no page</p>");
    const missing = site.missing.get("colleges");
    expect(missing === undefined ? null : readPlain(missing).toString()).toBe("<p>no college</p>");
    expect(site.articles).toEqual([{ path: "/help/a-question", updated: "2026-11-20" }]);
  });

  test("this installation's settings are in it before it is compressed", async () => {
    const settings = makeTestSettings({
      publicUrl: "https://tassel.example",
      analyticsTagId: "G-ABCD",
      payments: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null },
    });
    const site = await loadSite(folder, settings, renderer);
    const home = site.files.get("/");
    const expected = `<p>home at https://tassel.example</p><link rel="preconnect" href="https://js.stripe.com" crossorigin /><script type="application/json" id="settings">{"analyticsTagId":"G-ABCD","hasRouting":false,"keepsMail":true,"identity":{"domain":"tassel.example","issuer":"https://tassel.example/","clientId":"tassel-browser","audience":"https://tassel.example/api","isEmbedded":true}}</script>`;
    expect(textOf(site, "/")).toBe(expected);
    expect(brotliDecompressSync(home?.forms.br?.content ?? "").toString()).toBe(expected);
    const other = await loadSite(folder, makeTestSettings(), renderer);
    expect(other.files.get("/")?.forms.br?.etag).not.toBe(home?.forms.br?.etag);
  });

  test("the blog's feed names this installation's own address", async () => {
    const site = await loadSite(folder, makeTestSettings({ publicUrl: "https://tassel.example" }), renderer);
    expect(textOf(site, "/feed.xml")).toBe("<link>https://tassel.example/blog</link>");
    expect(site.files.get("/feed.xml")?.contentType).toBe("application/xml; charset=utf-8");
  });

  test("a page about this installation is rendered from what it uses, and the API answers the same", async () => {
    const settings = makeTestSettings({
      operatorName: "The Rivera School",
      payments: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null },
    });
    const site = await loadSite(folder, settings, renderer);
    expect(textOf(site, "/privacy")).toMatch(/^<template of privacy> \/privacy /);
    expect(textOf(site, "/privacy")).toContain("The Rivera School");
    expect(textOf(site, "/privacy")).not.toContain("public-url.invalid");
    const data = JSON.parse(await pageDataOf(site, "privacy"));
    expect(installationSchema.parse(data)).toMatchObject({
      operatorName: "The Rivera School",
      payments: "stripe",
      analytics: "own",
      isMeasuringVisits: true,
      routing: "none",
      modelProvider: null,
    });
  });

  test("the installation's description contains no operator password or account", async () => {
    const settings = makeTestSettings({
      databaseUrl: "postgresql://me:secret@db/plan",
      smtp: { url: "smtps://me:secret@mail", from: "plan@tassel.example" },
      primaryAdminEmail: "principal@tassel.example",
    });
    const site = await loadSite(folder, settings, renderer);
    const said = `${textOf(site, "/privacy")} ${await pageDataOf(site, "privacy")}`;
    expect(said).not.toMatch(/secret|principal|db\/plan/);
    expect(said).toContain("postgresql");
    expect(said).toContain("smtp");
  });

  test("the last release's files are served for ever, under names that this release does not use", async () => {
    const site = await loadSite(folder, makeTestSettings(), renderer);
    expect(textOf(site, "/assets/app-old.js")).toBe("old app");
    expect(site.files.get("/assets/app-old.js")?.cacheControl).toContain("immutable");
    expect(textOf(site, "/assets/both-1.js")).toBe("this release's");
  });

  test("a build of the first release has none before it", async () => {
    rmSync(join(folder, "previous"), { recursive: true });
    const site = await loadSite(folder, makeTestSettings(), renderer);
    expect(site.files.has("/assets/app-old.js")).toBe(false);
  });

  test("a build without its not-found page is rejected", async () => {
    rmSync(join(folder, "pages", "404.html"));
    await expect(loadSite(folder, makeTestSettings(), renderer)).rejects.toThrow("npm run build");
  });
});
