/** The head of a written page: title, picture, and structured data. */
import type { Article } from "#content/article.ts";
import { articleAddress } from "#content/articleAddress.ts";
import type { Block, Inline } from "#content/blocks.ts";
import { plainText } from "#content/plainText.ts";
import { articleTrail } from "./articleTrail.ts";
import { blogFeed } from "./blogFeed.ts";
import type { HeadInput } from "./head.ts";
import { picturePath } from "./picturePath.ts";
import { articleData } from "./structuredData/article.ts";
import { breadcrumbData } from "./structuredData/breadcrumb.ts";
import { eventData } from "./structuredData/event.ts";
import type { JsonLdObject } from "./structuredData/jsonLd.ts";

export function articleHead(article: Article): HeadInput {
  const picture = { path: picturePath(article.path), text: article.title };
  return {
    path: article.path,
    title: article.title,
    description: article.excerpt,
    isIndexed: true,
    ogType: "article",
    picture,
    ...(articleAddress(article.path)?.kind === "blog" ? { feed: blogFeed } : {}),
    structuredData: (publicUrl) => structuredDataOf(article, picture.path, publicUrl),
  };
}

function structuredDataOf(article: Article, picture: string, publicUrl: string): readonly JsonLdObject[] {
  const { title, excerpt, published, updated, tags, category, blocks } = article;
  const about = blocks.flatMap((block) => (block.kind === "program" ? [block.program.name] : []));
  return [
    breadcrumbData({ items: articleTrail(article) }, publicUrl),
    articleData(
      {
        title,
        excerpt,
        featuredImage: picture,
        publishedAt: published,
        updatedAt: updated,
        tags,
        category,
        content: blocks.flatMap(wordsOf).join(" "),
        about,
      },
      publicUrl,
    ),
    ...officialDates(article, publicUrl),
  ];
}

/** Official dates known to the day. The location is the publisher's site, where the action takes place. */
function officialDates({ blocks, sources, path }: Article, publicUrl: string): JsonLdObject[] {
  return blocks.flatMap((block) =>
    block.kind !== "dates"
      ? []
      : block.dates.flatMap(({ on, what, standing }) => {
          const [first = "", last] = on.split("/");
          if (standing !== "published" || first.length < "2027-01-15".length) return [];
          const cited = what.find(
            (run): run is Extract<Inline, { cite: number }> => typeof run === "object" && "cite" in run,
          );
          const event = {
            name: plainText(what).replace(/\.$/, "").slice(0, 110),
            description: block.title,
            startDate: first,
            endDate: last ?? first,
            location: null,
            virtualUrl: sources[cited?.cite ?? -1]?.url ?? path,
            isVirtual: true,
          };
          return [eventData(event, publicUrl)];
        }),
  );
}

/** Counts the words of the text, for structured data. */
function wordsOf(block: Block): string[] {
  if (block.kind === "paragraph") return [plainText(block.text)];
  if (block.kind === "list") return block.items.map(plainText);
  return block.kind === "note" ? block.paragraphs.map(plainText) : [];
}
