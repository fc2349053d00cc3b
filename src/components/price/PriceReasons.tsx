/** Explains a price in words: whose it is, why the band is as wide as it is, and what else to know. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { AwardNote } from "./AwardNote.tsx";
import { MeritNote } from "./MeritNote.tsx";
import { PolicyNote } from "./PolicyNote.tsx";
import { policyNotes } from "./policyText.ts";
import { words } from "./words.ts";

export function PriceReasons(props: {
  band: PriceBand;
  college: CollegeSummary;
  homeState: StateCode | null;
  entryYear: number;
}) {
  const { band, college, homeState, entryYear } = props;
  return (
    <div className="mt-2">
      <p className="text-[0.95rem]">
        {words.residency(band.residency, college.state, homeState, band.agreement ?? null)}
      </p>
      <PolicyNote band={band} collegeName={college.name} entryYear={entryYear} />
      <AwardNote band={band} entryYear={entryYear} />
      <MeritNote college={college} band={band} />
      {band.notes
        .filter((code) => !policyNotes.has(code))
        // A college's own examples stand in for the index.
        .filter((code) => code !== "followsIndex" || band.policy?.table === undefined)
        .map((code) => (
          <p key={code} className="mt-1 text-[0.95rem] text-ink-soft">
            {words.note[code]}
          </p>
        ))}
      {band.widenedBecause.length > 0 && (
        <Disclosure summary={words.wideTitle}>
          <ul className="list-disc space-y-1.5 pl-5 text-[0.95rem]">
            {band.widenedBecause.map((code) => (
              <li key={code}>{words.widening[code]}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
