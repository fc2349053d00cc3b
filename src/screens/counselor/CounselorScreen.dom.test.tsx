/** The counselor: a question and its answer, other readings, help in danger, a proposed change, and what the device keeps. */
import { beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  conversationChannel,
  eraseTurns,
  keepTurn,
  readTurns,
  type TurnsChange,
} from "#client/counselor/conversationDatabase.ts";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { readSavedFile } from "../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { stubApi } from "../../../test/dom/stubApi.ts";
import { savedPlan } from "../../../test/support/savedPlan.ts";
import { words } from "./words.ts";

const now = "2026-11-21T12:00:00";
const rice = 227757;
const field = page.getByRole("textbox", { name: words.field });
const newest = page.getByRole("article").first();

// Its many rules are turned into scripts when they are first asked for, which no test is to wait for.
beforeAll(() => import("#client/engine/answerCounselor.ts"), 120_000);

async function ask(question: string): Promise<void> {
  await field.fill(question);
  await userEvent.keyboard("{Enter}");
}

async function expectAnswer(question: string): Promise<void> {
  await expect.element(page.getByRole("heading", { name: question, exact: true })).toBeVisible();
}

describe("a question", () => {
  test("is answered with how it was read and its sources, kept, and erased", async () => {
    const question = "When is the Rice University application due?";
    await openScreen("/counselor", { now });
    await ask(question);
    await expectAnswer(question);
    await expect.element(newest.getByText(`${words.readAs}: Rice University`)).toBeVisible();
    await expect.element(newest.getByRole("heading", { name: words.sources })).toBeVisible();
    await expect.element(newest.getByText("Regular decision").first()).toBeVisible();
    await expect.element(field).toHaveValue("");

    await reopenScreen();
    await expectAnswer(question);
    await page.getByRole("button", { name: words.erase }).click();
    await expect.element(page.getByText(words.erased)).toBeVisible();
    expect(await readTurns(null)).toEqual([]);
  });

  test("of the page is asked by pressing it, and the next one goes on from it", async () => {
    await openScreen("/counselor?college=rice-university", { now });
    await expect.element(page.getByText(words.about("Rice University"))).toBeVisible();
    const [example = ""] = words.collegeExamples("Rice University");
    await page.getByRole("button", { name: example }).click();
    await expectAnswer(example);
    await ask("and early decision?");
    await expectAnswer("and early decision?");
    await expect.element(newest.getByText(`${words.readAs}: Rice University`)).toBeVisible();
  });

  test("that is empty or too long is refused, and stays in its field", async () => {
    await openScreen("/counselor");
    await page.getByRole("button", { name: words.ask, exact: true }).click();
    await expect.element(page.getByText(words.empty)).toBeVisible();
    await field.fill("a".repeat(2001));
    await page.getByRole("button", { name: words.ask, exact: true }).click();
    await expect.element(page.getByText(words.tooLong(2000))).toBeVisible();
    await expect.element(field).toHaveValue("a".repeat(2001));
  });

  test("without the college data says so, keeps the question, and is answered once it is there", async () => {
    let isBroken = true;
    stubApi("GET /api/college-cost-calculator", () => (isBroken ? { status: 404, body: {} } : undefined));
    await openScreen("/counselor", { now });
    await ask("When is the Rice University application due?");
    await expect.element(page.getByText(words.failed)).toBeVisible();
    await expect.element(field).toHaveValue("When is the Rice University application due?");
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expectAnswer("When is the Rice University application due?");
  });

  test("and its answer have no barrier, in either theme", async () => {
    await openScreen("/counselor", { now, plan: savedPlan() });
    await ask("What are my chances at Rice University?");
    await expectAnswer("What are my chances at Rice University?");
    await expect
      .element(newest.getByRole("heading", { name: words.chance("Rice University") }))
      .toBeVisible();
    expect(await findBarriersInBothThemes()).toEqual([]);
  });
});

describe("someone in danger", () => {
  test.each([
    ["I want to kill myself", words.danger.title, "tel:988"],
    ["my dad hits me", words.harmed.title, "tel:+18004224453"],
  ])("%s: help at once, without the data, and nothing is kept", async (message, title, number) => {
    stubApi("GET /api/college-cost-calculator", () => ({ status: 404, body: {} }));
    await openScreen("/counselor");
    await ask(message);
    await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(page.getByCss(`a[href="${number}"]`)).toBeVisible();
    expect(page.getByText(words.sources, { exact: true }).elements()).toEqual([]);
    await expect.element(field).toHaveValue("");
    expect(await readTurns(null)).toEqual([]);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      message,
    );
    expect(await findBarriersInBothThemes()).toEqual([]);
  });
});

test("help that was shown stays above what is asked next", async () => {
  await openScreen("/counselor", { now });
  await ask("I want to kill myself");
  await expect.element(page.getByRole("heading", { name: words.danger.title })).toBeVisible();
  await ask("When is the Rice University application due?");
  await expectAnswer("When is the Rice University application due?");
  await expect.element(page.getByRole("heading", { name: words.danger.title })).toBeVisible();
});

describe("a question that may be about danger", () => {
  const veiled = "what is there on the roof at ucsb";

  test("is answered below who helps, also after the page is opened again", async () => {
    await openScreen("/counselor", { now });
    await ask(veiled);
    await expectAnswer(veiled);
    const line = newest.getByRole("complementary", { name: words.helpLine });
    await expect.element(line).toBeVisible();
    await expect
      .element(line.getByRole("link", { name: words.danger.call }))
      .toHaveAttribute("href", "tel:988");
    expect(await findBarriersInBothThemes()).toEqual([]);
    await reopenScreen();
    await expect.element(line).toBeVisible();
  });

  const doubted = "My mother has a 529 account for my daughter. Will it hurt her financial aid on the FAFSA?";

  test("is answered, and no help is shown instead of its answer", async () => {
    await openScreen("/counselor", { now });
    await ask(doubted);
    await expectAnswer(doubted);
    await expect.element(newest.getByText("529").first()).toBeVisible();
    expect(page.getByCss("[data-crisis]").elements()).toEqual([]);
  });

  test("gets help if its answer does not come", async () => {
    stubApi("GET /api/college-cost-calculator", () => ({ status: 404, body: {} }));
    await openScreen("/counselor");
    await ask(doubted);
    await expect.element(page.getByCss("[data-crisis]"), { timeout: 10_000 }).toBeVisible();
  });

  test("an ordinary one has no such line", async () => {
    const question = "this essay is killing me how do i start";
    await openScreen("/counselor", { now });
    await ask(question);
    await expectAnswer(question);
    await expect.element(newest.getByRole("complementary")).not.toBeInTheDocument();
  });
});

test("a change waits for its button, and can be undone", async () => {
  await openScreen("/counselor", { now });
  const listed = () =>
    browserPlanStore()
      .getState()
      .plan.colleges.map(({ unitId }) => unitId);
  await ask("Add Rice University to my list");
  const button = page.getByRole("button", {
    name: words.change.button({ kind: "addCollege", unitId: rice }, "Rice University"),
  });
  await expect.element(button).toBeVisible();
  expect(listed()).toEqual([]);
  await button.click();
  await expect.poll(listed).toEqual([rice]);
  await expect.element(button).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(listed).toEqual([]);
  await expect.element(button).toBeEnabled();
});

test("what was asked is saved as a file and erased with everything else", async () => {
  const question = "When is the Rice University application due?";
  await openScreen("/counselor", { now });
  await ask(question);
  await expectAnswer(question);
  await reopenScreen("/your-data");
  const saved = await readSavedFile(() =>
    page.getByRole("button", { name: "Save the counselor’s answers" }).click(),
  );
  expect(saved).toContain(question);
  expect(saved).toContain("Source: ");
  await page.getByRole("button", { name: "Erase everything on this device" }).click();
  await page.getByRole("button", { name: "Yes, erase everything" }).click();
  await expect.element(page.getByText("Everything is erased")).toBeVisible();
  expect(await readTurns(null)).toEqual([]);
});

describe("two tabs of one conversation", () => {
  const question = "When is the Rice University application due?";
  const elsewhere = "How big is Ohio State?";
  const ohioState = 204796;

  /** As another tab does: the page hears of it, because a channel is only deaf to itself. */
  function announce(kind: TurnsChange["kind"]): void {
    const other: { channel: BroadcastChannel | null } = {
      channel: new BroadcastChannel(conversationChannel),
    };
    other.channel?.postMessage({ kind } satisfies TurnsChange);
    other.channel?.close();
  }

  async function answerElsewhere(): Promise<void> {
    const [here] = await readTurns(null);
    if (here?.reading == null) throw new Error("nothing was answered here");
    const { key: _key, ...turn } = here;
    const reading = { ...here.reading, entities: [{ kind: "college" as const, unitId: ohioState }] };
    await keepTurn({ ...turn, question: elsewhere, reading }, null);
    announce("kept");
  }

  test("show each other’s answers, and each goes on from its own", async () => {
    await openScreen("/counselor", { now });
    await ask(question);
    await expectAnswer(question);
    await answerElsewhere();
    await expectAnswer(elsewhere);
    await expectAnswer(question);
    await ask("and early decision?");
    await expectAnswer("and early decision?");
    await expect.element(newest.getByText(`${words.readAs}: Rice University`)).toBeVisible();
    const kept = await readTurns(null);
    expect(kept.map((turn) => turn.question)).toEqual([question, elsewhere, "and early decision?"]);
    await reopenScreen();
    for (const asked of [question, elsewhere]) await expectAnswer(asked);
  });

  test("erasing in one empties the other, and each says what it did", async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel(conversationChannel);
    other.addEventListener("message", ({ data }) => heard.push(data));
    await openScreen("/counselor", { now });
    await ask(question);
    await expectAnswer(question);
    await expect.poll(() => heard).toContainEqual({ kind: "kept" });
    await eraseTurns();
    announce("erased");
    await expect.element(page.getByRole("heading", { name: words.examplesTitle })).toBeVisible();
    expect(page.getByRole("article").elements()).toEqual([]);

    await ask(question);
    await expectAnswer(question);
    heard.length = 0;
    await page.getByRole("button", { name: words.erase }).click();
    await expect.poll(() => heard).toContainEqual({ kind: "erased" });
    other.close();
  });
});
