/** The address on which one shared essay is read. Both ids are in the query, so that the page stays one prerendered file. */
export type EssayAddress = { planId: string; essayId: string };

export function toSharedEssayAddress({ planId, essayId }: EssayAddress): string {
  return `/family?${new URLSearchParams({ plan: planId, essay: essayId }).toString()}`;
}

/** Null where no essay is asked for. */
export function readEssayAddress(search: string): EssayAddress | null {
  const query = new URLSearchParams(search);
  const [planId, essayId] = [query.get("plan") ?? "", query.get("essay") ?? ""];
  return planId === "" || essayId === "" ? null : { planId, essayId };
}
