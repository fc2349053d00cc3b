/** Structured data for a blog or help article. */
import { buildOrganization, buildStructuredData, type JsonLdObject, toAbsoluteUrl } from "./jsonLd.ts";

export type ArticleInput = {
  title: string;
  excerpt: string | null;
  /** A path on this site or a full URL. */
  featuredImage: string | null;
  /** Dates such as 2026-11-21, or instants. */
  publishedAt: string;
  updatedAt: string | null;
  tags: readonly string[];
  category: string | null;
  /** What the article is about, as a name: "financial aid in Texas". */
  about: string | null;
  /** The article as plain text. Only the word count is published, because the text is on the page. */
  content: string | null;
};

export function buildArticleData(article: ArticleInput, publicUrl: string): JsonLdObject {
  const words = (article.content ?? "").split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word)).length;
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
    about: { "@type": "Thing", name: article.about },
    keywords: article.tags,
    articleSection: article.category,
    wordCount: words === 0 ? null : words,
  });
}
