/** Which structured data pages carry, and that no text in it can break out of its element. */
import { describe, expect, test } from "vitest";
import { words as toolsWords } from "#screens/tools/words.ts";
import { pages } from "#site/pages.ts";
import { buildArticleData } from "#site/structuredData/article.ts";
import { buildBreadcrumbData } from "#site/structuredData/breadcrumb.ts";
import { buildCollectionPageData } from "#site/structuredData/collectionPage.ts";
import { buildCourseData } from "#site/structuredData/course.ts";
import { buildEventData } from "#site/structuredData/event.ts";
import { buildFaqData } from "#site/structuredData/faq.ts";
import { buildHowToData } from "#site/structuredData/howTo.ts";
import { type JsonLdObject, toJsonLdText } from "#site/structuredData/jsonLd.ts";
import { buildPageStructuredData, toolPages } from "#site/structuredData/pageStructuredData.ts";
import { buildQuizData } from "#site/structuredData/quiz.ts";
import { buildReviewData } from "#site/structuredData/review.ts";
import { buildServiceData } from "#site/structuredData/service.ts";

import { findStructuredDataFaults } from "../build/siteReport/structuredDataChecks.ts";

const site = "https://tassel.example";
const hostile = `</script><script>alert("1")</script>`;

describe("a builder takes", () => {
  test.each<[string, JsonLdObject | null]>([
    [
      "Article",
      buildArticleData(
        {
          title: hostile,
          excerpt: hostile,
          featuredImage: hostile,
          publishedAt: hostile,
          updatedAt: hostile,
          tags: [hostile],
          category: hostile,
          about: hostile,
          content: hostile,
        },
        site,
      ),
    ],
    ["FAQ", buildFaqData({ questions: [{ question: hostile, answer: hostile }] })],
    [
      "HowTo",
      buildHowToData(
        {
          title: hostile,
          description: hostile,
          image: hostile,
          totalTime: hostile,
          cost: 1,
          steps: [{ name: hostile, text: hostile, image: hostile }],
        },
        site,
      ),
    ],
    [
      "Service",
      buildServiceData(
        {
          name: hostile,
          description: hostile,
          serviceType: hostile,
          offerings: [{ name: hostile, description: hostile, priceUsd: 1, url: hostile }],
        },
        site,
      ),
    ],
    ["Breadcrumb", buildBreadcrumbData({ items: [{ name: hostile, url: hostile }] }, site)],
    [
      "Course",
      buildCourseData(
        {
          name: hostile,
          description: hostile,
          provider: hostile,
          providerUrl: hostile,
          level: hostile,
          subject: hostile,
          skills: [hostile],
          instances: [{ mode: "Online", startDate: hostile, endDate: hostile, location: hostile }],
        },
        site,
      ),
    ],
    [
      "Event",
      buildEventData(
        {
          name: hostile,
          description: hostile,
          startDate: "2027-03-06",
          endDate: "2027-03-06",
          location: { name: hostile, address: hostile },
          virtualUrl: hostile,
          isVirtual: true,
        },
        site,
      ),
    ],
    [
      "Review",
      buildReviewData({
        itemType: hostile,
        itemName: hostile,
        rating: 3,
        authorName: hostile,
        date: hostile,
        reviewText: hostile,
      }),
    ],
    [
      "Quiz",
      buildQuizData(
        {
          name: hostile,
          description: hostile,
          url: hostile,
          provider: hostile,
          educationalLevel: hostile,
        },
        site,
      ),
    ],
    [
      "CollectionPage",
      buildCollectionPageData(
        {
          name: hostile,
          description: hostile,
          url: hostile,
          mainEntity: [{ name: hostile, url: hostile }],
        },
        site,
      ),
    ],
  ])("hostile text in every field of %s, and it stays text", (_name, data) => {
    if (data === null) throw new Error("It is not built.");
    const text = toJsonLdText(data);
    expect(text).not.toContain("<");
    expect(text).toContain("\\u003c/script>");
    expect(JSON.parse(text)).toEqual(data);
  });
});

describe("pages carry", () => {
  const getTypes = (path: string) => {
    const page = pages.find((one) => one.path === path);
    if (page === undefined) throw new Error(`No page at ${path}.`);
    return buildPageStructuredData(page, site).map((data) => data["@type"]);
  };

  test.each([
    ["/", ["WebSite", "Organization"]],
    ["/college-match-quiz", ["BreadcrumbList", "Quiz"]],
    ["/how-it-works", ["BreadcrumbList", "HowTo"]],
    ["/faq", ["BreadcrumbList", "FAQPage"]],
    ["/pricing", ["BreadcrumbList", "Service"]],
    ["/tools", ["BreadcrumbList", "CollectionPage"]],
    ["/colleges", ["BreadcrumbList", "CollectionPage"]],
    ["/state-college-planning-guides", ["BreadcrumbList", "CollectionPage"]],
    ["/help", ["BreadcrumbList", "CollectionPage"]],
    ["/blog", ["BreadcrumbList", "CollectionPage"]],
    ["/about", ["BreadcrumbList"]],
  ])("%s: %s", (path, expected) => {
    expect(getTypes(path)).toEqual(expected);
  });

  test("structured data that is in the vocabulary, with what search engines require", () => {
    for (const page of pages)
      for (const data of buildPageStructuredData(page, site, [{ name: "One", url: "/one" }]))
        expect(findStructuredDataFaults(data), page.path).toEqual([]);
  });

  test("no article, course, event or review anywhere: there is none yet", () => {
    const types = new Set(pages.flatMap((page) => getTypes(page.path)));
    expect(["Article", "Course", "Event", "Review"].filter((type) => types.has(type))).toEqual([]);
  });

  test("every trail begins at home, ends at the page, and each of its names is short and its own", () => {
    for (const page of pages.filter((one) => one.path !== "/")) {
      const trail = buildPageStructuredData(page, site)[0]?.["itemListElement"];
      const items = JSON.parse(JSON.stringify(trail)) as { name: string; item: string }[];
      expect(items[0]).toMatchObject({ name: "Home", item: `${site}/` });
      expect(items.at(-1)?.item).toBe(`${site}${page.path}`);
      expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
      for (const item of items) expect(item.name.length, item.name).toBeLessThanOrEqual(45);
    }
  });

  test("the tools that /tools and /pricing list are those on the page of tools, in its order", () => {
    const listed = toolPages.map((id) => pages.find((page) => page.id === id)?.path);
    expect(listed).toEqual(toolsWords.tools.map(({ to }) => to));
  });

  test("a page below another one names it", () => {
    const page = pages.find((one) => one.path === "/tools/fafsa-calculator");
    const trail = page === undefined ? null : buildPageStructuredData(page, site)[0]?.["itemListElement"];
    expect(JSON.stringify(trail)).toContain(`${site}/tools"`);
  });
});
