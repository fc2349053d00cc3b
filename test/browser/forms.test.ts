/** The forms to the server in a real browser: by keyboard alone, with every wrong field, refused, pressed twice, and never a word lost. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Route } from "playwright-core";
import { afterEach, describe, expect, inject, test } from "vitest";
import { running } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

const message = "Is the price of Rice for families like ours really this low?";
let opened: OpenPage | null = null;

afterEach(async () => {
  const page = opened;
  opened = null;
  await page?.close();
});

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
type Sent = { bodies: Record<string, unknown>[]; answers: Answer[] };

/** Requests are counted; the next answer of the list is given, and once there is none the real server's. */
async function openForm(path: string, answers: Answer[] = []): Promise<{ page: Page; sent: Sent }> {
  const sent: Sent = { bodies: [], answers };
  opened = await open(path, {
    serviceWorkers: "block",
    expectedErrors: ["Failed to load resource"],
    prepare: (page) => page.route(/\/api\/(contact|waitlist)$/, (route) => answerNext(route, sent)),
  });
  await running(opened.page);
  return { page: opened.page, sent };
}

async function answerNext(route: Route, sent: Sent): Promise<void> {
  const body: unknown = route.request().postDataJSON();
  sent.bodies.push({ ...(body as Record<string, unknown>) });
  const answer = sent.answers.shift();
  if (answer === undefined) return route.fallback();
  return route.fulfill({
    status: answer.status,
    contentType: answer.status === 200 ? "application/json" : "application/problem+json",
    headers: answer.headers ?? {},
    body: JSON.stringify(
      answer.body ?? { type: "about:blank", title: "No", status: answer.status, detail: "No." },
    ),
  });
}

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Your email").fill("ana@family.example");
  await page.getByLabel("What is it about?").selectOption("question");
  await page.getByLabel("Your message").fill(message);
}

const sendMessage = (page: Page) => page.getByRole("button", { name: "Send the message" });
const problems = (page: Page) => page.locator("[data-problems]");
const arrived = (page: Page) => page.getByRole("heading", { name: "Your message has arrived" });

async function accessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  expect(
    found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
  ).toEqual([]);
}

/** Presses Tab until the focus is on what `name` describes: a label, a legend's choice, or a button. */
async function tabTo(page: Page, name: string): Promise<void> {
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
    await tabTo(page, "Your name");
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
    await arrived(page).waitFor();
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
    await accessible(page);

    await page.getByRole("button", { name: "Write another message" }).click();
    expect(await page.getByLabel("Your message").inputValue()).toBe("");
    await page.reload();
    await running(page);
    expect(await page.getByLabel("Your name").inputValue()).toBe("");
  });

  test("a place on the waitlist is asked for with Tab, Space and the arrow keys", async () => {
    const { page, sent } = await openForm("/waitlist");
    await tabTo(page, "Accounts");
    await page.keyboard.press("Space");
    await tabTo(page, "Reminders");
    await page.keyboard.press("Space");
    await tabTo(page, "A student");
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
      wishes: ["accounts", "reminders"],
      isThirteenOrOlder: true,
    });
    await accessible(page);
  });
});

describe("fields that cannot be right", () => {
  test("an empty message names all four, leads to each, and holds nothing back that was typed", async () => {
    const { page, sent } = await openForm("/contact");
    await sendMessage(page).click();
    await page.getByText("4 things to correct").waitFor();
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-problems"));
    await accessible(page);

    await problems(page)
      .getByRole("link", { name: /^Your message/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-message");
    await page.keyboard.type("Hi");
    await problems(page)
      .getByRole("link", { name: /^What is it about/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-topic");
    await page.getByLabel("What is it about?").selectOption("press");
    await page.getByText("3 things to correct").waitFor();
    await page.getByLabel("Your name").fill("   ");
    await page.getByLabel("Your email").fill("ana@family");
    await sendMessage(page).click();
    await problems(page).getByText("This does not look like an email address").waitFor();
    await problems(page).getByText("Please tell us your name").waitFor();
    await problems(page).getByText("Please write at least a short sentence.").waitFor();
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
    await problems(page).getByText("Please keep it to 5,000 letters.").waitFor();
    await problems(page).getByText("A name of up to 100 letters, please.").waitFor();
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
      await problems(page).getByText(sentence).waitFor();
    }
    await problems(page)
      .getByRole("link", { name: /^Your age/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.closest("fieldset")?.id)).toBe("waitlist-age");
    await accessible(page);
    expect(sent.bodies).toHaveLength(0);
  });
});

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
    await accessible(page);
    await page.getByLabel("Your email").fill("ana@other.example");
    await page.locator("#contact-email-error").getByText("No mail").waitFor({ state: "detached" });
    await sendMessage(page).click();
    await arrived(page).waitFor();
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
    await problems(page).getByText(sentence).waitFor();
    expect(sent.bodies).toHaveLength(tries);
    expect(await page.getByLabel("Your message").inputValue()).toBe(message);
    await sendMessage(page).click();
    await arrived(page).waitFor();
    // The same words carry the same number, so that the server stores them once.
    expect(sent.bodies.at(-1)?.["id"]).toBe(sent.bodies[0]?.["id"]);
  });

  test("a server that is down is asked three times, then the person", async () => {
    const { page, sent } = await openForm("/contact", [{ status: 503 }, { status: 500 }, { status: 500 }]);
    await writeMessage(page);
    await sendMessage(page).click();
    await problems(page).getByText("Something is wrong on our side.").waitFor();
    expect(sent.bodies).toHaveLength(3);
    await page.reload();
    await running(page);
    await expect.poll(() => page.getByLabel("Your message").inputValue()).toBe(message);
    await sendMessage(page).click();
    await arrived(page).waitFor();
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
    await arrived(page).waitFor();
    expect(sent.bodies).toHaveLength(1);
  });

  test("a reload and a way to another page and back keep what was written and chosen", async () => {
    const { page } = await openForm("/waitlist?for=essayCoach");
    await page.getByText("I am 13 or older").click();
    await page.getByText("A counselor").click();
    await page.getByLabel("Your email").fill("half an addr");
    await page.reload();
    await running(page);
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
    await running(page);
    await expect.poll(() => page.getByLabel("Your email").inputValue()).toBe(email);
    expect(await page.getByLabel("Your name").inputValue()).toBe("");
    expect(await page.getByLabel("What is it about?").inputValue()).toBe("");
    await writeMessage(page);
    await sendMessage(page).click();
    await arrived(page).waitFor();
  });

  test("what is typed before the app runs is taken over and sent", async () => {
    opened = await open("/favicon.svg", { serviceWorkers: "block", expectedErrors: ["favicon.ico"] });
    const { page } = opened;
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
    await running(page);
    expect(await page.getByLabel("Your name").inputValue()).toBe("Ana");
    expect(await page.getByLabel("Your message").inputValue()).toBe(message);
    await sendMessage(page).click();
    await arrived(page).waitFor();
  });

  test("sent without a network it waits, is accessible so, and goes out with the network", async () => {
    const { page, sent } = await openForm("/waitlist?for=accounts");
    await page.getByText("A student").click();
    await page.getByLabel("Your email").fill("ana@family.example");
    await page.getByText("I am 13 or older").click();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Join the waitlist" }).click();
    await page.getByText("will be sent when you are back online").waitFor();
    expect(sent.bodies).toHaveLength(0);
    await accessible(page);
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "You are on the waitlist" }).waitFor();
    expect(sent.bodies).toHaveLength(1);
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
