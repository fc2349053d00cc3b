/** One request for one state of everything a timeline is made from, so that it is made once however many components ask. */
import type { TimelineRequest } from "#client/engine/engine.ts";
import type { Plan } from "#domain/plan/plan.ts";

const requests = new WeakMap<Plan, TimelineRequest>();

export function toTimelineRequest(request: TimelineRequest): TimelineRequest {
  const known = requests.get(request.plan);
  if (
    known?.release === request.release &&
    known.deadlines === request.deadlines &&
    known.requirements === request.requirements &&
    known.today === request.today &&
    known.reader === request.reader
  )
    return known;
  requests.set(request.plan, request);
  return request;
}
