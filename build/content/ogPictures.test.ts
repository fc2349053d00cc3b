/** The sharing pictures: one per page, readable, and the same ones that the page heads name. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { buildArticleHead } from "#site/articleHead.ts";
import { buildCollegeHead } from "#site/collegeHead.ts";
import { buildHead } from "#site/head.ts";
import { pages } from "#site/pages.ts";
import { readTestContent } from "../../test/support/readTestContent.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { openBuildCache } from "../buildCache.ts";
import { colors, panel } from "./og/drawings.ts";
import { drawPicture, pictureSize } from "./og/picture.ts";
import { renderSvg } from "./og/renderSvg.ts";
import { fitText, measureWidth } from "./og/textOutlines.ts";
import { listSharedPictures, type SharedPicture, writeSharedPictures } from "./ogPictures.ts";

let articles: ParsedArticle[];
let pictures: SharedPicture[];
const { summaries } = loadShippedColleges();
beforeAll(async () => {
  // Problems in a page are another test's concern.
  articles = await readTestContent();
  pictures = listSharedPictures(
    articles.map(({ article }) => article),
    { summaries },
  );
}, 60_000);

test("each page names its own picture, and nothing else is drawn", () => {
  const named = [
    ...articles.map(({ article }) => buildArticleHead(article).picture?.path),
    ...pages.flatMap(({ path }) => buildHead(path).picture?.path ?? []),
    ...new Set(summaries.map((college) => buildCollegeHead(college).picture?.path ?? "").toSorted()),
  ];
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.map(({ path }) => path)).toEqual(named);
  expect(new Set(named).size).toBe(named.length);
});

test("no two pages have the same picture", () => {
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
});

describe("drawn", () => {
  test.each([/college-planning-[a-z-]+\.png$/, /help\..*\.png$/, /\/compare\.png$/, /college\.oh\.png$/])(
    "%s",
    async (name) => {
      const picture = pictures.find(({ path }) => name.test(path));
      const { width, height, colorsAt } = read(await renderSvg(picture?.svg ?? ""));
      expect({ width, height }).toEqual(pictureSize);
      // Text where the title goes, none outside its area, and a drawing next to it.
      const title = colorsAt(70, 210, 730, 520);
      expect(title.get(colors.ink) ?? 0).toBeGreaterThan(5_000);
      expect([...colorsAt(724, 130, panel.x - 2, 620).keys()]).toEqual([colors.paper]);
      expect(colorsAt(panel.x + 2, 0, pictureSize.width, pictureSize.height).size).toBeGreaterThan(8);
    },
  );

  test("a second build reuses the first one's pictures, byte for byte", async () => {
    const folder = mkdtempSync(join(tmpdir(), "og-test-"));
    const two = pictures.slice(0, 2);
    const [one] = two;
    const write = (into: string) =>
      writeSharedPictures(two, join(folder, into), openBuildCache(join(folder, "cache")));
    expect(await write("first")).toBe(2);
    expect(await write("second")).toBe(0);
    const bytes = (into: string) => readFileSync(join(folder, into, one?.path ?? ""));
    expect(bytes("second")).toEqual(bytes("first"));
    rmSync(folder, { recursive: true, force: true });
  });
});

test("a picture that cannot be drawn fails the build", async () => {
  const folder = mkdtempSync(join(tmpdir(), "og-test-"));
  const broken = [{ path: "/og/broken.png" as const, svg: "<svg" }];
  await expect(writeSharedPictures(broken, folder, openBuildCache(join(folder, "cache")))).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});

describe("a title", () => {
  const box = { width: 640, height: 290, lines: 4, lineHeight: 1.14, sizes: [72, 66, 60, 54, 48, 42] };

  test.each([
    ["Campus visits", 72],
    ["Planning for college in Ohio: open doors, two grants", 72],
    ["Mathematics requirements, recommendations and communications", 60],
  ])("%s fits in four lines at %i", (title, largest) => {
    const { size, lines } = fitText(title, "serif", box);
    expect(size).toBeLessThanOrEqual(largest);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height);
    expect(lines.join(" ")).toBe(title);
    for (const line of lines)
      expect(measureWidth(line, { typeface: "serif", size })).toBeLessThanOrEqual(640);
  });

  test("that fits at no size fails the build", () => {
    expect(() => fitText("W".repeat(61), "serif", box)).toThrow("fits its picture at no size");
  });

  test("with a character that the typeface lacks fails the build", () => {
    expect(() => drawPicture({ label: "Help", title: "Колледж", drawing: "" })).toThrow(
      "not in the typeface",
    );
  });
});

/** Decodes a palette PNG without row filters. */
function read(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const header = chunks.get("IHDR") ?? Buffer.alloc(8);
  const palette = chunks.get("PLTE") ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const width = header.readUInt32BE(0);
  return {
    width,
    height: header.readUInt32BE(4),
    /** The number of pixels of each color between two corners. */
    colorsAt: (left: number, top: number, right: number, bottom: number): Map<string, number> => {
      const counts = new Map<string, number>();
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const place = (rows[y * (width + 1) + 1 + x] ?? 0) * 3;
          const color = `#${palette.toString("hex", place, place + 3)}`;
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
      }
      return counts;
    },
  };
}
