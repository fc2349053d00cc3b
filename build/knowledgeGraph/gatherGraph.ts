/** Gathers what the site knows from facts, pages, rules, tasks and the data set, with what rests on what. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { FactBook } from "#authoring/facts/factBook.ts";
import type { FactRecord } from "#authoring/facts/schema.ts";
import { seriesOf } from "#authoring/facts/series.ts";
import { dataSourcesSchema } from "#domain/college/dataSources.ts";
import { eventDefinitions } from "#domain/timeline/eventRules.ts";
import { taskTemplates } from "#domain/timeline/templates/taskTemplates.ts";
import type { DateRule } from "#domain/timeline/timeline.ts";
import { getShortPageName, pageHeads } from "#site/pageHeads.ts";
import { pages } from "#site/pages.ts";
import { words as toolWords } from "../../src/screens/tools/words.ts";
import { toScreenFolder } from "../pageChunks.ts";
import type { Knowledge } from "../readKnowledge.ts";
import { addArticles } from "./gatherArticles.ts";
import { type GatheredGraph, Gathering, toFactId, toFactKind } from "./gathering.ts";
import { linkReached, readImports, type SourceModules } from "./readImports.ts";

/** Throws if a link names something that is not there. */
export function gatherGraph({ rootFolder, facts, articles, colleges }: Knowledge): GatheredGraph {
  const graph = new Gathering(colleges);
  const modules = readImports(join(rootFolder, "src"), facts);
  addFacts(graph, facts);
  addRules(graph, modules);
  addDataSet(graph, rootFolder);
  addAnswers(graph, modules);
  addScreens(graph, modules);
  addTasks(graph, facts);
  addArticles(graph, articles, facts, modules);
  return graph.finish();
}

function addFacts(graph: Gathering, book: FactBook): void {
  for (const { id, name, url } of book.publishers.values())
    graph.add("publisher", id, { label: name, file: "facts/publishers.yaml", to: url });
  for (const { path, records, sources } of book.files) {
    const file = `facts/${path}.yaml`;
    for (const { id, title, year, url, publisher } of sources) {
      const node = graph.add("source", id, { label: title, note: year, file, to: url });
      if (publisher !== null) graph.link(node, `publisher:${publisher}`, "restsOn");
    }
    for (const record of records) addFact(graph, record, file);
  }
  for (const record of book.records.values()) {
    for (const source of sourcesOf(record)) graph.link(toFactId(record), `source:${source}`, "restsOn");
    if (record.kind === "program") graph.link(toFactId(record), `publisher:${record.agency}`, "restsOn");
  }
}

function addFact(graph: Gathering, record: FactRecord, file: string): void {
  const values = seriesOf(record).flatMap((series) => series.values);
  const [{ period: first } = { period: "" }] = values;
  const last = values.at(-1)?.period ?? first;
  const node = graph.add(toFactKind(record.kind), record.id, {
    label: record.title,
    note: first === last ? first : `${first} to ${last}`,
    file,
    isWeak:
      sourcesOf(record).size === 1 &&
      values.every(
        ({ known, confidence }) => confidence === "L" || (known === "reported" && confidence === "M"),
      ),
  });
  for (const unitId of unitIdsOf(record)) {
    const college = graph.college(unitId);
    if (college !== null) graph.link(node, college, "isAbout");
  }
  if ("state" in record && record.state !== undefined) graph.link(node, graph.state(record.state), "isAbout");
  if ("platform" in record && record.platform !== undefined)
    graph.link(node, graph.system(record.platform), "isAbout");
}

function sourcesOf(record: FactRecord): Set<string> {
  return new Set(seriesOf(record).flatMap(({ values }) => values.map(({ source }) => source)));
}

function unitIdsOf(record: FactRecord): readonly number[] {
  if ("unitIds" in record) return record.unitIds;
  return "unitId" in record && record.unitId !== undefined ? [record.unitId] : [];
}

/** Which rule reads a table of the data set, and which of the set's sources the table is made from. */
const tables: Readonly<Record<string, { readers: readonly string[]; sources: readonly string[] }>> = {
  colleges: {
    readers: ["collegeIndex.ts", "recordTable.ts"],
    sources: ["scorecard", "ipeds", "netPrices"],
  },
  programs: { readers: ["majorsIndex.ts"], sources: ["completions"] },
  programEarnings: {
    readers: ["detailTables.ts", "programEarnings.ts"],
    sources: ["programEarnings"],
  },
  programMiddles: { readers: ["detailTables.ts"], sources: ["programEarnings"] },
  cipTitles: { readers: ["detailTables.ts"], sources: ["completions"] },
  deadlines: { readers: ["deadlineTable.ts"], sources: ["deadlines"] },
  commonDataSet: { readers: ["detailTables.ts"], sources: ["commonDataSet"] },
  admissionFactors: { readers: ["detailTables.ts"], sources: ["admissionFactors"] },
  earlyRounds: { readers: ["detailTables.ts"], sources: ["earlyRounds"] },
  requirements: { readers: ["detailTables.ts"], sources: ["requirements"] },
  waitingLists: { readers: ["detailTables.ts"], sources: ["waitingLists"] },
  commonDataSetPages: { readers: ["detailTables.ts"], sources: ["waitingLists"] },
  yellowRibbon: { readers: ["detailTables.ts"], sources: ["veterans"] },
  occupations: {
    readers: ["occupations.ts"],
    sources: ["occupationWages", "occupationOutlook"],
  },
  majorOccupations: { readers: ["occupations.ts"], sources: ["majorsToOccupations"] },
  zipCodes: { readers: ["../geography/zip.ts"], sources: ["zipCodes"] },
};

function addDataSet(graph: Gathering, rootFolder: string): void {
  const { sources } = dataSourcesSchema.parse(
    JSON.parse(readFileSync(join(rootFolder, "data/sources.json"), "utf8")),
  );
  for (const { id, title, publisher, years, url } of sources)
    graph.add("source", `data.${id}`, {
      label: `${title}, ${publisher}`,
      note: years,
      file: "data/sources.json",
      to: url,
    });
  for (const file of readdirSync(join(rootFolder, "data")).filter((name) => name.endsWith(".csv"))) {
    const name = file.slice(0, -".csv".length);
    const table = tables[name];
    if (table === undefined)
      throw new Error(`Nothing says who reads data/${file}: see ${import.meta.filename}.`);
    const node = graph.add("dataset", name, { label: `data/${file}`, file: `data/${file}` });
    for (const source of table.sources) graph.link(node, `source:data.${source}`, "restsOn");
    for (const reader of table.readers) graph.link(`rule:${toReader(reader)}`, node, "restsOn");
  }
}

/** A module of the domain that reads facts or a table is a rule. */
function addRules(graph: Gathering, modules: SourceModules): void {
  const readers = new Set(Object.values(tables).flatMap((table) => table.readers.map(toReader)));
  for (const [path, { comment, facts }] of modules) {
    if (!path.startsWith("domain/") || (facts.size === 0 && !readers.has(path))) continue;
    const label = basename(path, ".ts");
    const node = graph.add("rule", path, { label, note: comment, file: `src/${path}` });
    for (const fact of facts) graph.link(node, fact, "restsOn");
  }
}

const toReader = (file: string) => join("domain/college", file);

function addAnswers(graph: Gathering, modules: SourceModules): void {
  for (const [path, { comment }] of modules) {
    const name = /^domain\/counselor\/answers\/(\w+)\.ts$/.exec(path)?.[1];
    if (name === undefined) continue;
    const label = `Counselor: ${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()}`;
    const node = graph.add("answer", name, { label, note: comment, file: `src/${path}` });
    linkReached(graph, node, modules, new RegExp(`^${path}$`));
  }
}

/** Screens, and the tools that written pages embed. A page of the list of tools is a tool itself. */
function addScreens(graph: Gathering, modules: SourceModules): void {
  const toolPaths = new Set(toolWords.tools.map(({ to }) => to));
  for (const { id, path } of pages) {
    const node = graph.add(toolPaths.has(path) ? "tool" : "page", path, {
      label: getShortPageName(id),
      note: pageHeads[id].description,
      file: `src/screens/${toScreenFolder(id)}`,
      to: path,
    });
    linkReached(graph, node, modules, new RegExp(`^screens/${toScreenFolder(id)}/.*Screen\\.tsx$`));
  }
}

function addTasks(graph: Gathering, book: FactBook): void {
  const sourceByKey = new Map([...book.sources.values()].map(({ id, key }) => [key ?? id, id]));
  for (const { id, title, why, when, evidence, to } of taskTemplates) {
    const node = graph.add("task", id, { label: title, note: why, file: "src/domain/timeline/templates" });
    const day = findDay(when, book);
    if (day !== null) graph.link(node, day, "restsOn");
    const source = sourceByKey.get(evidence.source?.id ?? "");
    if (source !== undefined) graph.link(node, `source:${source}`, "restsOn");
    const page = to?.split("#")[0];
    for (const kind of ["page", "tool"] as const)
      if (graph.has(`${kind}:${page}`)) graph.link(node, `${kind}:${page}`, "leadsTo");
  }
}

/** What decides a task's day: a recorded date, the rule that reads several, or the colleges' deadlines; null for no record. */
function findDay(when: DateRule, book: FactBook): string | null {
  switch (when.kind) {
    case "event": {
      if (when.eventId === "stateAid") return "rule:domain/aid/stateAidDates.ts";
      const own = book.records.get(when.eventId);
      if (own?.kind === "date" && own.program !== undefined) return toFactId(own);
      const series = eventDefinitions.get(when.eventId)?.series;
      if (series === undefined) throw new Error(`No event is called ${when.eventId}.`);
      const record = book.records.get(series);
      return record === undefined ? null : toFactId(record);
    }
    case "deadline":
    case "collegeDate":
      return "dataset:deadlines";
    case "sitting":
      return "rule:domain/timeline/testSittings.ts";
    case "reply":
      return "date:replyDay";
    default:
      return null;
  }
}
