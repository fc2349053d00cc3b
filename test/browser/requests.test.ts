/** The server is woken at the start of a visit, in real Chromium. */
import { describe, expect, test } from "vitest";
import { open } from "./open.ts";

/** How long to wait for a state. */
const soon = { timeout: 15_000 };

describe("the server is woken at the start", () => {
  test("by two requests without content, whose failure nobody sees", async () => {
    const seen: string[] = [];
    const { page, close } = await open("/about", {
      serviceWorkers: "block",
      expectedErrors: ["Failed to load resource"],
      prepare: (page) =>
        page.route("**/api/**", (route) => {
          seen.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
          return route.request().method() === "HEAD" ? route.fulfill({ status: 500 }) : route.fallback();
        }),
    });
    await expect
      .poll(() => seen.filter((one) => one.startsWith("HEAD")).toSorted(), soon)
      .toEqual(["HEAD /api/health", "HEAD /api/user/profile"]);
    expect(await page.getByRole("main").getByRole("alert").count()).toBe(0);
    await close();
  });
});
