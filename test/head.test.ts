/** The head of every page as it leaves the build, the pictures it names, and how the browser replaces it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildCollegeHead } from "#site/collegeHead.ts";
import { type HeadTag, renderHeadHtml, buildHead, listHeadTags, offlineHead } from "#site/head.ts";
import { listAddresses, pages } from "#site/pages.ts";

const site = "https://tassel.example";
const publicFolder = join(import.meta.dirname, "..", "public");

function findTag(tags: readonly HeadTag[], key: string): string | undefined {
  const found = tags.find(({ attributes }) =>
    [attributes["property"], attributes["name"], attributes["rel"]].includes(key),
  );
  return found?.attributes["content"] ?? found?.attributes["href"];
}

describe("a page's head", () => {
  test.each(pages.flatMap((page) => listAddresses(page).map((path) => [path, page] as const)))(
    "%s points at its page's first address",
    (path, page) => {
      const tags = listHeadTags(buildHead(path), site);
      expect(findTag(tags, "canonical")).toBe(`${site}${page.path}`);
      expect(findTag(tags, "og:url")).toBe(`${site}${page.path}`);
      expect(findTag(tags, "robots")).toBe(page.isIndexed ? undefined : "noindex");
      expect(tags).toEqual(listHeadTags(buildHead(page.path), site));
    },
  );

  test.each([
    ["an unknown path", buildHead("/no-such-page")],
    ["a guide that is not there yet", buildHead("/college-planning-texas")],
    ["the page that answers offline", offlineHead],
  ])("%s is no address, and is not listed", (_name, head) => {
    const tags = listHeadTags(head, site);
    expect(findTag(tags, "canonical")).toBeUndefined();
    expect(findTag(tags, "og:url")).toBeUndefined();
    expect(findTag(tags, "robots")).toBe("noindex");
    expect(tags.some((tag) => tag.name === "script")).toBe(false);
  });

  test("the picture for sharing is as large as it is said to be", () => {
    const tags = listHeadTags(buildHead("/"), site);
    const picture = readFileSync(join(publicFolder, "og.png"));
    // Width and height stand at fixed places in a PNG.
    expect(findTag(tags, "og:image")).toBe(`${site}/og.png`);
    expect(findTag(tags, "og:image:width")).toBe(String(picture.readUInt32BE(16)));
    expect(findTag(tags, "og:image:height")).toBe(String(picture.readUInt32BE(20)));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(findTag(tags, "og:image:alt")).toContain("Tassel");
    expect(findTag(tags, "twitter:card")).toBe("summary_large_image");
  });

  test("a college's name cannot leave its tag or its script", () => {
    const name = `</script><b> & "College`;
    const head = buildCollegeHead({ name, slug: "x", city: "A", state: "TX", aliases: [], websiteUrl: null });
    const html = renderHeadHtml(listHeadTags(head, site));
    expect(html).not.toContain("<b>");
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const data = [...html.matchAll(/<script type="application\/ld\+json" data-head="">(.*?)<\/script>/g)];
    expect(data.map(([, text = ""]) => JSON.parse(text)["@type"])).toEqual([
      "BreadcrumbList",
      "CollegeOrUniversity",
    ]);
    expect(JSON.parse(data[1]?.[1] ?? "").name).toBe(name);
  });
});

describe("the manifest", () => {
  type Manifest = {
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { url: string }[];
    [field: string]: unknown;
  };
  const manifest = JSON.parse(readFileSync(join(publicFolder, "manifest.webmanifest"), "utf8")) as Manifest;

  test("says what is installed, from where, and how it opens", () => {
    expect(manifest).toMatchObject({
      name: "Tassel",
      id: "/",
      start_url: "/",
      scope: "/",
      display: "standalone",
    });
  });

  test("its icons are there and as large as it says, one of them for masks", () => {
    for (const icon of manifest.icons) {
      const file = readFileSync(join(publicFolder, icon.src));
      if (icon.src.endsWith(".png"))
        expect(icon.sizes).toBe(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`);
    }
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(manifest.icons.filter((icon) => icon.purpose === "maskable")).toHaveLength(1);
  });

  test("its shortcuts lead to pages that are kept offline", () => {
    const kept = pages.filter((page) => page.isKeptOffline).map((page): string => page.path);
    expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual([
      "/college-match-quiz",
      "/colleges",
      "/my-plan",
    ]);
    for (const shortcut of manifest.shortcuts) expect(kept).toContain(shortcut.url);
  });
});
