/** Answers that do not come or come wrong, in real Chromium: what happened is said, nothing typed is lost, and it goes on. */
import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo, waitForHydration } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

/** How long a state is waited for. */
const soon = { timeout: 15_000 };

const index = "**/api/college-cost-calculator";
const search = "/colleges?q=rice";

/** What the server does while it is broken; healthy it answers as always. */
type Fault = (route: Route) => Promise<unknown>;
type Server = { fault: Fault | null };

const respondWithStatus =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (route) =>
    route.fulfill({ status: code, headers, body: "broken on purpose" });

const respondFromOtherNetwork: Fault = (route) =>
  route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Free Wi-Fi</title>Sign in" });
const respondCutShort: Fault = (route) =>
  route.fulfill({ contentType: "application/json", body: '{"release":"2026","coll' });
const neverRespond: Fault = () => new Promise(() => undefined);
const failToConnect: Fault = (route) => route.abort("connectionrefused");

/** A page with its own clock, whose server is broken at `broken`. */
function openBroken(path: string, broken: string, server: Server): Promise<OpenPage> {
  return open(path, {
    expectedErrors: ["Failed to load resource"],
    serviceWorkers: "block",
    prepare: async (page) => {
      await page.clock.install();
      await page.route(broken, (route) => (server.fault === null ? route.fallback() : server.fault(route)));
    },
  });
}

/** What a read that failed shows; fields keep an alert of their own in the page. */
const makeProblem = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("alert")
    .filter({ has: page.getByRole("button") });
const tryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: "Try again" }).first();

/** Moves the page's clock on until it is seen: tries wait 1, 2 and 4 seconds, and their answers come between. */
async function runUntilSeen(page: Page, text: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000);
        return makeProblem(page).filter({ hasText: text }).first().isVisible();
      },
      { timeout: 40_000, interval: 20 },
    )
    .toBe(true);
}

describe("the search of all colleges says why its list did not come, keeps the words, and finds it later", () => {
  const cases: [string, Fault, string, number][] = [
    ["500", respondWithStatus(500), "Something went wrong on our side. It is not your connection.", 4],
    ["503", respondWithStatus(503), "Something went wrong on our side. It is not your connection.", 4],
    ["401", respondWithStatus(401), "Our server refused the request.", 1],
    ["403", respondWithStatus(403), "Our server refused the request.", 1],
    ["404", respondWithStatus(404), "Our server has moved or removed it.", 1],
    ["429", respondWithStatus(429, { "retry-after": "30" }), "Too many requests came from your network", 4],
    ["a Wi-Fi’s own page", respondFromOtherNetwork, "Your network answered in place of our server.", 4],
    ["half an answer", respondCutShort, "The connection broke off in the middle.", 4],
    ["no connection", failToConnect, "Our server could not be reached.", 3],
  ];
  test.for(cases)("%s", async ([, fault, expected, calls]) => {
    const server: Server = { fault };
    let asked = 0;
    const { page, close } = await openBroken(search, index, server);
    page.on("request", (request) => {
      if (request.url().endsWith("/api/college-cost-calculator")) asked += 1;
    });
    await page.reload();
    await runUntilSeen(page, expected);
    expect(asked).toBe(calls);
    expect(await makeProblem(page).innerText()).toContain("What you typed is kept.");
    expect(await page.getByRole("search").getByRole("textbox").inputValue()).toBe("rice");

    server.fault = null;
    await tryAgain(page).click();
    await page.getByRole("heading", { name: "Rice University" }).waitFor();
    expect(await makeProblem(page).count()).toBe(0);
    await close();
  });

  test("nothing for 30 seconds", async () => {
    const server: Server = { fault: neverRespond };
    const { page, close } = await openBroken(search, index, server);
    await waitForHydration(page);
    // Four tries of 30 seconds each, with their waits.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(31_000);
          return makeProblem(page)
            .innerText({ timeout: 500 })
            .catch(() => "");
        },
        { timeout: 40_000, interval: 20 },
      )
      .toContain("Our server did not answer within 30 seconds.");
    expect(await page.getByRole("search").getByRole("textbox").inputValue()).toBe("rice");
    server.fault = null;
    await tryAgain(page).click();
    await page.getByRole("heading", { name: "Rice University" }).waitFor();
    await close();
  });

  test("offline from the start: it says so, and the list comes by itself with the network", async () => {
    const server: Server = { fault: (route) => route.abort("internetdisconnected") };
    const { page, close } = await openBroken(search, index, server);
    await page.addInitScript(() => {
      let isOnline = false;
      window.addEventListener("online", () => {
        isOnline = true;
      });
      Object.defineProperty(Navigator.prototype, "onLine", { get: () => isOnline });
    });
    await page.reload();
    await runUntilSeen(page, "You are offline. It loads by itself once you are connected again.");
    expect(await tryAgain(page).isDisabled()).toBe(true);
    server.fault = null;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByRole("heading", { name: "Rice University" }).waitFor();
    await close();
  });
});

describe("every screen that reads data says so when it does not come, and goes on when it does", () => {
  test("the quiz: the answers are safe, there, and give results after another try", async () => {
    const server: Server = { fault: respondWithStatus(500) };
    const { page, close } = await openBroken("/college-match-quiz", index, server);
    await page.waitForURL(/#grades$/);
    await page.getByText("11th", { exact: true }).click();
    await page.getByLabel("Grade average (GPA)").fill("3.6");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/#home$/);
    await page.getByLabel("ZIP code, or your state").fill("Texas");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/#pay$/);
    await page.getByLabel("What your family can pay a year").fill("18,000");
    await page.getByRole("button", { name: "See my colleges" }).click();
    await runUntilSeen(page, "Something went wrong on our side.");
    expect(await makeProblem(page).innerText()).toContain("Your answers are safe.");
    await page.reload();
    await runUntilSeen(page, "Something went wrong on our side.");
    server.fault = null;
    await tryAgain(page).click();
    await page.locator("[data-first-list] > li").nth(7).waitFor();
    await page.goto(`${new URL(page.url()).origin}/college-match-quiz#grades`);
    await expect.poll(() => page.getByLabel("Grade average (GPA)").inputValue(), soon).toBe("3.6");
    await close();
  });

  test.each([
    ["/compare?college=228778&college=178396", "Rice University", "Your answers are kept."],
    ["/college-cost-calculator?college=227757", "Rice University", "Your answers are kept."],
  ])("%s", async (path, _shown, kept) => {
    const server: Server = { fault: respondWithStatus(500) };
    const { page, close } = await openBroken(path, index, server);
    await runUntilSeen(page, kept);
    server.fault = null;
    await tryAgain(page).click();
    await expect.poll(() => makeProblem(page).filter({ hasText: kept }).count(), soon).toBe(0);
    expect(await page.getByRole("main").innerText()).not.toContain("could not be loaded");
    await close();
  });

  test("a college’s page, come to from the list, and the plan that holds it", async () => {
    const server: Server = { fault: null };
    const { page, close } = await openBroken(search, "**/api/{colleges/*,college-cost-calculator}", server);
    await page.getByRole("heading", { name: "Rice University" }).waitFor();
    await page
      .getByRole("button", { name: /^Save Rice University/ })
      .first()
      .click();
    server.fault = respondWithStatus(500);
    await goTo(page, "/colleges/rice-university");
    await runUntilSeen(page, "Your plan is safe on this device.");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Rice University");
    server.fault = null;
    await tryAgain(page).click();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    expect(await makeProblem(page).count()).toBe(0);

    server.fault = respondWithStatus(500);
    await page.goto(`${new URL(page.url()).origin}/my-plan`);
    await runUntilSeen(page, "Your college is safe on this device.");
    server.fault = null;
    await tryAgain(page).click();
    await page.getByRole("main").getByRole("link", { name: "Rice University" }).first().waitFor();
    await close();
  });

  test("how the numbers are made, come to by a link", async () => {
    const server: Server = { fault: respondWithStatus(500) };
    const { page, close } = await openBroken("/", "**/api/page-data/**", server);
    await waitForHydration(page);
    await goTo(page, "/methodology");
    await runUntilSeen(page, "The rules below are complete without them.");
    server.fault = null;
    await tryAgain(page).click();
    await expect.poll(() => makeProblem(page).count(), soon).toBe(0);
    await close();
  });
});

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
    expect(await makeProblem(page).count()).toBe(0);
    await close();
  });
});
