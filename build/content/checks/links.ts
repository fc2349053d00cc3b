/** Links of a page that lead nowhere on this site. */
import type { Article, ArticleHead } from "#content/article.ts";
import type { Block, Inline } from "#content/blocks.ts";

export type Places = {
  /** Whether a page stands at a path. */
  hasPage: (path: string) => boolean;
  /** The headings' anchors of a written page; null where the page is another kind. */
  anchorsOf: (path: string) => ReadonlySet<string> | null;
};

export function findDeadLinks(
  article: Article,
  head: Pick<ArticleHead, "tools" | "related">,
  places: Places,
): string[] {
  const targets = [
    ...head.tools,
    ...head.related,
    ...article.blocks.flatMap(listBlockLinks),
    ...listRunLinks(article.answer),
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

function listBlockLinks(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
      return listRunLinks(block.text);
    case "list":
      return block.items.flatMap(listRunLinks);
    case "note":
      return block.paragraphs.flatMap(listRunLinks);
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()].flatMap(listRunLinks);
    case "dates":
      return block.dates.flatMap(({ what }) => listRunLinks(what));
    case "requirements":
      return block.rows.flatMap(({ cells }) => cells.flatMap(listRunLinks));
    case "program":
      return [block.program.amount, block.program.by, block.program.how, ...block.program.who].flatMap(
        listRunLinks,
      );
    case "places":
      return block.places.map(({ url }) => url);
    default:
      return [];
  }
}

function listRunLinks(runs: readonly Inline[]): string[] {
  return runs.flatMap((run) => {
    if (typeof run === "string") return [];
    if ("to" in run) return [run.to];
    if ("bold" in run) return listRunLinks(run.bold);
    return "italic" in run ? listRunLinks(run.italic) : [];
  });
}
