/** Structured data for one college: name, location, and website. */
import { buildStructuredData, type JsonLdObject, toAbsoluteUrl } from "./jsonLd.ts";

export type CollegeDataInput = {
  name: string;
  aliases: readonly string[];
  city: string;
  state: string;
  /** The college's own website, if known. */
  websiteUrl: string | null;
  /** The address of its page on this site. */
  path: string;
};

/** The freely associated states are countries of their own. */
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
