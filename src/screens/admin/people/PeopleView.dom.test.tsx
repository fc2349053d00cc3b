/** People, mail and the state at a glance with a stand-in for the server, on a laptop and a phone. */
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AdminOverview } from "#contract/admin.ts";
import type { ListedMail, MailPage } from "#contract/adminMail.ts";
import type { PeopleRights, Person } from "#contract/adminPeople.ts";
import { findBarriers } from "../../../../test/dom/findBarriers.ts";
import { desktop, openScreen, phone } from "../../../../test/dom/openScreen.tsx";
import { signIn } from "../../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../../test/dom/stubApi.ts";
import { sampleState } from "../../../../test/support/adminState.ts";

const typed = `<script>document.title = "taken"</script><b>Maya</b>`;
const at = "2026-11-20T12:00:00.000Z";
const rights: PeopleRights = {
  mayActUntil: "2026-11-21T12:15:00.000Z",
  hasMailServer: true,
  keepsAccounts: true,
};
const maya: Person = {
  accountId: "2",
  email: "maya@example.com",
  isEmailVerified: true,
  name: typed,
  createdAt: at,
  roles: [],
  isAdministrator: false,
  isYou: false,
  signingIn: {
    sessions: 2,
    devices: [{ label: "Chrome on Windows", firstAt: at, lastAt: at }],
    passkeys: 1,
    failuresInDay: 6,
    locks: 1,
    lockedUntil: "2026-11-21T12:04:00.000Z",
    needsCode: false,
  },
  subscription: { plan: "family", status: "active", renewsAt: "2027-03-01T00:00:00.000Z", endsAt: null },
  plans: { own: 1, shared: 2 },
  erasure: null,
};
const mail: ListedMail = {
  mailId: "00000000-0000-4000-8000-000000000000",
  kind: "resetCode",
  recipient: "m•••@example.com",
  state: "failed",
  attempts: 8,
  resends: 0,
  createdAt: at,
  nextTryAt: null,
  settledAt: at,
  reason: typed,
  resend: { how: "renewed", why: null },
};
const mails: MailPage = {
  mails: [
    mail,
    {
      ...mail,
      mailId: "00000000-0000-4000-8000-000000000001",
      kind: "reminder",
      state: "sent",
      reason: null,
      resend: { how: null, why: "Reminders are not sent twice." },
    },
  ],
  next: null,
  counts: { waiting: 0, sending: 0, sent: 1, kept: 0, failed: 1 },
  hasMailServer: true,
};
const problem = (status: number, detail: string) => ({
  status,
  body: { type: "about:blank", title: "No", status, detail },
});
const button = (name: string | RegExp) => page.getByRole("button", { name });
const findMaya = async () => {
  await page.getByRole("textbox", { name: "Email address of the account" }).fill("maya@example.com");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: typed })).toBeVisible();
};
const writes = () => apiRequests().filter(({ method }) => method !== "GET");

beforeEach(() => {
  stubApi("GET /api/admin", { body: { accounts: 3, messages: 1, waitlist: 2 } satisfies AdminOverview });
  stubApi("GET /api/admin/state", { body: sampleState });
  stubApi("GET /api/admin/people", { body: rights });
  stubApi("POST /api/admin/people/find", { body: { people: [maya] } });
  stubApi("GET /api/admin/mail*", { body: mails });
  signIn();
});

describe("people", () => {
  test.each([
    ["a laptop", desktop, "light"],
    ["a phone", phone, "dark"],
  ] as const)(
    "on %s one account is found by keyboard, and shown as text",
    async (_, viewport, colorScheme) => {
      await openScreen("/admin?view=people", { viewport, colorScheme });
      await findMaya();
      await expect.element(page.getByText("In 2 browsers")).toBeVisible();
      await expect.element(page.getByText(/Locked in 1 place until/)).toBeVisible();
      await expect.element(page.getByText("1 own plan, 2 shared with them")).toBeVisible();
      expect(document.title).not.toContain("taken");
      expect(document.querySelector("main script, main b")).toBeNull();
      expect(await findBarriers()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width);
    },
  );

  test("an act is asked about first, refused with a reason, and then done and shown", async () => {
    stubApi("POST /api/admin/people/2/erasure", problem(409, "The erasure is already scheduled."));
    await openScreen("/admin?view=people", { viewport: desktop });
    await findMaya();
    await button("Erase the account").click();
    await expect
      .element(page.getByRole("dialog", { name: "Erase this account in seven days?" }))
      .toBeVisible();
    await button("Cancel").click();
    expect(writes()).toHaveLength(1);
    await button("Erase the account").click();
    await button("Schedule the erasure").click();
    await expect.element(page.getByText("The erasure is already scheduled.")).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    const erasure = { askedAt: at, dueAt: null, hasStarted: false, mailState: "waiting" };
    stubApi("POST /api/admin/people/2/erasure", { body: { ...maya, erasure } });
    await button("Schedule the erasure").click();
    await expect
      .element(page.getByText("The erasure is scheduled. We are emailing the owner."))
      .toBeVisible();
    await expect.element(page.getByText("This account is scheduled to be erased")).toBeVisible();
    await expect.element(button("Cancel the erasure")).toBeVisible();
    expect(button("Erase the account").elements()).toEqual([]);
  });

  test("an address that is none is not sent, one without an account is said to have none", async () => {
    stubApi("POST /api/admin/people/find", { body: { people: [] } });
    await openScreen("/admin?view=people");
    const field = page.getByRole("textbox", { name: "Email address of the account" });
    await field.fill("maya");
    await button("Find").click();
    await expect.element(page.getByText(/Enter a whole email address/)).toBeVisible();
    expect(writes()).toEqual([]);
    await field.fill("nobody@example.com");
    await button("Find").click();
    await expect.element(page.getByText("There is no account with this address")).toBeVisible();
    await expect.element(field).toHaveValue("nobody@example.com");
  });

  test("long after signing in, without a mail server, nothing can be done, and both are said", async () => {
    stubApi("GET /api/admin/people", { body: { ...rights, mayActUntil: null, hasMailServer: false } });
    await openScreen("/admin?view=people");
    await expect.element(button("Sign in again")).toBeVisible();
    await expect.element(page.getByText(/Without a mail server/)).toBeVisible();
    await findMaya();
    expect(button("Sign out everywhere").elements()).toEqual([]);
  });
});

describe("mail", () => {
  test.each([
    ["a laptop", desktop],
    ["a phone", phone],
  ] as const)("on %s says what became of it, and a new code is sent on request", async (_, viewport) => {
    stubApi(`POST /api/admin/mail/${mail.mailId}/resend`, {
      body: { ...mail, state: "waiting", resends: 1 },
    });
    await openScreen("/admin?view=mail&state=failed", { viewport });
    await expect.element(page.getByText("m•••@example.com").first()).toBeVisible();
    await expect.element(page.getByText("Reminders are not sent twice.")).toBeVisible();
    expect(document.querySelector("main script, main b")).toBeNull();
    expect(await findBarriers()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width);
    await button(/^Send a new one: Code for a new password/).click();
    await expect.element(page.getByText(/The old one stops working at once/)).toBeVisible();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(page.getByText("Done. The email will go out within a few seconds.")).toBeVisible();
    expect(writes().map(({ body }) => body)).toEqual([{ state: "failed", attempts: 8, resends: 0 }]);
  });

  test("that has moved on is said, and none at all too", async () => {
    stubApi(`POST /api/admin/mail/${mail.mailId}/resend`, problem(409, "This mail has moved on."));
    await openScreen("/admin?view=mail");
    await button(/^Send a new one/).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(page.getByText("This mail has moved on.")).toBeVisible();
    await button("Cancel").click();
    stubApi("GET /api/admin/mail*", { body: { ...mails, mails: [] } });
    await page.getByRole("combobox", { name: "Type of email" }).selectOptions("Reminder");
    await expect.element(page.getByText("No mail here")).toBeVisible();
  });
});

describe("the state at a glance", () => {
  test.each([
    ["a laptop", desktop],
    ["a phone", phone],
  ] as const)("on %s names what needs a look, and leads to it", async (_, viewport) => {
    await openScreen("/admin", { viewport });
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    await expect.element(part("Readiness").getByText("Needs attention")).toBeVisible();
    await expect.element(part("Backups").getByText(/11 days old/)).toBeVisible();
    await expect
      .element(part("Facts to look up again").getByText("1 overdue", { exact: false }))
      .toBeVisible();
    await page.getByText("Current settings").click();
    await expect.element(page.getByRole("row", { name: "SMTP_URL set" })).toBeVisible();
    await page.getByText("Facts overdue or due soon").click();
    await expect.element(page.getByText("facts/dates/federal.yaml")).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width);
    await page.getByRole("link", { name: "See what was given up" }).click();
    await expect.element(page.getByRole("heading", { name: "Mail", exact: true })).toBeVisible();
  });

  test("that cannot be loaded leaves the totals, and can be tried again", async () => {
    stubApi("GET /api/admin/state", problem(404, "Gone."));
    await openScreen("/admin");
    await expect.element(page.getByText("We couldn’t load the status")).toBeVisible();
    await expect.element(page.getByText("Accounts", { exact: true })).toBeVisible();
    stubApi("GET /api/admin/state", { body: { ...sampleState, backup: null, processes: [] } });
    await button("Try again").click();
    await expect.element(page.getByText("We know of no backup.")).toBeVisible();
  });

  test("with a clock that may be wrong says what waits, and one press confirms the date", async () => {
    const doubt = { kind: "ahead", since: "2026-08-01T12:00:00.000Z" } as const;
    stubApi("GET /api/admin/state", { body: { ...sampleState, clock: { doubt } } });
    stubApi("POST /api/admin/clock/confirm", { status: 204, body: null });
    await openScreen("/admin");
    await expect.element(page.getByText(/scheduled erasures, and reminders/)).toBeVisible();
    stubApi("GET /api/admin/state", { body: sampleState });
    await button("This date is right").click();
    await expect.element(page.getByText(/scheduled erasures, and reminders/)).not.toBeInTheDocument();
    expect(
      apiRequests().flatMap(({ path, body }) => (path === "/api/admin/clock/confirm" ? [body] : [])),
    ).toEqual([{ now: sampleState.now }]);
  });
});
