/**
 * What is due here for a student who has this college on the list, or this cycle's rounds and which are binding; if no date is
 * known, a link to the college's own page.
 */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { SubscribeLink } from "#components/calendar/SubscribeLink.tsx";
import { DeadlineRounds } from "#components/deadlines/DeadlineRounds.tsx";
import { Leaving } from "#components/deadlines/Leaving.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { Deadline } from "#domain/college/deadline.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { toCalendarPath } from "#domain/timeline/calendarAddress.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./detailWords.ts";
import { Section } from "./Section.tsx";
import { words as pageWords } from "./words.ts";

const ownDue = createLazyPart(() => import("./OwnDue.tsx"));

type DeadlinesProps = { college: CollegeRecord; deadlines: readonly Deadline[] };

export function Deadlines({ college, deadlines }: DeadlinesProps) {
  const { plan, isLoaded } = usePlan();
  const isListed = isLoaded && plan.colleges.some(({ unitId }) => unitId === college.unitId);
  const rounds = <Rounds college={college} deadlines={deadlines} />;
  return (
    <Section id="deadlines" lead={deadlines.length === 0 || isListed ? undefined : words.deadlinesLead}>
      {isListed ? (
        <ContentBoundary fallback={<Skeleton label={pageWords.loading} lines={5} />}>
          <ownDue.Part unitId={college.unitId} isFolding={deadlines.length > 0}>
            {deadlines.length > 0 && <p className="mb-2 max-w-2xl">{words.deadlinesLead}</p>}
            {rounds}
          </ownDue.Part>
        </ContentBoundary>
      ) : (
        rounds
      )}
      {deadlines.some(({ date }) => date !== null) && (
        <Disclosure summary={words.toCalendar} className="no-print">
          <SubscribeLink path={toCalendarPath([college.slug])} />
        </Disclosure>
      )}
    </Section>
  );
}

function Rounds({ college, deadlines }: DeadlinesProps) {
  if (deadlines.length > 0) {
    return (
      <div>
        <DeadlineRounds deadlines={deadlines} />
        <p className="no-print mt-2 text-[0.88rem] text-ink-soft">
          <a href="#sources" className="underline underline-offset-4">
            {words.datesSource}
          </a>
        </p>
      </div>
    );
  }
  return (
    <>
      <p className="max-w-3xl text-lg">
        {college.hasOpenAdmission === true ? words.noDeadlineOpen : words.noDeadline}
      </p>
      <OwnPage college={college} />
    </>
  );
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
