/** Subscribing from the timeline: signed in, the plan itself at a secret address; otherwise its colleges' public dates. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getAccountEmail } from "#client/family/accountScope.ts";
import { endPlanCalendar, makePlanCalendar, readPlanCalendar } from "#client/family/planCalendarApi.ts";
import { syncNow } from "#client/planSync/usePlanSync.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useSession } from "#client/session/session.ts";
import { AskFirst } from "#components/family/AskFirst.tsx";
import { describeFailure } from "#components/family/failure.ts";
import { MadeLink } from "#components/family/MadeLink.tsx";
import { BeginSignIn } from "#components/family/SignInFirst.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import type { MadePlanCalendar } from "#contract/planCalendar.ts";
import { mostCalendarColleges, toCalendarPath } from "#domain/timeline/calendarAddress.ts";
import { Button, getButtonClasses } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { panelWords } from "./panelWords.ts";
import { SubscribeLink, toCalendarAppAddress } from "./SubscribeLink.tsx";
import { words } from "./words.ts";

type SubscribePanelProps = { plan: ReadyTimeline["plan"]; getCollege: ReadyTimeline["getCollege"] };

export default function SubscribePanel({ plan, getCollege }: SubscribePanelProps) {
  const account = getAccountEmail(useSession());
  return (
    <div className="max-w-3xl rounded-2xl border border-line bg-card p-5">
      {account === null ? (
        <CollegeDates plan={plan} getCollege={getCollege} />
      ) : (
        <PlanCalendarPart key={`${account} ${plan.id}`} account={account} planId={plan.id} />
      )}
    </div>
  );
}

function CollegeDates({ plan, getCollege }: SubscribePanelProps) {
  const listed = plan.colleges.flatMap(({ unitId }) => getCollege(unitId) ?? []);
  const colleges = listed.slice(0, mostCalendarColleges);
  return (
    <div className="space-y-3">
      {colleges.length === 0 ? (
        <p>{panelWords.colleges.none}</p>
      ) : (
        <>
          <h3 className="text-xl">{panelWords.colleges.title(colleges.map(({ name }) => name))}</h3>
          <p>{panelWords.colleges.text}</p>
          {listed.length > colleges.length && <p>{panelWords.colleges.left(mostCalendarColleges)}</p>}
          <SubscribeLink path={toCalendarPath(colleges.map(({ slug }) => slug))} />
        </>
      )}
      <BeginSignIn screen="sign-in" variant="ghost" size="sm" label={panelWords.colleges.signIn} />
    </div>
  );
}

function PlanCalendarPart({ account, planId }: { account: number; planId: string }) {
  const client = useQueryClient();
  const query = queryOptions({
    queryKey: ["plan-calendar", account, planId],
    // A plan that was begun on this device a moment ago is not in the account yet.
    queryFn: () => syncNow().then(() => readPlanCalendar(planId)),
    ...cacheClasses.realtime,
  });
  const state = loadStateOf(useQuery(query));
  const [made, setMade] = useState<MadePlanCalendar | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);

  async function run(work: () => Promise<string | null>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setSaid(null);
    try {
      const text = await work();
      if (text !== null) setSaid({ text, isProblem: false });
      await client.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      setSaid({ text: describeFailure(error), isProblem: true });
    } finally {
      setBusy(false);
    }
  }
  const make = () =>
    void run(async () => {
      setMade(await makePlanCalendar(planId));
      return null;
    });
  const end = () =>
    void run(async () => {
      await endPlanCalendar(planId);
      setMade(null);
      return panelWords.plan.isOff;
    });

  if (state.status === "loading") return <Skeleton label={words.loading} lines={3} />;
  if (state.status === "failed") return <LoadFailed title={panelWords.plan.failed} load={state} kept="" />;
  const { since } = state.value;
  return (
    <div className="space-y-4">
      <div>
        <h3 className="text-xl">{panelWords.plan.title}</h3>
        <p className="mt-1">{panelWords.plan.text}</p>
        <p className="mt-2 text-[0.95rem] text-ink-soft">{words.follows}</p>
      </div>
      {made !== null && (
        <div className="space-y-3">
          <MadeLink
            key={made.url}
            title={panelWords.plan.made}
            text={panelWords.plan.once}
            url={made.url}
            words={panelWords.made}
          />
          <a
            href={toCalendarAppAddress(new URL(made.url).pathname)}
            className={getButtonClasses("outline", "default")}
          >
            {words.subscribe}
          </a>
        </div>
      )}
      {since === null ? (
        <Button aria-disabled={isBusy} onClick={make}>
          {isBusy ? panelWords.plan.making : panelWords.plan.make}
        </Button>
      ) : (
        <div>
          <p>{panelWords.plan.since(since.slice(0, 10))}</p>
          <AskFirst
            label={panelWords.plan.again}
            question={panelWords.plan.againAsk}
            yes={panelWords.plan.againYes}
            no={panelWords.plan.keep}
            isBusy={isBusy}
            onYes={make}
          />
          <AskFirst
            label={panelWords.plan.off}
            question={panelWords.plan.offAsk}
            yes={panelWords.plan.offYes}
            no={panelWords.plan.keep}
            isBusy={isBusy}
            onYes={end}
          />
        </div>
      )}
      <p
        role={said?.isProblem === true ? "alert" : "status"}
        className={said === null ? "sr-only" : `font-medium ${said.isProblem ? "text-danger" : ""}`}
      >
        {said?.text}
      </p>
    </div>
  );
}
