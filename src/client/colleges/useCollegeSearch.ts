/** The search over all colleges, prepared once, when first wanted: only pages that search pay for it. */
import { useEffect, useState } from "react";
import { runInSlices } from "#client/runInSlices.ts";
import { type CollegeSearch, prepareInSteps } from "#domain/search/collegeSearch.ts";
import type { AllColleges } from "./useColleges.ts";

const prepared = new WeakMap<AllColleges, CollegeSearch>();
const preparing = new WeakMap<AllColleges, Promise<CollegeSearch>>();

/** Null until it is ready; nothing is prepared while `isWanted` is false. */
export function useCollegeSearch(all: AllColleges | null, isWanted: boolean): CollegeSearch | null {
  const [, setReady] = useState<AllColleges | null>(null);
  useEffect(() => {
    if (all === null || !isWanted || prepared.has(all)) return undefined;
    let isGone = false;
    void prepareSearch(all).then(() => {
      if (!isGone) setReady(all);
    });
    return () => {
      isGone = true;
    };
  }, [all, isWanted]);
  return all === null ? null : (prepared.get(all) ?? null);
}

function prepareSearch(all: AllColleges): Promise<CollegeSearch> {
  const running = preparing.get(all) ?? runInSlices(prepareInSteps(all.colleges));
  preparing.set(all, running);
  return running.then((search) => {
    prepared.set(all, search);
    return search;
  });
}
