/** The reuse map: for each draft, the questions it could serve and what does not fit. */
import { findPrompt } from "#domain/essays/essayPrompts.ts";
import type { Reuse } from "#domain/essays/findReuse.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { toEssayAddress } from "../addresses.ts";
import { listWords as words } from "./listWords.ts";
import type { ShownList } from "./useEssayList.ts";

/** More would be a list of everything; the best fits come first. */
const maxShown = 12;

export function ReuseSection({ shown }: { shown: ShownList }) {
  const byEssay = Map.groupBy(shown.reuse, ({ essayId }) => essayId);
  if (byEssay.size === 0) return null;
  return (
    <section aria-labelledby="reuse" className="mt-12">
      <h2 id="reuse" className="text-2xl sm:text-3xl">
        {words.reuseTitle}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{words.reuseText}</p>
      <ul className="mt-4 space-y-3">
        {[...byEssay].map(([essayId, reuses]) => (
          <li key={essayId} className="rounded-2xl border border-line bg-card px-4 py-2 sm:px-6">
            <Draft essayId={essayId} reuses={reuses} shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Draft({ essayId, reuses, shown }: { essayId: string; reuses: readonly Reuse[]; shown: ShownList }) {
  const essay = shown.plan.essays.find(({ id }) => id === essayId);
  const topic = essay?.promptId == null ? null : (findPrompt(essay.promptId)?.topic ?? null);
  const title = essay?.title || topic || words.untitled;
  const sorted = reuses.toSorted((a, b) => fitOrder.indexOf(a.fit) - fitOrder.indexOf(b.fit));
  return (
    <>
      <Disclosure
        summary={
          <span>
            <span className="font-serif text-lg">“{title}”</span>{" "}
            <span className="font-normal text-ink">{words.reuseCount(reuses.length)}</span>
          </span>
        }
      >
        <ul className="divide-y divide-line">
          {sorted.slice(0, maxShown).map((reuse) => (
            <li key={reuse.promptId} className="py-3">
              <Target reuse={reuse} shown={shown} />
            </li>
          ))}
        </ul>
        <Link
          to={toEssayAddress(essayId)}
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.open}
          <span className="sr-only"> {title}</span>
        </Link>
      </Disclosure>
    </>
  );
}

const fitOrder = ["asIs", "edit", "rewrite"] as const;

function Target({ reuse, shown }: { reuse: Reuse; shown: ShownList }) {
  const prompt = findPrompt(reuse.promptId);
  if (prompt === null) return null;
  const { unitId, platform, topic } = prompt;
  const name =
    unitId === null
      ? platform === null
        ? ""
        : words.platformNames[platform]
      : (shown.getName(unitId) ?? words.college(unitId));
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[1fr_16rem]">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-[0.95rem]">{reuse.option === null ? topic : words.option(reuse.option)}</p>
      </div>
      <div className="text-[0.95rem]">
        <p className="font-semibold">{words.fits[reuse.fit]}</p>
        <ul className="text-ink-soft">
          {reuse.reasons.map((reason) => (
            <li key={reason.code}>{words.describeReason(reason, shown.getName)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
