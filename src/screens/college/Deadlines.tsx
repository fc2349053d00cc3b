/** This cycle's rounds and dates, with what binds; where none is known, the college's own page. */
import { useSyncExternalStore } from "react";
import { getToday } from "#client/today.ts";
import { getRoundName } from "#components/deadlines/roundNames.ts";
import { Publication } from "#components/source/FieldSources.tsx";
import type { Deadline } from "#domain/college/details.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { formatDate } from "#lib/format.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Leaving } from "./Hero.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

export function Deadlines(props: { college: CollegeRecord; deadlines: readonly Deadline[] }) {
  const sorted = props.deadlines.toSorted((a, b) => (a.date ?? "9").localeCompare(b.date ?? "9"));
  const asOf = sorted[0]?.asOf;
  const now = useToday();
  return (
    <Section id="deadlines" lead={asOf === undefined ? undefined : words.deadlinesAsOf(asOf)}>
      {sorted.length === 0 ? (
        <p className="text-lg">{words.noDeadline}</p>
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

function Round({ deadline, now }: { deadline: Deadline; now: string | null }) {
  const { round, date, isBinding } = deadline;
  const isPassed = now !== null && date !== null && date < now;
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
      <span className={joinClasses("figures font-serif text-xl", isPassed && "text-ink-soft")}>
        {date === null ? words.rolling : formatDate(date)}
        {isPassed && <span className="ml-2 font-sans text-[0.9rem]">({words.passed})</span>}
      </span>
      <span>
        <span className="block font-semibold">{getRoundName(round)}</span>
        <span className="block text-[0.95rem] text-ink-soft">{describeRule(round, isBinding)}</span>
      </span>
    </li>
  );
}

function describeRule(round: Deadline["round"], isBinding: boolean): string {
  if (isBinding) return words.binding;
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

/** The day on this device's calendar; null in the first render, which knows no clock. */
function useToday(): string | null {
  return useSyncExternalStore(subscribeToNothing, getToday, () => null);
}
