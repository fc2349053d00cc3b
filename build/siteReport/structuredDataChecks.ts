/**
 * Checks a page's structured data against schema.org's vocabulary and what search engines require of a type. Only the
 * types this site uses are listed; a new one is reported until it is added. Sources: schema.org's definitions of each
 * type, and Google Search Central's guides to breadcrumbs, articles, events, FAQ, courses, reviews and site names.
 */

type TypeRule = {
  /** Properties that schema.org defines for the type, beyond those of every thing. */
  own: readonly string[];
  /** Without these a search engine ignores it. */
  required: readonly string[];
};

/** Properties of every Thing. */
const shared = [
  "name",
  "description",
  "url",
  "image",
  "alternateName",
  "mainEntityOfPage",
  "sameAs",
  "identifier",
];
const work = [
  "author",
  "publisher",
  "datePublished",
  "dateModified",
  "headline",
  "inLanguage",
  "keywords",
  "about",
  "text",
  "educationalLevel",
  "provider",
  "teaches",
  "mainEntity",
  "hasPart",
];
const organization = ["logo", "address", "areaServed", "hasOfferCatalog"];

const types: Readonly<Record<string, TypeRule>> = {
  Article: {
    own: [...work, "articleSection", "wordCount"],
    required: ["headline", "image", "datePublished", "author"],
  },
  BreadcrumbList: { own: ["itemListElement"], required: ["itemListElement"] },
  ItemList: { own: ["itemListElement", "numberOfItems"], required: ["itemListElement"] },
  ListItem: { own: ["position", "item"], required: ["position"] },
  CollectionPage: { own: work, required: ["name", "url"] },
  CollegeOrUniversity: { own: organization, required: ["name"] },
  Organization: { own: organization, required: ["name"] },
  Person: { own: [], required: ["name"] },
  WebSite: { own: work, required: ["name", "url"] },
  FAQPage: { own: work, required: ["mainEntity"] },
  Question: { own: [...work, "acceptedAnswer"], required: ["name", "acceptedAnswer"] },
  Answer: { own: work, required: ["text"] },
  HowTo: { own: [...work, "step", "totalTime", "estimatedCost"], required: ["name", "step"] },
  HowToStep: { own: [...work, "position"], required: ["text"] },
  MonetaryAmount: { own: ["currency", "value"], required: ["currency", "value"] },
  Quiz: { own: work, required: ["name"] },
  Service: {
    own: ["serviceType", "provider", "areaServed", "hasOfferCatalog", "offers"],
    required: ["name"],
  },
  OfferCatalog: { own: ["itemListElement"], required: ["itemListElement"] },
  Offer: { own: ["price", "priceCurrency", "itemOffered"], required: ["itemOffered"] },
  Event: {
    own: ["startDate", "endDate", "location", "eventStatus", "eventAttendanceMode", "organizer"],
    required: ["name", "startDate", "location"],
  },
  VirtualLocation: { own: [], required: ["url"] },
  Place: { own: ["address"], required: [] },
  PostalAddress: {
    own: ["addressLocality", "addressRegion", "addressCountry", "streetAddress", "postalCode"],
    required: [],
  },
  Country: { own: [], required: ["name"] },
  ImageObject: { own: ["width", "height"], required: ["url"] },
  Course: {
    own: [...work, "hasCourseInstance"],
    required: ["name", "description", "provider"],
  },
  CourseInstance: { own: ["courseMode", "startDate", "endDate", "location"], required: ["courseMode"] },
  Review: {
    own: [...work, "itemReviewed", "reviewRating", "reviewBody"],
    required: ["itemReviewed", "reviewRating", "author"],
  },
  Rating: { own: ["ratingValue", "bestRating", "worstRating"], required: ["ratingValue"] },
};

const absolute: ReadonlySet<string> = new Set(["url", "item", "logo", "image", "mainEntityOfPage", "sameAs"]);
const dates: ReadonlySet<string> = new Set(["startDate", "endDate", "datePublished", "dateModified"]);

/** What is wrong with one script, a phrase each, such as "Event: no startDate". */
export function findStructuredDataFaults(data: unknown): string[] {
  if (!isObject(data)) return ["not JSON"];
  const context = data["@context"] === "https://schema.org" ? [] : ["not in schema.org’s vocabulary"];
  return [...context, ...findObjectFaults(data)];
}

/** "Article"; "?" where there is none. */
export function typeOf(data: unknown): string {
  const type = isObject(data) ? data["@type"] : null;
  return typeof type === "string" ? type : "?";
}

function findObjectFaults(data: Readonly<Record<string, unknown>>): string[] {
  const type = typeOf(data);
  const rule = types[type];
  if (rule === undefined) return [`unknown type ${type}`];
  const missing = rule.required.filter((property) => !(property in data));
  const filled = Object.entries(data).filter(([property]) => !property.startsWith("@"));
  return [
    ...missing.map((property) => `${type}: no ${property}`),
    ...filled.flatMap(([property, value]) => {
      if (!shared.includes(property) && !rule.own.includes(property))
        return [`${type}: ${property} is not in the vocabulary`];
      return [value].flat().flatMap((one) => findValueFaults(type, property, one));
    }),
  ];
}

function findValueFaults(type: string, property: string, value: unknown): string[] {
  if (isObject(value)) return findObjectFaults(value);
  if (typeof value !== "string") return [];
  if (value.trim() === "") return [`${type}: ${property} is empty`];
  if (absolute.has(property) && !/^https?:\/\//.test(value))
    return [`${type}: ${property} is no full address`];
  if (dates.has(property) && !/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return [`${type}: ${property} is no day`];
  return [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
