/** The essays of a shared plan that are ready to read. */
import { useSharedEssays } from "#client/essays/useEssayReaders.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { PlanEntry } from "#contract/plans.ts";
import { countWords } from "#domain/essays/text/countText.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words as family } from "../words.ts";
import { toSharedEssayAddress } from "./addresses.ts";
import { essayWords as words } from "./essayWords.ts";
import { nameEssay } from "./nameEssay.ts";

export default function SharedEssays({ account, entry }: { account: number; entry: PlanEntry }) {
  const { planId } = entry;
  const load = useSharedEssays(account, planId);
  return (
    <div>
      <h3 className="text-2xl">{words.title}</h3>
      {load.status === "loading" && <Skeleton label={words.loading} lines={3} className="mt-3" />}
      {load.status === "failed" && (
        <div className="mt-3">
          {load.failure === "missing" || load.failure === "refused" ? (
            <p>{words.goneTitle}.</p>
          ) : (
            <LoadFailed title={words.failed} load={load} kept={words.kept} />
          )}
        </div>
      )}
      {load.status === "ready" && load.value.length === 0 && (
        <p className="mt-2 max-w-lead text-ink-soft">{words.none}</p>
      )}
      {load.status === "ready" && load.value.length > 0 && (
        <>
          <p className="mt-2 max-w-lead text-ink-soft">{words.how}</p>
          <ul aria-label={`${words.title}: ${family.planOf(entry.studentName)}`} className="mt-1">
            {load.value.map((essay) => (
              <li key={essay.essayId} className="border-b border-line py-2">
                <Link
                  to={toSharedEssayAddress({ planId, essayId: essay.essayId })}
                  className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 [overflow-wrap:anywhere]"
                >
                  {nameEssay(essay)}
                </Link>
                <p className="figures text-[0.95rem] text-ink-soft">
                  {words.facts(essay.status, countWords(essay.text), essay.savedAt)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
