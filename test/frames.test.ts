/** The pages of what is to come, and those of prices, tools, privacy and help: true to what works today, and held to the data set. */
import { describe, expect, test } from "vitest";
import { legalChangedOn } from "#components/legal/words.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import type { Installation } from "#contract/installation.ts";
import { subscriptionPlans } from "#domain/subscription/plans.ts";
import { formatDate } from "#lib/format.ts";
import { words as homeWords } from "#screens/home/words.ts";
import { writePrivacySections as privacyOf } from "#screens/privacy/words.ts";
import { words as guidesWords } from "#screens/state-guides/words.ts";
import { writeTermsSections as termsOf } from "#screens/terms/words.ts";
import { compared } from "#screens/tools/figures.ts";
import { words as toolWords } from "#screens/tools/words.ts";
import { requestLimits } from "#server/http/rateLimit.ts";
import { documentPaths } from "#site/documents.ts";
import { findPage } from "#site/pages.ts";
import { renderScreen } from "./support/renderScreen.tsx";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const colleges = loadShippedColleges();

const bare: Installation = {
  operatorName: null,
  contactEmail: null,
  database: "sqlite",
  mail: "outbox",
  payments: "none",
  identityHost: null,
  analytics: "own",
  isMeasuringVisits: true,
  routing: "none",
  modelProvider: null,
  keptDays: { contact: 365, waitlist: 730, pageViews: 400, outbox: 90 },
};
const furnished: Installation = {
  operatorName: "Lincoln High School",
  contactEmail: "plan@lincoln.example",
  database: "postgresql",
  mail: "smtp",
  payments: "stripe",
  identityHost: "school.us.auth0.com",
  analytics: "tag",
  isMeasuringVisits: false,
  routing: "osrm",
  modelProvider: "Example Models",
  keptDays: { contact: 30, waitlist: 60, pageViews: 1, outbox: 7 },
};

const extractText = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

const forAdministrators = [
  "/blog-automation",
  "/admin",
  "/admin/seo-dashboard",
  "/admin/knowledge-graph",
  "/admin/performance-test",
];
const others = [
  "/subscription-success",
  "/subscription-dashboard",
  "/sign-in",
  "/sharing",
  "/invitation",
  "/family",
  "/state-college-planning-guides",
  "/help",
  "/help-center",
  "/blog",
  "/timeline-success",
  "/counselor",
  "/essays",
  "/college-visit-planner",
  "/trip-results",
  "/application-timeline",
  "/tools/fafsa-calculator",
  "/divorced-parents-guide",
  "/help/divorced-parents-guide",
  "/college-financial-planning-guide",
  "/pricing",
  "/contact",
  "/waitlist",
  "/tools",
  "/resources",
  "/privacy",
  "/terms",
];

describe.each([...forAdministrators, ...others])("%s", (path) => {
  test("has one heading, no shouting, and every link of ours leads to a page", async () => {
    const html = await renderScreen(path, path === "/privacy" || path === "/terms" ? bare : null);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(extractText(html)).not.toMatch(/!|—/);
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    const lost = links.filter((href) => {
      const { pathname } = new URL(href, "http://x");
      // Written pages are held to /content by build/content's own checks.
      if (parseArticleAddress(pathname) !== null || pathname === "/feed.xml" || documentPaths.has(pathname))
        return false;
      const slug = /^\/colleges\/(.+)$/.exec(pathname)?.[1];
      return slug === undefined ? findPage(pathname) === null : colleges.bySlug(slug) === null;
    });
    expect(lost).toEqual([]);
  });
});

test.each(forAdministrators)("%s says nothing to who has not been asked for yet", async (path) => {
  const text = extractText(await renderScreen(path));
  expect(text).toContain("Checking who is signed in");
  expect(text).not.toMatch(/What it will do|Current totals/);
});

describe("waiting and anchors", () => {
  test("the timeline greets with the specification's message while it loads", async () => {
    expect(await renderScreen("/application-timeline")).toContain(
      "Loading your personalized timeline generator...",
    );
  });

  test("the help center's short answers have their anchor", async () => {
    const html = await renderScreen("/help-center");
    expect(html).toContain('id="faq"');
    expect(html).toContain('href="/faq"');
  });
});

/** "2026-06-10" → "June 2026". */
const toEdition = (release: string) => formatDate(release).replace(/ \d+,/, "");

describe("figures", () => {
  test("the pages that name the edition of the data name the one that is shipped", () => {
    const edition = `College Scorecard, ${toEdition(colleges.release)} release`;
    for (const text of [homeWords.about.countNote, guidesWords.source]) expect(text).toContain(edition);
  });

  test.each(compared)("$name on the tools page is as published", (shown) => {
    const record = colleges.recordOf(colleges.bySlug(shown.slug)?.unitId ?? 0);
    expect(record?.admitRate).toBe(shown.admitShare);
    expect(record?.averageCostUsd).toBe(shown.costUsd);
    expect(record?.earningsUsd).toBe(shown.earningsUsd);
    expect(toolWords.pictures.compareSource).toContain(toEdition(colleges.release));
  });
});

describe("prices", () => {
  const read = async (data: unknown) => extractText(await renderScreen("/pricing", data));

  test("a site that sells shows both plans with their prices before the page has asked for them", async () => {
    const text = await read({ ...bare, payments: "stripe" });
    for (const plan of subscriptionPlans) {
      expect(text).toContain(plan.name);
      for (const feature of plan.features) expect(text).toContain(feature);
    }
    expect(text).toContain("a month, or $48 a year, which is $4 a month");
    expect(text.match(/\$\d+/g)).toEqual(["$0", "$6", "$48", "$4"]);
    expect(text).toContain("Get Family");
  });

  test.each([
    ["sells nothing", bare, "One plan, open to all"],
    ["has not said yet whether it sells", null, "What is free everywhere"],
    ["wrote something unreadable", { payments: "gold" }, "What is free everywhere"],
  ])("a site that %s shows no price and no way to buy", async (_, data, said) => {
    const text = await read(data);
    expect(text).toContain(said);
    expect(text.match(/\$\d+/g)).toEqual(["$0"]);
    expect(text).not.toMatch(/Get Family|a month, or/);
  });
});

describe("the guide to paying for college", () => {
  test("shows every sheet with its worked example before any script runs", async () => {
    const text = extractText(await renderScreen("/college-financial-planning-guide"));
    // A year of $30,000 leaves $558; $27,000 borrowed; 15 years at $247 to $273; two $20,000 years and a third end at $65,000.
    for (const shown of [
      "Still not covered $558",
      "Raises the index by at most $564",
      "At most 5.64% of it",
      "Earned in a year $4,200",
      "The better credit gives up to $2,500",
      "Total borrowed $27,000",
      "With interest, you would owe $28,326 when payments begin if you have financial need, or $31,246 if you don’t",
      "you would pay $247 to $273 a month for 15 years",
      "To pay it off in 10 years, you would pay $322 to $355 a month",
      "Total you can borrow $65,000",
      "RAP starts at $100 a month",
    ])
      expect(text).toContain(shown);
  });

  test("names at least nine published figures, each with its year and source", async () => {
    const html = await renderScreen("/college-financial-planning-guide");
    const notes = [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)]
      .map(([, summary = ""]) => extractText(summary))
      .filter((summary) => summary.includes("Where this comes from"));
    expect(notes.length).toBeGreaterThanOrEqual(9);
    for (const note of notes) expect(note).toMatch(/20\d\d.*, [A-Z0-9]/);
    expect(extractText(html)).toContain("The amount for 2027-28 has not been published yet.");
  });
});

describe("privacy and terms by installation", () => {
  const said = (sections: ReturnType<typeof privacyOf>) => JSON.stringify(sections);

  test.each([
    ["no name", bare, "The operator has not given a name here.", "Lincoln"],
    ["a name", furnished, "This site is run by Lincoln High School", "has not given a name"],
    ["no address", bare, "Contact them with the form on this site.", "@"],
    ["an address", furnished, "Contact them at plan@lincoln.example", "SQLite"],
    ["SQLite", bare, "in one file on that server (SQLite)", "PostgreSQL"],
    ["PostgreSQL", furnished, "in its PostgreSQL database", "SQLite"],
    ["an outbox", bare, "waits in the server’s outbox", "An email service delivers"],
    ["a mail server", furnished, "An email service delivers this site’s messages", "outbox"],
    ["own counting", bare, "We delete these numbers after 400 days", "Google"],
    ["a tag", furnished, "This site uses Google’s analytics tag.", "but not by whom"],
    ["own counting sets no cookies", bare, "Before you sign in, this site sets no cookies.", "of its own"],
    ["own accounts", bare, "Your password is stored only in a form no one can read", "auth0.com"],
    ["a tenant", furnished, "You sign in there, and your password", "emailed codes after one"],
    ["money", bare, "encrypted before it is stored", "your Stripe customer number"],
    [
      "a paid plan",
      furnished,
      "Your card and billing address are entered and stored only at Stripe",
      "no email service",
    ],
    ["young people", bare, "If it is a student under 13, the answer is not sent or stored", "Stripe"],
    ["a tag may", furnished, "the tag may set cookies", "load nothing from other companies"],
    ["no payments", bare, "Pages load nothing from other companies", "Stripe"],
    ["payments", furnished, "connect to Stripe in advance", "load nothing from other companies"],
    ["days of messages", furnished, "delete it after 30 days", "365"],
  ])("with %s", (_name, installation, contains, misses) => {
    const text = said(privacyOf(installation));
    expect(text).toContain(contains);
    expect(text).not.toContain(misses);
  });

  test("the tag changes only what it must: with own counting and payments the other company is named", () => {
    const text = said(privacyOf({ ...bare, payments: "stripe" }));
    expect(text).toContain("Stripe");
    expect(text).not.toContain("load nothing from other companies");
  });

  test("the count by address is over in the minutes that the page speaks of", () => {
    for (const { windowMs } of Object.values(requestLimits))
      expect(windowMs).toBeLessThanOrEqual(10 * 60_000);
  });

  test("the terms say what may cost money only where something does", () => {
    expect(said(termsOf(bare))).toContain("nothing is for sale on this site");
    expect(said(termsOf(furnished))).toContain("you can cancel at any time");
    expect(said(termsOf(bare))).not.toContain("cancel");
  });

  test("the terms name who runs it, or that nobody gave a name", () => {
    expect(said(termsOf(furnished))).toContain("run by Lincoln High School. Contact them through plan@");
    expect(said(termsOf(bare))).toContain("operator has not given a name");
  });

  test("both carry the day of their last change, and a damaged answer of the server gets a sentence", async () => {
    for (const path of ["/privacy", "/terms"]) {
      expect(await renderScreen(path, bare)).toContain(formatDate(legalChangedOn));
      expect(await renderScreen(path, { database: "stone tablets" })).toContain(
        "Part of this page didn’t load",
      );
    }
  });
});
