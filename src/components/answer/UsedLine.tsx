/** What a tool goes by, in one line of which each part can be changed in place. */
import { type ReactNode, useId, useState } from "react";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./flowWords.ts";

/** Nothing is drawn while there are no items. `renderField` draws the field of the one that is being changed. */
export function UsedLine<Id extends string>(props: {
  items: readonly { id: Id; text: string }[];
  renderField: (id: Id) => ReactNode;
  className?: string | undefined;
}) {
  const { items } = props;
  const [open, setOpen] = useState<Id | null>(null);
  const panelId = useId();
  if (items.length === 0 && open === null) return null;
  return (
    <div
      className={joinClasses(
        "no-print rounded-2xl bg-accent-soft px-4 py-2.5 text-[0.95rem]",
        props.className,
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-ink-soft">{words.using}</span>
        {items.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            aria-controls={panelId}
            onClick={() => setOpen(open === id ? null : id)}
            className="figures inline-flex min-h-11 items-center text-left font-semibold text-accent-text underline decoration-dotted underline-offset-4 hover:decoration-solid"
          >
            <span className="sr-only">{words.changeHeard}</span>
            {text}
          </button>
        ))}
        <Link
          to="/my-plan#known"
          className="ml-auto inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.allKnown}
        </Link>
      </p>
      <div id={panelId}>
        {open !== null && (
          <div key={open} className="max-w-md border-t border-line pt-3 pb-2">
            {props.renderField(open)}
            <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen(null)}>
              {words.done}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
