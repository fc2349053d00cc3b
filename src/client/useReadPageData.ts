/** The data of a listed page, checked against its shape once. */
import { useMemo } from "react";
import type { z } from "zod/mini";
import type { LoadState } from "./query/loadState.ts";
import { useListedPageData } from "./useListedPageData.ts";

/** What does not fit its shape has failed: it was not this release's. */
export function useReadPageData<Schema extends z.ZodMiniType>(
  path: `/${string}`,
  schema: Schema,
): LoadState<z.output<Schema>> {
  const load = useListedPageData(path);
  const raw = load.status === "ready" ? load.value : null;
  const read = useMemo(() => (raw === null ? null : schema.safeParse(raw)), [raw, schema]);
  if (load.status !== "ready") return load;
  if (read?.success === true) return { status: "ready", value: read.data };
  return { status: "failed", failure: "unreadable", tryAgain: () => window.location.reload() };
}
