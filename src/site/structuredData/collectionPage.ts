/** A page that gathers other pages, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildStructuredData } from "./jsonLd.ts";

export type CollectionPageInput = {
  name: string;
  description: string | null;
  url: string;
  /** The pages it leads to, in their order; null where they are too many or not there yet. */
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
