/** What a composite family's block shows before any script runs. */
import { resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PrerenderedPath } from "#ui/router.tsx";
import { loadCaseStudy } from "../../../../build/content/parts/caseStudy.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import CaseBlock from "./CaseBlock.tsx";

const rootFolder = resolve(import.meta.dirname, "../../../..");
const study = loadCaseStudy("dayton-engineering", {
  colleges: loadShippedColleges(),
  rootFolder,
});

function renderBlock(data: unknown): string {
  return renderToStaticMarkup(
    <PrerenderedPath value="/blog/success-stories-and-case-studies">
      <CaseBlock data={data} />
    </PrerenderedPath>,
  );
}

test("says that the family is made up, and shows answers, index, grant and every college without a script", () => {
  const html = renderBlock(JSON.parse(JSON.stringify(study)));
  expect(html).toContain("This is a composite, not a real family");
  for (const text of [
    "3.5 unweighted",
    "ACT 25",
    "45420, Ohio",
    "$82,000",
    "$22,000 a year",
    "5,057",
    "$2,340 a year",
  ])
    expect(html).toContain(text);
  for (const { name, slug } of study.list) {
    expect(html).toContain(`href="/colleges/${slug}"`);
    expect(html).toContain(name.replace("&", "&amp;"));
  }
  expect(html).toContain("Open to everyone who applies");
  expect(html).toMatch(/\$[\d,]+ to \$[\d,]+ a year/);
  expect(html).not.toContain(" style=");
});

test("leads into the quiz with grades and home, and asks for the money there", () => {
  const html = renderBlock(study);
  const link = /href="(\/college-match-quiz#[^"]+)"/.exec(html)?.[1];
  expect(link).toBe(`/college-match-quiz#${study.answers}`);
  expect(html).toContain("never money");
});

test("shows nothing where the data is not a family's", () => {
  expect(renderBlock({ title: "half a family" })).toBe("");
});
