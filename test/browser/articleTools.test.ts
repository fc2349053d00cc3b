/**
 * The tools inside help articles in real Chromium: without scripts, interactive with them, printed, and
 * offline.
 */
import type { Locator } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import type { ArticleToolName } from "#content/blocks.ts";
import { serveBuilt } from "../support/testSite.ts";
import { toolArticles } from "../support/toolArticles.ts";
import { findBarriers } from "./accessible.ts";
import { untilVisitKept, waitForHydration, waitForLateBlocks } from "./inUse.ts";
import { desktop, type OpenOptions, open } from "./open.ts";

/** The day the articles were written for. */
const writtenOn = new Date("2026-11-21T12:00:00");

async function openTool(name: ArticleToolName, options: OpenOptions = {}) {
  const slug = toolArticles.find(([tool]) => tool === name)?.[1] ?? "";
  const opened = await open(`/help/${slug}`, {
    viewport: desktop,
    serviceWorkers: "block",
    prepare: (page) => page.clock.setFixedTime(writtenOn),
    ...options,
  });
  await waitForHydration(opened.page);
  const tool = opened.page.locator(`[data-tool="${name}"]`);
  await tool.scrollIntoViewIfNeeded();
  return { ...opened, tool };
}

/** Searches for a college in the tool's field and selects the first result. */
async function pick(tool: Locator, name: string): Promise<void> {
  const field = tool.locator('input[role="combobox"]');
  await field.fill(name);
  await tool.locator('[role="listbox"] [role="option"]').first().waitFor();
  await field.press("Enter");
}

describe("in the page as it was sent", () => {
  test.each(toolArticles)("%s stands in %s with its name and a page that does more", async (name, slug) => {
    const html = await (await fetch(new URL(`/help/${slug}`, inject("address")))).text();
    const frame = new RegExp(`<section[^>]*data-tool="${name}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";
    expect(frame).toMatch(/<h3[^>]*>[^<]{10,}<\/h3>/);
    expect(frame).toContain("The tool opens here when the page has loaded.");
    expect(frame).toMatch(/<a [^>]*href="\/[a-z-]+/);
    expect(frame).not.toContain("style=");
  });
});

test("every tool comes alive on the narrowest phone, without findBarriers, and takes the page over alike", async () => {
  const { page, close } = await open("/help", {
    address: inject("developmentAddress"),
    viewport: { width: 320, height: 700 },
    serviceWorkers: "block",
  });
  for (const [name, slug] of toolArticles) {
    await page.goto(new URL(`/help/${slug}`, inject("developmentAddress")).href);
    await waitForHydration(page);
    const tool = page.locator(`[data-tool="${name}"]`);
    await tool.scrollIntoViewIfNeeded();
    await tool.locator("input, select").first().waitFor({ state: "attached" });
    await tool.getByText("Loading the tool").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findBarriers(page, `[data-tool="${name}"]`), `${name} ${colorScheme}`).toEqual([]);
    }
  }
  await close();
}, 240_000);

describe("on paper", () => {
  test("a visit-day sheet prints alone on one page", async () => {
    const { page, tool, close } = await openTool("visitDay", {
      prepare: async (page) => {
        await page.clock.setFixedTime(writtenOn);
        await page.addInitScript(() => {
          window.print = () => undefined;
        });
      },
    });
    await pick(tool, "Kenyon College");
    await tool.getByLabel("Day of the visit").fill("2027-03-13");
    await tool.getByText("For this college:").first().waitFor();
    await tool.getByLabel("Your notes of the day").fill("Warm, small, far from the airport.");
    await tool.getByLabel("Your notes of the day").blur();
    await tool.getByRole("button", { name: "Print the sheet" }).click();
    const pdf = await page.pdf({ format: "Letter" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await close();
  });
});

test("a tool whose article was read once works with the server gone", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"));
  const { page, close } = await open("/help", {
    address,
    // The server is stopped on purpose below.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"],
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const path = "/help/sat-vs-act-guide";
  await page.goto(`${address}${path}`);
  await waitForHydration(page);
  await page.locator('[data-tool="scoreConverter"]').scrollIntoViewIfNeeded();
  await waitForLateBlocks(page);
  await untilVisitKept(page);
  await server.close();
  await page.goto(`${address}${path}`);
  await waitForHydration(page);
  const tool = page.locator('[data-tool="scoreConverter"]');
  await tool.scrollIntoViewIfNeeded();
  await tool.getByLabel("ACT composite").fill("30");
  await tool.getByText("ACT 30 is about SAT 1370").waitFor();
  await close();
});
