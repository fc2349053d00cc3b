/** Structured data for a page that lists other pages. */
import { buildStructuredData, type JsonLdObject, toAbsoluteUrl } from "./jsonLd.ts";

export type CollectionPageInput = {
  name: string;
  description: string | null;
  url: string;
  /** The listed pages in order; null if there are too many or none yet. */
  mainEntity: readonly { name: string; url: string }[] | null;
};

export function buildCollectionPageData(page: CollectionPageInput, publicUrl: string): JsonLdObject {
  const items = page.mainEntity?.map(({ name, url }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    url: toAbsoluteUrl(url, publicUrl),
  }));
  return buildStructuredData("CollectionPage", {
    name: page.name,
    description: page.description,
    url: toAbsoluteUrl(page.url, publicUrl),
    mainEntity: { "@type": "ItemList", itemListElement: items },
  });
}
