/** Names that no college has: listed, each with a search to find it. */
import { useState } from "react";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import type { ListedCollege } from "#domain/listImport/listImport.ts";
import { Button } from "#ui/Button.tsx";
import { words } from "./bringWords.ts";

/** A sheet of something else has hundreds. */
const shown = 20;

export function BringUnknown(props: {
  listed: readonly ListedCollege[];
  onChoose: (line: number, unitId: number | null) => void;
}) {
  const { listed } = props;
  const notLookedUp = listed.filter(
    ({ match }) => match.kind === "unknown" && match.because === "notLookedUp",
  ).length;
  return (
    <section aria-labelledby="bring-unknown" className="mt-8 max-w-2xl">
      <h3 id="bring-unknown" className="text-xl">
        {words.unknownHeading(listed.length)}
      </h3>
      <p className="text-[0.95rem] text-ink-soft">{words.unknownLead}</p>
      <ul className="mt-3 space-y-3">
        {listed.slice(0, shown).map((one) => (
          <Unknown key={one.line} listed={one} onChoose={(unitId) => props.onChoose(one.line, unitId)} />
        ))}
      </ul>
      {listed.length > shown && <p className="mt-3">{words.andMore(listed.length - shown)}</p>}
      {notLookedUp > 0 && (
        <p className="mt-1 text-[0.95rem] text-ink-soft">{words.notLookedUp(notLookedUp)}</p>
      )}
    </section>
  );
}

function Unknown({ listed, onChoose }: { listed: ListedCollege; onChoose: (unitId: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { match, name, line } = listed;
  return (
    <li className="rounded-xl border border-line bg-card p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-medium break-words">{words.unknownRow(name, line)}</p>
        {!isOpen && (
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            {words.find}
          </Button>
        )}
      </div>
      {match.kind === "unknown" && match.because === "closed" && (
        <p className="text-[0.95rem] text-ink-soft">{match.closed}</p>
      )}
      {isOpen && (
        <div className="mt-2">
          <CollegePicker
            unitIds={[]}
            maximum={1}
            label={words.findName(name)}
            isChipless
            onChange={([unitId]) => {
              if (unitId !== undefined) onChoose(unitId);
            }}
          />
        </div>
      )}
    </li>
  );
}
