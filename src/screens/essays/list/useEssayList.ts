/** The essay list of the shown plan, with which draft could serve which prompt. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import type { TimelineRequest } from "#client/engine/engine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { getToday } from "#client/today.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { EssayList } from "#domain/essays/essayList.ts";
import { findNamedColleges } from "#domain/essays/findNamedColleges.ts";
import { findReuse, listReuseTargets, type Reuse } from "#domain/essays/findReuse.ts";
import { toReusableDrafts } from "#domain/essays/studentEssays.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Day } from "#lib/dates.ts";

export type ShownList = {
  plan: Plan;
  list: EssayList;
  reuse: readonly Reuse[];
  today: Day;
  /** Null for an id that no college in the data set has. */
  findCollege: (unitId: number) => CollegeSummary | null;
  getName: (unitId: number) => string | null;
};

const ask = askEngine("essayList");
const question = createQuestion(async (request: TimelineRequest, signal) => ({
  list: await ask(request, signal),
  request,
}));

/** Essays without a college need no data, so a plan without colleges has its list at once. */
export function useEssayList(): LoadState<ShownList> {
  const { plan, isLoaded } = usePlan();
  const hasColleges = plan.colleges.length > 0;
  const templates = loadStateOf(useQuery({ ...timelineTemplatesQuery, enabled: hasColleges }));
  const colleges = useColleges(hasColleges);
  const all = colleges.status === "ready" ? colleges.value : null;
  const asked = templates.status === "ready" ? templates.value : null;
  const today = getToday();
  const request = useMemo((): TimelineRequest | null => {
    if (!isLoaded) return null;
    if (!hasColleges) return { release: null, plan, deadlines: [], today };
    if (all === null || asked === null) return null;
    const { deadlines, requirements } = asked;
    return { release: all.release, plan, deadlines, requirements, today };
  }, [isLoaded, hasColleges, plan, all, asked, today]);
  const latest = useLatest(question, request);
  const shown = useMemo(() => (latest === null ? null : toShown(latest.value, all)), [latest, all]);
  if (shown !== null) return { status: "ready", value: shown };
  for (const part of hasColleges ? [templates, colleges] : []) {
    if (part.status === "failed") return part;
  }
  return { status: "loading" };
}

function toShown(
  { list, request }: { list: EssayList; request: TimelineRequest },
  all: AllColleges | null,
): ShownList {
  const findCollege = (unitId: number) => all?.byUnitId.get(unitId) ?? null;
  const { plan, today } = request;
  return {
    plan,
    list,
    reuse: listReuse(list, plan, findCollege),
    today,
    findCollege,
    getName: (unitId) => findCollege(unitId)?.name ?? null,
  };
}

/** Which of the plan's drafts could serve which question that has no draft yet. */
function listReuse(
  list: EssayList,
  plan: Plan,
  findCollege: (unitId: number) => CollegeSummary | null,
): Reuse[] {
  const colleges = plan.colleges.flatMap(({ unitId }) => findCollege(unitId) ?? []);
  const findNames = (text: string) => findNamedColleges(text, colleges);
  return findReuse(toReusableDrafts(plan.essays, findNames), listReuseTargets(list));
}
