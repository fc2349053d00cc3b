/** The rows of the college table: parsed from the page's data, filtered and sorted. */
import type { AdmitBand } from "#content/parts/collegeCharts.ts";
import type { CollegeTableData } from "#content/parts/collegeTable.ts";
import { type CollegeType, collegeTypes, findTypeGroup, typeGroups } from "#content/parts/collegeTypes.ts";
import { toCollegeSlug } from "#domain/college/slug.ts";
import { roundShare } from "#lib/format.ts";

export type TableRow = {
  name: string;
  slug: string;
  city: string;
  type: CollegeType;
  system: string | null;
  undergraduates: number | null;
  /** Share of applicants, or everyone under open admission. */
  admits: number | "all" | "tooFew" | null;
  /** Average net price; then in the five income brackets. */
  averagePriceUsd: number | null;
  bracketPricesUsd: readonly (number | null)[];
  completionRate: number | "tooFew" | null;
  earningsUsd: number | null;
  /** The text that the filter searches. */
  searched: string;
};

/** Null is the average over all incomes, a number the index of a bracket. */
export type PriceChoice = number | null;

export function readRows(data: CollegeTableData): TableRow[] {
  return data.rows.map((row) => {
    const [name, slug, city, type, system, undergraduates, admits, average, brackets, completion, earnings] =
      row;
    return {
      name,
      slug: slug === 0 ? toCollegeSlug(name) : slug,
      city,
      type: collegeTypes[type] ?? "publicFour",
      system: data.systems[system] ?? null,
      undergraduates,
      admits: admits === true ? "all" : toShare(admits),
      averagePriceUsd: average,
      bracketPricesUsd: brackets === 0 ? [] : brackets,
      completionRate: toShare(completion),
      earningsUsd: earnings,
      searched: foldText(`${name} ${city} ${data.systems[system] ?? ""}`),
    };
  });
}

export function getPrice(row: TableRow, choice: PriceChoice): number | null {
  return choice === null ? row.averagePriceUsd : (row.bracketPricesUsd[choice] ?? null);
}

/** "public" and the like include both two-year and four-year colleges. */
export const typeFilters = ["public", ...typeGroups] as const;
export type TypeFilter = (typeof typeFilters)[number];

export type TableFilters = {
  text: string;
  type: TypeFilter | null;
  system: string | null;
  admits: AdmitBand | null;
};

export const noTableFilters: TableFilters = { text: "", type: null, system: null, admits: null };

export function isFiltered({ text, type, system, admits }: TableFilters): boolean {
  return text.trim() !== "" || type !== null || system !== null || admits !== null;
}

export function filterRows(rows: readonly TableRow[], filters: TableFilters): TableRow[] {
  const sought = foldText(filters.text)
    .split(" ")
    .filter((word) => word !== "");
  return rows.filter((row) => {
    if (filters.type !== null && !isOfType(row.type, filters.type)) return false;
    if (filters.system !== null && row.system !== filters.system) return false;
    if (filters.admits !== null && getAdmitBand(row.admits) !== filters.admits) return false;
    return sought.every((word) => row.searched.includes(word));
  });
}

function isOfType(type: CollegeType, filter: TypeFilter): boolean {
  const group = findTypeGroup(type);
  return filter === "public" ? group === "publicFour" || group === "publicTwo" : group === filter;
}

export function getAdmitBand(admits: TableRow["admits"]): AdmitBand {
  if (admits === null || admits === "tooFew") return "unknown";
  if (admits === "all") return "all";
  const shown = roundShare(admits);
  if (shown >= 0.75) return "from75";
  if (shown >= 0.5) return "from50";
  return shown >= 0.25 ? "from25" : "under25";
}

export const sortKeys = [
  "name",
  "price",
  "admits",
  "completion",
  "earnings",
  "undergraduates",
  "type",
] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sorting = { key: SortKey; isDescending: boolean };

export const firstSorting: Sorting = { key: "undergraduates", isDescending: true };

/** Names and prices sort ascending first, everything else descending. */
const fromLow: readonly SortKey[] = ["name", "price", "type"];

/** The sorting after a press on a column's heading. */
export function getNextSorting(sorting: Sorting, key: SortKey): Sorting {
  if (sorting.key === key) return { key, isDescending: !sorting.isDescending };
  return { key, isDescending: !fromLow.includes(key) };
}

/** Unpublished values come last in both directions; ties keep their order. */
export function sortRows(rows: readonly TableRow[], sorting: Sorting, choice: PriceChoice): TableRow[] {
  const direction = sorting.isDescending ? -1 : 1;
  if (sorting.key === "name") return rows.toSorted((a, b) => direction * compareNames(a, b));
  const { key } = sorting;
  const valueOf = (row: TableRow) => getSortNumber(row, key, choice);
  return rows.toSorted((a, b) => {
    const one = valueOf(a);
    const other = valueOf(b);
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * (one - other);
  });
}

function compareNames(a: TableRow, b: TableRow): number {
  return a.name.localeCompare(b.name, "en-US");
}

function getSortNumber(row: TableRow, key: Exclude<SortKey, "name">, choice: PriceChoice): number | null {
  switch (key) {
    case "price":
      return getPrice(row, choice);
    case "admits":
      // Open admission ranks above nearly everyone.
      return row.admits === "all" ? 2 : toNumber(row.admits);
    case "completion":
      return toNumber(row.completionRate);
    case "earnings":
      return row.earningsUsd;
    case "undergraduates":
      return row.undergraduates;
    default:
      return collegeTypes.indexOf(row.type);
  }
}

function toNumber(share: number | "tooFew" | null): number | null {
  return share === "tooFew" ? null : share;
}

function toShare(tenths: number | false | null): number | "tooFew" | null {
  if (tenths === false) return "tooFew";
  return tenths === null ? null : tenths / 1_000;
}

/** Lowercase, without accents, periods and apostrophes, as people type. */
function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
