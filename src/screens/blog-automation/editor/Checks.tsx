/** What the checks of every written page say about a text. */
import type { PostChecks } from "#contract/adminPosts.ts";
import { formatOneDecimal } from "#lib/format.ts";
import { StatusMark } from "#ui/StatusMark.tsx";
import { checkWords as words } from "../words.ts";

export function Checks({ checks, isStale }: { checks: PostChecks; isStale: boolean }) {
  const { faults, notes, read } = checks;
  return (
    <section aria-labelledby="checks-title">
      <h2 id="checks-title" className="text-2xl">
        {words.title}
      </h2>
      <div role="status" className="mt-3 rounded-2xl border border-line bg-card p-5">
        <StatusMark
          tone={faults.length === 0 ? "safety" : "reach"}
          word={faults.length === 0 ? words.none : words.faults(faults.length)}
        />
        {faults.length > 0 && (
          <ul className="mt-3 list-disc space-y-2 pl-6">
            {faults.map(({ line, text }) => (
              <li key={`${line} ${text}`} className="wrap-anywhere">
                {line !== null && <span className="font-semibold">{words.line(line)} </span>}
                {text}
              </li>
            ))}
          </ul>
        )}
        {notes.map((note) => (
          <p key={note} className="mt-2 text-[0.95rem] wrap-anywhere text-ink-soft">
            {note}
          </p>
        ))}
        {read !== null && (
          <p className="mt-2 text-[0.95rem] text-ink-soft">
            {words.summary(read.words, formatOneDecimal(read.grade), read.sources)}
          </p>
        )}
        {isStale && <p className="mt-2 font-medium">{words.stale}</p>}
      </div>
    </section>
  );
}
