/** The head of one college's page. */
import type { HeadInput } from "./head.ts";
import { shortNameOf } from "./pageHeads.ts";
import { collegePath } from "./pages.ts";
import { breadcrumbData } from "./structuredData/breadcrumb.ts";
import { collegeData } from "./structuredData/college.ts";

export type HeadedCollege = {
  name: string;
  slug: string;
  city: string;
  state: string;
  aliases: readonly string[];
  /** On the full college record, but not in the index. */
  websiteUrl?: string | null;
};

export function collegeHead(college: HeadedCollege): HeadInput {
  const place = `${college.city}, ${college.state}`;
  const title = `${college.name}: price, chance and outcomes`;
  const path = collegePath(college.slug);
  const trail = [
    { name: shortNameOf("home"), url: "/" },
    { name: shortNameOf("colleges"), url: "/colleges" },
    { name: college.name, url: path },
  ];
  return {
    path,
    title: title.length <= 60 ? title : college.name.slice(0, 60),
    description: `${college.name} in ${place}: what families pay by income, who gets in, who graduates and what they earn, each figure with its year.`,
    isIndexed: true,
    structuredData: (publicUrl) => [
      breadcrumbData({ items: trail }, publicUrl),
      collegeData({ ...college, websiteUrl: college.websiteUrl ?? null, path }, publicUrl),
    ],
  };
}
