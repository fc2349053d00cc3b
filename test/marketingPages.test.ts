/** The marketing pages as they are prerendered: their anchors, their marks, their links, and every figure worked out again. */
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  chanceTest,
  chanceTestGroups,
  datedColleges,
  essayColleges,
  institutionCount,
  largestPell,
  pricesByIncome,
  priceTest,
} from "#components/marketing/publishedFigures.ts";
import {
  sampleStudent,
  type WorkedCollege,
  worked,
  workedList,
  workedOdds,
} from "#components/marketing/workedExample.ts";
import { classLinkLimits } from "#contract/classLinkLimits.ts";
import { convertAcademics } from "#domain/admission/academics.ts";
import { listBacktestCells, runChanceBacktest } from "#domain/admission/backtest.ts";
import { type Chance, estimateChance } from "#domain/admission/chance.ts";
import { chooseAdmissionLabel } from "#domain/admission/label.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { collegeEssays } from "#domain/essays/essayPrompts.ts";
import { calculateListOdds, toOddsEntry } from "#domain/match/odds.ts";
import { emptyProfile } from "#domain/people/profile.ts";
import { gradePrices } from "#domain/price/backtest.ts";
import { estimatePrice } from "#domain/price/band.ts";
import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import { pellMaximum } from "#facts/federal-aid/pell.ts";
import { formatUsd } from "#lib/format.ts";
import AboutScreen from "#screens/about/AboutScreen.tsx";
import AiTechnologyScreen from "#screens/ai-technology/AiTechnologyScreen.tsx";
import CounselorsScreen from "#screens/counselors/CounselorsScreen.tsx";
import FaqScreen from "#screens/faq/FaqScreen.tsx";
import FeaturesScreen from "#screens/features/FeaturesScreen.tsx";
import HowItWorksScreen from "#screens/how-it-works/HowItWorksScreen.tsx";
import LandingScreen from "#screens/landing/LandingScreen.tsx";
import ParentsScreen from "#screens/parents/ParentsScreen.tsx";
import { pruneBefore } from "#server/retention/job.ts";
import { faqGroups, faqQuestions } from "#site/faqQuestions.ts";
import { howToSteps } from "#site/howToSteps.ts";
import { findPage } from "#site/pages.ts";
import { PrerenderedPath } from "#ui/router.tsx";
import { findShippedCollege, loadShippedColleges } from "./support/shippedColleges.ts";

function render(path: string, Screen: ComponentType): string {
  return renderToStaticMarkup(createElement(PrerenderedPath, { value: path }, createElement(Screen)));
}

const pages: Readonly<Record<string, string>> = {
  "/landing": render("/landing", LandingScreen),
  "/about": render("/about", AboutScreen),
  "/how-it-works": render("/how-it-works", HowItWorksScreen),
  "/features": render("/features", FeaturesScreen),
  "/ai-technology": render("/ai-technology", AiTechnologyScreen),
  "/parents": render("/parents", ParentsScreen),
  "/counselors": render("/counselors", CounselorsScreen),
  "/faq": render("/faq", FaqScreen),
};
const each = Object.entries(pages);
const tools = [
  "/college-match-quiz",
  "/college-cost-calculator",
  "/colleges",
  "/compare",
  "/my-plan",
  "/application-timeline",
  "/counselor",
  "/essays",
  "/methodology",
];

function readHtml(path: string): string {
  return pages[path] ?? "";
}

/** The HTML of a section by its anchor, up to its end. */
function findSection(html: string, id: string): string {
  const from = html.indexOf(`<section id="${id}"`);
  return from < 0 ? "" : html.slice(from, html.indexOf("</section>", from));
}

function listLinks(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map((found) => found[1] ?? "");
}

function extractText(html: string): string {
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

describe.each(each)("%s", (path, html) => {
  test("has one h1, and no id twice", () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("steps down its headings without leaving one out", () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map((found) => Number(found[1]));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test("speaks calmly: no exclamation mark, and no dash between words as decoration", () => {
    expect(extractText(html)).not.toMatch(/!|—| – /);
  });

  test("holds no style that the security policy would block", () => {
    expect(html).not.toMatch(/ style=|<style|<script/);
  });

  test("links only to pages that are there, and within itself only to anchors that are there", () => {
    const links = listLinks(html);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const [named = "", anchor] = link.split("#");
      const target = named === "" ? path : named;
      const isCollege = Object.values(worked).some((college) => college.path === target);
      expect(isCollege || findPage(target) !== null, link).toBe(true);
      const targetHtml = pages[target];
      if (anchor !== undefined && targetHtml !== undefined) {
        expect(targetHtml, `${path} links to ${link}`).toContain(`id="${anchor}"`);
      }
    }
  });
});

test.each([
  [
    "/features",
    [
      "college-matching",
      "financial-planning",
      "task-management",
      "timeline-management",
      "progress-tracking",
      "parent-dashboard",
      "ai-counselor",
      "essay-coach",
    ],
  ],
  ["/how-it-works", ["getting-started", "smart-matching", "honest-prices", "your-plan"]],
  ["/about", ["why-us", "how-we-are-paid"]],
  ["/ai-technology", ["ai-counselor", "essay-coach", "counselor-test"]],
  ["/parents", ["two-households", "parent-dashboard"]],
  ["/counselors", ["class-link", "district"]],
])("%s has the sections that the navigation names", (path, ids) => {
  for (const id of ids) expect(findSection(readHtml(path), id), id).not.toBe("");
});

test("the counselors’ page tells a district the days that the server keeps", () => {
  const section = findSection(readHtml("/counselors"), "district");
  const before = pruneBefore(new Date("2026-11-27T00:00:00Z"), {
    contact: 1,
    waitlist: 1,
    outbox: 1,
    pageViews: 1,
  });
  expect(section).toContain(
    `works for ${classLinkLimits.days} days and is deleted two days after it expires`,
  );
  expect(before.invitations).toBe("2026-11-25T00:00:00.000Z");
});

describe("/features", () => {
  /** Section 1 of the specification, each with a way to try it. */
  const promises = [
    ["personalized-guidance", "Personalized guidance", "/my-plan"],
    ["task-management", "Smart task management", "/application-timeline"],
    ["ai-counselor", "AI counselor", "/counselor"],
    ["essay-coach", "Essay coach", "/essays"],
    ["financial-planning", "Financial planning", "/tools/fafsa-calculator"],
    ["parent-dashboard", "Parent dashboard", "/parents"],
    ["progress-tracking", "Progress tracking", "/my-plan"],
    ["cost-planning", "Cost planning", "/college-cost-calculator"],
    ["timeline-management", "Timeline management", "/application-timeline"],
    ["college-matching", "College matching", "/college-match-quiz"],
  ] as const;

  test.each(promises)(
    "%s has its name, a sentence, what its picture shows, a figure and a way to try it",
    (id, name, to) => {
      const section = findSection(readHtml("/features"), id);
      expect(section).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));
      expect(section).toContain("<figure");
      expect(section).toMatch(/<span class="figures[^"]*">[^<]*[0-9]/);
      expect(listLinks(section)[0]).toBe(to);
    },
  );

  test("a parent's own view asks for an account, and leads to what is shared", () => {
    const section = findSection(readHtml("/features"), "parent-dashboard");
    expect(extractText(section)).toContain("account");
    expect(listLinks(section)).toContain("/family");
  });

  test("no other section stands there", () => {
    expect(readHtml("/features").match(/<section id=/g)).toHaveLength(promises.length);
  });
});

test.each(each)("%s does not sort features by what works today and what is to come", (_, html) => {
  expect(extractText(html)).not.toMatch(/Works today|To come/i);
});

test.each([
  ["ai-counselor", "/counselor"],
  ["essay-coach", "/essays"],
])("the helper %s leads to its tool, and says what it never does", (id, tool) => {
  const section = findSection(readHtml("/ai-technology"), id);
  expect(extractText(section)).toContain("It never");
  expect(listLinks(section)).toContain(tool);
});

test.each([
  ["Personalized guidance", "/my-plan"],
  ["Smart task management", "/application-timeline"],
  ["Cost planning", "/college-cost-calculator"],
])("the promise of %s is named with a link to it, %s, on every marketing page", (name, to) => {
  const link = new RegExp(`<a [^>]*href="${to}"[^>]*>(?:<[^>]+>)*${name}`);
  // Questions, and the page for counselors, promise nothing to a family; /features has a section for each promise.
  const promising = each.filter(([path]) => !["/faq", "/counselors", "/features"].includes(path));
  for (const [path, html] of promising) expect(html, path).toMatch(link);
});

test("the four steps stand on their page in order, each with a link that keeps its promise", () => {
  const html = readHtml("/how-it-works");
  const places = howToSteps.map((step) => html.indexOf(`<section id="${step.id}"`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const step of howToSteps) {
    const section = findSection(html, step.id);
    expect(section).toContain(step.name);
    expect(listLinks(section).some((link) => tools.includes(link.split("#")[0] ?? ""))).toBe(true);
  }
});

test("every question stands under its anchor with its answer, in the page without script", () => {
  const html = readHtml("/faq");
  expect(faqQuestions.length).toBeGreaterThanOrEqual(14);
  const text = extractText(html);
  for (const { id, group, question, answer, links } of faqQuestions) {
    expect(faqGroups).toContain(group);
    expect(html).toContain(`<li id="${id}"`);
    expect(text).toContain(question);
    expect(text).toContain(answer);
    for (const link of links) expect(html).toContain(`href="${link.to}"`);
  }
});

describe("figures", () => {
  const colleges = loadShippedColleges();
  const { gpa, satTotal, homeState, familyIncomeUsd, payPerYearUsd, entryYear } = sampleStudent;
  const academics = convertAcademics({ ...emptyProfile, gpa, satTotal, homeState });
  const family = { familyIncomeUsd, familySize: null, homeState, livingPlan: emptyProfile.livingPlan };

  function workOut(example: WorkedCollege) {
    const college = colleges.bySlug(example.path.slice("/colleges/".length));
    if (college === null) throw new Error(`${example.name} is not in the data set`);
    const chance = estimateChance(college, academics, { homeState });
    const band = estimatePrice(college, family, { entryYear });
    return { college, chance, band };
  }

  test.each(Object.values(worked).map((example) => [example.name, example] as const))(
    "%s: chance, price and both marks are what the rules answer",
    (name, example) => {
      const { college, chance, band } = workOut(example);
      expect(college.name).toBe(name);
      expect(chance).toMatchObject({
        kind: "estimate",
        share: expect.closeTo(example.chance.share, 3),
        low: expect.closeTo(example.chance.low, 3),
        high: expect.closeTo(example.chance.high, 3),
      });
      expect(band).toMatchObject(example.band);
      expect(chooseAdmissionLabel(chance).code).toBe(example.admission);
      expect(chooseBudgetLabel(band, payPerYearUsd)).toBe(example.budget);
    },
  );

  test("the odds of the sample list are what the rule answers, before and after one answer", () => {
    const entries = workedList.map((example) => {
      const { college, chance, band } = workOut(example);
      return toOddsEntry({ college, chance, priceBand: band });
    });
    const [safety, ...others] = entries;
    if (safety === undefined) throw new Error("the sample list is empty");
    const admitted: Chance = { kind: "open", because: "openAdmission" };
    const of100 = (list: typeof entries) => {
      const odds = calculateListOdds(list, payPerYearUsd);
      const shown = (share: number | null) => {
        const whole = share ?? Number.NaN;
        return whole >= 1 ? 100 : Math.min(99, Math.round(whole * 100));
      };
      return { any: shown(odds.atLeastOne), affordable: shown(odds.fourYearPayable) };
    };
    expect(of100(others)).toEqual(workedOdds.without);
    expect(of100(entries)).toEqual(workedOdds.with);
    expect(of100([{ ...safety, chance: admitted }, ...others]).affordable).toBe(workedOdds.afterYes);
    expect(of100(others).affordable).toBe(workedOdds.afterNo);
  });

  test("so many colleges have a date of this cycle, and essay prompts", () => {
    const dated = colleges.summaries.filter(({ unitId }) =>
      colleges
        .deadlinesOf(unitId)
        .some(({ cycle, confidence }) => cycle === datedColleges.cycle && confidence === "published"),
    );
    expect(dated).toHaveLength(datedColleges.count);
    expect(new Set(collegeEssays.flatMap(({ unitId }) => unitId ?? [])).size).toBe(essayColleges);
  });

  test("the largest Pell Grant is that of its award year", () => {
    expect(largestPell.amountUsd).toBe(pellMaximum.values[largestPell.awardYear]);
  });

  test("so many institutions are in the data set", () => {
    expect(colleges.summaries).toHaveLength(institutionCount);
  });

  test.each([pricesByIncome.rice, pricesByIncome.austin])(
    "$name: the published prices by income",
    (example) => {
      const summary = colleges.bySlug(example.path.slice("/colleges/".length));
      const record = colleges.recordOf(summary?.unitId ?? 0);
      expect(record?.name).toBe(example.name);
      expect(record?.netPriceByIncomeUsd).toEqual(example.pricesUsd);
      expect(record?.averageCostUsd).toBe(example.costUsd);
    },
  );

  test("the income groups are those that prices are published for", () => {
    const names = incomeBrackets.map(({ fromUsd, toUsd }) =>
      toUsd === null ? `Over ${formatUsd(fromUsd - 1)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`,
    );
    expect(pricesByIncome.incomes).toEqual(names);
  });

  test("the chance's test gives what the pages say, group by group", () => {
    const { method, admitRateAlone } = runChanceBacktest(ucAdmitTable, findShippedCollege);
    expect(chanceTest).toEqual({
      groups: method.cells,
      labelsRight: method.labelsRight,
      tooOptimistic: method.tooOptimistic,
      rangesHeld: method.covered,
      meanErrorPoints: Number(method.meanErrorPoints.toFixed(1)),
      aloneLabelsRight: admitRateAlone.labelsRight,
      aloneTooOptimistic: admitRateAlone.tooOptimistic,
      aloneErrorPoints: Number(admitRateAlone.meanErrorPoints.toFixed(1)),
    });
    const percent = (share: number) => Math.round(share * 100);
    expect(chanceTestGroups).toEqual(
      listBacktestCells(ucAdmitTable, findShippedCollege).map((cell) => [
        percent(cell.predicted),
        percent(cell.actual),
        percent(cell.admitRate),
      ]),
    );
    expect(ucAdmitTable.source.year).toBe("fall 2021");
  });

  test("the price's test gives what the pages say", () => {
    const whole = gradePrices(colleges.summaries).find(
      (grade) => grade.basis === "average" && grade.control === null && grade.bracket === null,
    );
    expect(priceTest).toEqual({
      prices: whole?.prices,
      medianErrorUsd: whole?.medianErrorUsd,
      heldShare: Number(whole?.heldShare.toFixed(2)),
    });
  });

  test("what the pages tell about the figures holds", () => {
    const { rice, austin } = pricesByIncome;
    const riceIsLower = rice.pricesUsd.map((price, bracket) => price < (austin.pricesUsd[bracket] ?? 0));
    expect(riceIsLower).toEqual([true, true, true, true, false]);
    const highest = (of: (college: WorkedCollege) => number) =>
      workedList.toSorted((a, b) => of(b) - of(a))[0]?.shortName;
    expect(highest((college) => college.band.stickerUsd)).toBe("Rice");
    expect(highest((college) => -college.band.middleUsd)).toBe("Rice");
    const answer = faqQuestions.find((one) => one.id === "how-sure-is-a-chance")?.answer;
    expect(answer).toContain(`${chanceTest.groups} groups`);
    expect(answer).toContain(`${chanceTest.meanErrorPoints} percentage points`);
    expect(answer).toContain(`${chanceTest.rangesHeld} of the ${chanceTest.groups}`);
    const before = extractText(findSection(readHtml("/how-it-works"), "your-plan"));
    expect(before).toContain(
      `${workedOdds.without.any} in 100 students like this one would get into at least one`,
    );
  });
});

/** Flesch-Kincaid: 0.39 x words a sentence + 11.8 x syllables a word - 15.59. Syllables are counted by vowel groups. */
function calculateGrade(text: string): number {
  const sentences = text.split(/[.?:](?:\s|$)/).filter((sentence) => /[a-z]/i.test(sentence));
  const getWords = (part: string) => part.match(/[A-Za-z’']+/g) ?? [];
  const all = sentences.flatMap(getWords);
  const syllables = all.reduce((sum, word) => {
    const groups = word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "")
      .match(/[aeiouy]{1,2}/g);
    return sum + Math.max(1, groups?.length ?? 1);
  }, 0);
  return (0.39 * all.length) / sentences.length + (11.8 * syllables) / all.length - 15.59;
}

test.each(each)("%s reads at grade 8 or below", (_, html) => {
  const paragraphs = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)]
    .map((found) => extractText(found[1] ?? "").trim())
    .filter((text) => text.endsWith("."));
  expect(paragraphs.length).toBeGreaterThan(2);
  expect(calculateGrade(paragraphs.join(" "))).toBeLessThanOrEqual(8);
});

test("a parent's own view leads to the plans that are shared with them", () => {
  const section = findSection(readHtml("/parents"), "parent-dashboard");
  expect(section).toContain('href="/family"');
  expect(section).not.toContain("To come");
});
