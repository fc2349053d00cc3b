/** Finds links to pages or anchors that do not exist on this site. */
import type { Article, ArticleHead } from "#content/article.ts";
import type { Block, Inline } from "#content/blocks.ts";
import { listRuns } from "#content/boundFigures.ts";

export type Places = {
  /** Whether there is a page at a path. */
  hasPage: (path: string) => boolean;
  /** The heading anchors of an article; null for other pages. */
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
  if (block.kind === "places") return block.places.map(({ url }) => url);
  return listRuns(block).flatMap(listRunLinks);
}

function listRunLinks(runs: readonly Inline[]): string[] {
  return runs.flatMap((run) => {
    if (typeof run === "string") return [];
    if ("to" in run) return [run.to];
    if ("bold" in run) return listRunLinks(run.bold);
    return "italic" in run ? listRunLinks(run.italic) : [];
  });
}
