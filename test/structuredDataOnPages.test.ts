/** Which structured data pages carry, and that no text in it can break out of its element. */
import { describe, expect, test } from "vitest";
import { pages } from "#site/pages.ts";
import { articleData } from "#site/structuredData/article.ts";
import { breadcrumbData } from "#site/structuredData/breadcrumb.ts";
import { collectionPageData } from "#site/structuredData/collectionPage.ts";
import { courseData } from "#site/structuredData/course.ts";
import { eventData } from "#site/structuredData/event.ts";
import { faqData } from "#site/structuredData/faq.ts";
import { howToData } from "#site/structuredData/howTo.ts";
import { type JsonLdObject, jsonLdText } from "#site/structuredData/jsonLd.ts";
import { pageStructuredData } from "#site/structuredData/pageStructuredData.ts";
import { quizData } from "#site/structuredData/quiz.ts";
import { reviewData } from "#site/structuredData/review.ts";
import { serviceData } from "#site/structuredData/service.ts";

const site = "https://tassel.example";
const hostile = `</script><script>alert("1")</script>`;

describe("a builder takes", () => {
  test.each<[string, JsonLdObject]>([
    [
      "Article",
      articleData(
        {
          title: hostile,
          excerpt: hostile,
          featuredImage: hostile,
          publishedAt: hostile,
          updatedAt: hostile,
          tags: [hostile],
          category: hostile,
          content: hostile,
          about: [hostile],
        },
        site,
      ),
    ],
    ["FAQ", faqData({ questions: [{ question: hostile, answer: hostile }] })],
    [
      "HowTo",
      howToData(
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
      serviceData(
        {
          name: hostile,
          description: hostile,
          serviceType: hostile,
          offerings: [{ name: hostile, description: hostile, priceUsd: 1, url: hostile }],
        },
        site,
      ),
    ],
    ["Breadcrumb", breadcrumbData({ items: [{ name: hostile, url: hostile }] }, site)],
    [
      "Course",
      courseData(
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
      eventData(
        {
          name: hostile,
          description: hostile,
          startDate: hostile,
          endDate: hostile,
          location: { name: hostile, address: hostile },
          virtualUrl: hostile,
          isVirtual: true,
        },
        site,
      ),
    ],
    [
      "Review",
      reviewData({
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
      quizData(
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
      collectionPageData(
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
    const text = jsonLdText(data);
    expect(text).not.toContain("<");
    expect(text).toContain("\\u003c/script>");
    expect(JSON.parse(text)).toEqual(data);
  });
});

describe("pages carry", () => {
  const typesOf = (path: string) => {
    const page = pages.find((one) => one.path === path);
    if (page === undefined) throw new Error(`No page at ${path}.`);
    return pageStructuredData(page, site).map((data) => data["@type"]);
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
    expect(typesOf(path)).toEqual(expected);
  });

  test("no article, course, event or review anywhere: there is none yet", () => {
    const types = new Set(pages.flatMap((page) => typesOf(page.path)));
    expect(["Article", "Course", "Event", "Review"].filter((type) => types.has(type))).toEqual([]);
  });

  test("every trail begins at home, ends at the page, and each of its names is short and its own", () => {
    for (const page of pages.filter((one) => one.path !== "/")) {
      const trail = pageStructuredData(page, site)[0]?.["itemListElement"];
      const items = JSON.parse(JSON.stringify(trail)) as { name: string; item: string }[];
      expect(items[0]).toMatchObject({ name: "Home", item: `${site}/` });
      expect(items.at(-1)?.item).toBe(`${site}${page.path}`);
      expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
      for (const item of items) expect(item.name.length, item.name).toBeLessThanOrEqual(45);
    }
  });

  test("a page below another one names it", () => {
    const page = pages.find((one) => one.path === "/tools/fafsa-calculator");
    const trail = page === undefined ? null : pageStructuredData(page, site)[0]?.["itemListElement"];
    expect(JSON.stringify(trail)).toContain(`${site}/tools"`);
  });
});
