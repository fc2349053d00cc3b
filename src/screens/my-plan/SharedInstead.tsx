/** For someone without a plan of their own: the plan that is shared with them, a choice among several, or a whole caseload. */
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { buildAccountPlansQuery } from "#client/family/familyQueries.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { words as family } from "#components/family/words.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words as all } from "./words.ts";

const words = all.shared;
/** More than a family has: a counselor looks for students by date and name. */
const mostNamed = 8;

export default function SharedInstead({ account, children }: { account: number; children: ReactNode }) {
  const state = loadStateOf(useQuery(buildAccountPlansQuery(account)));
  const plans = state.status === "ready" ? state.value.plans : [];
  const hasOwn = plans.some(({ role }) => role === "owner");
  const shared = hasOwn ? [] : plans.filter(({ role }) => role !== "owner");
  // One plan is shown at once, and a caseload as one list.
  const isElsewhere = shared.length === 1 || shared.length > mostNamed;
  useEffect(() => {
    if (isElsewhere) navigate("/family", { replace: true });
  }, [isElsewhere]);
  if (isElsewhere || state.status === "loading")
    return <Skeleton label={words.loading} lines={4} className="mt-8 min-h-screen" />;
  if (shared.length === 0) return children;
  return (
    <Card className="mt-8 max-w-2xl">
      <h2 className="text-2xl sm:text-3xl">{words.title}</h2>
      <ul className="mt-4 space-y-3">
        {shared.map(({ planId, studentName }) => (
          <li key={planId}>
            <ButtonLink variant="outline" to={`/family?student=${planId}`}>
              {family.planOf(studentName)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <ButtonLink variant="link" to="/my-plan?own">
          {words.own}
        </ButtonLink>
      </p>
    </Card>
  );
}
