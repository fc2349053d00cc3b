/** What the account has of an essay beside the text that the student writes: readers' comments, and earlier versions. */
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { words as threadWords } from "#components/essays/words.ts";
import type { EssayComment } from "#contract/essays.ts";
import { findBarriersInBothThemes } from "../../../../test/dom/findBarriers.ts";
import { desktop, openScreen, phone, reopenScreen } from "../../../../test/dom/openScreen.tsx";
import { signIn } from "../../../../test/dom/signIn.ts";
import { type StubReply, stubApi } from "../../../../test/dom/stubApi.ts";
import { savedPlan } from "../../../../test/support/savedPlan.ts";
import { commentWords as words } from "./commentWords.ts";
import { writeWords } from "./writeWords.ts";

const at = "2026-11-21T09:00:00.000Z";
const field = page.getByRole("textbox", { name: writeWords.textField });
const tab = page.getByRole("tab", { name: words.tab });
const question = "Who is “we”?";

const makeComment = (change: Partial<EssayComment> = {}): EssayComment => ({
  commentId: "c1",
  author: { name: "Ms. Ortiz", email: "ortiz@example.org", role: "counselor", isYou: false },
  quote: "We left.",
  occurrence: 0,
  text: question,
  createdAt: at,
  resolvedAt: null,
  answers: [],
  ...change,
});

// Turned into scripts when first asked for, which no test is to wait for.
beforeAll(
  () => Promise.all([import("./EssayView.tsx"), import("./CommentsView.tsx")]).then(() => undefined),
  120_000,
);

/** A written essay on this device, with what the account says about it; null leaves the plan out of the account. */
async function openEssay(
  comments: (() => StubReply) | null,
  viewport: { width: number; height: number } = desktop,
): Promise<void> {
  await openScreen("/essays", { plan: savedPlan(), viewport });
  const store = browserPlanStore();
  store.give({ kind: "addEssay", essayId: "e1", promptId: "ucLeadershipPrompt", ownPrompt: null });
  const { id } = store.getState().plan;
  if (comments !== null) {
    const own = { studentName: "Maya", role: "owner", scopes: ["plan"], moneySharedSince: null };
    const plans = [{ planId: id, revision: 1, createdAt: at, ...own }];
    stubApi("GET /api/plans", { body: { accountId: "someone", plans } });
    stubApi(`GET /api/plans/${id}/essays/e1/comments`, comments);
    stubApi(`POST /api/plans/${id}/essays/e1/comments/c1/answers`, { status: 201, body: { answerId: "a1" } });
  }
  await reopenScreen("/essays?essay=e1");
  await field.fill("It rained. We left.");
}

test("versions of the device and of the account are one list, and either comes back", async () => {
  signIn();
  await openEssay(() => ({ body: { comments: [] } }));
  const { id } = browserPlanStore().getState().plan;
  let reply: StubReply = { status: 403 };
  stubApi(`GET /api/plans/${id}/essays/e1/versions`, {
    body: { versions: [{ versionId: "laptop.1", savedAt: at }] },
  });
  stubApi(`GET /api/plans/${id}/essays/e1/versions/laptop.1`, () => reply);
  await page.getByRole("tab", { name: writeWords.versions }).click();
  await expect.element(page.getByText(writeWords.versionsOfBoth)).toBeVisible();
  await expect.element(page.getByText("In your account", { exact: true })).toBeVisible();
  const compare = page.getByRole("button", { name: /^Compare with current text/ });
  await expect.poll(() => compare.elements().length).toBe(2);
  await compare.last().click();
  await expect.element(page.getByText(writeWords.versionFailed)).toBeVisible();
  reply = { body: { text: "From the laptop." } };
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: writeWords.restore }).click();
  await expect.element(field).toHaveValue("From the laptop.");
  // What was there before is a version, too.
  await page.getByRole("tab", { name: writeWords.versions }).click();
  await expect.poll(() => compare.elements().length).toBe(3);
});

test("signed out, and before the plan is in the account, says what readers need", async () => {
  await openEssay(null);
  await tab.click();
  await expect.element(page.getByText(words.signedOut)).toBeVisible();
  signIn();
  await expect.element(page.getByText(words.notInAccount)).toBeVisible();
});

test("without comments says who could read it; where they cannot be loaded, that nothing is lost", async () => {
  signIn();
  let reply: StubReply = { status: 403 };
  await openEssay(() => reply);
  await tab.click();
  await expect.element(page.getByText(words.failed)).toBeVisible();
  await expect.element(page.getByText(words.kept)).toBeVisible();
  reply = { body: { comments: [] } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(words.none)).toBeVisible();
  await expect.element(page.getByText(words.notReady)).toBeVisible();
  await page.getByRole("combobox", { name: writeWords.status }).selectOptions("ready");
  await expect.element(page.getByText(words.ready)).toBeVisible();
});

test("shows each comment at its sentence, follows the sentence, and keeps the comment when it is gone", async () => {
  signIn();
  await openEssay(() => ({ body: { comments: [makeComment()] } }));
  await expect.element(tab).toHaveTextContent("Comments (1 open)");
  await tab.click();
  await page.getByRole("button", { name: threadWords.showHeard("We left.") }).click();
  const marked = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
  await expect.poll(marked).toEqual(["We left."]);
  await expect.element(field).toHaveFocus();
  await field.fill("Then it rained. We left.");
  await expect.poll(marked).toEqual(["We left."]);
  expect(await findBarriersInBothThemes()).toEqual([]);
  await field.fill("Then it rained. My sister and I ran.");
  await expect.element(page.getByText(threadWords.gone)).toBeVisible();
  expect(marked()).toEqual([]);
  const thread = page.getByRole("article", { name: "Ms. Ortiz" });
  await expect.element(thread.getByText("We left.")).toBeVisible();
  await expect.element(thread.getByText(question)).toBeVisible();
});

test("answers, resolves and opens again; a refusal is said", async () => {
  signIn();
  let comments = [makeComment()];
  await openEssay(() => ({ body: { comments } }));
  const { id } = browserPlanStore().getState().plan;
  const commentPath = `/api/plans/${id}/essays/e1/comments/c1`;
  stubApi(`POST ${commentPath}/answers`, () => {
    const author = { name: "Maya", email: "maya@example.org", role: "owner" as const, isYou: true };
    comments = [
      makeComment({ answers: [{ answerId: "a1", author, text: "My sister and I.", createdAt: at }] }),
    ];
    return { status: 201, body: { answerId: "a1" } };
  });
  stubApi(`PUT ${commentPath}`, { status: 403 });
  await tab.click();
  await page.getByRole("button", { name: threadWords.answerHeard(question) }).click();
  await page.getByRole("textbox", { name: threadWords.answerField }).fill("My sister and I.");
  await page.getByRole("button", { name: threadWords.sendAnswer }).click();
  await expect
    .element(page.getByRole("list", { name: threadWords.answers }).getByText("My sister and I."))
    .toBeVisible();
  await page.getByRole("button", { name: threadWords.resolveHeard(question) }).click();
  await expect.element(page.getByText("No.", { exact: true })).toBeVisible();
  stubApi(`PUT ${commentPath}`, () => {
    const resolvedAt = comments[0]?.resolvedAt === null ? at : null;
    comments = [makeComment({ resolvedAt })];
    return { body: { resolvedAt } };
  });
  await page.getByRole("button", { name: threadWords.resolveHeard(question) }).click();
  await page.getByText(words.resolvedTitle(1)).click();
  await expect.element(tab).toHaveTextContent(words.tab);
  await page.getByRole("button", { name: threadWords.reopenHeard(question) }).click();
  await expect.element(tab).toHaveTextContent("Comments (1 open)");
});

test("on a phone the comment stays in view above the count, with a way back to all", async () => {
  signIn();
  await openEssay(() => ({ body: { comments: [makeComment()] } }), phone);
  await tab.click();
  await page.getByRole("button", { name: threadWords.showHeard("We left.") }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText(question)).toBeVisible();
  await page.getByRole("button", { name: words.back }).click();
  await expect.element(page.getByRole("article", { name: "Ms. Ortiz" })).toBeVisible();
});
