/** Structured data for a page's breadcrumb. */
import { absoluteUrl, type JsonLdObject, structuredData } from "./jsonLd.ts";

export type BreadcrumbInput = {
  /** From the home page to the page itself. */
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
