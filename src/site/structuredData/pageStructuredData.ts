/** Which structured data each page carries. It describes only what is on the page. */
import { faqQuestions } from "#site/faqQuestions.ts";
import { howToSteps } from "#site/howToSteps.ts";
import { pageHeads, shortNameOf } from "#site/pageHeads.ts";
import { type Page, type PageId, pages } from "#site/pages.ts";
import { breadcrumbData } from "./breadcrumb.ts";
import { collectionPageData } from "./collectionPage.ts";
import { faqData } from "./faq.ts";
import { howToData } from "./howTo.ts";
import type { JsonLdObject } from "./jsonLd.ts";
import { quizData } from "./quiz.ts";
import { serviceData } from "./service.ts";
import { organizationData, webSiteData } from "./site.ts";

/** A page listed on another page. */
export type GatheredPage = { name: string; url: string };

/** `publicUrl` has no trailing slash; `gathered`: the articles the page lists. */
export function pageStructuredData(
  page: Page,
  publicUrl: string,
  gathered: readonly GatheredPage[] | null = null,
): readonly JsonLdObject[] {
  if (page.id === "home") return [webSiteData(publicUrl), organizationData(publicUrl)];
  return [breadcrumbData({ items: trailTo(page) }, publicUrl), ...ownData(page, publicUrl, gathered)];
}

/** The tools that work today, in the order of /tools. */
const toolPages: readonly PageId[] = ["matchQuiz", "costCalculator", "colleges", "compare", "myPlan"];

function ownData(
  page: Page,
  publicUrl: string,
  gathered: readonly GatheredPage[] | null,
): readonly JsonLdObject[] {
  const { title, description } = pageHeads[page.id];
  switch (page.id) {
    case "matchQuiz":
      return [
        quizData({ name: shortNameOf(page.id), description, url: page.path, provider: "Tassel" }, publicUrl),
      ];
    case "faq":
      return [faqData({ questions: faqQuestions })];
    case "howItWorks":
      return [
        howToData(
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
        serviceData(
          {
            name: "Tassel",
            description: pageHeads.home.description,
            serviceType: "College planning",
            offerings: toolPages.map((id) => ({
              name: shortNameOf(id),
              description: pageHeads[id].description,
              priceUsd: 0,
              url: pathOf(id),
            })),
          },
          publicUrl,
        ),
      ];
    case "tools": {
      const mainEntity = toolPages.map((id) => ({ name: shortNameOf(id), url: pathOf(id) }));
      return [collectionPageData({ name: title, description, url: page.path, mainEntity }, publicUrl)];
    }
    case "colleges":
    case "stateGuides":
    case "help":
    case "blog":
      return [
        collectionPageData({ name: title, description, url: page.path, mainEntity: gathered }, publicUrl),
      ];
    default:
      return [];
  }
}

/** Home, the pages above this one by address, and the page itself. */
function trailTo(page: Page): { name: string; url: string }[] {
  const above = pages.filter((other) => other.path === "/" || page.path.startsWith(`${other.path}/`));
  return [...above, page].map((one) => ({ name: shortNameOf(one.id), url: one.path }));
}

function pathOf(id: PageId): string {
  return pages.find((page) => page.id === id)?.path ?? "/";
}
