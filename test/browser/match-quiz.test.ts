/** The match quiz in a real browser: three answers to a saved college, by keyboard alone, shared, and with wrong answers. */
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { type OpenPage, open } from "./open.ts";

const quiz = "/college-match-quiz";
let opened: OpenPage | null = null;

afterEach(async () => {
  const page = opened;
  opened = null;
  await page?.close();
});

async function openQuiz(path = quiz): Promise<Page> {
  opened = await open(path);
  return opened.page;
}

/** Grades, home and what the family can pay, as a student types them. */
async function answerThreeQuestions(page: Page): Promise<void> {
  await page.waitForURL(/#grades$/);
  await page.getByText("11th", { exact: true }).click();
  await page.getByLabel("Grade average (GPA)").fill("3.6");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/#home$/);
  await page.getByLabel("ZIP code, or your state").fill("78701");
  await page.getByText("Texas, with distances.").waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/#pay$/);
  await page.getByLabel("What your family can pay a year").fill("18,000");
  await page.getByRole("button", { name: "See my colleges" }).click();
  await page.waitForURL(/#results$/);
  await page.locator("[data-first-list] > li").nth(7).waitFor();
}

const findFirstList = (page: Page) => page.locator("[data-first-list] > li");

describe("the match quiz on a phone", () => {
  test("from home three answers give eight real colleges; one saved is there after a reload", async () => {
    const page = await openQuiz("/");
    await page.locator(`main a[href="${quiz}"]`).first().click();
    await answerThreeQuestions(page);
    expect(await findFirstList(page).count()).toBe(8);
    const labels = await findFirstList(page).locator("svg + *, span").allInnerTexts();
    for (const label of ["Likely", "Target", "Reach"]) expect(labels.join(" ")).toContain(label);

    const name = await findFirstList(page).first().getByRole("heading").innerText();
    await findFirstList(page)
      .first()
      .getByRole("button", { name: `Save ${name} to my plan` })
      .click();
    await page.getByText(`${name} is in your plan.`).first().waitFor();
    await page.reload();
    await page
      .getByRole("button", { name: `Saved: ${name} is in my plan` })
      .first()
      .waitFor();
    expect(page.url()).toMatch(/#results$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  test("a further answer says what it changed, and why and what-if open on each college", async () => {
    const page = await openQuiz();
    await answerThreeQuestions(page);
    await findFirstList(page).nth(6).getByText("Why this one").click();
    await findFirstList(page).nth(6).getByText("Academics", { exact: true }).waitFor();
    await findFirstList(page).nth(6).getByText("What would change it").click();
    await findFirstList(page).nth(6).getByText("With a GPA of 3.8").waitFor();

    await page.getByRole("button", { name: "Next: test scores" }).click();
    await page.waitForURL(/#tests$/);
    await page.getByLabel("SAT total").fill("1350");
    await page.getByText(/Your chance at .+ goes from .+ to .+\./).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/#income$/);
    await page.getByLabel("Family income a year").fill("62000");
    await page.getByText(/more within your price: /).waitFor();
    await page.goBack();
    await page.waitForURL(/#tests$/);
    expect(await page.getByLabel("SAT total").inputValue()).toBe("1350");
  });

  test("the whole list filters and sorts, shows twenty at a time, and keeps its order through a reload", async () => {
    const page = await openQuiz();
    await answerThreeQuestions(page);
    const whole = page.locator("section", { has: page.locator("#whole-title") });
    await whole.locator("ol > li").nth(19).waitFor();
    expect(await whole.locator("ol > li").count()).toBe(20);
    await whole.getByRole("button", { name: "Show 20 more" }).click();
    await whole.locator("ol > li").nth(39).waitFor();
    await whole.getByLabel("Sort by").selectOption("distance");
    await whole.locator("ol > li").first().getByText(/mile/).waitFor();
    await page.reload();
    await whole.locator("ol > li").nth(19).waitFor();
    expect(await whole.getByLabel("Sort by").inputValue()).toBe("distance");
    await whole.getByText("Filter", { exact: true }).click();
    await whole.getByText("Safety", { exact: true }).first().click();
    await whole.getByRole("button", { name: "Clear filters" }).waitFor();
    // The list follows its filter in a further step.
    const first = whole.locator("ol > li").first();
    await expect.poll(() => first.innerText()).toContain("Safety");
  });

  test("with the keyboard alone: Tab, arrow keys, space and Enter reach a first list", async () => {
    const page = await openQuiz();
    await page.waitForURL(/#grades$/);
    await pressTabUntil(page, "GPA");
    await page.keyboard.type("3.2");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#home$/);
    await focusOn(page, "Where do you live?");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ohio");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#pay$/);
    await focusOn(page, "What can your family pay a year?");
    await page.keyboard.press("Tab");
    await page.keyboard.type("12000");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#results$/);
    await findFirstList(page).nth(7).waitFor();
    await focusOn(page, "Your first list");
  });
});

describe("answers that cannot be right", () => {
  test("each gets its sentence at the field, keeps what was typed, and holds the question", async () => {
    const page = await openQuiz();
    await page.waitForURL(/#grades$/);
    const gpa = page.getByLabel("Grade average (GPA)");
    await gpa.fill("5");
    await page.getByText("A 4.0 scale ends at 4.0.").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    expect(page.url()).toMatch(/#grades$/);
    expect(await gpa.inputValue()).toBe("5");
    await page.getByText("Weighted", { exact: true }).click();
    expect(await gpa.inputValue()).toBe("5");
    await page.getByText("Used as 4.4").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();

    const home = page.getByLabel("ZIP code, or your state");
    await home.fill("00000");
    await page.getByText("There is no ZIP code 00000").waitFor();
    await home.fill("Texass");
    await home.press("Enter");
    await page.getByText("We do not know a state of that name.").waitFor();
    expect(await home.inputValue()).toBe("Texass");
    await home.fill("tx");
    await home.press("Enter");

    await page.waitForURL(/#pay$/);
    const pay = page.getByLabel("What your family can pay a year");
    await pay.fill("-1");
    await pay.press("Enter");
    await page.getByText("An amount below $0 cannot be right here.").waitFor();
    await pay.fill("15000");
    await pay.press("Enter");
    await findFirstList(page).nth(7).waitFor();

    await page.getByRole("button", { name: "Next: test scores" }).click();
    await page.getByLabel("SAT total").fill("1601");
    await page.getByText("An SAT total is at most 1600.").waitFor();
    await page.getByLabel("ACT composite").fill("37");
    await page.getByText("An ACT composite is at most 36.").waitFor();
    await page.getByRole("button", { name: "I have none" }).click();
    await page.waitForURL(/#income$/);
    const income = page.getByLabel("Family income a year");
    await income.fill("-20000");
    await income.press("Enter");
    await page.getByText("An amount below $0 cannot be right here.").waitFor();
    await page.getByRole("button", { name: "Rather not say" }).click();
    await page.waitForURL(/#majors$/);
  });
});

describe("answers in a shared link", () => {
  /** Version, then one letter an answer: `domain/plan/fragment.ts`. */
  const getLink = (...answers: string[]) =>
    `${quiz}#a=${btoa(["1", ...answers].join("~")).replaceAll("=", "")}`;

  test("a link opens the results; what of it makes no sense is named, the rest is kept", async () => {
    const page = await openQuiz(getLink("g3.4", "hTX", "s1601"));
    await page.waitForURL(/#results$/);
    await page.getByText("The link held something for SAT").waitFor();
    await findFirstList(page).first().waitFor();
    await page.getByText("Your answers: 2 of 11").click();
    await page.getByText("GPA 3.4").waitFor();
  });

  test("nonsense gets one clear sentence and leaves the quiz as it was", async () => {
    const page = await openQuiz(`${quiz}#a=%%%not-answers`);
    await page.getByText("The answers in this link cannot be read").waitFor();
    await page.getByLabel("Grade average (GPA)").waitFor();
  });

  test("a student's own answers are replaced only after asking, and the money never", async () => {
    const page = await openQuiz();
    await answerThreeQuestions(page);
    await page.goto(new URL(getLink("g2.1", "hOH"), page.url()).href);
    await page.getByText("This link carries someone’s answers").waitFor();
    await page.getByText("Your answers: 3 of 11").click();
    await page.getByText("GPA 3.6").waitFor();
    await page.getByRole("button", { name: "Use the shared answers" }).click();
    await page.getByText("GPA 2.1").waitFor();
    await page.getByText("Can pay $18,000 a year").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("GPA 3.6").waitFor();
  });
});

/** The heading of the view has the focus, so that a screen reader says where the student is. */
async function focusOn(page: Page, heading: string): Promise<void> {
  await page.waitForFunction((text) => document.activeElement?.textContent === text, heading);
}

/** Presses Tab until the field whose label holds `text` has the focus. */
async function pressTabUntil(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused instanceof HTMLInputElement && focused.type === "text"
        ? (focused.labels?.[0]?.textContent ?? "")
        : "";
    });
    if (label.includes(text)) return;
  }
  throw new Error(`No Tab led to ${text}.`);
}
