/** An article of the blog or the help center, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildOrganization, buildStructuredData } from "./jsonLd.ts";

export type ArticleInput = {
  title: string;
  excerpt: string | null;
  /** An address of this site or a whole one. */
  featuredImage: string | null;
  /** Days as 2026-11-21, or instants. */
  publishedAt: string;
  updatedAt: string | null;
  tags: readonly string[];
  category: string | null;
  /** The words as plain text; only their number is handed on, since they stand on the page. */
  content: string | null;
  /** What it is about, each named. */
  about: readonly string[];
};

export function buildArticleData(article: ArticleInput, publicUrl: string): JsonLdObject {
  const words = (article.content ?? "").split(/\s+/).filter((word) => word !== "").length;
  const publisher = {
    ...buildOrganization("Tassel", publicUrl),
    logo: { "@type": "ImageObject", url: toAbsoluteUrl("/icon-512.png", publicUrl) },
  };
  return buildStructuredData("Article", {
    headline: article.title,
    description: article.excerpt,
    image: toAbsoluteUrl(article.featuredImage, publicUrl),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt ?? article.publishedAt,
    author: buildOrganization("Tassel", publicUrl),
    publisher,
    keywords: article.tags,
    articleSection: article.category,
    wordCount: words === 0 ? null : words,
    about: article.about.map((name) => ({ "@type": "Thing", name })),
  });
}
