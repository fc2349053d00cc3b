/** Written pages in the knowledge graph: the facts they bind, their sources, colleges, tools and links. */

import type { FactBook } from "#authoring/facts/factBook.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import type { StatePartName } from "#content/blocks.ts";
import { guideStates } from "#content/guideStates.ts";
import { type Gathering, toFactId } from "./gathering.ts";
import { linkReached, type SourceModules } from "./readImports.ts";

export function addArticles(
  graph: Gathering,
  articles: readonly ParsedArticle[],
  book: FactBook,
  modules: SourceModules,
): void {
  const sourceByKey = new Map([...book.sources.values()].map(({ id, key }) => [key ?? id, id]));
  for (const { article, file } of articles)
    graph.add("page", article.path, { label: article.title, note: article.excerpt, file, to: article.path });
  for (const { head, article, text } of articles) {
    const node = `page:${article.path}`;
    const mentions = listMentions([article.answer, article.blocks]);
    // As written: what a list of dates binds is no figure once it is built.
    for (const [, name = ""] of text.matchAll(/\{\{fact:([A-Za-z0-9]+)/g)) {
      const record = book.records.get(name);
      if (record !== undefined) graph.link(node, toFactId(record), "restsOn");
    }
    for (const { key } of article.sources) {
      const source = sourceByKey.get(key);
      if (source !== undefined) graph.link(node, `source:${source}`, "restsOn");
    }
    for (const part of mentions.parts)
      for (const id of listPartFacts(part, article.path, book)) graph.link(node, id, "restsOn");
    for (const name of mentions.tools) graph.link(node, addEmbedded(graph, name, modules), "restsOn");
    for (const path of new Set([...mentions.paths, ...head.tools, ...head.related]))
      addPath(graph, node, path);
  }
}

/** A tool or a part drawn from data that pages embed, with the rules it comes to. */
function addEmbedded(graph: Gathering, name: string, modules: SourceModules): string {
  const id = `tool:${name}`;
  if (graph.has(id)) return id;
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`;
  graph.add("tool", name, {
    label: `In pages: ${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()}`,
    file: `src/screens/article/tools/${component}`,
  });
  linkReached(graph, id, modules, new RegExp(`^screens/article/tools/(?:.*/)?${component}$`));
  return id;
}

/** A link to a college's page makes this page about the college; other links lead to their page. */
function addPath(graph: Gathering, node: string, path: string): void {
  const [target = ""] = path.split("#");
  const slug = /^\/colleges\/(.+)$/.exec(target)?.[1];
  const named = slug === undefined ? null : graph.colleges.bySlug(slug);
  if (named !== null) {
    const college = graph.college(named.unitId);
    if (college !== null) graph.link(node, college, "isAbout");
    return;
  }
  for (const kind of ["page", "tool"] as const)
    if (graph.has(`${kind}:${target}`)) graph.link(node, `${kind}:${target}`, "leadsTo");
}

/** What a part of a state's guide is drawn from: its records, or the tables of the data set. */
function listPartFacts(part: StatePartName, path: string, { records }: FactBook): string[] {
  const address = parseArticleAddress(path);
  const state = address?.kind === "state" ? guideStates[address.state] : null;
  const ofKind = (kind: "program" | "admissionRule") =>
    [...records.values()].filter((one) => one.kind === kind && one.state === state).map(toFactId);
  switch (part) {
    case "aidFinder":
      return ofKind("program");
    case "guaranteeFinder":
      return ofKind("admissionRule");
    case "fieldsOfStudy":
      return ["dataset:programs"];
    case "occupations":
      return ["dataset:occupations", "dataset:majorOccupations"];
    default:
      return ["dataset:colleges"];
  }
}

type Mentions = { paths: Set<string>; tools: Set<string>; parts: Set<StatePartName> };

/** Paths on this site, embedded tools and parts drawn from data, wherever they stand in a page. */
function listMentions(root: unknown): Mentions {
  const found: Mentions = { paths: new Set(), tools: new Set(), parts: new Set() };
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next);
    else if (typeof next === "object" && next !== null) {
      const { to, kind, name } = next as Record<string, unknown>;
      if (typeof to === "string" && to.startsWith("/")) found.paths.add(to);
      if (kind === "tool" && typeof name === "string") found.tools.add(name);
      // The schema of blocks has checked the name.
      if (kind === "part") found.parts.add(name as StatePartName);
      waiting.push(...Object.values(next));
    }
  }
  return found;
}
