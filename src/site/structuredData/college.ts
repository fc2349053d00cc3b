/** One college, for search engines: what it is called, where it stands, and its own site. */
import { toAbsoluteUrl, type JsonLdObject, buildStructuredData } from "./jsonLd.ts";

export type CollegeDataInput = {
  name: string;
  aliases: readonly string[];
  city: string;
  state: string;
  /** The college's own site, where it is at hand. */
  websiteUrl: string | null;
  /** The address of its page here. */
  path: string;
};

/** States in free association with the United States are countries of their own. */
const ownCountries = new Set(["FM", "MH", "PW"]);

export function buildCollegeData(college: CollegeDataInput, publicUrl: string): JsonLdObject {
  return buildStructuredData("CollegeOrUniversity", {
    name: college.name,
    alternateName: college.aliases,
    url: college.websiteUrl,
    mainEntityOfPage: toAbsoluteUrl(college.path, publicUrl),
    address: {
      "@type": "PostalAddress",
      addressLocality: college.city,
      addressRegion: college.state,
      addressCountry: ownCountries.has(college.state) ? college.state : "US",
    },
  });
}
