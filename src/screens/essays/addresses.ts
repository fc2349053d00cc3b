/** The address of one essay's page. The id is in the query, so that the page is one prerendered file. */
const essayKey = "essay";

export function toEssayAddress(essayId: string): string {
  return `/essays?${essayKey}=${encodeURIComponent(essayId)}`;
}

/** The essay that the address names; null on the list of essays. */
export function readEssayId(search: string): string | null {
  const id = new URLSearchParams(search).get(essayKey);
  return id === null || id === "" ? null : id;
}
