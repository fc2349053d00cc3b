/** The state guide parts as rendered without scripts: complete, small enough, and within the security policy. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { guideStates } from "#content/guideStates.ts";
import { collegeTableSchema } from "#content/parts/collegeTable.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import type { StateCode } from "#domain/college/states.ts";
import { readRows } from "#screens/state-guide/parts/college-table/tableRows.ts";
import { stateParts } from "#screens/state-guide/parts/registry.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { statePartData } from "./registry.ts";

const dataFolder = join(import.meta.dirname, "../../../data");
const colleges = loadShippedColleges();
const names = ["collegeTable", "collegeCharts", "campusFacts", "fieldsOfStudy", "occupations"] as const;
type Name = (typeof names)[number];

/** The script of every part, as on a page that includes its data. */
const drawn = new Map(
  await Promise.all(names.map(async (name) => [name, await stateParts[name].preload()] as const)),
);

function loadData(name: Name, state: StateCode): unknown {
  const data = statePartData[name]({ state, colleges, dataFolder });
  return JSON.parse(JSON.stringify(data));
}

function renderHtml(name: Name, state: StateCode, data: unknown): string {
  const part = drawn.get(name);
  if (part === undefined) throw new Error(`No part is drawn under the name ${name}.`);
  return renderToStaticMarkup(createElement(part, { data, state }));
}

/** Drawings that neither have a name nor are hidden, themselves or by what holds them. */
function findUnnamedDrawings(html: string): string[] {
  const voids = new Set(["area", "br", "hr", "img", "input", "source", "wbr"]);
  const isNamed: boolean[] = [];
  const found: string[] = [];
  for (const [tag, slash, name = ""] of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)[^>]*>/g)) {
    if (slash === "/") {
      isNamed.pop();
      continue;
    }
    const named =
      isNamed.at(-1) === true || / aria-hidden="true"/.test(tag) || / role="img".* aria-label=/.test(tag);
    if (name === "svg" && !named && !/ aria-label=/.test(tag)) found.push(tag);
    if (!voids.has(name) && !tag.endsWith("/>")) isNamed.push(named);
  }
  return found;
}

describe.each(Object.values(guideStates))("the parts of %s", (state) => {
  test.each(names)("%s is drawn within the security policy, without NaN", (name) => {
    const html = renderHtml(name, state, loadData(name, state));
    expect(html).toContain("<h3");
    expect(html.replaceAll("Infinity College", "")).not.toMatch(
      / style=|<style|NaN|undefined|Infinity|\[object/,
    );
    expect(findUnnamedDrawings(html)).toEqual([]);
  });

  test("the table has every undergraduate college that takes first-years; as sent, the largest, with a link", () => {
    const own = colleges.summaries.filter(
      (one) => one.state === state && one.isDegreeGranting && one.changeStatus !== "takesNoFirstYears",
    );
    const data = loadData("collegeTable", state);
    const rows = readRows(collegeTableSchema.parse(data));
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(own.map(({ slug }) => slug).toSorted());

    const html = renderHtml("collegeTable", state, data);
    const sizeOf = ({ undergraduates }: { undergraduates: number | null }) => undergraduates ?? -1;
    const sent = statesInDepth.has(state) ? 38 : 10;
    const largest = own.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, sent);
    const missing = largest.filter(({ slug }) => !html.includes(`href="/colleges/${slug}"`));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(html.includes(`These are the ${sent} largest.`)).toBe(own.length > sent);
  });

  test("without scripts there are no dead controls", () => {
    for (const name of names) {
      const html = renderHtml(name, state, loadData(name, state));
      expect(html).not.toContain("<button");
      const fields = html.match(/<fieldset[^>]*>/g) ?? [];
      for (const field of fields)
        expect(field).toMatch(/noscript:hidden.*disabled|disabled.*noscript:hidden/);
    }
  });
});

test("a state with few colleges, or none, is drawn or left out, but never broken", () => {
  const places: StateCode[] = ["WY", "DC", "DE", "GU", "AS", "PW", "VI"];
  for (const state of places) {
    for (const name of names) {
      const html = renderHtml(name, state, loadData(name, state));
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

test.each(names)("%s draws nothing when given another part's data", (name) => {
  for (const data of [null, undefined, {}, { rows: "all" }, []])
    expect(renderHtml(name, "OH", data)).toBe("");
});

test("California's table and charts leave room for the text within 60 kB", () => {
  const parts = (["collegeCharts", "collegeTable"] as const).map((name) => {
    const data = loadData(name, "CA");
    return renderHtml(name, "CA", data) + JSON.stringify(data);
  });
  expect(gzipSync(parts.join("")).length).toBeLessThan(45_000);
});
