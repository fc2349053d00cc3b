/** The head of one college's page. */
import type { HeadInput } from "./head.ts";
import { collegePath } from "./pages.ts";

export function collegeHead(college: { name: string; slug: string; city: string; state: string }): HeadInput {
  const place = `${college.city}, ${college.state}`;
  const title = `${college.name}: price, chance and outcomes`;
  return {
    path: collegePath(college.slug),
    title: title.length <= 60 ? title : college.name.slice(0, 60),
    description: `${college.name} in ${place}: what families pay by income, who gets in, who graduates and what they earn, each figure with its year.`,
    isIndexed: true,
  };
}
