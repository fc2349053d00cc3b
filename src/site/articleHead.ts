/** The head of a written page: title, picture, and structured data. */
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import type { Block } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { buildArticleTrail } from "./articleTrail.ts";
import { blogFeed } from "./blogFeed.ts";
import type { HeadInput } from "./head.ts";
import { toPicturePath } from "./picturePath.ts";
import { buildArticleData } from "./structuredData/article.ts";
import { buildBreadcrumbData } from "./structuredData/breadcrumb.ts";
import { buildEventData } from "./structuredData/event.ts";
import type { JsonLdObject } from "./structuredData/jsonLd.ts";

/** `asOf` is the day of the data set: an earlier date is no event anymore. */
export function buildArticleHead(article: Article, asOf: string): HeadInput {
  const picture = { path: toPicturePath(article.path), text: article.title };
  return {
    path: article.path,
    title: article.title,
    description: article.excerpt,
    isIndexed: true,
    ogType: "article",
    picture,
    ...(parseArticleAddress(article.path)?.kind === "blog" ? { feed: blogFeed } : {}),
    structuredData: (publicUrl) => listStructuredData(article, asOf, picture.path, publicUrl),
  };
}

function listStructuredData(
  article: Article,
  asOf: string,
  picture: string,
  publicUrl: string,
): readonly JsonLdObject[] {
  const { title, excerpt, published, updated, tags, category, blocks } = article;
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
      },
      publicUrl,
    ),
    ...listOfficialDates(article, asOf, publicUrl),
  ];
}

/**
 * Coming dates known to the day that the organization setting them has published. The location is that
 * organization's page, where a family acts on the date.
 */
function listOfficialDates(
  { blocks, sources, path }: Article,
  asOf: string,
  publicUrl: string,
): JsonLdObject[] {
  return blocks.flatMap((block) =>
    block.kind !== "dates"
      ? []
      : block.dates.flatMap(({ on, what, standing }) => {
          const [first = "", last = first] = on.split("/");
          const source = what
            .flatMap((run) => (typeof run === "object" && "cite" in run ? (sources[run.cite] ?? []) : []))
            .find((one) => one.standing === "official");
          if (standing !== "published" || source === undefined) return [];
          if (first.length < "YYYY-MM-DD".length || last < asOf) return [];
          const event = {
            name: `Official date: ${nameDate(toPlainText(what))}`,
            description: `${block.title}. Published in: ${source.title}.`,
            startDate: first,
            endDate: last,
            location: null,
            virtualUrl: source.url ?? path,
            isVirtual: true,
          };
          return [buildEventData(event, publicUrl)];
        }),
  );
}

/** The whole line without its last period; where that is too long for a name, its first sentence. */
function nameDate(line: string): string {
  const text = line.replace(/\s+(?=[.,;]|$)/g, "");
  const name = text.length <= 95 ? text : (/^.{15,}?\.(?= )/.exec(text)?.[0] ?? text);
  return name.replace(/\.$/, "").slice(0, 95);
}

/** Counts the words of the text, for structured data. */
function countBlockWords(block: Block): string[] {
  if (block.kind === "paragraph") return [toPlainText(block.text)];
  if (block.kind === "list") return block.items.map(toPlainText);
  return block.kind === "note" ? block.paragraphs.map(toPlainText) : [];
}
