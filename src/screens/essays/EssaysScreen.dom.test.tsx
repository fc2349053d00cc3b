/** The essay screens: the list, writing with its count and marks, versions, two devices, and what the device keeps. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { pageHeads } from "#site/pageHeads.ts";
import { focusOn, readSavedFile } from "../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { stubApi } from "../../../test/dom/stubApi.ts";
import { savedPlan } from "../../../test/support/savedPlan.ts";
import { listWords } from "./list/listWords.ts";
import { words } from "./words.ts";
import { readWords } from "./write/readWords.ts";
import { writeWords } from "./write/writeWords.ts";

const now = "2026-11-21T12:00:00";
const essayId = "essay1";
const uc = "ucLeadershipPrompt";
const commonApp = "commonAppGrowthPrompt";
const field = page.getByRole("textbox", { name: writeWords.textField });

// The table of questions is turned into scripts when it is first asked for, which no test is to wait for.
beforeAll(
  () =>
    Promise.all([
      import("./list/EssayListView.tsx"),
      import("./write/EssayView.tsx"),
      import("./example/ExampleView.tsx"),
      import("#client/engine/answerDraft.ts"),
    ]).then(() => undefined),
  120_000,
);

/** An essay for a question, opened on its own page. */
async function openEssay(promptId: string, options: Parameters<typeof openScreen>[1] = {}): Promise<void> {
  await openScreen("/essays", { now, plan: savedPlan(), ...options });
  browserPlanStore().give({ kind: "addEssay", essayId, promptId, ownPrompt: null });
  await reopenScreen(`/essays?essay=${essayId}`);
  await expect.element(field).toBeVisible();
}

function readSelection(): string {
  const area = field.query();
  if (!(area instanceof HTMLTextAreaElement)) return "";
  return area.value.slice(area.selectionStart, area.selectionEnd);
}

const getTexts = () =>
  browserPlanStore()
    .getState()
    .plan.essays[0]?.texts.map(({ text }) => text);

describe("the list", () => {
  test("shows what each application asks, with its choice, limit and rule on AI, and starts an essay", async () => {
    await openScreen("/essays", { now, plan: savedPlan() });
    await expect.element(page.getByRole("heading", { name: listWords.sharedTitle })).toBeVisible();
    const california = page.getByText("University of California", { exact: true });
    await expect.element(california).toBeVisible();
    if (page.getByText("Pick 4 of 8").query() === null) await california.click();
    await expect.element(page.getByText("Pick 4 of 8")).toBeVisible();
    await expect.element(page.getByText("Up to 350 words", { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText("Your answers must be your own").first()).toBeVisible();
    const start = page.getByRole("button", { name: /Start: Leadership/ });
    (await start.findElement()).scrollIntoView({ block: "center", behavior: "instant" });
    const leftAt = window.scrollY;
    expect(leftAt).toBeGreaterThan(100);
    await start.click();
    await expect.element(field).toBeVisible();
    // An essay is a page: its top, its heading, its title.
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(heading).toHaveFocus();
    expect(window.scrollY).toBe(0);
    await expect.poll(() => document.title).toBe(`${heading.element().textContent} | Tassel`);
    await field.fill("I was nine.");
    window.history.back();
    await expect.element(page.getByText("3 words of 350")).toBeVisible();
    await expect.poll(() => Math.abs(window.scrollY - leftAt)).toBeLessThan(40);
    await expect.poll(() => document.title).toContain(pageHeads.essays.title);
  });

  test("without colleges says how to begin, and takes a prompt of one's own", async () => {
    await openScreen("/essays", { now });
    await expect.element(page.getByText(listWords.emptyTitle)).toBeVisible();
    await page.getByRole("button", { name: listWords.addOwn }).click();
    await page.getByRole("button", { name: listWords.own.save }).click();
    await expect.element(page.getByText(listWords.own.noPrompt)).toBeVisible();
    await page.getByRole("textbox", { name: listWords.own.prompt }).fill("Why nursing?");
    await page.getByRole("textbox", { name: listWords.own.limit }).fill("abc");
    await page.getByRole("button", { name: listWords.own.save }).click();
    await expect.element(page.getByText(listWords.own.badLimit)).toBeVisible();
    await page.getByRole("textbox", { name: listWords.own.limit }).fill("250");
    await page.getByRole("button", { name: listWords.own.save }).click();
    await expect.element(page.getByText("Why nursing?")).toBeVisible();
    await expect.element(page.getByText("0 of 250 words")).toBeVisible();
  });

  test("says when the data cannot be loaded, and that essays are safe", async () => {
    stubApi("GET /api/college-cost-calculator", () => ({ status: 404, body: {} }));
    await openScreen("/essays", { now, plan: savedPlan() });
    await expect.element(page.getByText(listWords.loadFailed)).toBeVisible();
    await expect.element(page.getByText(listWords.loadFailedKept)).toBeVisible();
  });

  test("shows which other questions a draft could serve, and why it does not fit as it is", async () => {
    await openEssay(uc);
    await field.fill("I led the crew. ".repeat(60));
    await page.getByRole("link", { name: writeWords.back }).click();
    await expect.element(page.getByRole("heading", { name: listWords.reuseTitle })).toBeVisible();
    await page.getByText(/could serve \d+ more prompt/).click();
    await expect
      .element(page.getByText(/Fits after changes|Fits as it is|Reuse the thinking/).first())
      .toBeVisible();
  });

  test("has no barrier in either theme", async () => {
    await openScreen("/essays", { now, plan: savedPlan() });
    await expect.element(page.getByRole("heading", { name: listWords.collegesTitle })).toBeVisible();
    expect(await findBarriersInBothThemes()).toEqual([]);
  });
});

describe("writing", () => {
  test("counts as the application counts, says when it is over, and is there after a reload", async () => {
    await openEssay(uc);
    await field.fill("I was nine. It rained.");
    await expect.element(page.getByText("5 of 350 words")).toBeVisible();
    await expect.element(page.getByText("345 words left")).toBeVisible();
    await field.fill("word ".repeat(351));
    await expect.element(page.getByText("1 word over the limit")).toBeVisible();
    await field.fill("I was nine.");
    await expect.element(page.getByText(writeWords.saving.saved)).toBeVisible();
    await reopenScreen();
    await expect.element(field).toHaveValue("I was nine.");
    expect(browserPlanStore().getState().plan.essays[0]?.status).toBe("drafting");
  });

  test("marks a bar and what a form may garble, and leads to each", async () => {
    await openEssay(commonApp);
    await field.fill("One | two 🙂");
    await expect.element(page.getByText(writeWords.marksTitle(2))).toBeVisible();
    expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["|", "🙂"]);
    await page.getByRole("button", { name: writeWords.showMark }).last().click();
    await expect.poll(() => document.activeElement?.tagName).toBe("TEXTAREA");
    await expect.poll(readSelection).toBe("🙂");
  });

  test("takes a paste without what a word processor hides in it, at the cursor", async () => {
    await openEssay(commonApp);
    await field.fill("Start end");
    await focusOn(field);
    const area = (await field.findElement()) as HTMLTextAreaElement;
    area.setSelectionRange(6, 6);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<b>bold\u00a0words</b>");
    clipboardData.setData("text/plain", "bold\u00a0words\u200b\r\nnext ");
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await expect.element(field).toHaveValue("Start bold words\nnext end");
  });

  test("a paste of 20,000 words stays, and is said to be too long for the plan", async () => {
    await openEssay(commonApp);
    await field.fill("word ".repeat(20_000));
    await expect.element(page.getByText(writeWords.tooLongTitle)).toBeVisible();
    await expect.element(page.getByText("20,000 of 650 words")).toBeVisible();
  });

  test("keeps an outline, the exact prompt and a title", async () => {
    await openEssay(uc);
    await page.getByText(writeWords.promptTitle).click();
    await page.getByRole("textbox", { name: writeWords.exactPrompt }).fill("The exact words?");
    await page.getByRole("textbox", { name: writeWords.titleField }).fill("The crew");
    await page.getByRole("tab", { name: writeWords.ideas }).click();
    await page.getByRole("textbox", { name: writeWords.outline }).fill("Rain, then the bus");
    await page.getByRole("tab", { name: writeWords.write }).click();
    await reopenScreen();
    await expect.element(page.getByRole("heading", { name: "The crew" })).toBeVisible();
    await expect.element(page.getByText("The exact words?").first()).toBeVisible();
    expect(browserPlanStore().getState().plan.essays[0]?.outline).toBe("Rain, then the bus");
  });

  test("is saved as plain text and as a Word document", async () => {
    await openEssay(uc);
    await field.fill("I was nine.\n\nIt rained & poured.");
    const plain = await readSavedFile(() => page.getByRole("button", { name: writeWords.plainText }).click());
    expect(plain).toBe("I was nine.\n\nIt rained & poured.");
    const document_ = await readSavedFile(() =>
      page.getByRole("button", { name: writeWords.document }).click(),
    );
    expect(document_).toContain("word/document.xml");
    expect(document_).toContain("It rained &amp; poured.");
  });

  test("is removed, and comes back by undo", async () => {
    await openEssay(uc);
    await page.getByRole("button", { name: writeWords.remove }).click();
    await expect.element(page.getByText(writeWords.removedEssay)).toBeVisible();
    expect(browserPlanStore().getState().plan.essays).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => browserPlanStore().getState().plan.essays.length).toBe(1);
  });

  test("an essay of another plan is not shown", async () => {
    await openScreen("/essays?essay=unknown", { now, plan: savedPlan() });
    await expect.element(page.getByText(writeWords.missingTitle)).toBeVisible();
  });

  test("has no barrier in either theme, on a phone and on a wide screen", async () => {
    await openEssay(uc);
    await field.fill("I was nine | ten.");
    await expect.element(page.getByText(writeWords.marksTitle(1))).toBeVisible();
    expect(await findBarriersInBothThemes()).toEqual([]);
    await openEssay(uc, { viewport: desktop });
    expect(await findBarriersInBothThemes()).toEqual([]);
  });
});

describe("reading", () => {
  test("asks about exact sentences, leads to each, and says when a sentence is gone", async () => {
    await openEssay(commonApp);
    const first = "Ever since I was little, I have loved the water.";
    await field.fill(`${first} My brother Eli carried the net to the river on Tuesday.`);
    await page.getByRole("tab", { name: writeWords.read }).click();
    await page.getByRole("button", { name: readWords.read, exact: true }).click();
    const card = page.getByRole("listitem").filter({ hasText: readWords.kinds.opening });
    await expect.element(card).toBeVisible();
    await card.getByRole("button", { name: /^Show in the draft/ }).click();
    await expect.poll(() => document.activeElement?.tagName).toBe("TEXTAREA");
    expect(document.querySelector("mark")?.textContent).toBe(first);
    await expect.element(page.getByRole("button", { name: readWords.back })).toBeVisible();
    expect(await findBarriersInBothThemes()).toEqual([]);

    await field.fill("Before that, nothing. Ever since I was nine, I have loved the water.");
    await page.getByRole("tab", { name: writeWords.read }).click();
    await expect.element(card.getByText(readWords.gone)).toBeVisible();
    await expect.element(page.getByText(readWords.changed)).toBeVisible();
    await card.getByRole("button", { name: /^Set aside/ }).click();
    await expect.element(card).not.toBeInTheDocument();
  });

  test("tells a Why-us essay that it names the wrong college", async () => {
    await openScreen("/essays", { now, plan: savedPlan() });
    const ownPrompt = { unitId: 228778, text: "Why our college?", limit: null };
    browserPlanStore().give({ kind: "addEssay", essayId, promptId: null, ownPrompt });
    await reopenScreen(`/essays?essay=${essayId}`);
    await field.fill("I want to study marine biology at Rice University because of its labs in Galveston.");
    await page.getByRole("tab", { name: writeWords.read }).click();
    await page.getByRole("button", { name: readWords.read, exact: true }).click();
    await expect.element(page.getByText(readWords.kinds.otherCollege)).toBeVisible();
  });

  test("keeps notes on brainstorm questions", async () => {
    await openEssay(commonApp);
    await page.getByRole("tab", { name: writeWords.ideas }).click();
    await page.getByRole("textbox", { name: readWords.noteField }).fill("The boat launch");
    await page.getByRole("button", { name: readWords.another }).click();
    await expect.element(page.getByRole("heading", { name: readWords.notesTitle })).toBeVisible();
    await expect.element(page.getByText("The boat launch")).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: readWords.noteField })).toHaveValue("");
    expect(Object.values(browserPlanStore().getState().plan.essays[0]?.notes ?? {})).toEqual([
      "The boat launch",
    ]);
    expect(await findBarriersInBothThemes()).toEqual([]);
  });

  test("the worked example has fewer questions from draft to draft", async () => {
    await openScreen("/essays", { now });
    await page.getByRole("button", { name: readWords.exampleShow }).click();
    const count = async (draft: string) => {
      await page.getByRole("tab", { name: draft }).click();
      const facts = page.getByRole("tabpanel", { name: draft }).getByText(/· \d+ questions?$/);
      await expect.element(facts).toBeVisible();
      return Number(/· (\d+) question/.exec(facts.query()?.textContent ?? "")?.[1]);
    };
    const counts = [await count(readWords.drafts.first), await count(readWords.drafts.third)];
    expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
  });
});

describe("a device that stores nothing", () => {
  test("keeps the text in the window, says so, and saves it once there is room", async () => {
    await openEssay(uc);
    const refusing = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    const refusingAdd = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    await field.fill("I was nine.");
    await expect.element(page.getByText(writeWords.saving.full)).toBeVisible();
    await expect.element(page.getByText(writeWords.unsaved)).toBeVisible();
    await expect.element(field).toHaveValue("I was nine.");
    refusing.mockRestore();
    refusingAdd.mockRestore();
    await field.fill("I was nine. It rained.");
    await expect.element(page.getByText(writeWords.unsaved)).not.toBeInTheDocument();
  });
});

describe("versions", () => {
  test("are compared with the text, named, and brought back, by keys alone", async () => {
    await openEssay(uc);
    await field.fill("First.");
    const tab = page.getByRole("tab", { name: writeWords.versions });
    await tab.click();
    await expect.element(page.getByRole("button", { name: /^Compare with current text/ })).toBeVisible();
    await page.getByRole("tab", { name: writeWords.write }).click();
    await field.fill("Second.");
    await focusOn(page.getByRole("tab", { name: writeWords.write }));
    await userEvent.keyboard("{End}");
    await expect
      .element(page.getByRole("button", { name: /^Compare with current text/ }).nth(1))
      .toBeVisible();
    await focusOn(page.getByRole("button", { name: /^Compare with current text/ }).nth(1));
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("First", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: writeWords.nameVersion }).fill("For Ms. Ortiz");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("For Ms. Ortiz", { exact: true })).toBeVisible();
    await focusOn(page.getByRole("button", { name: writeWords.restore }));
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("First.");
    await expect.element(page.getByText(writeWords.restored)).toBeVisible();
    expect(getTexts()).toEqual(["First."]);
  });

  test("of one paragraph changed on two devices stay side by side until the student decides", async () => {
    await openEssay(uc);
    await field.fill("Here.");
    await page.getByRole("tab", { name: writeWords.versions }).click();
    await expect.poll(getTexts).toEqual(["Here."]);
    await page.getByRole("tab", { name: writeWords.write }).click();
    browserPlanStore().give({
      kind: "saveEssay",
      essayId,
      writer: "phone",
      turn: 1,
      seen: {},
      text: "There.",
    });
    await expect.element(page.getByText(writeWords.bothTitle)).toBeVisible();
    expect(await findBarriersInBothThemes()).toEqual([]);
    await page.getByRole("button", { name: writeWords.keepBoth }).click();
    await expect
      .poll(() => (field.query() as HTMLTextAreaElement | null)?.value)
      .toMatch(/Here\.[\s\S]*There\.|There\.[\s\S]*Here\./);
    await expect.element(page.getByText(writeWords.bothTitle)).not.toBeInTheDocument();
  });
});

test("the page before its script says what happens to the writing", async () => {
  await openScreen("/essays", { now });
  await expect.element(page.getByText(words.promisesTitle)).toBeVisible();
});
