/** Which structured data each page carries. It describes only what is on the page. */
import { faqQuestions } from "#site/faqQuestions.ts";
import { howToSteps } from "#site/howToSteps.ts";
import { getShortPageName, pageHeads } from "#site/pageHeads.ts";
import { type Page, type PageId, pages } from "#site/pages.ts";
import { buildBreadcrumbData } from "./breadcrumb.ts";
import { buildCollectionPageData } from "./collectionPage.ts";
import { buildFaqData } from "./faq.ts";
import { buildHowToData } from "./howTo.ts";
import { buildStructuredData, type JsonLdObject, toAbsoluteUrl } from "./jsonLd.ts";
import { buildQuizData } from "./quiz.ts";
import { buildServiceData } from "./service.ts";

/** A page listed on another page. */
export type ListedPage = { name: string; url: string };

/** `publicUrl` has no trailing slash; `gathered`: the articles the page lists. */
export function buildPageStructuredData(
  page: Page,
  publicUrl: string,
  gathered: readonly ListedPage[] | null = null,
): readonly JsonLdObject[] {
  if (page.id === "home") return [buildWebSiteData(publicUrl), buildOrganizationData(publicUrl)];
  return [
    buildBreadcrumbData({ items: buildTrailTo(page) }, publicUrl),
    ...listOwnData(page, publicUrl, gathered),
  ];
}

/** The tools, in the order of /tools. */
export const toolPages: readonly PageId[] = [
  "matchQuiz",
  "costCalculator",
  "colleges",
  "compare",
  "fafsaCalculator",
  "offers",
  "counselor",
  "essays",
  "myPlan",
  "applicationTimeline",
  "collegeVisitPlanner",
];

function listOwnData(
  page: Page,
  publicUrl: string,
  gathered: readonly ListedPage[] | null,
): readonly JsonLdObject[] {
  const { title, description } = pageHeads[page.id];
  switch (page.id) {
    case "matchQuiz":
      return [
        buildQuizData(
          { name: getShortPageName(page.id), description, url: page.path, provider: "Tassel" },
          publicUrl,
        ),
      ];
    case "faq":
      return [buildFaqData({ questions: faqQuestions })];
    case "howItWorks":
      return [
        buildHowToData(
          {
            title,
            description,
            image: null,
            totalTime: null,
            cost: 0,
            steps: howToSteps.map(({ name, text }) => ({ name, text, image: null })),
          },
          publicUrl,
        ),
      ];
    case "pricing":
      return [
        buildServiceData(
          {
            name: "Tassel",
            description: pageHeads.home.description,
            serviceType: "College planning",
            offerings: toolPages.map((id) => ({
              name: getShortPageName(id),
              description: pageHeads[id].description,
              priceUsd: 0,
              url: getPagePath(id),
            })),
          },
          publicUrl,
        ),
      ];
    case "tools": {
      const mainEntity = toolPages.map((id) => ({ name: getShortPageName(id), url: getPagePath(id) }));
      return [buildCollectionPageData({ name: title, description, url: page.path, mainEntity }, publicUrl)];
    }
    case "colleges":
    case "stateGuides":
    case "help":
    case "blog":
      return [
        buildCollectionPageData(
          { name: title, description, url: page.path, mainEntity: gathered },
          publicUrl,
        ),
      ];
    default:
      return [];
  }
}

/** Home, the pages above this one by address, and the page itself. */
function buildTrailTo(page: Page): { name: string; url: string }[] {
  const above = pages.filter((other) => other.path === "/" || page.path.startsWith(`${other.path}/`));
  return [...above, page].map((one) => ({ name: getShortPageName(one.id), url: one.path }));
}

function getPagePath(id: PageId): string {
  return pages.find((page) => page.id === id)?.path ?? "/";
}

function buildWebSiteData(publicUrl: string): JsonLdObject {
  return buildStructuredData("WebSite", { name: "Tassel", url: `${publicUrl}/`, inLanguage: "en-US" });
}

function buildOrganizationData(publicUrl: string): JsonLdObject {
  return buildStructuredData("Organization", {
    name: "Tassel",
    url: `${publicUrl}/`,
    logo: toAbsoluteUrl("/icon-512.png", publicUrl),
  });
}
