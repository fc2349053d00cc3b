/** The not-found page: its message, its suggestion, and the links onward. */
import { expect, inject, test } from "vitest";
import { open } from "./open.ts";

/** A long timeout, for busy machines. */
const patience = { timeout: 30_000 };

const expectedErrors = ["404"];

test("the search leads to the colleges that were asked for, without a new load; a mistyped page is offered", async () => {
  const { page, close } = await open("/pricng", { serviceWorkers: "block", expectedErrors });
  const title = page.getByRole("heading", { level: 1, name: "We can’t find that page" });
  await title.waitFor();
  await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByLabel("Search for a college").fill("Rice & co");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/colleges" && url.searchParams.get("q") === "Rice & co");
  await page.locator("#main input[inputmode=search]").waitFor();
  expect(await page.locator("#main input[inputmode=search]").inputValue()).toBe("Rice & co");
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);

  await page.goBack();
  await title.waitFor();
  await page.locator("section", { hasText: "Did you mean" }).getByRole("link").first().click();
  await page.waitForURL("**/pricing");
  await close();
});

test("a mistyped college is searched for by its name; nothing typed leads to all colleges", async () => {
  const { page, close } = await open("/colleges/harvrd-university", {
    serviceWorkers: "block",
    expectedErrors,
  });
  await page.getByRole("heading", { level: 1, name: "We can’t find that page" }).waitFor();
  const field = page.getByLabel("Search for a college");
  await expect.poll(() => field.inputValue(), patience).toBe("harvrd university");
  await field.fill("");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL((url) => url.pathname === "/colleges" && url.search === "");
  await page.goBack();
  await expect.poll(() => field.inputValue(), patience).toBe("harvrd university");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL((url) => url.searchParams.get("q") === "harvrd university");
  await page
    .getByRole("link", { name: /Harvard University/ })
    .first()
    .waitFor();
  await close();
});

test("without script the search is a plain form, and the ways on are links", async () => {
  const { page, close } = await open("/no-such-page", { javaScriptEnabled: false, expectedErrors });
  expect(
    await page.locator("main a").evaluateAll((all) => all.map((one) => one.getAttribute("href"))),
  ).toEqual(["/", "/college-match-quiz", "/tools", "/my-plan"]);
  await page.getByLabel("Search for a college").fill("rice");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL((url) => url.pathname === "/colleges" && url.search === "?q=rice");
  await close();
});

test.each(["/no-such-page", "/features/no-such-part", "/colleges/no-such-college", "/%F0%9F%8E%93"])(
  "%s answers with status 404",
  async (path) => {
    const answer = await fetch(new URL(path, inject("address")));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("We can’t find that page");
  },
);
