/** Kinds of pages that visitors' measurements are counted under: few enough that none stands for a person. */

export const pageKinds = ["home", "colleges", "college", "tool", "plan", "reading"] as const;
export type PageKind = (typeof pageKinds)[number];

const tools =
  /^(college-match-quiz|college-cost-calculator|tools|application-timeline|college-visit-planner|compare|counselor|resources)$/;
const plan =
  /^(my-plan|offers|essays|authorship|account|family|sharing|invitation|sign-in|your-data|timeline-success|trip-results|subscription)/;

/** Null for administrators' pages, which are not counted. */
export function findPageKind(path: string): PageKind | null {
  const [, first = "", second = ""] = path.split("/");
  if (first === "") return "home";
  if (first === "colleges") return second === "" ? "colleges" : "college";
  if (first === "admin" || first === "blog-automation") return null;
  if (tools.test(first)) return "tool";
  return plan.test(first) ? "plan" : "reading";
}
