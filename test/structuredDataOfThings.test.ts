/** Structured data of things: courses, events, reviews, quizzes, collections and colleges, with everything and with the least. */
import { describe, expect, test } from "vitest";
import { buildCollectionPageData } from "#site/structuredData/collectionPage.ts";
import { buildCollegeData } from "#site/structuredData/college.ts";
import { buildCourseData } from "#site/structuredData/course.ts";
import { buildEventData, type EventInput } from "#site/structuredData/event.ts";
import type { JsonLdObject } from "#site/structuredData/jsonLd.ts";
import { buildQuizData } from "#site/structuredData/quiz.ts";
import { buildReviewData } from "#site/structuredData/review.ts";

const site = "https://tassel.example";
const context = { "@context": "https://schema.org" };
const tassel = { "@type": "Organization", name: "Tassel", url: site };

const talk: EventInput = {
  name: "A talk",
  description: null,
  startDate: "2026-10-01",
  endDate: null,
  location: null,
  virtualUrl: null,
  isVirtual: false,
};

const cases: [string, JsonLdObject | null, JsonLdObject | null][] = [
  [
    "a course with everything",
    buildCourseData(
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
    buildCourseData(
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
    buildEventData(
      {
        name: "A college fair",
        description: "Forty colleges.",
        startDate: "2026-10-01",
        endDate: "2026-10-02",
        location: { name: "The library", address: "1 Main Street, Austin, TX" },
        virtualUrl: "https://meeting.example/1",
        isVirtual: true,
      },
      site,
    ),
    {
      ...context,
      "@type": "Event",
      name: "A college fair",
      description: "Forty colleges.",
      startDate: "2026-10-01",
      endDate: "2026-10-02",
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
    buildEventData({ ...talk, virtualUrl: "/talk", isVirtual: true }, site),
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
    "an event at a place, whatever link is beside it",
    buildEventData(
      {
        ...talk,
        location: { name: "The library", address: "1 Main Street, Austin, TX" },
        virtualUrl: "/about-the-talk",
      },
      site,
    ),
    {
      ...context,
      "@type": "Event",
      name: "A talk",
      startDate: "2026-10-01",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: "The library", address: "1 Main Street, Austin, TX" },
    },
  ],
  [
    "a review with everything",
    buildReviewData({
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
    buildReviewData({
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
    buildQuizData(
      { name: "Match quiz", description: null, url: "/college-match-quiz", provider: "Tassel" },
      site,
    ),
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
    buildQuizData(
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
    buildCollectionPageData(
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
    buildCollectionPageData(
      { name: "Colleges", description: null, url: "/colleges", mainEntity: null },
      site,
    ),
    { ...context, "@type": "CollectionPage", name: "Colleges", url: `${site}/colleges` },
  ],
  [
    "a college",
    buildCollegeData(
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

  test.each<[string, EventInput]>([
    ["a deadline, which has no place", talk],
    [
      "a test day in test centers without an address",
      { ...talk, location: { name: "Test centers", address: null } },
    ],
    [
      "a test day, however much a page says about it",
      { ...talk, location: { name: "Test centers", address: null }, virtualUrl: "/sat", isVirtual: true },
    ],
    ["a meeting without its link", { ...talk, isVirtual: true }],
    ["a month instead of a day", { ...talk, startDate: "2026-10", virtualUrl: "/talk", isVirtual: true }],
    ["an end before its start", { ...talk, endDate: "2026-09-30", virtualUrl: "/talk", isVirtual: true }],
    ["what has no name", { ...talk, name: " ", virtualUrl: "/talk", isVirtual: true }],
  ])("no event for %s", (_name, event) => {
    expect(buildEventData(event, site)).toBeNull();
  });

  test.each([0, 5.1, -1, Number.NaN])("no review with a rating of %d", (rating) => {
    const review = { itemType: "Book", itemName: "A", authorName: "B", date: null, reviewText: null };
    expect(() => buildReviewData({ ...review, rating })).toThrow("between 1 and 5");
  });
});
