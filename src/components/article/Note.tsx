/** A callout in a text: what to do now, what to check, what has changed, or what is good to know. */
import { CalendarCheck, CircleHelp, Lightbulb, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import type { BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const looks = {
  now: { Icon: CalendarCheck, className: "border-accent bg-accent-soft" },
  check: { Icon: CircleHelp, className: "border-support bg-support-soft" },
  changed: { Icon: RefreshCw, className: "border-line-strong bg-sunk" },
  tip: { Icon: Lightbulb, className: "border-line-strong bg-card" },
} as const;

export function Note(props: {
  block: BlockOf<"note">;
  inline: (runs: readonly Inline[]) => ReactNode;
  /** The day the page was last checked. */
  reviewed: string;
}) {
  const { tone, paragraphs } = props.block;
  const { Icon, className } = looks[tone];
  return (
    // Not a landmark: a page may hold two of one tone.
    <div
      role="note"
      aria-label={words.notes[tone]}
      className={joinClasses("keep-together max-w-3xl rounded-r-2xl border-l-4 px-5 py-4", className)}
    >
      <p className="flex items-center gap-2 font-serif text-xl print:text-base">
        <Icon size={20} aria-hidden="true" className="shrink-0" />
        {words.notes[tone]}
      </p>
      {tone === "now" && <p className="text-[0.92rem] text-ink-soft">{words.asOf(props.reviewed)}</p>}
      {paragraphs.map((paragraph) => (
        <p key={toPlainText(paragraph)} className="mt-2 max-w-[64ch]">
          {props.inline(paragraph)}
        </p>
      ))}
    </div>
  );
}
