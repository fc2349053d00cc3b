/**
 * What posts are written with on the server: all records, the written pages of this release, and the glossary. The
 * build hands it over as JSON.
 */
import type { Article, ArticleCard } from "#content/article.ts";
import { listAnchors } from "./checks/contentFaults.ts";
import type { FactBook, FactFile } from "./facts/factBook.ts";
import type { Publisher } from "./facts/schema.ts";
import type { ParsedArticle } from "./parseArticle.ts";

/** A page in lists, as cards, feeds and links show it. */
export type ListedPage = ArticleCard & { tags: string[] };

export type LibraryPage = ListedPage & {
  /** Of its headings. */
  anchors: string[];
  /** The ids of the records it names. */
  facts: string[];
};

/** A word of the glossary, with what it means in one sentence. */
export type GlossaryTerm = { term: string; meaning: string };

export type Library = { facts: FactBook; pages: LibraryPage[]; terms: GlossaryTerm[] };

/** JSON-serializable. A figure without an end (.inf) becomes null, which no sentence can hold either. */
export type LibraryJson = {
  files: FactFile[];
  publishers: Publisher[];
  pages: LibraryPage[];
  terms: GlossaryTerm[];
};

export function toLibraryJson(
  facts: FactBook,
  articles: readonly ParsedArticle[],
  glossary: string,
): LibraryJson {
  return {
    files: facts.files,
    publishers: [...facts.publishers.values()],
    pages: articles.map(({ article, text }) => ({
      ...toListedPage(article),
      anchors: listAnchors(article),
      facts: listNamedFacts(text),
    })),
    terms: readGlossary(glossary),
  };
}

export function openLibrary({ files, publishers, pages, terms }: LibraryJson): Library {
  return {
    facts: {
      files,
      records: new Map(files.flatMap(({ records }) => records.map((record) => [record.id, record]))),
      sources: new Map(files.flatMap(({ sources }) => sources.map((source) => [source.id, source]))),
      publishers: new Map(publishers.map((publisher) => [publisher.id, publisher])),
    },
    pages,
    terms,
  };
}

export function toListedPage(article: Article): ListedPage {
  const { path, title, excerpt, category, published, updated, minutes, tags, cover } = article;
  const listed = { path, title, excerpt, category, published, updated, minutes, tags };
  return cover === undefined ? listed : { ...listed, cover };
}

/** The ids of the records that a page's Markdown names, each once. */
export function listNamedFacts(text: string): string[] {
  return [...new Set([...text.matchAll(/\bfact: ?([A-Za-z0-9]+)/g)].map(([, id = ""]) => id))];
}

/** The tables about paying and admission in docs/glossary.md; the rest of it is about the code. */
function readGlossary(text: string): GlossaryTerm[] {
  const readers = text.split(/^## /m).filter((section) => /^(Paying|Admission)\n/.test(section));
  return readers.flatMap((section) =>
    [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)]
      .map(([, term = "", meaning = ""]) => ({ term, meaning }))
      .filter(({ term }) => term !== "Term"),
  );
}
