/** The head of a written page: title, picture, and structured data. */
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { listBlockTexts } from "#content/blockWords.ts";
import { findArticleSubject } from "./articleSubject.ts";
import { buildArticleTrail } from "./articleTrail.ts";
import { blogFeed } from "./blogFeed.ts";
import type { HeadInput } from "./head.ts";
import { toPicturePath } from "./picturePath.ts";
import { buildArticleData } from "./structuredData/article.ts";
import { buildBreadcrumbData } from "./structuredData/breadcrumb.ts";
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
        about: findArticleSubject(article),
        content: blocks.flatMap(listBlockTexts).join(" "),
      },
      publicUrl,
    ),
  ];
}
