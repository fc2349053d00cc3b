/** The text of /admin/knowledge-graph. */
import type { KnowledgeBand, KnowledgeKind } from "#contract/knowledgeGraph.ts";
import { formatInteger } from "#lib/format.ts";
import type { FindingKind } from "./graphRules.ts";

export const kindNames: Readonly<Record<KnowledgeKind, string>> = {
  fact: "Facts",
  date: "Dates",
  program: "Programs",
  source: "Sources",
  publisher: "Publishers",
  dataset: "Data tables",
  rule: "Rules",
  answer: "Counselor answers",
  task: "Timeline tasks",
  page: "Pages",
  tool: "Tools",
  college: "Colleges",
  system: "Systems",
  state: "States",
};

export const kindName: Readonly<Record<KnowledgeKind, string>> = {
  fact: "fact",
  date: "date",
  program: "program",
  source: "source",
  publisher: "publisher",
  dataset: "data table",
  rule: "rule",
  answer: "counselor answer",
  task: "timeline task",
  page: "page",
  tool: "tool",
  college: "college",
  system: "system",
  state: "state",
};

export const words = {
  title: "Knowledge graph",
  lead: "What this site knows, and what depends on what. Choose anything to see what would change with it.",
  loading: "Reading the graph",
  failedTitle: "We couldn’t read the graph",
  failedKept: "It is made with each build and has not changed.",
  size: (nodes: number, links: number) =>
    `${formatInteger(nodes)} things, ${formatInteger(links)} links between them.`,
  search: "Search",
  searchHint: "A name, an id or a word, such as FAFSA opens or pellMaximum",
  kinds: (chosen: number) =>
    chosen === 0 ? "Show only some kinds" : `Showing ${chosen} of ${Object.keys(kindNames).length} kinds`,
  kindsLegend: "Kinds to show",
  tabs: "Ways to look at the graph",
  picture: "Picture",
  table: "Table",
  findings: "Needs a look",
  found: (count: number) => (count === 1 ? "1 found" : `${formatInteger(count)} found`),
  nothingFound: "Nothing matches all of these words. Try fewer, or show every kind.",
  more: (count: number) => `Show ${formatInteger(count)} more`,
  columns: { name: "Name", file: "File", dependents: "Depend on it" },
  download: "Download as JSON-LD",

  chooseOne: "Choose something in the list or the picture.",
  close: "Clear",
  dependents: "What depends on this",
  nothingDepends: "Nothing depends on this.",
  direct: "directly",
  steps: (steps: number) => (steps === 1 ? "directly" : `in ${steps} steps`),
  restsOn: "What it depends on",
  restsOnNothing: "It depends on nothing else here.",
  isAbout: "It is about",
  leadsTo: "It leads to",
  open: "Open",
  file: "File",
  weak: "It has one source, which is secondhand or leaves us unsure.",

  pictureLabel:
    "The graph as a picture. Drag to move, scroll or pinch to zoom, select a dot. The table says the same.",
  noPicture: "This browser cannot draw the picture (it needs WebGL). The table says the same.",
  bands: {
    publishers: "Publishers",
    sources: "Sources",
    facts: "Facts",
    subjects: "Colleges",
    rules: "Rules",
    shown: "Families see",
  } satisfies Record<KnowledgeBand, string>,
  drawing: "Drawing",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomAll: "Show all",

  answer: (unlinked: number, worst: string | null, ofWorst: number) =>
    unlinked === 0 || worst === null
      ? "Everything is linked: each fact, source and publisher is used, and each written page uses a fact."
      : `${formatInteger(unlinked)} ${unlinked === 1 ? "thing is" : "things are"} unlinked, most of them ${worst.toLowerCase()} (${formatInteger(ofWorst)}).`,
  parts: { linked: "Linked", unlinked: "Unlinked", weak: "One weak source" },
  bar: (kind: KnowledgeKind, unlinked: number, weak: number) => {
    const without = kind === "page" ? "without a fact" : "used by nothing";
    const parts = [
      ...(unlinked === 0 ? [] : [`${formatInteger(unlinked)} ${without}`]),
      ...(weak === 0 ? [] : [`${formatInteger(weak)} weak`]),
    ];
    return parts.length === 0 ? "all linked" : parts.join(", ");
  },
  mark: "What should the picture highlight?",
  everything: "Everything",

  findingNames: {
    orphans: "Used by nothing",
    weak: "One weak source",
    unbound: "Pages without a fact",
  } satisfies Record<FindingKind, string>,
  findingHow: {
    orphans:
      "Facts that no rule reads and no page shows, sources no fact or page names, publishers with no source. A fact that only the server or a test reads is listed too.",
    weak: "Facts with only one source, which is secondhand or leaves us unsure. Look for the official document.",
    unbound:
      "Written pages that show none of our facts and no figure from the data set. Stories and method pages may be right as they are.",
  } satisfies Record<FindingKind, string>,
  noFindings: "None.",
};
