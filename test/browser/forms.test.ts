/** The forms to the server in a real browser: by keyboard alone, with every wrong field, and the ways to them. */
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import {
  expectAccessible,
  findArrived,
  closeForm,
  message,
  openForm,
  findProblems,
  sendMessage,
  writeMessage,
} from "./formPage.ts";
import { waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

afterEach(closeForm);

/** Presses Tab until the focus is on what `name` describes: a label, a legend's choice, or a button. */
async function pressTabUntil(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLElement && "labels" in element ? element.labels : null;
      const label = labels instanceof NodeList ? (labels[0]?.textContent ?? "") : "";
      return label === "" ? (element?.textContent ?? "") : label;
    });
    if (focused.startsWith(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No Tab led to ${name}.`);
}

describe("by keyboard alone, on a phone", () => {
  test("a message is written, sent and stored, and its arrival is heard", async () => {
    const { page, sent } = await openForm("/contact");
    await pressTabUntil(page, "Your name");
    await page.keyboard.type("Ana");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ana@family.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type("A fig");
    await page.keyboard.press("Tab");
    await page.getByText("Name the college and the figure").waitFor();
    await page.keyboard.type(message);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send the message");
    await page.keyboard.press("Enter");
    await findArrived(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Your message has arrived");
    await page.getByText("can answer you at ana@family.example").waitFor();
    await page.getByText("It is stored for 365 days").waitFor();
    expect(sent.bodies).toHaveLength(1);
    expect(sent.bodies[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: "Ana",
      email: "ana@family.example",
      topic: "wrongFigure",
      message,
      website: "",
    });
    await expectAccessible(page);

    await page.getByRole("button", { name: "Write another message" }).click();
    expect(await page.getByLabel("Your message").inputValue()).toBe("");
    await page.reload();
    await waitForHydration(page);
    expect(await page.getByLabel("Your name").inputValue()).toBe("");
  });

  test("a place on the waitlist is asked for with Tab, Space and the arrow keys", async () => {
    const { page, sent } = await openForm("/waitlist");
    await pressTabUntil(page, "AI counselor");
    await page.keyboard.press("Space");
    await pressTabUntil(page, "Essay coach");
    await page.keyboard.press("Space");
    await pressTabUntil(page, "A student");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Dad@Family.example");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "You are on the waitlist" }).waitFor();
    await page.getByText("Your address is deleted after 730 days").waitFor();
    expect(sent.bodies).toHaveLength(1);
    expect(sent.bodies[0]).toMatchObject({
      email: "Dad@Family.example",
      role: "parent",
      wishes: ["aiCounselor", "essayCoach"],
      isThirteenOrOlder: true,
    });
    await expectAccessible(page);
  });
});

describe("fields that cannot be right", () => {
  test("an empty message names all four, leads to each, and holds nothing back that was typed", async () => {
    const { page, sent } = await openForm("/contact");
    await sendMessage(page).click();
    await page.getByText("4 things to correct").waitFor();
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-problems"));
    await expectAccessible(page);

    await findProblems(page)
      .getByRole("link", { name: /^Your message/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-message");
    await page.keyboard.type("Hi");
    await findProblems(page)
      .getByRole("link", { name: /^What is it about/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-topic");
    await page.getByLabel("What is it about?").selectOption("press");
    await page.getByText("3 things to correct").waitFor();
    await page.getByLabel("Your name").fill("   ");
    await page.getByLabel("Your email").fill("ana@family");
    await sendMessage(page).click();
    await findProblems(page).getByText("This does not look like an email address").waitFor();
    await findProblems(page).getByText("Please tell us your name").waitFor();
    await findProblems(page).getByText("Please write at least a short sentence.").waitFor();
    expect(await page.getByLabel("Your email").inputValue()).toBe("ana@family");
    expect(sent.bodies).toHaveLength(0);
  });

  test("a field left wrong says so at once, and is content once it is right", async () => {
    const { page } = await openForm("/contact");
    const email = page.getByLabel("Your email");
    await email.fill("ana at family");
    await page.getByLabel("Your name").focus();
    await page.locator("#contact-email-error").getByText("This does not look like an email").waitFor();
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await email.fill("ana@family.example");
    await page.locator("#contact-email-error").getByText("This does not look").waitFor({ state: "detached" });
    expect(await email.getAttribute("aria-invalid")).toBe("false");
  });

  test("what is too long is counted and kept whole, not cut", async () => {
    const { page, sent } = await openForm("/contact");
    await writeMessage(page);
    await page.getByLabel("Your message").fill("a".repeat(4_990));
    await page.getByText("Room for 10 more letters.").waitFor();
    await page.getByLabel("Your message").fill("a".repeat(5_003));
    await page.getByText("3 letters over what fits.").waitFor();
    await page.getByLabel("Your name").fill("b".repeat(101));
    await sendMessage(page).click();
    await findProblems(page).getByText("Please keep it to 5,000 letters.").waitFor();
    await findProblems(page).getByText("A name of up to 100 letters, please.").waitFor();
    expect((await page.getByLabel("Your message").inputValue()).length).toBe(5_003);
    expect(sent.bodies).toHaveLength(0);
  });

  test("the waitlist names each of its four, and who is under 13 is told what to do", async () => {
    const { page, sent } = await openForm("/waitlist");
    await page.getByRole("button", { name: "Join the waitlist" }).click();
    await page.getByText("4 things to correct").waitFor();
    for (const sentence of [
      "Please choose at least one thing to hear about.",
      "Please choose who you are.",
      "This does not look like an email address",
      "If not, ask a parent to sign up.",
    ]) {
      await findProblems(page).getByText(sentence).waitFor();
    }
    await findProblems(page)
      .getByRole("link", { name: /^Your age/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.closest("fieldset")?.id)).toBe("waitlist-age");
    await expectAccessible(page);
    expect(sent.bodies).toHaveLength(0);
  });
});

describe("ways in", () => {
  test("who comes for a demo finds the topic chosen, and may choose another", async () => {
    const { page } = await openForm("/contact#demo");
    const topic = page.getByLabel("What is it about?");
    await expect.poll(() => topic.inputValue()).toBe("demo");
    await topic.selectOption("wish");
    await page.getByRole("link", { name: "Write about a look together" }).click();
    expect(await topic.inputValue()).toBe("wish");
  });

  test("without JavaScript both forms say that they need it", async () => {
    for (const path of ["/contact", "/waitlist"]) {
      const without = await open(path, { javaScriptEnabled: false });
      // Text inside <noscript> is not found by its words.
      const said = without.page.locator("noscript p");
      await said.waitFor();
      expect(await said.innerText()).toContain("This form needs JavaScript");
      await without.close();
    }
  });
});
