/** The data that listed pages are rendered from: figures from the data set and the back-tests, computed at build. */
import type { Colleges } from "#server/colleges.ts";
import type { PageId } from "#site/pages.ts";

/** Null where a page needs none. The result must survive JSON. */
export function pageDataOf(pageId: PageId, colleges: Colleges): unknown {
  void pageId;
  void colleges;
  return null;
}
