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
  return (
    <ul className="max-w-3xl">
      {sorted.map((deadline) => (
        <Round key={`${deadline.round}${deadline.date ?? ""}`} deadline={deadline} now={now} />
      ))}
    </ul>
  );
}

function toDayText(deadline: Deadline): string {
  return toThisCycle(deadline).date ?? "9";
}

function Round({ deadline, now }: { deadline: Deadline; now: string | null }) {
  const { round, date, url } = deadline;
  const isPassed = now !== null && date !== null && toDayText(deadline) < now;
  const source = describeSource(deadline);
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
      <span className={joinClasses("figures font-serif text-xl", isPassed && "text-ink-soft")}>
        {describeDay(deadline)}
        {isPassed && (
          <span className="ml-2 font-sans text-[0.9rem]">
            ({isDeadlineCertain(deadline) ? words.passed : words.likelyPassed})
          </span>
        )}
      </span>
      <span>
        <span className="block font-semibold">{getRoundName(round)}</span>
        <span className="block text-[0.95rem] text-ink-soft">{describeRule(deadline)}</span>
        <span className="block text-[0.88rem] text-ink-soft">
          {describeConfidence(deadline)}{" "}
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
