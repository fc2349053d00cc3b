/** Answers that do not come or come wrong: what happened is said, nothing typed is lost, and it goes on. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { navigate } from "#ui/router.tsx";
import { readShownText } from "../../../test/dom/actions.ts";
import { expectErrors } from "../../../test/dom/consoleErrors.ts";
import { openScreen, reopenScreen, type ScreenOptions } from "../../../test/dom/openScreen.tsx";
import { apiRequests, type StubReply, stubApi } from "../../../test/dom/stubApi.ts";

const connectionTrouble = "We're having trouble connecting to our servers.";
const index = "GET /api/college-cost-calculator";
const search = "/colleges?q=rice";

/** What the server does while it is broken. */
type Fault = () => StubReply | Promise<StubReply>;

const withStatus =
  (status: number, headers: Record<string, string> = {}): Fault =>
  () => ({ status, text: "broken on purpose", headers: { "content-type": "text/plain", ...headers } });
const fromOtherNetwork: Fault = () => ({
  text: "<!doctype html><title>Free Wi-Fi</title>Sign in",
  headers: { "content-type": "text/html" },
});
const cutShort: Fault = () => ({ text: '{"release":"2026","coll' });
const neverRespond: Fault = () => new Promise(() => undefined);
const failToConnect: Fault = () => Promise.reject(new TypeError("Failed to fetch"));

/** Timers that the test moves on; they go on by themselves too. Returns how to repair the server. */
async function openBroken(
  path: string,
  fault: Fault,
  patterns: readonly string[],
  options: ScreenOptions = {},
): Promise<() => void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const repairs = patterns.map((pattern) => stubApi(pattern, fault));
  await openScreen(path, { ...options, isMountedOnce: true });
  return () => {
    for (const repair of repairs) repair();
  };
}

/** What a read that failed shows; fields keep an alert of their own in the page. */
const main = page.getByRole("main");
const problem = main.getByRole("alert").filter({ has: page.getByRole("button") });
const alerts = main.getByRole("alert");
const tryAgain = main.getByRole("button", { name: "Try again" }).first();
const rice = main.getByRole("heading", { name: "Rice University" }).first();
const searchField = main.getByRole("search").getByRole("textbox");

/** Moves the timers on until it is seen: tries wait 1, 2 and 4 seconds, and their answers come between. */
async function runUntilSeen(text: string, stepMs = 1_000): Promise<void> {
  await expect
    .poll(
      async () => {
        await vi.advanceTimersByTimeAsync(stepMs);
        return alerts.elements().some((element) => element.textContent.includes(text));
      },
      { timeout: 40_000, interval: 20 },
    )
    .toBe(true);
}

const expectNoProblem = () => expect.poll(() => problem.elements()).toHaveLength(0);

describe("the search of all colleges says why its list did not come, keeps the words, and finds it later", () => {
  const cases: [string, Fault, string, number][] = [
    ["500", withStatus(500), "Something went wrong on our side, not with your connection.", 4],
    ["503", withStatus(503), "Something went wrong on our side, not with your connection.", 4],
    ["401", withStatus(401), "The request was refused.", 1],
    ["403", withStatus(403), "The request was refused.", 1],
    ["404", withStatus(404), "What you asked for isn’t here anymore.", 1],
    ["429", withStatus(429, { "retry-after": "30" }), "Too many requests came from your network", 4],
    ["a Wi-Fi’s own page", fromOtherNetwork, "Your network answered instead of Tassel.", 4],
  ];
  test.for(cases)("%s", async ([, fault, expected, calls]) => {
    const repair = await openBroken(search, fault, [index]);
    await runUntilSeen(expected);
    const asked = apiRequests().filter(({ method, path }) => `${method} ${path}` === index);
    expect(asked).toHaveLength(calls);
    expect(readShownText(problem)).toContain("What you typed is saved.");
    await expect.element(searchField).toHaveValue("rice");

    repair();
    await tryAgain.click();
    await expect.element(rice).toBeVisible();
    await expectNoProblem();
  });

  // Waiting or another network helps here, so it is the "Connection Issue" of section 8, below the page's own text.
  const networkCases: [string, Fault, number][] = [
    ["half an answer", cutShort, 4],
    ["no connection", failToConnect, 3],
  ];
  test.for(networkCases)("%s", async ([, fault, calls]) => {
    expectErrors("NetworkError");
    const repair = await openBroken(search, fault, [index]);
    await runUntilSeen(connectionTrouble);
    const asked = apiRequests().filter(({ method, path }) => `${method} ${path}` === index);
    expect(asked).toHaveLength(calls);
    await expect.element(searchField).toHaveValue("rice");

    repair();
    await tryAgain.click();
    await expect.element(rice).toBeVisible();
    await expect.element(page.getByText(connectionTrouble)).not.toBeInTheDocument();
  });

  test("nothing for 30 seconds", async () => {
    expectErrors("NetworkError");
    const repair = await openBroken(search, neverRespond, [index]);
    await runUntilSeen(connectionTrouble, 31_000);
    await expect.element(searchField).toHaveValue("rice");
    repair();
    await tryAgain.click();
    await expect.element(rice).toBeVisible();
  });

  test("offline from the start: it says so, and the list comes by itself with the network", async () => {
    expectErrors("NetworkError");
    const onLine = vi.spyOn(Navigator.prototype, "onLine", "get").mockReturnValue(false);
    const repair = await openBroken(search, failToConnect, [index], { isWholeApp: true });
    // The loss is said once.
    const lost = page.getByText("You're currently offline. Some features may be limited.", { exact: true });
    await expect.element(lost).toBeVisible();
    await page.getByRole("button", { name: "Close this message" }).click();
    await expect.element(lost).not.toBeInTheDocument();
    window.dispatchEvent(new Event("offline"));
    await runUntilSeen("You appear to be offline. Please check your internet connection.");
    await expect.element(tryAgain).toBeDisabled();
    expect(lost.elements()).toHaveLength(0);
    repair();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await expect.element(rice).toBeVisible();
    await expect.element(searchField).toHaveValue("rice");
  });

  test("on 2g it is tried once more instead of three times", async () => {
    const connection = Object.assign(new EventTarget(), { effectiveType: "2g", saveData: false });
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
    await openBroken(search, withStatus(500), [index], { isWholeApp: true });
    await runUntilSeen("Something went wrong on our side, not with your connection.");
    expect(apiRequests().filter(({ path }) => `GET ${path}` === index)).toHaveLength(2);
  });
});

describe("every screen that reads data says so when it does not come, and goes on when it does", () => {
  test("the quiz: the answers are safe, there, and give results after another try", async () => {
    const repair = await openBroken("/college-match-quiz", withStatus(500), [index]);
    const goOn = () => page.getByRole("button", { name: /^Next: / }).click();
    await page.getByText("11th", { exact: true }).click();
    await page.getByLabelText("Grade average (GPA)").fill("3.6");
    await goOn();
    await page.getByLabelText("ZIP code, or your state").fill("Texas");
    await goOn();
    await page.getByLabelText("What your family can pay a year").fill("18,000");
    await page.getByRole("button", { name: "See my colleges" }).click();
    await runUntilSeen("Something went wrong on our side, not with your connection.");
    expect(readShownText(problem)).toContain("Your answers are safe.");
    await reopenScreen();
    await runUntilSeen("Something went wrong on our side, not with your connection.");
    repair();
    await tryAgain.click();
    await expect.element(page.getByCss("[data-first-list] [data-row]").nth(7)).toBeInTheDocument();
    await reopenScreen("/college-match-quiz#grades");
    await expect.element(page.getByLabelText("Grade average (GPA)")).toHaveValue("3.6");
  });

  test.each(["/compare?college=228778&college=178396", "/college-cost-calculator?college=227757"])(
    "%s",
    async (path) => {
      const repair = await openBroken(path, withStatus(500), [index]);
      await runUntilSeen("Your answers are saved.");
      // The field above, which waits for the same list, leaves it to the page to say so.
      await expect.poll(() => problem.elements()).toHaveLength(1);
      repair();
      await tryAgain.click();
      await expect.element(problem.filter({ hasText: "Your answers are saved." })).not.toBeInTheDocument();
      expect(readShownText(main)).not.toContain("couldn’t load");
    },
  );

  test("a college’s page, come to from the list, and the plan that holds it", async () => {
    await openBroken(search, withStatus(500), []);
    await page
      .getByRole("button", { name: /^Save Rice University/ })
      .first()
      .click();
    const repairCollege = stubApi("GET /api/colleges/*", withStatus(500));
    navigate("/colleges/rice-university");
    await runUntilSeen("Your plan is safe on this device.");
    expect(readShownText(page.getByRole("heading", { level: 1 }))).toBe("Rice University");
    repairCollege();
    await tryAgain.click();
    await expect.element(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectNoProblem();

    const repairs = [stubApi("GET /api/colleges/*", withStatus(500)), stubApi(index, withStatus(500))];
    await reopenScreen("/my-plan");
    await runUntilSeen("Your college is safe on this device.");
    for (const repair of repairs) repair();
    await tryAgain.click();
    await expect.element(page.getByRole("link", { name: "Rice University" }).first()).toBeVisible();
  });

  test("a field to pick a college says so itself where the page does not", async () => {
    const repair = await openBroken("/offers", withStatus(500), [index]);
    await main.getByRole("button", { name: "Type in an offer" }).click();
    await runUntilSeen("Something went wrong on our side, not with your connection.");
    await expect.poll(() => problem.elements()).toHaveLength(1);
    repair();
    await tryAgain.click();
    await expectNoProblem();
  });

  test("how the numbers are made", async () => {
    const repair = await openBroken("/methodology", withStatus(500), ["GET /api/page-data/*"]);
    await runUntilSeen("The rules below are complete without them.");
    repair();
    await tryAgain.click();
    await expectNoProblem();
  });
});
