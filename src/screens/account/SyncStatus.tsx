/** The sync status in words: synced since when, what is waiting, what is blocked. */
import { useIsSavingOff } from "#client/network/savingOff.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { readLastSynced } from "#client/planSync/lastSynced.ts";
import { type SyncCondition, toSyncCondition } from "#client/planSync/syncCondition.ts";
import { syncNow, usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { conditionWords, words as syncWords } from "#client/planSync/words.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { StatusShape, type StatusTone } from "#ui/StatusMark.tsx";
import { words as all } from "./words.ts";

const words = all.sync;

const tones: Record<SyncCondition, StatusTone> = {
  notBegun: "unknown",
  synced: "safety",
  working: "unknown",
  problem: "caution",
  signedOut: "caution",
  offline: "unknown",
  waiting: "caution",
  savingOff: "caution",
};

export function SyncStatus() {
  const status = usePlanSyncStatus();
  const isOnline = useIsOnline();
  const isSavingOff = useIsSavingOff();
  const { plans, keeping } = usePlan();
  const isKept = keeping !== "forbidden";
  const condition = toSyncCondition(status, isOnline, isSavingOff);
  const { title, text } = conditionWords[condition];
  const at = readLastSynced();
  const problems = (status?.problems ?? []).filter(({ problem }) => problem !== "signedOut");
  const getName = (planId: string) => {
    const plan = plans.find(({ id }) => id === planId);
    return plan === undefined ? words.ofAnother : (plan.studentName ?? words.unnamed);
  };
  return (
    <section
      aria-label={words.title}
      className="flex min-w-0 flex-col rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 className="font-sans text-base font-normal text-ink-soft">{words.title}</h2>
      <div role="status" className="mt-1 grow">
        {isKept ? (
          <>
            <p className="flex items-start gap-3 font-serif text-2xl sm:text-3xl">
              <span className="mt-1 shrink-0">
                <StatusShape tone={tones[condition]} size={24} />
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
            disabled={!isOnline || condition === "working"}
            onClick={() => void syncNow()}
          >
            {words.look}
          </Button>
        </div>
      )}
    </section>
  );
}
