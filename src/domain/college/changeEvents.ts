/** What can happen to a college. */
export const changeEvents = [
  "announced",
  "atRisk",
  "closing",
  "closed",
  "merging",
  "merged",
  "renamed",
  "reopened",
] as const;
export type ChangeEvent = (typeof changeEvents)[number];
