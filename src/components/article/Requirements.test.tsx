/** Tests of the table of requirements as it stands in the page before it runs. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { BlockOf } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import Requirements from "./Requirements.tsx";

const block: BlockOf<"requirements"> = {
  kind: "requirements",
  title: "Diploma and university list",
  columns: ["To graduate", "For the university"],
  rows: [
    { subject: "English", cells: [["4 years"], ["4 years"]], task: "Take four years of English" },
    { subject: "Arts", cells: [["1 year"], ["None"]], task: null },
  ],
  sources: [],
};

const renderRequirements = (shown: typeof block) =>
  renderToStaticMarkup(<Requirements block={shown} state="OH" renderInline={(runs) => toPlainText(runs)} />);

describe("a table of requirements", () => {
  const html = renderRequirements(block);

  test("all words stand in the page: each cell under its column, each task in its row", () => {
    expect(html).toContain('<td data-column="For the university"');
    for (const word of ["English", "Arts", "4 years", "None", "Take four years of English"]) {
      expect(html).toContain(word);
    }
  });

  test("no box can be ticked and nothing added before the plan is there", () => {
    expect(html.match(/<input type="checkbox"[^>]*disabled=""/g)).toHaveLength(1);
    expect(html).toMatch(/<button [^>]*disabled=""/);
    expect(html).not.toMatch(/ style=|undefined/);
  });

  test("a table that asks nothing of a student has no checklist", () => {
    const quiet = renderRequirements({ ...block, rows: block.rows.map((row) => ({ ...row, task: null })) });
    expect(quiet).not.toMatch(/<input|<button|What to do/);
  });
});
