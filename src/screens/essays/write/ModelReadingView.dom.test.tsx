/** A language model that reads a draft: its own yes, the rules first, questions at exact sentences, and every fault told. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";
import type { EssayReadingBody, EssayReadingEvent } from "#contract/essayReadings.ts";
import type { OwnPrompt } from "#domain/essays/essay.ts";
import { findBarriersInBothThemes } from "../../../../test/dom/findBarriers.ts";
import { desktop, openScreen, reopenScreen } from "../../../../test/dom/openScreen.tsx";
import { signIn, writeSettings } from "../../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../../test/dom/stubApi.ts";
import { savedPlan } from "../../../../test/support/savedPlan.ts";
import { modelReadingWords as words } from "./modelReadingWords.ts";
import { readWords } from "./readWords.ts";
import { writeWords } from "./writeWords.ts";

const now = "2026-11-21T12:00:00";
const provider = "Example Models";
const essayId = "essay1";
const brown = 217_156;
const choiceKey = "tassel-essay-model";
const first = "The radio came from the curb on Delmar Street.";
const draft = `${first} I soldered the first one to the wrong post.`;
const remark = { quote: first, kind: "opening", question: "Who saw the radio there first?" } as const;
const field = page.getByRole("textbox", { name: writeWords.textField });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const sendButton = button(words.ask(provider));

let settings = "";

// The rules of reading are many scripts, which no test is to wait for.
beforeAll(async () => {
  await import("./EssayView.tsx");
  await import("./ModelReadingView.tsx");
  await import("#client/engine/answerDraft.ts");
  await import("#client/essays/askEssayModel.ts");
}, 120_000);
beforeEach(() => {
  writeSettings();
  settings = findSlot().textContent;
});
afterEach(() => {
  findSlot().textContent = settings;
});

function findSlot(): HTMLElement {
  const slot = document.getElementById(browserSettingsElementId);
  if (slot === null) throw new Error("The page has no settings.");
  return slot;
}

/** As the server writes it into the page. */
function offerModel(changed: object = {}): void {
  const model = { providerName: provider, minimumAge: 13, allowsVisitors: true, ...changed };
  findSlot().textContent = JSON.stringify({ ...(JSON.parse(settings) as object), model });
}

function agree(changed: object = {}): void {
  localStorage.setItem(choiceKey, JSON.stringify({ use: "model", provider, confirmedAge: 13, ...changed }));
}

function answer(...events: readonly EssayReadingEvent[]): void {
  stubApi("POST /api/essay-readings", () => ({
    text: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
    headers: { "content-type": "text/event-stream" },
  }));
}

const sent = () =>
  apiRequests().flatMap(({ path, body }) =>
    path === "/api/essay-readings" ? [body as EssayReadingBody] : [],
  );

/** A draft that the rules have read. */
async function openRead(ownPrompt: OwnPrompt, text = draft, viewport = desktop): Promise<void> {
  await openScreen("/essays", { now, plan: savedPlan(), viewport });
  browserPlanStore().give({ kind: "addEssay", essayId, promptId: null, ownPrompt });
  await reopenScreen(`/essays?essay=${essayId}`);
  await field.fill(text);
  await page.getByRole("tab", { name: writeWords.read }).click();
  await button(readWords.read).click();
  await expect.element(page.getByRole("button", { name: readWords.readAgain })).toBeEnabled();
}
const ownPrompt: OwnPrompt = {
  unitId: null,
  text: "Why nursing?",
  limit: { unit: "words", most: 250, least: null },
};

describe("asking", () => {
  test("without a model there is nothing to choose", async () => {
    await openRead(ownPrompt);
    await expect.element(page.getByText(provider)).not.toBeInTheDocument();
  });

  test("needs a yes of its own, then one press a draft; questions lead to their sentences", async () => {
    offerModel();
    answer({ kind: "working" }, { kind: "remarks", remarks: [remark], dropped: 2 });
    // A yes on the counselor's page is none here.
    localStorage.setItem(
      "tassel-counselor-model",
      JSON.stringify({ use: "model", provider, confirmedAge: 13 }),
    );
    await openRead(ownPrompt);
    await expect.element(page.getByText(words.goes)).toBeVisible();
    await expect.element(page.getByText(words.noRule)).toBeVisible();
    await expect.element(sendButton).not.toBeInTheDocument();
    expect(await findBarriersInBothThemes()).toEqual([]);
    await button(words.use(provider)).click();
    await expect.element(page.getByText(words.ageMissing(13, provider))).toBeVisible();
    expect(localStorage.getItem(choiceKey)).toBeNull();
    await page.getByRole("checkbox", { name: words.age(13) }).click();
    await button(words.use(provider)).click();
    await expect.element(sendButton).toHaveFocus();
    expect(sent()).toEqual([]);

    await sendButton.click();
    await expect.element(page.getByText(words.found(1, provider))).toBeVisible();
    await expect.element(page.getByText(words.dropped(2))).toBeVisible();
    expect(sent()).toEqual([
      { prompt: "Why nursing?", limit: ownPrompt.limit, draft, consent: { draft: true }, confirmedAge: 13 },
    ]);
    const card = page.getByRole("listitem").filter({ hasText: words.label("opening", provider) });
    await expect.element(card.getByText(remark.question)).toBeVisible();
    await card.getByRole("button", { name: /^Show in the draft/ }).click();
    await expect.poll(() => document.querySelector("mark")?.textContent).toBe(first);
    expect(await findBarriersInBothThemes()).toEqual([]);

    await field.fill("I was nine.");
    await expect.element(card.getByText(readWords.gone)).toBeVisible();
    await expect.element(page.getByText(words.changed)).toBeVisible();
    await card.getByRole("button", { name: /^Set aside/ }).click();
    await expect.element(card).not.toBeInTheDocument();
  });

  test("says no and remembers it, and can be changed", async () => {
    offerModel();
    await openRead(ownPrompt);
    await button(words.rules).click();
    await expect.element(page.getByText(words.usesRules)).toBeVisible();
    await expect.element(button(words.change)).toHaveFocus();
    await expect.element(sendButton).not.toBeInTheDocument();
    await button(words.change).click();
    await expect.element(button(words.use(provider))).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test("is asked again for another provider, and leads to sign-in where visitors may not", async () => {
    offerModel({ allowsVisitors: false });
    agree({ provider: "Other Models" });
    await openRead(ownPrompt);
    await expect.element(page.getByRole("link", { name: words.signIn(provider) })).toBeVisible();
    await expect.element(sendButton).not.toBeInTheDocument();
  });

  test("a signed-in student confirms no age below the accounts' own", async () => {
    signIn();
    offerModel({ allowsVisitors: false });
    answer({ kind: "remarks", remarks: [], dropped: 0 });
    await openRead(ownPrompt);
    await button(words.use(provider)).click();
    await sendButton.click();
    await expect.element(page.getByText(words.found(0, provider))).toBeVisible();
    expect(sent()[0]?.confirmedAge).toBeNull();
  });
});

test("a college whose rule leaves comments out says so, and each draft needs a yes to that", async () => {
  offerModel();
  agree();
  answer({ kind: "remarks", remarks: [remark], dropped: 0 });
  await openRead({ unitId: brown, text: "Why Brown?", limit: null });
  await expect.element(page.getByText(/AI may do basic proofreading/)).toBeVisible();
  await expect.element(page.getByText(words.answers.notListed)).toBeVisible();
  // We don't know which application it takes; the likeliest has a rule too.
  await expect.element(page.getByText(`${words.ifCommonApp}: Passing off`)).toBeVisible();
  await sendButton.click();
  await expect.element(page.getByText(words.notConfirmed)).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByRole("checkbox", { name: words.mustConfirm(["Brown University"], provider) }).click();
  expect(await findBarriersInBothThemes()).toEqual([]);
  await sendButton.click();
  await expect.element(page.getByText(words.found(1, provider))).toBeVisible();
});

describe("what goes wrong", () => {
  test("a draft that is too long is not sent, and says so", async () => {
    offerModel();
    agree();
    await openRead(ownPrompt, "I was nine. ".repeat(1_400));
    await expect.element(page.getByText(words.tooLong)).toBeVisible();
    await expect.element(sendButton).toBeDisabled();
  });

  test("a fault of the model, and a refusal of the server, are told; the built-in questions stay", async () => {
    offerModel();
    agree();
    answer({ kind: "fault", reason: "unreadable" });
    await openRead(ownPrompt, `Ever since I was little, I have loved radios. ${draft}`);
    await sendButton.click();
    await expect.element(page.getByText(words.fault("unreadable", provider))).toBeVisible();
    stubApi("POST /api/essay-readings", () => ({
      status: 429,
      body: { title: "x", status: 429, detail: "x" },
    }));
    await button(words.askAgain).click();
    await expect.element(page.getByText(words.fault("usedUp", provider))).toBeVisible();
    await expect.element(page.getByText(readWords.kinds.opening)).toBeVisible();
  });

  test("stopping ends the request, and nothing of it is shown", async () => {
    offerModel();
    agree();
    let isLeft = false;
    stubApi("POST /api/essay-readings", () => ({
      headers: { "content-type": "text/event-stream" },
      stream: new ReadableStream({
        cancel() {
          isLeft = true;
        },
      }),
    }));
    await openRead(ownPrompt);
    await sendButton.click();
    await expect.element(page.getByText(words.asking(provider))).toBeVisible();
    await button(words.stop).click();
    await expect.poll(() => isLeft).toBe(true);
    await expect.element(sendButton).toBeVisible();
  });
});
