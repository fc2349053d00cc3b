/** A college's rounds with their dates, soonest first: which are binding, how sure each date is, and where it is published. */
import { useToday } from "#client/useToday.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { isPreferredRound } from "#domain/college/rounds.ts";
import {
  describeConfidence,
  describeDay,
  describeSource,
  isDeadlineCertain,
} from "#domain/timeline/deadlineWords.ts";
import { toThisCycle } from "#domain/timeline/nextCycle.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Leaving } from "./Leaving.tsx";
import { words } from "./words.ts";

export function DeadlineRounds({ deadlines }: { deadlines: readonly Deadline[] }) {
  const sorted = deadlines.toSorted((a, b) => toDayText(a).localeCompare(toDayText(b)));
  const now = useToday();
  const common = findCommonConfidence(sorted);
  const firstBinding = sorted.find(({ isBinding }) => isBinding);
  return (
    <>
      <ul className="max-w-3xl">
        {sorted.map((deadline) => (
          <Round
            key={`${deadline.round}${deadline.date ?? ""}`}
            deadline={deadline}
            now={now}
            rule={
              deadline.isBinding && deadline !== firstBinding ? words.alsoBinding : describeRule(deadline)
            }
            confidence={common === null ? describeConfidence(deadline) : null}
          />
        ))}
      </ul>
      {common !== null && <p className="mt-2 text-[0.88rem] text-ink-soft">{common}</p>}
    </>
  );
}

/** How sure all of several dates are, to be said once; null where they differ or lead to pages of their own. */
function findCommonConfidence(deadlines: readonly Deadline[]): string | null {
  const [first, ...others] = deadlines;
  if (first === undefined || others.length === 0 || deadlines.some(({ url }) => url != null)) return null;
  const confidence = describeConfidence(first);
  return others.every((deadline) => describeConfidence(deadline) === confidence) ? confidence : null;
}

function toDayText(deadline: Deadline): string {
  return toThisCycle(deadline).date ?? "9";
}

type RoundProps = { deadline: Deadline; now: string | null; rule: string; confidence: string | null };

function Round({ deadline, now, rule, confidence }: RoundProps) {
  const { round, date, url } = deadline;
  const isPassed = now !== null && date !== null && toDayText(deadline) < now;
  const source = describeSource(deadline);
  return (
    <li className="grid grid-cols-[6.75rem_1fr] gap-x-4 max-[19rem]:grid-cols-1 border-b border-line py-3 sm:grid-cols-[14rem_1fr] sm:gap-x-6">
      <span
        className={joinClasses(
          "figures font-serif text-lg leading-snug sm:text-xl",
          isPassed && "text-ink-soft",
        )}
      >
        {describeDay(deadline)}
        {isPassed && (
          <span className="font-sans text-[0.9rem] max-sm:block sm:ml-2">
            ({isDeadlineCertain(deadline) ? words.passed : words.likelyPassed})
          </span>
        )}
      </span>
      <span>
        <span className="block font-semibold">{getRoundName(round)}</span>
        <span className="block text-[0.95rem] text-ink-soft">{rule}</span>
        <span className="block text-[0.88rem] text-ink-soft empty:hidden">
          {confidence}
          {source !== null && url != null && (
            <a
              href={url}
              rel="noreferrer"
              className="flex min-h-11 w-fit items-center underline underline-offset-4 print:min-h-0"
            >
              {source}
              <Leaving />
            </a>
          )}
        </span>
      </span>
    </li>
  );
}

function describeRule({ round, date, isBinding }: Deadline): string {
  if (isBinding) return words.binding;
  if (isPreferredRound(round)) return words.preferred[round];
  if (date === null) return words.rolling;
  return round === "restrictiveEarlyAction" ? words.restrictive : words.notBinding;
}
