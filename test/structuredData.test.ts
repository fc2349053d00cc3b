/** Structured data of what is read: articles, questions, steps, services and trails, with everything and with the least. */
import { describe, expect, test } from "vitest";
import { buildArticleData } from "#site/structuredData/article.ts";
import { buildBreadcrumbData } from "#site/structuredData/breadcrumb.ts";
import { buildFaqData } from "#site/structuredData/faq.ts";
import { buildHowToData } from "#site/structuredData/howTo.ts";
import type { JsonLdObject } from "#site/structuredData/jsonLd.ts";
import { buildServiceData } from "#site/structuredData/service.ts";

const site = "https://tassel.example";
const context = { "@context": "https://schema.org" };
const tassel = { "@type": "Organization", name: "Tassel", url: site };
const publisher = { ...tassel, logo: { "@type": "ImageObject", url: `${site}/icon-512.png` } };

const cases: [string, JsonLdObject, JsonLdObject][] = [
  [
    "an article with everything",
    buildArticleData(
      {
        title: "How a price band is made",
        excerpt: "From published figures.",
        featuredImage: "/pictures/band.png",
        publishedAt: "2026-11-01",
        updatedAt: "2026-11-20",
        tags: ["price", "aid"],
        category: "Paying for college",
        about: "net price",
        content: "Four  words\nin all.",
      },
      site,
    ),
    {
      ...context,
      "@type": "Article",
      headline: "How a price band is made",
      description: "From published figures.",
      image: `${site}/pictures/band.png`,
      datePublished: "2026-11-01",
      dateModified: "2026-11-20",
      author: tassel,
      publisher,
      about: { "@type": "Thing", name: "net price" },
      keywords: ["price", "aid"],
      articleSection: "Paying for college",
      wordCount: 4,
    },
  ],
  [
    "an article with the least",
    buildArticleData(
      {
        title: "A note",
        excerpt: null,
        featuredImage: null,
        publishedAt: "2026-11-01",
        updatedAt: null,
        tags: [],
        category: "",
        about: null,
        content: null,
      },
      site,
    ),
    {
      ...context,
      "@type": "Article",
      headline: "A note",
      datePublished: "2026-11-01",
      dateModified: "2026-11-01",
      author: tassel,
      publisher,
    },
  ],
  [
    "questions with their answers, leaving out one without",
    buildFaqData({
      questions: [
        { question: "Is it free?", answer: "Yes." },
        { question: "And then?", answer: " " },
      ],
    }),
    {
      ...context,
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Is it free?",
          acceptedAnswer: { "@type": "Answer", text: "Yes." },
        },
      ],
    },
  ],
  ["no questions", buildFaqData({ questions: [] }), { ...context, "@type": "FAQPage" }],
  [
    "steps with everything",
    buildHowToData(
      {
        title: "Start a plan",
        description: "In three answers.",
        image: "https://pictures.example/plan.png",
        totalTime: "PT1M",
        cost: 0,
        steps: [
          { name: "Answer", text: "Three questions.", image: "/pictures/one.png" },
          { name: "Look", text: "At colleges.", image: null },
        ],
      },
      site,
    ),
    {
      ...context,
      "@type": "HowTo",
      name: "Start a plan",
      description: "In three answers.",
      image: "https://pictures.example/plan.png",
      totalTime: "PT1M",
      estimatedCost: { "@type": "MonetaryAmount", currency: "USD", value: 0 },
      step: [
        {
          "@type": "HowToStep",
          position: 1,
          name: "Answer",
          text: "Three questions.",
          image: `${site}/pictures/one.png`,
        },
        { "@type": "HowToStep", position: 2, name: "Look", text: "At colleges." },
      ],
    },
  ],
  [
    "steps with the least",
    buildHowToData(
      { title: "Start", description: null, image: null, totalTime: null, cost: null, steps: [] },
      site,
    ),
    { ...context, "@type": "HowTo", name: "Start" },
  ],
  [
    "a service: a free offering, and one whose price is not set",
    buildServiceData(
      {
        name: "Tassel",
        description: "A college plan.",
        serviceType: "College planning",
        offerings: [
          { name: "Match quiz", description: "Three questions.", priceUsd: 0, url: "/college-match-quiz" },
          { name: "Family", description: null, priceUsd: null, url: null },
        ],
      },
      site,
    ),
    {
      ...context,
      "@type": "Service",
      name: "Tassel",
      description: "A college plan.",
      serviceType: "College planning",
      provider: tassel,
      areaServed: { "@type": "Country", name: "United States" },
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        itemListElement: [
          {
            "@type": "Offer",
            price: 0,
            priceCurrency: "USD",
            itemOffered: {
              "@type": "Service",
              name: "Match quiz",
              description: "Three questions.",
              url: `${site}/college-match-quiz`,
            },
          },
          { "@type": "Offer", itemOffered: { "@type": "Service", name: "Family" } },
        ],
      },
    },
  ],
  [
    "a service with the least",
    buildServiceData({ name: "Tassel", description: null, serviceType: null, offerings: [] }, site),
    {
      ...context,
      "@type": "Service",
      name: "Tassel",
      provider: tassel,
      areaServed: { "@type": "Country", name: "United States" },
    },
  ],
  [
    "a trail of pages",
    buildBreadcrumbData(
      {
        items: [
          { name: "Home", url: "/" },
          { name: "Pricing", url: "/pricing" },
        ],
      },
      site,
    ),
    {
      ...context,
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
        { "@type": "ListItem", position: 2, name: "Pricing", item: `${site}/pricing` },
      ],
    },
  ],
];

describe("a builder describes", () => {
  test.each(cases)("%s", (_name, built, expected) => {
    expect(built).toEqual(expected);
  });
});
