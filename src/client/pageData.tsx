/** The data a page was rendered from, embedded in the page so that server and browser render the same. */
import { createContext, type ReactNode, useContext } from "react";

/** `path` is the address the data belongs to; after navigating elsewhere it no longer applies. */
export type PageData = { path: string; value: unknown };

export const PageDataContext = createContext<PageData | null>(null);

export function PageDataProvider(props: { data: PageData | null; children: ReactNode }) {
  return <PageDataContext value={props.data}>{props.children}</PageDataContext>;
}

/** The raw data for this path's page, or null; the caller validates it. */
export function usePageData(path: string): unknown {
  const data = useContext(PageDataContext);
  return data !== null && data.path === path ? data.value : null;
}

export const pageDataElementId = "page-data";

/** Reads the data embedded in the document; null if there is none or it does not parse. */
export function readPageData(document: Document): PageData | null {
  const text = document.getElementById(pageDataElementId)?.textContent;
  if (!text) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isPageData(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isPageData(value: unknown): value is PageData {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    typeof value.path === "string" &&
    "value" in value
  );
}
