/** The page for signing in: where it cannot work, the age question, and each step of its forms on a narrow phone. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { writeSettings } from "../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const narrow = { width: 320, height: 640 };
/** As the server leads to the forms; no step of them asks it anything by itself. */
const signUpPath = "/sign-in?interaction=begun&screen=sign-up";

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const findStep = (name: string) => page.getByRole("heading", { name, level: 2, exact: true });
const findField = (name: string) => page.getByRole("textbox", { name, exact: true });

beforeEach(writeSettings);

describe("where it cannot work", () => {
  test("over plain http the page says why, and leads to what works", async () => {
    vi.spyOn(crypto, "subtle", "get").mockReturnValue(undefined as unknown as SubtleCrypto);
    await openScreen("/sign-in");
    await expect.element(findStep("Signing in doesn’t work here")).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    await expect
      .element(page.getByCss("main").getByRole("link", { name: "My plan" }))
      .toHaveAttribute("href", "/my-plan");
  });

  test("at another address than its own the page leads there", async () => {
    await openScreen("/sign-in");
    await expect.element(findStep("Sign in at the site’s own address")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /^Go to / }))
      .toHaveAttribute("href", "http://localhost:3000/sign-in");
  });
});

describe("after a sign-in that failed", () => {
  /** As at the site's own address. */
  async function openExpired(serverMs: number, dataAsOf: string): Promise<void> {
    const slot = document.getElementById(browserSettingsElementId);
    if (slot === null) throw new Error("There are no settings.");
    const before = slot.textContent;
    onTestFinished(() => {
      slot.textContent = before;
    });
    slot.textContent = before.replaceAll("http://localhost:3000", window.location.origin);
    const health = { status: "ok", release: "r", dataAsOf, now: new Date(serverMs).toISOString() };
    stubApi("GET /api/health", { body: health });
    await openScreen("/sign-in?problem=expired");
    await expect.element(findStep("Your account")).toBeVisible();
  }
  const minutes = 60_000;
  const wrongClock = page.getByText(/clock is wrong|clocks don’t agree/);

  test("a server whose clock is back in 2019 is named, with both times", async () => {
    await openExpired(Date.parse("2019-03-03T12:00:00Z"), "2026-11-01");
    await expect.element(page.getByText("This site’s clock is wrong")).toBeVisible();
    await expect.element(page.getByText(/site says it is March 3, 2019/)).toBeVisible();
    expect(await findBarriers()).toEqual([]);
  });

  test("a clock that differs by more than a few minutes is named; one that agrees is not", async () => {
    await openExpired(Date.now() + 20 * minutes, "2020-01-01");
    await expect.element(page.getByText("Two clocks don’t agree")).toBeVisible();
    const asked = () => apiRequests().filter(({ path }) => path === "/api/health").length;
    const before = asked();
    await openExpired(Date.now() + minutes, "2020-01-01");
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before));
    await expect.element(wrongClock).not.toBeInTheDocument();
  });
});

test("who is younger than 13 finds the tools, and nothing is kept or sent", async () => {
  await openScreen(signUpPath, { isWholeApp: true });
  await expect.element(findStep("Before you start")).toBeVisible();
  expect(page.getByCss("main").getByRole("textbox").elements()).toHaveLength(0);
  const readKept = () => [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    JSON.stringify(window.history.state),
  ];
  const before = readKept();
  await press("A student under 13");
  await expect.element(findStep("You don’t need an account")).toBeVisible();
  expect(readKept()).toEqual(before);
  expect(apiRequests().filter(({ path }) => path.startsWith("/api/identity"))).toEqual([]);
  await expect
    .element(page.getByRole("link", { name: "Answer three questions" }))
    .toHaveAttribute("href", "/college-match-quiz");
});

test("each step fits a narrow phone and has no barrier; Back, a reload and another address keep what was typed", async () => {
  const expectGoodStep = async (name: string) => {
    await expect.element(findStep(name)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrow.width);
    expect(await findBarriers("#main")).toEqual([]);
  };
  await openScreen(signUpPath, { viewport: narrow });
  await expectGoodStep("Before you start");
  await press("A student, 13 or older");
  await expectGoodStep("Create an account");
  await press("Next, confirm your email");
  await expect.element(page.getByText("2 things to fix")).toBeVisible();
  await page.getByRole("link", { name: "Choose a password" }).click();
  const password = page.getByCss("#sign-in-password");
  await expect.element(password).toHaveFocus();
  await findField("Choose a password").fill("short");
  await expect.element(password).toHaveAttribute("type", "password");
  await press("Show the password");
  await expect.element(password).toHaveAttribute("type", "text");
  await findField("Email").fill("ada@example.org");
  await press("I already have a code");
  await expectGoodStep("Check your email");
  await reopenScreen();
  await expect.element(findStep("Check your email")).toBeVisible();
  expect(page.getByText("ada@example.org").elements()).toHaveLength(1);
  await press("Use another address");
  await expect.element(findField("Email")).toHaveValue("ada@example.org");
  window.history.back();
  await expect.element(findStep("Check your email")).toBeVisible();
  await press("Use another address");
  await press("Sign in instead");
  await expectGoodStep("Welcome back");
  await press("Forgot your password?");
  await expectGoodStep("Reset your password");
  expect(
    page.getByText("If this address has an account, we’ll try to email a code.").elements(),
  ).toHaveLength(1);
  await press("I already have a code");
  await expectGoodStep("Choose a new password");
});

test("a new device types a code after its password while strangers try passwords; a busy server says when to come again", async () => {
  await openScreen("/sign-in?interaction=begun", { viewport: narrow });
  await findField("Email").fill("ada@example.org");
  await page.getByCss("#sign-in-password").fill("four words of no sense");
  stubApi("POST /api/identity/sign-in", { status: 429, headers: { "retry-after": "10" } });
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(page.getByText("Please wait a few seconds and try again.")).toBeVisible();
  await expect.element(page.getByCss("#sign-in-password")).toHaveValue("four words of no sense");
  stubApi("POST /api/identity/sign-in", { status: 202, body: { next: "code" } });
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(findStep("One more step")).toBeVisible();
  expect(
    page.getByText("If this address has an account, we’ll try to email a code.").elements(),
  ).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrow.width);
  expect(await findBarriers("#main")).toEqual([]);
  await findField("6-digit code").fill("12");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(page.getByText("One thing to fix")).toBeVisible();
  await reopenScreen();
  await expect.element(findStep("One more step")).toBeVisible();
  const message = "This code is not the right one.";
  const errors = [{ field: "code", message }];
  const problem = { type: "about:blank", title: "No", status: 400, detail: message, errors };
  stubApi("POST /api/identity/sign-in-code", { status: 400, body: problem });
  await findField("6-digit code").fill("123 456");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(page.getByText(message).first()).toBeVisible();
  expect(apiRequests().findLast(({ path }) => path === "/api/identity/sign-in-code")?.body).toEqual({
    email: "ada@example.org",
    code: "123456",
    interaction: "begun",
  });
  await press("Type the password again");
  await expect.element(findField("Email")).toHaveValue("ada@example.org");
});

test("whose address had too many codes asked for is told that none was sent, and when the next can be", async () => {
  const nextCodeAt = "2026-11-21T20:40:00.000Z";
  const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" })
    .format(new Date("2026-11-21T20:40:00Z"))
    .replaceAll("\u202f", " ");
  const none = page.getByText(`We can send the next one at ${time}.`);
  const sent = page.getByText(/we’ll try to email a code\. It goes to ada@example\.org/);
  await openScreen("/sign-in?interaction=begun", { viewport: narrow });
  await findField("Email").fill("ada@example.org");
  await press("Forgot your password?");
  stubApi("POST /api/identity/reset-request", { status: 202, body: { next: "reset", nextCodeAt } });
  await press("Email me a code");
  await expect.element(none).toBeVisible();
  expect(sent.elements()).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrow.width);
  expect(await findBarriers("#main")).toEqual([]);
  await reopenScreen();
  await expect.element(none).toBeVisible();
  stubApi("POST /api/identity/reset-request", { status: 202, body: { next: "reset", nextCodeAt: null } });
  await press("Send a new code");
  await expect.element(page.getByText(/^We’ll try to email a new code/)).toBeVisible();
  expect(none.elements()).toHaveLength(0);
  await expect.element(sent).toBeVisible();
});
