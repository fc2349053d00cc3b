/** The family's plan: saved as a file and brought back, files that are refused, the next steps of its timeline, a device that is full. */
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { navigate } from "#ui/router.tsx";
import { choosePlanFile, focusOn, readSavedFile, readShownText } from "../../../test/dom/actions.ts";
import { findBarriers, findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen, type ScreenOptions } from "../../../test/dom/openScreen.tsx";
import { savedPlan } from "../../../test/support/savedPlan.ts";

const fileField = page.getByCss('input[type="file"]');

async function openWithPlan(options: ScreenOptions = {}): Promise<void> {
  await openScreen("/my-plan", options);
  await choosePlanFile(fileField, savedPlan());
  await expect.element(page.getByRole("heading", { name: "Your list: 2 colleges" })).toBeVisible();
  // Saving and opening files is folded below the list; a message may lie over it.
  await focusOn(page.getByCss("#keep summary"));
  await userEvent.keyboard("{Enter}");
}

describe("a family's plan", () => {
  test("is saved as a file, erased, and comes back whole from the file", async () => {
    await openWithPlan();
    await page.getByLabelText("Your status at The University of Texas at Austin").selectOptions("applied");
    const saved = await readSavedFile(() =>
      page.getByRole("button", { name: "Save a copy as a file" }).click(),
    );

    await reopenScreen("/your-data");
    await page.getByRole("button", { name: "Erase everything on this device" }).click();
    await page.getByRole("button", { name: "Yes, erase everything" }).click();
    await expect.element(page.getByText("Everything is erased")).toBeVisible();
    await expect.element(page.getByText("Nothing about you", { exact: true })).toBeVisible();

    await reopenScreen("/my-plan");
    await expect
      .element(page.getByRole("heading", { name: "A plan starts with three questions" }))
      .toBeVisible();
    await choosePlanFile(fileField, saved);
    await expect.element(page.getByRole("heading", { name: "Your list: 2 colleges" })).toBeVisible();
    const status = page.getByLabelText("Your status at The University of Texas at Austin");
    await expect.element(status).toHaveValue("applied");
    expect(page.getByText("Visit in March").elements().length).toBeGreaterThan(0);
    await expect
      .element(page.getByText(/students like you would get into a four-year college they can pay for\.$/))
      .toBeVisible();
    // The odds of two reaches are under half: what would raise them most is named, and joins with one press.
    await expect.element(page.getByRole("heading", { name: "What would help most" })).toBeVisible();
    const adds = page
      .getByCss("[aria-labelledby=mend-title]")
      .getByRole("button", { name: /^Add .+ to my plan$/ });
    await expect.poll(() => adds.elements().length).toBe(2);
    await adds.first().click();
    await expect.element(page.getByRole("heading", { name: "Your list: 3 colleges" })).toBeVisible();
    await expect.poll(() => adds.elements().length).toBe(0);
  });

  test("says once what happened to its colleges, counts the closed ones nowhere and removes none", async () => {
    const hampshire = 166018;
    const cornish = 235024;
    const mountMercy = 154013;
    await openScreen("/my-plan");
    await choosePlanFile(fileField, savedPlan({ more: [hampshire, cornish, mountMercy] }));
    await expect.element(page.getByRole("heading", { name: "Your list: 5 colleges" })).toBeVisible();
    await expect
      .element(page.getByText("Two colleges on your list no longer take new first-years"))
      .toBeVisible();
    await expect
      .element(page.getByText(/It will close in December 2026\. It last enrolled first-years in fall 2025\./))
      .toBeVisible();
    await expect.element(page.getByRole("link", { name: "See Seattle University" })).toBeVisible();
    await expect.element(page.getByText("News about a college on your list")).toBeVisible();
    // Each of the two closed ones says so in its row, and on the printed plan.
    expect(page.getByText(/Takes no new students$/).elements().length).toBe(4);
    expect(await findBarriers()).toEqual([]);
  });

  test("has no barrier while financial safeties are looked for, in either theme", async () => {
    await openWithPlan();
    await page.getByRole("button", { name: "Find financial safeties" }).click();
    expect(await findBarriersInBothThemes()).toEqual([]);
  });

  test("stays as it was when a story's plan is opened beside it, once, and removed", async () => {
    const story = "/maya-story-november";
    await openWithPlan();
    await reopenScreen(story);
    await page.getByRole("button", { name: "Open this plan in the tools" }).click();
    await page.getByRole("link", { name: "See it in My plan" }).click();
    await expect.element(page.getByRole("heading", { name: "Your list: 8 colleges" })).toBeVisible();
    expect(page.getByCss("select").first().getByCss("option").elements()).toHaveLength(2);

    // Opened again from its page, it is not duplicated.
    await reopenScreen(story);
    await expect
      .element(page.getByText(/is (the student|now the student)|Maya \(story, November\)/).first())
      .toBeVisible();

    await reopenScreen("/your-data");
    await page.getByRole("button", { name: "Remove Maya (story, November)’s plan" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove this plan" }).click();
    await expect
      .element(page.getByText("Maya (story, November)’s plan was removed from this device."))
      .toBeVisible();
    await reopenScreen("/my-plan");
    await expect.element(page.getByRole("heading", { name: "Your list: 2 colleges" })).toBeVisible();
  });

  test.each([
    ["cut off", savedPlan().slice(0, 300), "This file is incomplete"],
    ["of another kind", "Dear diary", "This file is not a plan file"],
    ["of another program", '{"name":"something else"}', "This file is not a plan saved by Tassel"],
    ["of a newer version", savedPlan({ version: 99 }), "saved by a newer version of Tassel"],
    [
      "with a grade that cannot be",
      savedPlan({ gpa: "A+" }),
      "One entry in this file is not valid: profile.gpa",
    ],
  ])("loses nothing to a file %s", async (_, content, sentence) => {
    await openWithPlan();
    await choosePlanFile(fileField, content);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByText("Your plan hasn’t changed.")).toBeVisible();
    await reopenScreen();
    await expect.element(page.getByRole("heading", { name: "Your list: 2 colleges" })).toBeVisible();
  });

  test("shows the next steps of the timeline; a tick stays where it stands and is kept", async () => {
    // A senior ten days before the deadlines of Austin and Berkeley.
    await openWithPlan({ now: "2026-11-21T12:00:00" });
    const steps = page.getByRole("region", { name: "Next steps" });
    const boxes = steps.getByRole("checkbox");
    await expect.element(boxes.first()).toBeVisible();
    const doneSteps = () => Number(/^(\d+) steps? done/m.exec(readShownText(steps))?.[1] ?? 0);
    const [box] = boxes.elements();
    const first = box instanceof HTMLInputElement ? (box.labels?.[0]?.textContent ?? "") : "";
    expect(first).not.toBe("");
    expect(doneSteps()).toBe(0);

    await focusOn(boxes.first());
    await userEvent.keyboard(" ");
    await expect.element(page.getByText(`Done: ${first}`, { exact: true })).toBeVisible();
    await expect.element(boxes.first()).toBeChecked();
    await expect.element(boxes.first()).toHaveFocus();
    await expect.poll(doneSteps).toBe(1);
    expect(await findBarriers("#main")).toEqual([]);

    await reopenScreen();
    await expect.element(boxes.first()).toBeVisible();
    expect(steps.getByRole("checkbox", { name: first }).elements()).toHaveLength(0);
    await expect.poll(doneSteps).toBe(1);
  });

  test("says at the date that what was told is below a college's minimum, and where it stands", async () => {
    await openScreen("/my-plan", { now: "2026-11-21T12:00:00" });
    await choosePlanFile(fileField, savedPlan({ gpa: 3 }));
    const due = page.getByRole("region", { name: "Due", exact: true });
    await expect.element(due.getByText("below the college’s published minimum")).toBeVisible();
    await expect
      .element(
        due.getByRole("link", {
          name: /^See what the college asks for ?: University of California-Berkeley$/,
        }),
      )
      .toHaveAttribute("href", "/colleges/university-of-california-berkeley");
  });

  test("weighs no transfer student's list by chances of first-years", async () => {
    await openScreen("/my-plan");
    const transfer = '"transfer":{"unitId":null,"credits":40,"degree":"none"}';
    await choosePlanFile(fileField, savedPlan().replace('"gradeYear":12', `"gradeYear":13,${transfer}`));
    await expect.element(page.getByRole("heading", { name: "Your list: 2 colleges" })).toBeVisible();
    expect(page.getByRole("heading", { name: "Balance" }).elements()).toHaveLength(0);
  });

  test("names a timeline where no class is known, and the bare deadlines meanwhile", async () => {
    await openScreen("/my-plan");
    await choosePlanFile(fileField, savedPlan().replace('"gradeYear":12', '"gradeYear":null'));
    const steps = page.getByRole("region", { name: "Next steps" });
    await expect.element(steps.getByRole("link", { name: "Make a timeline" })).toBeVisible();
    expect(steps.getByRole("checkbox").elements()).toHaveLength(0);
  });
});

describe("where the device does not keep the plan as it should", () => {
  test("a full device: the change stays on the page, which says that it is not saved", async () => {
    vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    await openScreen("/colleges/rice-university");
    await page
      .getByRole("button", { name: /^Save Rice University/ })
      .first()
      .click();
    navigate("/my-plan");
    await expect.element(page.getByText("Your last change couldn’t be saved")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Rice University" }).first()).toBeVisible();
  });

  test("rubbish and commands of a newer release: it says so, and shows what can be read", async () => {
    await openWithPlan();
    await keepRubbish();
    await reopenScreen();
    await expect.element(page.getByText("We couldn’t read some saved changes")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Your list: 2 colleges" })).toBeVisible();
  });
});

function keepRubbish(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("tassel");
    opening.addEventListener("error", () => reject(new Error("The database did not open.")));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const writing = database.transaction("commands", "readwrite");
      writing.objectStore("commands").add("rubbish");
      writing.objectStore("commands").add({ kind: "danceInTheMoonlight" });
      writing.addEventListener("complete", () => {
        database.close();
        resolve();
      });
    });
  });
}

describe("after a finished quiz", () => {
  const answers = `/college-match-quiz#a=${btoa("1~g3.4~z43215~hOH").replaceAll("=", "")}`;

  test("an empty plan shows the first list, and keeps all of it when asked; one press undoes that", async () => {
    await openScreen(answers);
    await expect.element(page.getByCss("[data-first-list] [data-row]").first()).toBeVisible();
    await reopenScreen("/my-plan");
    await expect
      .element(page.getByRole("heading", { name: "Your first list is ready to keep" }))
      .toBeVisible();
    const rows = page.getByCss("[data-first-list] [data-row]");
    await expect.poll(() => rows.elements().length).toBeGreaterThanOrEqual(6);
    const count = rows.elements().length;
    expect(count).toBeLessThanOrEqual(10);
    await expect.element(page.getByText(/^\d safeties?, .*[.;]/)).toBeVisible();
    // A junior has no dates yet; a senior reads each college's before keeping it.
    const dates = page.getByText(
      /: [A-Z][a-z]{2} \d+( \(expected\))?$|^Rolling admission|^Takes applications|^We don’t know its application deadline|^Its deadline was/,
    );
    expect(dates.elements()).toHaveLength(0);
    // The list is kept as a whole: no row has a button that would make the others go.
    expect(page.getByRole("button", { name: /^Save/ }).elements()).toHaveLength(0);
    expect(await findBarriers()).toEqual([]);
    await page.getByRole("button", { name: `Keep these ${count} colleges` }).click();
    await expect.element(page.getByRole("heading", { name: `Your list: ${count} colleges` })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(page.getByRole("button", { name: `Keep these ${count} colleges` })).toBeVisible();
  });

  test("a senior reads when each college takes applications", async () => {
    await openScreen("/my-plan");
    await choosePlanFile(fileField, savedPlan().replace(/"colleges":\[.*?\]/, '"colleges":[]'));
    await expect.element(page.getByCss("[data-first-list] [data-row]").first()).toBeVisible();
    const rows = page.getByCss("[data-first-list] [data-row]");
    const dates = rows.getByText(
      /: [A-Z][a-z]{2} \d+( \(expected\))?$|^Rolling admission|^Takes applications|^We don’t know its application deadline|^Its deadline was/,
    );
    await expect.poll(() => dates.elements().length).toBe(rows.elements().length);
  });

  test("where no college fits, it says so and leads on", async () => {
    // No for-profit four-year college is within 25 miles of northernmost Alaska.
    const link = btoa("1~g3.4~z99723~hAK~d25~v0~c2").replaceAll("+", "-").replaceAll("/", "_");
    await openScreen(`/college-match-quiz#a=${link.replaceAll("=", "")}`);
    await expect.element(page.getByText("No college fits within 25 miles")).toBeVisible();
    await reopenScreen("/my-plan");
    await expect.element(page.getByText("No college fits your quiz answers yet")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Change my answers" }))
      .toHaveAttribute("href", "/college-match-quiz#results");
  });
});
