/**
 * Submitting forms in a real browser: refused, clicked twice, kept over a reload, and never losing a word.
 */
import { afterEach, describe, expect, inject, test } from "vitest";
import {
  closeForm,
  expectAccessible,
  findArrived,
  findProblems,
  message,
  openForm,
  sendMessage,
  writeMessage,
} from "./formPage.ts";
import { waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

afterEach(closeForm);

describe("what the server does not take", () => {
  test("a refused field is named at the field; what was written stays, and changed words are a new message", async () => {
    const refusal = {
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "A field is not right.",
      errors: [{ field: "email", message: "No mail is taken from this address." }],
    };
    const { page, sent } = await openForm("/contact", [{ status: 400, body: refusal }, { status: 200 }]);
    await writeMessage(page);
    await sendMessage(page).click();
    await page.getByText("It was not sent").waitFor();
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-problems"));
    await page.locator("#contact-email-error").getByText("No mail is taken from this address.").waitFor();
    expect(await page.getByLabel("Your message").inputValue()).toBe(message);
    await expectAccessible(page);
    await page.getByLabel("Your email").fill("ana@other.example");
    await page.locator("#contact-email-error").getByText("No mail").waitFor({ state: "detached" });
    await sendMessage(page).click();
    await findArrived(page).waitFor();
    expect(sent.bodies).toHaveLength(2);
    expect(sent.bodies[1]?.["id"]).not.toBe(sent.bodies[0]?.["id"]);
  });

  test.each([
    [
      "too many at a time",
      { status: 429, headers: { "retry-after": "540" } },
      "try again in about 9 minutes",
      1,
    ],
    ["too long for it", { status: 413 }, "It is longer than the server takes.", 1],
    ["refused without a reason", { status: 403 }, "did not say which field is wrong", 1],
  ] as const)("%s", async (_name, answer, sentence, tries) => {
    const { page, sent } = await openForm("/contact", [answer, { status: 200 }]);
    await writeMessage(page);
    await sendMessage(page).click();
    await findProblems(page).getByText(sentence).waitFor();
    expect(sent.bodies).toHaveLength(tries);
    expect(await page.getByLabel("Your message").inputValue()).toBe(message);
    await sendMessage(page).click();
    await findArrived(page).waitFor();
    // The same text has the same id, so that the server stores it once.
    expect(sent.bodies.at(-1)?.["id"]).toBe(sent.bodies[0]?.["id"]);
  });

  test("a server that is down is asked three times, then the person", async () => {
    const { page, sent } = await openForm("/contact", [{ status: 503 }, { status: 500 }, { status: 500 }]);
    await writeMessage(page);
    await sendMessage(page).click();
    await findProblems(page).getByText("Something is wrong on our side.").waitFor();
    expect(sent.bodies).toHaveLength(3);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.getByLabel("Your message").inputValue()).toBe(message);
    await sendMessage(page).click();
    await findArrived(page).waitFor();
    expect(new Set(sent.bodies.map(({ id }) => id)).size).toBe(1);
  });
});

describe("no word is lost, none is sent twice", () => {
  test("pressed twice and with Enter besides, it is sent once", async () => {
    const { page, sent } = await openForm("/contact");
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/contact", async (route) => {
      await released;
      await route.fallback();
    });
    await writeMessage(page);
    await sendMessage(page).dblclick();
    await page.getByRole("button", { name: "Sending" }).press("Enter");
    await page.getByRole("button", { name: "Sending" }).click({ force: true });
    expect(await page.getByLabel("Your message").isDisabled()).toBe(true);
    release();
    await findArrived(page).waitFor();
    expect(sent.bodies).toHaveLength(1);
  });

  test("a reload and a way to another page and back keep what was written and chosen", async () => {
    const { page } = await openForm("/waitlist?for=essayCoach");
    await page.getByText("I am 13 or older").click();
    await page.getByText("A counselor").click();
    await page.getByLabel("Your email").fill("half an addr");
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.getByLabel("Your email").inputValue()).toBe("half an addr");
    expect(await page.getByLabel("Essay coach").isChecked()).toBe(true);
    expect(await page.getByLabel("A counselor").isChecked()).toBe(true);
    expect(await page.getByLabel("I am 13 or older").isChecked()).toBe(true);
    await page.getByRole("link", { name: "See all tools" }).click();
    await page.getByRole("heading", { level: 1, name: "Planning tools" }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel("Your email").inputValue()).toBe("half an addr");
  });

  test.each([
    ["broken text", "{{{", ""],
    ["another shape", '["a"]', ""],
    [
      "fields of the wrong kind",
      `{"id":"${"a".repeat(32)}","attempted":null,"values":{"name":7,"email":"kept@family.example","topic":"gossip","message":null}}`,
      "kept@family.example",
    ],
  ])("a kept draft of %s breaks nothing: what can be read is there", async (_name, kept, email) => {
    const { page } = await openForm("/contact");
    await page.evaluate((kept) => sessionStorage.setItem("tassel-draft-contact", kept), kept);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.getByLabel("Your email").inputValue()).toBe(email);
    expect(await page.getByLabel("Your name").inputValue()).toBe("");
    expect(await page.getByLabel("What is it about?").inputValue()).toBe("");
    await writeMessage(page);
    await sendMessage(page).click();
    await findArrived(page).waitFor();
  });

  test("what is typed before the app runs is taken over and sent", async () => {
    const { page, close } = await open("/favicon.svg", {
      serviceWorkers: "block",
      expectedErrors: ["favicon.ico"],
    });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/(?!index-).*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(new URL("/contact", inject("address")).href, { waitUntil: "commit" });
    await writeMessage(page);
    await sendMessage(page).click();
    expect(new URL(page.url()).search).toBe("");
    release();
    await waitForHydration(page);
    expect(await page.getByLabel("Your name").inputValue()).toBe("Ana");
    expect(await page.getByLabel("Your message").inputValue()).toBe(message);
    await sendMessage(page).click();
    await findArrived(page).waitFor();
    await close();
  });

  test("sent without a network it waits, is accessible so, and goes out with the network", async () => {
    const { page, sent } = await openForm("/waitlist?for=aiCounselor");
    await page.getByText("A student").click();
    await page.getByLabel("Your email").fill("ana@family.example");
    await page.getByText("I am 13 or older").click();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Join the waitlist" }).click();
    await page.getByText("will be sent when you are back online").waitFor();
    expect(sent.bodies).toHaveLength(0);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "You are on the waitlist" }).waitFor();
    expect(sent.bodies).toHaveLength(1);
  });
});
