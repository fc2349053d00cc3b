/** The query for all colleges, which the specification names by key: shared by screens, which ask with `useColleges`, and prefetching. */
import { queryOptions } from "@tanstack/react-query";
import { callFile } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { AllColleges } from "./allColleges.ts";

export const collegeDataQuery = queryOptions({
  queryKey: ["college-data"],
  queryFn: async ({ signal }): Promise<AllColleges> => {
    const asked = callFile("collegeIndex", { signal });
    // The code that opens the index, and its worker, come along with it.
    const opening = import("./loadColleges.ts").then(({ startEngine, openIndex }) => {
      startEngine();
      return openIndex;
    });
    const [openIndex, file] = await Promise.all([opening, asked]);
    return openIndex(file);
  },
  ...cacheClasses.static,
  // The index has thousands of entries: structural sharing between two of them would cost more than it saves.
  structuralSharing: false,
});
