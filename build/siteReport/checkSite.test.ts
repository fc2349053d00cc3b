/** Each check of the site's report on made-up pages: it finds what was made wrong on purpose, and nothing on sound ones. */
import { describe, expect, test } from "vitest";
import { type SiteFindingKind, siteFindingKinds, siteReportSchema } from "#contract/siteReport.ts";
import { type CheckedPage, type CheckedSite, checkSite } from "./checkSite.ts";
import { inspectPage } from "./inspectPage.ts";
import { findStructuredDataFaults } from "./structuredDataChecks.ts";

const publicUrl = "https://site.example";

type Made = Partial<CheckedPage> & {
  title?: string;
  description?: string;
  canonical?: string;
  picture?: string;
  isIndexed?: boolean;
  data?: unknown;
  main?: string;
  frame?: string;
};

function makePage(path: string, made: Made = {}): CheckedPage {
  const {
    title = `A page at ${path} | Tassel`,
    description = `What families read about ${path}, long enough to say what is on it.`,
    canonical = `${publicUrl}${path}`,
    picture = `${publicUrl}/og.png`,
    isIndexed = true,
    data = { "@context": "https://schema.org", "@type": "WebSite", name: "Tassel", url: publicUrl },
    main = "",
    frame = '<a href="#main">Skip</a><a href="/">Home</a><a href="/help">Help</a>',
    ...page
  } = made;
  const html = `<head><title data-head="">${title}</title>
    <meta name="description" content="${description}" data-head="" />
    <meta property="og:image" content="${picture}" data-head="" />
    <link rel="canonical" href="${canonical}" data-head="" />
    ${isIndexed ? "" : '<meta name="robots" content="noindex" data-head="" />'}
    <script type="application/ld+json" data-head="">${typeof data === "string" ? data : JSON.stringify(data)}</script></head>
    <body><header>${frame}</header><main id="main"><h1>Page ${path}</h1><p>Two words</p>${main}</main></body>`;
  return { path, kind: "page", file: "content/x.md", html, kb: 20, written: null, pastFacts: [], ...page };
}

const written = { grade: 7, mostGrade: 9, leastWords: 0 };

function check(pages: CheckedPage[], changed: Partial<CheckedSite> = {}) {
  const paths = new Set(pages.map(({ path }) => path));
  return checkSite({
    release: "test",
    asOf: "2026-11-01",
    editUrl: null,
    publicUrl,
    pages,
    findPath: (path) => (path === "/resources" ? "/help" : paths.has(path) ? path : null),
    sitemap: new Set(pages.flatMap(({ path, html }) => (html.includes("noindex") ? [] : [path]))),
    feed: new Set(),
    files: new Set(["/og.png"]),
    ...changed,
  });
}

const home = (links = "", made: Made = {}) => makePage("/", { main: links, ...made });
const help = makePage("/help", { main: '<h2 id="faq">Questions</h2>' });
const linkTo = (path: string) => `<a class="link" href="${path}">there</a>`;

function listFindings(
  pages: CheckedPage[],
  changed?: Partial<CheckedSite>,
): [string, SiteFindingKind, string][] {
  return check(pages, changed).pages.flatMap(({ path, findings }) =>
    findings.map(({ kind, detail }): [string, SiteFindingKind, string] => [path, kind, detail]),
  );
}

const faults: [SiteFindingKind, CheckedPage[], Partial<CheckedSite>, string][] = [
  ["orphan", [home(), help, makePage("/lost", { main: linkTo("/lost") })], {}, "/lost"],
  ["far", makeChain(5), {}, "/4"],
  ["brokenLink", [home(linkTo("/nowhere")), help], {}, "/"],
  ["brokenAnchor", [home(linkTo("/help#gone")), help], {}, "/"],
  [
    "titleRepeated",
    [home("", { title: "The same title" }), makePage("/help", { title: "The same title" })],
    {},
    "/help",
  ],
  ["titleLength", [home("", { title: "Home" }), help], {}, "/"],
  [
    "descriptionRepeated",
    [home("", { description: "d".repeat(60) }), makePage("/help", { description: "d".repeat(60) })],
    {},
    "/help",
  ],
  ["descriptionLength", [home("", { description: "d".repeat(166) }), help], {}, "/"],
  ["canonical", [home("", { canonical: `${publicUrl}/help` }), help], {}, "/"],
  ["heading", [home("<h1>Again</h1>"), help], {}, "/"],
  ["structuredData", [home("", { data: "{" }), help], {}, "/"],
  ["picture", [home("", { picture: `${publicUrl}/og/none.png` }), help], {}, "/"],
  ["sitemap", [home(), help], { sitemap: new Set(["/"]) }, "/help"],
  ["feed", [home(), makePage("/help", { kind: "blog" })], {}, "/help"],
  ["pastFact", [home(), makePage("/help", { pastFacts: ["a grant is of 2024-25"] })], {}, "/help"],
  ["readingGrade", [home(), makePage("/help", { written: { ...written, grade: 9.1 } })], {}, "/help"],
  ["fewWords", [home(), makePage("/help", { written: { ...written, leastWords: 900 } })], {}, "/help"],
  ["heavy", [home(), makePage("/help", { written, kb: 60.1 })], {}, "/help"],
];

/** A page links to the next one, and the frame to none of them. */
function makeChain(length: number): CheckedPage[] {
  return Array.from({ length }, (_, at) =>
    makePage(at === 0 ? "/" : `/${at}`, {
      frame: "",
      main: at + 1 === length ? "" : linkTo(`/${at + 1}`),
    }),
  );
}

describe("the report", () => {
  test("finds nothing on sound pages, and is what the contract says", () => {
    const pages = [home(linkTo("/resources#faq")), help, makePage("/hidden", { isIndexed: false })];
    expect(listFindings(pages)).toEqual([]);
    const report = siteReportSchema.parse(check(pages));
    expect(report.summary).toEqual({ pages: 3, indexed: 2, rendered: 0, findings: {} });
    expect(report.pages[1]).toMatchObject({ inlinks: 1, from: ["/"], isInFrame: true, depth: 1 });
    expect(report.pages[0]?.whole).toEqual({ heading: "Page /", words: 4, kb: 20, grade: null });
  });

  test.each(faults)("finds %s and nothing else", (kind, pages, changed, path) => {
    expect(listFindings(pages, changed).map(([at, found]) => [at, found])).toEqual([[path, kind]]);
    expect(check(pages, changed).summary.findings).toEqual({ [kind]: 1 });
  });

  test("has a case for every finding", () => {
    expect(faults.map(([kind]) => kind).toSorted()).toEqual(siteFindingKinds.toSorted());
  });

  test("a college's page that was not rendered is known by its head, and by the links of others", () => {
    const html = makePage("/colleges/x").html.replace(/<body>[\s\S]*/, "");
    const college: CheckedPage = { ...makePage("/colleges/x"), kind: "college", html, kb: null };
    const linked = check([home(linkTo("/colleges/x")), help, college]).pages[2];
    expect(linked).toMatchObject({ whole: null, inlinks: 1, depth: 1, findings: [] });
    expect(listFindings([home(), help, college])).toEqual([["/colleges/x", "orphan", ""]]);
  });
});

describe("structured data", () => {
  const event = {
    "@type": "Event",
    name: "Official date",
    location: { "@type": "VirtualLocation", url: publicUrl },
  };
  test.each([
    ["a missing date", event, ["Event: no startDate"]],
    ["a date that is none", { ...event, startDate: "soon" }, ["Event: startDate is no day"]],
    [
      "a property from elsewhere",
      { ...event, startDate: "2027-01-01", colour: "red" },
      ["Event: colour is not in the vocabulary"],
    ],
    ["a type from elsewhere", { "@type": "Miracle" }, ["unknown type Miracle"]],
    [
      "an address without a site",
      { "@type": "WebSite", name: "T", url: "/" },
      ["WebSite: url is no full address"],
    ],
    [
      "a fault within",
      { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Why?" }] },
      ["Question: no acceptedAnswer"],
    ],
  ])("%s is said", (_case, data, expected) => {
    expect(findStructuredDataFaults({ "@context": "https://schema.org", ...data })).toEqual(expected);
  });
});

test("text is read as people see it", () => {
  const seen = inspectPage(
    makePage("/a", {
      title: "Price &amp; aid | Tassel",
      main: "<p>It&#x27;s <!-- -->5<script>no()</script></p>",
    }).html,
  );
  expect(seen.title).toBe("Price & aid | Tassel");
  expect(seen.words).toBe(6);
});
