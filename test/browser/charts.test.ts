/** In no chart do two labels overlap or stick out of the page, at the widths of phones and of a desk. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settled } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

const widths = [320, 390, 1280] as const;

/** Every page whose charts have texts in them. */
const chartPaths = [
  "/methodology",
  "/ai-technology",
  "/parents",
  "/features",
  "/college-financial-planning-guide",
  "/college-planning-texas/colleges",
  "/college-planning-michigan/colleges",
] as const;

/** What charts draw, on their own and in figures of written pages. */
const shapes = "main :is([data-chart], svg[role=img], figure ul svg) :is(path, rect, circle, line)";

let opened: OpenPage;

beforeAll(async () => {
  opened = await open("/", { viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
});
afterAll(() => opened.close());

test.each(chartPaths)("%s", async (path) => {
  const { page } = opened;
  await page.goto(new URL(path, page.url()).href);
  await settled(page);
  // Those far below come alive when they are near; drawn they are already.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await findOverlaps(page);
    expect(found.texts, `${width}`).toBeGreaterThan(3);
    expect(found.problems, `${width}`).toEqual([]);
  }
});

/** A chart of each kind: of the method, of a screen as a picture, and of records in written pages. */
const drawnPaths = [
  "/methodology",
  "/features",
  "/college-planning-alabama",
  "/help/sat-vs-act-guide",
  "/blog/community-college-first",
] as const;

test.each(drawnPaths.flatMap((path) => [[path, "light"] as const, [path, "dark"] as const]))(
  "%s: in forced colors charts are drawn in the device's, %s",
  async (path, colorScheme) => {
    const { page } = opened;
    await page.goto(new URL(path, page.url()).href);
    await settled(page);
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const { drawn, device } = await readColors(page);
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.filter((color) => !device.includes(color))).toEqual([]);
  },
);

test.each(drawnPaths)("%s: nothing drawn moves where motion is not wanted", async (path) => {
  const { page } = opened;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(new URL(path, page.url()).href);
  await settled(page);
  const longest = await page.evaluate((selector) => {
    const seconds = (text: string) => Math.max(...text.split(",").map((part) => Number.parseFloat(part)));
    return Math.max(
      ...[...document.querySelectorAll(selector)].map((shape) => {
        const { transitionDuration, animationDuration } = getComputedStyle(shape);
        return Math.max(seconds(transitionDuration), seconds(animationDuration));
      }),
    );
  }, shapes);
  await page.emulateMedia({ reducedMotion: null });
  expect(longest).toBeLessThan(0.05);
});

test("two labels on each other would be found", async () => {
  const { page } = opened;
  await page.evaluate(() => {
    const chart = document.createElement("div");
    chart.dataset["chart"] = "";
    chart.innerHTML =
      '<svg width="200" height="40"><text x="10" y="20">$80,000</text><text x="40" y="20">$100,000</text></svg>';
    document.querySelector("main")?.append(chart);
  });
  expect((await findOverlaps(page)).problems).toEqual(["$80,000 on $100,000"]);
});

/** Colors of what charts draw, each once, and those that the device offers. */
function readColors(page: Page): Promise<{ drawn: string[]; device: string[] }> {
  return page.evaluate((selector) => {
    const drawn = new Set(
      [...document.querySelectorAll(selector)].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((color) => color.startsWith("rgb") && color !== "rgba(0, 0, 0, 0)");
      }),
    );
    const probe = document.createElement("i");
    document.body.append(probe);
    const device = ["Canvas", "CanvasText", "GrayText", "Highlight", "LinkText"].map((name) => {
      probe.style.setProperty("color", name);
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return { drawn: [...drawn], device };
  }, shapes);
}

function findOverlaps(page: Page): Promise<{ texts: number; problems: string[] }> {
  return page.evaluate(() => {
    const problems: string[] = [];
    let count = 0;
    for (const chart of document.querySelectorAll("main [data-chart]")) {
      const texts = [...chart.querySelectorAll("text, p")]
        .map((text) => ({ text: text.textContent ?? "", box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      count += texts.length;
      for (const [index, one] of texts.entries()) {
        if (one.box.left < -0.5 || one.box.right > document.documentElement.clientWidth + 0.5) {
          problems.push(`${one.text} is cut off`);
        }
        for (const other of texts.slice(index + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // Boxes of texts are higher than their letters.
          if (across > 1 && down > 4) problems.push(`${one.text} on ${other.text}`);
        }
      }
    }
    return { texts: count, problems };
  });
}
