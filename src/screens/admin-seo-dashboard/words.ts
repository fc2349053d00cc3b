/** The text of /admin/seo-dashboard. */
import { type ImportKind, type SearchPlace, seoLimits } from "#contract/adminSeo.ts";
import type { SiteFindingKind, SitePageKind } from "#contract/siteReport.ts";
import { formatInteger, formatOneDecimal } from "#lib/format.ts";
import type { Sort, VisitFilter } from "./seoRules.ts";

const counted = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const words = {
  title: "Search engines",
  lead: "Find out why a page gets no visitors: how often it is opened, what links to it, what search engines see, and what needs fixing.",
  loading: "Loading the site report",
  failedTitle: "We couldn’t load the site report",
  failedKept: "Nothing was changed.",
  none: "No report yet",
  noneText: "The report is made when the site is built. A development server has none.",
  tabs: "Parts of the report",
  pages: "Pages",
  findings: "Findings",
  searches: "Searches",
  google: "Search Console",
  performance: "Web Vitals of each kind of page are under",
  performanceLink: "Performance",

  search: "Search pages",
  searchHint: "Type a word from the title, an address or a file.",
  kind: "Kind of page",
  finding: "Finding",
  visits: "Visits",
  sort: "Sort by",
  all: "All",
  any: "Any finding",
  nothing: "No finding",
  visitNames: {
    all: "All",
    none: "No views in 4 weeks",
    some: "Viewed in 4 weeks",
    fewer: "Fewer than 4 weeks before",
  } satisfies Record<VisitFilter, string>,
  sortNames: {
    views: "Most views",
    viewsFewest: "Fewest views",
    fallen: "Biggest drop in views",
    risen: "Biggest rise in views",
    findings: "Most findings",
    inlinks: "Fewest links to it",
    depth: "Farthest from home",
    kb: "Heaviest",
    impressions: "Most shown in Google",
    path: "Address",
  } satisfies Record<Sort, string>,
  kinds: {
    page: "Page",
    guide: "State guide",
    story: "Story",
    help: "Help article",
    blog: "Blog article",
    college: "College",
  } satisfies Record<SitePageKind, string>,
  found: (count: number) => counted(count, "page", "pages"),
  nothingFound: "No page matches. Clear the search or choose other filters.",
  clear: "Clear filters",
  save: "Save as CSV",
  columns: {
    page: "Page",
    views: "Views, last 4 full weeks",
    links: "Links to it",
    depth: "Clicks from home",
    findings: "Findings",
  },
  views: (count: number) => counted(count, "view", "views"),
  change: (views: number, before: number) => {
    if (views === before) return before === 0 ? "" : "as before";
    return `${formatInteger(Math.abs(views - before))} ${views > before ? "more" : "fewer"}`;
  },
  links: (count: number) => counted(count, "link", "links"),
  clicks: (depth: number | null) =>
    depth === null ? "not linked" : depth === 0 ? "home" : counted(depth, "click", "clicks"),
  findingCount: (count: number) => (count === 0 ? "none" : counted(count, "finding", "findings")),
  hidden: "hidden from search engines",

  chooseOne: "Choose a page to see its visits, links and findings in one place.",
  close: "Close",
  openPage: "Open the page",
  why: "What was found",
  whyNothing: "No fault was found on this page.",
  unread: "This college’s page was not opened for the report; its head and links were checked.",
  week: "Week of",
  weekViews: "Views",
  viewsTitle: "Views by week",
  viewsLabel: (views: number, before: number) =>
    `${counted(views, "view", "views")} in the last 4 full weeks, ${formatInteger(before)} in the 4 weeks before. The newest bar is this week so far.`,
  noViews: "Nobody has opened this page in 13 weeks.",
  weekTable: "Numbers by week",
  linksTitle: "Links",
  linkedFrom: (count: number) =>
    count === 0
      ? "No page links here in its text."
      : `${counted(count, "page links", "pages link")} here in the text:`,
  moreLinks: (count: number) => `and ${formatInteger(count)} more`,
  inFrame: "The menu or footer of every page links here.",
  fromHome: (depth: number | null) =>
    depth === null
      ? "No links lead here from the home page."
      : depth === 0
        ? "This is the home page."
        : `${counted(depth, "click", "clicks")} from the home page.`,
  readTitle: "What search engines read",
  read: {
    title: "Title",
    description: "Description",
    heading: "Heading",
    words: "Words",
    grade: "Reading grade",
    kb: "Weight, packed",
    data: "Structured data",
    places: "Listed in",
    picture: "Sharing picture",
    file: "File",
  },
  kb: (kb: number) => `${formatOneDecimal(kb)} kB`,
  sitemap: "sitemap",
  feed: "feed",
  nowhere: "nothing",
  ownPicture: "Its own",
  sitePicture: "The site’s",
  googleTitle: "In Google",
  googleLoading: "Loading the Search Console figures",
  googleFailed: "We couldn’t load the Search Console figures",
  googleNone: "No import mentions this page.",
  wholePage: "The page as a whole",
  day: "Imported",
  query: "Searched for",
  googleColumns: { clicks: "Clicks", impressions: "Shown", position: "Position" },

  release: "Release",
  releaseDay: "First seen",
  releasePages: "Pages",
  releaseFindings: "Findings",
  releases: "Findings by release",
  releasesNone: "The first release is noted when the server runs its daily work.",
  pagesWith: "Pages",
  since: "Since the last release",
  same: "No change",
  more: (count: number) => `${formatInteger(count)} more`,
  fewer: (count: number) => `${formatInteger(count)} fewer`,
  rendered: (count: number) =>
    `Of the colleges’ pages, ${formatInteger(count)} were opened in full. For the others, we checked the head and the links. “npm run report” opens all of them in about a minute.`,

  searchesTitle: "Searches that found nothing",
  searchesLead: `These are counted over 13 weeks without knowing who searched, once a day for each network, such as a home or a school. Words appear once ${seoLimits.leastNetworks} networks searched for them, and only words that our own pages use, so that nobody’s name appears here.`,
  searchesUnlisted: (count: number) =>
    `${count === 1 ? "One more search" : `${formatInteger(count)} more searches`} used other words, such as names of people or of colleges. Those words were not kept.`,
  searchesNone: `No search without results came from ${seoLimits.leastNetworks} networks`,
  searchesNoneText: "Words that families look for and don’t find will be listed here.",
  searchText: "Words",
  searchPlace: "Where",
  searchTimes: "Times",
  searchPlaces: { colleges: "College search", site: "Site search" } satisfies Record<SearchPlace, string>,

  googleLead:
    "In Search Console, open Performance, choose Export and then CSV, unpack the file, and choose Pages.csv or Queries.csv here. Each day, one import of each kind is kept.",
  choose: "Choose a CSV file",
  choosing: "Importing",
  tooLarge: "This file is larger than 2 MB. Nothing was changed.",
  unreadable: "This file could not be read. Nothing was changed.",
  importFailed: "Nothing was imported",
  imported: (rows: number, elsewhere: number) =>
    `Imported ${counted(rows, "row", "rows")}.${elsewhere === 0 ? "" : ` ${counted(elsewhere, "address is", "addresses are")} no page of this site now.`}`,
  imports: "Imports",
  importsNone: "Nothing imported yet",
  importsNoneText: "What people typed into Google, and which pages it showed them, will be listed here.",
  importKinds: { pages: "Pages", queries: "Queries", both: "Pages and queries" } satisfies Record<
    ImportKind,
    string
  >,
  rows: "Rows",
  queries: "Queries, most shown first",
};

type FindingWords = { name: string; how: string };

/** What a finding is called, and what it means for whoever fixes it. */
export const findingWords: Readonly<Record<SiteFindingKind, FindingWords>> = {
  orphan: {
    name: "Nothing links to it",
    how: "Only the search and the sitemap lead here. Link to it from a page on the same subject.",
  },
  far: {
    name: "Far from home",
    how: "This page is more than three clicks from the home page. Link to it from a page higher up.",
  },
  brokenLink: { name: "Broken link", how: "A link on this page leads nowhere." },
  brokenAnchor: {
    name: "Broken anchor",
    how: "A link on this page points to a section that doesn’t exist.",
  },
  titleRepeated: { name: "Repeated title", how: "Another page has the same title." },
  titleLength: { name: "Title too short or long", how: "Search results cut it off, or it says too little." },
  descriptionRepeated: { name: "Repeated description", how: "Another page has the same description." },
  descriptionLength: {
    name: "Description too short or long",
    how: "Search results cut it off, or it says too little.",
  },
  canonical: {
    name: "Wrong main address",
    how: "The page gives a different address as its main one.",
  },
  heading: { name: "Not one main heading", how: "A page needs exactly one top-level heading." },
  structuredData: { name: "Structured data", how: "Search engines ignore data with a fault." },
  picture: { name: "Missing picture", how: "The picture for sharing does not exist." },
  sitemap: { name: "Sitemap", how: "The sitemap and the page disagree on whether it should be found." },
  feed: { name: "Not in the feed", how: "Readers of the blog’s feed don’t see it." },
  pastFact: { name: "Facts past their period", how: "Look these up again; newer figures may be published." },
  readingGrade: { name: "Hard to read", how: "The page’s reading grade is above 9." },
  fewWords: { name: "Few words", how: "The page has fewer words than pages of its kind should." },
  heavy: { name: "Heavy", how: "It weighs more than a written page may." },
};
