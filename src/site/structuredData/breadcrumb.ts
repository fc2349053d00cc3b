/** Where a page stands below the home page, for search engines. */
import { absoluteUrl, type JsonLdObject, structuredData } from "./jsonLd.ts";

export type BreadcrumbInput = {
  /** From the home page down to the page itself. */
  items: readonly { name: string; url: string }[];
};

export function breadcrumbData({ items }: BreadcrumbInput, publicUrl: string): JsonLdObject {
  return structuredData("BreadcrumbList", {
    itemListElement: items.map(({ name, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: absoluteUrl(url, publicUrl),
    })),
  });
}
