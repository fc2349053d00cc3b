/** Parses a file of /content: validates its front matter, turns Markdown into blocks, and fills in figures. */
import type { Blockquote, Code, Nodes, Paragraph, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { parse as parseYaml } from "yaml";
import type { z } from "zod";
import type { Article, ArticleHead, SourceRecord } from "#content/article.ts";
import { type Block, type Inline, noteTones } from "#content/blocks.ts";
import { listWords } from "#content/blockWords.ts";
import { toPlainText } from "#content/plainText.ts";
import { describePastPeriod } from "#facts/describePeriod.ts";
import { bindDate, bindFact, type FactSurroundings } from "./boundFacts.ts";
import { ContentProblem } from "./contentProblem.ts";
import { drawCover } from "./cover.ts";
import { curlQuotesIn } from "./curlyQuotes.ts";
import { type DataBlockKind, dataBlockSchemas, isDataBlockKind } from "./dataBlocks.ts";
import type { FactBook } from "./facts/factBook.ts";
import type { Figure } from "./figure.ts";
import { drawFigure } from "./figureBlock.ts";
import type { Figures } from "./figures.ts";
import { listIssues, readHead, splitHead } from "./frontMatter.ts";
import { type InlineContext, parseInlines, removeStart } from "./inlines.ts";
import { isSameDocument } from "./pageSources.ts";
import { settleFigures, settleTable } from "./settleFigures.ts";

export type ParsedArticle = {
  file: string;
  /** The file as written; of a page made from records, what was written from them. */
  text: string;
  /** Its figures are typed in its records, and its frame is that of others of its kind. */
  isFromRecords: boolean;
  head: ArticleHead;
  article: Article;
  /** Figures whose year is over, reported by `npm run check`. */
  pastFigures: string[];
};

export type ArticleSurroundings = {
  /** The address of the page. */
  path: string;
  figures: Figures;
  facts: FactBook;
  /** Sources of the folder and of all pages, by key. */
  sources: Readonly<Record<string, SourceRecord>>;
  /** A figure is out of date if its last day is before this one. */
  asOf: string;
  isFromRecords?: boolean;
};

const wordsPerMinute = 220;

/** `file` is only for messages. Throws a ContentProblem with file and line. */
export function parseArticle(text: string, file: string, around: ArticleSurroundings): ParsedArticle {
  const { headText, body, bodyLine } = splitHead(text, file);
  const head = readHead(headText, file);
  const reader = new BlockReader(file, bodyLine, around, head);
  const answer = reader.answerOf(head.answer);
  const root = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const blocks = reader.blocksOf(root.children);
  const words = listWords(blocks);
  const cover = around.path.startsWith("/blog/") ? drawCover(blocks) : null;
  const { tools: _tools, related: _related, period = null, ...shown } = head;
  return {
    file,
    text,
    isFromRecords: around.isFromRecords === true,
    head,
    article: curlQuotesIn({
      path: around.path,
      ...shown,
      period,
      answer,
      words,
      minutes: Math.max(1, Math.round(words / wordsPerMinute)),
      ...(cover === null ? {} : { cover }),
      blocks,
      sources: reader.cited,
    }),
    pastFigures: reader.pastFigures,
  };
}

/** Parses the blocks of one page in order and tracks which sources it cites. */
class BlockReader {
  readonly cited: Article["sources"] = [];
  readonly pastFigures: string[] = [];
  readonly #context: InlineContext;
  readonly #facts: FactSurroundings;
  readonly #figures: Figures;
  readonly #file: string;
  readonly #lineBefore: number;
  readonly #headingIds = new Set<string>();
  readonly #asOf: string;
  /** The years that stand above the passage being read: the page's own, and its heading's. */
  #said: string;
  readonly #pagePeriod: string;

  constructor(file: string, lineBefore: number, around: ArticleSurroundings, head: ArticleHead) {
    this.#file = file;
    this.#lineBefore = lineBefore;
    this.#asOf = around.asOf;
    this.#pagePeriod = head.period ?? "";
    this.#said = this.#pagePeriod;
    this.#figures = around.figures;
    this.#facts = { book: around.facts, period: head.period ?? null, asOf: around.asOf };
    this.#context = {
      refuse: (line, sentence) => this.#refuse(line, sentence),
      cite: (key, line) => {
        const record = around.sources[key];
        if (record === undefined) return this.#refuse(line, `No source has the key "${key}".`);
        return { cite: this.#placeOf(key, record) };
      },
      figure: (name, line) => this.#figureRun(name, this.#findFigure(name, line)),
      address: (url, line) => {
        if (/^(\/|#)[^\s]*$/.test(url) || /^https:\/\/[^\s]+$/.test(url)) return url;
        return this.#refuse(line, `"${url}" is neither a path of this site nor an https address.`);
      },
    };
  }

  /** The short answer, which is in the front matter. */
  answerOf(text: string): Inline[] {
    return this.#marked(text, 1 - this.#lineBefore);
  }

  blocksOf(nodes: readonly RootContent[]): Block[] {
    const blocks: Block[] = [];
    let caption: Inline[] | null = null;
    for (const node of nodes) {
      if (node.type === "paragraph" && this.#startsTable(node)) {
        caption = removeStart(this.#textOf(node), "Table: ");
        continue;
      }
      if (node.type === "table") {
        if (caption === null)
          this.#refuse(getLine(node), 'A table needs a paragraph "Table: what it shows" before it.');
        blocks.push(this.#table(node, caption));
        caption = null;
        continue;
      }
      blocks.push(this.#block(node));
    }
    return blocks;
  }

  #block(node: RootContent): Block {
    switch (node.type) {
      case "heading": {
        if (node.depth !== 2 && node.depth !== 3) this.#refuse(getLine(node), "Headings are ## or ###.");
        const text = toPlainText(parseInlines(node.children, this.#context));
        this.#said = `${this.#pagePeriod} ${text}`;
        return {
          kind: "heading",
          level: node.depth === 2 ? 2 : 3,
          id: this.#headingId(text, getLine(node)),
          text,
        };
      }
      case "paragraph":
        return { kind: "paragraph", text: this.#textOf(node) };
      case "list":
        return {
          kind: "list",
          isOrdered: node.ordered === true,
          items: node.children.map((item) => this.#onlyText(item.children, getLine(item), "A list item")),
        };
      case "blockquote":
        return this.#note(node);
      case "code":
        return this.#data(node);
      default:
        return this.#refuse(getLine(node), `"${node.type}" has no place in a page.`);
    }
  }

  /** A cell's figures need no year that its caption, its column's head or its row's first cell says. */
  #table(node: Table, caption: Inline[]): Block {
    const above = `${this.#said} ${toPlainText(caption)}`;
    const [head = [], ...read] = node.children.map((row) =>
      row.children.map((cell) => parseInlines(cell.children, this.#context)),
    );
    const rows = read.map((row) =>
      row.map((cell, column) => {
        const beside = [head[column], column === 0 ? undefined : row[0]].map((one) => toPlainText(one ?? []));
        return settleFigures(cell, `${above} ${beside.join(" ")}`);
      }),
    );
    if (rows.some((row) => row.length !== head.length))
      this.#refuse(getLine(node), "A row has another number of cells than the head.");
    return { kind: "table", ...settleTable({ caption, head, rows }) };
  }

  /** `> [!NOW]` and the paragraphs under it. */
  #note(node: Blockquote): Block {
    const paragraphs = node.children.map((child) => this.#onlyText([child], getLine(child), "A note"));
    const [first] = paragraphs[0] ?? [];
    const [start, word = ""] = (typeof first === "string" && /^\[!([A-Z]+)\]\s*/.exec(first)) || [];
    const tone = noteTones.find((one) => one.toUpperCase() === word);
    if (start === undefined || tone === undefined) {
      return this.#refuse(
        getLine(node),
        `A note begins with one of ${noteTones.map((one) => `[!${one.toUpperCase()}]`).join(", ")}.`,
      );
    }
    const [begin = [], ...others] = paragraphs;
    return { kind: "note", tone, paragraphs: [removeStart(begin, start), ...others] };
  }

  #data(node: Code): Block {
    const kind = node.lang ?? "";
    if (!isDataBlockKind(kind)) {
      return this.#refuse(
        getLine(node),
        `A fenced block is one of ${Object.keys(dataBlockSchemas).join(", ")}.`,
      );
    }
    let value: unknown;
    try {
      value = parseYaml(node.value);
    } catch (error) {
      return this.#refuse(
        getLine(node),
        `The ${kind} block is not YAML: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    return this.#dataBlock(kind, value, getLine(node));
  }

  #dataBlock(kind: DataBlockKind, value: unknown, line: number): Block {
    const marked = (text: string) => this.#marked(text, line);
    switch (kind) {
      case "now": {
        const steps = this.#checked(dataBlockSchemas.now, kind, value, line).map(({ text, until }) => ({
          text: marked(text),
          until: until === undefined ? null : this.#lastDay(until, line),
        }));
        return { kind, steps: steps.filter(({ until }) => until === null || until >= this.#asOf) };
      }
      case "dates": {
        const { title, dates } = this.#checked(dataBlockSchemas.dates, kind, value, line);
        return {
          kind,
          title,
          dates: dates.map((date) =>
            "fact" in date ? this.#boundDate(date, line) : { ...date, what: marked(date.what) },
          ),
        };
      }
      case "requirements": {
        const table = this.#checked(dataBlockSchemas.requirements, kind, value, line);
        const { title, columns, cite } = table;
        if (table.rows.some(({ cells }) => cells.length !== columns.length)) {
          this.#refuse(line, "Each row of the requirements has one cell for each column.");
        }
        const rows = table.rows.map((row) => ({ ...row, cells: row.cells.map(marked) }));
        const sources = cite.map((key) => {
          const run = this.#context.cite(key, line);
          return typeof run === "object" && "cite" in run ? run.cite : 0;
        });
        return { kind, title, columns, rows, sources };
      }
      case "figure":
        return drawFigure(this.#checked(dataBlockSchemas.figure, kind, value, line), {
          find: (name) => {
            const figure = this.#findFigure(name, line);
            return { figure, run: this.#figureRun(name, figure) };
          },
          marked,
          refuse: (sentence) => this.#refuse(line, sentence),
        });
      case "places":
        return { kind, places: this.#checked(dataBlockSchemas.places, kind, value, line) };
      case "part":
        return { kind, ...this.#checked(dataBlockSchemas.part, kind, value, line) };
      case "tool":
        return { kind, ...this.#checked(dataBlockSchemas.tool, kind, value, line) };
      case "plan":
        return { kind, ...this.#checked(dataBlockSchemas.plan, kind, value, line) };
      default:
        return { kind, ...this.#checked(dataBlockSchemas.case, kind, value, line) };
    }
  }

  #findFigure(name: string, line: number): Figure {
    const figure = name.startsWith("fact:")
      ? this.#bound(bindFact(name.slice("fact:".length), this.#facts), line)
      : this.#figures.get(name);
    return figure ?? this.#refuse(line, `No figure has the name "${name}".`);
  }

  #figureRun(name: string, figure: Figure): Inline {
    const { text, year, fact, sourceKey, source, validThrough } = figure;
    const isPast = validThrough !== null && validThrough < this.#asOf;
    if (isPast) this.pastFigures.push(`${this.#file}: ${name} is of ${fact?.split("@")[1] ?? year}`);
    const past = describePastPeriod(fact?.split("@")[1] ?? year, { what: "figure", day: this.#asOf });
    return {
      figure: text,
      year: isPast ? past : year,
      source: this.#placeOf(sourceKey, source),
      isPast,
      ...(fact === undefined ? {} : { fact }),
    };
  }

  /** What happens is the record's title unless the page says it. */
  #boundDate({ fact, what }: { fact: string; what?: string | undefined }, line: number) {
    const { on, title, standing, figure } = this.#bound(bindDate(fact, this.#facts), line);
    const cite = { cite: this.#placeOf(figure.sourceKey, figure.source) };
    return { on, what: what === undefined ? [title, cite] : this.#marked(what, line, [cite]), standing };
  }

  /** The last day of a step: a typed day, or that of a date in /facts. */
  #lastDay(until: string, line: number): string {
    if (!until.startsWith("fact:")) return until;
    const { on } = this.#bound(bindDate(until.slice("fact:".length), this.#facts), line);
    return on.split("/").at(-1) ?? on;
  }

  #bound<Value>(
    bound: { value: Value; problem?: never } | { problem: string; value?: never },
    line: number,
  ): Value {
    return bound.problem === undefined ? bound.value : this.#refuse(line, bound.problem);
  }

  #checked<Schema extends z.ZodType>(
    schema: Schema,
    kind: string,
    value: unknown,
    line: number,
  ): z.output<Schema> {
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    return this.#refuse(line, `The ${kind} block is not right: ${listIssues(checked.error)}`);
  }

  /** A YAML text with inline Markdown; `end` belongs to the same passage. */
  #marked(text: string, line: number, end: readonly Inline[] = []): Inline[] {
    const { children } = this.#onlyParagraph(fromMarkdown(text).children, line, "This text");
    return settleFigures([...parseInlines(children, this.#within(line)), ...end], this.#said);
  }

  #onlyText(nodes: readonly RootContent[], line: number, what: string): Inline[] {
    return this.#textOf(this.#onlyParagraph(nodes, line, what));
  }

  #onlyParagraph([node, ...others]: readonly RootContent[], line: number, what: string): Paragraph {
    if (node?.type === "paragraph" && others.length === 0) return node;
    return this.#refuse(line, `${what} is one paragraph.`);
  }

  /** Lines inside a fenced block count from its own first line. */
  #within(line: number): InlineContext {
    const { address, cite, figure, refuse } = this.#context;
    return {
      address: (url) => address(url, line),
      cite: (key) => cite(key, line),
      figure: (name) => figure(name, line),
      refuse: (_line, sentence) => refuse(line, sentence),
    };
  }

  #textOf(node: Paragraph): Inline[] {
    return settleFigures(parseInlines(node.children, this.#context), this.#said);
  }

  #startsTable(node: Paragraph): boolean {
    const [first] = node.children;
    return first?.type === "text" && first.value.startsWith("Table: ");
  }

  #headingId(text: string, line: number): string {
    const id = text
      .toLowerCase()
      .replace(/[’']/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    if (this.#headingIds.has(id)) this.#refuse(line, `Two headings would have the anchor #${id}.`);
    this.#headingIds.add(id);
    return id;
  }

  /** A page's own source and a record's may be one document under two keys: it is listed once. */
  #placeOf(key: string, record: SourceRecord): number {
    const at = this.cited.findIndex((source) => source.key === key || isSameDocument(source, record));
    return at === -1 ? this.cited.push({ key, ...record }) - 1 : at;
  }

  #refuse(line: number, sentence: string): never {
    throw new ContentProblem(this.#file, line + this.#lineBefore, sentence);
  }
}

function getLine(node: Nodes): number {
  return node.position?.start.line ?? 0;
}
