/** The data that listed pages are rendered from: figures from the data set and the back-tests, computed at build. */
import type { Colleges } from "#server/colleges.ts";
import type { PageId } from "#site/pages.ts";
import { methodologyDataOf } from "./methodologyData.ts";

/** Null where a page needs none. The result must survive JSON. */
export function pageDataOf(pageId: PageId, colleges: Colleges): unknown {
  return pageId === "methodology" ? methodologyDataOf(colleges) : null;
}
