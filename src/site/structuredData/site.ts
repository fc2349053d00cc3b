/** The site itself and who it is, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildStructuredData } from "./jsonLd.ts";

export function buildWebSiteData(publicUrl: string): JsonLdObject {
  return buildStructuredData("WebSite", { name: "Tassel", url: `${publicUrl}/`, inLanguage: "en-US" });
}

export function buildOrganizationData(publicUrl: string): JsonLdObject {
  return buildStructuredData("Organization", {
    name: "Tassel",
    url: `${publicUrl}/`,
    logo: toAbsoluteUrl("/icon-512.png", publicUrl),
  });
}
