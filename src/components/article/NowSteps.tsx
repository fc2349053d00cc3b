/** What to do now: steps with their last day, hidden once that day is past on the reader's own calendar. */
import { CalendarCheck } from "lucide";
import type { ReactNode } from "react";
import { getToday } from "#client/today.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import type { BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { formatDate } from "#lib/format.ts";
import { Icon } from "#ui/Icon.tsx";
import { words } from "./words.ts";

/** `asOf`: the day of the data. A device whose clock is behind it hides nothing. */
export function NowSteps(props: {
  block: BlockOf<"now">;
  inline: (runs: readonly Inline[]) => ReactNode;
  asOf: string;
}) {
  const today = useIsMounted() ? getToday() : props.asOf;
  const day = today < props.asOf ? props.asOf : today;
  const steps = props.block.steps.filter(({ until }) => until === null || until >= day);
  if (steps.length === 0) return null;
  return (
    <section
      aria-label={words.now}
      className="keep-together max-w-3xl rounded-r-2xl border-l-4 border-accent bg-accent-soft px-5 py-4"
    >
      <h2 className="flex items-center gap-2 font-serif text-xl print:text-base">
        <Icon icon={CalendarCheck} size={20} className="shrink-0" />
        {words.now}
      </h2>
      <ol className="mt-2 list-decimal space-y-2 pl-5 marker:font-semibold marker:text-accent-text">
        {steps.map(({ text, until }) => (
          <li key={toPlainText(text)} className="max-w-lead pl-1">
            {props.inline(text)}{" "}
            {until !== null && !saysDay(toPlainText(text), until) && (
              <time
                dateTime={until}
                className="figures text-[0.9em] whitespace-nowrap text-ink-soft max-[19rem]:whitespace-normal"
              >
                {words.until(until)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "By March 31" and, where the next day is the one named, "Before April 1": such a step says its last day itself. */
function saysDay(text: string, until: string): boolean {
  return text.includes(formatDate(until)) || /^Before [A-Z][a-z]+ \d/.test(text);
}
