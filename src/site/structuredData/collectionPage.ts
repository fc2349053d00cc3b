/** Structured data for a page that lists other pages. */
import { absoluteUrl, type JsonLdObject, structuredData } from "./jsonLd.ts";

export type CollectionPageInput = {
  name: string;
  description: string | null;
  url: string;
  /** The listed pages in order; null if there are too many or none yet. */
  mainEntity: readonly { name: string; url: string }[] | null;
};

export function collectionPageData(page: CollectionPageInput, publicUrl: string): JsonLdObject {
  const items = page.mainEntity?.map(({ name, url }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    url: absoluteUrl(url, publicUrl),
  }));
  return structuredData("CollectionPage", {
    name: page.name,
    description: page.description,
    url: absoluteUrl(page.url, publicUrl),
    mainEntity: { "@type": "ItemList", itemListElement: items },
  });
}
