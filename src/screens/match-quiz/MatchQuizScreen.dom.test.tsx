/** The match quiz: three answers to a saved college, by keyboard alone, shared, and with wrong answers. */
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { navigate } from "#ui/router.tsx";
import { readShownText } from "../../../test/dom/actions.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";

const quiz = "/college-match-quiz";
const firstList = page.getByCss("[data-first-list] [data-row]");
const readText = (element: Element) => (element instanceof HTMLElement ? element.innerText : "");
const openButton = (row: typeof firstList) => row.getByCss("button[aria-expanded]");
const next = () => page.getByRole("button", { name: /^Next: / }).click();

async function waitForStep(hash: string): Promise<void> {
  await expect.poll(() => window.location.hash).toBe(`#${hash}`);
}

async function waitForFirstList(): Promise<void> {
  await expect.element(firstList.nth(5)).toBeInTheDocument();
}

/** Grades, home and what the family can pay, as a student types them. */
async function answerThreeQuestions(): Promise<void> {
  await waitForStep("grades");
  await page.getByText("11th", { exact: true }).click();
  await page.getByLabelText("Grade average (GPA)").fill("3.6");
  await next();
  await waitForStep("home");
  await page.getByLabelText("ZIP code, or your state").fill("78701");
  await expect.element(page.getByText("In Texas.")).toBeVisible();
  await next();
  await waitForStep("pay");
  await page.getByLabelText("What your family can pay a year").fill("18,000");
  await page.getByRole("button", { name: "See my colleges" }).click();
  await waitForStep("results");
  await waitForFirstList();
}

/** From the results by the button that names the next question, however many come before; each is another one. */
async function reach(step: string): Promise<string[]> {
  await page.getByRole("button", { name: /^Next: / }).click();
  const seen: string[] = [];
  for (;;) {
    await expect.poll(() => [...seen, "", "#results"].includes(window.location.hash)).toBe(false);
    seen.push(window.location.hash);
    if (window.location.hash === `#${step}`) return seen;
    await next();
  }
}

describe("the match quiz on a phone", () => {
  beforeEach(() => openScreen(quiz));

  test("three answers give six to ten real colleges; one saved is there after a reload", async () => {
    await answerThreeQuestions();
    const count = firstList.elements().length;
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(10);
    // In groups, the surest first, under a line that says how the list is balanced.
    const groups = page.getByCss("[data-first-list] h3").elements().map(readText);
    expect(groups).toEqual(["Safety", "Likely", "Target", "Reach"]);
    await expect
      .element(page.getByText(/^\d (safety|safeties), \d likely, \d targets?, \d reach(es)?[;.]/))
      .toBeVisible();
    const said = firstList.elements().map(readText).join(" ");
    expect(said).toContain("May be within budget");
    for (const row of firstList.elements()) {
      expect(readText(row)).toMatch(/, [A-Z]\w+\s·\s(Under a mile|[\d,]+\smiles?)/);
      expect(readText(row)).toMatch(/\d%|Admits|Guaranteed/);
      // Without an income no range stands for all of them: the five prices do.
      expect(readText(row)).toMatch(/(\$[\d,]+\s*){5}|\$[\d,]+ a year/);
    }
    // Each mark is explained once, above the list, where somebody asks; and the five incomes are named once.
    const legend = page.getByCss("[data-first-list] details").element().textContent;
    expect(legend.match(/May be within budget: /g)).toHaveLength(1);
    expect(legend.match(/Dots: /g)).toHaveLength(1);
    expect(said.match(/for a family income up to/g)).toHaveLength(1);

    const name = readShownText(firstList.first().getByRole("heading").first());
    await expect.element(page.getByRole("link", { name: "My plan (0)" })).toBeVisible();
    await firstList
      .first()
      .getByRole("button", { name: `Save ${name} to my plan` })
      .click();
    await expect.element(page.getByText(`${name} is in your plan.`).first()).toBeVisible();
    // The tray counts it, and saves the rest at once.
    await expect.element(page.getByRole("link", { name: "My plan (1)" })).toBeVisible();
    await page.getByRole("button", { name: `Save all ${count} to my plan` }).click();
    await expect.element(page.getByRole("link", { name: `My plan (${count})` })).toBeVisible();
    expect(page.getByRole("button", { name: "Save all" }).elements()).toHaveLength(0);
    await expect.element(page.getByRole("button", { name: "Compare 4 colleges" })).toBeVisible();
    await reopenScreen();
    await expect
      .element(page.getByRole("button", { name: `Saved: ${name} is in my plan` }).first())
      .toBeVisible();
    expect(window.location.hash).toBe("#results");
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test("a link to the quiz leads to the results once questions are answered", async () => {
    await answerThreeQuestions();
    // As a link does in the menu, which is not drawn here.
    navigate(quiz);
    expect(window.location.hash).toBe("");
    await waitForStep("results");
    await waitForFirstList();
  });

  test("a row opens in place with why, what would change it, and its price at another income", async () => {
    await answerThreeQuestions();
    const seventh = firstList.nth(6);
    await expect.element(openButton(seventh)).toHaveAttribute("aria-expanded", "false");
    openButton(seventh).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(openButton(seventh)).toHaveAttribute("aria-expanded", "true");
    await expect.element(openButton(seventh)).toHaveFocus();
    await expect.element(seventh.getByText("Why this one")).toBeVisible();
    await expect.element(seventh.getByText("With a GPA of 3.8")).toBeVisible();
    await seventh.getByText(/^How the \d+% match is calculated$/).click();
    await expect.element(seventh.getByText("Academics", { exact: true })).toBeVisible();
    // What it opens is named by the button, and one row does not open the others.
    const panel = document.getElementById(openButton(seventh).element().getAttribute("aria-controls") ?? "");
    expect(panel?.textContent).toContain("What would change it");
    expect(firstList.getByCss("[aria-expanded=true]").elements()).toHaveLength(1);

    await seventh.getByText("What if we earned …").click();
    const slider = seventh.getByLabelText("Family income");
    await expect.element(slider).toHaveValue("60000");
    const price = seventh.getByCss("div[role=status]").filter({ hasText: "a year" });
    await expect.element(price).toBeVisible();
    const before = readShownText(price);
    await slider.fill("150000");
    await expect.poll(() => readShownText(price)).not.toBe(before);
    openButton(seventh).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(openButton(seventh)).toHaveAttribute("aria-expanded", "false");
    expect(panel?.textContent).toBe("");

    // The income that was tried can be kept; the whole list follows.
    await openButton(seventh).click();
    await seventh.getByText("What if we earned …").click();
    await slider.fill("150000");
    await seventh.getByRole("button", { name: "Use $150,000 as our income" }).click();
    await expect
      .element(page.getByText("Your prices now use an income of $150,000 a year.").first())
      .toBeVisible();
    await expect.element(page.getByText("these prices are wide")).not.toBeInTheDocument();
  });

  test("one tap on an income range turns the five prices into one", async () => {
    await answerThreeQuestions();
    const asked = page.getByRole("group", { name: "What does your family earn in a year, before taxes?" });
    await expect.element(asked).toBeVisible();
    await expect.element(page.getByText("depend on your income").first()).toBeVisible();
    await asked.getByRole("button", { name: "$48,001 to $75,000" }).click();
    await expect.element(page.getByText("We are using an income of about $61,500.").first()).toBeVisible();
    await expect.poll(() => page.getByText("for a family income up to").elements().length).toBe(0);
    expect(asked.elements()).toHaveLength(0);
    await expect
      .element(
        page.getByText(/students like you would get into a four-year college they can pay for/).first(),
      )
      .toBeVisible();
  });

  test("the income is asked with the budget, and the question is offered where it is missed", async () => {
    await answerThreeQuestions();
    await page.getByRole("button", { name: "Type the exact amount" }).click();
    await waitForStep("pay");
    await expect.element(page.getByLabelText("What your family can pay a year")).toHaveValue("18,000");
    await page.getByLabelText("Yearly family income").fill("62000");
    await page.getByRole("button", { name: "See my colleges" }).click();
    await waitForStep("results");
    await waitForFirstList();
    await expect.poll(() => page.getByText("for a family income up to").elements().length).toBe(0);
    await page.getByText("Your answers: 3 of 11").click();
    await expect.element(page.getByText("Can pay $18,000 a year · Income $62,000")).toBeVisible();
  });

  test("a further answer says what it changed", async () => {
    await answerThreeQuestions();
    await reach("tests");
    await page.getByLabelText("SAT total").fill("1350");
    await expect.element(page.getByText(/Your chance at .+ goes from .+ to .+\./).first()).toBeVisible();
    await next();
    await expect.poll(() => window.location.hash).not.toBe("#tests");
    window.history.back();
    await waitForStep("tests");
    await expect.element(page.getByLabelText("SAT total")).toHaveValue("1350");
  });

  test("whoever is not sure is not asked again: every question comes once, and then the rest is left open", async () => {
    await waitForStep("grades");
    await page.getByText("11th", { exact: true }).click();
    await page.getByLabelText("Grade average (GPA)").fill("3.1");
    await next();
    await waitForStep("home");
    await page.getByLabelText("ZIP code, or your state").fill("43215");
    await expect.element(page.getByText("In Ohio.")).toBeVisible();
    await next();
    await waitForStep("pay");
    await page.getByRole("button", { name: "Not sure yet" }).click();
    await waitForStep("results");
    await waitForFirstList();
    await page.getByRole("button", { name: /^Next: / }).click();
    const seen: string[] = [];
    while (window.location.hash !== "#results") {
      await expect.poll(() => seen.includes(window.location.hash)).toBe(false);
      const screen = window.location.hash;
      seen.push(screen);
      await page.getByRole("button", { name: /^(Skip|Not sure yet|No scores yet|All kinds)$/ }).click();
      await expect.poll(() => window.location.hash).not.toBe(screen);
    }
    expect(seen.toSorted()).toEqual(
      expect.arrayContaining(["#distance", "#kind", "#living", "#majors", "#setting", "#size", "#tests"]),
    );
    expect(seen).not.toContain("#pay");
    await expect.element(page.getByText("You skipped the other questions.")).toBeVisible();
    expect(page.getByRole("button", { name: /^Next: / }).elements()).toHaveLength(0);
  });

  test("the whole list filters and sorts, has only the rows in sight, and keeps its order through a reload", async () => {
    await answerThreeQuestions();
    const whole = page.getByCss("section:has(#whole-title)");
    const rows = whole.getByCss("ol > li[data-row]");
    expect(whole.elements()).toHaveLength(0);
    await page.getByRole("button", { name: "See all colleges" }).click();
    await expect.element(rows.first()).toBeInTheDocument();
    const all = Number(rows.first().element().getAttribute("aria-setsize"));
    expect(all).toBeGreaterThan(500);
    await expect
      .element(whole.getByText(`${all.toLocaleString("en-US")} colleges`, { exact: true }))
      .toBeVisible();
    expect(rows.elements().length).toBeLessThan(40);
    await expect.element(rows.first().getByText(/^\d+% match/)).toBeVisible();

    // Far down there are other rows, numbered on; the one with the focus stays.
    const firstButton = openButton(rows.first()).element();
    firstButton.focus();
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await expect.poll(() => Number(rows.last().element().getAttribute("aria-posinset"))).toBeGreaterThan(100);
    expect(rows.elements().length).toBeLessThan(40);
    expect(document.activeElement).toBe(firstButton);
    firstButton.blur();
    window.scrollTo(0, 0);

    await whole.getByLabelText("Sort by").selectOptions("price");
    await expect.element(rows.first().getByText(/in mid-range/)).toBeInTheDocument();
    await whole.getByLabelText("Sort by").selectOptions("distance");
    await expect.element(rows.first().getByText(/from home/)).toBeInTheDocument();
    await reopenScreen();
    await expect.element(rows.first().getByText(/from home/)).toBeInTheDocument();
    await expect.element(whole.getByLabelText("Sort by")).toHaveValue("distance");
    await whole.getByText("Filter", { exact: true }).click();
    await whole.getByText("Safety", { exact: true }).first().click();
    await expect.element(whole.getByRole("button", { name: "Clear filters" })).toBeVisible();
    // The list follows its filter in a further step.
    await expect.poll(() => readShownText(rows.first())).toContain("Safety");
    expect(Number(rows.first().element().getAttribute("aria-setsize"))).toBeLessThan(all);
  });

  test("with the keyboard alone: Tab, arrow keys, space and Enter reach a first list", async () => {
    await waitForStep("grades");
    await pressTabUntil("GPA");
    await userEvent.keyboard("3.2{Enter}");
    await waitForStep("home");
    await waitForFocusOn("Where do you live?");
    await userEvent.keyboard("{Tab}Ohio{Enter}");
    await waitForStep("pay");
    await waitForFocusOn("What can your family pay a year?");
    await userEvent.keyboard("{Tab}12000{Enter}");
    await waitForStep("results");
    await waitForFirstList();
    await waitForFocusOn("Your first list");
  });
});

describe("answers that cannot be right", () => {
  test("each gets its sentence at the field, keeps what was typed, and holds the question", async () => {
    await openScreen(quiz);
    await waitForStep("grades");
    const gpa = page.getByLabelText("Grade average (GPA)");
    await gpa.fill("5");
    await expect.element(page.getByText("A 4.0 scale goes up to 4.0.")).toBeVisible();
    await next();
    expect(window.location.hash).toBe("#grades");
    await expect.element(gpa).toHaveValue("5");
    await page.getByText("Weighted", { exact: true }).click();
    await expect.element(gpa).toHaveValue("5");
    await expect.element(page.getByText("We use 4.4")).toBeVisible();
    await next();

    const home = page.getByLabelText("ZIP code, or your state");
    await home.fill("00000");
    await expect.element(page.getByText("We don’t have the ZIP code 00000")).toBeVisible();
    await home.fill("09012");
    await expect.element(page.getByText("A military address isn’t on the map")).toBeVisible();
    const ofRecord = page.getByLabelText("Home state of record");
    await ofRecord.selectOptions("Ohio");
    await expect.element(ofRecord).toHaveValue("OH");
    await home.fill("Texass");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("We don’t recognize that state.")).toBeVisible();
    await expect.element(home).toHaveValue("Texass");
    await home.fill("tx");
    await userEvent.keyboard("{Enter}");

    await waitForStep("pay");
    const pay = page.getByLabelText("What your family can pay a year");
    await pay.fill("-1");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByText("Enter 0 or more. Use 0 if there was no income, or a loss."))
      .toBeVisible();
    await pay.fill("15000");
    const income = page.getByLabelText("Yearly family income");
    await income.fill("-20000");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByText("Enter 0 or more. Use 0 if there was no income, or a loss."))
      .toBeVisible();
    await expect.element(income).toHaveValue("-20000");
    expect(window.location.hash).toBe("#pay");
    await income.fill("");
    await userEvent.keyboard("{Enter}");
    await waitForFirstList();

    await reach("tests");
    await page.getByLabelText("SAT total").fill("1601");
    await expect.element(page.getByText("An SAT total is at most 1600.")).toBeVisible();
    await expect.element(page.getByLabelText("SAT total")).toHaveValue("1601");
    await page.getByLabelText("ACT composite").fill("37");
    await expect.element(page.getByText("An ACT composite is at most 36.")).toBeVisible();
    await page.getByRole("button", { name: "No scores yet" }).click();
    await expect.poll(() => window.location.hash).not.toBe("#tests");
    if (window.location.hash === "#results") await reach("record");
    else while (window.location.hash !== "#record") await next();
    await page.getByLabelText("Class rank (top %)").fill("101");
    await next();
    await expect.element(page.getByText("Use a number from 1 to 100")).toBeVisible();
    expect(window.location.hash).toBe("#record");
    await page.getByRole("button", { name: "Skip" }).click();
    await expect.poll(() => window.location.hash).not.toBe("#record");
  });
});

/** The heading of the view has the focus, so that a screen reader says where the student is. */
async function waitForFocusOn(heading: string): Promise<void> {
  await expect.poll(() => document.activeElement?.textContent).toBe(heading);
}

/** Presses Tab until the field whose label holds `text` has the focus. */
async function pressTabUntil(text: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    const isField = focused instanceof HTMLInputElement && focused.type === "text";
    if (isField && focused.labels?.[0]?.textContent.includes(text) === true) return;
  }
  throw new Error(`No Tab led to ${text}.`);
}
