/** Where a page stands below the home page, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildStructuredData } from "./jsonLd.ts";

export type BreadcrumbInput = {
  /** From the home page down to the page itself. */
  items: readonly { name: string; url: string }[];
};

export function buildBreadcrumbData({ items }: BreadcrumbInput, publicUrl: string): JsonLdObject {
  return buildStructuredData("BreadcrumbList", {
    itemListElement: items.map(({ name, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: toAbsoluteUrl(url, publicUrl),
    })),
  });
}
