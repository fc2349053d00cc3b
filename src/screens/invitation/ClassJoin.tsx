/** A class link as a student opens it: who asks, which plan, what the counselor will see, and saying yes. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getAccountScope } from "#client/family/accountScope.ts";
import { joinClass, readClassOffer } from "#client/family/classLinkApi.ts";
import { buildAccountPlansQuery } from "#client/family/familyQueries.ts";
import { deleteStoredToken } from "#client/family/invitationToken.ts";
import { RequestError } from "#client/http/api.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { isSynced } from "#client/planSync/syncCondition.ts";
import { usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { noteReaderIfUnknown } from "#client/reader.ts";
import { useSession } from "#client/session/session.ts";
import { describeFailure } from "#components/family/failure.ts";
import { ScopeChoices } from "#components/family/ScopeChoices.tsx";
import { BeginSignIn } from "#components/family/SignInFirst.tsx";
import { words as family } from "#components/family/words.ts";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import type { ClassOffer } from "#contract/classLinks.ts";
import type { PlanEntry } from "#contract/plans.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SelectField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/Toast.tsx";
import { words as all } from "./words.ts";

const words = all.classLink;

let looks = 0;

export default function ClassJoin({ token }: { token: string }) {
  // A separate number: a token must not be in a query key, since error logs repeat keys.
  const [look] = useState(() => (looks += 1));
  const state = loadStateOf<ClassOffer | "gone">(
    useQuery({
      queryKey: ["class-offer", look],
      queryFn: async (): Promise<ClassOffer | "gone"> => {
        try {
          return await readClassOffer(token);
        } catch (error) {
          if (error instanceof RequestError && (error.status === 404 || error.status === 400)) return "gone";
          throw error;
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  if (state.status === "loading") return <Skeleton label={all.loading} lines={5} className="max-w-2xl" />;
  if (state.status === "failed") {
    return <RequiredLoadFailed title={all.failedTitle} load={state} kept={all.failedKept} />;
  }
  if (state.value === "gone") {
    return (
      <Notice
        tone="attention"
        title={words.goneTitle}
        actions={<ButtonLink to="/my-plan">{words.plan}</ButtonLink>}
      >
        {words.gone}
      </Notice>
    );
  }
  return <Asked token={token} offer={state.value} />;
}

function Asked({ token, offer }: { token: string; offer: ClassOffer }) {
  const session = useSession();
  const { name, email, expiresAt } = offer;
  return (
    <Card>
      <h2 className="text-3xl break-words">{words.heading(name === "" ? email : name)}</h2>
      {name !== "" && <p className="mt-1 [overflow-wrap:anywhere]">{email}</p>}
      <p className="mt-3 text-lg">{words.check}</p>
      {session.status === "loading" && (
        <p role="status" className="mt-5 text-ink-soft">
          {all.checking}
        </p>
      )}
      {session.status === "none" && (
        <div className="mt-5 flex flex-wrap gap-3">
          <BeginSignIn screen="sign-up" variant="cta-primary" size="lg" label={words.signUp} />
          <BeginSignIn screen="sign-in" variant="outline" size="lg" label={words.signIn} />
        </div>
      )}
      {session.status === "signedIn" && (
        <Choose
          token={token}
          counselor={name === "" ? email : name}
          account={getAccountScope(session.user.email)}
        />
      )}
      <p className="mt-5 border-t border-line pt-3 text-[0.95rem] text-ink-soft">
        {words.until(expiresAt.slice(0, 10))} {words.back}
      </p>
    </Card>
  );
}

function Choose({ token, counselor, account }: { token: string; counselor: string; account: number }) {
  const query = useQuery(buildAccountPlansQuery(account));
  const state = loadStateOf(query);
  if (state.status === "loading") return <Skeleton label={words.plansLoading} lines={3} className="mt-5" />;
  if (state.status === "failed") {
    return <RequiredLoadFailed title={words.plansFailed} load={state} kept={all.failedKept} />;
  }
  const own = state.value.plans.filter(({ role }) => role === "owner");
  if (own.length === 0) return <NoPlanYet isLooking={query.isFetching} lookAgain={query.refetch} />;
  return <Share token={token} counselor={counselor} plans={own} />;
}

/** Whoever has just signed up has a plan on this device, which reaches the account a moment after this page asked for it. */
function NoPlanYet(props: { isLooking: boolean; lookAgain: () => Promise<unknown> }) {
  const { isLooking, lookAgain } = props;
  const { plan, keeping } = usePlan();
  const status = usePlanSyncStatus();
  const isInSync = status !== null && isSynced(status);
  useEffect(() => {
    if (isInSync) void lookAgain();
  }, [isInSync, lookAgain]);
  const isBegun = plan.colleges.length > 0 || plan.studentName !== null || plan.profile.gradeYear !== null;
  const isComing = isBegun && (status === null ? keeping === "kept" : status.phase === "working");
  if (isLooking || isComing) {
    return <Skeleton label={words.plansLoading} lines={3} className="mt-5" />;
  }
  return (
    <div className="mt-5">
      <Notice
        tone="attention"
        title={words.noPlanTitle}
        actions={<ButtonLink to="/college-match-quiz">{words.begin}</ButtonLink>}
      >
        {words.noPlan}
      </Notice>
    </div>
  );
}

function Share({
  token,
  counselor,
  plans,
}: {
  token: string;
  counselor: string;
  plans: readonly PlanEntry[];
}) {
  const client = useQueryClient();
  const showToast = useToast();
  // With two plans nothing is chosen ahead: the wrong student's plan would be shown to the counselor.
  const [planId, setPlanId] = useState(plans.length === 1 ? (plans[0]?.planId ?? "") : "");
  const [scopes, setScopes] = useState<readonly Scope[]>(["plan"]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function join(): Promise<void> {
    if (isBusy) return;
    setProblem(planId === "" ? words.chooseFirst : null);
    if (planId === "") return;
    setBusy(true);
    try {
      await joinClass(token, planId, scopes);
      deleteStoredToken();
      noteReaderIfUnknown("student");
      await client.invalidateQueries({ queryKey: ["plan-people"] });
      showToast({ title: words.joined(counselor) });
      navigate("/sharing");
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <div className="mt-5 space-y-5">
      {plans.length > 1 && (
        <SelectField label={words.which} value={planId} onChange={(event) => setPlanId(event.target.value)}>
          <option value="">{words.whichNone}</option>
          {plans.map((plan) => (
            <option key={plan.planId} value={plan.planId}>
              {family.planOf(plan.studentName)}
            </option>
          ))}
        </SelectField>
      )}
      <ScopeChoices
        legend={words.scopes(counselor)}
        values={scopes}
        isBusy={isBusy}
        // A counselor sees the plan, or nothing of it.
        onChange={(chosen) => setScopes(chosen.includes("plan") ? chosen : ["plan"])}
      />
      <p role="alert" className={problem === null ? "sr-only" : "font-medium text-danger"}>
        {problem}
      </p>
      <Button variant="cta-primary" size="lg" aria-disabled={isBusy} onClick={() => void join()}>
        {isBusy ? all.busy : words.yes(counselor)}
      </Button>
    </div>
  );
}
