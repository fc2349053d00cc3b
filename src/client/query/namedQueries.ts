/** The queries the specification names by key: one definition each, shared by screens and prefetching. */
import { queryOptions } from "@tanstack/react-query";
import type { AllColleges } from "#client/engine/engine.ts";
import { call } from "#client/http/api.ts";
import type { PricingReply } from "#contract/pricing.ts";
import type { Deadline } from "#domain/college/details.ts";
import { cacheClasses } from "./cacheClasses.ts";

// The code that validates a response loads along with it, so that merely prefetching this page does not
// download it.

export const pricingQuery = queryOptions({
  queryKey: ["stripe-prices"],
  queryFn: async ({ signal }): Promise<PricingReply> => {
    const [json, { pricingReplySchema }] = await Promise.all([
      call("pricing", {}, { signal }),
      import("#contract/pricing.ts"),
    ]);
    const reply = pricingReplySchema.safeParse(json);
    if (!reply.success) throw new Error("The prices came damaged.");
    return reply.data;
  },
  ...cacheClasses.user,
});

/** The same key as `useColleges`: whichever runs first fetches, and both share the result. */
export const collegeDataQuery = queryOptions({
  queryKey: ["college-data"],
  queryFn: async ({ signal }): Promise<AllColleges> => {
    const [json, { answerIndex }] = await Promise.all([
      call("collegeIndex", {}, { signal }),
      import("#client/engine/answerIndex.ts"),
    ]);
    return answerIndex(json);
  },
  ...cacheClasses.static,
  // The index has thousands of entries: structural sharing between two of them would cost more than it saves.
  structuralSharing: false,
});

/** Every application deadline in the data set, and the day the set last changed. */
type TimelineDeadlines = { asOf: string; deadlines: readonly Deadline[] };

export const timelineTemplatesQuery = queryOptions({
  queryKey: ["timeline-templates"],
  queryFn: async ({ signal }): Promise<TimelineDeadlines> => {
    const [json, { timelineDeadlinesSchema }, { decodeDeadlines }] = await Promise.all([
      call("applicationTimeline", {}, { signal }),
      import("#contract/applicationTimeline.ts"),
      import("#domain/college/deadlineTable.ts"),
    ]);
    const reply = timelineDeadlinesSchema.safeParse(json);
    if (!reply.success) throw new Error("The deadlines came damaged.");
    const { asOf, deadlineTable } = reply.data;
    return { asOf, deadlines: decodeDeadlines(deadlineTable) };
  },
  ...cacheClasses.static,
});
