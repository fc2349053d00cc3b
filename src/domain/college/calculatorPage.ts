/** What the address that a college reports as its net price calculator leads to: at some 300, to another page of theirs. */
import type { CollegeRecord } from "./record.ts";

export const calculatorPageKinds = ["calculator", "home", "aid", "admission", "application"] as const;
export type CalculatorPageKind = (typeof calculatorPageKinds)[number];

export type CalculatorPage = { url: string; kind: CalculatorPageKind };

type Addresses = Pick<
  CollegeRecord,
  "netPriceCalculatorUrl" | "websiteUrl" | "financialAidUrl" | "admissionsUrl" | "applicationUrl"
>;

/** Null if the college reports no calculator. */
export function findCalculatorPage(college: Addresses): CalculatorPage | null {
  const url = college.netPriceCalculatorUrl;
  if (url === null) return null;
  const others = [
    ["home", college.websiteUrl],
    ["aid", college.financialAidUrl],
    ["admission", college.admissionsUrl],
    ["application", college.applicationUrl],
  ] as const;
  const address = toComparable(url);
  const same = others.find(([, other]) => other !== null && toComparable(other) === address);
  return { url, kind: same?.[0] ?? "calculator" };
}

/** Without what leads to the same page: http or https, www, capitals, a place on the page, a slash at the end. */
function toComparable(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/#.*$/, "")
    .replace(/[/?]+$/, "");
}
