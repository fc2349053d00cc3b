/** Two builds of one site give the same digests, however its scripts are named and cut. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { digestPages, findChanged, withoutAssetNames } from "./pageDigests.ts";

const page = (assets: string, words: string) =>
  `<script type="module" data-chunks="${assets}" src="/assets/index-7GsBrJBE.js"></script><p>${words}</p>`;

test("names and number of scripts do not count, words do", () => {
  const one = withoutAssetNames(page("/assets/a-12345678.js", "$7,395"));
  expect(one).toBe('<script type="module" src="/assets/*.js"></script><p>$7,395</p>');
  expect(withoutAssetNames(page("/assets/a-12345678.js /assets/b-_2-45678.js", "$7,395"))).toBe(one);
  expect(withoutAssetNames(page("", "$7,400"))).not.toBe(one);
});

test("pages are found in all folders, and each change is named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tassel-pages-"));
  try {
    await mkdir(join(folder, "pages/help"), { recursive: true });
    await writeFile(join(folder, "pages/about.html"), page("", "About"));
    await writeFile(join(folder, "pages/help/paying.html"), page("", "Paying"));
    const digests = await digestPages(folder);
    expect([...digests.keys()]).toEqual(["about.html", "help/paying.html"]);
    const before = new Map([...digests, ["about.html", "0".repeat(16)], ["old.html", "0".repeat(16)]]);
    before.delete("help/paying.html");
    expect(findChanged(before, digests)).toEqual([
      "about.html: changed",
      "help/paying.html: new",
      "old.html: gone",
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
