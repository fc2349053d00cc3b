/** This cycle's rounds and dates, and which are binding; if none is known, a link to the college's own page. */
import { useSyncExternalStore } from "react";
import { getToday } from "#client/today.ts";
import { Publication } from "#components/source/FieldSources.tsx";
import { type Deadline, isPreferredRound } from "#domain/college/details.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import {
  describeConfidence,
  describeDay,
  describeSource,
  isDeadlineCertain,
} from "#domain/timeline/deadlineWords.ts";
import { toThisCycle } from "#domain/timeline/nextCycle.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Leaving } from "./Hero.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

export function Deadlines(props: { college: CollegeRecord; deadlines: readonly Deadline[] }) {
  const sorted = props.deadlines.toSorted((a, b) => toDayText(a).localeCompare(toDayText(b)));
  const now = useToday();
  return (
    <Section id="deadlines" lead={sorted.length === 0 ? undefined : words.deadlinesLead}>
      {sorted.length === 0 ? (
        <p className="max-w-3xl text-lg">
          {props.college.hasOpenAdmission === true ? words.noDeadlineOpen : words.noDeadline}
        </p>
      ) : (
        <ul className="max-w-3xl">
          {sorted.map((deadline) => (
            <Round key={`${deadline.round}${deadline.date ?? ""}`} deadline={deadline} now={now} />
          ))}
        </ul>
      )}
      <OwnPage college={props.college} />
      {sorted.length > 0 && (
        <ul className="text-[0.88rem] text-ink-soft">
          <Publication source="deadlines" />
        </ul>
      )}
    </Section>
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

function OwnPage({ college }: { college: CollegeRecord }) {
  const pages = [
    { url: college.applicationUrl, label: words.toApplication },
    { url: college.admissionsUrl, label: words.toAdmission },
    { url: college.websiteUrl, label: words.toWebsite },
  ];
  const page = pages.find(({ url }) => url !== null);
  if (page?.url == null) return null;
  return (
    <p className="no-print">
      <a href={page.url} rel="noreferrer" className={getButtonClasses("outline", "sm")}>
        {page.label}
        <Leaving />
      </a>
    </p>
  );
}

const subscribeToNothing = () => () => undefined;

/** The date on this device; null in the prerendered first render. */
function useToday(): string | null {
  return useSyncExternalStore(subscribeToNothing, getToday, () => null);
}
