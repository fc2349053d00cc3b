/** The contact form: by keyboard alone, with every wrong field, refused, sent once, and the way to it from a demo. */
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focusOn } from "../../../test/dom/actions.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { pressTabUntil } from "../../../test/dom/pressTabUntil.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const message = "Is the price of Rice for families like ours really this low?";
const name = page.getByLabelText("Your name");
const email = page.getByLabelText("Your email");
const topic = page.getByLabelText("What is it about?");
const text = page.getByLabelText("Your message");
const problems = page.getByCss("[data-problems]");
const send = () => page.getByRole("button", { name: "Send the message" }).click();
const arrived = page.getByRole("heading", { name: "We got your message" });

async function writeMessage(): Promise<void> {
  await name.fill("Ana");
  await email.fill("ana@family.example");
  await topic.selectOptions("question");
  await text.fill(message);
}

const sentBodies = () =>
  apiRequests().flatMap(({ method, path, body }) =>
    method === "POST" && path === "/api/contact" ? [body] : [],
  );
const sentIds = () =>
  sentBodies().map((body) => (typeof body === "object" && body !== null ? Reflect.get(body, "id") : null));

test("by keyboard alone a message is written, sent and stored, and its arrival is heard", async () => {
  await openScreen("/contact");
  await pressTabUntil("Your name");
  await userEvent.keyboard("Ana{Tab}ana@family.example{Tab}A fig{Tab}");
  await expect.element(page.getByText("Name the college and the figure").first()).toBeVisible();
  await userEvent.keyboard(`${message}{Tab}`);
  await expect.poll(() => document.activeElement?.textContent).toBe("Send the message");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "We got your message" })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe("We got your message");
  await expect.element(page.getByText("answer you at ana@family.example")).toBeVisible();
  await expect.element(page.getByText("Your message is stored for 365 days").first()).toBeVisible();
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

describe("a mistake in a record", () => {
  test("is reported with the record that the link brought", async () => {
    await openScreen("/contact?record=pellMaximum%402026-27");
    await expect.element(page.getByText("pellMaximum@2026-27")).toBeVisible();
    await expect.element(topic).toHaveValue("wrongFigure");
    expect(await findBarriers()).toEqual([]);
    await name.fill("Ana");
    await email.fill("ana@family.example");
    await text.fill(message);
    await send();
    await expect.element(arrived).toBeVisible();
    expect(sentBodies()).toMatchObject([{ topic: "wrongFigure", record: "pellMaximum@2026-27" }]);
  });

  test("the record can be taken off, and an address that holds none brings none", async () => {
    await openScreen("/contact?record=pellMaximum%402026-27");
    await page.getByRole("button", { name: "This is about something else" }).click();
    await expect.element(page.getByText("pellMaximum@2026-27")).not.toBeInTheDocument();
    await openScreen("/contact?record=%3Cb%3E");
    await expect.element(text).toBeVisible();
    await expect.element(page.getByText("You are reporting a mistake")).not.toBeInTheDocument();
  });
});

describe("fields that cannot be right", () => {
  test("an empty message names all four, leads to each, and holds nothing back that was typed", async () => {
    await openScreen("/contact");
    await send();
    await expect.element(page.getByText("4 things to fix")).toBeVisible();
    await expect.poll(() => document.activeElement?.hasAttribute("data-problems")).toBe(true);
    expect(await findBarriers()).toEqual([]);

    await problems.getByRole("link", { name: /^Your message/ }).click();
    await expect.poll(() => document.activeElement?.id).toBe("contact-message");
    await userEvent.keyboard("Hi");
    await problems.getByRole("link", { name: /^What is it about/ }).click();
    await expect.poll(() => document.activeElement?.id).toBe("contact-topic");
    await topic.selectOptions("press");
    await expect.element(page.getByText("3 things to fix")).toBeVisible();
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
    await expect.element(problems.getByText("Please keep the name to 100 characters.")).toBeVisible();
  });

  test("what is too long is counted and kept whole, not cut", async () => {
    await openScreen("/contact");
    await email.fill("ana@family.example");
    await topic.selectOptions("question");
    await text.fill("a".repeat(4_990));
    await expect.element(page.getByText("10 characters left.")).toBeVisible();
    await text.fill("a".repeat(5_003));
    await expect.element(page.getByText("3 characters too long.")).toBeVisible();
    await name.fill("b".repeat(101));
    await send();
    await expect.element(problems.getByText("Please keep it to 5,000 characters.")).toBeVisible();
    await expect.element(problems.getByText("Please keep the name to 100 characters.")).toBeVisible();
    await expect.element(text).toHaveValue("a".repeat(5_003));
    expect(sentBodies()).toEqual([]);
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
    const repair = stubApi("POST /api/contact", { status: 400, body: refusal });
    await openScreen("/contact");
    await writeMessage();
    await send();
    await expect.element(page.getByText("The form was not sent")).toBeVisible();
    await expect.poll(() => document.activeElement?.hasAttribute("data-problems")).toBe(true);
    const error = page.getByCss("#contact-email-error").getByText("No mail is taken from this address.");
    await expect.element(error).toBeVisible();
    await expect.element(text).toHaveValue(message);
    expect(await findBarriers()).toEqual([]);
    repair();
    await email.fill("ana@other.example");
    await expect.element(error).not.toBeInTheDocument();
    await send();
    await expect.element(arrived).toBeVisible();
    expect(sentIds()).toHaveLength(2);
    expect(new Set(sentIds()).size).toBe(2);
  });

  test.each([
    [
      "too many at a time",
      { status: 429, headers: { "retry-after": "540" } },
      "try again in about 9 minutes",
    ],
    ["too long for it", { status: 413 }, "Your message is too long."],
    ["refused without a reason", { status: 403 }, "we don’t know which field is wrong"],
  ])("%s", async (_name, reply, sentence) => {
    const repair = stubApi("POST /api/contact", reply);
    await openScreen("/contact");
    await writeMessage();
    await send();
    await expect.element(problems.getByText(sentence)).toBeVisible();
    expect(sentIds()).toHaveLength(1);
    await expect.element(text).toHaveValue(message);
    repair();
    await send();
    await expect.element(arrived).toBeVisible();
    // The same text has the same id, so that the server stores it once.
    expect(sentIds()).toHaveLength(2);
    expect(new Set(sentIds()).size).toBe(1);
  });

  test("a server that is down is asked three times, then the person; a reload keeps the message and its id", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const repair = stubApi("POST /api/contact", { status: 503 });
    await openScreen("/contact");
    await writeMessage();
    await send();
    const problem = problems.getByText("Something went wrong on our side, not with your connection.");
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        return problem.elements();
      })
      .toHaveLength(1);
    expect(sentIds()).toHaveLength(3);
    await reopenScreen();
    await expect.element(text).toHaveValue(message);
    repair();
    await send();
    await expect.element(arrived).toBeVisible();
    expect(new Set(sentIds()).size).toBe(1);
  });
});

describe("no word is lost, none is sent twice", () => {
  test("pressed twice and with Enter besides, it is sent once", async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    stubApi("POST /api/contact", async () => {
      await released;
      return undefined;
    });
    await openScreen("/contact");
    await writeMessage();
    await page.getByRole("button", { name: "Send the message" }).dblClick();
    const busy = page.getByRole("button", { name: "Sending" });
    await focusOn(busy);
    await userEvent.keyboard("{Enter}");
    await busy.click({ force: true });
    await expect.element(text).toBeDisabled();
    release();
    await expect.element(arrived).toBeVisible();
    expect(sentIds()).toHaveLength(1);
  });

  test.each([
    ["broken text", "{{{", ""],
    ["another shape", '["a"]', ""],
    [
      "fields of the wrong kind",
      `{"id":"${"a".repeat(32)}","attempted":null,"values":{"name":7,"email":"kept@family.example","topic":"gossip","message":null}}`,
      "kept@family.example",
    ],
  ])("a kept draft of %s breaks nothing: what can be read is there", async (_name, kept, address) => {
    sessionStorage.setItem("tassel-draft-contact", kept);
    await openScreen("/contact");
    await expect.element(email).toHaveValue(address);
    await expect.element(name).toHaveValue("");
    await expect.element(topic).toHaveValue("");
    await writeMessage();
    await send();
    await expect.element(arrived).toBeVisible();
  });
});

test("who comes for a demo finds the topic chosen, and may choose another", async () => {
  await openScreen("/contact#demo");
  await expect.element(topic).toHaveValue("demo");
  await topic.selectOptions("wish");
  await page.getByRole("link", { name: "Ask for a demo" }).click();
  await expect.element(topic).toHaveValue("wish");
});
