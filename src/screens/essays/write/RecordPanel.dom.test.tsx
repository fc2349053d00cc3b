/** The writing record on an essay's page: off at first, explained with a real entry, shared, checked, and erased. */
import { beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readAllEssayRows } from "#client/essays/essayDatabase.ts";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { recordWords as viewWords } from "#components/authorship/words.ts";
import { focusOn, readSavedFile } from "../../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../../test/dom/openScreen.tsx";
import { savedPlan } from "../../../../test/support/savedPlan.ts";
import { words as pageWords } from "../../authorship/words.ts";
import { recordWords as words } from "./recordWords.ts";
import { writeWords } from "./writeWords.ts";

const now = "2026-11-21T12:00:00";
const essayId = "essay1";
const field = page.getByRole("textbox", { name: writeWords.textField });
const section = page.getByRole("region", { name: words.title });
const readRecord = async () => (await readAllEssayRows()).authorship.map(({ entry }) => entry);

// Turned into scripts when first asked for, which no test is to wait for.
beforeAll(
  () =>
    Promise.all([
      import("./EssayView.tsx"),
      import("./RecordPanel.tsx"),
      import("../../authorship/RecordResult.tsx"),
    ]).then(() => undefined),
  120_000,
);

async function openEssay(text = ""): Promise<void> {
  await openScreen("/essays", { now, plan: savedPlan() });
  browserPlanStore().give({ kind: "addEssay", essayId, promptId: "commonAppGrowthPrompt", ownPrompt: null });
  if (text !== "") {
    browserPlanStore().give({ kind: "saveEssay", essayId, writer: "w", turn: 1, seen: {}, text });
  }
  await reopenScreen(`/essays?essay=${essayId}`);
  await expect.element(field).toBeVisible();
}

async function turnOn(): Promise<void> {
  await section.getByRole("button", { name: words.look }).click();
  await section.getByRole("button", { name: words.turnOn }).click();
  await expect.element(section.getByText("1 entry")).toBeVisible();
}

/** With what a word processor hides, so that the page itself puts the text in. */
async function paste(text: string): Promise<void> {
  await focusOn(field);
  const data = new DataTransfer();
  data.setData("text/plain", `\u200b${text}`);
  const area = await field.findElement();
  area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}

async function share(): Promise<string> {
  if (section.getByRole("button", { name: words.share }).query() === null)
    await section.getByText(words.shareTitle).first().click();
  return readSavedFile(() => section.getByRole("button", { name: words.share }).click());
}

async function check(file: string): Promise<void> {
  await openScreen("/authorship", { now });
  const chosen = page.getByLabelText(pageWords.choose);
  await chosen.upload(new File([file], "record.json", { type: "application/json" }));
}

test("is off until it is turned on, after showing the first entry as it would be", async () => {
  await openEssay("It rained.");
  await expect.element(section.getByText(words.lead)).toBeVisible();
  await section.getByRole("button", { name: words.look }).click();
  await expect.element(section.getByText("10", { exact: true }).first()).toBeVisible();
  const fingerprint =
    document.querySelector("section[aria-labelledby='writing-record'] dl")?.textContent ?? "";
  expect(fingerprint).toMatch(/[\w-]{43}/);
  expect(fingerprint).not.toContain("rained");
  await section.getByRole("button", { name: words.notNow }).click();
  expect(await readRecord()).toEqual([]);
});

test("counts keys and pastes, is shared as a file, and the file is checked without an account", async () => {
  await openEssay();
  await turnOn();
  await focusOn(field);
  await userEvent.keyboard("It rained.");
  await paste(" Nobody else had come to the meeting, so I held it.");
  await expect.element(field).toHaveValue("It rained. Nobody else had come to the meeting, so I held it.");
  const file = await share();
  expect(file).not.toMatch(/rained|Nobody/);
  const [first, ...saved] = await readRecord();
  expect(first).toMatchObject({ kind: "on", length: 0 });
  // A slow machine saves a version while the letters are typed.
  const sum = (name: "typed" | "pasted" | "deleted" | "other") =>
    saved.reduce((total, entry) => total + entry[name], 0);
  expect([sum("typed"), sum("pasted"), sum("deleted"), sum("other")]).toEqual([10, 51, 0, 0]);
  await check(file);
  await expect.element(page.getByText(pageWords.deviceTitle)).toBeVisible();
  await expect.element(page.getByText(pageWords.textMatches)).toBeVisible();
  await expect
    .element(page.getByText("83.6% of what was entered").or(page.getByText("84% of what was entered")))
    .toBeVisible();
  await expect.element(page.getByText(/: 51 characters$/)).toBeVisible();
  expect(await findBarriersInBothThemes()).toEqual([]);
});

test("a changed file is refused with a sentence, and another one can be chosen", async () => {
  await openEssay("It rained.");
  await turnOn();
  const file = await share();
  const place = file.indexOf('"payload":"') + 40;
  await check(file.slice(0, place) + (file[place] === "A" ? "B" : "A") + file.slice(place + 1));
  await expect.element(page.getByText(pageWords.problems.changed.title)).toBeVisible();
  const again = page.getByLabelText(pageWords.chooseAnother);
  await again.upload(new File(["{}"], "plan.json", { type: "application/json" }));
  await expect.element(page.getByText(pageWords.problems.foreign.title)).toBeVisible();
  await again.upload(new File([file], "record.json", { type: "application/json" }));
  await expect.element(page.getByText(pageWords.deviceTitle)).toBeVisible();
});

describe("ending it", () => {
  test("off is an entry, and nothing more is recorded", async () => {
    await openEssay("It rained.");
    await turnOn();
    await section.getByRole("button", { name: words.stop }).click();
    await expect.element(section.getByText(words.offWithRecord)).toBeVisible();
    await focusOn(field);
    await userEvent.keyboard("More.");
    await reopenScreen(`/essays?essay=${essayId}`);
    await expect.element(field).toBeVisible();
    expect((await readRecord()).map(({ kind }) => kind)).toEqual(["on", "off"]);
  });

  test("erasing takes the record and leaves the essay", async () => {
    await openEssay("It rained.");
    await turnOn();
    await section.getByRole("button", { name: words.erase }).click();
    await section.getByRole("button", { name: words.eraseYes }).click();
    await expect.poll(readRecord).toEqual([]);
    await expect.element(field).toHaveValue("It rained.");
    await expect.element(section.getByRole("button", { name: words.look })).toBeVisible();
  });
});

test("has no barrier in either theme, before it is on and while it is", async () => {
  await openEssay("It rained.");
  await section.getByRole("button", { name: words.look }).click();
  await expect.element(section.getByRole("button", { name: words.turnOn })).toBeVisible();
  expect(await findBarriersInBothThemes()).toEqual([]);
  await section.getByRole("button", { name: words.turnOn }).click();
  await expect.element(section.getByText("1 entry")).toBeVisible();
  await section.getByText(words.show).click();
  await expect.element(section.getByText(viewWords.sessionsTitle)).toBeVisible();
  expect(await findBarriersInBothThemes()).toEqual([]);
});
