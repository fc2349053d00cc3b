/** No page as sent shows one record with two periods, outside tables and figures by year and what has changed. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, inject, test } from "vitest";
import { words } from "#components/article/words.ts";

/** The `data-fact` of every figure, such as "pellMaximum@2026-27". */
function listFacts(node: DefaultTreeAdapterTypes.Node): string[] {
  if (!("childNodes" in node)) return [];
  const attributes =
    "attrs" in node ? new Map(node.attrs.map(({ name, value }) => [name, value])) : new Map();
  if (
    node.nodeName === "table" ||
    node.nodeName === "figure" ||
    attributes.get("aria-label") === words.notes.history
  )
    return [];
  const fact = attributes.get("data-fact");
  // "$840 a semester in 2025-26" says of which year it is.
  const [, period = ""] = fact?.split("@") ?? [];
  if (fact !== undefined && toText(node).includes(` in ${period}`)) return [];
  return [...(fact === undefined ? [] : [String(fact)]), ...node.childNodes.flatMap(listFacts)];
}

function toText(node: DefaultTreeAdapterTypes.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(toText).join("") : "";
}

test("each record is shown with one period", () => {
  const folder = join(inject("builtFolder"), "pages");
  const names = readdirSync(folder, { recursive: true }).map(String);
  let shown = 0;
  const faults: string[] = [];
  for (const name of names.filter((one) => one.endsWith(".html"))) {
    const facts = new Set(listFacts(parse(readFileSync(join(folder, name), "utf8"))));
    shown += facts.size;
    const ids = [...facts].map((fact) => fact.split("@")[0]);
    if (new Set(ids).size < ids.length) faults.push(`${name}: ${[...facts].toSorted().join(", ")}`);
  }
  expect(faults).toEqual([]);
  expect(shown).toBeGreaterThan(300);
});
