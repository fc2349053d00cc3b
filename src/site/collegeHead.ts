/** The head of one college's page. */
import type { ChangeStatus } from "#domain/college/college.ts";
import type { HeadInput } from "./head.ts";
import { getShortPageName } from "./pageHeads.ts";
import { toCollegePath } from "./pages.ts";
import { toCollegePicturePath } from "./picturePath.ts";
import { buildBreadcrumbData } from "./structuredData/breadcrumb.ts";
import { buildCollegeData } from "./structuredData/college.ts";

export type CollegeHeadInput = {
  name: string;
  slug: string;
  city: string;
  state: string;
  aliases: readonly string[];
  changeStatus?: ChangeStatus | undefined;
  /** On the full college record, but not in the index. */
  websiteUrl?: string | null;
};

/** With " | Tassel" it fits in the 70 characters that search results show. */
const longestTitle = 61;
/** What search results show of a description. */
const longestDescription = 165;

export function buildCollegeHead(college: CollegeHeadInput): HeadInput {
  const path = toCollegePath(college.slug);
  const isGone = college.changeStatus === "takesNoFirstYears";
  const trail = [
    { name: getShortPageName("home"), url: "/" },
    { name: getShortPageName("colleges"), url: "/colleges" },
    { name: college.name, url: path },
  ];
  return {
    path,
    title: writeTitle(college),
    description: isGone
      ? `${college.name} in ${college.city}, ${college.state} takes no new first-years: what happened, and where its students can go.`
      : chooseFitting(`${college.name} in ${college.city}, ${college.state}: `, longestDescription, [
          "what families pay by income, who gets in, who graduates and what they earn, each figure with its year.",
          "what families pay, who gets in, who graduates and what graduates earn.",
          "price, admission, graduation and earnings, with sources.",
        ]),
    isIndexed: true,
    picture: {
      path: toCollegePicturePath(college.state),
      text: `${college.name}: what families like yours pay, and who gets in.`,
    },
    structuredData: (publicUrl) => [
      buildBreadcrumbData({ items: trail }, publicUrl),
      buildCollegeData({ ...college, websiteUrl: college.websiteUrl ?? null, path }, publicUrl),
    ],
  };
}

/**
 * The name with its place, because colleges share names. A slug that ends in the college's federal number
 * marks a shared name; some of these share the city too, so the number is shown as well. A name is never cut.
 */
function writeTitle({ name, slug, city, state, changeStatus }: CollegeHeadInput): string {
  const place = name.toLowerCase().includes(city.toLowerCase()) ? state : `${city}, ${state}`;
  const unitId = /-(\d{6})$/.exec(slug)?.[1];
  if (unitId !== undefined) return `${name}, ${city}, ${state} (IPEDS ${unitId})`;
  if (changeStatus === "takesNoFirstYears")
    return chooseFitting(`${name}, ${place}`, longestTitle, [": takes no new students", ""]);
  return chooseFitting(`${name}, ${place}`, longestTitle, [
    ": price, chances and outcomes",
    ": price and chances",
    ": price",
    "",
  ]);
}

/** The beginning with the first ending that fits; the last one if none does. */
function chooseFitting(beginning: string, longest: number, endings: readonly string[]): string {
  const fitting = endings.find((ending) => beginning.length + ending.length <= longest);
  return beginning + (fitting ?? endings.at(-1) ?? "");
}
