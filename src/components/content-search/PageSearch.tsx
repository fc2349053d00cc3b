/** The search as a part of a page, which keeps what was typed in its address. */
import { ContentSearch } from "./ContentSearch.tsx";
import { useQueryInAddress } from "./useQueryInAddress.ts";

export function PageSearch() {
  const [query, setQuery] = useQueryInAddress();
  return <ContentSearch query={query} onQuery={setQuery} fieldId="page-search" escapeClears />;
}
