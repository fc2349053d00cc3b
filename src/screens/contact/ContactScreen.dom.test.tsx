/** The contact form: by keyboard alone, with every wrong field, and the way to it from a demo. */
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focusOn } from "../../../test/dom/actions.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { pressTabUntil } from "../../../test/dom/pressTabUntil.ts";
import { apiRequests } from "../../../test/dom/stubApi.ts";

const message = "Is the price of Rice for families like ours really this low?";
const name = page.getByLabelText("Your name");
const email = page.getByLabelText("Your email");
const topic = page.getByLabelText("What is it about?");
const text = page.getByLabelText("Your message");
const problems = page.getByCss("[data-problems]");
const send = () => page.getByRole("button", { name: "Send the message" }).click();
const sentBodies = () =>
  apiRequests().flatMap(({ method, path, body }) =>
    method === "POST" && path === "/api/contact" ? [body] : [],
  );

test("by keyboard alone a message is written, sent and stored, and its arrival is heard", async () => {
  await openScreen("/contact");
  await pressTabUntil("Your name");
  await userEvent.keyboard("Ana{Tab}ana@family.example{Tab}A fig{Tab}");
  await expect.element(page.getByText("Name the college and the figure").first()).toBeVisible();
  await userEvent.keyboard(`${message}{Tab}`);
  await expect.poll(() => document.activeElement?.textContent).toBe("Send the message");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Your message has arrived" })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe("Your message has arrived");
  await expect.element(page.getByText("can answer you at ana@family.example")).toBeVisible();
  await expect.element(page.getByText("It is stored for 365 days").first()).toBeVisible();
  expect(sentBodies()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: "Ana",
      email: "ana@family.example",
      topic: "wrongFigure",
      message,
      website: "",
    },
  ]);
  expect(await findBarriers()).toEqual([]);

  await page.getByRole("button", { name: "Write another message" }).click();
  await expect.element(text).toHaveValue("");
  await reopenScreen();
  await expect.element(name).toHaveValue("");
});

describe("fields that cannot be right", () => {
  test("an empty message names all four, leads to each, and holds nothing back that was typed", async () => {
    await openScreen("/contact");
    await send();
    await expect.element(page.getByText("4 things to correct")).toBeVisible();
    await expect.poll(() => document.activeElement?.hasAttribute("data-problems")).toBe(true);
    expect(await findBarriers()).toEqual([]);

    await problems.getByRole("link", { name: /^Your message/ }).click();
    await expect.poll(() => document.activeElement?.id).toBe("contact-message");
    await userEvent.keyboard("Hi");
    await problems.getByRole("link", { name: /^What is it about/ }).click();
    await expect.poll(() => document.activeElement?.id).toBe("contact-topic");
    await topic.selectOptions("press");
    await expect.element(page.getByText("3 things to correct")).toBeVisible();
    await name.fill("   ");
    await email.fill("ana@family");
    await send();
    for (const sentence of [
      "This does not look like an email address",
      "Please tell us your name",
      "Please write at least a short sentence.",
    ]) {
      await expect.element(problems.getByText(sentence)).toBeVisible();
    }
    await expect.element(email).toHaveValue("ana@family");
    expect(sentBodies()).toEqual([]);
  });

  test("a field left wrong says so at once, and is content once it is right", async () => {
    await openScreen("/contact");
    await email.fill("ana at family");
    await focusOn(name);
    const error = page.getByCss("#contact-email-error").getByText("This does not look like an email");
    await expect.element(error).toBeVisible();
    await expect.element(email).toHaveAttribute("aria-invalid", "true");
    await email.fill("ana@family.example");
    await expect.element(error).not.toBeInTheDocument();
    await expect.element(email).toHaveAttribute("aria-invalid", "false");
  });

  test("pressing the button does not leave the field first, so no message moves the button away", async () => {
    await openScreen("/contact");
    await name.fill("b".repeat(101));
    const press = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    (await page.getByRole("button", { name: "Send the message" }).findElement()).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await send();
    await expect.element(problems.getByText("A name of up to 100 letters, please.")).toBeVisible();
  });

  test("what is too long is counted and kept whole, not cut", async () => {
    await openScreen("/contact");
    await email.fill("ana@family.example");
    await topic.selectOptions("question");
    await text.fill("a".repeat(4_990));
    await expect.element(page.getByText("Room for 10 more letters.")).toBeVisible();
    await text.fill("a".repeat(5_003));
    await expect.element(page.getByText("3 letters over what fits.")).toBeVisible();
    await name.fill("b".repeat(101));
    await send();
    await expect.element(problems.getByText("Please keep it to 5,000 letters.")).toBeVisible();
    await expect.element(problems.getByText("A name of up to 100 letters, please.")).toBeVisible();
    await expect.element(text).toHaveValue("a".repeat(5_003));
    expect(sentBodies()).toEqual([]);
  });
});

test("who comes for a demo finds the topic chosen, and may choose another", async () => {
  await openScreen("/contact#demo");
  await expect.element(topic).toHaveValue("demo");
  await topic.selectOptions("wish");
  await page.getByRole("link", { name: "Write about a look together" }).click();
  await expect.element(topic).toHaveValue("wish");
});
