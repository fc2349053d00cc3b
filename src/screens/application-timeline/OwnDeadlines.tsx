/** The deadlines of the colleges in the plan on this device, with the loading states. */
import { useQuery } from "@tanstack/react-query";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { useToday } from "#client/useToday.ts";
import { BlankPlan } from "#components/illustration/BlankPlan.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { parseStartTerm } from "#domain/timeline/applicant.ts";
import { findGrade } from "#domain/timeline/classYear.ts";
import { findDeadlineClass } from "#domain/timeline/nextCycle.ts";
import type { TimelineSetup } from "#domain/timeline/timeline.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { EmptyState, OfflineNote } from "#ui/States.tsx";
import { DeadlineList } from "./DeadlineList.tsx";
import { Loading } from "./Loading.tsx";
import { listPlanDeadlines } from "./planDeadlines.ts";
import { words } from "./words.ts";

/** The dates we have are for first-year students who start in fall. */
function isForOthers({ path, startTerm }: TimelineSetup): boolean {
  return path === "transfer" || (path !== null && parseStartTerm(startTerm)?.term === "spring");
}

export function OwnDeadlines() {
  const { isLoaded, plan } = usePlan();
  const hasColleges = plan.colleges.length > 0;
  const templates = useQuery({ ...timelineTemplatesQuery, enabled: isLoaded && hasColleges });
  const colleges = useColleges(isLoaded && hasColleges);
  const isOnline = useIsOnline();
  const day = useToday();

  if (isLoaded && !hasColleges) {
    return (
      <EmptyState
        title={words.emptyTitle}
        picture={<BlankPlan />}
        actions={
          <>
            <ButtonLink to="/college-match-quiz">{words.emptyQuiz}</ButtonLink>
            <ButtonLink variant="outline" to="/colleges">
              {words.emptySearch}
            </ButtonLink>
          </>
        }
      >
        <p>{words.empty}</p>
      </EmptyState>
    );
  }
  const load = loadStateOf(templates);
  if (load.status === "failed")
    return <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />;
  if (load.status === "loading" || day === null || colleges.status === "loading")
    return <Loading lines={3} />;
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  const found = listPlanDeadlines(unitIds, load.value.deadlines, day);
  const graduationYear = findGraduationYear(plan, day);
  const [dated] = [...found.coming, ...found.passed];
  const deadlineClass = dated === undefined ? null : findDeadlineClass(dated);
  const known = colleges.status === "ready" ? colleges.value.byUnitId : null;
  return (
    <>
      {!isOnline && (
        <div className="mb-4">
          <OfflineNote>{words.offline}</OfflineNote>
        </div>
      )}
      {graduationYear !== null && deadlineClass !== null && graduationYear > deadlineClass && (
        <p className="mb-3 max-w-3xl rounded-2xl bg-accent-soft p-4">
          {words.otherClass(deadlineClass, graduationYear)}
        </p>
      )}
      {graduationYear !== null && findGrade(graduationYear, day) > 12 && isForOthers(plan.timeline) && (
        <p className="mb-3 max-w-3xl rounded-2xl bg-accent-soft p-4">{words.otherApplicant}</p>
      )}
      <DeadlineList found={found} getCollege={(unitId) => known?.get(unitId) ?? null} />
    </>
  );
}
