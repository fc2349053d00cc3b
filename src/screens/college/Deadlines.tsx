/** This cycle's rounds and dates, and which are binding; if none is known, a link to the college's own page. */
import { SubscribeLink } from "#components/calendar/SubscribeLink.tsx";
import { DeadlineRounds } from "#components/deadlines/DeadlineRounds.tsx";
import { Leaving } from "#components/deadlines/Leaving.tsx";
import { Publication } from "#components/source/FieldSources.tsx";
import type { Deadline } from "#domain/college/deadline.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { toCalendarPath } from "#domain/timeline/calendarAddress.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { words } from "./detailWords.ts";
import { Section } from "./Section.tsx";

export function Deadlines(props: { college: CollegeRecord; deadlines: readonly Deadline[] }) {
  const { deadlines } = props;
  return (
    <Section id="deadlines" lead={deadlines.length === 0 ? undefined : words.deadlinesLead}>
      {deadlines.length === 0 ? (
        <p className="max-w-3xl text-lg">
          {props.college.hasOpenAdmission === true ? words.noDeadlineOpen : words.noDeadline}
        </p>
      ) : (
        <DeadlineRounds deadlines={deadlines} />
      )}
      {deadlines.some(({ date }) => date !== null) && (
        <SubscribeLink path={toCalendarPath([props.college.slug])} />
      )}
      <OwnPage college={props.college} />
      {deadlines.length > 0 && (
        <ul className="text-[0.88rem] text-ink-soft">
          <Publication source="deadlines" />
        </ul>
      )}
    </Section>
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
