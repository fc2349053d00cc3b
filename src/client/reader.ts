/**
 * Who uses this device: said when an account is made, when an invitation is accepted, or on my plan. It changes what
 * texts say and nothing else, and is sent nowhere.
 */
import { useSyncExternalStore } from "react";
import { type Reader, readers } from "#domain/people/reader.ts";
import { createKeptText } from "./keptText.ts";

const kept = createKeptText("tassel-reader");

/** Null where nobody said it, and in the prerendered first render. */
export function useReader(): Reader | null {
  return readReader(useSyncExternalStore(kept.subscribe, kept.read, () => null));
}

export function noteReader(reader: Reader | null): void {
  kept.save(reader);
}

/** Where somebody is let into a plan as a parent or counselor, that says less than their own choice before. */
export function noteReaderIfUnknown(reader: Reader): void {
  if (readReader(kept.read()) === null) kept.save(reader);
}

function readReader(text: string | null): Reader | null {
  return readers.find((one) => one === text) ?? null;
}
