/** A language model's answers on the counselor's page: asked about first, money apart, checked, stopped, and replaced on a fault. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";
import type { CounselorTurnBody, TurnEvent } from "#contract/counselorTurns.ts";
import { readSavedFile } from "../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { signIn, writeSettings } from "../../../test/dom/signIn.ts";
import { apiRequests, type StubReply, stubApi } from "../../../test/dom/stubApi.ts";
import { modelWords } from "./modelWords.ts";
import { words } from "./words.ts";

const now = "2026-11-21T12:00:00";
const provider = "Example Models";
const offer = { providerName: provider, minimumAge: 13, allowsVisitors: true };
const question = "When is the Rice University application due?";
const choiceKey = "tassel-counselor-model";
const field = page.getByRole("textbox", { name: words.field });
const newest = page.getByRole("article").first();
const useButton = page.getByRole("button", { name: modelWords.use(provider) });
const rulesButton = page.getByRole("button", { name: modelWords.rules });
const builtIn = newest.getByText(/Rice University.*January/).first();

let settings = "";

// The rules and the tools are many scripts, which no test is to wait for.
beforeAll(async () => {
  await import("#client/engine/answerCounselor.ts");
  await import("#client/counselor/askModel.ts");
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
function offerModel(changed: Partial<typeof offer> = {}): void {
  findSlot().textContent = JSON.stringify({
    ...(JSON.parse(settings) as object),
    model: { ...offer, ...changed },
  });
}

function agree(changed: object = {}): void {
  const choice = { use: "model", provider, allowsMoney: false, confirmedAge: 13, ...changed };
  localStorage.setItem(choiceKey, JSON.stringify(choice));
}

const utf8 = new TextEncoder();
const write = (events: readonly TurnEvent[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
const asStream = { "content-type": "text/event-stream" };

/** One reply to each turn, in order; the last one for all further turns. */
function answerTurns(...replies: readonly ((asked: CounselorTurnBody) => StubReply)[]): void {
  let at = 0;
  stubApi("POST /api/counselor-turns", ({ body }) => {
    const reply = replies[Math.min(at, replies.length - 1)];
    at += 1;
    return reply?.(body as CounselorTurnBody);
  });
}
const send =
  (...events: readonly TurnEvent[]) =>
  (): StubReply => ({ text: write(events), headers: asStream });
const say = (text: string) => send({ kind: "text", text }, { kind: "end", next: "done" });
const lookUp = send(
  {
    kind: "call",
    id: "c1",
    tool: "deadlines",
    input: { colleges: ["Rice University"], round: "regularDecision" },
  },
  { kind: "end", next: "calls" },
);
const due = "For [[college.227757]]: [[r1.227757.regularDecision]].";

/** A stream that stays open: what has come is sent, and the test ends it. */
function openTurn(...events: readonly TurnEvent[]) {
  let isLeft = false;
  let fail: (error: Error) => void = () => undefined;
  answerTurns(() => ({
    headers: asStream,
    stream: new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(utf8.encode(write(events)));
        fail = (error) => controller.error(error);
      },
      cancel() {
        isLeft = true;
      },
    }),
  }));
  return { isLeft: () => isLeft, fail: (error: Error) => fail(error) };
}

const turns = () =>
  apiRequests().flatMap(({ path, body }) =>
    path === "/api/counselor-turns" ? [body as CounselorTurnBody] : [],
  );

async function ask(text = question): Promise<void> {
  await field.fill(text);
  await userEvent.keyboard("{Enter}");
  // The first question of a run waits until the test server has made the engine's modules.
  await expect
    .element(page.getByRole("heading", { name: text, exact: true }), { timeout: 45_000 })
    .toBeVisible();
}

async function openWithModel(): Promise<void> {
  await openScreen("/counselor", { now });
  await expect.element(page.getByText(provider).first()).toBeVisible();
}

describe("consent", () => {
  test("without a model the page offers none, and says so", async () => {
    await openScreen("/counselor", { now });
    await expect.element(page.getByText(words.privacy)).toBeVisible();
    await ask();
    await expect.element(builtIn).toBeVisible();
    await expect.element(useButton).not.toBeInTheDocument();
    expect(turns()).toEqual([]);
  });

  test("comes first: nothing is sent before it, and the age is asked", async () => {
    offerModel();
    answerTurns(say("I looked this up."));
    await openWithModel();
    await expect.element(page.getByText(modelWords.leaves(provider))).toBeVisible();
    await expect.element(page.getByText(words.privacy)).not.toBeInTheDocument();
    expect(await findBarriersInBothThemes()).toEqual([]);
    await ask();
    await expect.element(builtIn).toBeVisible();
    await useButton.click();
    await expect.element(page.getByText(modelWords.ageMissing(13, provider))).toBeVisible();
    expect(localStorage.getItem(choiceKey)).toBeNull();

    await page.getByRole("checkbox", { name: modelWords.age(13) }).click();
    await useButton.click();
    await expect.element(page.getByText(modelWords.usesModel(provider, false))).toBeVisible();
    // What was answered by rules before stays so.
    expect(turns()).toEqual([]);
    await ask("What is the SAT range at Rice University?");
    await expect.element(newest.getByText("I looked this up.")).toBeVisible();
    expect(turns()[0]).toMatchObject({ consent: { model: true, money: false }, confirmedAge: 13, steps: [] });

    await reopenScreen();
    await expect.element(page.getByText(modelWords.usesModel(provider, false))).toBeVisible();
  });

  test("to money figures is a yes of its own", async () => {
    offerModel();
    answerTurns(say("I looked this up."));
    await openWithModel();
    const money = page.getByRole("checkbox", { name: modelWords.money });
    await expect.element(money).not.toBeChecked();
    await money.click();
    await page.getByRole("checkbox", { name: modelWords.age(13) }).click();
    await useButton.click();
    await expect.element(page.getByText(modelWords.usesModel(provider, true))).toBeVisible();
    await ask();
    await expect.poll(() => turns()[0]?.consent).toEqual({ model: true, money: true });
    await page.getByRole("button", { name: modelWords.change }).click();
    await expect.element(money).not.toBeChecked();
  });

  test("is refused: rules only, remembered, saved and erased", async () => {
    offerModel();
    await openWithModel();
    await rulesButton.click();
    await expect.element(page.getByText(modelWords.usesRules)).toBeVisible();
    await expect.element(page.getByRole("button", { name: modelWords.change })).toHaveFocus();
    await expect.element(page.getByText(words.privacy)).toBeVisible();
    await ask();
    await expect.element(builtIn).toBeVisible();
    expect(turns()).toEqual([]);
    await reopenScreen("/your-data");
    const saved = await readSavedFile(() =>
      page.getByRole("button", { name: "Save the counselor’s answers" }).click(),
    );
    expect(saved).toContain(`answer by rules only, not with ${provider}`);
    await page.getByRole("button", { name: "Erase everything on this device" }).click();
    await page.getByRole("button", { name: "Yes, erase everything" }).click();
    await expect.element(page.getByText("Everything is erased")).toBeVisible();
    expect(localStorage.getItem(choiceKey)).toBeNull();
  });

  test("given to another provider is asked for again", async () => {
    offerModel();
    agree({ provider: "Other Models" });
    await openWithModel();
    await expect.element(useButton).toBeVisible();
  });

  test("needs an account where visitors may not", async () => {
    offerModel({ allowsVisitors: false });
    agree();
    await openWithModel();
    await expect.element(page.getByRole("link", { name: modelWords.signIn(provider) })).toBeVisible();
    await expect.element(useButton).not.toBeInTheDocument();
    await ask();
    await expect.element(builtIn).toBeVisible();
    expect(turns()).toEqual([]);
  });

  test("of somebody signed in asks for no age they have already given", async () => {
    offerModel({ allowsVisitors: false });
    signIn();
    answerTurns(say("I looked this up."));
    await openWithModel();
    await useButton.click();
    await ask();
    await expect.element(newest.getByText("I looked this up.")).toBeVisible();
    expect(turns()[0]?.confirmedAge).toBeNull();
  });
});

describe("an answer", () => {
  beforeEach(() => {
    offerModel();
    agree();
  });

  test("has its figures filled in, linked and marked; a sentence that fails is left out", async () => {
    answerTurns(
      lookUp,
      say(`I looked this up. ${due} It costs $5. Hogwarts is due May 2.`),
      say("skip\nskip"),
    );
    await openWithModel();
    await ask();
    await expect.element(newest.getByText(modelWords.chosen(provider))).toBeVisible();
    await expect.element(newest.getByRole("link", { name: "January 4, 2027" }).first()).toBeVisible();
    await expect.element(newest.getByRole("img", { name: modelWords.mark })).toBeVisible();
    await expect.element(newest.getByText("I looked this up.")).toBeVisible();
    expect(newest.element().textContent).not.toMatch(/\$5|Hogwarts|May 2|\[\[/);
    expect(turns()[1]?.steps).toHaveLength(1);
    expect(turns()[2]?.correction?.failed).toHaveLength(2);
    expect(await findBarriersInBothThemes()).toEqual([]);
    // Its words are not kept: what stays is the answer by rules.
    await reopenScreen();
    await expect.element(builtIn).toBeVisible();
    await expect.element(newest.getByText(modelWords.chosen(provider))).not.toBeInTheDocument();
    expect(turns()).toHaveLength(3);
  });

  test("comes in whole sentences", async () => {
    openTurn({ kind: "text", text: "I looked this up. You should also" });
    await openWithModel();
    await ask();
    await expect.element(newest.getByText("I looked this up.")).toBeVisible();
    await expect.element(newest.getByText(modelWords.asking(provider))).toBeVisible();
    expect(newest.element().textContent).not.toContain("You should");
  });

  test.each([
    ["I want to kill myself", words.danger.title],
    ["my dad hits me", words.harmed.title],
  ])("to “%s” is help at once, and the model hears nothing of it", async (message, title) => {
    answerTurns(say("I looked this up."));
    await openWithModel();
    await field.fill(message);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
    await expectOnlyNextToBeSent();
  });

  test.each(["Write my college essay for me", "Add Rice University to my list"])(
    "to “%s” is by rules alone",
    async (message) => {
      answerTurns(say("I looked this up."));
      await openWithModel();
      await ask(message);
      await expectOnlyNextToBeSent();
    },
  );

  /** An ordinary question is the first the model hears of. */
  async function expectOnlyNextToBeSent(): Promise<void> {
    await ask();
    await expect.element(newest.getByText("I looked this up.")).toBeVisible();
    expect(turns()).toHaveLength(1);
    expect(turns()[0]?.question).toContain(question);
  }
});

describe("a fault", () => {
  beforeEach(() => {
    offerModel();
    agree();
  });

  test.each<[what: string, reply: () => StubReply, line: string]>([
    ["used up", () => ({ status: 429 }), modelWords.fallback("usedUp", provider)],
    [
      "a failed service",
      send({ kind: "fault", reason: "unavailable" }),
      modelWords.fallback("unavailable", provider),
    ],
    ["a cut stream", send({ kind: "text", text: "I looked." }), modelWords.fallback("cut", provider)],
    ["nothing but lies", say("It costs $5."), modelWords.fallback("nothingLeft", provider)],
  ])("%s: the built-in answer stands, with why", async (_what, reply, line) => {
    answerTurns(reply);
    await openWithModel();
    await ask();
    await expect.element(newest.getByText(line)).toBeVisible();
    await expect.element(builtIn).toBeVisible();
  });

  test("offline in the middle: what was begun gives way to the built-in answer", async () => {
    const turn = openTurn({ kind: "text", text: "I looked this up. And" });
    await openWithModel();
    await ask();
    await expect.element(newest.getByText("I looked this up.")).toBeVisible();
    turn.fail(new TypeError("network error"));
    await expect.element(newest.getByText(modelWords.fallback("offline", provider))).toBeVisible();
    await expect.element(builtIn).toBeVisible();
    expect(newest.element().textContent).not.toContain("I looked this up.");
  });

  test("leaving the page ends the request", async () => {
    const turn = openTurn({ kind: "text", text: "I looked this up. And" });
    await openWithModel();
    await ask();
    await expect.element(newest.getByText("I looked this up.")).toBeVisible();
    expect(turn.isLeft()).toBe(false);
    await reopenScreen("/your-data");
    await expect.poll(turn.isLeft).toBe(true);
  });

  test("stopping shows the built-in answer", async () => {
    const turn = openTurn({ kind: "text", text: "I looked this up. And" });
    await openWithModel();
    await ask();
    await newest.getByRole("button", { name: modelWords.stop }).click();
    await expect.element(builtIn).toBeVisible();
    await expect.poll(turn.isLeft).toBe(true);
  });

  test("a yes taken back in another tab ends the request there, and here it is heard", async () => {
    const turn = openTurn({ kind: "text", text: "I looked this up. And" });
    await openWithModel();
    await ask();
    await expect.element(newest.getByText("I looked this up.")).toBeVisible();
    agree({ use: "rules", confirmedAge: null });
    window.dispatchEvent(new StorageEvent("storage", { key: choiceKey }));
    await expect.element(page.getByText(modelWords.usesRules)).toBeVisible();
    await expect.element(builtIn).toBeVisible();
    await expect.poll(turn.isLeft).toBe(true);
  });
});
