/** A post that administrators write: its fields, the file it becomes, and the checks it has to pass. */
import type { ArticleHead, ArticlePage } from "#content/article.ts";
import type { PostFault, PostFields } from "#contract/adminPosts.ts";
import { formatInteger } from "#lib/format.ts";
import { createLinks } from "./articleLists.ts";
import { collectPlaces, findArticleFaults } from "./checks/contentFaults.ts";
import { calculateReadingGrade, listProse } from "./checks/readingGrade.ts";
import { findTypedFigureFaults } from "./checks/typedFigures.ts";
import type { CollegeData } from "./collegeData.ts";
import { ContentProblem } from "./contentProblem.ts";
import type { Figures } from "./figures.ts";
import { writePageFile } from "./frontMatter.ts";
import type { Library, LibraryPage } from "./library.ts";
import { listPageSources } from "./pageSources.ts";
import { type ParsedArticle, parseArticle } from "./parseArticle.ts";

export type PostSurroundings = {
  library: Library;
  colleges: CollegeData;
  figures: Figures;
  /** The other posts that are published; a post may lead to them. */
  posts: readonly LibraryPage[];
};

/** Days as 2026-11-23. `published` is that of the first publication. */
export type PostDays = { published: string; updated: string };

export type CheckedPost = {
  faults: PostFault[];
  notes: string[];
  /** Null where the text cannot be read at all. */
  read: { article: ParsedArticle["article"]; page: ArticlePage; grade: number } | null;
};

/** The file for content/blog that the post becomes. */
export function writePostFile(fields: PostFields, days: PostDays): string {
  const { body, period, ...rest } = fields;
  const head: ArticleHead = {
    title: toLine(rest.title),
    excerpt: toLine(rest.excerpt),
    answer: toLine(rest.answer),
    ...days,
    category: rest.category,
    tags: rest.tags.map(toLine),
    ...(period === null || period === "" ? {} : { period: toLine(period) }),
    tools: rest.tools.map(toLine),
    related: rest.related.map(toLine),
  };
  return writePageFile(head, body.replaceAll("\r\n", "\n"));
}

/** Reading takes time with the square of the number of blocks; the longest file of /content has 150 lines. */
const mostLines = 1_500;

/** Reads a post and runs the checks of every written page on it. */
export function checkPost(
  slug: string,
  fields: PostFields,
  days: PostDays,
  around: PostSurroundings,
): CheckedPost {
  if (fields.body.split("\n").length > mostLines) {
    const fault = {
      line: null,
      text: `A post has at most ${formatInteger(mostLines)} lines. Please shorten it.`,
    };
    return { faults: [fault], notes: [], read: null };
  }
  const deep = findDeepLine(fields.body);
  if (deep !== null) {
    const fault = { line: deep, text: "This line nests quotes or lists too deep. One level is enough." };
    return { faults: [fault], notes: [], read: null };
  }
  const marked = findMarkedParagraph(fields.body);
  if (marked !== null) {
    const fault = {
      line: marked,
      text: `The paragraph or table from this line on has more than ${mostMarks} * and _ marks. Split it with an empty line.`,
    };
    return { faults: [fault], notes: [], read: null };
  }
  const path = `/blog/${slug}`;
  const text = writePostFile(fields, days);
  const linesBefore = text.length - text.slice(text.indexOf("\n---\n")).length;
  const headLines = text.slice(0, linesBefore).split("\n").length + 2;
  let parsed: ParsedArticle;
  try {
    parsed = readPost(text, path, around);
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    const line = error.line === null || error.line <= headLines ? null : error.line - headLines;
    return { faults: [{ line, text: error.sentence }], notes: [], read: null };
  }
  const { article } = parsed;
  const pages = [...around.library.pages, ...around.posts].filter((page) => page.path !== path);
  const own = {
    path,
    anchors: article.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : [])),
  };
  const places = collectPlaces([...pages, own], around.colleges);
  const faults = [
    ...findArticleFaults(parsed, places),
    ...findTypedFigureFaults(new Map([[path, text]]), []),
    ...findDrawnBlocks(parsed),
    ...pages
      .filter(({ title }) => title === article.title)
      .map((page) => `the title of ${page.path} is the same`),
    ...pages
      .filter(({ excerpt }) => excerpt === article.excerpt)
      .map((page) => `the excerpt of ${page.path} is the same`),
  ].map((fault) => ({ line: null, text: toSentence(fault.replace(`${path}: `, "")) }));
  const notes = parsed.pastFigures.map((note) => toSentence(note.replace(`${path}: `, "")));
  // Links that lead nowhere cannot be named.
  const link = createLinks(pages);
  const links = (paths: readonly string[]) =>
    paths.flatMap((to) =>
      (places.hasPage(to.replace(/[?#].*$/, "")) ? [linkOrNone(link, to)] : []).filter((one) => one !== null),
    );
  return {
    faults,
    notes,
    read: {
      article,
      grade: calculateReadingGrade(listProse(article)),
      page: {
        article,
        tools: links(parsed.head.tools),
        related: links(parsed.head.related),
        asOf: around.colleges.asOf,
        parts: {},
        outline: null,
      },
    },
  };
}

/** Reading Markdown takes time with the cube of how deep it is nested: 60,000 marks on a line would take a minute. */
function findDeepLine(body: string): number | null {
  const at = body
    .split("\n")
    .findIndex((line) => /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){3}/.test(line));
  return at === -1 ? null : at + 1;
}

/** A table of 60 rows with three bold cells has some 360. */
const mostMarks = 600;

/**
 * The first line of a paragraph with more marks of emphasis than that. Which of them belong together is looked up for
 * each among all before it: 30,000 in one paragraph would take half a minute.
 */
function findMarkedParagraph(body: string): number | null {
  let start = 0;
  let marks = 0;
  for (const [index, line] of body.split("\n").entries()) {
    if (line.trim() === "") {
      start = index + 1;
      marks = 0;
      continue;
    }
    marks += line.match(/[*_]+/g)?.length ?? 0;
    if (marks > mostMarks) return start + 1;
  }
  return null;
}

/** Throws a ContentProblem. */
function readPost(text: string, path: string, around: PostSurroundings): ParsedArticle {
  const { library, colleges, figures } = around;
  return parseArticle(text, path, {
    path,
    figures,
    facts: library.facts,
    sources: listPageSources("blog", library.facts),
    asOf: colleges.asOf,
  });
}

/** Null for a college's page, which no list of further reading names. */
function linkOrNone(link: ReturnType<typeof createLinks>, to: string) {
  try {
    return link(to, "");
  } catch {
    return null;
  }
}

/** Blocks whose data the build draws from files beside the page. */
function findDrawnBlocks({ article }: ParsedArticle): string[] {
  return article.blocks
    .filter(({ kind }) => kind === "part" || kind === "plan" || kind === "case")
    .map(({ kind }) => `a ${kind} block has no place in a post; it needs files that only the build has`);
}

function toLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function toSentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
