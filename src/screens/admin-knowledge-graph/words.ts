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
  lead: "What this site knows, and what depends on what. Choose any item to see what would change with it.",
  loading: "Reading the graph",
  failedTitle: "We couldn’t read the graph",
  failedKept: "The graph is made with each build and has not changed.",
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
  nothingFound: "Nothing matches all of these words. Try fewer words, or show every kind.",
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
  restsOnNothing: "This doesn’t depend on anything else here.",
  isAbout: "It is about",
  leadsTo: "It leads to",
  open: "Open",
  file: "File",
  weak: "This fact has one source, which is secondhand or leaves us unsure.",

  pictureLabel:
    "The graph as a picture. Drag to move it, scroll or pinch to zoom, and select a dot. The table shows the same information.",
  noPicture: "This browser cannot draw the picture, which needs WebGL. The table shows the same information.",
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
    weak: "These facts have only one source, which is secondhand or leaves us unsure. Look for the official document.",
    unbound:
      "These written pages show none of our facts and no figure from the data set. For stories and method pages, that may be right.",
  } satisfies Record<FindingKind, string>,
  noFindings: "None.",
};
