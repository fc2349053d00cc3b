/** The prerendered finder of guaranteed admission. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { guideStates } from "#content/guideStates.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import { readFinderData } from "../../../../../test/support/finderData.ts";
import GuaranteeFinder from "./GuaranteeFinder.tsx";
import { pathWords } from "./pathWords.ts";
import { listQuestions } from "./useFigures.ts";

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}

test("a day that had passed by the day of the records is said to have passed without scripts", () => {
  const html = renderToStaticMarkup(<GuaranteeFinder data={readFinderData("TN")} state="TN" />);
  for (const day of ["November 1 of senior year", "arrive by November 15"])
    expect(html).toContain(`${day} (this day has passed for this year’s seniors)`);
});

test("a rule of past years is for those years, and the family asks whether it still holds", () => {
  const html = renderToStaticMarkup(<GuaranteeFinder data={readFinderData("NE")} state="NE" />);
  expect(html).toContain("Rule for 2020-2024; we have nothing newer. Ask whether it still applies");
});

test("a rule without figures begins with what it asks for", () => {
  const html = renderToStaticMarkup(<GuaranteeFinder data={readFinderData("ME")} state="ME" />);
  expect(html).toContain("What you need");
  expect(html).not.toContain("Also needed");
});

test("an offer that is by law no acceptance is not called a guarantee", () => {
  const html = renderToStaticMarkup(<GuaranteeFinder data={readFinderData("AR")} state="AR" />);
  expect(html).toContain("Arkansas Direct Admissions");
  expect(html).toContain("By law, the offer is not an acceptance");
  expect(html).toContain("No confirmed admission guarantee by grades in Arkansas");
  for (const said of ["Where are you guaranteed", "These guarantees", "The guarantee is for the college"])
    expect(html).not.toContain(said);
});

test("a rule for residents is not said to be for graduates", () => {
  const html = renderToStaticMarkup(<GuaranteeFinder data={readFinderData("AZ")} state="AZ" />);
  expect(html).not.toContain("For students who graduate from high school");
  expect(html).toContain("You live in the state");
  expect(html).toContain("A GPA of 3.0 in core courses");
});

describe.each(Object.values(guideStates))("the finder of %s, before the page runs", (state) => {
  const data = readFinderData(state);
  const { promises, rules, paths, transfers } = data;
  const html = renderToStaticMarkup(<GuaranteeFinder data={data} state={state} />);
  const isOnlyOffers = promises.length === 0 && rules.every((one) => one.rule.guarantees === "provisional");

  test("names each promise with its colleges, and judges none", () => {
    const named = [...promises.map((one) => one.guarantee), ...rules.map((one) => one.rule)];
    for (const { name, unitIds } of named) {
      expect(html).toContain(escapeHtml(name));
      for (const unitId of unitIds) expect(html).toContain(`href="/colleges/college-${unitId}"`);
    }
    expect(html.match(/See the source|Rule:|Rule for /g)?.length ?? 0).toBeGreaterThanOrEqual(named.length);
    for (const word of [
      "You’re guaranteed admission",
      "Grades fit; check the rest",
      "Not with these grades",
    ]) {
      expect(html).not.toContain(word);
    }
  });

  test("says so where nothing is promised, and names what there is instead", () => {
    expect(html.includes("We could not confirm any law or policy")).toBe(isOnlyOffers);
    for (const [id, { title }] of Object.entries(pathWords))
      if (paths.some((path) => path.id === id)) expect(html).toContain(title);
    for (const { name } of transfers) expect(html).toContain(escapeHtml(name));
    expect(html).toContain("/colleges/open-state");
  });

  test("asks for figures only where a promise goes by figures", () => {
    const hasLines = listQuestions(data).length > 0;
    expect(html.includes("Enter your grades")).toBe(hasLines);
    // A guide of one page has the fields once its script runs.
    expect(html.includes("<fieldset")).toBe(hasLines && statesInDepth.has(state));
    expect(html.includes("We found no single GPA cutoff")).toBe(!isOnlyOffers && !hasLines);
  });

  test("holds no live field, no inline style and no empty word", () => {
    // What is disabled around it disables a group of choices too.
    for (const fieldset of html.match(/<fieldset(?! aria-describedby| class="min-w-0")[^>]*>/g) ?? []) {
      expect(fieldset).toContain("disabled");
      expect(fieldset).toContain("noscript:hidden");
    }
    expect(html.match(/<fieldset disabled=""/g)?.length ?? 0).toBe(html.includes("<fieldset") ? 1 : 0);
    expect(html).not.toMatch(/ style=|undefined|NaN|\[object/);
  });
});
