/** Shared essays for their reader: the list, a comment on a sentence, answers, and each way in which there is nothing to read. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { words as threadWords } from "#components/essays/words.ts";
import type { EssayComment, SharedEssay } from "#contract/essays.ts";
import { essayCommentLimits } from "#contract/essays.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { focusOn } from "../../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../../test/dom/openScreen.tsx";
import { signIn } from "../../../../test/dom/signIn.ts";
import { apiRequests, type StubReply, stubApi } from "../../../../test/dom/stubApi.ts";
import { words as familyWords } from "../words.ts";
import { essayWords as words } from "./essayWords.ts";

const at = "2026-11-21T09:00:00.000Z";
const entry: PlanEntry = {
  planId: "plan1",
  studentName: "Maya",
  revision: 3,
  role: "counselor",
  scopes: ["essay"],
  moneySharedSince: null,
  createdAt: at,
};
const essay: SharedEssay = {
  essayId: "e1",
  promptId: null,
  ownPrompt: { text: "Why nursing?", unitId: null, limit: null },
  title: "The bridge",
  status: "ready",
  text: "It rained. We left.\n\nIt rained.",
  savedAt: at,
};
const path = "/api/plans/plan1/essays";
const reading = "/family?plan=plan1&essay=e1";
const sentences = page.getByRole("group", { name: words.text });
const field = page.getByRole("textbox", { name: words.comment });
const dialog = page.getByRole("dialog", { name: words.dialogTitle });
const send = page.getByRole("button", { name: words.send });

const makeComment = (change: Partial<EssayComment> = {}): EssayComment => ({
  commentId: "c1",
  author: { name: "Ms. Ortiz", email: "ortiz@example.org", role: "counselor", isYou: true },
  quote: "We left.",
  occurrence: 0,
  text: "Who is “we”?",
  createdAt: at,
  resolvedAt: null,
  answers: [],
  ...change,
});

function share(
  essays: StubReply | readonly SharedEssay[],
  comments: readonly EssayComment[] = [],
  plan: Partial<PlanEntry> = {},
): void {
  stubApi("GET /api/plans", { body: { accountId: "someone", plans: [{ ...entry, ...plan }] } });
  stubApi(`GET ${path}`, Array.isArray(essays) ? { body: { essays } } : (essays as StubReply));
  stubApi(`GET ${path}/e1/comments`, { body: { comments } });
}

// Turned into scripts when first asked for, which no test is to wait for.
beforeAll(
  () => Promise.all([import("./EssayReading.tsx"), import("./SharedEssays.tsx")]).then(() => undefined),
  120_000,
);
beforeEach(() => signIn());

test("who reads essays alone sees those that are ready, opens one, and nothing else of the plan is asked for", async () => {
  share([essay, { ...essay, essayId: "e2", title: "", status: "final" }]);
  await openScreen("/family");
  await expect.element(page.getByRole("link", { name: "Why nursing?" })).toBeVisible();
  await expect
    .element(page.getByText("You’re on this plan as a counselor and can see essays."))
    .toBeVisible();
  expect(page.getByRole("heading", { name: familyWords.progress }).query()).toBeNull();
  expect(apiRequests().filter((one) => one.path.includes("/commands"))).toEqual([]);
  expect(await findBarriersInBothThemes()).toEqual([]);
  await page.getByRole("link", { name: "The bridge" }).click();
  await expect.element(page.getByRole("heading", { name: "The bridge", level: 1 })).toBeVisible();
  await expect.element(sentences).toHaveTextContent(essay.text.replace("\n\n", " "));
  expect(page.getByRole("textbox").query()).toBeNull();
});

test("says when no essay is ready, when none can be loaded, and when they are not shared anymore", async () => {
  share([]);
  await openScreen("/family");
  await expect.element(page.getByText(words.none)).toBeVisible();
  share({ status: 403 });
  await openScreen("/family");
  await expect.element(page.getByText(words.goneTitle)).toBeVisible();
  await openScreen(reading);
  await expect.element(page.getByText(words.gone)).toBeVisible();
  share([essay], [], { scopes: ["plan"] });
  await openScreen(reading);
  await expect.element(page.getByText(words.gone)).toBeVisible();
  share([]);
  await openScreen(reading);
  await expect.element(page.getByText(words.notReady)).toBeVisible();
  share({ text: "<html>" });
  await openScreen(reading);
  await expect.element(page.getByText(words.failed)).toBeVisible();
  await expect.element(page.getByText(words.kept)).toBeVisible();
});

test("comments on the sentence that was pressed, of equal ones on the right one", async () => {
  let comments: EssayComment[] = [];
  share([essay]);
  stubApi(`GET ${path}/e1/comments`, () => ({ body: { comments } }));
  stubApi(`POST ${path}/e1/comments`, () => {
    comments = [makeComment({ quote: "It rained.", occurrence: 1, text: "Again?" })];
    return { status: 201, body: { commentId: "c1" } };
  });
  await openScreen(reading);
  await sentences.getByRole("button", { name: "It rained." }).last().click();
  await expect.element(dialog).toBeVisible();
  await send.click();
  await expect.element(page.getByText(threadWords.empty)).toBeVisible();
  await field.fill("Again?");
  await send.click();
  await expect.element(page.getByText(words.sent).first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const [posted] = apiRequests().filter(({ method }) => method === "POST");
  expect(posted?.body).toMatchObject({ quote: "It rained.", occurrence: 1, text: "Again?" });
  await expect.element(sentences.getByRole("button", { name: "It rained. (1 comment)" })).toBeVisible();
  expect(sentences.getByRole("button", { name: "It rained.", exact: true }).elements()).toHaveLength(1);
});

test("keeps what was typed when it is too long, refused, or the dialog is closed, and sends it again with the same id", async () => {
  share([essay]);
  stubApi(`POST ${path}/e1/comments`, { status: 409 });
  await openScreen(reading);
  const sentence = sentences.getByRole("button", { name: "We left." });
  await sentence.click();
  await field.fill("x".repeat(essayCommentLimits.textLength + 1));
  await expect.element(page.getByText(threadWords.tooLong(essayCommentLimits.textLength + 1))).toBeVisible();
  await send.click();
  expect(apiRequests().filter(({ method }) => method === "POST")).toEqual([]);
  await field.fill("Who?");
  await send.click();
  await expect.element(dialog.getByText("No.", { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue("Who?");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await sentence.click();
  await expect.element(field).toHaveValue("Who?");
  stubApi(`POST ${path}/e1/comments`, { status: 201, body: { commentId: "c1" } });
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const ids = apiRequests()
    .filter(({ method }) => method === "POST")
    .map(({ body }) => (body as { commentId: string }).commentId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("a reader who was removed while reading is told so, after the comment they typed was still theirs to copy", async () => {
  share([essay]);
  stubApi(`POST ${path}/e1/comments`, () => {
    stubApi("GET /api/plans", { body: { accountId: "someone", plans: [] } });
    stubApi(`GET ${path}`, { status: 404 });
    return { status: 404 };
  });
  await openScreen(reading);
  await sentences.getByRole("button", { name: "We left." }).click();
  await field.fill("Who?");
  await send.click();
  await expect.element(dialog.getByText("No.", { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue("Who?");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText(words.goneTitle)).toBeVisible();
  expect(page.getByText("We left.").query()).toBeNull();
});

test("with the keyboard: one stop, arrows between sentences, Enter for the dialog, and back to the sentence", async () => {
  share([essay]);
  await openScreen(reading);
  const all = sentences.getByRole("button");
  await focusOn(all.first());
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(all.nth(1)).toHaveFocus();
  expect(all.elements().map((one) => one.getAttribute("tabindex"))).toEqual(["-1", "0", "-1"]);
  await userEvent.keyboard("{End}");
  await expect.element(all.nth(2)).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowRight}{Enter}");
  await expect.element(field).toHaveFocus();
  await expect.element(dialog.getByText("We left.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(all.nth(1)).toHaveFocus();
});

test("shows answers, answers back, deletes, and keeps a comment readable whose sentence is gone", async () => {
  const answer = { answerId: "a1", text: "My sister and I.", createdAt: at };
  const maya = { name: "Maya", email: "maya@example.org", role: "owner" as const, isYou: false };
  let comments = [
    makeComment({ commentId: "gone", quote: "Nobody spoke.", text: "Why?" }),
    makeComment({ resolvedAt: at, answers: [{ ...answer, author: maya }] }),
  ];
  share([essay]);
  stubApi(`GET ${path}/e1/comments`, () => ({ body: { comments } }));
  stubApi(`POST ${path}/e1/comments/c1/answers`, { status: 201, body: { answerId: "a2" } });
  stubApi(`DELETE ${path}/e1/comments/gone`, () => {
    comments = comments.slice(1);
    return { status: 204 };
  });
  await openScreen(reading);
  const threads = page.getByRole("article", { name: threadWords.you });
  await expect.element(threads.first().getByText("My sister and I.")).toBeVisible();
  await expect.element(threads.first().getByText(threadWords.resolved)).toBeVisible();
  await expect.element(threads.last().getByText("Nobody spoke.")).toBeVisible();
  await expect.element(threads.last().getByText(threadWords.gone)).toBeVisible();
  expect(page.getByRole("button", { name: /^Resolve/ }).query()).toBeNull();
  expect(await findBarriersInBothThemes()).toEqual([]);
  await page.getByRole("button", { name: threadWords.showHeard("We left.") }).click();
  await expect.element(sentences.getByRole("button", { name: /^We left/ })).toHaveFocus();
  await page.getByRole("button", { name: threadWords.answerHeard("Who is “we”?") }).click();
  await page.getByRole("textbox", { name: threadWords.answerField }).fill("Say so.");
  await page.getByRole("button", { name: threadWords.sendAnswer }).click();
  await expect.poll(() => page.getByRole("textbox").query()).toBeNull();
  expect(apiRequests().find(({ method }) => method === "POST")?.body).toMatchObject({ text: "Say so." });
  await page.getByRole("button", { name: threadWords.removeHeard("Why?") }).click();
  await page.getByRole("button", { name: threadWords.removeYes }).click();
  await expect.poll(() => page.getByText("Nobody spoke.").query()).toBeNull();
});
