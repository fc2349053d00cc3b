/** The timeline in real Chromium: a senior on November 21, 2026 tick, edit, drop, take it along and lose nothing. */
import { text } from "node:stream/consumers";
import { AxeBuilder } from "@axe-core/playwright";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { waitForHydration } from "./inUse.ts";
import {
  austin,
  findEveryTask,
  openRow,
  openTimeline,
  findRow,
  findSection,
  seniorList,
  slowly,
} from "./timelinePage.ts";

describe("a senior on November 21", () => {
  test("is told what is past and what is still open, ticks, undoes, and a reload keeps the tick", async () => {
    const { page, close } = await openTimeline(2027, seniorList);
    await page.getByText("Class of 2027, grade 12, applications in 2026-27.").waitFor();
    await page.getByText("Today is November 21, 2026.").waitFor();
    await page.getByText("Some days are already past").waitFor();
    // The last SAT before December 1 is over; its scores would come after.
    await page
      .getByText(
        "SAT scores come on about December 18, 2026. The University of Texas at Austin wants the application by December 1, 2026.",
      )
      .waitFor();

    const box = findRow(page, "Send the application to The University of Texas at Austin").getByRole("checkbox");
    await box.check();
    await page
      .getByText("Ticked off: Send the application to The University of Texas at Austin", { exact: true })
      .waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => box.isChecked(), slowly).toBe(false);
    await box.check();
    await page.reload();
    await expect.poll(() => box.isChecked(), slowly).toBe(true);

    // What the status says is done needs no tick.
    await findSection(page, "Done in earlier months").click();
    const sent = findRow(page, "Send the application to Duke University").getByRole("checkbox");
    await sent.waitFor();
    expect(await sent.isChecked()).toBe(true);
    expect(await sent.isDisabled()).toBe(true);
    await close();
  });

  test("changes the list and comes back: the tick is kept", async () => {
    const { page, close } = await openTimeline(2027, seniorList);
    const title = "Send the application to The University of Texas at Austin";
    await findRow(page, title).getByRole("checkbox").check();
    const college = new URL("/colleges/the-university-of-texas-at-austin", page.url()).href;
    await page.goto(college);
    await waitForHydration(page);
    await page
      .getByRole("button", { name: /^Saved: The University of Texas/ })
      .first()
      .click();
    await page
      .getByRole("button", { name: /^Save The University of Texas/ })
      .first()
      .waitFor();
    await page.goto(new URL("/timeline-success", page.url()).href);
    await findRow(page, "Open the UC application").waitFor();
    expect(await findEveryTask(page).getByText(title).count()).toBe(0);
    await page.goto(college);
    await waitForHydration(page);
    await page
      .getByRole("button", { name: /^Save The University of Texas/ })
      .first()
      .click();
    await page
      .getByRole("button", { name: /^Saved: The University of Texas/ })
      .first()
      .waitFor();
    await page.goto(new URL("/timeline-success", page.url()).href);
    await expect.poll(() => findRow(page, title).getByRole("checkbox").isChecked(), slowly).toBe(true);
    await close();
  });

  test("edits a task, drops one and brings it back; what waits for a task is one press away", async () => {
    const { page, close } = await openTimeline(2027, seniorList);
    const title = "Draft four of the eight UC questions, 350 words each";
    await openRow(page, title);
    await findRow(page, title).getByRole("button", { name: /^Edit/ }).click();
    const editor = findRow(page, "What is to be done");
    const typed = () => editor.getByLabel("What is to be done").inputValue();
    expect(await typed()).toBe(title);
    await editor.getByLabel("What is to be done").fill("Draft two UC questions");
    await editor.getByLabel("By which day").fill("2/30/2027");
    await editor.getByRole("button", { name: "Save" }).click();
    await editor.getByText("This is no day of the calendar. Write it as 12/5/2026.").waitFor();
    // A reload loses nothing of what was typed.
    await page.reload();
    await expect.poll(typed, slowly).toBe("Draft two UC questions");
    expect(await editor.getByLabel("By which day").inputValue()).toBe("2/30/2027");
    await editor.getByLabel("By which day").fill("11/24");
    await editor.getByRole("button", { name: "Save" }).click();
    const edited = findRow(page, "Draft two UC questions");
    await edited.getByText("November 24, 2026").waitFor();
    await edited.getByText("Edited").waitFor();
    await openRow(page, "Draft two UC questions");
    await edited.getByRole("link", { name: "Send the UC application" }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("task-ucSubmit");

    await edited.getByRole("button", { name: /^Edit/ }).click();
    await page.getByRole("button", { name: "Back to the original" }).click();
    await findRow(page, title).waitFor();

    await openRow(page, title);
    await findRow(page, title)
      .getByRole("button", { name: /^Drop it/ })
      .click();
    await findSection(page, "Dropped: 1 task").click();
    expect(await findEveryTask(page).getByRole("checkbox", { name: title }).count()).toBe(0);
    await page.getByRole("button", { name: /^Bring back/ }).click();
    await findEveryTask(page).getByRole("checkbox", { name: title }).waitFor();
    await close();
  });

  test("adds a task of the family's own, edits it, removes it and takes that back", async () => {
    const { page, close } = await openTimeline(2027, seniorList);
    await page.getByRole("button", { name: "Add a task of your own" }).click();
    const form = page.getByRole("region", { name: "A task of your own" });
    await form.getByRole("button", { name: "Add the task" }).click();
    await form.getByText("Write what is to be done.").waitFor();
    await form.getByLabel("What is to be done").fill("Call Aunt Rosa about the ride");
    await form.getByLabel("By which day").fill("tomorrow");
    await form.getByRole("button", { name: "Add the task" }).click();
    await form.getByText("This is no day of the calendar.", { exact: false }).waitFor();
    await page.reload();
    await expect
      .poll(() => form.getByLabel("What is to be done").inputValue(), slowly)
      .toBe("Call Aunt Rosa about the ride");
    await form.getByLabel("By which day").fill("11/23/2026");
    await form.getByLabel("Who does it").selectOption("Parent");
    await form.getByLabel("For which college").selectOption("Rice University");
    await form.getByRole("button", { name: "Add the task" }).click();
    const own = findRow(page, "Call Aunt Rosa about the ride");
    await own.getByText("November 23, 2026").waitFor();
    await own.getByText("Rice University").waitFor();

    await openRow(page, "Call Aunt Rosa about the ride");
    await own.getByRole("button", { name: /^Edit/ }).click();
    await page.getByLabel("What is to be done").fill("Call Aunt Rosa about two rides");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await openRow(page, "Call Aunt Rosa about two rides");
    await findRow(page, "Call Aunt Rosa about two rides")
      .getByRole("button", { name: /^Remove/ })
      .click();
    await page.getByText("Removed: Call Aunt Rosa about two rides", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await findRow(page, "Call Aunt Rosa about two rides").waitFor();
    await close();
  });

  test("looks at it by person, and the device remembers", async () => {
    const { page, close } = await openTimeline(2027, seniorList);
    await page.getByRole("tab", { name: "By person" }).click();
    await page.getByRole("heading", { name: "A parent’s" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "A parent’s" }).waitFor();
    expect(await page.getByRole("tab", { name: "By person" }).getAttribute("aria-selected")).toBe("true");
    await close();
  });

  test("takes it along: a calendar without doubles, a table, and one printed sheet", async () => {
    const { page, close } = await openTimeline(2027, seniorList);
    const save = async (name: RegExp) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      return await text(await (await download).createReadStream());
    };
    const first = await save(/^Add to calendar/);
    const second = await save(/^Add to calendar/);
    const getUids = (file: string) =>
      new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((event) => {
        const uid = event.getFirstPropertyValue("uid");
        return typeof uid === "string" ? uid : "";
      });
    expect(new Set(getUids(first)).size).toBe(getUids(first).length);
    expect(getUids(second)).toEqual(getUids(first));
    expect(getUids(first).some((uid) => uid.startsWith(`appSubmit.${austin}`))).toBe(true);
    const table = await save(/^Tasks as CSV/);
    expect(table).toContain("Send the application to The University of Texas at Austin");

    const letter = { format: "Letter" } as const;
    await page.emulateMedia({ media: "print" });
    await page.getByText("What must be done. Printed on November 21, 2026.", { exact: false }).waitFor();
    expect(countPages(await page.pdf(letter))).toBe(1);
    await page.emulateMedia({ media: "screen" });
    await page.getByText("The next three months").click();
    await page.emulateMedia({ media: "print" });
    expect(countPages(await page.pdf(letter))).toBe(1);
    await close();
  });

  test("by keyboard alone: a tab is chosen, a section opened, a task ticked", async () => {
    const { page, close } = await openTimeline(2027, seniorList);
    await page.getByRole("tab", { name: "By month" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.activeElement?.textContent === "By college");
    await page.keyboard.press("Home");
    await page.waitForFunction(() => document.activeElement?.textContent === "By month");
    await findSection(page, "February 2027").focus();
    await page.keyboard.press("Enter");
    const box = findRow(page, "See that the mid-year report reaches Rice University").getByRole("checkbox");
    await box.waitFor();
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "checkbox");
    await page.keyboard.press("Space");
    await page
      .getByText(/^Ticked off: /)
      .first()
      .waitFor();
    await box.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => box.isChecked(), slowly).toBe(true);
    await close();
  });

  test.each(["light", "dark"] as const)(
    "has no barrier that axe finds, and fits 320 px, %s",
    async (colorScheme) => {
      const { page, close } = await openTimeline(2027, seniorList, { colorScheme });
      await openRow(page, "Send the application to The University of Texas at Austin");
      await findSection(page, "What can be dropped").click();
      await findSection(page, "The picture in words").click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await close();
    },
  );
});

function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
