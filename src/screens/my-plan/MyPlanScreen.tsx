/** /my-plan: the list by label, its odds, balance and price, what to do next, and saving it. */
import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useColleges } from "#client/colleges/useColleges.ts";
import { getAccountEmail } from "#client/family/accountScope.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import type { PlanState } from "#client/plan/planStoreTypes.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import { detectInAppBrowser } from "#client/surroundings.ts";
import { CounselorLink } from "#components/counselor-link/CounselorLink.tsx";
import { useWhereKept } from "#components/keeping/useWhereKept.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { StudentSwitcher } from "#components/students/StudentSwitcher.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Beginning } from "./Beginning.tsx";
import { KnownSection } from "./KnownSection.tsx";
import { ReaderChoice } from "./ReaderChoice.tsx";
import { words } from "./words.ts";

/** Downloaded only where there is a plan: the page works before it. */
const wholePlan = createLazyPart(() => import("./WholePlan.tsx"));
/** While a list is brought from elsewhere, in place of the plan. */
const bring = createLazyPart(() => import("./bring/BringList.tsx"));
/** Only for plans that a family works on together. */
const firstSteps = createLazyPart(() => import("./FirstSteps.tsx"));
const shared = createLazyPart(() => import("./SharedInstead.tsx"));

export default function MyPlanScreen() {
  const state = usePlan();
  const where = useWhereKept();
  const withoutPlan = useAccountWithoutPlan();
  const account = getAccountEmail(useSession());
  useEffect(() => {
    // While the plan is read; the part itself says so if that fails. See public/begun.js.
    if ("begun" in document.documentElement.dataset) wholePlan.preload().catch(() => undefined);
  }, []);
  return (
    <div className="page pt-8 pb-12 sm:pt-12 sm:pb-20 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-4xl sm:text-5xl print:text-2xl">{words.title(state.plan.studentName)}</h1>
          <p className="mt-2 text-lg text-ink-soft print:hidden">{words.lead}</p>
          {/* The server is asked where it is kept: there is room for its longest answer before. */}
          <p className="min-h-[2lh] text-lg text-ink-soft sm:min-h-[1lh] print:hidden">
            {where ?? words.leadKept}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CounselorLink className="no-print" />
          <StudentSwitcher />
        </div>
      </div>
      <StorageNotices keeping={state.keeping} unreadable={state.unreadable} />
      {typeof withoutPlan === "number" ? (
        <ContentBoundary fallback={<PlanLoading />}>
          <shared.Part account={withoutPlan}>
            <Own state={state} account={account} isKnown />
          </shared.Part>
        </ContentBoundary>
      ) : (
        <Own state={state} account={account} isKnown={state.isLoaded && withoutPlan === null} />
      )}
      {/* Every tool leads here, so that the place is there before what fills it. */}
      <div id="known" tabIndex={-1} className="no-print mt-12 min-h-11 outline-none">
        {state.isLoaded && <KnownSection />}
      </div>
      {state.isLoaded && <ReaderChoice />}
    </div>
  );
}

function PlanLoading() {
  return <Skeleton label={words.loading} lines={3} className="mt-8 min-h-screen" />;
}

type OwnProps = {
  state: PlanState;
  /** Null for a visitor. */
  account: number | null;
  /** Whether it is settled that this plan is shown, and not one that others share. */
  isKnown: boolean;
};

/** The plan of this person. */
function Own({ state, account, isKnown: isKnownNow }: OwnProps) {
  // The plan is drawn in slices, so that a phone answers to a finger meanwhile.
  const wasKnown = useDeferredValue(isKnownNow, false);
  const isKnown = isKnownNow && wasKnown;
  const { plan, isLoaded } = state;
  const isBringing = useLocation().hash === "#bring";
  const isEmpty = plan.colleges.length === 0;
  // Downloaded at the same time as the part below; an empty plan needs none.
  useColleges(isLoaded && !isEmpty);
  if (isKnown && isBringing) {
    return (
      <ContentBoundary fallback={<PlanLoading />}>
        <bring.Part />
      </ContentBoundary>
    );
  }
  const setUp = isKnown && account !== null && (
    <ContentBoundary fallback={null}>
      <firstSteps.Part account={account} />
    </ContentBoundary>
  );
  if (!isKnown || isEmpty) return <Beginning plan={isKnown ? plan : null} setUp={setUp} />;
  return (
    <ContentBoundary fallback={<PlanLoading />}>
      <wholePlan.Part plan={plan} setUp={setUp} />
    </ContentBoundary>
  );
}

const storageWords = words.storage;

/** Warnings about how safely the plan is stored. */
function StorageNotices({ keeping, unreadable }: Pick<PlanState, "keeping" | "unreadable">) {
  const app = useSyncExternalStore(subscribeToNothing, readApp, () => null);
  const isQuiet = keeping === "kept" && unreadable === 0 && app === null;
  if (isQuiet) return null;
  return (
    <div className="no-print mt-5 space-y-3">
      {keeping !== "kept" && (
        <Notice tone="problem" title={storageWords.notKeptTitle[keeping]}>
          {storageWords.notKept[keeping]}
        </Notice>
      )}
      {unreadable > 0 && (
        <Notice tone="attention" title={storageWords.unreadableTitle}>
          {storageWords.unreadable(unreadable)}
        </Notice>
      )}
      {app !== null && (
        <Notice tone="attention" title={storageWords.inAppTitle(app)}>
          {storageWords.inApp(app)}
        </Notice>
      )}
    </div>
  );
}

function readApp(): string | null {
  return detectInAppBrowser(navigator.userAgent);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

/**
 * The account whose shared plans stand in for an empty plan; null where the plan itself is to be shown. "asking" until
 * it is known who is signed in: what a person has begun to fill in is never taken away by the answer.
 */
function useAccountWithoutPlan(): number | "asking" | null {
  const { plan, plans, isLoaded } = usePlan();
  const session = useSession();
  const isOnline = useIsOnline();
  const { search } = useLocation();
  const isEmpty = isLoaded && plans.length <= 1 && Object.keys(plan.stamps).length === 0;
  if (!isEmpty || new URLSearchParams(search).has("own")) return null;
  return session.status === "loading" && isOnline ? "asking" : getAccountEmail(session);
}
