/** The college's aid policy beside a price, where it covers the family or its line is near, what it gives international students, and the state's rule without status. */
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { PriceBand } from "#domain/price/band.ts";
import { tuitionByStatus } from "#domain/price/tuitionByStatus.ts";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { describePolicy } from "./policyText.ts";

export function PolicyNote(props: { band: PriceBand; collegeName: string; entryYear: number }) {
  const { internationalAid, statusState, tuitionFree } = props.band;
  const law = statusState === undefined ? undefined : tuitionByStatus.get(statusState);
  const sentences = describePolicy(props.band, props.collegeName, props.entryYear);
  if (sentences.length === 0) return null;
  return (
    <div className="mt-3 rounded-xl border border-line bg-accent-soft px-4 py-3 text-[0.95rem] text-accent-text">
      <p>
        <UnbrokenYears text={sentences.join(" ")} />
      </p>
      {tuitionFree !== undefined && <SourceNote source={tuitionFree.policy.source} />}
      {law !== undefined && <SourceNote source={law.source} />}
      {internationalAid !== undefined && <SourceNote source={internationalAid.source} />}
    </div>
  );
}
