/** Writing an essay: nothing that was typed is lost, between windows, between devices, offline or without room. */
import { describe, expect, test } from "vitest";
import { essayDraftPauseMs, essaySaveMs } from "#client/limits.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { essayLimits } from "#domain/essays/essay.ts";
import { versionLimit } from "#domain/essays/text/versions.ts";
import { createDevice, exchange, openOn, settled, start } from "../../../test/support/essayDevice.ts";

const textIn = (store: PlanStore) => store.getState().plan.essays[0]?.texts.map(({ text }) => text);
const addEssay = { kind: "addEssay", essayId: "e1", promptId: "essay", ownPrompt: null } as const;
const story = "I was nine.\n\nIt rained.\n\nWe left.";

/** Two devices that both have the story. */
async function openBoth() {
  const [laptop, phone] = [createDevice("laptop"), createDevice("phone")];
  const one = await openOn(laptop);
  one.store.give(addEssay);
  one.editor.type(story);
  await one.editor.save();
  const two = await openOn(phone);
  exchange([laptop, one.store], [phone, two.store]);
  await settled();
  expect(two.editor.getState().text).toBe(story);
  return { laptop, phone, one, two };
}

describe("one window", () => {
  test("keeps a draft at a pause and saves into the plan every thirty seconds", async () => {
    const device = createDevice("laptop");
    const { store, editor, pass } = await openOn(device);
    store.give(addEssay);
    editor.type("I was");
    editor.type("I was nine.");
    expect(editor.getState().saving).toBe("typed");
    expect(device.drafts.size).toBe(0);
    await pass(essayDraftPauseMs);
    expect([...device.drafts.values()].map(({ text }) => text)).toEqual(["I was nine."]);
    expect(editor.getState().saving).toBe("draft");
    expect(textIn(store)).toEqual([]);
    await pass(essaySaveMs);
    expect(textIn(store)).toEqual(["I was nine."]);
    expect(editor.getState().saving).toBe("saved");
    expect(device.drafts.size).toBe(0);
    expect([...device.versions.values()].map(({ text }) => text)).toEqual(["I was nine."]);
  });

  test("saves on leaving, and finds everything when it comes back", async () => {
    const device = createDevice("laptop");
    const first = await openOn(device);
    first.store.give(addEssay);
    first.editor.type("Half a sent");
    first.close();
    await settled();
    const again = await openOn(device);
    expect(again.editor.getState()).toMatchObject({ text: "Half a sent", saving: "saved", isLoaded: true });
  });

  test("gets back what a crash left as a draft, once", async () => {
    const device = createDevice("laptop");
    const first = await openOn(device);
    first.store.give(addEssay);
    first.editor.type("Saved.");
    await first.editor.save();
    first.editor.type("Saved. And typed.");
    await first.pass(essayDraftPauseMs);
    device.crash();
    const again = await openOn(device);
    expect(again.editor.getState()).toMatchObject({ text: "Saved. And typed.", beside: [] });
    expect(textIn(again.store)).toEqual(["Saved. And typed."]);
    expect(device.drafts.size).toBe(0);
  });

  test("leaves alone the draft of a window that is still open", async () => {
    const device = createDevice("laptop");
    const first = await openOn(device);
    first.store.give(addEssay);
    first.editor.type("Still typing");
    await first.pass(essayDraftPauseMs);
    const second = await openOn(device);
    expect(second.editor.getState().text).toBe("");
    expect(device.drafts.size).toBe(1);
    await first.editor.save();
    await settled();
    expect(second.editor.getState()).toMatchObject({ text: "Still typing", beside: [] });
  });

  test("writes into the plan it was opened for, even if another student's is shown by then", async () => {
    const device = createDevice("laptop");
    const { store, editor, close } = await openOn(device);
    store.give(addEssay);
    editor.type("Maya's.");
    store.begin("Leo");
    close();
    await settled();
    expect(store.getState().plan).toMatchObject({ studentName: "Leo", essays: [] });
    store.show(start.id);
    expect(textIn(store)).toEqual(["Maya's."]);
  });

  test("an earlier version put back becomes the text, and a version of its own", async () => {
    const device = createDevice("laptop");
    const { store, editor } = await openOn(device);
    store.give(addEssay);
    for (const text of ["First.", "Second."]) {
      editor.type(text);
      await editor.save();
    }
    const before = editor.getState().replacements;
    editor.replaceText("First.");
    await editor.save();
    expect(editor.getState().replacements).toBeGreaterThan(before);
    expect(textIn(store)).toEqual(["First."]);
    expect([...device.versions.values()].map(({ text }) => text)).toEqual(["First.", "Second.", "First."]);
  });

  test("after 200 versions and one more, the first and the newest are there", async () => {
    const device = createDevice("laptop");
    const { store, editor } = await openOn(device);
    store.give(addEssay);
    for (let count = 1; count <= versionLimit + 1; count += 1) {
      editor.type(`Draft ${count}`);
      await editor.save();
    }
    const texts = [...device.versions.values()].map(({ text }) => text);
    expect(texts).toHaveLength(versionLimit);
    expect([texts[0], texts.at(-1)]).toEqual(["Draft 1", `Draft ${versionLimit + 1}`]);
    expect(textIn(store)).toEqual([`Draft ${versionLimit + 1}`]);
  });
});

describe("a device without room, in the middle of a sentence", () => {
  test("keeps the text in the window, says so, and saves it once there is room", async () => {
    const device = createDevice("laptop");
    const { store, editor, pass } = await openOn(device);
    store.give(addEssay);
    editor.type("A sentence that was kept.");
    await editor.save();
    device.isFull = true;
    editor.type("A sentence that was kept. And half of");
    await pass(essayDraftPauseMs);
    expect(editor.getState()).toMatchObject({
      text: "A sentence that was kept. And half of",
      saving: "full",
    });
    // The plan announces it on every page.
    expect(store.getState()).toMatchObject({ keeping: "full" });
    expect(store.getState().unkept).toHaveLength(1);
    editor.type("A sentence that was kept. And half of another.");
    await pass(essayDraftPauseMs);
    expect(editor.getState().saving).toBe("full");
    device.isFull = false;
    await store.tryAgain();
    await settled();
    expect(editor.getState()).toMatchObject({
      text: "A sentence that was kept. And half of another.",
      saving: "saved",
    });
    const again = await openOn(device);
    expect(again.editor.getState().text).toBe("A sentence that was kept. And half of another.");
  });
});

describe("a paste of 20,000 words", () => {
  test("stays a draft, is said to be too long, and comes back; cut down, it is saved", async () => {
    const device = createDevice("laptop");
    const pasted = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(" ");
    const first = await openOn(device);
    first.store.give(addEssay);
    first.editor.type("Short.");
    await first.editor.save();
    first.editor.type(pasted);
    await first.pass(essaySaveMs);
    expect(first.editor.getState()).toMatchObject({ isTooLong: true, saving: "draft" });
    expect(textIn(first.store)).toEqual(["Short."]);
    device.crash();
    const again = await openOn(device);
    expect(again.editor.getState()).toMatchObject({ text: pasted, isTooLong: true });
    again.editor.type(pasted.slice(0, essayLimits.textBytes));
    await again.editor.save();
    expect(textIn(again.store)).toEqual([pasted.slice(0, essayLimits.textBytes)]);
  });
});

describe("two windows of one browser", () => {
  test("follow each other while nobody types in the other", async () => {
    const device = createDevice("laptop");
    const one = await openOn(device);
    one.store.give(addEssay);
    const two = await openOn(device);
    one.editor.type(story);
    await one.editor.save();
    await settled();
    expect(two.editor.getState().text).toBe(story);
  });

  test("typing in both at once keeps both paragraphs", async () => {
    const device = createDevice("laptop");
    const one = await openOn(device);
    one.store.give(addEssay);
    one.editor.type(story);
    await one.editor.save();
    const two = await openOn(device);
    one.editor.type(story.replace("I was nine.", "I was nine and cold."));
    two.editor.type(story.replace("We left.", "We left at dawn."));
    await one.editor.save();
    await settled();
    expect(two.editor.getState().text).toBe("I was nine and cold.\n\nIt rained.\n\nWe left at dawn.");
    await two.editor.save();
    await settled();
    expect(one.editor.getState()).toMatchObject({
      text: "I was nine and cold.\n\nIt rained.\n\nWe left at dawn.",
      beside: [],
    });
    expect(textIn(one.store)).toHaveLength(1);
  });
});

describe("two devices offline", () => {
  test("that changed different paragraphs have both, and the same text", async () => {
    const { laptop, phone, one, two } = await openBoth();
    one.editor.type(story.replace("I was nine.", "I was nine and cold."));
    two.editor.type(story.replace("We left.", "We left at dawn."));
    await Promise.all([one.editor.save(), two.editor.save()]);
    for (let round = 0; round < 3; round += 1) {
      exchange([laptop, one.store], [phone, two.store]);
      await settled();
      await Promise.all([one.editor.save(), two.editor.save()]);
    }
    const both = "I was nine and cold.\n\nIt rained.\n\nWe left at dawn.";
    for (const { editor, store } of [one, two]) {
      expect(editor.getState()).toMatchObject({ text: both, beside: [] });
      expect(new Set(textIn(store))).toEqual(new Set([both]));
    }
    expect(one.store.getState().plan.essays).toEqual(two.store.getState().plan.essays);
  });

  test("that rewrote one paragraph each keep both texts side by side until the student puts them together", async () => {
    const { laptop, phone, one, two } = await openBoth();
    const mine = story.replace("It rained.", "It poured all night.");
    const theirs = story.replace("It rained.", "It drizzled.");
    one.editor.type(mine);
    two.editor.type(theirs);
    await Promise.all([one.editor.save(), two.editor.save()]);
    exchange([laptop, one.store], [phone, two.store]);
    await settled();
    expect(one.editor.getState()).toMatchObject({ text: mine, beside: [{ text: theirs }] });
    expect(two.editor.getState()).toMatchObject({ text: theirs, beside: [{ text: mine }] });

    const together = story.replace("It rained.", "It drizzled, then poured all night.");
    one.editor.putTogether(together);
    await one.editor.save();
    exchange([laptop, one.store], [phone, two.store]);
    await settled();
    for (const { editor, store } of [one, two]) {
      expect(editor.getState()).toMatchObject({ text: together, beside: [] });
      expect(textIn(store)).toEqual([together]);
    }
  });

  test("a sentence typed while the other's arrives is not lost", async () => {
    const { laptop, phone, one, two } = await openBoth();
    two.editor.type(story.replace("It rained.", "It drizzled."));
    await two.editor.save();
    one.editor.type(story.replace("It rained.", "It poured and"));
    exchange([laptop, one.store], [phone, two.store]);
    await settled();
    expect(one.editor.getState().text).toContain("It poured and");
    expect(one.editor.getState().beside.map(({ text }) => text)).toEqual([
      story.replace("It rained.", "It drizzled."),
    ]);
    await one.editor.save();
    expect(textIn(one.store)).toHaveLength(2);
  });
});
