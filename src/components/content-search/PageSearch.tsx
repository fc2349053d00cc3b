/** The search as part of a page, with the query kept in the address. */
import { ContentSearch } from "./ContentSearch.tsx";
import { useQueryInAddress } from "./useQueryInAddress.ts";

export function PageSearch() {
  const [query, setQuery] = useQueryInAddress();
  return <ContentSearch query={query} onQuery={setQuery} fieldId="page-search" escapeClears />;
}
