/** Finds links to pages or anchors that do not exist on this site. */
import type { Article, ArticleHead } from "#content/article.ts";
import type { Block, Inline } from "#content/blocks.ts";

export type Places = {
  /** Whether there is a page at a path. */
  hasPage: (path: string) => boolean;
  /** The heading anchors of an article; null for other pages. */
  anchorsOf: (path: string) => ReadonlySet<string> | null;
};

export function deadLinks(
  article: Article,
  head: Pick<ArticleHead, "tools" | "related">,
  places: Places,
): string[] {
  const targets = [
    ...head.tools,
    ...head.related,
    ...article.blocks.flatMap(linksOf),
    ...linksIn(article.answer),
  ];
  return targets.filter((target) => isDead(target, article.path, places));
}

function isDead(target: string, ownPath: string, { hasPage, anchorsOf }: Places): boolean {
  if (target.startsWith("https://")) return false;
  const [beforeAnchor = "", anchor] = target.split("#");
  const [path = ""] = beforeAnchor.split("?");
  const page = path === "" ? ownPath : path;
  if (!hasPage(page)) return true;
  const anchors = anchor === undefined ? null : anchorsOf(page);
  return anchor !== undefined && anchors !== null && !anchors.has(anchor);
}

function linksOf(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
      return linksIn(block.text);
    case "list":
      return block.items.flatMap(linksIn);
    case "note":
      return block.paragraphs.flatMap(linksIn);
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()].flatMap(linksIn);
    case "dates":
      return block.dates.flatMap(({ what }) => linksIn(what));
    case "requirements":
      return block.rows.flatMap(({ cells }) => cells.flatMap(linksIn));
    case "program":
      return [block.program.amount, block.program.by, block.program.how, ...block.program.who].flatMap(
        linksIn,
      );
    case "places":
      return block.places.map(({ url }) => url);
    default:
      return [];
  }
}

function linksIn(runs: readonly Inline[]): string[] {
  return runs.flatMap((run) => {
    if (typeof run === "string") return [];
    if ("to" in run) return [run.to];
    if ("bold" in run) return linksIn(run.bold);
    return "italic" in run ? linksIn(run.italic) : [];
  });
}
