/** The timeline on November 21, 2026: a senior ticks, edits, drops and adds tasks; other classes, and what is missing. */
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type DeadlineTable, decodeDeadlines } from "#domain/college/deadlineTable.ts";
import { focusOn, readSavedFile } from "../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen, reopenScreen, type ScreenOptions } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { stubApi } from "../../../test/dom/stubApi.ts";
import {
  austin,
  type Listed,
  planFile,
  rice,
  seniorList,
  today,
} from "../../../test/support/timelinePlan.ts";

const everyTask = page.getByRole("region", { name: "Every task" });
const section = (name: string) => page.getByCss("summary").filter({ hasText: new RegExp(`^${name}`) });
const row = (title: string) => everyTask.getByRole("listitem").filter({ hasText: title }).first();

/** The day stands still, so that the test says the same next year. */
async function openTimeline(
  graduationYear: number,
  list: readonly Listed[],
  options: ScreenOptions & { on?: string } = {},
): Promise<void> {
  const { on = today, ...rest } = options;
  const plan = planFile(graduationYear, list);
  await openScreen("/timeline-success", { ...rest, plan, now: `${on}T12:00:00` });
  await expect.element(page.getByText(/Today is /)).toBeVisible();
}

/** Every task has a row of its own by month; the months are folded at first. */
async function unfold(): Promise<void> {
  await page.getByRole("tab", { name: "By month" }).click();
  await expect.element(everyTask).toBeVisible();
  for (const summary of everyTask.getByCss("details:not([open]) > summary").elements()) {
    const isMonth = /^(Past due|November|December)/.test(summary.textContent ?? "");
    if (isMonth && summary instanceof HTMLElement) summary.click();
  }
}

async function openRow(title: string): Promise<void> {
  await row(title).getByCss("summary").click();
}

describe("a senior on November 21", () => {
  test("is told what is past and what is still open, ticks, undoes, and a reload keeps the tick", async () => {
    await openTimeline(2027, seniorList);
    await expect.element(page.getByText("Class of 2027, grade 12, applications in 2026-27.")).toBeVisible();
    await expect.element(page.getByText("Today is November 21, 2026.")).toBeVisible();
    await expect.element(page.getByText("It is too late for 3 tasks.")).toBeVisible();
    // This week's three come first; nothing is counted against them, and the rest is folded by month.
    const next = page.getByRole("heading", { name: "Next steps" });
    await expect.element(next).toBeVisible();
    expect(page.getByText(/ of \d+ steps/).elements()).toHaveLength(0);
    expect(page.getByText(/\d+ steps? done/).elements()).toHaveLength(1);
    await expect.element(page.getByRole("heading", { name: "Due", exact: true })).toBeVisible();
    await expect.element(page.getByText(/^\d+ more due within two weeks$/)).toBeVisible();
    await unfold();
    // The last SAT before December 1 is over; its scores would come after.
    await expect
      .element(
        page.getByText(
          "SAT scores come out around December 18, 2026. The University of Texas at Austin wants the application by December 1, 2026.",
        ),
      )
      .toBeVisible();

    const box = row("Submit your application to The University of Texas at Austin").getByRole("checkbox");
    await box.click();
    await expect
      .element(
        page.getByText("Done: Submit your application to The University of Texas at Austin", {
          exact: true,
        }),
      )
      .toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(box).not.toBeChecked();
    await box.click();
    await reopenScreen();
    await unfold();
    await expect.element(box).toBeChecked();

    // What the status says is done needs no tick.
    await section("Done in earlier months").click();
    const sent = row("Submit your application to Duke University").getByRole("checkbox");
    await expect.element(sent).toBeVisible();
    await expect.element(sent).toBeChecked();
    await expect.element(sent).toBeDisabled();
  });

  test("changes the list and comes back: the tick is kept", async () => {
    await openTimeline(2027, seniorList);
    await unfold();
    const title = "Submit your application to The University of Texas at Austin";
    await row(title).getByRole("checkbox").click();
    const college = "/colleges/the-university-of-texas-at-austin";
    await reopenScreen(college);
    await page
      .getByRole("button", { name: /^Saved: The University of Texas/ })
      .first()
      .click();
    await expect
      .element(page.getByRole("button", { name: /^Save The University of Texas/ }).first())
      .toBeVisible();
    await reopenScreen("/timeline-success");
    await unfold();
    await expect.element(row("Open the UC application")).toBeVisible();
    expect(everyTask.getByText(title).elements()).toHaveLength(0);
    await reopenScreen(college);
    await page
      .getByRole("button", { name: /^Save The University of Texas/ })
      .first()
      .click();
    await expect
      .element(page.getByRole("button", { name: /^Saved: The University of Texas/ }).first())
      .toBeVisible();
    await reopenScreen("/timeline-success");
    await unfold();
    await expect.element(row(title).getByRole("checkbox")).toBeChecked();
  });

  test("edits a task, drops one and brings it back; what waits for a task is one press away", async () => {
    await openTimeline(2027, seniorList);
    await unfold();
    const title = "Draft four of the eight UC questions, 350 words each";
    await openRow(title);
    await row(title).getByRole("button", { name: /^Edit/ }).click();
    const editor = row("Due date");
    const typed = editor.getByLabelText("Task");
    await expect.element(typed).toHaveValue(title);
    await typed.fill("Draft two UC questions");
    await editor.getByLabelText("Due date").fill("2/30/2027");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect.element(editor.getByText("This isn’t a valid date. Enter it like 12/5/2026.")).toBeVisible();
    // A reload loses nothing of what was typed.
    await reopenScreen();
    await unfold();
    await expect.element(typed).toHaveValue("Draft two UC questions");
    await expect.element(editor.getByLabelText("Due date")).toHaveValue("2/30/2027");
    await editor.getByLabelText("Due date").fill("11/24");
    await editor.getByRole("button", { name: "Save" }).click();
    const edited = row("Draft two UC questions");
    await expect.element(edited.getByText("November 24, 2026")).toBeVisible();
    await expect.element(edited.getByText("Edited")).toBeVisible();
    await openRow("Draft two UC questions");
    await edited.getByRole("link", { name: "Submit the UC application" }).click();
    expect(document.activeElement?.id).toBe("task-ucSubmit");

    await edited.getByRole("button", { name: /^Edit/ }).click();
    await page.getByRole("button", { name: "Back to the original" }).click();
    await expect.element(row(title)).toBeVisible();

    await openRow(title);
    await row(title)
      .getByRole("button", { name: /^Drop it/ })
      .click();
    await section("Dropped: 1 task").click();
    expect(everyTask.getByRole("checkbox", { name: title }).elements()).toHaveLength(0);
    await page.getByRole("button", { name: /^Restore/ }).click();
    await expect.element(everyTask.getByRole("checkbox", { name: title })).toBeVisible();
  });

  test("adds a task of the family's own, edits it, removes it and takes that back", async () => {
    await openTimeline(2027, seniorList);
    await page.getByRole("button", { name: "Add your own task" }).click();
    const form = page.getByRole("region", { name: "Your own task" });
    await form.getByRole("button", { name: "Add the task" }).click();
    await expect.element(form.getByText("Enter a task.")).toBeVisible();
    await form.getByLabelText("Task").fill("Call Aunt Rosa about the ride");
    await form.getByLabelText("Due date").fill("tomorrow");
    await form.getByRole("button", { name: "Add the task" }).click();
    await expect.element(form.getByText("This isn’t a valid date.", { exact: false })).toBeVisible();
    await reopenScreen();
    await expect.element(form.getByLabelText("Task")).toHaveValue("Call Aunt Rosa about the ride");
    await form.getByLabelText("Due date").fill("11/23/2026");
    await form.getByLabelText("Who does it").selectOptions("Parent");
    await form.getByLabelText("For which college").selectOptions("Rice University");
    await form.getByRole("button", { name: "Add the task" }).click();
    const own = row("Call Aunt Rosa about the ride");
    await expect.element(own.getByText("November 23, 2026")).toBeVisible();
    await expect.element(own.getByText("Rice University")).toBeVisible();

    await openRow("Call Aunt Rosa about the ride");
    await own.getByRole("button", { name: /^Edit/ }).click();
    await page.getByLabelText("Task", { exact: true }).fill("Call Aunt Rosa about two rides");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await openRow("Call Aunt Rosa about two rides");
    await row("Call Aunt Rosa about two rides")
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect
      .element(page.getByText("Removed: Call Aunt Rosa about two rides", { exact: true }))
      .toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(row("Call Aunt Rosa about two rides")).toBeVisible();
  });

  test("has no barrier with a task and the sections opened, in either theme", async () => {
    await openTimeline(2027, seniorList);
    await unfold();
    await openRow("Submit your application to The University of Texas at Austin");
    await section("What you can skip").click();
    await section("The year as a table").click();
    expect(await findBarriersInBothThemes()).toEqual([]);
  });

  test("looks at it by person, and the device remembers", async () => {
    await openTimeline(2027, seniorList);
    await page.getByRole("tab", { name: "By person" }).click();
    await expect.element(page.getByRole("heading", { name: "Parent" })).toBeVisible();
    await reopenScreen();
    await expect.element(page.getByRole("heading", { name: "Parent" })).toBeVisible();
    await expect
      .element(page.getByRole("tab", { name: "By person" }))
      .toHaveAttribute("aria-selected", "true");
  });

  test("takes it along: a calendar without doubles, and a table", async () => {
    await openTimeline(2027, seniorList);
    const save = (name: RegExp) => readSavedFile(() => page.getByRole("button", { name }).click());
    const first = await save(/^Add to calendar/);
    const second = await save(/^Add to calendar/);
    const uidsOf = (file: string) =>
      new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((event) => {
        const uid = event.getFirstPropertyValue("uid");
        return typeof uid === "string" ? uid : "";
      });
    expect(new Set(uidsOf(first)).size).toBe(uidsOf(first).length);
    expect(uidsOf(second)).toEqual(uidsOf(first));
    expect(uidsOf(first).some((uid) => uid.startsWith(`appSubmit.${austin}`))).toBe(true);
    const table = await save(/^Tasks as CSV/);
    expect(table).toContain("Regular decision,,The University of Texas at Austin");
  });

  test("by keyboard alone: a tab is chosen, a section opened, a task ticked", async () => {
    await openTimeline(2027, seniorList);
    await focusOn(page.getByRole("tab", { name: "What to do" }));
    await userEvent.keyboard("{End}");
    await expect.poll(() => document.activeElement?.textContent).toBe("By person");
    await userEvent.keyboard("{Home}");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => document.activeElement?.textContent).toBe("By month");
    await focusOn(section("February 2027"));
    await userEvent.keyboard("{Enter}");
    const box = row("Make sure the mid-year report reaches Rice University").getByRole("checkbox");
    await expect.element(box).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await expect.poll(() => document.activeElement?.getAttribute("type")).toBe("checkbox");
    await userEvent.keyboard(" ");
    await expect.element(page.getByText(/^Done: /).first()).toBeVisible();
    await focusOn(box);
    await userEvent.keyboard(" ");
    await expect.element(box).toBeChecked();
  });
});

describe("what to do", () => {
  test("eight colleges are one action with a tick each; a tick is kept, and the next college follows", async () => {
    await openTimeline(2027, seniorList);
    const action = everyTask.getByCss("summary").filter({ hasText: /^Submit your applications/ });
    await action.first().click();
    const box = everyTask.getByRole("checkbox", { name: /Rice University/ }).first();
    await expect.element(box).toBeVisible();
    await box.click();
    await expect.element(box).toBeChecked();
    await expect
      .element(page.getByText(/^Done: Submit your application to Rice University/).first())
      .toBeVisible();
  });
});

describe("the timeline", () => {
  test("a junior's dates from this year's are expected, not published", async () => {
    await openTimeline(2028, [{ unitId: rice, applicationPlan: "regularDecision" }, { unitId: austin }], {
      viewport: desktop,
    });
    await expect.element(page.getByText("Class of 2028, grade 11, applications in 2027-28.")).toBeVisible();
    await page.getByRole("tab", { name: "By college" }).click();
    await section("Rice University").click();
    const title = "Submit your application to Rice University";
    await openRow(title);
    await expect
      .element(row(title).getByText("usually around January 4, 2028", { exact: false }))
      .toBeVisible();
    await expect.element(row(title).getByRole("link", { name: /^Check with/ })).toBeVisible();
  });

  test("after an acceptance only what this college needs is shown, by week, and the year on asking", async () => {
    const list = [
      { unitId: rice, status: "enrolled" },
      { unitId: austin, status: "denied" },
    ];
    await openTimeline(2027, list, { on: "2027-05-10" });
    await expect
      .element(page.getByRole("heading", { name: "What Rice University still needs" }))
      .toBeVisible();
    expect(page.getByText(/^Week of /).elements().length).toBeGreaterThan(1);
    expect(page.getByRole("heading", { name: "Every task" }).elements()).toHaveLength(0);
    await page.getByRole("button", { name: "Show the whole year" }).click();
    await expect.element(page.getByRole("heading", { name: "Every task" })).toBeVisible();
    await page.getByRole("button", { name: "Show only what this college needs" }).click();
    await expect
      .element(page.getByRole("heading", { name: "What Rice University still needs" }))
      .toBeVisible();
  });

  test("a visitor subscribes to the dates of the list; signed in, to the plan, at an address that can be turned off", async () => {
    await openTimeline(2027, [{ unitId: rice }, { unitId: austin }]);
    await page.getByRole("button", { name: "Subscribe", exact: true }).click();
    const link = page.getByRole("link", { name: "Subscribe in a calendar app" });
    await expect
      .element(link)
      .toHaveAttribute(
        "href",
        `webcal://${location.host}/calendar/rice-university,the-university-of-texas-at-austin.ics`,
      );
    await expect
      .element(page.getByText("Some calendar apps check only once a day", { exact: false }))
      .toBeVisible();

    let since: string | null = null;
    const url = `${location.origin}/calendar/plan/${"n".repeat(43)}.ics`;
    stubApi("GET /api/plans/*", ({ path }) => (path.endsWith("/calendar") ? { body: { since } } : undefined));
    stubApi("POST /api/plans/*", ({ path }) => {
      if (!path.endsWith("/calendar")) return undefined;
      since = "2026-11-21T12:00:00.000Z";
      return { status: 201, body: { url, since } };
    });
    stubApi("DELETE /api/plans/*", ({ path }) => {
      if (!path.endsWith("/calendar")) return undefined;
      since = null;
      return { status: 204 };
    });
    signIn();
    await page.getByRole("button", { name: "Make a calendar address" }).click();
    await expect.element(page.getByRole("textbox", { name: "Calendar address" })).toHaveValue(url);
    await expect.element(link).toHaveAttribute("href", url.replace(/^http:/, "webcal:"));
    await page.getByRole("button", { name: "Turn it off" }).click();
    await page.getByRole("button", { name: "Yes, turn it off" }).click();
    await expect.element(page.getByText("The calendar address no longer works.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Make a calendar address" })).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
  });

  test("forty colleges are ticked through", async () => {
    const { deadlineTable } = (await (await fetch("/api/application-timeline")).json()) as {
      deadlineTable: DeadlineTable;
    };
    const forty = [...new Set(decodeDeadlines(deadlineTable).map(({ unitId }) => unitId))].slice(0, 40);
    await openTimeline(
      2027,
      forty.map((unitId) => ({ unitId })),
    );
    await unfold();
    const boxes = everyTask.getByRole("checkbox");
    for (let index = 0; index < 5; index += 1) {
      await boxes.nth(index).click();
      await expect.element(boxes.nth(index)).toBeChecked();
    }
  });

  test("without a graduation year the page leads to the questions", async () => {
    await openScreen("/timeline-success");
    await expect.element(page.getByText("Start with your graduation year")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Make my timeline" }))
      .toHaveAttribute("href", "/application-timeline");
  });

  test("deadlines that cannot be fetched say why, and come with another try", async () => {
    const restore = stubApi("GET /api/application-timeline", { status: 404 });
    await openScreen("/timeline-success", { plan: planFile(2027, seniorList), now: `${today}T12:00:00` });
    await expect.element(page.getByText("We couldn’t load the deadlines")).toBeVisible();
    restore();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(everyTask).toBeVisible();
  });
});
