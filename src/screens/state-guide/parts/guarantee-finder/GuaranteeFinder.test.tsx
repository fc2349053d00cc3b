/** The prerendered finder of guaranteed admission. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { guideStates } from "#content/guideStates.ts";
import type { GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import { admissionGuarantees } from "#domain/admission/admissionGuarantees.ts";
import { admissionPaths } from "#domain/admission/admissionPaths.ts";
import GuaranteeFinder from "./GuaranteeFinder.tsx";
import { pathWords } from "./pathWords.ts";

describe.each(Object.values(guideStates))("the finder of %s, before the page runs", (state) => {
  const guarantees = admissionGuarantees.filter((guarantee) => guarantee.state === state);
  const paths = admissionPaths.filter((path) => path.state === state);
  const data: GuaranteeFinderData = {
    promises: guarantees.map(({ ways, unitIds, furtherNeeds, ...rest }) => ({
      guarantee: { ...rest, ways: [...ways], unitIds: [...unitIds], furtherNeeds: [...furtherNeeds] },
      colleges: unitIds.map((unitId) => ({ name: `College ${unitId}`, slug: `college-${unitId}` })),
    })),
    paths,
    open: { bachelors: [{ name: "Open State", slug: "open-state" }], associate: [] },
  };
  const html = renderToStaticMarkup(<GuaranteeFinder data={data} state={state} />);

  test("names each promise with its colleges, and judges none", () => {
    for (const { name, unitIds } of guarantees) {
      expect(html).toContain(name);
      for (const unitId of unitIds) expect(html).toContain(`href="/colleges/college-${unitId}"`);
    }
    for (const word of [
      "You’re guaranteed admission",
      "Grades fit; check the rest",
      "Not with these grades",
    ]) {
      expect(html).not.toContain(word);
    }
  });

  test("says so where nothing is promised, and names what there is instead", () => {
    expect(html.includes("We found no law or policy")).toBe(guarantees.length === 0);
    for (const { id } of paths) expect(html).toContain(pathWords[id].title);
    expect(html).toContain("/colleges/open-state");
  });

  test("asks for figures only where a promise goes by figures", () => {
    const hasLines = guarantees.some(({ ways }) => ways.length > 0);
    expect(html.includes("Enter your grades")).toBe(hasLines);
    expect(html.includes("<fieldset")).toBe(hasLines);
    expect(html.includes("The state publishes no single GPA requirement")).toBe(
      guarantees.length > 0 && !hasLines,
    );
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
