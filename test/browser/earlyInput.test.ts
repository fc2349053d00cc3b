/** A slow phone shows the page before the app runs: what is typed or chosen before then is preserved. */
import { expect, inject, test } from "vitest";
import { open } from "./open.ts";

/** Holds back every script until `release`, like a slow connection. */
async function openWithoutScripts(path: string) {
  const opened = await open("/favicon.svg", { serviceWorkers: "block", expectedErrors: ["favicon.ico"] });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The small entry files arrive with the page; only the app itself is slow.
  await opened.page.route(/\/assets\/(?!(?:index|limits)-).*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await opened.page.goto(new URL(path, inject("address")).href, { waitUntil: "commit" });
  // The entry script has run once it requests the app's files.
  await opened.page.waitForFunction(() => document.querySelector("link[href*='/assets/mount-']") !== null);
  return { ...opened, release };
}

test("a grade average typed, a scale chosen and a query begun before the app runs are taken over", async () => {
  const quiz = await openWithoutScripts("/college-match-quiz");
  const gpa = quiz.page.getByLabel("Grade average (GPA)");
  await gpa.fill("3.4");
  quiz.release();
  await quiz.page.waitForURL(/#grades$/);
  await quiz.page.getByRole("button", { name: "Continue" }).click();
  await quiz.page.waitForURL(/#home$/);
  await quiz.page.goBack();
  await quiz.page.waitForURL(/#grades$/);
  expect(await gpa.inputValue()).toBe("3.4");
  await quiz.close();

  const search = await openWithoutScripts("/colleges");
  await search.page.getByRole("search").getByRole("textbox").fill("Mizzou");
  search.release();
  await search.page.getByText("University of Missouri-Columbia").first().waitFor();
  await search.close();
});

test("a slider moved before the app runs stays where it was put, and counts", async () => {
  const methodology = await openWithoutScripts("/methodology");
  const price = methodology.page.getByRole("slider", { name: "Price" });
  await price.focus();
  await price.press("End");
  const moved = await price.inputValue();
  methodology.release();
  // Enabled once the app knows that a weight differs from the default.
  await methodology.page.getByRole("button", { name: "Back to Tassel’s weights" }).click({ trial: true });
  expect(await price.inputValue()).toBe(moved);
  await methodology.close();
});

test("a button pressed before the app runs is pressed once it does; a form sent too early loses nothing", async () => {
  const college = await openWithoutScripts("/colleges/rice-university");
  await college.page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .click();
  college.release();
  await college.page
    .getByRole("button", { name: /^Saved/ })
    .first()
    .waitFor();
  await college.close();

  const quiz = await openWithoutScripts("/college-match-quiz");
  await quiz.page.getByLabel("Grade average (GPA)").fill("3.4");
  await quiz.page.getByRole("button", { name: "Continue" }).click();
  quiz.release();
  await quiz.page.waitForURL(/#grades$/);
  expect(await quiz.page.getByLabel("Grade average (GPA)").inputValue()).toBe("3.4");
  await quiz.close();
});

test("a button pressed while React is taking the page over is pressed once", async () => {
  const { page, close } = await open("/colleges/rice-university", {
    serviceWorkers: "block",
    prepare: (page) => page.addInitScript(holdHydrationEnd),
  });
  const button = page.getByRole("button", { name: /^Save(d:)? Rice University/ }).first();
  await page.waitForFunction(() => "endTakeover" in window);
  await button.click();
  await page.evaluate(() => {
    const end: unknown = Reflect.get(window, "endTakeover");
    if (typeof end === "function") end();
  });
  await page.getByText("Rice University is in your plan.").first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .waitFor();
  await close();
});

/**
 * Runs in the page: React has hydrated, but the event that says so waits for `endTakeover`. It is the second
 * timer without a delay; the first starts the app.
 */
function holdHydrationEnd(): void {
  const original = window.setTimeout;
  let count = 0;
  const held = (...given: Parameters<typeof original>) => {
    const [work] = given;
    if (given.length > 1 || typeof work !== "function") return original(...given);
    count += 1;
    if (count !== 2) return original(work);
    Object.assign(window, { endTakeover: work });
    return 0;
  };
  // Calls from React and the app have this signature.
  window.setTimeout = held as typeof window.setTimeout;
}
