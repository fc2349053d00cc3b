/** A college's page as it leaves the server: its figures are those of the federal file, and what is missing is said so. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CollegePage } from "#screens/college/CollegePage.tsx";
import { detailParts } from "#screens/college/detailParts.ts";
import { findCollege } from "#server/colleges/routes.ts";
import { PrerenderedPath } from "#ui/router.tsx";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const colleges = loadShippedColleges();
// Drawn at once, as by the server.
await Promise.all(detailParts.map((part) => part.preload()));

function renderCollegePage(unitId: number): string {
  const reply = findCollege(colleges, unitId, colleges.asOf);
  if (reply === null) throw new Error(`No college ${unitId}.`);
  const page = createElement(CollegePage, { reply });
  return renderToStaticMarkup(
    createElement(PrerenderedPath, { value: `/colleges/${reply.college.slug}` }, page),
  );
}

/** The words in reading order, one bar between two elements. */
function extractWords(html: string): string {
  return html
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** Read by hand from the columns of the College Scorecard file of June 10, 2026. */
const cases: [string, number, readonly string[]][] = [
  [
    "a public university, with its price by income and by residency",
    228_778,
    [
      "The University of Texas at Austin|Austin, Texas\u00a0· Public, four-year|",
      "|Price after grants|$19,857|average, in-state, 2023-24|",
      "|Admits|27%|fall 2024|",
      "|Graduate|89%|entered fall 2018|",
      "|Typical earnings|$75,121|after ten years, 2022 dollars|",
      "|Up to $30,000|$12,553|",
      "|$30,001 to $48,000|$14,297|",
      "|$48,001 to $75,000|$17,207|",
      "|$75,001 to $110,000|$24,406|",
      "|Over $110,000|$30,082|",
      "|In-state sticker price, living on campus|2024-25|$32,446|",
      "|Out-of-state sticker price, living on campus|2024-25|$65,666|",
      "|Tuition and fees|$11,688|$44,908|",
      "|Total, off campus|$32,582|$65,802|",
      "|SAT reading and writing|630 to 740|",
      "|SAT math|620 to 770|",
      "|Debt at graduation|$20,500|published 2026|",
      "|October 15, 2026|Early action|Not binding|",
      "|December 1, 2026|Regular decision|Not binding|",
    ],
  ],
  [
    "a private university that admits few keeps a decimal of its rate",
    166_027,
    [
      "Cambridge, Massachusetts\u00a0· Private nonprofit, four-year|",
      "|Admits|3.7%|",
      "|Price after grants|$19,066|",
      "|Up to $30,000|$8,697|",
      "|Over $110,000|$53,337|",
      "|All students|Tuition and fees|$61,676|",
      "|Total, on campus|$89,315|",
      "|Debt at graduation|$14,000|",
      "|Restrictive early action|This round is not binding, but it limits where else",
    ],
  ],
  [
    "a college whose lowest bracket pays less than nothing",
    166_683,
    ["|Up to $30,000|$0 or less|", "$0 or less: on average, grants covered the whole cost or more."],
  ],
  [
    "a community college with a district price and open admission",
    222_992,
    [
      "|Admits|Everyone|fall 2024|",
      "|Open admission|It admits everyone with a high school diploma",
      "|In-state sticker price, living off campus|2024-25|$33,428|",
      "|In-district|In-state|Out-of-state|Tuition and fees|$2,550|$8,580|$10,590|",
      "|Total, off campus|$27,398|$33,428|$35,438|",
      "|The federal prices by family income don’t fit this college’s own average, so we leave them out.",
      "|Ask when to apply for aid and when classes fill up. The college admits everyone who meets its basic requirements, so it may have no deadline.|",
    ],
  ],
  [
    "a for-profit university is called one",
    126_827,
    [
      "Colorado Springs, Colorado\u00a0· For-profit, four-year|",
      "|This is a for-profit college|",
      "|Price after grants|$16,745|",
      "|Graduate|19%|",
      "|Debt at graduation|$29,832|",
    ],
  ],
  [
    "a school of less than two years",
    101_277,
    [
      "New Beginning College of Cosmetology|",
      "For-profit, less than two years|",
      "|We leave it out of searches and matches unless you ask for it|",
      "|Price after grants|$14,347|",
      "|Graduate|31%|",
      "|No degree programs are reported for this college.|",
    ],
  ],
  ["a tribal college", 105_297, ["|Tribal college|", "|Price after grants|$6,057|"]],
  [
    "a college on Guam lies outside the map, in words",
    240_754,
    ["|Price after grants|$8,598|", "Guam is outside this map of the fifty states."],
  ],
];

describe("a college's page", () => {
  test.for(cases)("%s", ([, unitId, expected]) => {
    const words = extractWords(renderCollegePage(unitId));
    expect(expected.filter((text) => !words.includes(text))).toEqual([]);
  });

  test("has one heading of the first order and every part that its contents name", () => {
    const html = renderCollegePage(228_778);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const targets = [...html.matchAll(/href="#([a-z]+)"/g)].map((match) => match[1] ?? "");
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
  });

  test("carries no inline style, and stays of sensible weight at the college with the most majors", () => {
    const html = renderCollegePage(104_151);
    expect(html).not.toMatch(/ style=|<style/);
    expect(html.length).toBeLessThan(200_000);
  });

  test("never shows an unknown figure as a number, an empty text or a word of the program", () => {
    for (const unitId of [101_277, 240_754, 222_992, 180_054]) {
      expect(extractWords(renderCollegePage(unitId))).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b|\[object/);
    }
  });
});

describe("what the application asks for", () => {
  test.each([
    [
      "Kenyon: its entry, line by line",
      203_535,
      [
        "|Application fee|2026-27|Free|Common App personal essay|2026-27|Required|SAT or ACT|2026-27|Never required|",
        "|Teacher letters|2026-27|1|Counselor letter|2026-27|Required|Mid-year report|2026-27|Required|",
        "This comes from the college’s entry for 2026-27 in the Common App’s list of August 10, 2026.",
        "|Test scores are considered if you send them.|This is what the college told the Common App for fall 2027.",
      ],
    ],
    [
      "Vermont: a fee with its waiver, and a waiting list",
      231_174,
      [
        "|Application fee|2026-27, fee waivers accepted|$55|",
        "|Waitlist, fall 2024|Offered a place on it|5,255|Chose to wait|2,132|Admitted from it|391|",
        "About 2 in 10 students on the waiting list got in. This is from its Common Data Set, 2024-25.",
        "|Common Data Set 2025-26 (a copy)|",
      ],
    ],
    [
      "Georgia Tech: last year's entry is said as that, and the record on tests stays",
      139_755,
      [
        "|Application fee|2025-26|",
        "This comes from the college’s entry for 2025-26 in the Common App’s list of April 29, 2026.",
        "|Test scores are required.|Several published lists agree.|",
      ],
    ],
    [
      "Harvard: our record of its essays where the grid is empty",
      166_027,
      [
        "|Its own essay questions|2026-27, according to its published questions|Required|SAT or ACT|2026-27|Always required|",
      ],
    ],
    ["MassArt: a portfolio", 166_674, ["|Where portfolios go|2026-27|Its own site|"]],
    [
      "Mercer: the grid turns the survey around",
      140_447,
      ["|Test scores are required.|This is what the college told the Common App for fall 2027."],
    ],
    [
      "Kenyon: Yellow Ribbon",
      203_535,
      ["|Yellow Ribbon, for veterans and families|fall 2023; ask which programs it covers|Yes|"],
    ],
  ] as const)("%s", (_, unitId, expected) => {
    const words = extractWords(renderCollegePage(unitId));
    expect(expected.filter((text) => !words.includes(text))).toEqual([]);
  });

  test("a fee of 2023 is gone where a newer one is known, and stays where none is", () => {
    expect(extractWords(renderCollegePage(166_027))).not.toContain("|Application fee|2023-24|");
    expect(extractWords(renderCollegePage(110_635))).toContain("|Application fee|2023-24|");
  });

  test("a blank is never a no: Yale is not said to have no essays, and a college without an entry has no such lines", () => {
    const yale = extractWords(renderCollegePage(130_794));
    expect(yale).toContain(
      "|Its own essay questions|2026-27, according to its published questions|Required|",
    );
    for (const { unitId } of colleges.summaries.slice(0, 400)) {
      if (colleges.requirementsOf(unitId) !== null) continue;
      expect(extractWords(renderCollegePage(unitId)), String(unitId)).not.toMatch(
        /Common App personal essay|Teacher letters|Mid-year report/,
      );
    }
    const austinCommunity = extractWords(renderCollegePage(222_992));
    expect(austinCommunity).not.toMatch(/What the application asks for|Waitlist/);
  });

  test("a list with too few students, and one that counts only those admitted, get no odds", () => {
    expect(extractWords(renderCollegePage(215_929))).toContain("Too few students were on the list");
    expect(extractWords(renderCollegePage(110_653))).not.toMatch(/on the waiting list got in/);
  });
});

describe("admission by major and in early rounds", () => {
  test.each([
    ["UCLA: nursing far below the university, with its year", 110_662, /\|Nursing\|2025\|0\.5%\|9\.4%\|/],
    ["Washington: by residency", 236_948, /out-of-state applicants\|2025\|5\.0%\|42\.2%\|/],
    ["Washington: a fall without the university's rate", 236_948, /\|2026\|8\.0%\|not published\|/],
    [
      "Georgetown: counts of a round, and who reported them",
      131_496,
      /Fall 2024, as reported by thehoya\.com\|881 of 8,584 admitted\|/,
    ],
    ["Georgetown: early is not always easier", 131_496, /the other rounds together admitted a larger share/],
    [
      "Tulane: early decision, and why it is no promise",
      160_755,
      /1,156 of 1,946 admitted\|.*recruited athletes/,
    ],
    [
      "Tulane: the rates of that fall",
      160_755,
      /59%, all other rounds 11%, all applicants, fall 2024\.\|We calculated the last rate/,
    ],
    ["Tulane: shown interest", 160_755, /it considers your interest/],
  ])("%s", (_, unitId, expected) => {
    expect(extractWords(renderCollegePage(unitId))).toMatch(expected);
  });

  test("nothing of it where nothing is published, or where most are admitted", () => {
    const words = extractWords(renderCollegePage(181_464));
    expect(words).not.toMatch(/Admission by major or school|Early rounds|considers your interest/);
    expect(extractWords(renderCollegePage(196_167))).not.toContain("considers your interest");
  });
});
