/** A list of dates: each says how sure it is, and past dates are marked. */
import type { ReactNode } from "react";
import { getToday } from "#client/today.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import type { ArticleDate, BlockOf, Inline } from "#content/blocks.ts";
import { formatDate } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { toDateSpan } from "./dateSpan.ts";
import { MonthStrip } from "./MonthStrip.tsx";
import { words } from "./words.ts";

/** Whether a day, month or span is in the past; before hydration, compared with the day the data was put together. */
function useHasPassed(asOf: string): (on: string) => boolean {
  const day = useIsMounted() ? getToday() : asOf;
  return (on) => toDateSpan(on).last < day;
}

export default function DateList(props: {
  block: BlockOf<"dates">;
  inline: (runs: readonly Inline[]) => ReactNode;
  asOf: string;
}) {
  const { title, dates } = props.block;
  const hasPassed = useHasPassed(props.asOf);
  return (
    <section aria-label={title} className="max-w-3xl rounded-2xl border border-line bg-card p-5 sm:p-6">
      <h3 className="text-2xl print:text-lg">{title}</h3>
      <MonthStrip dates={dates} hasPassed={hasPassed} />
      <ol className="mt-3 divide-y divide-line">
        {dates.map((date) => (
          <DateLine
            key={date.on + JSON.stringify(date.what)}
            date={date}
            isPast={hasPassed(date.on)}
            inline={props.inline}
          />
        ))}
      </ol>
    </section>
  );
}

function DateLine(props: {
  date: ArticleDate;
  isPast: boolean;
  inline: (runs: readonly Inline[]) => ReactNode;
}) {
  const { date, isPast } = props;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[11rem_1fr]">
      <p
        className={joinClasses(
          "figures font-serif text-lg leading-snug print:text-base",
          isPast && "text-ink-soft",
        )}
      >
        <DateText on={date.on} />
        {isPast && <span className="block font-sans text-[0.88rem] text-ink-soft">{words.passed}</span>}
      </p>
      <p className={isPast ? "text-ink-soft" : undefined}>
        {props.inline(date.what)}
        {date.standing !== "published" && <StandingMark standing={date.standing} isPast={isPast} />}
      </p>
    </li>
  );
}

function DateText({ on }: { on: string }) {
  const span = toDateSpan(on);
  if (span.text !== null) return <time dateTime={on}>{span.text}</time>;
  return (
    <>
      <time dateTime={span.first}>{formatDate(span.first)}</time>
      {span.first !== span.last && (
        <>
          {" – "}
          <time dateTime={span.last}>{formatDate(span.last)}</time>
        </>
      )}
    </>
  );
}

function StandingMark({ standing, isPast }: { standing: ArticleDate["standing"]; isPast: boolean }) {
  const text = isPast && standing === "expected" ? words.neverPublished : words.standings[standing];
  return <span className="block text-[0.9rem] text-ink-soft">{text}</span>;
}
