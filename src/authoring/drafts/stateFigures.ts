/** A draft of one state's figures: how many colleges, what they cost after grants, how many students finish. */
import type { PostFields } from "#contract/adminPosts.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { PostSurroundings } from "../post.ts";

const groups = [
  ["public-fourYear", "Public four-year"],
  ["nonprofit-fourYear", "Private nonprofit four-year"],
  ["public-twoYear", "Public two-year"],
] as const;

const measures = [
  ["netPriceUsd", "Price after grants, a year"],
  ["tuitionInStateUsd", "In-state tuition and fees"],
  ["completionRate", "Students who finish"],
  ["medianDebtUsd", "Federal debt at graduation"],
] as const;

/** Null for a place without colleges of at least two kinds. */
export function writeStateFigures(
  state: StateCode,
  guide: string | null,
  { figures }: PostSurroundings,
): PostFields | null {
  const name = stateNames[state];
  const own = groups.filter(([group]) => figures.get(`${state}.${group}.netPriceUsd`) !== undefined);
  if (own.length < 2) return null;
  const shown = measures.filter(([measure]) =>
    own.every(([group]) => figures.get(`${state}.${group}.${measure}`) !== undefined),
  );
  const head = `| | ${own.map(([, label]) => label).join(" | ")} |\n|---|${"---|".repeat(own.length)}`;
  const rows = shown.map(
    ([measure, label]) =>
      `| ${label} | ${own.map(([group]) => `{{${state}.${group}.${measure}}}`).join(" | ")} |`,
  );
  const compared = own.map(
    ([group, label]) => `| ${label} | {{${state}.${group}.netPriceUsd}} | {{nation.${group}.netPriceUsd}} |`,
  );
  return {
    title: `What colleges in ${name} cost after grants`,
    excerpt: `What ${name} colleges cost after grants, how many students finish, and how that compares with the nation, by type of college.`,
    answer: `${name} has {{${state}.degreeGranting}} colleges that award degrees. At the median public four-year college, a student with federal aid pays {{${state}.public-fourYear.netPriceUsd}} a year after grants. Your own price depends on your income and your grades.`,
    category: "Paying",
    tags: [name, "net price", "graduation rate"],
    period: null,
    tools: ["/college-cost-calculator", `/colleges?state=${state}`],
    related: [guide ?? "/state-college-planning-guides", "/blog/sticker-price-what-families-pay"],
    body: [
      `## The figures for ${name}\n\nThese are medians: half of the colleges are above, half below. The price is what students with federal aid pay after grants and scholarships.\n\nTable: ${name} colleges by type, medians\n\n${head}\n${rows.join("\n")}`,
      `## How ${name} compares with the nation\n\nTable: Price after grants for a year, medians\n\n| | ${name} | All states |\n|---|---|---|\n${compared.join("\n")}`,
      "## How to read these figures\n\n- **A median is not your price.** Two families at the same college can pay very different amounts.\n- **A low price with few graduates can cost more.** A fifth year is another year of bills.\n- **Sticker prices mislead.** A private college with large grants may cost you less than a public one.",
      `## What to do with them\n\n1. [Estimate your own price](/college-cost-calculator) at three colleges you like.\n2. Look at [all colleges in ${name}](/colleges?state=${state}) and sort them by price.\n3. Ask each financial aid office how many students get what you were offered.`,
    ].join("\n\n"),
  };
}
