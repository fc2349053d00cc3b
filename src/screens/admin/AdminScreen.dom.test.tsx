/** /admin with a stand-in for the server: the inbox, one message, the waitlist and the audit log, on a laptop and a phone. */
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AdminOverview } from "#contract/admin.ts";
import type { AuditCheckReply, AuditLogPage } from "#contract/adminAudit.ts";
import type { AdminWaitlist, InboxMessage, InboxPage } from "#contract/adminInbox.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen, phone, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const messageId = "a".repeat(32);
const ana = { accountId: "1", email: "ana@example.com", name: "Ana" };
const receivedAt = "2026-11-20T12:00:00.000Z";
const typed = `<script>document.title = "taken"</script><img src="x" onerror="document.title = 'taken'">=1+1`;
const listed = {
  messageId,
  receivedAt,
  name: "<b>Rosa</b>",
  email: "rosa@example.com",
  topic: "wrongFigure",
  record: "pellMaximum@2026-27",
  state: "new",
  assignedTo: null,
} as const;
const inbox: InboxPage = {
  messages: [{ ...listed, preview: typed }],
  next: null,
  counts: { open: 1, mine: 0, mistakes: 1, closed: 2 },
};
const message: InboxMessage = {
  ...listed,
  message: typed,
  version: 3,
  answers: [],
  administrators: [ana],
  mail: { from: "Tassel <plan@example.com>", replyTo: "team@example.com" },
};
const answered: InboxMessage = {
  ...message,
  state: "closed",
  version: 4,
  answers: [
    { answerId: "b".repeat(32), writtenAt: receivedAt, by: ana, text: "Thank you.", mail: "waiting" },
  ],
};
const path = `/api/admin/inbox/${messageId}`;
const messageAddress = `/admin?view=inbox&message=${messageId}`;
const problem = (status: number, detail: string) => ({
  status,
  body: { type: "about:blank", title: "No", status, detail },
});
const answerBox = page.getByRole("textbox", { name: "Your answer" });
const send = page.getByRole("button", { name: "Send the answer" });

beforeEach(() => {
  stubApi("GET /api/admin", { body: { accounts: 3, messages: 1, waitlist: 2 } satisfies AdminOverview });
  stubApi("GET /api/admin/inbox*", { body: inbox });
  stubApi(`GET ${path}`, { body: message });
  signIn();
});

describe("the inbox", () => {
  test.each([
    ["a laptop", desktop, "light"],
    ["a phone", phone, "dark"],
  ] as const)(
    "on %s shows what was typed as text, and the message opens by keyboard",
    async (_, viewport, colorScheme) => {
      await openScreen("/admin?view=inbox", { viewport, colorScheme });
      const link = page.getByRole("link", { name: /<b>Rosa<\/b>/ });
      await expect.element(link).toBeVisible();
      await expect.element(page.getByText(typed, { exact: true })).toBeVisible();
      await expect.element(page.getByRole("link", { name: "Mistakes reported (1)" })).toBeVisible();
      expect(await findBarriers()).toEqual([]);
      (link.element() as HTMLElement).focus();
      await userEvent.keyboard("{Enter}");
      await expect.element(page.getByRole("heading", { name: "<b>Rosa</b>" })).toBeVisible();
      await expect.element(page.getByText("Replies go to team@example.com")).toBeVisible();
      await expect.element(page.getByText("pellMaximum@2026-27")).toBeVisible();
      expect(document.title).not.toContain("taken");
      expect(document.querySelector("main script, main img, main b")).toBeNull();
      expect(await findBarriers()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width);
    },
  );

  test("without messages says so, and where a load fails it can be tried again", async () => {
    const restore = stubApi("GET /api/admin/inbox*", problem(404, "Gone."));
    await openScreen("/admin?view=inbox");
    await expect.element(page.getByText("We couldn’t load the messages")).toBeVisible();
    restore();
    stubApi("GET /api/admin/inbox*", { body: { ...inbox, messages: [] } });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("No open messages")).toBeVisible();
  });
});

describe("an answer", () => {
  test("is sent once with the version that was seen, and shown with what became of it", async () => {
    stubApi(`POST ${path}/answers`, { body: answered });
    await openScreen(messageAddress, { viewport: desktop });
    await send.click();
    await expect.element(page.getByText("Write an answer first.")).toBeVisible();
    await answerBox.fill("Thank you.");
    await send.click();
    await expect.element(page.getByText("Waiting to be sent")).toBeVisible();
    await expect.element(answerBox).toHaveValue("");
    const sent = apiRequests().filter(({ method }) => method === "POST");
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 3, answerId: expect.stringMatching(/^[0-9a-f]{32}$/), text: "Thank you.", isClosed: true },
    ]);
  });

  test("that comes second is kept, said plainly, and what the other did is shown on request", async () => {
    stubApi(`POST ${path}/answers`, problem(409, "Another administrator changed this message a moment ago."));
    await openScreen(messageAddress);
    await answerBox.fill("From me, too.");
    await send.click();
    await expect.element(page.getByText("Someone else saved first")).toBeVisible();
    await expect.element(page.getByText(/What you wrote is still here/)).toBeVisible();
    stubApi(`GET ${path}`, { body: answered });
    await page.getByRole("button", { name: "Show what changed" }).click();
    await expect.element(page.getByText("Thank you.", { exact: true })).toBeVisible();
    await expect.element(answerBox).toHaveValue("From me, too.");
    await reopenScreen();
    await expect.element(answerBox).toHaveValue("From me, too.");
  });

  test("of 20,000 letters is counted and not sent, and nothing of it is cut", async () => {
    await openScreen(messageAddress);
    await answerBox.fill("a".repeat(20_000));
    await send.click();
    await expect.element(page.getByText("10,000 characters too long.")).toBeVisible();
    expect(apiRequests().filter(({ method }) => method === "POST")).toEqual([]);
    await expect.element(answerBox).toHaveValue("a".repeat(20_000));
  });

  test("without a mail server goes to the outbox, and the page says so", async () => {
    stubApi(`GET ${path}`, { body: { ...message, mail: { from: null, replyTo: null } } });
    await openScreen(messageAddress);
    await expect.element(page.getByText(/Your answer stays in the outbox/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Put it in the outbox" })).toBeVisible();
  });
});

test("a message is given to an administrator, and closed", async () => {
  stubApi(`PUT ${path}/assignee`, { body: { ...message, version: 4, state: "assigned", assignedTo: ana } });
  stubApi(`PUT ${path}/closed`, { body: { ...message, version: 5, state: "closed", assignedTo: ana } });
  await openScreen(messageAddress);
  await page.getByRole("combobox", { name: "Assigned to" }).selectOptions("Ana (ana@example.com)");
  await expect.element(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("button", { name: "Close without an answer" }).click();
  await expect.element(page.getByRole("button", { name: "Open it again" })).toBeVisible();
  const changes = apiRequests().filter(({ method }) => method === "PUT");
  expect(changes.map(({ body }) => body)).toEqual([
    { version: 3, accountId: "1" },
    { version: 4, isClosed: true },
  ]);
});

test("the waitlist says what is wanted, and that nobody confirmed the addresses", async () => {
  const waitlist: AdminWaitlist = {
    entries: [
      {
        email: "lee@example.com",
        role: "parent",
        wishes: ["grammarCheck"],
        joinedAt: receivedAt,
        changedAt: receivedAt,
      },
    ],
    next: null,
    total: 1,
    wishes: [{ wish: "grammarCheck", people: 1 }],
  };
  stubApi("GET /api/admin/waitlist", { body: waitlist });
  await openScreen("/admin?view=waitlist", { viewport: desktop });
  await expect.element(page.getByRole("rowheader", { name: "lee@example.com" })).toBeVisible();
  await expect.element(page.getByText(/Nobody has confirmed these addresses/)).toBeVisible();
  expect(await findBarriers()).toEqual([]);
});

describe("the audit log", () => {
  const log: AuditLogPage = {
    entries: [
      {
        sequence: 2,
        at: receivedAt,
        actor: { kind: "administrator", email: "ana@example.com" },
        action: "messageAnswered",
        subject: messageId,
        subjectEmail: null,
        details: {},
        hash: "c".repeat(64),
      },
      {
        sequence: 1,
        at: receivedAt,
        actor: { kind: "operator", email: null },
        action: "roleGranted",
        subject: "1",
        subjectEmail: "ana@example.com",
        details: {},
        hash: "d".repeat(64),
      },
    ],
    next: null,
  };
  beforeEach(() => {
    stubApi("GET /api/admin/audit", { body: log });
  });

  test("lists who did what, and a check finds it whole", async () => {
    stubApi("GET /api/admin/audit/check*", {
      body: {
        entries: 2,
        head: { sequence: 2, hash: "c".repeat(64) },
        fault: null,
      } satisfies AuditCheckReply,
    });
    await openScreen("/admin?view=audit", { viewport: desktop });
    await expect.element(page.getByRole("row", { name: /A command on the server/ })).toBeVisible();
    await expect.element(page.getByRole("cell", { name: "Answered a message" })).toBeVisible();
    await page.getByRole("textbox", { name: /fingerprint from/ }).fill("nonsense");
    await page.getByRole("button", { name: "Check the log" }).click();
    await expect.element(page.getByText(/A fingerprint has 64 characters/)).toBeVisible();
    await page.getByRole("textbox", { name: /fingerprint from/ }).fill("c".repeat(64));
    await page.getByRole("button", { name: "Check the log" }).click();
    await expect.element(page.getByText("The log is intact: 2 entries.")).toBeVisible();
    await expect.element(page.getByText("It contains the fingerprint you entered.")).toBeVisible();
    expect(await findBarriers()).toEqual([]);
  });

  test("names the entry that was changed", async () => {
    stubApi("GET /api/admin/audit/check*", {
      body: { entries: 0, head: null, fault: { problem: "changed", sequence: 1 } } satisfies AuditCheckReply,
    });
    await openScreen("/admin?view=audit");
    await page.getByRole("button", { name: "Check the log" }).click();
    await expect.element(page.getByText("The log is not intact")).toBeVisible();
    await expect.element(page.getByText(/Entry 1 was changed after it was written/)).toBeVisible();
  });
});
