/** Structured data: each of the ten types, with everything and with the least. */
import { describe, expect, test } from "vitest";
import { articleData } from "#site/structuredData/article.ts";
import { breadcrumbData } from "#site/structuredData/breadcrumb.ts";
import { collectionPageData } from "#site/structuredData/collectionPage.ts";
import { collegeData } from "#site/structuredData/college.ts";
import { courseData } from "#site/structuredData/course.ts";
import { eventData } from "#site/structuredData/event.ts";
import { faqData } from "#site/structuredData/faq.ts";
import { howToData } from "#site/structuredData/howTo.ts";
import type { JsonLdObject } from "#site/structuredData/jsonLd.ts";
import { quizData } from "#site/structuredData/quiz.ts";
import { reviewData } from "#site/structuredData/review.ts";
import { serviceData } from "#site/structuredData/service.ts";

const site = "https://tassel.example";
const context = { "@context": "https://schema.org" };
const tassel = { "@type": "Organization", name: "Tassel", url: site };
const publisher = { ...tassel, logo: { "@type": "ImageObject", url: `${site}/icon-512.png` } };

const cases: [string, JsonLdObject, JsonLdObject][] = [
  [
    "an article with everything",
    articleData(
      {
        title: "How a price band is made",
        excerpt: "From published figures.",
        featuredImage: "/pictures/band.png",
        publishedAt: "2026-11-01",
        updatedAt: "2026-11-20",
        tags: ["price", "aid"],
        category: "Paying for college",
        content: "Four  words\nin all.",
        about: ["College costs"],
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
      keywords: ["price", "aid"],
      articleSection: "Paying for college",
      wordCount: 4,
      about: [{ "@type": "Thing", name: "College costs" }],
    },
  ],
  [
    "an article with the least",
    articleData(
      {
        title: "A note",
        excerpt: null,
        featuredImage: null,
        publishedAt: "2026-11-01",
        updatedAt: null,
        tags: [],
        category: "",
        content: null,
        about: [],
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
    faqData({
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
  ["no questions", faqData({ questions: [] }), { ...context, "@type": "FAQPage" }],
  [
    "steps with everything",
    howToData(
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
    howToData(
      { title: "Start", description: null, image: null, totalTime: null, cost: null, steps: [] },
      site,
    ),
    { ...context, "@type": "HowTo", name: "Start" },
  ],
  [
    "a service: a free offering, and one whose price is not set",
    serviceData(
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
    serviceData({ name: "Tassel", description: null, serviceType: null, offerings: [] }, site),
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
    breadcrumbData(
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
  [
    "a course with everything",
    courseData(
      {
        name: "Reading an aid offer",
        description: "Line by line.",
        provider: "A College",
        providerUrl: "https://college.example",
        level: "High School",
        subject: "Financial aid",
        skills: ["Comparing offers"],
        instances: [
          { mode: "Onsite", startDate: "2027-01-10", endDate: "2027-02-10", location: "Austin, Texas" },
          { mode: "Online", startDate: null, endDate: null, location: null },
        ],
      },
      site,
    ),
    {
      ...context,
      "@type": "Course",
      name: "Reading an aid offer",
      description: "Line by line.",
      provider: { "@type": "Organization", name: "A College", url: "https://college.example" },
      educationalLevel: "High School",
      about: "Financial aid",
      teaches: ["Comparing offers"],
      hasCourseInstance: [
        {
          "@type": "CourseInstance",
          courseMode: "Onsite",
          startDate: "2027-01-10",
          endDate: "2027-02-10",
          location: { "@type": "Place", name: "Austin, Texas" },
        },
        { "@type": "CourseInstance", courseMode: "Online" },
      ],
    },
  ],
  [
    "a course with the least",
    courseData(
      {
        name: "A course",
        description: "Short.",
        provider: "",
        providerUrl: null,
        level: null,
        subject: null,
        skills: [],
        instances: [],
      },
      site,
    ),
    { ...context, "@type": "Course", name: "A course", description: "Short." },
  ],
  [
    "an event at a place and online",
    eventData(
      {
        name: "FAFSA opens",
        description: "For the year 2027-28.",
        startDate: "2026-10-01",
        endDate: "2027-06-30",
        location: { name: "The library", address: "1 Main Street, Austin, TX" },
        virtualUrl: "https://meeting.example/1",
        isVirtual: true,
      },
      site,
    ),
    {
      ...context,
      "@type": "Event",
      name: "FAFSA opens",
      description: "For the year 2027-28.",
      startDate: "2026-10-01",
      endDate: "2027-06-30",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      location: [
        { "@type": "Place", name: "The library", address: "1 Main Street, Austin, TX" },
        { "@type": "VirtualLocation", url: "https://meeting.example/1" },
      ],
    },
  ],
  [
    "an event online",
    eventData(
      {
        name: "A talk",
        description: null,
        startDate: "2026-10-01",
        endDate: null,
        location: null,
        virtualUrl: "/talk",
        isVirtual: true,
      },
      site,
    ),
    {
      ...context,
      "@type": "Event",
      name: "A talk",
      startDate: "2026-10-01",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: `${site}/talk` },
    },
  ],
  [
    "an event with the least",
    eventData(
      {
        name: "A day",
        description: null,
        startDate: "2026-10-01",
        endDate: null,
        location: null,
        virtualUrl: null,
        isVirtual: false,
      },
      site,
    ),
    {
      ...context,
      "@type": "Event",
      name: "A day",
      startDate: "2026-10-01",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    },
  ],
  [
    "a review with everything",
    reviewData({
      itemType: "CollegeOrUniversity",
      itemName: "A College",
      rating: 4.5,
      authorName: "A student",
      date: "2026-11-01",
      reviewText: "Small classes.",
    }),
    {
      ...context,
      "@type": "Review",
      itemReviewed: { "@type": "CollegeOrUniversity", name: "A College" },
      reviewRating: { "@type": "Rating", ratingValue: 4.5, bestRating: 5, worstRating: 1 },
      author: { "@type": "Person", name: "A student" },
      datePublished: "2026-11-01",
      reviewBody: "Small classes.",
    },
  ],
  [
    "a review with the least",
    reviewData({
      itemType: "Book",
      itemName: "A book",
      rating: 1,
      authorName: "A reader",
      date: null,
      reviewText: null,
    }),
    {
      ...context,
      "@type": "Review",
      itemReviewed: { "@type": "Book", name: "A book" },
      reviewRating: { "@type": "Rating", ratingValue: 1, bestRating: 5, worstRating: 1 },
      author: { "@type": "Person", name: "A reader" },
    },
  ],
  [
    "a quiz, for high school unless said otherwise",
    quizData({ name: "Match quiz", description: null, url: "/college-match-quiz", provider: "Tassel" }, site),
    {
      ...context,
      "@type": "Quiz",
      name: "Match quiz",
      url: `${site}/college-match-quiz`,
      provider: tassel,
      educationalLevel: "High School",
    },
  ],
  [
    "a quiz with everything",
    quizData(
      {
        name: "Transfer quiz",
        description: "For those who move on.",
        url: "/transfer",
        provider: "Tassel",
        educationalLevel: "Community College",
      },
      site,
    ),
    {
      ...context,
      "@type": "Quiz",
      name: "Transfer quiz",
      description: "For those who move on.",
      url: `${site}/transfer`,
      provider: tassel,
      educationalLevel: "Community College",
    },
  ],
  [
    "a page that gathers others",
    collectionPageData(
      {
        name: "Tools",
        description: "All free.",
        url: "/tools",
        mainEntity: [{ name: "Match quiz", url: "/college-match-quiz" }],
      },
      site,
    ),
    {
      ...context,
      "@type": "CollectionPage",
      name: "Tools",
      description: "All free.",
      url: `${site}/tools`,
      mainEntity: {
        "@type": "ItemList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Match quiz", url: `${site}/college-match-quiz` },
        ],
      },
    },
  ],
  [
    "a page that gathers others, without them",
    collectionPageData({ name: "Colleges", description: null, url: "/colleges", mainEntity: null }, site),
    { ...context, "@type": "CollectionPage", name: "Colleges", url: `${site}/colleges` },
  ],
  [
    "a college",
    collegeData(
      {
        name: "A College",
        aliases: ["ACol"],
        city: "Austin",
        state: "TX",
        websiteUrl: "https://www.college.example/",
        path: "/colleges/a-college",
      },
      site,
    ),
    {
      ...context,
      "@type": "CollegeOrUniversity",
      name: "A College",
      alternateName: ["ACol"],
      url: "https://www.college.example/",
      mainEntityOfPage: `${site}/colleges/a-college`,
      address: {
        "@type": "PostalAddress",
        addressLocality: "Austin",
        addressRegion: "TX",
        addressCountry: "US",
      },
    },
  ],
];

describe("a builder describes", () => {
  test.each(cases)("%s", (_name, built, expected) => {
    expect(built).toEqual(expected);
  });

  test.each([0, 5.1, -1, Number.NaN])("no review with a rating of %d", (rating) => {
    const review = { itemType: "Book", itemName: "A", authorName: "B", date: null, reviewText: null };
    expect(() => reviewData({ ...review, rating })).toThrow("between 1 and 5");
  });
});
