/** The data of a listed page, validated once. */
import { useMemo } from "react";
import type { z } from "zod/mini";
import type { LoadState } from "./query/loadState.ts";
import { useListedPageData } from "./useListedPageData.ts";

/** Data that does not match is treated as a failed load: it belongs to another release. */
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
