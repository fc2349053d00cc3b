/** How this device and the account stand to each other, in words: in step since when, what waits, what is in the way. */
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { lastInStep } from "#client/planSync/lastInStep.ts";
import { type Standing, standingOf } from "#client/planSync/standing.ts";
import { lookNow, usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { standingWords, words as syncWords } from "#client/planSync/words.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { StatusShape, type StatusTone } from "#ui/StatusMark.tsx";
import { words as all } from "./words.ts";

const words = all.sync;

const tones: Record<Standing, StatusTone> = {
  notBegun: "unknown",
  inStep: "safety",
  working: "unknown",
  problem: "caution",
  signedOut: "caution",
  offline: "unknown",
  waiting: "caution",
};

export function SyncStatus() {
  const status = usePlanSyncStatus();
  const isOnline = useIsOnline();
  const { plans, keeping } = usePlan();
  const isKept = keeping !== "memoryOnly";
  const standing = standingOf(status, isOnline);
  const { title, text } = standingWords[standing];
  const at = lastInStep();
  const problems = (status?.problems ?? []).filter(({ problem }) => problem !== "signedOut");
  const getName = (planId: string) => {
    const plan = plans.find(({ id }) => id === planId);
    return plan === undefined ? words.ofAnother : (plan.studentName ?? words.unnamed);
  };
  return (
    <section
      aria-label={words.title}
      className="flex flex-col rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 className="font-sans text-base font-normal text-ink-soft">{words.title}</h2>
      <div role="status" className="mt-1 grow">
        {isKept ? (
          <>
            <p className="flex items-start gap-3 font-serif text-2xl sm:text-3xl">
              <span className="mt-1 shrink-0">
                <StatusShape tone={tones[standing]} size={24} />
              </span>
              {title}
            </p>
            <p className="mt-2">{text(status?.waiting ?? 0)}</p>
            {at !== null && (
              <p className="mt-1 text-[0.95rem] text-ink-soft">{words.inStepAt(formatMoment(at))}</p>
            )}
          </>
        ) : (
          <p>{words.noStorage}</p>
        )}
      </div>
      {problems.length > 0 && (
        <ul aria-label={words.problemsTitle} className="mt-4 divide-y divide-line border-y border-line">
          {problems.map(({ planId, problem }) => (
            <li key={planId} className="py-2.5">
              <p className="font-semibold">{getName(planId)}</p>
              <p className="text-[0.98rem]">{syncWords.problems[problem]}</p>
            </li>
          ))}
        </ul>
      )}
      {isKept && (
        <div className="mt-5">
          <Button
            variant="outline"
            disabled={!isOnline || standing === "working"}
            onClick={() => void lookNow()}
          >
            {words.look}
          </Button>
        </div>
      )}
    </section>
  );
}
