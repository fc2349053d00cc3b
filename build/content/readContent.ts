/** Reads all of /content: every article of the site, by URL. */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { ContentProblem } from "#authoring/contentProblem.ts";
import type { FactBook } from "#authoring/facts/factBook.ts";
import { createFigures, type Figures } from "#authoring/figures.ts";
import { listPageSources, listRecordSources } from "#authoring/pageSources.ts";
import { type ParsedArticle, parseArticle } from "#authoring/parseArticle.ts";
import { writeStatePage } from "#authoring/statePage/writeStatePage.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { guideStateSlugs, guideStates, listGuideParts, toGuidePath } from "#content/guideStates.ts";
import { storyChapters, toStoryPath } from "#content/storyChapters.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import type { StateCode } from "#domain/college/states.ts";
import { type Colleges, loadColleges } from "#server/colleges.ts";
import { readFacts } from "../facts/readFacts.ts";

type Given = {
  /** The records of /facts where they have been read before. */
  facts?: FactBook;
  /** Collects what is wrong; without it the first problem is thrown. */
  problems?: ContentProblem[];
};

/** Every page in file name order. */
export async function readContent(
  rootFolder: string,
  colleges: Colleges = loadColleges(join(rootFolder, "data")),
  given: Given = {},
): Promise<ParsedArticle[]> {
  const folder = join(rootFolder, "content");
  const { problems, facts = await readFacts(rootFolder) } = given;
  const articles: ParsedArticle[] = [];
  const figures = new Map<StateCode | null, Figures>();
  const figuresFor = (state: StateCode | null) => {
    const known = figures.get(state) ?? createFigures(colleges, state);
    figures.set(state, known);
    return known;
  };
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".md"));
  for (const name of names.toSorted()) {
    try {
      articles.push(await readArticle(rootFolder, join(folder, name), figuresFor, facts, colleges.asOf));
    } catch (error) {
      if (problems === undefined || !(error instanceof ContentProblem)) throw error;
      problems.push(error);
    }
  }
  articles.push(...readStatePages(colleges, facts, figuresFor, problems));
  return articles;
}

/** The guides that are one page are written from their records. */
function readStatePages(
  colleges: Colleges,
  facts: FactBook,
  figuresFor: (state: StateCode | null) => Figures,
  problems: ContentProblem[] | undefined,
): ParsedArticle[] {
  const { asOf } = colleges;
  const sources = listRecordSources(facts);
  return guideStateSlugs.flatMap((slug) => {
    const state = guideStates[slug];
    if (statesInDepth.has(state)) return [];
    try {
      const stateFigures = figuresFor(state);
      const text = writeStatePage({ state, asOf, book: facts, colleges, figures: stateFigures });
      return parseArticle(text, `facts/pages/states/${slug}.yaml`, {
        path: toGuidePath(slug, null),
        figures: stateFigures,
        facts,
        sources,
        asOf,
        isFromRecords: true,
      });
    } catch (error) {
      if (problems === undefined || !(error instanceof ContentProblem)) throw error;
      problems.push(error);
      return [];
    }
  });
}

async function readArticle(
  rootFolder: string,
  file: string,
  figuresFor: (state: StateCode | null) => Figures,
  facts: FactBook,
  asOf: string,
): Promise<ParsedArticle> {
  const shown = relative(rootFolder, file);
  const path = parseAddress(relative(join(rootFolder, "content"), file));
  const address = path === null ? null : parseArticleAddress(path);
  if (path === null || address === null)
    throw new ContentProblem(shown, null, "No address belongs to this file.");
  const state: StateCode | null = address.kind === "state" ? guideStates[address.state] : null;
  return parseArticle(await readFile(file, "utf8"), shown, {
    path,
    figures: figuresFor(state),
    facts,
    sources: listPageSources(
      relative(join(rootFolder, "content"), dirname(file)).split(sep).join("/"),
      facts,
    ),
    asOf,
  });
}

/**
 * "states/ohio/financial-aid.md" becomes /college-planning-ohio/financial-aid; null if the path is not
 * allowed.
 */
function parseAddress(name: string): string | null {
  const [kind, ...rest] = name.slice(0, -".md".length).split(/[/\\]/);
  const [first = "", second] = rest;
  if ((kind === "help" || kind === "blog") && rest.length === 1) return `/${kind}/${first}`;
  if (kind === "stories") {
    const chapter = storyChapters.find((one) => one === first);
    return chapter === undefined ? null : toStoryPath(chapter);
  }
  const state = guideStateSlugs.find((one) => one === first);
  if (kind !== "states" || state === undefined) return null;
  if (second === "guide") return toGuidePath(state, null);
  const part = listGuideParts(state).find((one) => one === second);
  return part === undefined ? null : toGuidePath(state, part);
}
