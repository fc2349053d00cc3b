/** The head of a written page: title, picture, and structured data. */
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import type { Block, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { buildArticleTrail } from "./articleTrail.ts";
import { blogFeed } from "./blogFeed.ts";
import type { HeadInput } from "./head.ts";
import { toPicturePath } from "./picturePath.ts";
import { buildArticleData } from "./structuredData/article.ts";
import { buildBreadcrumbData } from "./structuredData/breadcrumb.ts";
import { buildEventData } from "./structuredData/event.ts";
import type { JsonLdObject } from "./structuredData/jsonLd.ts";

export function buildArticleHead(article: Article): HeadInput {
  const picture = { path: toPicturePath(article.path), text: article.title };
  return {
    path: article.path,
    title: article.title,
    description: article.excerpt,
    isIndexed: true,
    ogType: "article",
    picture,
    ...(parseArticleAddress(article.path)?.kind === "blog" ? { feed: blogFeed } : {}),
    structuredData: (publicUrl) => listStructuredData(article, picture.path, publicUrl),
  };
}

function listStructuredData(article: Article, picture: string, publicUrl: string): readonly JsonLdObject[] {
  const { title, excerpt, published, updated, tags, category, blocks } = article;
  const about = blocks.flatMap((block) => (block.kind === "program" ? [block.program.name] : []));
  return [
    buildBreadcrumbData({ items: buildArticleTrail(article) }, publicUrl),
    buildArticleData(
      {
        title,
        excerpt,
        featuredImage: picture,
        publishedAt: published,
        updatedAt: updated,
        tags,
        category,
        content: blocks.flatMap(countBlockWords).join(" "),
        about,
      },
      publicUrl,
    ),
    ...listOfficialDates(article, publicUrl),
  ];
}

/** Official dates known to the day. The location is the publisher's site, where the action takes place. */
function listOfficialDates({ blocks, sources, path }: Article, publicUrl: string): JsonLdObject[] {
  return blocks.flatMap((block) =>
    block.kind !== "dates"
      ? []
      : block.dates.flatMap(({ on, what, standing }) => {
          const [first = "", last] = on.split("/");
          if (standing !== "published" || first.length < "YYYY-MM-DD".length) return [];
          const cited = what.find(
            (run): run is Extract<Inline, { cite: number }> => typeof run === "object" && "cite" in run,
          );
          const event = {
            name: toPlainText(what).replace(/\.$/, "").slice(0, 110),
            description: block.title,
            startDate: first,
            endDate: last ?? first,
            location: null,
            virtualUrl: sources[cited?.cite ?? -1]?.url ?? path,
            isVirtual: true,
          };
          return [buildEventData(event, publicUrl)];
        }),
  );
}

/** Counts the words of the text, for structured data. */
function countBlockWords(block: Block): string[] {
  if (block.kind === "paragraph") return [toPlainText(block.text)];
  if (block.kind === "list") return block.items.map(toPlainText);
  return block.kind === "note" ? block.paragraphs.map(toPlainText) : [];
}
