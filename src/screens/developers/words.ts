/** The text of /developers. */
import { formatDate, formatInteger } from "#lib/format.ts";

export const words = {
  title: "For developers and reporters",
  lead: (isOpenToAssistants: boolean) =>
    `College data you can download, query over HTTP, ${isOpenToAssistants ? "follow in a calendar, or give to an AI assistant" : "or follow in a calendar"}. It’s read-only and free, with no sign-up. Every figure keeps its source and year.`,
  loading: "Loading the data releases and endpoints",
  failedTitle: "We couldn’t load the lists on this page",
  failedKept: "The OpenAPI document and the files are still there.",
  contents: "On this page",
  address: "Set this once, and the examples below run as they are:",
  withoutScripts: "this site’s address",

  data: {
    id: "data",
    title: "Data as CSV",
    lead: (year: number, asOf: string) =>
      `The ${year} release contains the data set as of ${formatDate(asOf)}: U.S. government figures, and records we compiled ourselves. The dictionary gives the meaning, unit, year, source and license of every column.`,
    table: "Files of the release",
    file: "File",
    rows: "Rows",
    columns: "Columns",
    size: "Size",
    license: "License",
    sum: "SHA-256",
    megabytes: (bytes: number) =>
      bytes < 100_000
        ? `${formatInteger(Math.ceil(bytes / 1_000))} kB`
        : `${(bytes / 1_000_000).toFixed(1)} MB`,
    readme: "Read me",
    sums: "All checksums",
    check: "Check a download with: sha256sum -c sha256sums.txt",
    left: "We left out the Common App’s requirements grid and Common Data Sets, because their publishers’ terms don’t allow it or because others collected them. Those figures are on each college’s page with their source.",
    empty: "An empty cell means that a figure is unknown or not published, never that it is zero.",
    changesTitle: "What changed since the last release",
    first:
      "This is the first release. The next one will list new and dropped rows and columns, and how many values changed in each column.",
  },
  cite: {
    id: "cite",
    title: "How to cite",
    points: [
      "Cite the agency and year that the dictionary gives for the column, then Tassel and the release, like this: “College Scorecard, 2024-25, from the Tassel data release 2026.”",
      "Our own records (dates, changes, state programs, dictionary) are licensed under Creative Commons Attribution 4.0, so name Tassel and link to this page.",
      "Chances and prices are ranges. Quote both ends, and never the middle alone.",
      "ZIP code locations at /api/zip-codes come from GeoNames, under Creative Commons Attribution 4.0. Credit GeoNames.",
    ],
    method: "How we calculate every number",
    licenses: "All licenses",
  },
  endpoints: {
    id: "api",
    title: "Endpoints",
    lead: "These endpoints are public and need no key or sign-in. Other sites’ pages may read those marked “open to other sites” from a browser (CORS). The others take a POST from your own program.",
    document: "OpenAPI document",
    open: "Open to other sites",
    sent: "What you send",
    required: "required",
    answered: "What comes back",
    noneSent: "Nothing.",
    file: "A compact file, described in the OpenAPI document.",
    limit: (perMinute: number | null) =>
      perMinute === null
        ? "Reads are not limited."
        : `Up to ${formatInteger(perMinute)} requests a minute from one network.`,
    others: (count: number) =>
      `The document has ${formatInteger(count)} more operations. They belong to this site’s own pages and accounts, and may change with any release.`,
  },
  limits: {
    id: "limits",
    title: "Limits and manners",
    points: [
      "Reads are not limited by network. Figures change only with a release, a few times a year, so cache what you read and ask again with its ETag (If-None-Match).",
      "For many colleges, download the CSV instead of sending thousands of requests.",
      "Over a limit, the response is 429 with Retry-After in seconds.",
      "Errors are problem documents (RFC 9457) with a sentence in “detail”.",
      "A calendar holds up to 50 colleges. Fetch it at most once an hour.",
    ],
    ofAssistants: "Assistants share a usage limit and are told when to try again.",
  },
  examples: {
    id: "examples",
    title: "Examples that run",
    lead: "Our tests send each of these and check the answer shown here.",
    answer: "The answer has:",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Select the text and copy it.",
  },
  frames: {
    id: "frames",
    title: "Small pages to embed on your site",
    lead: "A school’s or newsroom’s page can embed a college’s dates, its prices by income, or a few figures. The embedded pages have no scripts, cookies or storage, and update with our data. Name the college as its page’s address does.",
    code: [
      '<iframe src="$TASSEL/embed/dates?college=kenyon-college" title="Dates" width="360" height="420"></iframe>',
      '<iframe src="$TASSEL/embed/price?college=kenyon-college" title="Prices" width="360" height="500"></iframe>',
      '<iframe src="$TASSEL/embed/college?college=kenyon-college" title="At a glance" width="360" height="500"></iframe>',
    ],
    address: "Put this site’s address in place of $TASSEL.",
  },
  more: {
    id: "more",
    title: "Assistants and calendars",
    titleWithoutAssistants: "Calendars",
    ofAssistants:
      "AI assistants connect at /mcp through the Model Context Protocol; /llms.txt tells them what is here.",
    text: "For a calendar of any colleges’ dates, list their page names after /calendar/, separated by commas, and end with .ics.",
    assistants: "Add Tassel to an AI assistant",
    llms: "llms.txt",
  },
};
