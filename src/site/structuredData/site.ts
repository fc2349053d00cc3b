/** Structured data for the site itself and the organization behind it. */
import { absoluteUrl, type JsonLdObject, structuredData } from "./jsonLd.ts";

export function webSiteData(publicUrl: string): JsonLdObject {
  return structuredData("WebSite", { name: "Tassel", url: `${publicUrl}/`, inLanguage: "en-US" });
}

export function organizationData(publicUrl: string): JsonLdObject {
  return structuredData("Organization", {
    name: "Tassel",
    url: `${publicUrl}/`,
    logo: absoluteUrl("/icon-512.png", publicUrl),
  });
}
