/** The queries the specification names by key: one definition each, shared by screens and prefetching. */
import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { runInSlices } from "#client/runInSlices.ts";
import type { PricingReply } from "#contract/pricing.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { RequirementTable } from "#domain/college/requirementTable.ts";
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

/** Every application deadline in the data set, what colleges ask for, and the day the set last changed. */
type TimelineDeadlines = {
  asOf: string;
  deadlines: readonly Deadline[];
  /** Read only for the colleges of a plan. */
  requirements: RequirementTable | null;
};

export const timelineTemplatesQuery = queryOptions({
  queryKey: ["timeline-templates"],
  queryFn: async ({ signal }): Promise<TimelineDeadlines> => {
    const [json, { timelineDeadlinesSchema }, { decodeInSteps }] = await Promise.all([
      call("applicationTimeline", {}, { signal }),
      import("#contract/applicationTimeline.ts"),
      import("#domain/college/deadlineTable.ts"),
    ]);
    const reply = timelineDeadlinesSchema.safeParse(json);
    if (!reply.success) throw new Error("The deadlines came damaged.");
    const { asOf, deadlineTable, requirementTable = null } = reply.data;
    const deadlines = await runInSlices(decodeInSteps(deadlineTable));
    return { asOf, deadlines, requirements: requirementTable };
  },
  ...cacheClasses.static,
});
