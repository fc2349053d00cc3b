/** /family: every plan shared with this person, read from the account and kept in memory only; with ?plan=…&essay=…, one essay. */

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { getAccountScope } from "#client/family/accountScope.ts";
import { buildAccountPlansQuery } from "#client/family/familyQueries.ts";
import { usePageName } from "#client/head.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useReader } from "#client/reader.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { AccountGate } from "#components/account/AccountGate.tsx";
import { SignInFirst } from "#components/family/SignInFirst.tsx";
import { KitchenTable } from "#components/illustration/KitchenTable.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { wordFor } from "#domain/people/reader.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState, OfflineNote } from "#ui/States.tsx";
import { readEssayAddress } from "./essays/addresses.ts";
import { words } from "./words.ts";

/** Lazy: most who come here read no essay. */
const reading = createLazyPart(() => import("./essays/EssayReading.tsx"));

/** Lazy: few who come here are counselors. */
const caseload = createLazyPart(() => import("./CaseloadPart.tsx"));

/** Lazy: whoever is signed out, and whoever has nothing shared with them, sees no plan. */
const card = createLazyPart(() => import("./SharedPlanCard.tsx"));

/** Lazy: for a student, to whom somebody proposes a college or says something. */
const proposals = createLazyPart(() => import("#components/proposals/OpenProposals.tsx"));
const comments = createLazyPart(() => import("#components/comments/OpenComments.tsx"));

/** Lazy: most have one plan shared with them, which is opened at once. */
const rows = createLazyPart(() => import("./StudentRows.tsx"));

export default function FamilyScreen() {
  const { search } = useLocation();
  // The prerendered page has no query.
  const isMounted = useIsMounted();
  const address = isMounted ? readEssayAddress(search) : null;
  if (address !== null) {
    return (
      <div className="page min-h-screen pt-6 pb-24 sm:pt-8">
        <AccountGate
          signedOut={
            <SignInFirst title={words.signedOutTitle}>
              <p>{words.signedOutEssay}</p>
            </SignInFirst>
          }
        >
          {({ email }) => (
            <ContentBoundary fallback={<Waiting label={words.loading} />}>
              <reading.Part
                key={`${address.planId} ${address.essayId}`}
                account={getAccountScope(email)}
                address={address}
              />
            </ContentBoundary>
          )}
        </AccountGate>
      </div>
    );
  }
  return (
    <div className="page min-h-screen pt-8 pb-24 sm:pt-14">
      <h1 id="family" tabIndex={-1} className="text-4xl outline-none sm:text-6xl print:hidden">
        {words.title}
      </h1>
      <SaidToOwner />
      <div className="mt-6 sm:mt-8">
        <AccountGate
          signedOut={
            <SignInFirst title={words.signedOutTitle}>
              <p>{words.signedOut}</p>
            </SignInFirst>
          }
        >
          {({ email }) => <Plans account={getAccountScope(email)} />}
        </AccountGate>
      </div>
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return <Skeleton label={label} lines={5} className="min-h-screen max-w-2xl" />;
}

/** What others propose for this person's own plan, and what they say in it. */
function SaidToOwner() {
  const { plan } = usePlan();
  return (
    <>
      {plan.proposals.length > 0 && (
        <ContentBoundary fallback={null}>
          <proposals.Part className="mt-8" />
        </ContentBoundary>
      )}
      {plan.comments.length > 0 && (
        <ContentBoundary fallback={null}>
          <comments.Part className="mt-8" />
        </ContentBoundary>
      )}
    </>
  );
}

function Plans({ account }: { account: number }) {
  const { search } = useLocation();
  const studentId = new URLSearchParams(search).get("student");
  useEffect(() => {
    // Beside the answer that says which plans there are.
    card.preload().catch(() => undefined);
  }, []);
  const state = loadStateOf(useQuery(buildAccountPlansQuery(account)));
  const isOnline = useIsOnline();
  const reader = useReader();
  const known = state.status === "ready" ? state.value.plans : [];
  const chosen = known.find(({ planId, role }) => planId === studentId && role !== "owner");
  usePageName(chosen === undefined ? null : words.planOf(chosen.studentName));
  if (state.status === "loading") return <Waiting label={words.loading} />;
  if (state.status === "failed") {
    return <RequiredLoadFailed title={words.failedTitle} load={state} kept={words.failedKept} />;
  }
  const shared = state.value.plans.filter(({ role }) => role !== "owner");
  const students = shared.filter(({ role, scopes }) => role === "counselor" && scopes.includes("plan"));
  if (shared.length === 0) {
    const hasOwn = state.value.plans.length > 0;
    return (
      <EmptyState
        title={words.emptyTitle}
        picture={<KitchenTable />}
        actions={
          hasOwn ? (
            <>
              <ButtonLink to="/my-plan">{words.emptyPlan}</ButtonLink>
              <ButtonLink variant="outline" to="/sharing">
                {words.emptyPeople}
              </ButtonLink>
            </>
          ) : (
            <>
              {reader === "counselor" && <ButtonLink to="/counselors">{words.caseload.classLink}</ButtonLink>}
              <ButtonLink variant="outline" to="/my-plan?own">
                {words.ownPlan}
              </ButtonLink>
            </>
          )
        }
      >
        <p>{hasOwn ? words.emptyOwner : wordFor(words.empty, reader)}</p>
      </EmptyState>
    );
  }
  // One plan is opened at once. Of several, each has its next date, and one is opened by its name; a caseload has its own list.
  const isCaseload = students.length > 1;
  const open = chosen ?? (shared.length === 1 ? shared[0] : undefined);
  const listed =
    open !== undefined ? [] : isCaseload ? shared.filter((one) => !students.includes(one)) : shared;
  return (
    <div className="space-y-12">
      {!isOnline && <OfflineNote>{words.offline}</OfflineNote>}
      {chosen !== undefined && shared.length > 1 && (
        <ButtonLink variant="light" size="sm" className="print:hidden" to="/family">
          {isCaseload ? words.caseload.back : words.title}
        </ButtonLink>
      )}
      {isCaseload && chosen === undefined && (
        <ContentBoundary fallback={<Waiting label={words.caseload.loading} />}>
          <caseload.Part account={account} />
        </ContentBoundary>
      )}
      {students.length > 0 && chosen === undefined && (
        <ButtonLink variant="outline" size="sm" className="print:hidden" to="/counselors#class-link">
          {words.caseload.classLink}
        </ButtonLink>
      )}
      {listed.length > 0 && (
        <ContentBoundary fallback={<Waiting label={words.loading} />}>
          <rows.Part account={account} entries={listed} />
        </ContentBoundary>
      )}
      {open !== undefined && (
        <ContentBoundary
          key={open.planId}
          fallback={<Waiting label={words.planLoading(words.planOf(open.studentName))} />}
        >
          <card.Part account={account} accountId={state.value.accountId} entry={open} />
        </ContentBoundary>
      )}
      {!state.value.plans.some(({ role }) => role === "owner") && (
        <ButtonLink variant="outline" className="print:hidden" to="/my-plan?own">
          {words.ownPlan}
        </ButtonLink>
      )}
    </div>
  );
}
