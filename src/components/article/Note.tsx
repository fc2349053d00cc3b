/** A callout in a text: what to check, what has changed, a worked example, or what is good to know. */
import { CircleHelp, Lightbulb, RefreshCw } from "lucide";
import type { ReactNode } from "react";
import type { BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { Icon } from "#ui/Icon.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const looks = {
  check: { icon: CircleHelp, className: "border-support bg-support-soft" },
  history: { icon: RefreshCw, className: "border-line-strong bg-sunk" },
  example: { icon: Lightbulb, className: "border-line-strong bg-card" },
  tip: { icon: Lightbulb, className: "border-line-strong bg-card" },
} as const;

export function Note(props: { block: BlockOf<"note">; inline: (runs: readonly Inline[]) => ReactNode }) {
  const { tone, paragraphs } = props.block;
  const { icon, className } = looks[tone];
  return (
    // Not a landmark: a page may hold two of one tone.
    <div
      role="note"
      aria-label={words.notes[tone]}
      className={joinClasses("keep-together max-w-3xl rounded-r-2xl border-l-4 px-5 py-4", className)}
    >
      <p className="flex items-center gap-2 font-serif text-xl print:text-base">
        <Icon icon={icon} size={20} className="shrink-0" />
        {words.notes[tone]}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={toPlainText(paragraph)} className="mt-2 max-w-text">
          {props.inline(paragraph)}
        </p>
      ))}
    </div>
  );
}
