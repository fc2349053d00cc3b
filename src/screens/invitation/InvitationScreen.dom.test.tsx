/** A plan given to a student: who is on it, what each keeps, and what is sent; refused, and not answered in full. */
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Invitation } from "#contract/family.ts";
import type { Handover } from "#contract/rareInvitations.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const token = "t".repeat(43);
const invitation: Invitation = {
  studentName: "Maya",
  invitedBy: "Dana",
  role: "student",
  scopes: ["plan"],
  expiresAt: "2027-01-05T12:00:00.000Z",
};
const all = ["plan", "money", "notes", "essay"] as const;
const handover: Handover = {
  people: [
    {
      memberId: "m1",
      name: "Dana",
      email: "dana@example.org",
      role: "owner",
      scopes: [...all],
      isGiver: true,
    },
    {
      memberId: "m2",
      name: "",
      email: "cal@example.org",
      role: "counselor",
      scopes: [...all],
      isGiver: false,
    },
    {
      memberId: "m3",
      name: "Fay",
      email: "fay@example.org",
      role: "parent",
      scopes: ["plan"],
      isGiver: false,
    },
  ],
  invitations: 2,
  hasMoney: false,
};
const accept = page.getByRole("button", { name: "Yes, make it mine" });
const groupOf = (name: RegExp) => page.getByRole("group", { name });
const accepted = () => apiRequests().filter(({ path }) => path === "/api/invitations/accept");

beforeEach(() => {
  stubApi("POST /api/invitations/look", { body: invitation });
});

test("a visitor is told that they will decide, before anything is accepted", async () => {
  await openScreen(`/invitation#${token}`);
  await expect.element(page.getByText("you decide what each person can still see")).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});

describe("the student, signed in", () => {
  beforeEach(() => {
    signIn();
    stubApi("POST /api/invitations/handover", { body: handover });
    stubApi("POST /api/invitations/accept", { status: 409 });
  });

  test("sees each person with what they see today, and the giver keeps the plan alone unless told otherwise", async () => {
    await openScreen(`/invitation#${token}`);
    await expect.element(groupOf(/Dana/).getByRole("radio", { name: /The plan only/ })).toBeChecked();
    await expect.element(page.getByText("Sees the plan, money, notes, and essays today.")).toBeVisible();
    await expect.element(page.getByText("2 open invitations to this plan will end.")).toBeVisible();
    await expect.element(page.getByText("No money answers come with the plan.")).toBeVisible();
    // Money that does not come along is offered to nobody.
    await expect
      .element(groupOf(/cal@/).getByRole("radio", { name: "The same as today: the plan, notes, and essays" }))
      .toBeVisible();
    await expect
      .element(groupOf(/Fay/).getByRole("radio", { name: /same as today/ }))
      .not.toBeInTheDocument();
    expect(await findBarriers()).toEqual([]);
  });

  test("is asked about each person before anything is sent, and what they say is sent", async () => {
    await openScreen(`/invitation#${token}`);
    await accept.click();
    await expect.element(page.getByText("Choose what cal@example.org sees.")).toBeVisible();
    expect(accepted()).toEqual([]);
    await groupOf(/cal@/)
      .getByRole("radio", { name: /same as today/ })
      .click({ force: true });
    await groupOf(/Fay/)
      .getByRole("radio", { name: /Nothing/ })
      .click({ force: true });
    await accept.click();
    await expect.element(page.getByText("That didn’t work")).toBeVisible();
    expect(accepted().map(({ body }) => body)).toEqual([
      {
        token,
        people: [
          { memberId: "m1", scopes: ["plan"] },
          { memberId: "m2", scopes: ["plan", "money", "notes", "essay"] },
          { memberId: "m3", scopes: [] },
        ],
      },
    ]);
  });

  test("with another address than the invited one is told so, and can change accounts", async () => {
    stubApi("POST /api/invitations/handover", { status: 403 });
    await openScreen(`/invitation#${token}`);
    await expect.element(page.getByText("That didn’t work")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Use another account" })).toBeVisible();
    // Nothing that promises to accept, where it can't.
    await expect.element(accept).not.toBeInTheDocument();
  });
});
