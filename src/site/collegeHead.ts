/** The head of one college's page. */
import type { HeadInput } from "./head.ts";
import { getShortPageName } from "./pageHeads.ts";
import { toCollegePath } from "./pages.ts";
import { buildBreadcrumbData } from "./structuredData/breadcrumb.ts";
import { buildCollegeData } from "./structuredData/college.ts";

export type CollegeHeadInput = {
  name: string;
  slug: string;
  city: string;
  state: string;
  aliases: readonly string[];
  /** On a college's record, but not in the index. */
  websiteUrl?: string | null;
};

export function buildCollegeHead(college: CollegeHeadInput): HeadInput {
  const place = `${college.city}, ${college.state}`;
  const title = `${college.name}: price, chance and outcomes`;
  const path = toCollegePath(college.slug);
  const trail = [
    { name: getShortPageName("home"), url: "/" },
    { name: getShortPageName("colleges"), url: "/colleges" },
    { name: college.name, url: path },
  ];
  return {
    path,
    title: title.length <= 60 ? title : college.name.slice(0, 60),
    description: `${college.name} in ${place}: what families pay by income, who gets in, who graduates and what they earn, each figure with its year.`,
    isIndexed: true,
    structuredData: (publicUrl) => [
      buildBreadcrumbData({ items: trail }, publicUrl),
      buildCollegeData({ ...college, websiteUrl: college.websiteUrl ?? null, path }, publicUrl),
    ],
  };
}
