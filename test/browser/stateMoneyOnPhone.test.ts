/**
 * Without JavaScript a parent in each of the fifty-two reads the main grant, its date and where to apply within the first two screens of a
 * phone.
 */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { listStateMoneyDates } from "#domain/aid/stateMoneyDates.ts";
import { findGuideOf, type GuideState, guideCodes, statesInDepth } from "#domain/college/stateGuides.ts";
import { spokenPrograms } from "#domain/search/spokenNames.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { formatDate } from "#lib/format.ts";
import { readTestFacts } from "../support/readTestContent.ts";
import { loadShippedColleges } from "../support/shippedColleges.ts";
import { type OpenPage, open, phone } from "./open.ts";

const twoScreens = 2 * phone.height;
/** What a page says of a grant that has no day. */
const openDates =
  /set by the college|college sets the deadline|your college’s date|no deadline|no form to send in|apply early|runs out|days into the term|ask the agency|none set by the state|tax return|last day of the term|priority deadline/i;

let opened: OpenPage;
let mainGrants: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  const [facts, page] = await Promise.all([
    readTestFacts(),
    open("/state-college-planning-guides", { javaScriptEnabled: false, viewport: phone }),
  ]);
  opened = page;
  mainGrants = new Map(
    [...facts.records.values()].flatMap((record) =>
      record.kind === "stateGuide" ? [[record.state, record.programs] as const] : [],
    ),
  );
});
afterAll(() => opened.close());

/** The text of the guide that ends within the first two screens, and the links in it that leave the site. */
async function readFirstScreens(path: string): Promise<{ text: string; links: string[] }> {
  await opened.page.goto(new URL(path, inject("address")).href);
  const pieces = await opened.page.evaluate(() => {
    const found: { text: string; bottom: number; link: string | null }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const bottoms = [...range.getClientRects()].map((one) => one.bottom + scrollY);
      const link = node.parentElement?.closest("a")?.getAttribute("href") ?? null;
      if (bottoms.length > 0)
        found.push({ text: node.textContent ?? "", bottom: Math.max(...bottoms), link });
    }
    return found;
  });
  const seen = pieces.filter(({ bottom }) => bottom <= twoScreens);
  return {
    text: seen
      .map(({ text }) => text)
      .join(" ")
      .replaceAll(/\s+/g, " "),
    links: seen.flatMap(({ link }) => (link?.startsWith("https://") === true ? [link] : [])),
  };
}

/** The guides in depth name their main grant in their own words. */
const grantsInDepth: Partial<Record<GuideState, string>> = {
  AZ: "Arizona Promise",
  CA: "Cal Grant",
  CO: "Colorado Promise",
  FL: "Bright Futures",
  GA: "HOPE",
  IL: "MAP grant",
  MD: "Educational Assistance Grant",
  MI: "Michigan Achievement Scholarship",
  NC: "Next NC",
  NY: "TAP",
  OH: "Ohio College Opportunity Grant",
  OR: "Oregon Opportunity Grant",
  PA: "State Grant",
  TX: "TEXAS Grant",
  VA: "Commonwealth Award",
};

/** Under its whole name, or as families call it. */
function namesOf(id: string, state: GuideState): string[] {
  const whole = stateProgramsOf(state).find((one) => one.id === id)?.name ?? id;
  return [whole, ...spokenPrograms.flatMap(([name, ...ids]) => (ids.includes(id) ? [name] : []))];
}

test.each(guideCodes)("%s", async (state) => {
  const { text, links } = await readFirstScreens(findGuideOf(state) ?? "");
  if (text.includes("We have not confirmed any grant")) return;
  const programs = stateProgramsOf(state);
  const main = mainGrants.get(state)?.slice(0, 1) ?? programs.slice(0, 1).map(({ id }) => id);
  const inDepth = grantsInDepth[state];
  const names = inDepth === undefined ? main.flatMap((id) => namesOf(id, state)) : [inDepth];
  expect(
    names.some((name) => text.toLowerCase().includes(name.toLowerCase())),
    `${names.join(", ")} in: ${text}`,
  ).toBe(true);
  const { asOf } = loadShippedColleges();
  const days = listStateMoneyDates(state, programs, { graduationYear: findSeniorClass(asOf), today: asOf });
  const isDated = days.some(({ day }) => text.includes(formatDate(day)));
  expect(isDated || openDates.test(text), text).toBe(true);
  // The fifteen link the grant's own page or portal, the others the agency.
  expect(links.length, text).toBeGreaterThan(0);
  if (!statesInDepth.has(state)) expect(text).toContain("To apply or ask a question, go to");
});
