/** Who sees the plan: for a visitor, before there is a plan, with people in it, and where it does not load. */
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Person, PlanPeople } from "#contract/family.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { maya, signIn } from "../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const joinedAt = "2026-09-01T12:00:00.000Z";
const plan: PlanEntry = {
  planId: "p1",
  studentName: "Maya",
  revision: 3,
  role: "owner",
  scopes: ["plan"],
  moneySharedSince: null,
  createdAt: joinedAt,
};
const you: Person = {
  memberId: "m1",
  name: "Maya",
  email: "maya@example.org",
  role: "owner",
  scopes: ["plan"],
  joinedAt,
  isYou: true,
};
const parent: Person = {
  memberId: "m2",
  name: "Rosa",
  email: "rosa@example.org",
  role: "parent",
  scopes: ["plan"],
  joinedAt,
  isYou: false,
};
const peoplePath = `/api/plans/${plan.planId}/people`;

function stubPeople(people: PlanPeople["people"]): void {
  stubApi("GET /api/plans", { body: { accountId: "someone", plans: [plan] } });
  stubApi(`GET ${peoplePath}`, { body: { people, invitations: [] } satisfies PlanPeople });
}

test("a visitor is told why sharing needs an account, and what works without one", async () => {
  await openScreen("/sharing");
  await expect.element(page.getByRole("heading", { name: "Sharing needs an account" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "My plan" })).toHaveAttribute("href", "/my-plan");
  expect(await findBarriers()).toEqual([]);
});

describe("a student who is signed in", () => {
  beforeEach(() => signIn());

  test("without a plan in the account is told how it gets there", async () => {
    await openScreen("/sharing");
    await expect.element(page.getByText("Your plan isn’t in your account yet")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Go to my plan" })).toBeVisible();
    expect(await findBarriers()).toEqual([]);
  });

  test("with a plan that nobody else sees is told so", async () => {
    stubPeople([you]);
    await openScreen("/sharing");
    await expect.element(page.getByText("No one else can see this plan.")).toBeVisible();
    await expect.element(page.getByText("You have no open invitations.")).toBeVisible();
  });

  test("sees each person with what they may see, and a refused change is said and taken back", async () => {
    stubPeople([you, parent]);
    stubApi(`PUT ${peoplePath}/${parent.memberId}`, { status: 403 });
    await openScreen("/sharing");
    await expect.element(page.getByRole("heading", { name: "Rosa" })).toBeVisible();
    await expect.element(page.getByText("You own this plan and see all of it.")).toBeVisible();
    const choices = page.getByRole("group", { name: "What Rosa can see" });
    const notes = choices.getByRole("checkbox", { name: /notes/i });
    await expect.element(notes).not.toBeChecked();
    await notes.click();
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    await expect.element(notes).not.toBeChecked();
    expect(apiRequests().find(({ method }) => method === "PUT")?.body).toEqual({
      scopes: ["plan", "notes"],
    });
    expect(await findBarriers()).toEqual([]);
  });

  test("saves the money answers in the account, and keeps the keyboard’s place where the button was", async () => {
    stubPeople([you]);
    await openScreen("/sharing");
    await page.getByRole("checkbox", { name: "Money" }).click();
    const button = page.getByRole("button", { name: "Save money answers in my account" });
    await expect.element(button).toBeVisible();
    stubApi(`PUT /api/plans/${plan.planId}/sharing`, () => {
      const kept = { ...plan, moneySharedSince: joinedAt };
      stubApi("GET /api/plans", { body: { accountId: "someone", plans: [kept] } });
      return { body: { moneySharedSince: joinedAt } };
    });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button).not.toBeInTheDocument();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(/^Your money answers are stored in your account/);
  });

  test("cannot mail an invitation to nobody", async () => {
    stubPeople([you]);
    await openScreen("/sharing");
    await page.getByText("Tassel emails it").click();
    await page.getByRole("button", { name: "Email the invitation" }).click();
    await expect
      .element(page.getByText("Enter an email address, such as name@example.com.").first())
      .toBeVisible();
    expect(apiRequests().filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("comes from the account to the people of the plan that was pressed", async () => {
    const noah: PlanEntry = { ...plan, planId: "p2", studentName: "Noah" };
    stubPeople([you]);
    stubApi("GET /api/plans", { body: { accountId: "someone", plans: [plan, noah] } });
    stubApi("GET /api/plans/p2/people", { body: { people: [you], invitations: [] } });
    await openScreen("/account");
    for (const { planId, studentName } of [noah, plan]) {
      await page.getByRole("link", { name: new RegExp(`^Who sees it: .*${studentName}`) }).click();
      await expect.element(page.getByRole("combobox", { name: "Which plan" })).toHaveValue(planId);
      window.history.back();
    }
    await expect.element(page.getByRole("link", { name: /^Who sees it: .*Noah/ })).toBeVisible();
  });

  test.each(["people", "history"])("leaves no address in the notes of what failed: %s", async (what) => {
    stubPeople([you]);
    stubApi(`GET /api/plans/${plan.planId}/${what}`, { status: 404 });
    await openScreen(what === "people" ? "/sharing" : "/plan-history");
    const readNotes = () => JSON.stringify(Object.values(sessionStorage));
    await expect.poll(readNotes).toContain(`plan-${what}`);
    expect(readNotes()).not.toContain(maya.email);
  });

  test.each(["GET /api/plans", `GET ${peoplePath}`])(
    "is told where it does not load: %s",
    async (pattern) => {
      stubPeople([you]);
      const repair = stubApi(pattern, { status: 403 });
      await openScreen("/sharing");
      await expect.element(page.getByText("We couldn’t load who sees your plan")).toBeVisible();
      await expect.element(page.getByText("Nothing you shared has changed.")).toBeVisible();
      repair();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect.element(page.getByText("No one else can see this plan.")).toBeVisible();
    },
  );
});
