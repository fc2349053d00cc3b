/** A started essay in a list: its title, how long it is against the limit, and its status. */

import { type EssayStatus, essayStatuses } from "#domain/essays/essay.ts";
import type { StudentEssay } from "#domain/essays/essayList.ts";
import type { PromptLimit } from "#domain/essays/prompt.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { Link } from "#ui/router.tsx";
import { toEssayAddress } from "../addresses.ts";
import { listWords as words } from "./listWords.ts";

export function EssayLink(props: {
  essay: StudentEssay;
  plan: Plan;
  /** What the essay is called while it has no title of its own. */
  topic: string | null;
  limit: PromptLimit | null;
}) {
  const { essay, plan, limit } = props;
  const kept = plan.essays.find(({ id }) => id === essay.essayId);
  const own = kept?.ownPrompt?.text ?? "";
  const title = kept?.title || props.topic || own || words.untitled;
  const isWords = limit?.unit === "words";
  return (
    <Link
      to={toEssayAddress(essay.essayId)}
      className="group/link flex min-h-11 flex-wrap items-center justify-between gap-x-5 gap-y-1 py-1"
    >
      <span className="line-clamp-2 min-w-0 font-semibold text-accent-text underline decoration-transparent underline-offset-4 group-hover/link:decoration-current">
        {title}
      </span>
      <span className="figures flex items-center gap-x-3 text-[0.95rem] text-ink-soft">
        <span>
          {words.wordCount(essay.words)}
          {isWords && essay.words > 0 ? ` of ${limit.most}` : ""}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <StatusDot status={essay.status} />
          {words.statusNames[essay.status]}
        </span>
      </span>
    </Link>
  );
}

/** A status as a circle that fills up; the word stands beside it. */
function StatusDot({ status }: { status: EssayStatus }) {
  const share = essayStatuses.indexOf(status) / (essayStatuses.length - 1);
  const around = 2 * Math.PI * 4;
  return (
    <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden="true" className="shrink-0">
      <circle cx={9} cy={9} r={7.5} fill="none" className="stroke-accent" strokeWidth={1.6} />
      <circle
        cx={9}
        cy={9}
        r={4}
        fill="none"
        className="stroke-accent"
        strokeWidth={share === 0 ? 0 : 6}
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 9 9)"
      />
    </svg>
  );
}
